import Foundation
import ObjectiveC
import UIKit

/// The changes since a context last sent a notification of changes.
struct PendingChanges {
  var inserted: Set<NSManagedObject> = []
  var updated: Set<NSManagedObject> = []
  var deleted: Set<NSManagedObject> = []
  var refreshed: Set<NSManagedObject> = []
  var invalidated: Set<NSManagedObject> = []
  var isScheduled = false
  var isEmpty: Bool {
    inserted.isEmpty && updated.isEmpty && deleted.isEmpty && refreshed.isEmpty && invalidated.isEmpty
  }

  /// The user info of the notification, without kinds that have no objects.
  var userInfo: [AnyHashable: Any] {
    var info: [AnyHashable: Any] = [:]
    for (key, objects) in [
      (NSInsertedObjectsKey, inserted), (NSUpdatedObjectsKey, updated), (NSDeletedObjectsKey, deleted),
      (NSRefreshedObjectsKey, refreshed), (NSInvalidatedObjectsKey, invalidated),
    ] where !objects.isEmpty { info[key] = objects }
    return info
  }
}

extension NSManagedObjectContext {
  func didChange(_ object: NSManagedObject) {
    if !object.isInserted, !object.isDeleted {
      object.isUpdated = true
      updatedObjects.insert(object)
    }
    if !pending.inserted.contains(object), !pending.deleted.contains(object) { pending.updated.insert(object) }
    schedulePending()
  }

  /// Schedules the notification of changes for the next block of the main queue. Contexts with private queues send
  /// it at the end of `perform(_:)`.
  func schedulePending() {
    guard !pending.isScheduled, concurrencyType != .privateQueueConcurrencyType else { return }
    pending.isScheduled = true
    DispatchQueue.main.async { self.processPendingChanges() }
  }

  func postChanges() {
    if propagatesDeletesAtEndOfEvent { propagateDeletes() }
    let changes = pending
    pending = PendingChanges()
    pending.isScheduled = false
    event = nil
    guard !changes.isEmpty else { return }
    for object in changes.deleted
    where !deletedObjects.contains(object) && object.isDeleted && registered[object.identity] == nil {
      // An object that was never saved no longer belongs to a context.
      object.managedObjectContext = nil
      object.isDeleted = false
    }
    NotificationCenter.default.post(
      name: .NSManagedObjectContextObjectsDidChange, object: self, userInfo: changes.userInfo)
    for object in changes.updated.union(changes.inserted) { object.keysOfEvent = [] }
  }

  // MARK: Discarding changes

  func discardAll() {
    let (inserted, changed) = (insertedObjects, updatedObjects.union(deletedObjects))
    event = nil
    unpropagated = []
    pending.inserted = []
    pending.updated = []
    for object in inserted { withdraw(object) }
    for object in changed {
      object.isDeleted = false
      object.isUpdated = false
      object.transientValues = [:]
      object.discardChanges()
      if pending.deleted.remove(object) == nil {
        pending.updated.insert(object)
      } else {
        pending.inserted.insert(object)
      }
    }
    (updatedObjects, deletedObjects) = ([], [])
    undoManager?.removeAllActions()
    processPendingChanges()
  }

  /// Removes an unsaved new object from the context.
  func withdraw(_ object: NSManagedObject) {
    insertedObjects.remove(object)
    registered[object.identity] = nil
    object.isInserted = false
    object.managedObjectContext = nil
    if pending.inserted.remove(object) == nil { pending.deleted.insert(object) }
    pending.updated.remove(object)
    schedulePending()
  }

  /// Reverts the deletion of an object.
  func undelete(_ object: NSManagedObject) {
    guard object.isDeleted else { return }
    object.isDeleted = false
    unpropagated.removeAll { $0 === object }
    if deletedObjects.remove(object) == nil {
      markInserted(object)
    } else if pending.deleted.remove(object) == nil {
      pending.inserted.insert(object)
    }
    if !object.isInserted, !object.changedKeys.isEmpty { didChange(object) }
    schedulePending()
  }

