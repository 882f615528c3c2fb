import Foundation

/// Classes by the names that `@objc(Name)` gives them, and by their Swift names.
enum ClassNames {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var classes: [String: AnyClass] = [:]

  static func register(_ name: String, _ type: AnyClass) {
    lock.lock()
    classes[name] = type
    lock.unlock()
  }

  static func name(of type: AnyClass) -> String? {
    lock.lock()
    defer { lock.unlock() }
    return classes.first { $0.value == type }?.key
  }

  static func registered(_ name: String) -> AnyClass? {
    lock.lock()
    defer { lock.unlock() }
    return classes[name]
  }
}

extension MessageDispatch {
  /// Registers a class under its Objective-C name.
  public static func registerClass(_ name: String, _ type: AnyClass) { ClassNames.register(name, type) }

  /// The class of an Objective-C name (`Name`) or of a Swift name (`Module.Name`).
  public static func classNamed(_ name: String) -> AnyClass? {
    PendingRegistrations.run()
    return ClassNames.registered(name) ?? NSClassFromString(name) ?? _typeByName(name) as? AnyClass
  }

  /// The name that `@objc(Name)` gave the class, else its Swift name with the module's.
  public static func name(of type: AnyClass) -> String {
    PendingRegistrations.run()
    return ClassNames.name(of: type) ?? NSStringFromClass(type)
  }
}
