import Foundation
import ObjectiveC
import UIKit
import class ObjectiveC.NSExpression

public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
  case confinementConcurrencyType, privateQueueConcurrencyType, mainQueueConcurrencyType
}

extension NSNotification.Name {
  public static let NSManagedObjectContextWillSave = NSNotification.Name(
    "NSManagingContextWillSaveChangesNotification")
  public static let NSManagedObjectContextDidSave = NSNotification.Name(
    "NSManagingContextDidSaveChangesNotification")
  public static let NSManagedObjectContextObjectsDidChange = NSNotification.Name(
    "NSObjectsChangedInManagingContextNotification")
}

public let NSInsertedObjectsKey = "inserted"
public let NSUpdatedObjectsKey = "updated"
public let NSDeletedObjectsKey = "deleted"
public let NSRefreshedObjectsKey = "refreshed"
public let NSInvalidatedObjectsKey = "invalidated"
public let NSInvalidatedAllObjectsKey = "invalidatedAll"

/// What kind of merge wins when two contexts changed one object.
public final class NSMergePolicy: NSObject, @unchecked Sendable {
  public static let error = NSMergePolicy()
  public static let rollback = NSMergePolicy()
  public static let mergeByPropertyObjectTrump = NSMergePolicy()
  public static let mergeByPropertyStoreTrump = NSMergePolicy()
  public static let overwrite = NSMergePolicy()
}
nonisolated(unsafe) public let NSMergeByPropertyObjectTrumpMergePolicy: AnyObject = NSMergePolicy
  .mergeByPropertyObjectTrump
nonisolated(unsafe) public let NSMergeByPropertyStoreTrumpMergePolicy: AnyObject = NSMergePolicy
  .mergeByPropertyStoreTrump
nonisolated(unsafe) public let NSErrorMergePolicy: AnyObject = NSMergePolicy.error
nonisolated(unsafe) public let NSOverwriteMergePolicy: AnyObject = NSMergePolicy.overwrite
nonisolated(unsafe) public let NSRollbackMergePolicy: AnyObject = NSMergePolicy.rollback

