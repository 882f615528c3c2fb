import SwiftIfConfig
import SwiftSyntax

/// The evaluation of `#if` conditions: as for the iOS simulator.
public struct BuildConditions: Sendable, Hashable {
  /// The conditions that `-D` sets: `DEBUG` in a debug build.
  public var customConditions: Set<String>
  /// The modules that the app can import here, besides those of the toolchain.
  public var importableModules: Set<String>
  /// The Swift language mode, `[5]`, `[4, 2]` or `[6]`.
  public var languageMode: [Int]

  public init(
    customConditions: Set<String> = ["DEBUG"], importableModules: Set<String> = BuildConditions.appleModules,
    languageMode: [Int] = [5]
  ) {
    self.customConditions = customConditions
    self.importableModules = importableModules
    self.languageMode = languageMode
  }

  /// Modules of Apple's that exist here, so that `canImport` is true as on the simulator.
  public static let appleModules: Set<String> = [
    "Foundation", "FoundationNetworking", "Dispatch", "Swift", "XCTest", "Testing", "Synchronization",
    "Observation",
    "RegexBuilder", "UIKit", "QuartzCore", "CoreGraphics", "CoreText", "ObjectiveC",
    // Sources/Frameworks
    "AVFAudio", "AVFoundation", "AVKit", "Accelerate", "Accessibility", "AppIntents", "AudioToolbox",
    "AuthenticationServices",
    "BackgroundTasks", "CloudKit", "CommonCrypto",
    "CoreBluetooth", "CoreData", "CoreImage", "CoreLocation", "CoreMedia", "CoreMotion", "CoreServices",
    "CoreSpotlight",
    "CryptoKit", "EventKit", "GameKit", "GameplayKit", "ImageIO", "JavaScriptCore", "LinkPresentation",
    "LocalAuthentication",
    "MapKit", "MediaPlayer", "MessageUI", "Metal", "MetalPerformanceShaders", "MobileCoreServices", "Network",
    "OSLog",
    "Photos", "PhotosUI", "SQLite3", "SafariServices", "SceneKit", "Security", "SpriteKit", "StoreKit",
    "SystemConfiguration",
    "UniformTypeIdentifiers",
    "UserNotifications", "WatchConnectivity", "WebKit", "os", "simd",
  ]

  /// Modules of other systems: an app that checks for them is written for more than iOS, or for Linux. SwiftUI and
  /// Combine exist here for clear messages only: an app that checks for them works without.
  static let foreignModules: Set<String> = [
    "Glibc", "Musl", "CDispatch", "AppKit", "Cocoa", "WatchKit", "WinSDK", "Android", "Bionic", "WASILibc",
    "TVUIKit", "Darwin",
    "SwiftUI", "Combine",
  ]
}

extension BuildConditions: BuildConfiguration {
  public func isCustomConditionSet(name: String) -> Bool { customConditions.contains(name) }
  public func hasFeature(name: String) -> Bool { false }
  public func hasAttribute(name: String) -> Bool { true }
  public func canImport(importPath: [(TokenSyntax, String)], version: CanImportVersion) -> Bool {
    guard let module = importPath.first?.1 else { return false }
    // For libraries that are compiled on their path for Apple's systems.
    if module == "Darwin" { return importableModules.contains(module) }
    return !Self.foreignModules.contains(module) && importableModules.contains(module)
  }
  public func isActiveTargetOS(name: String) -> Bool { name == "iOS" }
  public func isActiveTargetArchitecture(name: String) -> Bool {
    #if arch(arm64)
      return name == "arm64"
    #else
      return name == "x86_64"
    #endif
  }
  public func isActiveTargetEnvironment(name: String) -> Bool { name == "simulator" }
  public func isActiveTargetRuntime(name: String) -> Bool { name == "_Native" || name == "_multithreaded" }
  public func isActiveTargetPointerAuthentication(name: String) -> Bool { false }
  public func isActiveTargetObjectFormat(name: String) -> Bool { name == "ELF" }
  public var targetPointerBitWidth: Int { 64 }
  public var targetAtomicBitWidths: [Int] { [8, 16, 32, 64, 128] }
  public var endianness: Endianness { .little }
  public var languageVersion: VersionTuple { VersionTuple(components: languageMode) }
  public var compilerVersion: VersionTuple { VersionTuple(6, 3, 1) }
}
