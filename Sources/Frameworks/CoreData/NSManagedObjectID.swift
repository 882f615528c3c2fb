import Foundation
import ObjectiveC
import Synchronization

/// The identity of an object in all contexts of a coordinator. The object's temporary and permanent identifiers
/// share it.
final class ObjectIdentity: Hashable, Sendable {
  let entity: NSEntityDescription
  let temporaryName = UUID().uuidString
  /// The mutable state. It is locked because contexts on several threads use it, and stored inline because there is
  /// an identity for each row.
  private let state = Mutex(State())

  private struct State {
    weak var store: NSPersistentStore?
    var key: Int64?
    weak var identifier: NSManagedObjectID?
  }

  /// The store of the object; nil until one is assigned.
  var store: NSPersistentStore? {
    get { state.withLock { $0.store } }
    set { state.withLock { $0.store = newValue } }
  }
  /// The number of the row in the store; nil until the object is saved or a permanent identifier is obtained.
  var key: Int64? {
    get { state.withLock { $0.key } }
    set {
      state.withLock { state in
        if state.key != newValue { state.identifier = nil }
        state.key = newValue
      }
    }
  }

  init(_ entity: NSEntityDescription) { self.entity = entity }

  var objectID: NSManagedObjectID {
    state.withLock { state in
      if let identifier = state.identifier { return identifier }
      let made = NSManagedObjectID(self, isTemporary: state.key == nil)
      state.identifier = made
      return made
    }
  }

  static func == (a: ObjectIdentity, b: ObjectIdentity) -> Bool { a === b }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The identifier of an object in its store. It is temporary until the object is saved, which gives the object a
/// permanent one.
///
/// Apple's documentation: <https://developer.apple.com/documentation/coredata/nsmanagedobjectid>
open class NSManagedObjectID: NSObject, NSFetchRequestResult, NSCopying, @unchecked Sendable {
  /// Whether the object has never been saved and the identifier is not permanent.
  public let isTemporaryID: Bool
  let identity: ObjectIdentity

  init(_ identity: ObjectIdentity, isTemporary: Bool) {
    self.identity = identity
    isTemporaryID = isTemporary
    super.init()
  }

  /// The entity of the object.
  open var entity: NSEntityDescription { identity.entity }
  /// The store of the object; nil until one is assigned.
  open var persistentStore: NSPersistentStore? { identity.store }

  /// Returns a URL such as `x-coredata://STORE/Entity/p1`, by which later launches can find the object. The URL of
  /// a temporary identifier contains no store.
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
