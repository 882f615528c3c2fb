@_exported import Foundation
import ObjectiveC
import Synchronization

/// The entities of an app's data: those in its data model file, and implicit ones that are created when they are
/// first used.
///
/// Apple's documentation: <https://developer.apple.com/documentation/coredata/nsmanagedobjectmodel>
open class NSManagedObjectModel: NSObject, @unchecked Sendable {
  private var known: [String: NSEntityDescription] = [:]
  public override init() { super.init() }

  private struct Loaded {
    weak var model: NSManagedObjectModel?
  }
  private static let loaded = Locked<[Loaded]>([])

  /// Returns the entity for a class in the most recently loaded model; nil if no model contains the class.
  static func entity(ofClassNamed name: String) -> NSEntityDescription? {
    let models = loaded.withLock { $0.reversed().compactMap(\.model) }
    return models.lazy.compactMap { model in model.known.values.first { $0.className == name } }.first
  }

  private func noteAsLoaded() {
    Self.loaded.withLock { loaded in
      loaded.removeAll { $0.model == nil || $0.model === self }
      loaded.append(Loaded(model: self))
    }
  }

  /// Reads a data model in Xcode's format: the current version in a `.momd`, or a `.mom`.
  public convenience init?(contentsOf url: URL) {
    self.init()
    guard let file = DataModelFile.read(url.path) else { return nil }
    entities = file.entities
    fetchRequestTemplatesByName = file.requests
  }

  /// Returns a model with the entities of all models in the bundles; if `bundles` is nil, in the main bundle.
  open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
    let model = NSManagedObjectModel()
    for bundle in bundles ?? [.main] {
      for type in ["momd", "mom"] {
        for path in bundle.paths(forResourcesOfType: type, inDirectory: nil) {
          guard let file = DataModelFile.read(path) else { continue }
          model.entities += file.entities
          model.fetchRequestTemplatesByName.merge(file.requests) { $1 }
        }
      }
    }
    return model
  }

  /// The entities of the model.
  open var entities: [NSEntityDescription] {
    get { known.values.sorted { $0.name ?? "" < $1.name ?? "" } }
    set {
      known = Dictionary(newValue.map { ($0.name ?? "", $0) }, uniquingKeysWith: { $1 })
      noteAsLoaded()
    }
  }
  /// The entities by their names.
  open var entitiesByName: [String: NSEntityDescription] { known }
  /// The fetch request templates by their names.
  open var fetchRequestTemplatesByName: [String: NSFetchRequest<any NSFetchRequestResult>] = [:]

  /// Adds a fetch request template.
  open func setFetchRequestTemplate(
    _ fetchRequestTemplate: NSFetchRequest<any NSFetchRequestResult>?, forName name: String
  ) {
    fetchRequestTemplatesByName[name] = fetchRequestTemplate
  }
  /// Returns the fetch request template with a name; nil if there is none.
  open func fetchRequestTemplate(forName name: String) -> NSFetchRequest<any NSFetchRequestResult>? {
    fetchRequestTemplatesByName[name]
  }

  /// Returns a copy of a fetch request template with values for the variables in its predicate; nil if there is no
  /// such template.
  open func fetchRequestFromTemplate(
    withName name: String, substitutionVariables variables: [String: Any]
  ) -> NSFetchRequest<any NSFetchRequestResult>? {
    guard let template = fetchRequestTemplatesByName[name] else { return nil }
    let request = NSFetchRequest<any NSFetchRequestResult>()
    request.entityName = template.entityName
    request.predicate = template.predicate?.withSubstitutionVariables(variables)
    request.sortDescriptors = template.sortDescriptors
    request.fetchLimit = template.fetchLimit
    request.fetchBatchSize = template.fetchBatchSize
    return request
  }

  func entity(named name: String) -> NSEntityDescription {
    if let entity = known[name] ?? known.values.first(where: { $0.className == name }) { return entity }
    let entity = NSEntityDescription()
    entity.name = name
    entity.managedObjectClassName = name
    entity.isImplied = true
    known[name] = entity
    return entity
  }

  /// Returns the entity for a managed object class.
  func entity(of managedClass: NSManagedObject.Type) -> NSEntityDescription {
    let name = String(describing: managedClass).split(separator: ".").last.map(String.init) ?? ""
    return known.values.first { $0.className == name && name != "NSManagedObject" } ?? entity(named: name)
  }

  /// The version hashes of the entities, which stores record.
  open var entityVersionHashesByName: [String: Data] { ModelDescription(self).hashes }

  /// Returns whether a store with that metadata can be opened without a migration.
  open func isConfiguration(
    withName configuration: String?, compatibleWithStoreMetadata metadata: [String: Any]
  ) -> Bool {
    metadata[NSStoreModelVersionHashesKey] as? [String: Data] == entityVersionHashesByName
  }
}

