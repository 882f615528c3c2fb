import Foundation
import ObjectiveC

/// An object's name in its store.
open class NSManagedObjectID: NSObject, NSFetchRequestResult, @unchecked Sendable {
  open private(set) var entity: NSEntityDescription
  open internal(set) var isTemporaryID = true
  open weak var persistentStore: NSPersistentStore?
  private let identifier = UUID()
  init(_ entity: NSEntityDescription) {
    self.entity = entity
    super.init()
  }
  open func uriRepresentation() -> URL {
    URL(string: "x-coredata://memory/\(entity.name ?? "")/\(identifier.uuidString)") ?? URL(fileURLWithPath: "/")
  }
}

public protocol NSFetchRequestResult: NSObjectProtocol {}

extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}

/// Data as an object: its values are by key.
///
/// Apple's documentation: <https://developer.apple.com/documentation/coredata/nsmanagedobject>
open class NSManagedObject: NSObject, NSFetchRequestResult, UndefinedKeyHandling {
  open internal(set) weak var managedObjectContext: NSManagedObjectContext?
  open private(set) var entity: NSEntityDescription
  open private(set) var objectID: NSManagedObjectID
  open internal(set) var isInserted = false
  open internal(set) var isDeleted = false
  open internal(set) var isUpdated = false
  open var hasChanges: Bool { isInserted || isDeleted || isUpdated }
  open var hasPersistentChangedValues: Bool { hasChanges }
  open var isFault: Bool { false }
  open var faultingState: Int { 0 }
  var values: [String: Any] = [:]
  /// What was there when the context was last saved, of what changed since.
  var savedValues: [String: Any?] = [:]
  /// In which order objects came into being.
  let order = nextOrder()
  nonisolated(unsafe) private static var lastOrder = 0
  private static func nextOrder() -> Int {
    lastOrder += 1
    return lastOrder
  }

