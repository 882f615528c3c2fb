@_exported import Foundation
import ObjectiveC
import Synchronization

/// The entities of an app's data: those of its data model file, and those that come into being when they are named.
///
/// Apple's documentation: <https://developer.apple.com/documentation/coredata/nsmanagedobjectmodel>
open class NSManagedObjectModel: NSObject, @unchecked Sendable {
  private var known: [String: NSEntityDescription] = [:]
  public override init() { super.init() }

  private struct Loaded {
    weak var model: NSManagedObjectModel?
  }
  private static let loaded = Locked<[Loaded]>([])

  /// The entity of a class in the model that came last; nil when no model names the class.
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

  /// Reads a data model as Xcode keeps it: `.momd` (all versions, of which the current one counts) or `.mom`.
  public convenience init?(contentsOf url: URL) {
    self.init()
    guard let file = DataModelFile.read(url.path) else { return nil }
    entities = file.entities
    fetchRequestTemplatesByName = file.requests
  }

  /// The models of the bundles, or of the app, in one.
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

  open var entities: [NSEntityDescription] {
    get { known.values.sorted { $0.name ?? "" < $1.name ?? "" } }
    set {
      known = Dictionary(newValue.map { ($0.name ?? "", $0) }, uniquingKeysWith: { $1 })
      noteAsLoaded()
    }
  }
  open var entitiesByName: [String: NSEntityDescription] { known }
  open var fetchRequestTemplatesByName: [String: NSFetchRequest<any NSFetchRequestResult>] = [:]

  open func setFetchRequestTemplate(
    _ fetchRequestTemplate: NSFetchRequest<any NSFetchRequestResult>?, forName name: String
  ) {
    fetchRequestTemplatesByName[name] = fetchRequestTemplate
  }
  open func fetchRequestTemplate(forName name: String) -> NSFetchRequest<any NSFetchRequestResult>? {
    fetchRequestTemplatesByName[name]
  }

  /// A copy of a template in whose predicate the variables have values; nil without a template of that name.
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

  /// The entity whose objects are of that class.
  func entity(of managedClass: NSManagedObject.Type) -> NSEntityDescription {
    let name = String(describing: managedClass).split(separator: ".").last.map(String.init) ?? ""
    return known.values.first { $0.className == name && name != "NSManagedObject" } ?? entity(named: name)
  }

  /// The hashes of the entities, as stores record them.
  open var entityVersionHashesByName: [String: Data] { ModelDescription(self).hashes }

  /// Whether a store of that metadata can be opened without a migration.
  open func isConfiguration(
    withName configuration: String?, compatibleWithStoreMetadata metadata: [String: Any]
  ) -> Bool {
    metadata[NSStoreModelVersionHashesKey] as? [String: Data] == entityVersionHashesByName
  }
}

/// A kind of object.
///
/// Apple's documentation: <https://developer.apple.com/documentation/coredata/nsentitydescription>
open class NSEntityDescription: NSObject, @unchecked Sendable {
  open var name: String?
  open var managedObjectClassName: String! = "NSManagedObject"
  open var isAbstract = false
  open var properties: [NSPropertyDescription] = [] {
    didSet {
      propertiesDidChange()
      for property in properties { property.entity = self }
    }
  }
  /// The name or names that values have to be unique by, each a list of attributes' names.
  open var uniquenessConstraints: [[Any]] = []
  /// The entity's name in an earlier version of the model.
  open var renamingIdentifier: String?
  /// Whether no model has it: it came into being when it was named, and its objects have any key.
  var isImplied = false
  /// Changes when any entity's properties do.
  private static let generation = Atomic(0)
  /// Contexts of several threads ask.
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
      // The number before the properties: what changes them meanwhile makes the table anew.
      let generation = Self.generation.load(ordering: .relaxed)
      if let cache, cache.generation == generation { return cache.properties }
      let inherited = superentity?.table.all ?? [:]
      let table = PropertyTable(inherited.merging(properties.map { ($0.name, $0) }) { $1 })
      cache = (generation, table)
      return table
    }
  }
  open var userInfo: [AnyHashable: Any]? = [:]
  open internal(set) weak var superentity: NSEntityDescription?
  open var subentities: [NSEntityDescription] = [] {
    didSet {
      propertiesDidChange()
      for entity in subentities { entity.superentity = self }
    }
  }

  public override init() { super.init() }

  /// Without the module's name.
  var className: String { managedObjectClassName.split(separator: ".").last.map(String.init) ?? "" }

  /// Its own properties, and those of the entities above.
  open var propertiesByName: [String: NSPropertyDescription] { table.all }
  open var attributesByName: [String: NSAttributeDescription] { table.attributes }
  open var relationshipsByName: [String: NSRelationshipDescription] { table.relationships }
  open func relationships(forDestination entity: NSEntityDescription) -> [NSRelationshipDescription] {
    relationshipsByName.values.filter { $0.destinationEntity?.name == entity.name }
  }
  open var subentitiesByName: [String: NSEntityDescription] {
    Dictionary(subentities.map { ($0.name ?? "", $0) }, uniquingKeysWith: { $1 })
  }
  /// Its own constraints, and those of the entities above, as attributes' names.
  var allUniquenessConstraints: [[String]] {
    (superentity?.allUniquenessConstraints ?? [])
      + uniquenessConstraints.map { $0.compactMap { $0 as? String ?? ($0 as? NSPropertyDescription)?.name } }
  }
  var root: NSEntityDescription { superentity?.root ?? self }
  open func isKindOf(entity: NSEntityDescription) -> Bool {
    self === entity || name == entity.name || superentity?.isKindOf(entity: entity) ?? false
  }

  open class func entity(forEntityName entityName: String, in context: NSManagedObjectContext)
    -> NSEntityDescription?
  {
    context.model.entity(named: entityName)
  }
  open class func insertNewObject(
    forEntityName entityName: String, into context: NSManagedObjectContext
  ) -> NSManagedObject {
    let entity = context.model.entity(named: entityName)
    return entity.objectClass.init(entity: entity, insertInto: context)
  }

  /// The class of its objects; a class of a module is registered under its plain name or found in it.
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