/// An entity, which describes a kind of object.
///
/// Apple's documentation: <https://developer.apple.com/documentation/coredata/nsentitydescription>
open class NSEntityDescription: NSObject, @unchecked Sendable {
  /// The name of the entity.
  open var name: String?
  /// The name of the class of the entity's objects.
  open var managedObjectClassName: String! = "NSManagedObject"
  /// Whether the entity has no objects of its own.
  open var isAbstract = false
  /// The entity's own properties, without inherited ones.
  open var properties: [NSPropertyDescription] = [] {
    didSet {
      propertiesDidChange()
      for property in properties { property.entity = self }
    }
  }
  /// The constraints of uniqueness, each of which is a list of attribute names.
  open var uniquenessConstraints: [[Any]] = []
  /// The entity's name in an earlier version of the model.
  open var renamingIdentifier: String?
  /// Whether the entity belongs to no model file. Its objects accept any key.
  var isImplied = false
  /// A counter that changes with the properties of any entity.
  private static let generation = Atomic(0)
  /// The cached property tables. They are locked because contexts on several threads use them.
  private let tables = Locked<(generation: Int, properties: PropertyTable)?>(nil)
  private final class PropertyTable {
    let all: [String: NSPropertyDescription]
    let attributes: [String: NSAttributeDescription]
    let relationships: [String: NSRelationshipDescription]
    init(_ all: [String: NSPropertyDescription]) {
      self.all = all
      attributes = all.compactMapValues { $0 as? NSAttributeDescription }
      relationships = all.compactMapValues { $0 as? NSRelationshipDescription }
    }
  }
  func propertiesDidChange() { Self.generation.add(1, ordering: .relaxed) }
  private var table: PropertyTable {
    tables.withLock { cache in
      // The counter is read before the properties, so that a concurrent change invalidates the new table.
      let generation = Self.generation.load(ordering: .relaxed)
      if let cache, cache.generation == generation { return cache.properties }
      let inherited = superentity?.table.all ?? [:]
      let table = PropertyTable(inherited.merging(properties.map { ($0.name, $0) }) { $1 })
      cache = (generation, table)
      return table
    }
  }
  /// Custom values of the model's author.
  open var userInfo: [AnyHashable: Any]? = [:]
  /// The parent entity; nil if there is none.
  open internal(set) weak var superentity: NSEntityDescription?
  /// The entities whose parent is this one.
  open var subentities: [NSEntityDescription] = [] {
    didSet {
      propertiesDidChange()
      for entity in subentities { entity.superentity = self }
    }
  }

  public override init() { super.init() }

  /// The name of the class without its module.
  var className: String { managedObjectClassName.split(separator: ".").last.map(String.init) ?? "" }

