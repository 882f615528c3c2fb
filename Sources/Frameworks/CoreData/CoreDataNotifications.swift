import Foundation

extension NSNotification.Name {
  public static let NSManagedObjectContextWillSave = NSNotification.Name(
    "NSManagingContextWillSaveChangesNotification")
  public static let NSManagedObjectContextDidSave = NSNotification.Name(
    "NSManagingContextDidSaveChangesNotification")
  public static let NSManagedObjectContextObjectsDidChange = NSNotification.Name(
    "NSObjectsChangedInManagingContextNotification")
  public static let NSManagedObjectContextDidSaveObjectIDs = NSNotification.Name(
    "NSManagedObjectContextDidSaveObjectIDsNotification")
  public static let NSManagedObjectContextDidMergeChangesObjectIDs = NSNotification.Name(
    "NSManagedObjectContextDidMergeChangesObjectIDsNotification")
  public static let NSPersistentStoreCoordinatorStoresWillChange = NSNotification.Name(
    "NSPersistentStoreCoordinatorStoresWillChangeNotification")
  public static let NSPersistentStoreCoordinatorStoresDidChange = NSNotification.Name(
    "NSPersistentStoreCoordinatorStoresDidChangeNotification")
  public static let NSPersistentStoreRemoteChange = NSNotification.Name("NSPersistentStoreRemoteChangeNotification")
}

public let NSInsertedObjectsKey = "inserted"
public let NSUpdatedObjectsKey = "updated"
public let NSDeletedObjectsKey = "deleted"
public let NSRefreshedObjectsKey = "refreshed"
public let NSInvalidatedObjectsKey = "invalidated"
public let NSInvalidatedAllObjectsKey = "invalidatedAll"
public let NSInsertedObjectIDsKey = "inserted_objectIDs"
public let NSUpdatedObjectIDsKey = "updated_objectIDs"
public let NSDeletedObjectIDsKey = "deleted_objectIDs"
public let NSRefreshedObjectIDsKey = "refreshed_objectIDs"
public let NSInvalidatedObjectIDsKey = "invalidated_objectIDs"

extension NSManagedObjectContext {
  public static let willSaveObjectsNotification = NSNotification.Name.NSManagedObjectContextWillSave
  public static let didSaveObjectsNotification = NSNotification.Name.NSManagedObjectContextDidSave
  public static let didChangeObjectsNotification = NSNotification.Name.NSManagedObjectContextObjectsDidChange
  public static let didSaveObjectIDsNotification = NSNotification.Name.NSManagedObjectContextDidSaveObjectIDs
  public static let didMergeChangesObjectIDsNotification = NSNotification.Name
    .NSManagedObjectContextDidMergeChangesObjectIDs

  /// The keys in the user info of notifications.
  public enum NotificationKey: String, Sendable {
    case sourceContext = "managedObjectContext"
    case queryGeneration = "newQueryGeneration"
    case invalidatedAllObjects = "invalidatedAll"
    case insertedObjects = "inserted"
    case updatedObjects = "updated"
    case deletedObjects = "deleted"
    case refreshedObjects = "refreshed"
    case invalidatedObjects = "invalidated"
    case insertedObjectIDs = "inserted_objectIDs"
    case updatedObjectIDs = "updated_objectIDs"
    case deletedObjectIDs = "deleted_objectIDs"
    case refreshedObjectIDs = "refreshed_objectIDs"
    case invalidatedObjectIDs = "invalidated_objectIDs"
  }
}
