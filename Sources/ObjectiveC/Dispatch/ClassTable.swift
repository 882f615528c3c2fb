import Foundation

/// Values by class and name, found through a class's ancestors.
///
/// Registration happens at load, before `main`, and look-ups all the time: a look-up that succeeded or failed once
/// is remembered until something is registered again.
final class ClassTable<Value>: @unchecked Sendable {
  private struct Key: Hashable {
    let type: ObjectIdentifier
    let name: String
  }

  // Recursive: the first look-up runs the registrations that waited for it.
  private let lock = NSRecursiveLock()
  private var own: [Key: Value] = [:]
  private var found: [Key: Value?] = [:]

  func register(_ value: Value, name: String, on type: AnyClass) {
    lock.lock()
    defer { lock.unlock() }
    own[Key(type: ObjectIdentifier(type), name: name)] = value
    found.removeAll(keepingCapacity: true)
  }

  /// The value of the nearest class, from `type` up, that has one.
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
