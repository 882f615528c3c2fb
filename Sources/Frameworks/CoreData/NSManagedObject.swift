import Foundation
import ObjectiveC

/// An object's name in its store.
open class NSManagedObjectID: NSObject {
  open private(set) var entity: NSEntityDescription
  open var isTemporaryID: Bool { false }
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

/// Data as an object: its values are by key.
///
/// Apple's documentation: <https://developer.apple.com/documentation/coredata/nsmanagedobject>
open class NSManagedObject: NSObject, NSFetchRequestResult, UndefinedKeyHandling {
  open private(set) weak var managedObjectContext: NSManagedObjectContext?
  open private(set) var entity: NSEntityDescription
  open private(set) var objectID: NSManagedObjectID
  open internal(set) var isInserted = false
  open internal(set) var isDeleted = false
  open internal(set) var isUpdated = false
  open var hasChanges: Bool { isInserted || isDeleted || isUpdated }
  open var isFault: Bool { false }
  private var values: [String: Any] = [:]
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

  open func awakeFromInsert() {}
  open func awakeFromFetch() {}
  open func willSave() {}
  open func didSave() {}
  open func prepareForDeletion() {}
  open func willAccessValue(forKey key: String?) {}
  open func didAccessValue(forKey key: String?) {}
  open func primitiveValue(forKey key: String) -> Any? { values[key] }
  open func setPrimitiveValue(_ value: Any?, forKey key: String) { values[key] = value }
  open func value(forUndefinedKey key: String) -> Any? { values[key] }
  open func setValue(_ value: Any?, forUndefinedKey key: String) {
    values[key] = value
    isUpdated = true
  }
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
