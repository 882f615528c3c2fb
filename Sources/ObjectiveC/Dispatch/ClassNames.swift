import Foundation

/// Classes by the names that `@objc(Name)` gives them, and by their Swift names.
enum ClassNames {
  /// The modules of Apple's classes.
  static let frameworks = [
    "UIKit", "QuartzCore", "CoreText", "Foundation", "FoundationEssentials", "ObjectiveC", "FoundationNetworking",
    "AVFAudio", "AVFoundation", "AVKit", "Accessibility", "AuthenticationServices", "BackgroundTasks", "CloudKit",
    "CoreBluetooth", "CoreData", "CoreImage", "CoreLocation", "CoreMedia", "CoreMotion", "CoreSpotlight",
    "EventKit",
    "GameKit", "GameplayKit", "JavaScriptCore", "LinkPresentation", "LocalAuthentication", "MapKit", "MediaPlayer",
    "MessageUI", "Metal", "MetalPerformanceShaders", "Network", "Photos", "PhotosUI", "SafariServices", "SceneKit",
    "SpriteKit", "StoreKit", "SystemConfiguration", "UserNotifications", "WatchConnectivity", "WebKit", "XCTest",
  ]
  private static let classes = Locked<[String: AnyClass]>([:])

  static func register(_ name: String, _ type: AnyClass) {
    classes.withLock { $0[name] = type }
  }

  static func name(of type: AnyClass) -> String? {
    classes.withLock { classes in classes.first { $0.value == type }?.key }
  }

  /// The class of a name such as `App.Outer.Inner`, by Swift's mangled name: what is around it is a class, a
  /// structure or an enumeration.
  static func nested(_ parts: [String]) -> AnyClass? {
    guard parts.count <= 6, parts.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy { $0 < 128 } }) else { return nil }
    func word(_ text: String) -> String { "\(text.utf8.count)\(text)" }
    var names = [word(parts[0])]
    for outer in parts[1..<parts.count - 1] {
      names = names.flatMap { name in ["C", "V", "O"].map { name + word(outer) + $0 } }
    }
    return names.lazy.compactMap { _typeByName($0 + word(parts[parts.count - 1]) + "C") as? AnyClass }.first
  }

  /// The same name in the app's own module, where that has another than in Xcode: one with letters beyond ASCII is
  /// built under an ASCII name, which is the executable's. Nil for other names.
  static func inAppModule(_ parts: [Substring]) -> String? {
    guard parts.count > 1, parts[0].utf8.contains(where: { $0 > 127 }),
      let executable = CommandLine.arguments.first?.split(separator: "/").last, executable != parts[0]
    else { return nil }
    return ([executable] + parts.dropFirst()).joined(separator: ".")
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
    if let type = ClassNames.registered(name) { return type }
    // Foundation's function stops for the name of a class within another.
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    if let other = ClassNames.inAppModule(parts) { return classNamed(other) }
    guard parts.count < 3 else { return ClassNames.nested(parts.map(String.init)) }
    if let type = NSClassFromString(name) ?? _typeByName(name) as? AnyClass { return type }
    guard parts.count == 1 else { return nil }
    // Apple's own classes have no module in their names.
    return ClassNames.frameworks.lazy.compactMap { NSClassFromString("\($0).\(name)") }.first
  }

  /// The name that `@objc(Name)` gave the class, else its Swift name with the module's.
  public static func name(of type: AnyClass) -> String {
    PendingRegistrations.run()
    if let name = ClassNames.name(of: type) { return name }
    let full = _typeName(type, qualified: true)
    let parts = full.split(separator: ".", maxSplits: 1)
    guard parts.count == 2, ClassNames.frameworks.contains(String(parts[0])) else { return full }
    return String(parts[1])
  }

  /// The name of an object's class in descriptions: `App.Cell`, `UILabel`. What a private class is declared in has
  /// no name.
  package static func shownName(of object: AnyObject) -> String {
    var name = name(of: type(of: object))
    while let start = name.range(of: "(unknown context at "), let end = name[start.upperBound...].range(of: ").") {
      name.removeSubrange(start.lowerBound..<end.upperBound)
    }
    return name
  }

  /// Whether the class is one of Apple's rather than the app's.
  package static func isFrameworkClass(_ type: AnyClass) -> Bool {
    let module = _typeName(type, qualified: true).prefix { $0 != "." }
    return ClassNames.frameworks.contains(String(module))
  }
}