/// Objects that are worked with. They are kept in memory only, all contexts of a container share them, and they are gone
/// when the app ends.
///
/// Apple's documentation: <https://developer.apple.com/documentation/coredata/nsmanagedobjectcontext>
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  public typealias ConcurrencyType = NSManagedObjectContextConcurrencyType

  open var persistentStoreCoordinator: NSPersistentStoreCoordinator?
  open var parent: NSManagedObjectContext?
  open var undoManager: UndoManager?
  open var mergePolicy: Any = NSMergePolicy.error
  open var automaticallyMergesChangesFromParent = false
  open var shouldDeleteInaccessibleFaults = true
  open var propagatesDeletesAtEndOfEvent = true
  open var retainsRegisteredObjects = false
  open var stalenessInterval: TimeInterval = -1
  open var transactionAuthor: String?
  open var name: String?
  /// What the app keeps with the context.
  public let userInfo = NSMutableDictionary()
  public let concurrencyType: NSManagedObjectContextConcurrencyType
  open private(set) var insertedObjects: Set<NSManagedObject> = []
  open private(set) var deletedObjects: Set<NSManagedObject> = []
  private let ownModel = NSManagedObjectModel()
  private let ownStore = MemoryStore()
  /// What nobody has been told of yet.
  private var pending = PendingChanges()

  public convenience override init() { self.init(concurrencyType: .confinementConcurrencyType) }
  public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) {
    concurrencyType = ct
    super.init()
  }
  public convenience init(_ type: ConcurrencyType) { self.init(concurrencyType: type) }

  var model: NSManagedObjectModel {
    persistentStoreCoordinator?.managedObjectModel ?? parent?.model ?? ownModel
  }
  private var store: MemoryStore { persistentStoreCoordinator?.store ?? parent?.store ?? ownStore }

  open var updatedObjects: Set<NSManagedObject> {
    Set(
      store.objects.filter {
        $0.isUpdated && !$0.isDeleted && ($0.managedObjectContext === self || $0.managedObjectContext == nil)
      })
  }
  open var registeredObjects: Set<NSManagedObject> { Set(store.objects).union(insertedObjects) }
  open var hasChanges: Bool { !insertedObjects.isEmpty || !deletedObjects.isEmpty || !updatedObjects.isEmpty }

  open func insert(_ object: NSManagedObject) {
    guard insertedObjects.insert(object).inserted else { return }
    object.managedObjectContext = self
    object.isInserted = true
    pending.inserted.insert(object)
    schedulePending()
    object.awakeFromInsert()
  }

  /// Deletes an object, and what its relationships say that shall go with it.
  open func delete(_ object: NSManagedObject) {
    guard !object.isDeleted else { return }
    object.prepareForDeletion()
    object.isDeleted = true
    if insertedObjects.remove(object) == nil { deletedObjects.insert(object) }
    if pending.inserted.remove(object) == nil { pending.deleted.insert(object) }
    pending.updated.remove(object)
    schedulePending()
    for relationship in object.entity.relationshipsByName.values {
      for other in object.objects(of: relationship) {
        if relationship.deleteRule == .cascadeDeleteRule {
          delete(other)
        } else if relationship.deleteRule == .nullifyDeleteRule, let inverse = relationship.inverseRelationship {
          other.unlink(object, inverse)
        }
      }
    }
  }

  open func detectConflicts(for object: NSManagedObject) {}
  open func assign(_ object: Any, to store: NSPersistentStore) {}
  open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {
    for object in objects { object.objectID.isTemporaryID = false }
  }

  /// Hands the changes to the store, or to the parent.
  open func save() throws {
    processPendingChanges()
    guard hasChanges else { return }
    if persistentStoreCoordinator != nil { Unsupported.log("Keeping Core Data's objects when the app ends") }
    let (inserted, updated, deleted) = (insertedObjects, updatedObjects, deletedObjects)
    for object in inserted { try object.validateForInsert() }
    for object in updated { try object.validateForUpdate() }
    for object in deleted { try object.validateForDelete() }
    NotificationCenter.default.post(name: .NSManagedObjectContextWillSave, object: self)
    for object in inserted.union(updated).union(deleted) { object.willSave() }
    store.objects.append(contentsOf: inserted.sorted { $0.order < $1.order })
    store.objects.removeAll { deleted.contains($0) }
    for object in inserted.union(updated).union(deleted) {
      object.isInserted = false
      object.isUpdated = false
      object.savedValues = [:]
      object.objectID.isTemporaryID = false
    }
    insertedObjects = []
    deletedObjects = []
    for object in inserted.union(updated).union(deleted) { object.didSave() }
    pending = PendingChanges()
    NotificationCenter.default.post(
      name: .NSManagedObjectContextDidSave, object: self,
      userInfo: [NSInsertedObjectsKey: inserted, NSUpdatedObjectsKey: updated, NSDeletedObjectsKey: deleted])
  }

  /// Takes everything back that changed since the context was saved.
  open func rollback() {
    for object in updatedObjects.union(deletedObjects) {
      let old = object.savedValues
      object.savedValues = [:]
      for (key, value) in old { object.values[key] = value }
      object.isUpdated = false
      object.isDeleted = false
      pending.updated.insert(object)
    }
    for object in insertedObjects { pending.deleted.insert(object) }
    insertedObjects = []
    deletedObjects = []
    processPendingChanges()
  }
  open func reset() { rollback() }
  open func undo() { undoManager?.undo() }
  open func redo() { undoManager?.redo() }
  open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
    pending.updated.insert(object)
    schedulePending()
  }
  open func refreshAllObjects() {}

  // MARK: Telling of changes

  private struct PendingChanges {
    var inserted: Set<NSManagedObject> = []
    var updated: Set<NSManagedObject> = []
    var deleted: Set<NSManagedObject> = []
    var isScheduled = false
    var isEmpty: Bool { inserted.isEmpty && updated.isEmpty && deleted.isEmpty }
  }

  func didChange(_ object: NSManagedObject) {
    if !pending.inserted.contains(object), !pending.deleted.contains(object) { pending.updated.insert(object) }
    schedulePending()
  }

  /// The main queue's contexts tell at the end of the turn of the run loop.
  private func schedulePending() {
    guard !pending.isScheduled, concurrencyType != .privateQueueConcurrencyType else { return }
    pending.isScheduled = true
    DispatchQueue.main.async { self.processPendingChanges() }
  }

  /// Tells of what has changed since it was told last.
  open func processPendingChanges() {
    let changes = pending
    pending = PendingChanges()
    guard !changes.isEmpty else { return }
    NotificationCenter.default.post(
      name: .NSManagedObjectContextObjectsDidChange, object: self,
      userInfo: [
        NSInsertedObjectsKey: changes.inserted, NSUpdatedObjectsKey: changes.updated,
        NSDeletedObjectsKey: changes.deleted,
      ])
  }

  // MARK: Finding

  /// The objects that a request finds, before they become its results.
  func objects<T>(_ request: NSFetchRequest<T>) -> [NSManagedObject] {
    let name = request.entityName ?? request.entity?.name ?? String(describing: T.self)
    let entity = model.entity(named: name)
    let all = store.objects + insertedObjects.sorted { $0.order < $1.order }
    var found = all.filter { object in
      let fits =
        request.includesSubentities ? object.entity.isKindOf(entity: entity) : object.entity.name == entity.name
      return fits && !object.isDeleted && request.predicate?.evaluate(with: object) ?? true
    }
    for object in found where object.managedObjectContext == nil { object.managedObjectContext = self }
    if let descriptors = request.sortDescriptors, !descriptors.isEmpty {
      // A stable order: what the descriptors don't tell apart stays as it came.
      found = found.enumerated().sorted { a, b in
        let order = NSSortDescriptor.order(a.element, b.element, by: descriptors)
        return order == .orderedSame ? a.offset < b.offset : order == .orderedAscending
      }.map(\.element)
    }
    if request.fetchOffset > 0 { found.removeFirst(min(request.fetchOffset, found.count)) }
    if request.fetchLimit > 0 { found = Array(found.prefix(request.fetchLimit)) }
    return found
  }

  open func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
    let found = objects(request)
    switch request.resultType {
    case .countResultType: return [NSNumber(value: found.count)].compactMap { $0 as? T }
    case .managedObjectIDResultType: return found.compactMap { $0.objectID as? T }
    case .dictionaryResultType: return FetchedDictionaries.of(found, request).compactMap { $0 as? T }
    default: return found.compactMap { $0 as? T }
    }
  }
  open func count<T>(for request: NSFetchRequest<T>) throws -> Int { objects(request).count }

  @discardableResult open func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    switch request {
    case let request as NSBatchDeleteRequest:
      let found = objects(request.fetchRequest)
      for object in found { delete(object) }
      try save()
      let ids = found.map(\.objectID)
      let result: Any =
        request.resultType == .resultTypeCount
        ? found.count : request.resultType == .resultTypeObjectIDs ? ids : true
      return NSBatchDeleteResult(result, request.resultType)
    case let request as NSBatchUpdateRequest:
      let fetch = NSFetchRequest<NSManagedObject>(entityName: request.entityName)
      fetch.predicate = request.predicate
      fetch.includesSubentities = request.includesSubentities
      let found = objects(fetch)
      for (key, value) in request.propertiesToUpdate ?? [:] {
        guard let name = key.base as? String ?? (key.base as? NSPropertyDescription)?.name else { continue }
        for object in found {
          let expression = value as? NSExpression
          let made = expression == nil ? value : expression?.expressionValue(with: object, context: nil)
          object.setValue(made is NSNull ? nil : made, forKey: name)
        }
      }
      try save()
      let result: Any =
        request.resultType == .updatedObjectsCountResultType
        ? found.count : request.resultType == .updatedObjectIDsResultType ? found.map(\.objectID) : true
      return NSBatchUpdateResult(result, request.resultType)
    default:
      Unsupported.log("NSManagedObjectContext.execute(_:) of \(type(of: request))")
      return NSPersistentStoreResult()
    }
  }

  open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
    registeredObject(for: objectID) ?? NSManagedObject(entity: objectID.entity, insertInto: nil)
  }
  open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? {
    registeredObjects.first { $0.objectID === objectID }
  }
  /// Throws when there is no such object any more.
  open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
    guard let object = registeredObject(for: objectID), !object.isDeleted else {
      throw CocoaError(CocoaError.Code(rawValue: 133_000))
    }
    return object
  }

  // MARK: Queues

  /// Runs the block on the context's queue.
  open func perform(_ block: @escaping () -> Void) {
    nonisolated(unsafe) let block = block
    queue.async { self.performAndWait(block) }
  }
  open func performAndWait(_ block: () -> Void) { withCurrent(block) }

  private func withCurrent<Result>(_ block: () throws -> Result) rethrows -> Result {
    let outer = NSManagedObjectContext.current
    NSManagedObjectContext.current = self
    defer { NSManagedObjectContext.current = outer }
    return try block()
  }

  /// The one whose block runs on this thread.
  static var current: NSManagedObjectContext? {
    get { Thread.current.threadDictionary[currentKey] as? NSManagedObjectContext }
    set { Thread.current.threadDictionary[currentKey] = newValue }
  }
  private static let currentKey = "NSManagedObjectContext.current"
  /// All contexts share their objects: there is nothing to merge but what waits to be told.
  open func mergeChanges(fromContextDidSave notification: Notification) {
    func objects(_ key: String) -> Set<NSManagedObject> {
      notification.userInfo?[key] as? Set<NSManagedObject> ?? []
    }
    pending.inserted.formUnion(objects(NSInsertedObjectsKey))
    pending.updated.formUnion(objects(NSUpdatedObjectsKey))
    pending.deleted.formUnion(objects(NSDeletedObjectsKey))
    processPendingChanges()
  }
  fileprivate var queue: DispatchQueue { concurrencyType == .privateQueueConcurrencyType ? .global() : .main }
}

