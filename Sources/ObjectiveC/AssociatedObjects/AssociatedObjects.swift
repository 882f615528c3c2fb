import Foundation

/// The ownership of an associated object.
///
/// Apple's documentation: <https://developer.apple.com/documentation/objectivec/objc_associationpolicy>
public enum objc_AssociationPolicy: UInt, Sendable {
  /// The object is not retained. After its deallocation the association is nil, whereas Apple's runtime would
  /// return a dangling pointer.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// The object is retained until it is replaced or its owner is deallocated.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// A copy of the object is retained; the object itself if it can't be copied.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// The object is retained, as with `OBJC_ASSOCIATION_RETAIN_NONATOMIC`. Every access is thread-safe in either
  /// case.
  case OBJC_ASSOCIATION_RETAIN = 769
  /// A copy is retained, as with `OBJC_ASSOCIATION_COPY_NONATOMIC`. Every access is thread-safe in either case.
  case OBJC_ASSOCIATION_COPY = 771
}

/// A class that stores its associated objects itself, so that they are released with the object.
package protocol AssociatedObjectOwner: AnyObject {
  var associatedObjects: AssociatedObjectTable? { get set }
}

/// The associated objects of one object.
package final class AssociatedObjectTable {
  enum Slot {
    case strong(Any)
    case weak(WeakReference)
  }
  final class WeakReference {
    weak var object: AnyObject?
    init(_ object: AnyObject) { self.object = object }
  }

  var slots: [UnsafeRawPointer: Slot] = [:]

  func value(_ key: UnsafeRawPointer) -> Any? {
    switch slots[key] {
    case .strong(let value): return value
    case .weak(let reference): return reference.object
    case nil: return nil
    }
  }

  func set(_ value: Any?, _ key: UnsafeRawPointer, _ policy: objc_AssociationPolicy) {
    guard let value else {
      slots[key] = nil
      return
    }
    switch policy {
    case .OBJC_ASSOCIATION_ASSIGN:
      slots[key] = .weak(WeakReference(value as AnyObject))
    case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
      slots[key] = .strong((value as? NSCopying)?.copy(with: nil) ?? value)
    case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC:
      slots[key] = .strong(value)
    }
  }
}

/// The tables of objects whose class does not store them. Swift does not report the deallocation of objects, so the
/// tables of deallocated objects are removed whenever the number of tables has doubled since the last removal.
enum SideTables {
  struct Entry {
    weak var object: AnyObject?
    let table: AssociatedObjectTable
  }

  /// The lock of the tables. It is recursive, because the release of a value can run code that accesses the tables.
  static let lock = NSRecursiveLock()
  // Protected by `lock`; a `Locked` would not be recursive.
  nonisolated(unsafe) static var entries: [ObjectIdentifier: Entry] = [:]
  nonisolated(unsafe) static var nextSweep = 64

  static func table(of object: AnyObject, makes: Bool) -> AssociatedObjectTable? {
    let key = ObjectIdentifier(object)
    // If the object of an entry was deallocated, its address may belong to another object now.
    if let entry = entries[key], entry.object != nil { return entry.table }
    guard makes else { return nil }
    if entries.count >= nextSweep { sweep() }
    let table = AssociatedObjectTable()
    entries[key] = Entry(object: object, table: table)
    return table
  }

  static func sweep() {
    entries = entries.filter { $0.value.object != nil }
    nextSweep = max(64, entries.count * 2)
  }
}

private func table(of object: Any, makes: Bool) -> AssociatedObjectTable? {
  let object = object as AnyObject
  if let owner = object as? any AssociatedObjectOwner {
    if owner.associatedObjects == nil, makes { owner.associatedObjects = AssociatedObjectTable() }
    return owner.associatedObjects
  }
  return SideTables.table(of: object, makes: makes)
}

/// Releases the associations of deallocated objects. The run loop calls it when it becomes idle.
package func releaseAssociationsOfGoneObjects() {
  SideTables.lock.lock()
  defer { SideTables.lock.unlock() }
  if !SideTables.entries.isEmpty { SideTables.sweep() }
}

/// Associates a value with an object under a key; nil removes the association.
///
/// Apple's documentation: <https://developer.apple.com/documentation/objectivec/objc_setassociatedobject(_:_:_:_:)>
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  SideTables.lock.lock()
  defer { SideTables.lock.unlock() }
  table(of: object, makes: value != nil)?.set(value, key, policy)
}

/// Returns the value that is associated with an object under a key.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  SideTables.lock.lock()
  defer { SideTables.lock.unlock() }
  return table(of: object, makes: false)?.value(key)
}

/// Removes all associations of an object.
public func objc_removeAssociatedObjects(_ object: Any) {
  SideTables.lock.lock()
  defer { SideTables.lock.unlock() }
  table(of: object, makes: false)?.slots.removeAll()
}
