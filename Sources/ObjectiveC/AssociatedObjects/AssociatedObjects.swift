import Foundation

/// The ownership of an associated object.
///
/// Apple's documentation: <https://developer.apple.com/documentation/objectivec/objc_associationpolicy>
public enum objc_AssociationPolicy: UInt, Sendable {
  /// The object is not kept alive. It reads as nil once it was deallocated, whereas Apple's run time would have a
  /// dangling pointer.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// The object is kept alive until it is replaced or the owner is deallocated.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// A copy of the object is kept alive, if it can be copied, else the object itself.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// As `OBJC_ASSOCIATION_RETAIN_NONATOMIC`: every access is safe on any thread.
  case OBJC_ASSOCIATION_RETAIN = 769
  /// As `OBJC_ASSOCIATION_COPY_NONATOMIC`: every access is safe on any thread.
  case OBJC_ASSOCIATION_COPY = 771
}

/// A class that keeps its associated objects itself, so that they go when it goes.
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

/// Tables of objects whose class does not keep its own. Swift sends no notification when an object is deallocated,
/// so tables of deallocated ones are dropped whenever as many have been made as were alive the last time.
enum SideTables {
  struct Entry {
    weak var object: AnyObject?
    let table: AssociatedObjectTable
  }

  /// Held while a table is used: a value that goes may run code that comes back here.
  static let lock = NSRecursiveLock()
  // Used while the lock is held, which a `Locked` could not be twice.
  nonisolated(unsafe) static var entries: [ObjectIdentifier: Entry] = [:]
  nonisolated(unsafe) static var nextSweep = 64

  static func table(of object: AnyObject, makes: Bool) -> AssociatedObjectTable? {
    let key = ObjectIdentifier(object)
    // An entry whose object was deallocated may have another object's address now.
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

/// Releases the associations of deallocated objects. The run loop calls it when it goes idle.
package func releaseAssociationsOfGoneObjects() {
  SideTables.lock.lock()
  defer { SideTables.lock.unlock() }
  if !SideTables.entries.isEmpty { SideTables.sweep() }
}

/// Keeps a value with an object under a key; nil removes it.
///
/// Apple's documentation: <https://developer.apple.com/documentation/objectivec/objc_setassociatedobject(_:_:_:_:)>
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  SideTables.lock.lock()
  defer { SideTables.lock.unlock() }
  table(of: object, makes: value != nil)?.set(value, key, policy)
}

/// The value kept with an object under a key.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  SideTables.lock.lock()
  defer { SideTables.lock.unlock() }
  return table(of: object, makes: false)?.value(key)
}

/// Removes all that is kept with an object.
public func objc_removeAssociatedObjects(_ object: Any) {
  SideTables.lock.lock()
  defer { SideTables.lock.unlock() }
  table(of: object, makes: false)?.slots.removeAll()
}
