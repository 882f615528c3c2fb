import Foundation
import ObjectiveC
import class ObjectiveC.NSExpression

/// The result of a request.
open class NSPersistentStoreResult: NSObject {}

/// A request that deletes the matching objects directly in the store. Contexts are not notified.
///
/// Apple's documentation: <https://developer.apple.com/documentation/coredata/nsbatchdeleterequest>
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
  /// The request that matches the objects to delete.
  public let fetchRequest: NSFetchRequest<any NSFetchRequestResult>
  /// The content of the result.
  open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
  let objectIDs: [NSManagedObjectID]?
  /// Creates a request that deletes the results of a fetch request.
  public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) {
    fetchRequest = fetch
    objectIDs = nil
    super.init()
  }
  /// Creates a request that deletes objects by their identifiers, which belong to a single entity.
  public init(objectIDs objects: [NSManagedObjectID]) {
    fetchRequest = NSFetchRequest(entityName: objects.first?.entity.name ?? "")
    objectIDs = objects
    super.init()
  }
}

/// The content of a batch delete's result.
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
  /// Whether the deletion succeeded, the identifiers of the deleted objects, or their number.
  case resultTypeStatusOnly, resultTypeObjectIDs, resultTypeCount
}

/// The result of a batch delete.
open class NSBatchDeleteResult: NSPersistentStoreResult {
  /// The success, the identifiers or the number of deleted objects, depending on the result type.
  open private(set) var result: Any?
  /// The content of the result.
  public let resultType: NSBatchDeleteRequestResultType
  init(_ result: Any?, _ type: NSBatchDeleteRequestResultType) {
    self.result = result
    resultType = type
    super.init()
  }
}

/// A request that updates properties of the matching objects directly in the store. Contexts are not notified.
///
/// Apple's documentation: <https://developer.apple.com/documentation/coredata/nsbatchupdaterequest>
open class NSBatchUpdateRequest: NSPersistentStoreRequest {
  /// The name of the entity whose objects are updated.
  public let entityName: String
  /// The entity whose objects are updated.
  open var entity: NSEntityDescription { ownEntity ?? NSEntityDescription() }
  private var ownEntity: NSEntityDescription?
  /// The condition for objects to be updated; nil for all.
  open var predicate: NSPredicate?
  /// The new values by property names. A value may be an expression that is evaluated with the object.
  open var propertiesToUpdate: [AnyHashable: Any]?
  /// Whether objects of subentities are updated as well.
  open var includesSubentities = true
  /// The content of the result.
  open var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType
  /// Creates a request for an entity by its name. Set `propertiesToUpdate` before executing it.
  public init(entityName: String) {
    self.entityName = entityName
    super.init()
  }
  /// Creates a request for an entity. Set `propertiesToUpdate` before executing it.
  public convenience init(entity: NSEntityDescription) {
    self.init(entityName: entity.name ?? "")
    ownEntity = entity
  }
}

/// The content of a batch update's result.
public enum NSBatchUpdateRequestResultType: UInt, Sendable {
  /// Whether the update succeeded, the identifiers of the updated objects, or their number.
  case statusOnlyResultType, updatedObjectIDsResultType, updatedObjectsCountResultType
}

/// The result of a batch update.
open class NSBatchUpdateResult: NSPersistentStoreResult {
  /// The success, the identifiers or the number of updated objects, depending on the result type.
  open private(set) var result: Any?
  /// The content of the result.
  public let resultType: NSBatchUpdateRequestResultType
  init(_ result: Any?, _ type: NSBatchUpdateRequestResultType) {
    self.result = result
    resultType = type
    super.init()
  }
}

/// A request that inserts objects directly into the store. Contexts are not notified.
///
/// Apple's documentation: <https://developer.apple.com/documentation/coredata/nsbatchinsertrequest>
open class NSBatchInsertRequest: NSPersistentStoreRequest {
  /// The name of the entity of the new objects.
  public let entityName: String
  /// The values of the new objects, by property names.
  open var objectsToInsert: [[String: Any]]?
  /// A closure that fills a dictionary (or, for the next property, an object) and returns true if there are no more
  /// objects.
  open var dictionaryHandler: ((NSMutableDictionary) -> Bool)?
  /// A closure that fills a new object and returns true if there are no more objects.
  open var managedObjectHandler: ((NSManagedObject) -> Bool)?
  /// The content of the result.
  open var resultType = NSBatchInsertRequestResultType.statusOnly