  /// The properties of the entity and its parent entities, by name.
  open var propertiesByName: [String: NSPropertyDescription] { table.all }
  /// The attributes of the entity and its parent entities, by name.
  open var attributesByName: [String: NSAttributeDescription] { table.attributes }
  /// The relationships of the entity and its parent entities, by name.
  open var relationshipsByName: [String: NSRelationshipDescription] { table.relationships }
  /// Returns the relationships whose destination is an entity.
  open func relationships(forDestination entity: NSEntityDescription) -> [NSRelationshipDescription] {
    relationshipsByName.values.filter { $0.destinationEntity?.name == entity.name }
  }
  /// The child entities by their names.
  open var subentitiesByName: [String: NSEntityDescription] {
    Dictionary(subentities.map { ($0.name ?? "", $0) }, uniquingKeysWith: { $1 })
  }
  /// The uniqueness constraints of the entity and its parent entities, as lists of attribute names.
  var allUniquenessConstraints: [[String]] {
    (superentity?.allUniquenessConstraints ?? [])
      + uniquenessConstraints.map { $0.compactMap { $0 as? String ?? ($0 as? NSPropertyDescription)?.name } }
  }
  var root: NSEntityDescription { superentity?.root ?? self }
  /// Returns whether the entity is another one or inherits from it.
  open func isKindOf(entity: NSEntityDescription) -> Bool {
    self === entity || name == entity.name || superentity?.isKindOf(entity: entity) ?? false
  }

  /// Returns the entity with a name in a context's model.
  open class func entity(forEntityName entityName: String, in context: NSManagedObjectContext)
    -> NSEntityDescription?
  {
    context.model.entity(named: entityName)
  }
  /// Inserts a new object of an entity into a context and returns it.
  open class func insertNewObject(
    forEntityName entityName: String, into context: NSManagedObjectContext
  ) -> NSManagedObject {
    let entity = context.model.entity(named: entityName)
    return entity.objectClass.init(entity: entity, insertInto: context)
  }

  /// The class of the entity's objects. It is looked up under its plain name and in the app's module.
  var objectClass: NSManagedObject.Type {
    knownClass.withLock { known in
      if let known, known.name == managedObjectClassName { return known.type }
      let names = [managedObjectClassName ?? "", className, "\(ManagedClasses.moduleName).\(className)"]
      let found = names.lazy.compactMap { MessageDispatch.classNamed($0) as? NSManagedObject.Type }.first
      known = (managedObjectClassName, found ?? NSManagedObject.self)
      return found ?? NSManagedObject.self
    }
  }
  private let knownClass = Locked<(name: String?, type: NSManagedObject.Type)?>(nil)
}

/// The name of the module that contains an app's classes.
enum ManagedClasses {
  static let moduleName: String = {
    let name = Bundle.main.infoDictionary?["CFBundleExecutable"] as? String ?? ProcessInfo.processInfo.processName
    return String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }()
}

/// A property of an entity.
open class NSPropertyDescription: NSObject, @unchecked Sendable {
  /// The name of the property.
  open var name = "" {
    didSet { if name != oldValue, let entity { entity.propertiesDidChange() } }
  }
  /// Whether the property may be nil when the object is saved.
  open var isOptional = true
  /// The property's name in an earlier version of the model.
  open var renamingIdentifier: String?
  /// A text that changes the entity's version hash on Apple's systems. It has no effect.
  open var versionHashModifier: String?
  /// Whether the property is indexed by Spotlight. It has no effect.
  open var isIndexedBySpotlight = false
  /// The predicates that values must satisfy, and the messages or codes of the errors.
  open private(set) var validationPredicates: [NSPredicate] = []
  /// The messages or codes of failed validation predicates.
  open private(set) var validationWarnings: [Any] = []
  /// Sets the predicates that values must satisfy, with the messages of errors.
  open func setValidationPredicates(
    _ validationPredicates: [NSPredicate]?, withValidationWarnings validationWarnings: [String]?
  ) {
    self.validationPredicates = validationPredicates ?? []
    self.validationWarnings = validationWarnings ?? []
  }
  /// Whether the property is not stored.
  open var isTransient = false
  /// Custom values of the model's author.
  open var userInfo: [AnyHashable: Any]? = [:]
  /// The entity of the property.
  open internal(set) weak var entity: NSEntityDescription!
  public override init() { super.init() }
}

