import Foundation
import XcodeProject

/// Determines which pods and packages an app needs, by following the imports of its sources.
struct DependencyNeeds {
  let modules: [AppModule]
  let resources: [AppProject.Resource]

  /// The project's own modules and those external ones that are imported, or whose classes an Interface Builder
  /// file uses; in the original order.
  var neededModules: [AppModule] {
    guard modules.contains(where: \.isExternal) else { return modules }
    var wanted = nibModules()
    var waiting = modules.filter { !$0.isExternal || wanted.contains($0.name) }
    var reached = Set(waiting.map(\.name))
    while let module = waiting.popLast() {
      for path in module.sources { wanted.formUnion(SourceImports.modules(in: path)) }
      for other in modules
      where !reached.contains(other.name) && wanted.contains(BuildSettings.moduleName(other.name)) {
        reached.insert(other.name)
        waiting.append(other)
      }
    }
    return modules.filter { reached.contains($0.name) }
  }

  /// Returns the modules of the custom classes in xibs and storyboards.
  private func nibModules() -> Set<String> {
    var names: Set<String> = []
    for path in resources.map(\.path) where path.hasSuffix(".xib") || path.hasSuffix(".storyboard") {
      guard let data = RegularFile.contents(path) else { continue }
      let parts = String(decoding: data, as: UTF8.self).components(separatedBy: "customModule=\"")
      for part in parts.dropFirst() { names.insert(String(part.prefix { $0 != "\"" })) }
    }
    return names
  }

  /// Returns the missing dependencies that are imported, each with its first import.
  func needed(of missing: [MissingDependency]) -> [MissingDependency] {
    guard !missing.isEmpty else { return [] }
    let kept = neededModules
    let own = Set(kept.map { BuildSettings.moduleName($0.name) })
    let unknown = SourceImports.uses(in: kept) { name in
      !own.contains(name) && !ToolchainModules.names.contains(name) && !ToolchainModules.frameworks.contains(name)
        && !AppleModules.names.contains(name) && !CompanionLibrary.modules.contains(name)
    }
    var needed: [MissingDependency] = []
    var explained: Set<String> = []
    for item in missing {
      guard let use = unknown.first(where: { item.mayHold($0.module) }) else { continue }
      explained.formUnion(unknown.map(\.module).filter(item.mayHold))
      var item = item
      item.use = use
      needed.append(item)
    }
    // A module with a name unlike its package's may belong to any of the remaining packages.
    if let use = unknown.first(where: { !explained.contains($0.module) }) {
      for item in missing where !needed.contains(where: { $0.names == item.names }) {
        var item = item
        item.use = use
        item.problem += ", which may hold it"
        needed.append(item)
      }
    }
    return needed
  }
}

/// The names of Apple's modules, whether Flipside has them or not. No pod or package provides them.
enum AppleModules {
  static let names: Set<String> = [
    "UIKit", "QuartzCore", "CoreGraphics", "CoreText", "ObjectiveC", "Darwin", "simd", "Accelerate",
    "Accessibility",
    "Accounts", "ActivityKit", "AddressBook", "AddressBookUI", "AdServices", "AdSupport", "AppIntents",
    "AppTrackingTransparency", "ARKit", "AssetsLibrary", "AuthenticationServices", "AVFAudio", "AVFoundation",
    "AVKit",
    "BackgroundTasks", "BusinessChat", "CallKit", "CarPlay", "CFNetwork", "Charts", "ClassKit", "ClockKit",
    "CloudKit",
    "Combine", "CommonCrypto", "Compression", "Contacts", "ContactsUI", "CoreAudio", "CoreAudioKit",
    "CoreAudioTypes", "CoreBluetooth", "CoreData", "CoreFoundation", "CoreHaptics", "CoreImage", "CoreLocation",
    "CoreLocationUI", "CoreMedia", "CoreMIDI", "CoreML", "CoreMotion", "CoreNFC", "CoreServices", "CoreSpotlight",
    "CoreTelephony", "CoreTransferable", "CoreVideo", "CreateML", "CryptoKit", "CryptoTokenKit",
    "DeveloperToolsSupport", "DeviceActivity", "DeviceCheck", "EventKit", "EventKitUI", "ExternalAccessory",
    "FamilyControls", "FileProvider", "FileProviderUI", "GameController", "GameKit", "GameplayKit", "GLKit", "GSS",
    "HealthKit", "HealthKitUI", "HomeKit", "iAd", "IdentityLookup", "ImageCaptureCore", "ImageIO", "Intents",
    "IntentsUI", "IOKit", "IOSurface", "JavaScriptCore", "LinkPresentation", "LocalAuthentication", "MachO",
    "MapKit",
    "MediaAccessibility", "MediaPlayer", "MediaToolbox", "Messages", "MessageUI", "Metal", "MetalFX", "MetalKit",
    "MetalPerformanceShaders", "MetricKit", "MLCompute", "MobileCoreServices", "ModelIO", "MultipeerConnectivity",
    "MusicKit", "NaturalLanguage", "NearbyInteraction", "Network", "NetworkExtension", "NewsstandKit",
    "NotificationCenter", "OpenAL", "OpenGLES", "os", "OSLog", "PassKit", "PDFKit", "PencilKit", "Photos",
    "PhotosUI",
    "PushKit", "PushToTalk", "QuickLook", "QuickLookThumbnailing", "RealityKit", "ReplayKit", "RoomPlan",
    "SafariServices", "SceneKit", "ScreenTime", "Security", "SensorKit", "ShazamKit", "Social", "SoundAnalysis",
    "Speech", "SpriteKit", "SQLite3", "StoreKit", "SwiftData", "SwiftUI", "SystemConfiguration", "TipKit",
    "Twitter",
    "UniformTypeIdentifiers", "UserNotifications", "UserNotificationsUI", "VideoSubscriberAccount", "VideoToolbox",
    "Vision", "VisionKit", "WatchConnectivity", "WatchKit", "WeatherKit", "WebKit", "WidgetKit", "zlib", "XCTest",
  ]
}