  func forgetAll() {
    for object in registered.values {
      (object.isInserted, object.isUpdated, object.isDeleted) = (false, false, false)
      object.turnIntoFault()
      object.managedObjectContext = nil
    }
    for object in deletedObjects { object.isDeleted = false }
    (insertedObjects, updatedObjects, deletedObjects) = ([], [], [])
    registered = [:]
    unpropagated = []
    event = nil
    pending = PendingChanges()
    undoManager?.removeAllActions()
    NotificationCenter.default.post(
      name: .NSManagedObjectContextObjectsDidChange, object: self,
      userInfo: [NSInvalidatedAllObjectsKey: [] as [Any]])
  }

  func refreshOne(_ object: NSManagedObject, keepsChanges: Bool) {
    guard object.managedObjectContext === self, !object.isInserted, !object.isDeleted else { return }
    if keepsChanges {
      if !object.isFault, let row = row(object.identity) { object.refresh(from: row) }
    } else {
      updatedObjects.remove(object)
      pending.updated.remove(object)
      object.isUpdated = false
      object.turnIntoFault()
    }
    pending.refreshed.insert(object)
    schedulePending()
  }
}

// MARK: - Undo

/// The states of objects before an event changed them, for undo.
final class ChangeEvent {
  enum Presence {
    case absent, present, deleted
  }
  struct State {
    let object: NSManagedObject
    var presence: Presence
    var values: [String: Any?] = [:]
  }
  var states: [NSManagedObject: State] = [:]
  var order: [NSManagedObject] = []
}

extension NSManagedObjectContext {
  /// Records the current state of an object for undo, if the context has an undo manager.
  private func note(_ object: NSManagedObject, _ presence: ChangeEvent.Presence) -> ChangeEvent? {
    guard let undoManager, undoManager.isUndoRegistrationEnabled else { return nil }
    let event = event ?? registeredEvent(undoManager)
    if event.states[object] == nil {
      event.states[object] = ChangeEvent.State(object: object, presence: presence)
      event.order.append(object)
    }
    return event
  }

  private func registeredEvent(_ undoManager: UndoManager) -> ChangeEvent {
    let event = ChangeEvent()
    self.event = event
    undoManager.registerUndo(withTarget: self) { context in context.takeBack(event) }
    return event
  }

  private func presence(_ object: NSManagedObject) -> ChangeEvent.Presence {
    object.isDeleted ? .deleted : object.managedObjectContext === self ? .present : .absent
  }

  /// Records an object's state before it is inserted or deleted.
  func willRestore(_ object: NSManagedObject) { _ = note(object, presence(object)) }

  /// Records an object's state before a value changes.
  func willChange(_ object: NSManagedObject, _ key: String) {
    guard let event = note(object, presence(object)), event.states[object]?.values[key] == nil else { return }
    event.states[object]?.values[key] = .some(object.current(key))
  }

  /// Restores the states before an event. The restoring itself is recorded as an event, with which the undo manager
  /// can redo the changes.
  private func takeBack(_ event: ChangeEvent) {
    processPendingChanges()
    for object in event.order.reversed() {
      guard let state = event.states[object] else { continue }
      switch (presence(object), state.presence) {
      case (.present, .absent):
        willRestore(object)
        if object.isInserted { withdraw(object) } else { markDeleted(object) }
      case (.present, .deleted):
        willRestore(object)
        markDeleted(object)
      case (.deleted, .present):
        willRestore(object)
        undelete(object)
      case (.absent, .present):
        willRestore(object)
        object.isFault = false
        markInserted(object)
      default: break
      }
      guard presence(object) != .absent else { continue }
      object.announce(Array(state.values.keys)) {
        for (key, value) in state.values {
          if object.entity.propertiesByName[key]?.isTransient == true {
            willChange(object, key)
            object.transientValues[key] = value
            didChange(object)
          } else {
            object.store(value, key)
          }
        }
      }
      if object.isUpdated, !object.changedKeys.contains(where: object.isChanged) {
        // The object has no changes to save.
        object.changedKeys = []
        object.isUpdated = false
        updatedObjects.remove(object)
      }
    }
    processPendingChanges()
  }
}
