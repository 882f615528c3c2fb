import Foundation
import ObjectiveC

/// What one object is in all contexts of a coordinator: its identifiers, temporary and permanent, share it.
final class ObjectIdentity: Hashable, @unchecked Sendable {
  let entity: NSEntityDescription
  /// The store that has or will have the object; nil while none has been chosen.
  weak var store: NSPersistentStore?
  /// The row's number in the store; nil until the object is saved or asks for a permanent identifier.
  var key: Int64? {
    didSet { if key != oldValue { Self.lock.withLock { identifier = nil } } }
  }
  let temporaryName = UUID().uuidString
  private weak var identifier: NSManagedObjectID?
  /// Contexts of several threads ask.
  private static let lock = NSLock()

  init(_ entity: NSEntityDescription) { self.entity = entity }

  var objectID: NSManagedObjectID {
    Self.lock.withLock {
      if let identifier { return identifier }
      let made = NSManagedObjectID(self, isTemporary: key == nil)
      identifier = made
      return made
    }
  }

  static func == (a: ObjectIdentity, b: ObjectIdentity) -> Bool { a === b }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The identifier of an object in its store. It is temporary until the object is saved: then the object gets
/// another.
///
/// Apple's documentation: <https://developer.apple.com/documentation/coredata/nsmanagedobjectid>
open class NSManagedObjectID: NSObject, NSFetchRequestResult, NSCopying, @unchecked Sendable {
  public let isTemporaryID: Bool
  let identity: ObjectIdentity

  init(_ identity: ObjectIdentity, isTemporary: Bool) {
    self.identity = identity
    isTemporaryID = isTemporary
    super.init()
  }

  open var entity: NSEntityDescription { identity.entity }
  open var persistentStore: NSPersistentStore? { identity.store }

  /// `x-coredata://STORE/Entity/p1`, which a later launch finds the object by; a temporary one names no store.
  open func uriRepresentation() -> URL {
    let name = entity.name ?? ""
    let text =
      if !isTemporaryID, let key = identity.key {
        "x-coredata://\(identity.store?.identifier ?? "")/\(name)/p\(key)"
      } else {
        "x-coredata:///\(name)/t\(identity.temporaryName)"
      }
    return URL(string: text) ?? URL(fileURLWithPath: "/")
  }

  open override func copy() -> Any { self }
  open func copy(with zone: NSZone? = nil) -> Any { self }
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSManagedObjectID, isTemporaryID == other.isTemporaryID else { return false }
    if identity === other.identity { return true }
    return !isTemporaryID && identity.key == other.identity.key
      && identity.store?.identifier == other.identity.store?.identifier && entity.name == other.entity.name
  }
  open override var hash: Int { isTemporaryID ? ObjectIdentifier(identity).hashValue : identity.key.hashValue }
  open override var description: String {
    "0x\(String(UInt(bitPattern: ObjectIdentifier(identity).hashValue), radix: 16)) <\(uriRepresentation())>"
  }
}
