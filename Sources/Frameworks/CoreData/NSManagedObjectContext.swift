import Foundation
import ObjectiveC
import UIKit

/// The queue of a context.
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
  /// The thread that creates the context, a private queue, or the main queue.
  case confinementConcurrencyType, privateQueueConcurrencyType, mainQueueConcurrencyType
}

/// A working set of managed objects. A context has its own object for each row and records its changes; saving
/// writes them to the store or to the parent context.
///
/// Apple's documentation: <https://developer.apple.com/documentation/coredata/nsmanagedobjectcontext>
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  /// The queue of a context.
  public typealias ConcurrencyType = NSManagedObjectContextConcurrencyType

  /// The coordinator; that of a child context is its parent's.
  open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
    get { ownCoordinator ?? parent?.persistentStoreCoordinator }
    set {
      ownCoordinator = newValue
      newValue?.note(self)
    }
  }
  private var ownCoordinator: NSPersistentStoreCoordinator?
  /// The parent context; nil for a context that saves to stores.
  open var parent: NSManagedObjectContext? {
    didSet { parent?.children.append(WeakContext(context: self)) }
  }
  var children: [WeakContext] = []

  /// The undo manager; nil by default, as on iOS.
  open var undoManager: UndoManager?
  /// The policy for conflicts with the store; by default a conflict is an error.
  open var mergePolicy: Any = NSMergePolicy.error
  /// Whether changes that are saved to the parent or the store are merged automatically.
  open var automaticallyMergesChangesFromParent = false
  /// Whether a fault whose row was deleted is treated as a deleted object instead of an error. True by default.
  open var shouldDeleteInaccessibleFaults = true
  /// Whether delete rules are applied at the end of the event in which an object was deleted. True by default;
  /// false defers them to the save.
  open var propagatesDeletesAtEndOfEvent = true
  /// Whether the context retains its objects. It has no effect, because it always does.
  open var retainsRegisteredObjects = false
  /// The time after which fetched values are stale. It has no effect.
  open var stalenessInterval: TimeInterval = -1
  /// The author of the context's changes. It has no effect.
  open var transactionAuthor: String?
  /// A name for debugging.
  open var name: String?
  /// The values that the app stores with the context.
  public let userInfo = NSMutableDictionary()
  /// The queue of the context.
  public let concurrencyType: NSManagedObjectContextConcurrencyType

  /// The context's objects by their identities.
  var registered: [ObjectIdentity: NSManagedObject] = [:]
  /// The objects that were inserted since the last save.
  open internal(set) var insertedObjects: Set<NSManagedObject> = []
  /// The objects that were changed since the last save.
  open internal(set) var updatedObjects: Set<NSManagedObject> = []
  /// The objects that were deleted since the last save.
  open internal(set) var deletedObjects: Set<NSManagedObject> = []
  /// The deleted objects whose delete rules have not been applied yet.
  var unpropagated: [NSManagedObject] = []
  /// The changes for which no notification has been sent.
  var pending = PendingChanges()
  /// The previous values of the changes since the last notification, for undo.
  var event: ChangeEvent?
  /// The source of the values that objects report.
  enum Reading {
    case objects
    /// The values of the store with the context's changes, which predicates use.
    case rows
    /// The values of the store without the context's changes.
    case store
  }
  var reading = Reading.objects
  private let ownModel = NSManagedObjectModel()
  let lock = NSRecursiveLock()
  lazy var privateQueue = DispatchQueue(label: "NSManagedObjectContext \(address(of: self))")

  public convenience override init() { self.init(concurrencyType: .confinementConcurrencyType) }
  /// Creates a context for a queue. Set its coordinator or parent before use.
  public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) {
    concurrencyType = ct
    super.init()
  }
  /// Creates a context for a queue. Set its coordinator or parent before use.
  public convenience init(_ type: ConcurrencyType) { self.init(concurrencyType: type) }

  var model: NSManagedObjectModel {
    persistentStoreCoordinator?.managedObjectModel ?? parent?.model ?? ownModel
  }

  /// All objects of the context.
  open var registeredObjects: Set<NSManagedObject> { Set(registered.values) }
  /// Whether the context has unsaved changes.
  open var hasChanges: Bool { !insertedObjects.isEmpty || !deletedObjects.isEmpty || !updatedObjects.isEmpty }

  /// Inserts an object that has no context.
  open func insert(_ object: NSManagedObject) {
    guard object.managedObjectContext !== self || !object.isInserted, !object.isDeleted else { return }
    willRestore(object)
    object.managedObjectContext = self
    markInserted(object)
    object.awakeFromInsert()
  }

  func markInserted(_ object: NSManagedObject) {
    object.managedObjectContext = self
    object.isInserted = true
    registered[object.identity] = object
    insertedObjects.insert(object)
    if pending.deleted.remove(object) == nil { pending.inserted.insert(object) }
    schedulePending()
  }

  /// Deletes an object. The delete rules of its relationships are applied at the end of the event, or when the
  /// context is saved.
  open func delete(_ object: NSManagedObject) {
    guard !object.isDeleted, object.managedObjectContext === self else { return }
    object.fireFault()
    object.prepareForDeletion()
    willRestore(object)
    markDeleted(object)
    unpropagated.append(object)
  }

  func markDeleted(_ object: NSManagedObject) {
    object.isDeleted = true
    updatedObjects.remove(object)
    object.isUpdated = false
    if insertedObjects.remove(object) == nil {
      deletedObjects.insert(object)
    } else {
      object.isInserted = false
      registered[object.identity] = nil
    }
    if pending.inserted.remove(object) == nil { pending.deleted.insert(object) }
    pending.updated.remove(object)
    pending.refreshed.remove(object)
    schedulePending()
  }

  /// Applies the delete rules to the relationships of deleted objects.
  func propagateDeletes() {
    while let object = unpropagated.popLast() {
      guard object.isDeleted else { continue }
      for relationship in object.entity.relationshipsByName.values {
        for other in object.objects(of: relationship) where !other.isDeleted {
          if relationship.deleteRule == .cascadeDeleteRule {
            delete(other)
          } else if relationship.deleteRule == .nullifyDeleteRule, let inverse = relationship.inverseRelationship {
            other.unlink(object, inverse)
          }
        }
      }
    }
  }

  /// Detects conflicts of an object with the store. It has no effect; conflicts are detected by a save.
  open func detectConflicts(for object: NSManagedObject) {}

  // MARK: Saving and discarding

  /// Validates the changes and writes them to the store or the parent context.
  ///
  /// Without changes nothing is written, but notifications are posted as in Core Data.
  /// - Throws: a validation error (`NSValidationMultipleErrorsError` if there are several), a merge error if the
  ///   store contains conflicting changes, or an error of the store's file. In each case the context keeps its
  ///   changes.
  open func save() throws {
    try withCurrent {
      processPendingChanges()
      propagateDeletes()
      try ContextSave(self).run()
    }
  }

  /// Discards all changes since the last save and clears the undo manager.
  open func rollback() { withCurrent { discardAll() } }

  /// Removes all objects from the context. They must not be used any more.
  open func reset() { withCurrent { forgetAll() } }
  /// Undoes the last changes.
  open func undo() {
    processPendingChanges()
    undoManager?.undo()
  }
  /// Redoes the changes that were undone last.
  open func redo() {
    processPendingChanges()
    undoManager?.redo()
  }

  /// Refreshes an object. Its changes are kept if they are merged; otherwise it becomes a fault.
  open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) { refreshOne(object, keepsChanges: flag) }

  /// Refreshes all objects and keeps their changes.
  open func refreshAllObjects() {
    for object in registered.values { refreshOne(object, keepsChanges: true) }
  }

  /// Applies the delete rules and sends notifications of the changes since the last ones.
  open func processPendingChanges() { postChanges() }

  // MARK: Fetching

  /// Returns the matching objects of the store or the parent context, including the context's own changes.
  open func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
    if request.resultType == .dictionaryResultType { return dictionaries(request).compactMap { $0 as? T } }
    let found = objects(request)
    switch request.resultType {
    case .countResultType: return [NSNumber(value: found.count)].compactMap { $0 as? T }
    case .managedObjectIDResultType: return found.compactMap { $0.objectID as? T }
    default: return found.compactMap { $0 as? T }
    }
  }
  /// Returns the number of objects that match a request.
  open func count<T>(for request: NSFetchRequest<T>) throws -> Int { objects(request).count }

  /// Executes a request of any kind.
  @discardableResult open func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    try withCurrent { try run(request) }
  }

  /// Assigns the store in which a new object will be saved.
  open func assign(_ object: Any, to store: NSPersistentStore) {
    (object as? NSManagedObject)?.identity.store = store
  }

  /// Assigns permanent identifiers to new objects.
  open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {
    for object in objects where object.identity.key == nil {
      guard let coordinator = persistentStoreCoordinator else { continue }
      try coordinator.assignKey(object.identity)
    }
  }

  // MARK: Objects by identifier

  /// Returns the context's object for a row, which is a fault if it has to be created.
  func object(of identity: ObjectIdentity) -> NSManagedObject {
    if let object = registered[identity] { return object }
    let object = identity.entity.objectClass.init(entity: identity.entity, insertInto: nil)
    object.becomeFault(of: identity, in: self)
    registered[identity] = object
    return object
  }

  /// Returns the row of the store or the parent context; nil if it does not exist.
  func row(_ identity: ObjectIdentity) -> StoredRow? {
    guard let parent else { return persistentStoreCoordinator?.row(identity) }
    return parent.performAndWait {
      guard let object = parent.registered[identity] else { return parent.row(identity) }
      if object.isDeleted { return nil }
      return object.isFault ? parent.row(identity) : object.currentRow()
    }
  }

  /// Returns the identities of an entity's objects in the store or the parent context, and of the context's new
  /// objects.
  func identities(of entity: NSEntityDescription, _ includesSubentities: Bool) -> [ObjectIdentity] {
    func fits(_ other: NSEntityDescription) -> Bool {
      includesSubentities ? other.isKindOf(entity: entity) : other.name == entity.name
    }
    let stored =
      parent.map { parent in parent.performAndWait { parent.identities(of: entity, includesSubentities) } }
      ?? persistentStoreCoordinator?.identities { fits($0) } ?? []
    let known = Set(stored)
    let new = insertedObjects.filter { fits($0.entity) && !known.contains($0.identity) }
    return stored.filter { registered[$0]?.isDeleted != true }
      + new.sorted { $0.order < $1.order }.map(\.identity)
  }

  private func identity(of id: NSManagedObjectID) -> ObjectIdentity {
    persistentStoreCoordinator?.identity(of: id) ?? id.identity
  }

  /// Returns the object with an identifier. If the context does not have it yet, it is a fault, even if no such row
  /// exists.
  open func object(with objectID: NSManagedObjectID) -> NSManagedObject { object(of: identity(of: objectID)) }

  /// Returns the object with an identifier; nil if the context does not have it.
  open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? {
    registered[identity(of: objectID)]
  }

  /// Returns the object with its values. Throws error 133000 if it does not exist any more.
  open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
    let identity = identity(of: objectID)
    if let object = registered[identity], !object.isDeleted, object.isInserted || !object.isFault { return object }
    guard registered[identity]?.isDeleted != true, row(identity) != nil else {
      throw CoreDataError.make(
        NSManagedObjectReferentialIntegrityError, "Object's persistent store is not reachable, or it was deleted.",
        [NSAffectedObjectsErrorKey: [objectID]])
    }
    let object = object(of: identity)
    object.fireFault()
    return object
  }
}

/// A weak reference to a context.
struct WeakContext {
  weak var context: NSManagedObjectContext?
}
