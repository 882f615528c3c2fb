import Foundation

/// A table of values by class and name, with lookup along the superclasses.
///
/// Values are registered at load, before `main`, and looked up frequently. The results of lookups, successful or
/// not, are cached until the next registration.
final class ClassTable<Value>: @unchecked Sendable {
  private struct Key: Hashable {
    let type: ObjectIdentifier
    let name: String
  }

  // The lock is recursive, because the first lookup runs pending registrations.
  private let lock = NSRecursiveLock()
  private var own: [Key: Value] = [:]
  private var found: [Key: Value?] = [:]

  func register(_ value: Value, name: String, on type: AnyClass) {
    lock.lock()
    defer { lock.unlock() }
    own[Key(type: ObjectIdentifier(type), name: name)] = value
    found.removeAll(keepingCapacity: true)
  }

  /// Returns the value of the nearest class, from `type` upwards, that has one.
  func value(named name: String, for type: AnyClass) -> Value? {
    lock.lock()
    defer { lock.unlock() }
    let key = Key(type: ObjectIdentifier(type), name: name)
    if let known = found[key] { return known }
    PendingRegistrations.run(for: type)
    var result: Value?
    var ancestor: AnyClass? = type
    while let current = ancestor, result == nil {
      result = own[Key(type: ObjectIdentifier(current), name: name)]
      ancestor = _getSuperclass(current)
    }
    found[key] = .some(result)
    return result
  }

  func ownNames(of type: AnyClass) -> [String] {
    lock.lock()
    defer { lock.unlock() }
    PendingRegistrations.run(for: type)
    return own.keys.filter { $0.type == ObjectIdentifier(type) }.map(\.name).sorted()
  }
}
