import Foundation
import ObjectiveC

/// A type of results of a fetch request.
public protocol NSFetchRequestResult: NSObjectProtocol {}

extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}

/// The reasons for which an object's values were restored: undo, redo or rollback.
public struct NSSnapshotEventType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The insertion of the object was undone.
  public static let undoInsertion = NSSnapshotEventType(rawValue: 1 << 1)
  /// The deletion of the object was undone.
  public static let undoDeletion = NSSnapshotEventType(rawValue: 1 << 2)
  /// A change of the object's values was undone.
  public static let undoUpdate = NSSnapshotEventType(rawValue: 1 << 3)
  /// The changes of the context were rolled back.
  public static let rollback = NSSnapshotEventType(rawValue: 1 << 4)
  /// The object was refreshed from the store.
  public static let refresh = NSSnapshotEventType(rawValue: 1 << 5)
  /// The object was changed by the merge policy during a save.
  public static let mergePolicy = NSSnapshotEventType(rawValue: 1 << 6)
}

/// An object of a data model, whose values are accessed by key. Each context has its own instance for a row of the
/// store.
///
/// Apple's documentation: <https://developer.apple.com/documentation/coredata/nsmanagedobject>
open class NSManagedObject: NSObject, NSFetchRequestResult, UndefinedKeyHandling {
  /// The context of the object; nil for an object without one.
  open internal(set) weak var managedObjectContext: NSManagedObjectContext?
  /// The entity of the object.
  open private(set) var entity: NSEntityDescription
  /// Whether the object was inserted since the last save.
  open internal(set) var isInserted = false
  /// Whether the object was deleted since the last save.
  open internal(set) var isDeleted = false
  /// Whether the object was changed since the last save.
  open internal(set) var isUpdated = false
  /// Whether the object's values have not been fetched yet. Reading a value fetches them.
  open internal(set) var isFault = false
  /// 1 if the object is a fault, and 0 otherwise.
  open var faultingState: Int { isFault ? 1 : 0 }
  /// Whether the object has unsaved changes.
  open var hasChanges: Bool { isInserted || isDeleted || isUpdated }
  /// Whether the object has values that differ from the saved ones.
  open var hasPersistentChangedValues: Bool { !changedValues().isEmpty }
  /// Whether changes of properties that are not in the model are ignored; always true.
  open class var contextShouldIgnoreUnmodeledPropertyChanges: Bool { true }

  /// The object's identity in all contexts.
  var identity: ObjectIdentity
  /// The values that were last fetched or saved.
  var snapshot = StoredRow()
  /// The changed values, and the resolved objects of the snapshot's relationships.
  var values: [String: Any] = [:]
  var changedKeys: Set<String> = []
  /// The values of transient properties, which are not stored.
  var transientValues: [String: Any] = [:]
  /// The keys that changed since the context last sent a notification of changes.
  var keysOfEvent: Set<String> = []
  /// Whether the object is awaking. Values that it sets meanwhile do not count as changes.
  var isAwaking = false
  /// The position in the order in which objects were created.
  let order = lastOrder.withLock {
    $0 += 1
    return $0
  }
  private static let lastOrder = Locked(0)