/// Blocks that have a result, or throw.
extension NSManagedObjectContext {
  /// When an asynchronous block runs.
  public enum ScheduledTaskType: Sendable {
    /// At once, where the caller is on the context's queue.
    case immediate
    case enqueued
  }

  /// Runs the block on the context's queue, and returns what it returns.
  ///
  /// Apple's documentation: <https://developer.apple.com/documentation/coredata/nsmanagedobjectcontext/perform(schedule:_:)>
  public func perform<T>(schedule: ScheduledTaskType = .immediate, _ block: @escaping () -> T) async -> T {
    let job = Job(work: block)
    await withCheckedContinuation { continuation in
      queue.async {
        self.withCurrent { job.result = job.work() }
        continuation.resume()
      }
    }
    // The queue has run it.
    return job.result ?? block()
  }

  /// Runs the block on the context's queue, and returns what it returns or throws what it throws. Apple's own rethrows,
  /// which is the same to those who call it.
  public func perform<T>(schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws -> T) async throws
    -> T
  {
    try await perform(schedule: schedule) { Result { try block() } }.get()
  }

  /// Runs the block and returns what it does or throws.
  public func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try withCurrent(block) }
}

/// A block that runs on another queue, and the result that it hands back.
private final class Job<T>: @unchecked Sendable {
  let work: () -> T
  var result: T?
  init(work: @escaping () -> T) { self.work = work }
}

