import Foundation
import ObjectiveC

/// The changes that a context has saved, for merging into others.
struct MergedChanges: Sendable {
  var inserted: [ObjectIdentity] = []
  var updated: [ObjectIdentity] = []
  var deleted: [ObjectIdentity] = []

  var identifiers: [AnyHashable: Any] {
    [
      NSManagedObjectContext.NotificationKey.insertedObjectIDs.rawValue: Set(inserted.map(\.objectID)),
      NSManagedObjectContext.NotificationKey.updatedObjectIDs.rawValue: Set(updated.map(\.objectID)),
      NSManagedObjectContext.NotificationKey.deletedObjectIDs.rawValue: Set(deleted.map(\.objectID)),
    ]
  }

  /// Merges the changes into those contexts that merge automatically, each on its own queue.
  func announce(from context: NSManagedObjectContext) {
    let others =
      context.parent?.children.compactMap(\.context) ?? context.persistentStoreCoordinator?.rootContexts ?? []
    for other in others where other !== context && other.automaticallyMergesChangesFromParent {
      other.perform { other.merge(self) }
    }
  }
}

extension NSManagedObjectContext {
  /// Merges the changes that another context has saved. Registered objects are refreshed, and their own changes are
  /// kept.
  public func mergeChanges(fromContextDidSave notification: Notification) {
    merge(Self.changes(notification.userInfo ?? [:]) { identityHere($0) })
  }

  /// Merges changes that were made directly in the store, such as those of batch requests. Objects may be
  /// identified by the URLs of their identifiers.
  public class func mergeChanges(
    fromRemoteContextSave changeNotificationData: [AnyHashable: Any], into contexts: [NSManagedObjectContext]
  ) {
    for context in contexts {
      context.performAndWait { context.merge(changes(changeNotificationData) { context.identityHere($0) }) }
    }
  }

  private func identityHere(_ member: Any) -> ObjectIdentity? {
    switch member {
    case let object as NSManagedObject: persistentStoreCoordinator?.identity(of: object.objectID) ?? object.identity
    case let id as NSManagedObjectID: persistentStoreCoordinator?.identity(of: id) ?? id.identity
    case let url as URL: persistentStoreCoordinator?.managedObjectID(forURIRepresentation: url)?.identity
    default: nil
    }
  }

  private class func changes(
    _ info: [AnyHashable: Any], _ identity: (Any) -> ObjectIdentity?
  ) -> MergedChanges {
    func identities(_ keys: String...) -> [ObjectIdentity] {
      keys.flatMap { key -> [ObjectIdentity] in
        switch info[key] {
        case let set as Set<NSManagedObject>: set.compactMap(identity)
        case let set as Set<NSManagedObjectID>: set.compactMap(identity)
        case let set as NSSet: set.allObjects.compactMap(identity)
        case let list as [Any]: list.compactMap(identity)
        default: []
        }
      }
    }
    return MergedChanges(
      inserted: identities(NSInsertedObjectsKey, NotificationKey.insertedObjectIDs.rawValue),
      updated: identities(
        NSUpdatedObjectsKey, NSRefreshedObjectsKey, NotificationKey.updatedObjectIDs.rawValue,
        NotificationKey.refreshedObjectIDs.rawValue),
      deleted: identities(NSDeletedObjectsKey, NotificationKey.deletedObjectIDs.rawValue))
  }

  func merge(_ changes: MergedChanges) {
    for identity in changes.inserted where row(identity) != nil {
      let object = object(of: identity)
      if !object.isInserted { pending.inserted.insert(object) }
    }
    for identity in changes.updated {
      guard let object = registered[identity], !object.isInserted, !object.isDeleted else { continue }
      refreshOne(object, keepsChanges: true)
    }
    for identity in changes.deleted { mergeDeletion(identity) }
    processPendingChanges()
    NotificationCenter.default.post(
      name: Self.didMergeChangesObjectIDsNotification, object: self, userInfo: changes.identifiers)
  }

  /// Deletes the object of a row that was deleted. Objects related to it are refreshed with the changes.
  private func mergeDeletion(_ identity: ObjectIdentity) {
    guard let object = registered[identity], !object.isInserted else { return }
    registered[identity] = nil
    updatedObjects.remove(object)
    deletedObjects.remove(object)
    unpropagated.removeAll { $0 === object }
    pending.updated.remove(object)
    pending.refreshed.remove(object)
    pending.deleted.insert(object)
    (object.isUpdated, object.isDeleted) = (false, false)
    object.managedObjectContext = nil
  }
}
