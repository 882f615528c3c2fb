@_exported import Foundation
import ObjectiveC

/// The entities of an app's data: those of its data model file, and those that come into being when they are named.
///
/// Apple's documentation: <https://developer.apple.com/documentation/coredata/nsmanagedobjectmodel>
open class NSManagedObjectModel: NSObject, @unchecked Sendable {
  private var known: [String: NSEntityDescription] = [:]
  public override init() { super.init() }

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
    set { known = Dictionary(newValue.map { ($0.name ?? "", $0) }, uniquingKeysWith: { $1 }) }
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
    known[name] = entity
    return entity
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
    didSet { for property in properties { property.entity = self } }
  }
  open var userInfo: [AnyHashable: Any]? = [:]
  open internal(set) weak var superentity: NSEntityDescription?
  open var subentities: [NSEntityDescription] = [] {
    didSet { for entity in subentities { entity.superentity = self } }
  }

  public override init() { super.init() }

  /// Without the module's name.
  var className: String { managedObjectClassName.split(separator: ".").last.map(String.init) ?? "" }

  /// Its own properties, and those of the entities above.
  open var propertiesByName: [String: NSPropertyDescription] {
    let inherited = superentity?.propertiesByName ?? [:]
    return inherited.merging(properties.map { ($0.name, $0) }) { $1 }
  }
  open var attributesByName: [String: NSAttributeDescription] {
    propertiesByName.compactMapValues { $0 as? NSAttributeDescription }
  }
  open var relationshipsByName: [String: NSRelationshipDescription] {
    propertiesByName.compactMapValues { $0 as? NSRelationshipDescription }
  }
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
  private var objectClass: NSManagedObject.Type {
    let names = [managedObjectClassName ?? "", className, "\(ManagedClasses.moduleName).\(className)"]
    return names.lazy.compactMap { MessageDispatch.classNamed($0) as? NSManagedObject.Type }.first
      ?? NSManagedObject.self
  }
}

/// Where an app's classes are looked for.
enum ManagedClasses {
  static let moduleName: String = {
    let name = Bundle.main.infoDictionary?["CFBundleExecutable"] as? String ?? ProcessInfo.processInfo.processName
    return String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }()
}

/// A property of an entity.
open class NSPropertyDescription: NSObject, @unchecked Sendable {
  open var name = ""
  open var isOptional = true
  open var isTransient = false
  open var userInfo: [AnyHashable: Any]? = [:]
  open internal(set) weak var entity: NSEntityDescription!
  public override init() { super.init() }
}

/// What an attribute holds.
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
}

/// What becomes of the other end when an object is deleted.
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
  /// What the model's file says.
  var isStoredToMany: Bool?
}

/// A property whose values a request finds each time. Its predicate may name the object as `$FETCH_SOURCE`, and this
/// description as `$FETCHED_PROPERTY`.
///
/// Apple's documentation: <https://developer.apple.com/documentation/coredata/nsfetchedpropertydescription>
open class NSFetchedPropertyDescription: NSPropertyDescription, @unchecked Sendable {
  open var fetchRequest: NSFetchRequest<any NSFetchRequestResult>?
}
