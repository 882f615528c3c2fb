import Foundation

/// A generic class of an app. Each of its specializations is a separate class, which registers its members at the
/// first lookup.
public protocol GenericClassRegistering: AnyObject {
  /// Registers the members of a specialization. The source bridge generates the method; it is called once for each.
  static func registerMembersOfGenericClass()
}

/// A class of a higher framework that registers the keys of its properties, and those of its superclasses, at the
/// first lookup.
package protocol KeyRegistering: AnyObject {
  static func registerKeys()
}

/// Registrations that are deferred from load to the first lookup by name, so that loading an app stays fast.
enum PendingRegistrations {
  /// Held while registrations run. It is recursive, because they may look up other classes.
  private static let lock = NSRecursiveLock()
  // Protected by `lock`.
  nonisolated(unsafe) private static var waiting: [() -> Void] = []
  nonisolated(unsafe) private static var seenClasses: Set<ObjectIdentifier> = []

  static func add(_ registration: @escaping () -> Void) {
    lock.lock()
    waiting.append(registration)
    lock.unlock()
  }

  /// Runs pending registrations, and the class's own: its keys, or the members of a specialization of a generic
  /// class.
  static func run(for type: AnyClass? = nil) {
    lock.lock()
    defer { lock.unlock() }
    while !waiting.isEmpty {
      let registrations = waiting
      waiting.removeAll()
      for registration in registrations { registration() }
    }
    guard let type, seenClasses.insert(ObjectIdentifier(type)).inserted else { return }
    (type as? any KeyRegistering.Type)?.registerKeys()
    (type as? any GenericClassRegistering.Type)?.registerMembersOfGenericClass()
  }
}

extension MessageDispatch {
  /// Defers a registration to the first lookup of any name. Code that runs at load uses it.
  public static func whenFirstNeeded(_ registration: @escaping () -> Void) {
    PendingRegistrations.add(registration)
  }
}