/// The results of requests for dictionaries.
enum FetchedDictionaries {
  static func of<T>(_ objects: [NSManagedObject], _ request: NSFetchRequest<T>) -> [NSDictionary] {
    let properties = request.propertiesToFetch ?? request.entity?.attributesByName.values.map { $0 }
    let list = properties ?? objects.first?.entity.attributesByName.values.map { $0 } ?? []
    let made = list.compactMap { $0 as? NSExpressionDescription }
    // Functions of all objects, such as a sum, make one row.
    if !made.isEmpty, made.count == list.count {
      let row = NSMutableDictionary()
      for property in made {
        if let value = property.expression?.expressionValue(with: objects as NSArray, context: nil) {
          row.setObject(value, forKey: property.name as NSString)
        }
      }
      return [row]
    }
    let names = list.compactMap { $0 as? String ?? ($0 as? NSPropertyDescription)?.name }
    var rows: [NSDictionary] = []
    for object in objects {
      let row = NSMutableDictionary()
      for name in names {
        if let value = object.value(forKeyPath: name) { row.setObject(value, forKey: name as NSString) }
      }
      if !request.returnsDistinctResults || !rows.contains(row) { rows.append(row) }
    }
    return rows
  }
}

/// A column of a request's dictionaries that an expression makes.
open class NSExpressionDescription: NSPropertyDescription, @unchecked Sendable {
  open var expression: NSExpression?
  open var expressionResultType = NSAttributeType.undefinedAttributeType
}

/// The saved objects.
final class MemoryStore {
  var objects: [NSManagedObject] = []
}
