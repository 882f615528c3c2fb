@_exported import Foundation
import ObjectiveC

/// The entities of an app's data. Model files are not read: entities come into being when they are named.
open class NSManagedObjectModel: NSObject {
  private var known: [String: NSEntityDescription] = [:]
  public override init() { super.init() }
  public convenience init?(contentsOf url: URL) { self.init() }
  open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? { NSManagedObjectModel() }

  open var entities: [NSEntityDescription] {
    get { known.values.sorted { $0.name ?? "" < $1.name ?? "" } }
    set { known = Dictionary(newValue.map { ($0.name ?? "", $0) }, uniquingKeysWith: { $1 }) }
  }
  open var entitiesByName: [String: NSEntityDescription] { known }

  func entity(named name: String) -> NSEntityDescription {
    if let entity = known[name] { return entity }
    let entity = NSEntityDescription()
    entity.name = name
    entity.managedObjectClassName = name
    known[name] = entity
    return entity
  }
}

/// A kind of object.
open class NSEntityDescription: NSObject {
  open var name: String?
  open var managedObjectClassName: String! = "NSManagedObject"
  open var properties: [NSPropertyDescription] = []
  open var attributesByName: [String: NSPropertyDescription] {
    Dictionary(properties.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
  }
  public override init() { super.init() }

  open class func entity(forEntityName entityName: String, in context: NSManagedObjectContext)
    -> NSEntityDescription?
  {
    context.model.entity(named: entityName)
  }
  open class func insertNewObject(
    forEntityName entityName: String, into context: NSManagedObjectContext
  ) -> NSManagedObject {
    let entity = context.model.entity(named: entityName)
    let type = NSClassFromString(entity.managedObjectClassName) as? NSManagedObject.Type ?? NSManagedObject.self
    return type.init(entity: entity, insertInto: context)
  }
}

/// A property of an entity.
open class NSPropertyDescription: NSObject {
  open var name = ""
  open var isOptional = true
  public override init() { super.init() }
}
