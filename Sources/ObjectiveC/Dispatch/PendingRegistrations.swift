import Foundation

/// A generic class that an app declares: each of its specialisations is a class of its own and registers its members
/// when they are first looked for.
public protocol GenericClassRegistering: AnyObject {
  static func registerMembersOfGenericClass()
}

/// What a framework above registers of its own classes when anything is first looked up.
package protocol KeyRegistering: AnyObject {
  static func registerKeys()
}

/// What was put off at load until something is looked up by name, so that loading an app stays fast.
enum PendingRegistrations {
  private static let lock = NSRecursiveLock()
  nonisolated(unsafe) private static var waiting: [() -> Void] = []
  nonisolated(unsafe) private static var keysAreRegistered = false
  nonisolated(unsafe) private static var seenGenericClasses: Set<ObjectIdentifier> = []

  static func add(_ registration: @escaping () -> Void) {
    lock.lock()
    waiting.append(registration)
    lock.unlock()
  }

  /// Runs what waits, and what a specialisation of a generic class has to register.
  static func run(for type: AnyClass? = nil) {
    lock.lock()
    defer { lock.unlock() }
    while !waiting.isEmpty {
      let registrations = waiting
      waiting.removeAll()
      for registration in registrations { registration() }
    }
    if !keysAreRegistered, let framework = type as? any KeyRegistering.Type {
      keysAreRegistered = true
      framework.registerKeys()
    }
    if let generic = type as? any GenericClassRegistering.Type,
      seenGenericClasses.insert(ObjectIdentifier(generic)).inserted
    {
      generic.registerMembersOfGenericClass()
    }
  }
}

extension MessageDispatch {
  /// Registers at the first look-up of any name. Code that runs at load uses it.
  public static func whenFirstNeeded(_ registration: @escaping () -> Void) {
    PendingRegistrations.add(registration)
  }
}
