import Foundation
import ObjectiveC

/// The execution of a context's `save()`.
struct ContextSave {
  let context: NSManagedObjectContext
  init(_ context: NSManagedObjectContext) { self.context = context }

  func run() throws {
    NotificationCenter.default.post(name: .NSManagedObjectContextWillSave, object: context)
    callWillSave()
    guard context.hasChanges else { return finish() }
    try validate()
    if let parent = context.parent {
      let changes = ChangedObjects(context)
      parent.performAndWait { push(changes, to: parent) }
    } else {
      try StoreSave(context).run()
    }
    finish()
  }

  /// Calls `willSave()` on the objects to save. Objects that it changes are saved as well and get another call.
  private func callWillSave() {
    var seen: [NSManagedObject: Set<String>] = [:]
    for _ in 0..<100 {
      let all = context.insertedObjects.union(context.updatedObjects).union(context.deletedObjects)
      let rest = all.filter { seen[$0] != $0.keysOfEvent || seen[$0] == nil }.sorted { $0.order < $1.order }
      if rest.isEmpty { break }
      for object in rest {
        seen[object] = object.keysOfEvent
        object.willSave()
      }
      context.propagateDeletes()
    }
    context.processPendingChanges()
  }

  private func validate() throws {
    var errors: [NSError] = []
    func collect(_ objects: Set<NSManagedObject>, _ check: (NSManagedObject) throws -> Void) {
      for object in objects.sorted(by: { $0.order < $1.order }) {
        do { try check(object) } catch { errors.append(error as NSError) }
      }
    }
    collect(context.insertedObjects) { try $0.validateForInsert() }
    collect(context.updatedObjects) { try $0.validateForUpdate() }
    collect(context.deletedObjects) { try $0.validateForDelete() }
    if let error = Validation.combined(errors) { throw error }
    context.processPendingChanges()
  }

  /// The changes in a form that does not depend on a context.
  private struct ChangedObjects {
    var inserted: [(ObjectIdentity, StoredRow, Set<String>)]
    var updated: [(ObjectIdentity, StoredRow, Set<String>)]
    var deleted: [ObjectIdentity]
    init(_ context: NSManagedObjectContext) {
      func rows(_ objects: Set<NSManagedObject>) -> [(ObjectIdentity, StoredRow, Set<String>)] {
        objects.sorted { $0.order < $1.order }.map { ($0.identity, $0.currentRow(), $0.changedKeys) }
      }
      inserted = rows(context.insertedObjects)
      updated = rows(context.updatedObjects)
      deleted = context.deletedObjects.map(\.identity)
    }
  }

  /// Applies the changes to the parent context, where they are unsaved.
  private func push(_ changes: ChangedObjects, to parent: NSManagedObjectContext) {
    for (identity, _, _) in changes.inserted where parent.registered[identity] == nil {
      let object = parent.object(of: identity)
      object.isFault = false
      parent.willRestore(object)
      parent.markInserted(object)
    }
    for (identity, row, keys) in changes.inserted + changes.updated {
      let object = parent.object(of: identity)
      object.fireFault()
      object.announce(Array(keys)) {
        for key in keys { object.store(parent.value(row.values[key], of: key, identity.entity), key) }
      }
    }
    for identity in changes.deleted {
      let object = parent.object(of: identity)
      guard !object.isDeleted else { continue }
      object.fireFault()
      parent.willRestore(object)
      parent.markDeleted(object)
    }
    parent.processPendingChanges()
  }

  /// Marks all objects as saved in the store or the parent context.
  private func finish() {
    let (inserted, updated, deleted) = (context.insertedObjects, context.updatedObjects, context.deletedObjects)
    for object in inserted.union(updated) {
      var row = object.currentRow()
      row.version = context.row(object.identity)?.version ?? row.version
      object.didCommit(row)
      object.keysOfEvent = []
    }
    for object in deleted {
      context.registered[object.identity] = nil
      object.isDeleted = false
      object.managedObjectContext = nil
    }
    (context.insertedObjects, context.updatedObjects, context.deletedObjects) = ([], [], [])
    for object in inserted.union(updated).union(deleted).sorted(by: { $0.order < $1.order }) { object.didSave() }
    let changes = MergedChanges(
      inserted: inserted.map(\.identity), updated: updated.map(\.identity), deleted: deleted.map(\.identity))
    NotificationCenter.default.post(
      name: .NSManagedObjectContextDidSave, object: context,
      userInfo: [NSInsertedObjectsKey: inserted, NSUpdatedObjectsKey: updated, NSDeletedObjectsKey: deleted])
    NotificationCenter.default.post(
      name: NSManagedObjectContext.didSaveObjectIDsNotification, object: context, userInfo: changes.identifiers)
    changes.announce(from: context)
  }
}

extension NSManagedObjectContext {
  /// Returns the value of a row with identities replaced by this context's objects.
  func value(_ stored: Any?, of key: String, _ entity: NSEntityDescription) -> Any? {
    guard let relationship = entity.relationshipsByName[key] else { return stored }
    let identities = stored as? [ObjectIdentity] ?? (stored as? ObjectIdentity).map { [$0] } ?? []
    return NSManagedObject.value(identities.map(object(of:)), relationship)
  }
}
