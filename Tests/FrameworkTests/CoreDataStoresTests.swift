import CoreData
import ObjectiveC
import TestFolders
import UIKit
import XCTest

/// Stores in files, whose objects later launches fetch.
final class CoreDataStoresTests: FrameworkTestCase {
  private func url() -> URL { TestFolder.make().appendingPathComponent("Notes.sqlite") }

  private func only(_ context: NSManagedObjectContext) throws -> NSManagedObject {
    try XCTUnwrap(context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Note")).first)
  }

  func testValuesOfAllTypesComeBack() throws {
    let url = url()
    let values: [String: any NSObjectProtocol] = [
      "title": "ä \"quoted\"; 🦊" as NSString, "count": NSNumber(value: -70_000), "flag": NSNumber(value: true),
      "ratio": NSNumber(value: 0.1), "price": NSDecimalNumber(string: "12345678901234.5678"),
    ]
    let (date, data, tag) = (Date(timeIntervalSinceReferenceDate: 5.25), Data([0, 255, 1]), UUID())
    let page = try XCTUnwrap(URL(string: "https://example.com/a?b=c"))
    let saved: URL = try {
      let context = try NotesModel.container(at: url).viewContext
      let note = NotesModel.note("", context)
      for (key, value) in values { note.setValue(value, forKey: key) }
      for (key, value) in [("date", date), ("data", data), ("tag", tag), ("page", page), ("words", ["a", "b"])]
        as [(String, Any)]
      { note.setValue(value, forKey: key) }
      note.setValue(NotesModel.folder("f", context), forKey: "folder")
      try context.save()
      return note.objectID.uriRepresentation()
    }()
    XCTAssertEqual(console, [])
    let container = try NotesModel.container(at: url)
    let note = try only(container.viewContext)
    XCTAssertEqual(note.objectID.uriRepresentation(), saved)
    XCTAssertEqual(note.value(forKey: "title") as? String, "ä \"quoted\"; 🦊")
    XCTAssertEqual(note.value(forKey: "count") as? Int, -70_000)
    XCTAssertEqual(note.value(forKey: "flag") as? Bool, true)
    XCTAssertEqual(note.value(forKey: "ratio") as? Double, 0.1)
    XCTAssertEqual(note.value(forKey: "price") as? NSDecimalNumber, NSDecimalNumber(string: "12345678901234.5678"))
    XCTAssertEqual(note.value(forKey: "date") as? Date, date)
    XCTAssertEqual(note.value(forKey: "data") as? Data, data)
    XCTAssertEqual(note.value(forKey: "tag") as? UUID, tag)
    XCTAssertEqual(note.value(forKey: "page") as? URL, page)
    XCTAssertEqual(note.value(forKey: "words") as? [String], ["a", "b"])
    XCTAssertEqual(note.value(forKeyPath: "folder.name") as? String, "f")
    let id = try XCTUnwrap(container.persistentStoreCoordinator.managedObjectID(forURIRepresentation: saved))
    XCTAssertTrue(try container.viewContext.existingObject(with: id) === note)
  }

  func testChangesAndDeletionsAreKept() throws {
    let url = url()
    let context = try NotesModel.container(at: url).viewContext
    let (a, b) = (NotesModel.note("a", context), NotesModel.note("b", context))
    try context.save()
    context.delete(a)
    b.setValue("c", forKey: "title")
    try context.save()
    b.setValue("not saved", forKey: "title")
    XCTAssertEqual(try NotesModel.titles(try NotesModel.container(at: url).viewContext), ["c"])
    let next = NotesModel.note("d", context)
    context.rollback()
    XCTAssertNil(next.managedObjectContext)
    XCTAssertEqual(try NotesModel.titles(context), ["c"])
  }

  func testOrderOfRelationships() throws {
    let url = url()
    let model = NotesModel.make(isOrdered: true)
    do {
      let context = try NotesModel.container(model, at: url).viewContext
      let notes = ["c", "a", "b"].map { NotesModel.note($0, context) }
      NotesModel.folder("f", context).setValue(NSOrderedSet(array: notes), forKey: "notes")
      try context.save()
    }
    let context = try NotesModel.container(model, at: url).viewContext
    let folder = try XCTUnwrap(context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Folder")).first)
    let notes = folder.value(forKey: "notes") as? NSOrderedSet
    XCTAssertEqual(
      notes?.array.compactMap { ($0 as? NSManagedObject)?.value(forKey: "title") as? String }, ["c", "a", "b"])
  }

  func testTwoContainersOfOneFile() throws {
    let url = url()
    let (one, two) = (try NotesModel.container(at: url).viewContext, try NotesModel.container(at: url).viewContext)
    _ = NotesModel.note("a", one)
    try one.save()
    XCTAssertEqual(try NotesModel.titles(two), ["a"])
    _ = NotesModel.note("b", two)
    try two.save()
    XCTAssertEqual(try NotesModel.titles(one), ["a", "b"])
  }

  func testLightweightMigration() throws {
    let url = url()
    do {
      let context = try NotesModel.container(at: url).viewContext
      NotesModel.note("a", context).setValue(9, forKey: "count")
      try context.save()
    }
    let added = NotesModel.attribute("stars", .integer16AttributeType, isOptional: false, default: 5)
    let renamed = NotesModel.attribute("number", .integer64AttributeType)
    renamed.renamingIdentifier = "count"
    let model = NotesModel.make(
      adds: [added, renamed, NotesModel.attribute("extra", .stringAttributeType)], without: ["count", "flag"])
    let container = try NotesModel.container(model, at: url)
    let note = try only(container.viewContext)
    XCTAssertEqual(note.value(forKey: "title") as? String, "a")
    XCTAssertEqual(note.value(forKey: "stars") as? Int, 5)
    XCTAssertEqual(note.value(forKey: "number") as? Int, 9)
    XCTAssertNil(note.value(forKey: "extra"))
  }

  func testModelsThatDoNotFit() throws {
    let url = url()
    do {
      let context = try NotesModel.container(at: url).viewContext
      _ = NotesModel.note("a", context)
      try context.save()
    }
    let required = NotesModel.make(adds: [NotesModel.attribute("stars", .integer16AttributeType, isOptional: false)]
    )
    XCTAssertThrowsError(try NotesModel.container(required, at: url)) { error in
      XCTAssertEqual((error as NSError).code, 134_190)
      XCTAssertTrue(error.localizedDescription.contains("Note.stars is new, required, and has no default value"))
    }
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: required)
    XCTAssertThrowsError(
      try coordinator.addPersistentStore(ofType: NSSQLiteStoreType, configurationName: nil, at: url)
    ) { XCTAssertEqual(($0 as NSError).code, 134_100, "nobody asked for a migration") }
    let metadata = try NSPersistentStoreCoordinator.metadataForPersistentStore(ofType: NSSQLiteStoreType, at: url)
    XCTAssertFalse(required.isConfiguration(withName: nil, compatibleWithStoreMetadata: metadata))
    XCTAssertTrue(NotesModel.make().isConfiguration(withName: nil, compatibleWithStoreMetadata: metadata))
    XCTAssertEqual(try NotesModel.titles(try NotesModel.container(at: url).viewContext), ["a"])
  }

  func testFilesOfOthers() throws {
    let url = url()
    try Data("not a database, but long enough to be looked at as one".utf8).write(to: url)
    XCTAssertThrowsError(try NotesModel.container(at: url)) { error in
      XCTAssertTrue(error.localizedDescription.contains("file is not a database"), "\(error)")
    }
  }

  func testDestroyingAndMemory() throws {
    let url = url()
    let container = try NotesModel.container(at: url)
    _ = NotesModel.note("a", container.viewContext)
    try container.viewContext.save()
    XCTAssertTrue(FileManager.default.fileExists(atPath: url.path))
    try container.persistentStoreCoordinator.destroyPersistentStore(at: url, ofType: NSSQLiteStoreType)
    XCTAssertFalse(FileManager.default.fileExists(atPath: url.path))
    XCTAssertTrue(container.persistentStoreCoordinator.persistentStores.isEmpty)
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: NotesModel.make())
    let store = try coordinator.addPersistentStore(ofType: NSInMemoryStoreType, configurationName: nil, at: url)
    XCTAssertEqual(store.type, NSInMemoryStoreType)
    let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    context.persistentStoreCoordinator = coordinator
    _ = NotesModel.note("a", context)
    try context.save()
    XCTAssertFalse(FileManager.default.fileExists(atPath: url.path))
    store.metadata = ["own": "value"]
    XCTAssertEqual(coordinator.metadata(for: store)["own"] as? String, "value")
    try coordinator.migratePersistentStore(store, to: url, withType: NSSQLiteStoreType)
    XCTAssertEqual(try NotesModel.titles(try NotesModel.container(at: url).viewContext), ["a"])
  }

  func testReadOnlyStores() throws {
    let url = url()
    do {
      let context = try NotesModel.container(at: url).viewContext
      _ = NotesModel.note("a", context)
      try context.save()
    }
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: NotesModel.make())
    try coordinator.addPersistentStore(
      ofType: NSSQLiteStoreType, configurationName: nil, at: url, options: [NSReadOnlyPersistentStoreOption: true])
    let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    context.persistentStoreCoordinator = coordinator
    XCTAssertEqual(try NotesModel.titles(context), ["a"])
    _ = NotesModel.note("b", context)
    XCTAssertThrowsError(try context.save())
  }
}