/// The types of attributes.
public enum NSAttributeType: UInt, Sendable {
  /// No type; valid for transient attributes only.
  case undefinedAttributeType = 0
  /// A 16-bit integer, an `NSNumber` or `Int16`.
  case integer16AttributeType = 100
  /// A 32-bit integer, an `NSNumber` or `Int32`.
  case integer32AttributeType = 200
  /// A 64-bit integer, an `NSNumber` or `Int64`.
  case integer64AttributeType = 300
  /// A decimal number, an `NSDecimalNumber`.
  case decimalAttributeType = 400
  /// A double-precision floating-point number.
  case doubleAttributeType = 500
  /// A single-precision floating-point number.
  case floatAttributeType = 600
  /// A string.
  case stringAttributeType = 700
  /// A Boolean.
  case booleanAttributeType = 800
  /// A date, or its seconds since the reference date if the class has a scalar property.
  case dateAttributeType = 900
  /// Binary data.
  case binaryDataAttributeType = 1000
  /// A UUID.
  case UUIDAttributeType = 1100
  /// A URI, as a `URL`.
  case URIAttributeType = 1200
  /// An object of any class that a value transformer can convert to data.
  case transformableAttributeType = 1800
  /// The identifier of a managed object; valid for results of fetches only.
  case objectIDAttributeType = 2000
  /// A composite of other attributes, as a dictionary.
  case compositeAttributeType = 2100
}

/// A property that has a value.
open class NSAttributeDescription: NSPropertyDescription, @unchecked Sendable {
  /// The type of the value.
  open var attributeType = NSAttributeType.undefinedAttributeType
  /// The initial value of new objects.
  open var defaultValue: Any?
  /// The name of the value's class.
  open var attributeValueClassName: String?
  /// Whether large data may be stored in separate files on Apple's systems.
  open var allowsExternalBinaryDataStorage = false
  /// The name of the transformer of a transformable value.
  open var valueTransformerName: String?
  /// The rules of the model file: bounds of numbers, dates and string lengths, and the regular expression of
  /// strings.
  var rules = AttributeRules()
}

/// The effect of an object's deletion on the objects at the other end of a relationship.
public enum NSDeleteRule: UInt, Sendable {
  /// The effect on the destination when the source is deleted: none, removal of the inverse reference, deletion, or
  /// refusal.
  case noActionDeleteRule, nullifyDeleteRule, cascadeDeleteRule, denyDeleteRule
}

/// A property that refers to objects of another entity.
open class NSRelationshipDescription: NSPropertyDescription, @unchecked Sendable {
  /// The entity of the objects that the relationship refers to.
  open weak var destinationEntity: NSEntityDescription?
  /// The relationship of the destination that refers back; nil if there is none.
  open weak var inverseRelationship: NSRelationshipDescription?
  /// The maximum number of objects; 0 for no limit.
  open var maxCount = 0
  /// The minimum number of objects; 0 for none.
  open var minCount = 0
  /// The effect of the object's deletion on the related objects.
  open var deleteRule = NSDeleteRule.nullifyDeleteRule
  /// Whether the related objects are ordered.
  open var isOrdered = false
  /// Whether the relationship may refer to several objects.
  open var isToMany: Bool { isStoredToMany ?? (maxCount != 1) }
  /// Whether the model file declares the relationship as to-many.
  var isStoredToMany: Bool?
}

/// A property whose values are fetched by a request on each access. The request's predicate may refer to the object
/// as `$FETCH_SOURCE` and to this description as `$FETCHED_PROPERTY`.
///
/// Apple's documentation: <https://developer.apple.com/documentation/coredata/nsfetchedpropertydescription>
open class NSFetchedPropertyDescription: NSPropertyDescription, @unchecked Sendable {
  /// The request that returns the values.
  open var fetchRequest: NSFetchRequest<any NSFetchRequestResult>?
}
