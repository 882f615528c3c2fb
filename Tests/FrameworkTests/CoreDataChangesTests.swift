import CoreData
import ObjectiveC
import UIKit
import XCTest

/// Changes of a context: their validation, notifications and rollback.
///
/// The expected values are those of Apple's documentation of `NSManagedObjectContext` and `NSManagedObject`.
final class CoreDataChangesTests: FrameworkTestCase {
  private func thrown(_ context: NSManagedObjectContext) -> NSError? {
    do {
      try context.save()
      return nil
    } catch { return error as NSError }
  }

  func testValuesThatAreRequired() throws {
    let context = try NotesModel.container().viewContext
    let note = NotesModel.note(nil, context)
    let error = try XCTUnwrap(thrown(context))
    XCTAssertEqual(error.domain, NSCocoaErrorDomain)
    XCTAssertEqual(error.code, 1570)
    XCTAssertEqual(error.userInfo["NSValidationErrorKey"] as? String, "title")
    XCTAssertTrue(error.userInfo["NSValidationErrorObject"] as AnyObject === note)
    XCTAssertEqual(error.localizedDescription, "title is a required value.")
    XCTAssertTrue(context.hasChanges, "what could not be saved is still there to be mended")
    let other = NotesModel.note(nil, context)
    let both = try XCTUnwrap(thrown(context))
    XCTAssertEqual(both.code, 1560)
    XCTAssertEqual((both.userInfo["NSDetailedErrors"] as? [NSError])?.map(\.code), [1570, 1570])
    note.setValue("a", forKey: "title")
    other.setValue("b", forKey: "title")
    XCTAssertNil(thrown(context))
    XCTAssertFalse(context.hasChanges)
  }

  func testRulesOfAttributes() throws {
    let model = NotesModel.make()
    let note = try XCTUnwrap(model.entitiesByName["Note"])
    note.attributesByName["title"]?.setValidationPredicates(
      [NSPredicate(format: "SELF MATCHES %@", "[a-z]+")], withValidationWarnings: ["is not lowercase"])
    let context = try NotesModel.container(model).viewContext
    let object = NotesModel.note("A", context)
    let error = try XCTUnwrap(thrown(context))
    XCTAssertEqual(error.code, 1550)
    XCTAssertEqual(error.userInfo["NSValidationErrorValue"] as? String, "A")
    object.setValue("a", forKey: "title")
    XCTAssertNil(thrown(context))
  }

  func testDeletionThatIsDenied() throws {
    let context = try NotesModel.container(NotesModel.make(rule: .denyDeleteRule)).viewContext
    let (folder, note) = (NotesModel.folder("f", context), NotesModel.note("a", context))
    note.setValue(folder, forKey: "folder")
    try context.save()
    context.delete(folder)
    let error = try XCTUnwrap(thrown(context))
    XCTAssertEqual(error.code, 1600)
    XCTAssertEqual(error.userInfo["NSValidationErrorKey"] as? String, "notes")
    context.delete(note)
    XCTAssertNil(thrown(context))
  }

  func testDeleteRulesAtTheEndOfTheEvent() throws {
    let context = try NotesModel.container().viewContext
    let (folder, note) = (NotesModel.folder("f", context), NotesModel.note("a", context))
    note.setValue(folder, forKey: "folder")
    try context.save()
    context.delete(folder)
    XCTAssertFalse(note.isDeleted)
    context.processPendingChanges()
    XCTAssertTrue(note.isDeleted)
    try context.save()
    XCTAssertFalse(folder.isDeleted, "it is to be deleted no more")
    XCTAssertNil(folder.managedObjectContext)
    XCTAssertEqual(try NotesModel.titles(context), [])
  }

  func testRollback() throws {
    let context = try NotesModel.container().viewContext
    let (folder, note, gone) = (
      NotesModel.folder("f", context), NotesModel.note("a", context), NotesModel.note("gone", context)
    )
    note.setValue(folder, forKey: "folder")
    try context.save()
    note.setValue("b", forKey: "title")
    XCTAssertEqual(note.changedValues() as? [String: String], ["title": "b"])
    XCTAssertEqual(note.committedValues(forKeys: ["title"]) as? [String: String], ["title": "a"])
    note.setValue(nil, forKey: "folder")
    context.delete(gone)
    let new = NotesModel.note("new", context)
    context.rollback()
    XCTAssertEqual(note.value(forKey: "title") as? String, "a")
    XCTAssertTrue(note.value(forKey: "folder") as AnyObject === folder)
    XCTAssertEqual((folder.value(forKey: "notes") as? NSSet)?.count, 1)
    XCTAssertNil(new.managedObjectContext)
    XCTAssertFalse(gone.isDeleted)
    XCTAssertFalse(context.hasChanges)
    XCTAssertEqual(try NotesModel.titles(context), ["a", "gone"])
  }

