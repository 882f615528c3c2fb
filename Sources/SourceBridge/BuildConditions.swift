import SwiftIfConfig
import SwiftSyntax

/// The evaluation of `#if` conditions as for the iOS simulator.
public struct BuildConditions: Sendable, Hashable {
  /// The conditions that the compiler option `-D` sets, such as `DEBUG` in a debug build.
  public var customConditions: Set<String>
  /// The modules that the app can import on Linux, apart from those of the toolchain.
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

  /// Modules of Apple's SDK that exist on Linux, so that `canImport` is true for them as on the simulator.
  public static let appleModules: Set<String> = [
    "Foundation", "FoundationNetworking", "Dispatch", "Swift", "XCTest", "Testing", "Synchronization",
    "Observation",
    "RegexBuilder", "UIKit", "QuartzCore", "CoreGraphics", "CoreText", "ObjectiveC",
    // The modules in Sources/Frameworks.
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

  /// Modules of other systems. `canImport` is false for them, because code in such a branch is written for another
  /// system or for Linux. SwiftUI and Combine exist here only to produce clear error messages, so `canImport` is
  /// false for them, too.
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
    // Darwin counts as present only for libraries that are compiled with their code path for Apple's systems.
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
