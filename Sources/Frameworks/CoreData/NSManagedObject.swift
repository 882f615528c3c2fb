import Foundation
import ObjectiveC

public protocol NSFetchRequestResult: NSObjectProtocol {}

extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}

/// The reasons for which an object was created again: an undo, a redo or a rollback.
public struct NSSnapshotEventType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let undoInsertion = NSSnapshotEventType(rawValue: 1 << 1)
  public static let undoDeletion = NSSnapshotEventType(rawValue: 1 << 2)
  public static let undoUpdate = NSSnapshotEventType(rawValue: 1 << 3)
  public static let rollback = NSSnapshotEventType(rawValue: 1 << 4)
  public static let refresh = NSSnapshotEventType(rawValue: 1 << 5)
  public static let mergePolicy = NSSnapshotEventType(rawValue: 1 << 6)
}

/// Data as an object: its values are by key. Each context has an object of its own for a row of the store.
///
/// Apple's documentation: <https://developer.apple.com/documentation/coredata/nsmanagedobject>
open class NSManagedObject: NSObject, NSFetchRequestResult, UndefinedKeyHandling {
  open internal(set) weak var managedObjectContext: NSManagedObjectContext?
  open private(set) var entity: NSEntityDescription
  open internal(set) var isInserted = false
  open internal(set) var isDeleted = false
  open internal(set) var isUpdated = false
  /// Whether its values are still to be fetched; asking for one does.
  open internal(set) var isFault = false
  open var faultingState: Int { isFault ? 1 : 0 }
  open var hasChanges: Bool { isInserted || isDeleted || isUpdated }
  open var hasPersistentChangedValues: Bool { !changedValues().isEmpty }
  open class var contextShouldIgnoreUnmodeledPropertyChanges: Bool { true }

  /// The object's identity in all contexts.
  var identity: ObjectIdentity
  /// The values that were fetched or saved last.
  var snapshot = StoredRow()
  /// The values that changed since, and the objects that the snapshot's relationships name.
  var values: [String: Any] = [:]
  var changedKeys: Set<String> = []
  /// Values that no store keeps.
  var transientValues: [String: Any] = [:]
  /// The keys that changed since the context last sent a notification of changes.
  var keysOfEvent: Set<String> = []
  /// While it awakes, what it sets is no change.
  var isAwaking = false
  /// In which order objects came into being.
  let order = lastOrder.withLock {
    $0 += 1
    return $0
  }
  private static let lastOrder = Locked(0)

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

  public convenience init(context moc: NSManagedObjectContext) {
    self.init(entity: moc.model.entity(of: Self.self), insertInto: moc)
  }

  /// Makes the object a fault of an existing row, whose values are fetched on access.
  func becomeFault(of identity: ObjectIdentity, in context: NSManagedObjectContext) {
    self.identity = identity
    managedObjectContext = context
    entity = identity.entity
    (snapshot, values, changedKeys, transientValues) = (StoredRow(), [:], [], [:])
    isFault = true
  }

  open var objectID: NSManagedObjectID { identity.objectID }

  fileprivate static var entityName: String {
    String(describing: self).split(separator: ".").last.map(String.init) ?? "NSManagedObject"
  }

  /// The entity of the class in the model that was loaded last.
  open class func entity() -> NSEntityDescription {
    if let entity = NSManagedObjectModel.entity(ofClassNamed: entityName) { return entity }
    let entity = NSEntityDescription()
    entity.name = entityName
    entity.managedObjectClassName = entityName
    return entity
  }
  open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    NSFetchRequest(entityName: entity().name ?? entityName)
  }

  open func awakeFromInsert() {}
  open func awakeFromFetch() {}
  open func awake(fromSnapshotEvents flags: NSSnapshotEventType) {}
  open func willSave() {}
  open func didSave() {}
  open func prepareForDeletion() {}
  open func willTurnIntoFault() {}
  open func didTurnIntoFault() {}

  /// Fetches the values of a fault.
  open func willAccessValue(forKey key: String?) { fireFault() }
  open func didAccessValue(forKey key: String?) {}

  // Apple's class declares these three for its objects, which tell of what they change.
  open func validateForInsert() throws { try validate() }
  open func validateForUpdate() throws { try validate() }
  open func validateForDelete() throws { try validateDeletion() }

  /// Checks one value, or replaces it by another that is to be kept.
  /// - Throws: the error that `save()` throws. Override this to add validation rules.
  open func validateValue(_ value: AutoreleasingUnsafeMutablePointer<AnyObject?>, forKey key: String) throws {
    guard let property = entity.propertiesByName[key] else { return }
    let errors = Validation(object: self).errors(of: property, value.pointee)
    if let error = Validation.combined(errors) { throw error }
  }

  /// The value without telling observers; a fault fetches its values first.
  open func primitiveValue(forKey key: String) -> Any? { read(key) }

  /// Sets the value without telling observers. The object counts as changed, and the other ends of a relationship
  /// follow.
  open func setPrimitiveValue(_ value: Any?, forKey key: String) { write(value, key) }

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
  open func setValue(_ value: Any?, forUndefinedKey key: String) {
    KeyValueObserving.change(self, key) { setPrimitiveValue(value, forKey: key) }
  }

  /// The persistent values that differ from those that were fetched or saved last.
  open func changedValues() -> [String: Any] {
    var changes: [String: Any] = [:]
    for key in changedKeys where isChanged(key) { changes[key] = values[key] ?? NSNull() }
    return changes
  }

  /// The values that changed since the context last sent a notification of changes.
  open func changedValuesForCurrentEvent() -> [String: Any] {
    var changes: [String: Any] = [:]
    for key in keysOfEvent { changes[key] = current(key) ?? NSNull() }
    return changes
  }

  /// The values that were fetched or saved last, `NSNull` where there was none; nil is all keys.
  open func committedValues(forKeys keys: [String]?) -> [String: Any] {
    fireFault()
    var found: [String: Any] = [:]
    for key in keys ?? Array(entity.propertiesByName.keys) { found[key] = committed(key) ?? NSNull() }
    return found
  }

  open func objectIDs(forRelationshipNamed key: String) -> [NSManagedObjectID] {
    Self.objects(primitiveValue(forKey: key)).map(\.objectID)
  }

  /// Whether the other ends are still to be looked up.
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
  /// Makes an object of a class that is only known at run time: `Entity(context:)` for `Entity: NSManagedObject`.
  @_silgen_name("flipside_make_managed_object") @_disfavoredOverload public init(
    context moc: NSManagedObjectContext)

  @usableFromInline @_silgen_name("flipside_make_managed_object")
  static func make(context moc: __owned NSManagedObjectContext) -> Self {
    self.init(entity: moc.model.entity(of: Self.self), insertInto: moc)
  }
}
