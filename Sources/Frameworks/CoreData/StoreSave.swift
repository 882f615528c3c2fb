import Foundation
import ObjectiveC

/// Saves a context's changes in the stores of its coordinator, according to the context's merge policy.
///
/// Apple's documentation: <https://developer.apple.com/documentation/coredata/nsmergepolicy/merge_policies>
struct StoreSave {
  let context: NSManagedObjectContext
  private let policy: NSMergePolicyType

  init(_ context: NSManagedObjectContext) {
    self.context = context
    policy = (context.mergePolicy as? NSMergePolicy)?.mergeType ?? .errorMergePolicyType
  }

  func run() throws {
    guard let coordinator = context.persistentStoreCoordinator, !coordinator.persistentStores.isEmpty else {
      let reason = "This NSPersistentStoreCoordinator has no persistent stores. It cannot perform a save operation."
      Console.write(reason)
      throw CoreDataError.make(NSPersistentStoreSaveError, reason)
    }
    try coordinator.locked {
      coordinator.refreshIfChanged()
      try resolveConflicts(coordinator)
      try resolveConstraints(coordinator)
      try write(coordinator)
    }
  }

  // MARK: Conflicts

  private func resolveConflicts(_ coordinator: NSPersistentStoreCoordinator) throws {
    var conflicts: [(NSManagedObject, StoredRow?)] = []
    for object in context.updatedObjects.union(context.deletedObjects).sorted(by: { $0.order < $1.order }) {
      let row = coordinator.row(object.identity)
      if row == nil || row?.version != object.snapshot.version { conflicts.append((object, row)) }
    }
    if conflicts.isEmpty { return }
    if policy == .errorMergePolicyType {
      let list = conflicts.filter { !($0.1 == nil && $0.0.isDeleted) }.map { object, row in
        NSMergeConflict(
          source: object, newVersion: row?.version ?? 0, oldVersion: object.snapshot.version,
          cachedSnapshot: row?.values, persistedSnapshot: nil)
      }
      if list.isEmpty { return }
      throw CoreDataError.make(
        NSManagedObjectMergeError, "Could not merge changes.", [NSPersistentStoreSaveConflictsErrorKey: list])
    }
    for (object, row) in conflicts { resolve(object, row) }
  }

  private func resolve(_ object: NSManagedObject, _ row: StoredRow?) {
    guard let row else {
      // Another context has deleted the object.
      let wins = policy == .overwriteMergePolicyType || policy == .mergeByPropertyObjectTrumpMergePolicyType
      if object.isDeleted || wins { return }
      context.updatedObjects.remove(object)
      object.isUpdated = false
      return
    }
    switch policy {
    case .mergeByPropertyStoreTrumpMergePolicyType:
      for key in object.changedKeys where !same(row.values[key], object.snapshot.values[key]) {
        object.changedKeys.remove(key)
        object.values[key] = nil
      }
      object.refresh(from: row)
    case .mergeByPropertyObjectTrumpMergePolicyType: object.refresh(from: row)
    case .overwriteMergePolicyType:
      for key in object.snapshot.values.keys where !object.changedKeys.contains(key) {
        object.values[key] = object.current(key)
        object.changedKeys.insert(key)
      }
      object.snapshot.version = row.version
    case .rollbackMergePolicyType:
      object.discardChanges()
      object.refresh(from: row)
      (object.isDeleted, object.isUpdated) = (false, false)
      context.updatedObjects.remove(object)
      context.deletedObjects.remove(object)
    case .errorMergePolicyType: break
    }
  }

  private func same(_ a: Any?, _ b: Any?) -> Bool {
    if let a = a as? ObjectIdentity, let b = b as? ObjectIdentity { return a == b }
    if let a = a as? [ObjectIdentity], let b = b as? [ObjectIdentity] { return a == b }
    return AttributeValue.areEqual(a, b)
  }

  // MARK: Uniqueness