  /// Creates an object of an entity, and inserts it into a context unless that is nil.
  public required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    self.entity = entity
    identity = ObjectIdentity(entity)
    super.init()
    for (name, attribute) in entity.attributesByName {
      guard let value = attribute.defaultValue else { continue }
      if attribute.isTransient {
        transientValues[name] = AttributeValue.normal(value, attribute.attributeType)
      } else {
        values[name] = AttributeValue.normal(value, attribute.attributeType)
        changedKeys.insert(name)
      }
    }
    context?.insert(self)
  }

  /// Creates an object of the entity that belongs to the class, and inserts it into a context.
  public convenience init(context moc: NSManagedObjectContext) {
    self.init(entity: moc.model.entity(of: Self.self), insertInto: moc)
  }

  /// Turns the object into a fault for an existing row.
  func becomeFault(of identity: ObjectIdentity, in context: NSManagedObjectContext) {
    self.identity = identity
    managedObjectContext = context
    entity = identity.entity
    (snapshot, values, changedKeys, transientValues) = (StoredRow(), [:], [], [:])
    isFault = true
  }

  /// The identifier of the object.
  open var objectID: NSManagedObjectID { identity.objectID }

  fileprivate static var entityName: String {
    String(describing: self).split(separator: ".").last.map(String.init) ?? "NSManagedObject"
  }

  /// Returns the class's entity in the model that was loaded last.
  open class func entity() -> NSEntityDescription {
    if let entity = NSManagedObjectModel.entity(ofClassNamed: entityName) { return entity }
    let entity = NSEntityDescription()
    entity.name = entityName
    entity.managedObjectClassName = entityName
    return entity
  }
  /// Returns a request for the objects of the class's entity.
  open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    NSFetchRequest(entityName: entity().name ?? entityName)
  }

  /// Called after the object was inserted. Subclasses override it to set initial values.
  open func awakeFromInsert() {}
  /// Called after the values of a fault were fetched. Subclasses override it.
  open func awakeFromFetch() {}
  /// Called after the object's values were restored. Subclasses override it.
  open func awake(fromSnapshotEvents flags: NSSnapshotEventType) {}
  /// Called before the object is saved. Subclasses override it.
  open func willSave() {}
  /// Called after the object was saved. Subclasses override it.
  open func didSave() {}
  /// Called before the object is deleted. Subclasses override it.
  open func prepareForDeletion() {}
  /// Called before the object becomes a fault. Subclasses override it.
  open func willTurnIntoFault() {}
  /// Called after the object has become a fault. Subclasses override it.
  open func didTurnIntoFault() {}

  /// Fires the fault if the object is one.
  open func willAccessValue(forKey key: String?) { fireFault() }
  /// Called after a value was read. It has no effect.
  open func didAccessValue(forKey key: String?) {}

  // Core Data calls these before it saves an object that was inserted, updated or deleted.
  /// Validates the object before it is inserted into the store.
  open func validateForInsert() throws { try validate() }
  /// Validates the object before it is updated in the store.
  open func validateForUpdate() throws { try validate() }
  /// Validates the object before it is deleted from the store.
  open func validateForDelete() throws { try validateDeletion() }

  /// Validates a value, and may replace it by a corrected one. Override it to add validation rules.
  /// - Throws: the error that `save()` throws.
  open func validateValue(_ value: AutoreleasingUnsafeMutablePointer<AnyObject?>, forKey key: String) throws {
    guard let property = entity.propertiesByName[key] else { return }
    let errors = Validation(object: self).errors(of: property, value.pointee)
    if let error = Validation.combined(errors) { throw error }
  }

  /// Returns the value without notifying observers. If the object is a fault, its values are fetched first.
  open func primitiveValue(forKey key: String) -> Any? { read(key) }

  /// Sets the value without notifying observers. The object counts as changed, and the other ends of a relationship
  /// are updated.
  open func setPrimitiveValue(_ value: Any?, forKey key: String) { write(value, key) }

  /// Returns the value for a key without an accessor: a state of the object such as `hasChanges`, or a primitive
  /// value.
  open func value(forUndefinedKey key: String) -> Any? {
    switch key {
    case "objectID": objectID
    case "entity": entity
    case "managedObjectContext": managedObjectContext
    case "hasChanges": hasChanges
    case "isInserted": isInserted
    case "isUpdated": isUpdated
    case "isDeleted": isDeleted
    default: primitiveValue(forKey: key)
    }
  }
  /// Sets the primitive value for a key without an accessor, and notifies observers.
  open func setValue(_ value: Any?, forUndefinedKey key: String) {
    KeyValueObserving.change(self, key) { setPrimitiveValue(value, forKey: key) }
  }

  /// Returns the persistent values that differ from those that were last fetched or saved.
  open func changedValues() -> [String: Any] {
    var changes: [String: Any] = [:]
    for key in changedKeys where isChanged(key) { changes[key] = values[key] ?? NSNull() }
    return changes
  }

  /// Returns the values that changed since the context last sent a notification of changes.
  open func changedValuesForCurrentEvent() -> [String: Any] {
    var changes: [String: Any] = [:]
    for key in keysOfEvent { changes[key] = current(key) ?? NSNull() }
    return changes
  }

  /// Returns the values that were last fetched or saved, with `NSNull` for nil; for all properties if `keys` is
  /// nil.
  open func committedValues(forKeys keys: [String]?) -> [String: Any] {
    fireFault()
    var found: [String: Any] = [:]
    for key in keys ?? Array(entity.propertiesByName.keys) { found[key] = committed(key) ?? NSNull() }
    return found
  }

  /// Returns the identifiers of the objects at the other end of a relationship.
  open func objectIDs(forRelationshipNamed key: String) -> [NSManagedObjectID] {
    Self.objects(primitiveValue(forKey: key)).map(\.objectID)
  }

  /// Returns whether the objects at the other end of the relationship have not been resolved yet.
  open func hasFault(forRelationshipNamed key: String) -> Bool {
    isFault || (values[key] == nil && snapshot.values[key] != nil && !changedKeys.contains(key))
  }

  open override var description: String {
    let shown = isFault ? "<fault>" : "\(entity.propertiesByName.keys.sorted().map { "\($0) = \(brief($0))" })"
    return
      "<\(type(of: self)): \(address(of: self))> (entity: \(entity.name ?? ""); id: \(objectID); data: \(shown))"
  }

  private func brief(_ key: String) -> String {
    switch values[key] ?? snapshot.values[key] {
    case let object as NSManagedObject: "\(object.objectID)"
    case let identity as ObjectIdentity: "\(identity.objectID)"
    case let set as NSSet: "<\(set.count) objects>"
    case let set as NSOrderedSet: "<\(set.count) objects>"
    case let list as [ObjectIdentity]: "<\(list.count) objects>"
    case let value?: "\(value)"
    case nil: "nil"
    }
  }
}

extension RuntimeInitializers where Self: NSManagedObject {
  /// Creates an object of a class that is known only at run time, as in `Entity(context:)` with `Entity:
  /// NSManagedObject`.
  @_silgen_name("flipside_make_managed_object") @_disfavoredOverload public init(
    context moc: NSManagedObjectContext)

  @usableFromInline @_silgen_name("flipside_make_managed_object")
  static func make(context moc: __owned NSManagedObjectContext) -> Self {
    self.init(entity: moc.model.entity(of: Self.self), insertInto: moc)
  }
}
