import Foundation

/// A generic class that an app declares: each of its specialisations is a class of its own and registers its
/// members when they are first looked for.
public protocol GenericClassRegistering: AnyObject {
  /// Registers the members of this specialisation. The source bridge writes it; it is called once for each.
  static func registerMembersOfGenericClass()
}

/// A class of a framework above that registers the keys of its properties and its ancestors' when one is first
/// looked for.
package protocol KeyRegistering: AnyObject {
  static func registerKeys()
}

/// Registrations that are deferred from load to the first lookup by name, so that loading an app stays fast.
enum PendingRegistrations {
  /// Held while registrations run, which may look up others, so that it cannot be a `Locked`.
  private static let lock = NSRecursiveLock()
  // Used under the lock.
  nonisolated(unsafe) private static var waiting: [() -> Void] = []
  nonisolated(unsafe) private static var seenClasses: Set<ObjectIdentifier> = []

  static func add(_ registration: @escaping () -> Void) {
    lock.lock()
    waiting.append(registration)
    lock.unlock()
  }

  /// Runs what waits, and what the class has to register itself: its keys, or the members of a specialisation of a
  /// generic class.
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
  /// Registers at the first look-up of any name. Code that runs at load uses it.
  public static func whenFirstNeeded(_ registration: @escaping () -> Void) {
    PendingRegistrations.add(registration)
  }
}