  func testUndoAndRedo() throws {
    let context = try NotesModel.container().viewContext
    let (folder, note) = (NotesModel.folder("f", context), NotesModel.note("a", context))
    try context.save()
    XCTAssertNil(context.undoManager, "contexts have none on iOS")
    let manager = MainActor.assumeIsolated { UndoManager() }
    context.undoManager = manager
    note.setValue("b", forKey: "title")
    note.setValue(folder, forKey: "folder")
    run(0)
    context.delete(note)
    run(0)
    XCTAssertTrue(note.isDeleted)
    context.undo()
    XCTAssertFalse(note.isDeleted)
    XCTAssertEqual((folder.value(forKey: "notes") as? NSSet)?.count, 1)
    context.undo()
    XCTAssertEqual(note.value(forKey: "title") as? String, "a")
    XCTAssertEqual((folder.value(forKey: "notes") as? NSSet)?.count, 0)
    XCTAssertFalse(context.hasChanges)
    context.redo()
    XCTAssertEqual(note.value(forKey: "title") as? String, "b")
    XCTAssertTrue(note.value(forKey: "folder") as AnyObject === folder)
    let new = NotesModel.note("new", context)
    context.undo()
    XCTAssertNil(new.managedObjectContext)
    context.redo()
    XCTAssertTrue(new.isInserted)
    XCTAssertEqual(new.value(forKey: "title") as? String, "new")
    try context.save()
    XCTAssertEqual(try NotesModel.titles(context), ["b", "new"])
  }

  func testRefreshAndReset() throws {
    let context = try NotesModel.container().viewContext
    let note = NotesModel.note("a", context)
    try context.save()
    note.setValue("b", forKey: "title")
    context.refresh(note, mergeChanges: true)
    XCTAssertEqual(note.value(forKey: "title") as? String, "b")
    context.refresh(note, mergeChanges: false)
    XCTAssertTrue(note.isFault)
    XCTAssertFalse(context.hasChanges)
    XCTAssertEqual(note.value(forKey: "title") as? String, "a")
    XCTAssertFalse(note.isFault)
    note.setValue("c", forKey: "title")
    context.reset()
    XCTAssertNil(note.managedObjectContext)
    XCTAssertTrue(context.registeredObjects.isEmpty)
    XCTAssertEqual(try NotesModel.titles(context), ["a"])
  }

  func testNotifications() throws {
    let container = try NotesModel.container()
    let context = container.viewContext
    nonisolated(unsafe) var log: [String] = []
    let names: [(NSNotification.Name, String)] = [
      (.NSManagedObjectContextWillSave, "will"), (.NSManagedObjectContextDidSave, "did"),
      (.NSManagedObjectContextObjectsDidChange, "change"),
    ]
    let tokens = names.map { name, text in
      NotificationCenter.default.addObserver(forName: name, object: context, queue: nil) { notification in
        let counts = (notification.userInfo ?? [:]).compactMap { key, value in
          (value as? Set<NSManagedObject>).map { "\(key)\($0.count)" }
        }
        log.append(([text] + counts.filter { !$0.hasSuffix("0") }.sorted()).joined(separator: " "))
      }
    }
    defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
    let note = NotesModel.note("a", context)
    _ = NotesModel.note("b", context)
    run(0)
    try context.save()
    XCTAssertEqual(log, ["change inserted2", "will", "did inserted2"])
    log = []
    note.setValue("c", forKey: "title")
    XCTAssertEqual(note.changedValuesForCurrentEvent() as? [String: String], ["title": "c"])
    try context.save()
    context.delete(note)
    try context.save()
    XCTAssertEqual(
      log, ["change updated1", "will", "did updated1", "change deleted1", "will", "did deleted1"])
  }

  func testObserversHearOfWhatIsTakenBack() throws {
    let context = try NotesModel.container().viewContext
    let note = NotesModel.note("a", context)
    try context.save()
    var titles: [String] = []
    // The observation is of the title's key; the property in the key path is a placeholder.
    let observation = note.observe(\.hasChanges, __key: "title", options: []) { note, _ in
      titles.append(note.value(forKey: "title") as? String ?? "nil")
    }
    note.setValue("b", forKey: "title")
    context.rollback()
    observation.invalidate()
    XCTAssertEqual(titles, ["b", "a"])
  }

  func testNothingChangedWhenTheValueIsTheSame() throws {
    let context = try NotesModel.container().viewContext
    let note = NotesModel.note("a", context)
    try context.save()
    note.setValue("a", forKey: "title")
    XCTAssertTrue(note.hasChanges)
    XCTAssertFalse(note.hasPersistentChangedValues)
    XCTAssertTrue(note.changedValues().isEmpty)
  }
}
