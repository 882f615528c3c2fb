import Foundation
import ObjectiveC
import UIKit

public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
  case confinementConcurrencyType, privateQueueConcurrencyType, mainQueueConcurrencyType
}

extension NSNotification.Name {
  public static let NSManagedObjectContextDidSave = NSNotification.Name(
    "NSManagingContextDidSaveChangesNotification")
  public static let NSManagedObjectContextObjectsDidChange = NSNotification.Name(
    "NSObjectsChangedInManagingContextNotification")
}

/// What kind of merge wins when two contexts changed one object.
public final class NSMergePolicy: NSObject {
  public static let error = NSMergePolicy()
  public static let mergeByPropertyObjectTrump = NSMergePolicy()
  public static let mergeByPropertyStoreTrump = NSMergePolicy()
  public static let overwrite = NSMergePolicy()
}
nonisolated(unsafe) public let NSMergeByPropertyObjectTrumpMergePolicy: AnyObject = NSMergePolicy
  .mergeByPropertyObjectTrump
nonisolated(unsafe) public let NSErrorMergePolicy: AnyObject = NSMergePolicy.error

/// Objects that are worked with. They are kept in memory only, all contexts of a container share them, and they are gone
/// when the app ends.
///
/// Apple's documentation: <https://developer.apple.com/documentation/coredata/nsmanagedobjectcontext>
open class NSManagedObjectContext: NSObject {
  open var persistentStoreCoordinator: NSPersistentStoreCoordinator?
  open var parent: NSManagedObjectContext?
  open var undoManager: UndoManager?
  open var mergePolicy: Any = NSMergePolicy.error
  open var automaticallyMergesChangesFromParent = false
  open var name: String?
  public let concurrencyType: NSManagedObjectContextConcurrencyType
  open private(set) var insertedObjects: Set<NSManagedObject> = []
  open private(set) var deletedObjects: Set<NSManagedObject> = []
  private let ownModel = NSManagedObjectModel()
  private let ownStore = MemoryStore()

  public init(concurrencyType ct: NSManagedObjectContextConcurrencyType = .mainQueueConcurrencyType) {
    concurrencyType = ct
    super.init()
  }

  var model: NSManagedObjectModel {
    persistentStoreCoordinator?.managedObjectModel ?? parent?.model ?? ownModel
  }
  private var store: MemoryStore { persistentStoreCoordinator?.store ?? parent?.store ?? ownStore }

  open var updatedObjects: Set<NSManagedObject> { Set(store.objects.filter(\.isUpdated)) }
  open var registeredObjects: Set<NSManagedObject> { Set(store.objects).union(insertedObjects) }
  open var hasChanges: Bool { !insertedObjects.isEmpty || !deletedObjects.isEmpty || !updatedObjects.isEmpty }

  open func insert(_ object: NSManagedObject) {
    guard insertedObjects.insert(object).inserted else { return }
    object.isInserted = true
    object.awakeFromInsert()
  }

  open func delete(_ object: NSManagedObject) {
    object.prepareForDeletion()
    object.isDeleted = true
    if insertedObjects.remove(object) == nil { deletedObjects.insert(object) }
  }

  open func save() throws {
    guard hasChanges else { return }
    Unsupported.log("Keeping Core Data's objects when the app ends")
    for object in insertedObjects.union(updatedObjects) { object.willSave() }
    store.objects.append(contentsOf: insertedObjects.sorted { $0.order < $1.order })
    store.objects.removeAll { deletedObjects.contains($0) }
    for object in registeredObjects {
      object.isInserted = false
      object.isUpdated = false
    }
    insertedObjects = []
    deletedObjects = []
    NotificationCenter.default.post(name: .NSManagedObjectContextDidSave, object: self)
  }

  open func rollback() {
    insertedObjects = []
    deletedObjects = []
  }
  open func reset() { rollback() }
  open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {}
  open func refreshAllObjects() {}
  open func processPendingChanges() {}

  open func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
    let name = request.entityName ?? request.entity?.name ?? String(describing: T.self)
    var found = (store.objects + insertedObjects.sorted { $0.order < $1.order }).filter { object in
      object.entity.name == name && !object.isDeleted && request.predicate?.evaluate(with: object) ?? true
    }
    if request.sortDescriptors?.isEmpty == false { Unsupported.log("NSFetchRequest.sortDescriptors") }
    if request.fetchOffset > 0 { found.removeFirst(min(request.fetchOffset, found.count)) }
    if request.fetchLimit > 0 { found = Array(found.prefix(request.fetchLimit)) }
    return found.compactMap { $0 as? T }
  }
  open func count<T>(for request: NSFetchRequest<T>) throws -> Int {
    try fetch(request).count
  }
  @discardableResult open func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    guard let request = request as? NSBatchDeleteRequest else {
      Unsupported.log("NSManagedObjectContext.execute(_:) of \(type(of: request))")
      return NSPersistentStoreResult()
    }
    let found = try fetch(request.fetch).compactMap { $0 as? NSManagedObject }
    found.forEach(delete)
    try save()
    return NSBatchDeleteResult(request.resultType == .resultTypeCount ? found.count : true)
  }

  open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
    registeredObjects.first { $0.objectID === objectID }
      ?? NSManagedObject(entity: objectID.entity, insertInto: nil)
  }
  open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject { object(with: objectID) }

  open func perform(_ block: @escaping () -> Void) {
    nonisolated(unsafe) let block = block
    queue.async { self.performAndWait(block) }
  }
  open func performAndWait(_ block: () -> Void) {
    let outer = NSManagedObjectContext.current
    NSManagedObjectContext.current = self
    defer { NSManagedObjectContext.current = outer }
    block()
  }
  /// The one whose block runs on this thread.
  static var current: NSManagedObjectContext? {
    get { Thread.current.threadDictionary[currentKey] as? NSManagedObjectContext }
    set { Thread.current.threadDictionary[currentKey] = newValue }
  }
  private static let currentKey = "NSManagedObjectContext.current"
  open func mergeChanges(fromContextDidSave notification: Notification) {}
  private var queue: DispatchQueue { concurrencyType == .privateQueueConcurrencyType ? .global() : .main }
}

/// The saved objects.
final class MemoryStore {
  var objects: [NSManagedObject] = []
}