  public required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    self.entity = entity
    objectID = NSManagedObjectID(entity)
    super.init()
    values = entity.attributesByName.compactMapValues(\.defaultValue)
    managedObjectContext = context
    context?.insert(self)
  }

  public convenience init(context moc: NSManagedObjectContext) {
    self.init(entity: moc.model.entity(named: Self.entityName), insertInto: moc)
  }

  fileprivate static var entityName: String {
    String(describing: self).split(separator: ".").last.map(String.init) ?? "NSManagedObject"
  }
  open class func entity() -> NSEntityDescription {
    let entity = NSEntityDescription()
    entity.name = entityName
    entity.managedObjectClassName = entityName
    return entity
  }
  open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    NSFetchRequest(entityName: entityName)
  }

  open func awakeFromInsert() {}
  open func awakeFromFetch() {}
  open func willSave() {}
  open func didSave() {}
  open func prepareForDeletion() {}
  open func willTurnIntoFault() {}
  open func didTurnIntoFault() {}
  open func willAccessValue(forKey key: String?) {}
  open func didAccessValue(forKey key: String?) {}
  open func validateForInsert() throws {}
  open func validateForUpdate() throws {}
  open func validateForDelete() throws {}

  open func primitiveValue(forKey key: String) -> Any? {
    if let value = values[key] { return value }
    if let property = entity.propertiesByName[key] as? NSFetchedPropertyDescription { return fetched(property) }
    guard let relationship = entity.relationshipsByName[key], relationship.isToMany else { return nil }
    return relationship.isOrdered ? NSOrderedSet() : NSSet()
  }

  /// What a fetched property's request finds now.
  private func fetched(_ property: NSFetchedPropertyDescription) -> [NSManagedObject] {
    guard let context = managedObjectContext, let template = property.fetchRequest else { return [] }
    let request = NSFetchRequest<NSManagedObject>()
    request.entityName = template.entityName
    request.predicate = template.predicate?.withSubstitutionVariables([
      "FETCH_SOURCE": self, "FETCHED_PROPERTY": property,
    ])
    request.sortDescriptors = template.sortDescriptors
    request.fetchLimit = template.fetchLimit
    return context.objects(request)
  }

  /// Sets the value without telling observers. The object counts as changed.
  open func setPrimitiveValue(_ value: Any?, forKey key: String) {
    let old = values[key]
    store(stored(value, key), key)
    guard let relationship = entity.relationshipsByName[key], let inverse = relationship.inverseRelationship else {
      return
    }
    let before = Self.objects(old)
    let now = Self.objects(value)
    for object in before where !now.contains(where: { $0 === object }) { object.unlink(self, inverse) }
    for object in now where !before.contains(where: { $0 === object }) { object.link(self, inverse) }
  }

  private func store(_ value: Any?, _ key: String) {
    if savedValues[key] == nil { savedValues[key] = .some(values[key]) }
    values[key] = value
    guard managedObjectContext != nil else { return }
    if !isInserted { isUpdated = true }
    managedObjectContext?.didChange(self)
  }

  /// The value as its attribute keeps it: a date that a scalar property gives in seconds is a date again.
  private func stored(_ value: Any?, _ key: String) -> Any? {
    guard let number = value as? NSNumber, entity.attributesByName[key]?.attributeType == .dateAttributeType else {
      return value
    }
    return Date(timeIntervalSinceReferenceDate: number.doubleValue)
  }

  private static func objects(_ value: Any?) -> [NSManagedObject] {
    switch value {
    case let object as NSManagedObject: [object]
    case let set as NSSet: set.allObjects.compactMap { $0 as? NSManagedObject }
    case let set as NSOrderedSet: set.compactMap { $0 as? NSManagedObject }
    case let set as Set<NSManagedObject>: Array(set)
    default: []
    }
  }

  func objects(of relationship: NSRelationshipDescription) -> [NSManagedObject] {
    Self.objects(values[relationship.name])
  }

  /// The other end of a relationship follows.
  private func link(_ object: NSManagedObject, _ relationship: NSRelationshipDescription) {
    KeyValueObserving.change(self, relationship.name) {
      guard relationship.isToMany else {
        for other in objects(of: relationship) where other !== object {
          if let inverse = relationship.inverseRelationship { other.unlink(self, inverse) }
        }
        return store(object, relationship.name)
      }
      if relationship.isOrdered {
        let set = NSMutableOrderedSet(array: objects(of: relationship))
        set.add(object)
        store(NSOrderedSet(orderedSet: set), relationship.name)
      } else {
        store(NSSet(array: objects(of: relationship) + [object]), relationship.name)
      }
    }
  }

  func unlink(_ object: NSManagedObject, _ relationship: NSRelationshipDescription) {
    KeyValueObserving.change(self, relationship.name) {
      let rest = objects(of: relationship).filter { $0 !== object }
      store(
        relationship.isToMany ? (relationship.isOrdered ? NSOrderedSet(array: rest) : NSSet(array: rest)) : nil,
        relationship.name)
    }
  }

  open func value(forUndefinedKey key: String) -> Any? { primitiveValue(forKey: key) }
  open func setValue(_ value: Any?, forUndefinedKey key: String) {
    setPrimitiveValue(value, forKey: key)
  }

  /// The values that changed since the context was saved.
  open func changedValues() -> [String: Any] {
    Dictionary(uniqueKeysWithValues: savedValues.keys.map { ($0, values[$0] ?? NSNull()) })
  }
  open func changedValuesForCurrentEvent() -> [String: Any] { changedValues() }

  /// The values of those keys as they were when the context was saved.
  open func committedValues(forKeys keys: [String]?) -> [String: Any] {
    let keys = keys ?? Array(entity.propertiesByName.keys)
    return Dictionary(
      keys.map { key in (key, (savedValues[key] ?? values[key]) ?? NSNull()) }, uniquingKeysWith: { $1 })
  }
  open func objectIDs(forRelationshipNamed key: String) -> [NSManagedObjectID] {
    Self.objects(values[key]).map(\.objectID)
  }
  open func hasFault(forRelationshipNamed key: String) -> Bool { false }
}

extension RuntimeInitializers where Self: NSManagedObject {
  /// Makes an object of a class that is only known at run time: `Entity(context:)` for `Entity: NSManagedObject`.
  @_silgen_name("flipside_make_managed_object") @_disfavoredOverload public init(
    context moc: NSManagedObjectContext)

  @usableFromInline @_silgen_name("flipside_make_managed_object")
  static func make(context moc: __owned NSManagedObjectContext) -> Self {
    self.init(entity: moc.model.entity(named: entityName), insertInto: moc)
  }
}