  /// Creates a request that inserts an object for each dictionary of values, by the entity's name.
  public init(entityName: String, objects dictionaries: [[String: Any]]) {
    self.entityName = entityName
    objectsToInsert = dictionaries
    super.init()
  }
  /// Creates a request that inserts an object of an entity for each dictionary of values.
  public convenience init(entity: NSEntityDescription, objects dictionaries: [[String: Any]]) {
    self.init(entityName: entity.name ?? "", objects: dictionaries)
  }
  /// Creates a request that calls a closure with a dictionary for each object to insert, until the closure returns
  /// true.
  public init(entityName: String, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool) {
    self.entityName = entityName
    dictionaryHandler = handler
    super.init()
  }
  /// Creates a request that calls a closure with a dictionary for each object of an entity to insert, until it
  /// returns true.
  public convenience init(
    entity: NSEntityDescription, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool
  ) { self.init(entityName: entity.name ?? "", dictionaryHandler: handler) }
  /// Creates a request that calls a closure with each object to insert, until the closure returns true.
  public init(entityName: String, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool) {
    self.entityName = entityName
    managedObjectHandler = handler
    super.init()
  }
  /// Creates a request that calls a closure with each object of an entity to insert, until the closure returns
  /// true.
  public convenience init(
    entity: NSEntityDescription, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool
  ) { self.init(entityName: entity.name ?? "", managedObjectHandler: handler) }
}

/// The content of a batch insert's result.
public enum NSBatchInsertRequestResultType: UInt, Sendable {
  /// Whether the insertion succeeded, the identifiers of the inserted objects, or their number.
  case statusOnly, objectIDs, count
}

/// The result of a batch insert.
open class NSBatchInsertResult: NSPersistentStoreResult {
  /// The success, the identifiers or the number of inserted objects, depending on the result type.
  open private(set) var result: Any?
  /// The content of the result.
  public let resultType: NSBatchInsertRequestResultType
  init(_ result: Any?, _ type: NSBatchInsertRequestResultType) {
    self.result = result
    resultType = type
    super.init()
  }
}

/// Executes batch requests in a separate context, whose save notifies no other context.
struct BatchRun {
  private let context: NSManagedObjectContext

  init(_ context: NSManagedObjectContext) {
    let own = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    own.persistentStoreCoordinator = context.persistentStoreCoordinator
    own.mergePolicy = context.mergePolicy
    self.context = own
  }

  /// Saves the changes. Batch requests validate only uniqueness constraints.
  private func save() throws {
    context.propagateDeletes()
    guard context.hasChanges else { return }
    try StoreSave(context).run()
  }

  func run(_ request: NSBatchDeleteRequest) throws -> NSBatchDeleteResult {
    let found =
      request.objectIDs.map { $0.compactMap { try? context.existingObject(with: $0) } }
      ?? context.objects(request.fetchRequest)
    for object in found where !object.isDeleted { context.delete(object) }
    try save()
    let ids = found.map(\.objectID)
    switch request.resultType {
    case .resultTypeCount: return NSBatchDeleteResult(ids.count, request.resultType)
    case .resultTypeObjectIDs: return NSBatchDeleteResult(ids, request.resultType)
    case .resultTypeStatusOnly: return NSBatchDeleteResult(true, request.resultType)
    }
  }

  func run(_ request: NSBatchUpdateRequest) throws -> NSBatchUpdateResult {
    let fetch = NSFetchRequest<NSManagedObject>(entityName: request.entityName)
    fetch.predicate = request.predicate
    fetch.includesSubentities = request.includesSubentities
    let found = context.objects(fetch)
    for (key, value) in request.propertiesToUpdate ?? [:] {
      guard let name = key.base as? String ?? (key.base as? NSPropertyDescription)?.name else { continue }
      for object in found {
        let expression = value as? NSExpression
        let made: Any? = expression == nil ? value : expression?.expressionValue(with: object, context: nil)
        object.setPrimitiveValue(made is NSNull ? nil : made, forKey: name)
      }
    }
    try save()
    switch request.resultType {
    case .updatedObjectsCountResultType: return NSBatchUpdateResult(found.count, request.resultType)
    case .updatedObjectIDsResultType: return NSBatchUpdateResult(found.map(\.objectID), request.resultType)
    case .statusOnlyResultType: return NSBatchUpdateResult(true, request.resultType)
    }
  }

  func run(_ request: NSBatchInsertRequest) throws -> NSBatchInsertResult {
    var made: [NSManagedObject] = []
    func new() -> NSManagedObject {
      let entity = context.model.entity(named: request.entityName)
      let object = entity.objectClass.init(entity: entity, insertInto: nil)
      context.markInserted(object)
      made.append(object)
      return object
    }
    func fill(_ values: [String: Any]) {
      let object = new()
      for (key, value) in values { object.setPrimitiveValue(value is NSNull ? nil : value, forKey: key) }
    }
    for values in request.objectsToInsert ?? [] { fill(values) }
    if let handler = request.dictionaryHandler {
      while true {
        let values = NSMutableDictionary()
        if handler(values) { break }
        fill(values as? [String: Any] ?? [:])
      }
    }
    if let handler = request.managedObjectHandler {
      while true {
        let object = new()
        guard handler(object) else { continue }
        made.removeLast()
        context.withdraw(object)
        break
      }
    }
    try save()
    switch request.resultType {
    case .count: return NSBatchInsertResult(made.count, request.resultType)
    case .objectIDs: return NSBatchInsertResult(made.map(\.objectID), request.resultType)
    case .statusOnly: return NSBatchInsertResult(true, request.resultType)
    }
  }
}