  private func resolveConstraints(_ coordinator: NSPersistentStoreCoordinator) throws {
    let changed = context.insertedObjects.union(context.updatedObjects).sorted { $0.order < $1.order }
      .filter { !$0.entity.allUniquenessConstraints.isEmpty }
    if changed.isEmpty { return }
    var taken = existing(coordinator, changed)
    for object in changed {
      for constraint in object.entity.allUniquenessConstraints {
        guard let key = key(constraint, object.entity, { object.current($0) }) else { continue }
        guard let other = taken[key], other != object.identity else {
          taken[key] = object.identity
          continue
        }
        guard policy != .errorMergePolicyType else {
          let names = constraint.joined(separator: ", ")
          throw CoreDataError.make(
            NSManagedObjectConstraintMergeError,
            "Could not merge changes: another \(object.entity.name ?? "") has the same \(names).",
            [NSAffectedObjectsErrorKey: [object]])
        }
        unite(object, with: other)
        break
      }
    }
  }

  /// Returns the stored objects by their unique values, without the objects that the context will save.
  private func existing(
    _ coordinator: NSPersistentStoreCoordinator, _ changed: [NSManagedObject]
  ) -> [NSArray: ObjectIdentity] {
    var found: [NSArray: ObjectIdentity] = [:]
    let own = Set(changed.map(\.identity)).union(context.deletedObjects.map(\.identity))
    for identity in coordinator.identities(where: { !$0.allUniquenessConstraints.isEmpty })
    where !own.contains(identity) {
      guard let row = coordinator.row(identity) else { continue }
      for constraint in identity.entity.allUniquenessConstraints {
        if let key = key(constraint, identity.entity, { row.values[$0] }) { found[key] = identity }
      }
    }
    return found
  }

  /// Returns the key of unique values; nil if one of them is nil, because nil values do not conflict.
  private func key(_ constraint: [String], _ entity: NSEntityDescription, _ value: (String) -> Any?) -> NSArray? {
    let values = constraint.compactMap(value)
    guard values.count == constraint.count, let root = entity.root.name else { return nil }
    return NSArray(array: [root, constraint.joined(separator: ",")] + values)
  }

  /// Merges a new object into the stored object with the same unique values. The merge policy determines the
  /// resulting values.
  private func unite(_ object: NSManagedObject, with identity: ObjectIdentity) {
    let objectWins = policy == .mergeByPropertyObjectTrumpMergePolicyType || policy == .overwriteMergePolicyType
    let survivor = context.object(of: identity)
    if objectWins {
      for key in object.changedKeys
      where object.entity.relationshipsByName[key] == nil || object.current(key) != nil {
        survivor.setPrimitiveValue(object.current(key), forKey: key)
      }
    }
    for relationship in object.entity.relationshipsByName.values {
      guard let inverse = relationship.inverseRelationship else { continue }
      for other in object.objects(of: relationship) { other.unlink(object, inverse) }
    }
    if object.isInserted { context.withdraw(object) } else { context.markDeleted(object) }
  }

  // MARK: Writing

  private func write(_ coordinator: NSPersistentStoreCoordinator) throws {
    var new: [ObjectIdentity] = []
    do {
      for object in context.insertedObjects.sorted(by: { $0.order < $1.order }) where object.identity.key == nil {
        try coordinator.assignKey(object.identity)
        new.append(object.identity)
      }
      try coordinator.commit(
        inserted: rows(context.insertedObjects), updated: rows(context.updatedObjects),
        deleted: context.deletedObjects.map(\.identity))
    } catch {
      for identity in new { identity.key = nil }
      throw error
    }
  }

  private func rows(_ objects: Set<NSManagedObject>) -> [(ObjectIdentity, StoredRow)] {
    objects.sorted { $0.order < $1.order }.map { object in
      var row = object.currentRow()
      row.version += 1
      return (object.identity, row)
    }
  }
}
