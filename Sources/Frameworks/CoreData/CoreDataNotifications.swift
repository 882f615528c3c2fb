import Foundation

extension NSNotification.Name {
  /// Posted before a context saves its changes. The notification's object is the context.
  public static let NSManagedObjectContextWillSave = NSNotification.Name(
    "NSManagingContextWillSaveChangesNotification")
  /// Posted when a context has saved its changes, with the changed objects in its user info.
  public static let NSManagedObjectContextDidSave = NSNotification.Name(
    "NSManagingContextDidSaveChangesNotification")
  /// Posted when objects of a context have changed, at the end of the event or before a save.
  public static let NSManagedObjectContextObjectsDidChange = NSNotification.Name(
    "NSObjectsChangedInManagingContextNotification")
  /// Posted when a context has saved its changes, with the identifiers of the changed objects. Flipside never posts
  /// it.
  public static let NSManagedObjectContextDidSaveObjectIDs = NSNotification.Name(
    "NSManagedObjectContextDidSaveObjectIDsNotification")
  /// Posted when a context has merged changes of another one, with the identifiers of the changed objects. Flipside
  /// never posts it.
  public static let NSManagedObjectContextDidMergeChangesObjectIDs = NSNotification.Name(
    "NSManagedObjectContextDidMergeChangesObjectIDsNotification")
  /// Posted before the stores of a coordinator change. Flipside never posts it, as only iCloud changes stores.
  public static let NSPersistentStoreCoordinatorStoresWillChange = NSNotification.Name(
    "NSPersistentStoreCoordinatorStoresWillChangeNotification")
  /// Posted when stores were added to or removed from a coordinator.
  public static let NSPersistentStoreCoordinatorStoresDidChange = NSNotification.Name(
    "NSPersistentStoreCoordinatorStoresDidChangeNotification")
  /// Posted when another process has changed a store. Flipside never posts it.
  public static let NSPersistentStoreRemoteChange = NSNotification.Name("NSPersistentStoreRemoteChangeNotification")
}

/// The key of the inserted objects, a set.
public let NSInsertedObjectsKey = "inserted"
/// The key of the updated objects, a set.
public let NSUpdatedObjectsKey = "updated"
/// The key of the deleted objects, a set.
public let NSDeletedObjectsKey = "deleted"
/// The key of the refreshed objects, a set.
public let NSRefreshedObjectsKey = "refreshed"
/// The key of the invalidated objects, a set.
public let NSInvalidatedObjectsKey = "invalidated"
/// The key whose presence means that all objects of the context were invalidated.
public let NSInvalidatedAllObjectsKey = "invalidatedAll"
/// The key of the identifiers of the inserted objects, a set.
public let NSInsertedObjectIDsKey = "inserted_objectIDs"
/// The key of the identifiers of the updated objects, a set.
public let NSUpdatedObjectIDsKey = "updated_objectIDs"
/// The key of the identifiers of the deleted objects, a set.
public let NSDeletedObjectIDsKey = "deleted_objectIDs"
/// The key of the identifiers of the refreshed objects, a set.
public let NSRefreshedObjectIDsKey = "refreshed_objectIDs"
/// The key of the identifiers of the invalidated objects, a set.
public let NSInvalidatedObjectIDsKey = "invalidated_objectIDs"

extension NSManagedObjectContext {
  /// Posted before the context saves its changes.
  public static let willSaveObjectsNotification = NSNotification.Name.NSManagedObjectContextWillSave
  /// Posted when the context has saved its changes, with the changed objects in its user info.
  public static let didSaveObjectsNotification = NSNotification.Name.NSManagedObjectContextDidSave
  /// Posted when objects of the context have changed.
  public static let didChangeObjectsNotification = NSNotification.Name.NSManagedObjectContextObjectsDidChange
  /// Posted when the context has saved its changes, with the identifiers of the changed objects. Flipside never
  /// posts it.
  public static let didSaveObjectIDsNotification = NSNotification.Name.NSManagedObjectContextDidSaveObjectIDs
  /// Posted when the context has merged changes of another one. Flipside never posts it.
  public static let didMergeChangesObjectIDsNotification = NSNotification.Name
    .NSManagedObjectContextDidMergeChangesObjectIDs

  /// The keys in the user info of notifications.
  public enum NotificationKey: String, Sendable {
    /// The context whose changes were saved.
    case sourceContext = "managedObjectContext"
    /// The new query generation of the context.
    case queryGeneration = "newQueryGeneration"
    /// Present if all objects of the context were invalidated.
    case invalidatedAllObjects = "invalidatedAll"
    /// The inserted objects, a set.
    case insertedObjects = "inserted"
    /// The updated objects, a set.
    case updatedObjects = "updated"
    /// The deleted objects, a set.
    case deletedObjects = "deleted"
    /// The refreshed objects, a set.
    case refreshedObjects = "refreshed"
    /// The invalidated objects, a set.
    case invalidatedObjects = "invalidated"
    /// The identifiers of the inserted objects, a set.
    case insertedObjectIDs = "inserted_objectIDs"
    /// The identifiers of the updated objects, a set.
    case updatedObjectIDs = "updated_objectIDs"
    /// The identifiers of the deleted objects, a set.
    case deletedObjectIDs = "deleted_objectIDs"
    /// The identifiers of the refreshed objects, a set.
    case refreshedObjectIDs = "refreshed_objectIDs"
    /// The identifiers of the invalidated objects, a set.
    case invalidatedObjectIDs = "invalidated_objectIDs"
  }
}