/// The module that contains an app's classes.
enum ManagedClasses {
  static let moduleName: String = {
    let name = Bundle.main.infoDictionary?["CFBundleExecutable"] as? String ?? ProcessInfo.processInfo.processName
    return String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }()
}

/// A property of an entity.
open class NSPropertyDescription: NSObject, @unchecked Sendable {
  open var name = "" {
    didSet { if name != oldValue, let entity { entity.propertiesDidChange() } }
  }
  open var isOptional = true
  /// The property's name in an earlier version of the model.
  open var renamingIdentifier: String?
  open var versionHashModifier: String?
  open var isIndexedBySpotlight = false
  /// The conditions that a value has to fulfil, and the texts or numbers of the errors.
  open private(set) var validationPredicates: [NSPredicate] = []
  open private(set) var validationWarnings: [Any] = []
  open func setValidationPredicates(
    _ validationPredicates: [NSPredicate]?, withValidationWarnings validationWarnings: [String]?
  ) {
    self.validationPredicates = validationPredicates ?? []
    self.validationWarnings = validationWarnings ?? []
  }
  open var isTransient = false
  open var userInfo: [AnyHashable: Any]? = [:]
  open internal(set) weak var entity: NSEntityDescription!
  public override init() { super.init() }
}

/// The types of attributes.
public enum NSAttributeType: UInt, Sendable {
  case undefinedAttributeType = 0
  case integer16AttributeType = 100
  case integer32AttributeType = 200
  case integer64AttributeType = 300
  case decimalAttributeType = 400
  case doubleAttributeType = 500
  case floatAttributeType = 600
  case stringAttributeType = 700
  case booleanAttributeType = 800
  case dateAttributeType = 900
  case binaryDataAttributeType = 1000
  case UUIDAttributeType = 1100
  case URIAttributeType = 1200
  case transformableAttributeType = 1800
  case objectIDAttributeType = 2000
  case compositeAttributeType = 2100
}

open class NSAttributeDescription: NSPropertyDescription, @unchecked Sendable {
  open var attributeType = NSAttributeType.undefinedAttributeType
  open var defaultValue: Any?
  open var attributeValueClassName: String?
  open var allowsExternalBinaryDataStorage = false
  open var valueTransformerName: String?
  /// Bounds of numbers, dates and strings' lengths, and the pattern of strings, as the model's file has them.
  var rules = AttributeRules()
}

/// The rules for the other end of a relationship when an object is deleted.
public enum NSDeleteRule: UInt, Sendable {
  case noActionDeleteRule, nullifyDeleteRule, cascadeDeleteRule, denyDeleteRule
}

open class NSRelationshipDescription: NSPropertyDescription, @unchecked Sendable {
  open weak var destinationEntity: NSEntityDescription?
  open weak var inverseRelationship: NSRelationshipDescription?
  /// 0 for any number.
  open var maxCount = 0
  open var minCount = 0
  open var deleteRule = NSDeleteRule.nullifyDeleteRule
  open var isOrdered = false
  open var isToMany: Bool { isStoredToMany ?? (maxCount != 1) }
  /// The value in the model's file.
  var isStoredToMany: Bool?
}

/// A property whose values a request finds each time. Its predicate may name the object as `$FETCH_SOURCE`, and
/// this description as `$FETCHED_PROPERTY`.
///
/// Apple's documentation: <https://developer.apple.com/documentation/coredata/nsfetchedpropertydescription>
open class NSFetchedPropertyDescription: NSPropertyDescription, @unchecked Sendable {
  open var fetchRequest: NSFetchRequest<any NSFetchRequestResult>?
}
