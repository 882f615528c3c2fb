import Foundation

/// Classes by the names that `@objc(Name)` gives them, and by their Swift names.
enum ClassNames {
  /// The modules of Apple's classes.
  static let frameworks = [
    "UIKit", "QuartzCore", "CoreText", "Foundation", "FoundationEssentials", "ObjectiveC", "FoundationNetworking",
    "AVFoundation", "AVKit",
    "AuthenticationServices", "CloudKit", "CoreBluetooth", "CoreData", "CoreImage", "CoreLocation", "CoreMotion",
    "CoreSpotlight",
    "GameplayKit", "LocalAuthentication", "MapKit", "MessageUI", "Network", "Photos", "PhotosUI", "SafariServices",
    "StoreKit",
    "UserNotifications", "WatchConnectivity", "WebKit",
  ]
  private static let classes = Locked<[String: AnyClass]>([:])

  static func register(_ name: String, _ type: AnyClass) {
    classes.withLock { $0[name] = type }
  }

  static func name(of type: AnyClass) -> String? {
    classes.withLock { classes in classes.first { $0.value == type }?.key }
  }

  static func registered(_ name: String) -> AnyClass? {
    classes.withLock { $0[name] }
  }
}

extension MessageDispatch {
  /// Registers a class under its Objective-C name.
  public static func registerClass(_ name: String, _ type: AnyClass) { ClassNames.register(name, type) }

  /// The class of an Objective-C name (`Name`) or of a Swift name (`Module.Name`).
  public static func classNamed(_ name: String) -> AnyClass? {
    PendingRegistrations.run()
    if let type = ClassNames.registered(name) ?? NSClassFromString(name) ?? _typeByName(name) as? AnyClass {
      return type
    }
    guard !name.contains(".") else { return nil }
    // Apple's own classes have no module in their names.
    return ClassNames.frameworks.lazy.compactMap { NSClassFromString("\($0).\(name)") }.first
  }

  /// The name that `@objc(Name)` gave the class, else its Swift name with the module's.
  public static func name(of type: AnyClass) -> String {
    PendingRegistrations.run()
    if let name = ClassNames.name(of: type) { return name }
    let parts = NSStringFromClass(type).split(separator: ".", maxSplits: 1)
    guard parts.count == 2, ClassNames.frameworks.contains(String(parts[0])) else { return NSStringFromClass(type) }
    return String(parts[1])
  }
}
