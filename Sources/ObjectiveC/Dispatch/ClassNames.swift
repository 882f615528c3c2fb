import Foundation

/// Classes by their Objective-C names, as declared by `@objc(Name)`, and by their Swift names.
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

  /// Returns a class with a name such as `App.Outer.Inner`, by its mangled name. The enclosing type can be a class,
  /// a structure or an enumeration.
  static func nested(_ parts: [String]) -> AnyClass? {
    guard parts.count <= 6, parts.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy { $0 < 128 } }) else { return nil }
    func word(_ text: String) -> String { "\(text.utf8.count)\(text)" }
    var names = [word(parts[0])]
    for outer in parts[1..<parts.count - 1] {
      names = names.flatMap { name in ["C", "V", "O"].map { name + word(outer) + $0 } }
    }
    return names.lazy.compactMap { _typeByName($0 + word(parts[parts.count - 1]) + "C") as? AnyClass }.first
  }

  /// Returns the name of the class in the app's module if the module is named differently than in Xcode: a module
  /// whose name is not ASCII is built under an ASCII name, which is that of the executable. Returns nil for other
  /// names.
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

  /// Returns the class with an Objective-C name (`Name`) or a Swift name (`Module.Name`).
  public static func classNamed(_ name: String) -> AnyClass? {
    PendingRegistrations.run()
    if let type = ClassNames.registered(name) { return type }
    // Foundation's function traps on the names of nested classes.
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    if let other = ClassNames.inAppModule(parts) { return classNamed(other) }
    guard parts.count < 3 else { return ClassNames.nested(parts.map(String.init)) }
    if let type = NSClassFromString(name) ?? _typeByName(name) as? AnyClass { return type }
    guard parts.count == 1 else { return nil }
    // The names of Apple's classes do not include a module.
    return ClassNames.frameworks.lazy.compactMap { NSClassFromString("\($0).\(name)") }.first
  }

  /// Returns the Objective-C name of a class, as declared by `@objc(Name)`, or else its Swift name with the module.
  public static func name(of type: AnyClass) -> String {
    PendingRegistrations.run()
    if let name = ClassNames.name(of: type) { return name }
    let full = _typeName(type, qualified: true)
    let parts = full.split(separator: ".", maxSplits: 1)
    guard parts.count == 2, ClassNames.frameworks.contains(String(parts[0])) else { return full }
    return String(parts[1])
  }

  /// Returns the name of an object's class for descriptions: `App.Cell`, `UILabel`. The anonymous contexts of
  /// private classes are omitted.
  package static func shownName(of object: AnyObject) -> String {
    var name = name(of: type(of: object))
    while let start = name.range(of: "(unknown context at "), let end = name[start.upperBound...].range(of: ").") {
      name.removeSubrange(start.lowerBound..<end.upperBound)
    }
    return name
  }

  /// Returns whether the class belongs to Apple's frameworks rather than to the app.
  package static func isFrameworkClass(_ type: AnyClass) -> Bool {
    let module = _typeName(type, qualified: true).prefix { $0 != "." }
    return ClassNames.frameworks.contains(String(module))
  }
}
