import CoreData
import ObjectiveC
import TestFolders
import UIKit
import XCTest

/// Core Data in memory: finding, relationships, queues, and results for lists.
final class CoreDataTests: FrameworkTestCase {
  private func container() throws -> NSPersistentContainer {
    let folder = TestFolder.make(".momd")
    let version = folder.appendingPathComponent("V1.xcdatamodel")
    try FileManager.default.createDirectory(at: version, withIntermediateDirectories: true)
    let text = """
      <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
      <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
        <entity name="Thing" representedClassName="Thing" isAbstract="YES">
          <attribute name="name" optional="YES" attributeType="String" defaultValueString="new"/>
        </entity>
        <entity name="Shelf" representedClassName="Shelf" parentEntity="Thing">
          <relationship name="books" optional="YES" toMany="YES" deletionRule="Cascade" destinationEntity="Book"
            inverseName="shelf" inverseEntity="Book"/>
        </entity>
        <entity name="Book" representedClassName="Book" parentEntity="Thing">
          <attribute name="pages" attributeType="Integer 32" defaultValueString="7" usesScalarValueType="YES"/>
          <relationship name="shelf" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Shelf"
            inverseName="books" inverseEntity="Shelf"/>
        </entity>
      </model>
      """
    try Data(text.utf8).write(to: version.appendingPathComponent("contents"))
    let model = try XCTUnwrap(NSManagedObjectModel(contentsOf: folder))
    let container = NSPersistentContainer(name: "Library", managedObjectModel: model)
    container.persistentStoreDescriptions = [NSPersistentStoreDescription(url: URL(fileURLWithPath: "/dev/null"))]
    container.loadPersistentStores { _, error in XCTAssertNil(error) }
    return container
  }

  private func book(_ name: String, _ pages: Int, _ context: NSManagedObjectContext) -> NSManagedObject {
    let book = NSEntityDescription.insertNewObject(forEntityName: "Book", into: context)
    book.setValue(name, forKey: "name")
    book.setValue(pages, forKey: "pages")
    return book
  }

  func testModelDefaultsAndInheritance() throws {
    let container = try container()
    let book = NSEntityDescription.insertNewObject(forEntityName: "Book", into: container.viewContext)
    XCTAssertEqual(book.value(forKey: "name") as? String, "new")
    XCTAssertEqual(book.value(forKey: "pages") as? Int, 7)
    XCTAssertEqual(book.entity.superentity?.name, "Thing")
    XCTAssertEqual(book.entity.relationshipsByName["shelf"]?.inverseRelationship?.name, "books")
    let all = NSFetchRequest<NSManagedObject>(entityName: "Thing")
    XCTAssertEqual(try container.viewContext.count(for: all), 1)
    all.includesSubentities = false
    XCTAssertEqual(try container.viewContext.count(for: all), 0)
  }

  func testFindingWithPredicatesAndOrder() throws {
    let context = try container().viewContext
    for (name, pages) in [("Emma", 300), ("dune", 500), ("Ästhetik", 100), ("Dracula", 500)] {
      _ = book(name, pages, context)
    }
    let request = NSFetchRequest<NSManagedObject>(entityName: "Book")
    request.predicate = NSPredicate(format: "pages >= %d AND name BEGINSWITH[c] %@", 300, "d")
    request.sortDescriptors = [
      NSSortDescriptor(key: "pages", ascending: false), NSSortDescriptor(key: "name", ascending: true),
    ]
    XCTAssertEqual(
      try context.fetch(request).compactMap { $0.value(forKey: "name") as? String }, ["Dracula", "dune"])
    try context.save()
    request.predicate = nil
    request.fetchOffset = 1
    request.fetchLimit = 2
    XCTAssertEqual(try context.fetch(request).compactMap { $0.value(forKey: "name") as? String }, ["dune", "Emma"])
    let update = NSBatchUpdateRequest(entityName: "Book")
    update.predicate = NSPredicate(format: "pages < 200")
    update.propertiesToUpdate = ["pages": 200]
    try context.execute(update)
    let rows = NSFetchRequest<NSDictionary>(entityName: "Book")
    rows.resultType = .dictionaryResultType
    rows.propertiesToFetch = ["pages"]
    XCTAssertEqual(try context.fetch(rows).reduce(0) { $0 + ($1["pages"] as? Int ?? 0) }, 1500)
  }

  func testBothEndsOfRelationshipsAndDeletion() throws {
    let context = try container().viewContext
    let shelf = NSEntityDescription.insertNewObject(forEntityName: "Shelf", into: context)
    let (a, b) = (book("a", 1, context), book("b", 2, context))
    a.setValue(shelf, forKey: "shelf")
    shelf.setValue(NSSet(array: [a, b]), forKey: "books")
    XCTAssertTrue(b.value(forKey: "shelf") as AnyObject === shelf)
    let request = NSFetchRequest<NSManagedObject>(entityName: "Shelf")
    request.predicate = NSPredicate(format: "ANY books.name == 'b' AND books.@sum.pages == 3 AND books.@count == 2")
    XCTAssertEqual(try context.fetch(request), [shelf])
    request.predicate = NSPredicate(
      format: "SUBQUERY(books, $b, $b.pages > 1 AND $b.shelf == %@).@count == 1", shelf)
    XCTAssertEqual(try context.fetch(request), [shelf])
    b.setValue(nil, forKey: "shelf")
    XCTAssertEqual((shelf.value(forKey: "books") as? NSSet)?.count, 1)
    try context.save()
    context.delete(shelf)
    context.processPendingChanges()
    XCTAssertTrue(a.isDeleted, "the shelf's books go with it")
    XCTAssertFalse(b.isDeleted)
    context.rollback()
    XCTAssertFalse(a.isDeleted)
    a.setValue("changed", forKey: "name")
    XCTAssertEqual(a.changedValues() as? [String: String], ["name": "changed"])
    context.rollback()
    XCTAssertEqual(a.value(forKey: "name") as? String, "a")
  }

  /// Checks the "Validation" fields of Xcode's editor, constraints and renaming identifiers of a model's file.
  func testRulesOfAModelsFile() throws {
    let folder = TestFolder.make(".xcdatamodel")
    let text = """
      <model><entity name="Item" representedClassName="Item" elementID="Thing">
      <attribute name="code" attributeType="String" minValueString="2" maxValueString="4"
        regularExpressionString="[a-z]+" elementID="sign"/>
      <attribute name="count" optional="YES" attributeType="Integer 16" minValueString="1" maxValueString="9"/>
      <attribute name="day" optional="YES" attributeType="Date" minDateTimeInterval="0" maxDateTimeInterval="100"/>
      <uniquenessConstraints><uniquenessConstraint><constraint value="code"/><constraint value="day"/>
      </uniquenessConstraint></uniquenessConstraints>
      </entity></model>
      """
    try Data(text.utf8).write(to: folder.appendingPathComponent("contents"))
    let model = try XCTUnwrap(NSManagedObjectModel(contentsOf: folder))
    let entity = try XCTUnwrap(model.entitiesByName["Item"])
    XCTAssertEqual(entity.renamingIdentifier, "Thing")
    XCTAssertEqual(entity.attributesByName["code"]?.renamingIdentifier, "sign")
    XCTAssertEqual(entity.uniquenessConstraints as? [[String]], [["code", "day"]])
    let context = try NotesModel.container(model).viewContext
    let item = NSEntityDescription.insertNewObject(forEntityName: "Item", into: context)
    func code(_ changes: [String: Any]) -> Int {
      for (key, value) in changes { item.setValue(value, forKey: key) }
      do { try item.validateForInsert() } catch { return (error as NSError).code }
      return 0
    }
    XCTAssertEqual(code([:]), 1570)
    XCTAssertEqual(code(["code": "a"]), 1670)
    XCTAssertEqual(code(["code": "abcde"]), 1660)
    XCTAssertEqual(code(["code": "AB"]), 1680)
    XCTAssertEqual(code(["code": "ab"]), 0)
    XCTAssertEqual(code(["count": 0]), 1620)
    XCTAssertEqual(code(["count": 10]), 1610)
    XCTAssertEqual(code(["count": 9, "day": Date(timeIntervalSinceReferenceDate: -1)]), 1640)
    XCTAssertEqual(code(["day": Date(timeIntervalSinceReferenceDate: 101)]), 1630)
    XCTAssertEqual(code(["day": Date(timeIntervalSinceReferenceDate: 1)]), 0)
  }

  private struct Full: Error {}

  func testBlocksThatThrowAndReturn() async throws {
    let container = try container()
    let context = container.newBackgroundContext()
    let count = try await context.perform {
      _ = NSEntityDescription.insertNewObject(forEntityName: "Book", into: context)
      try context.save()
      return try context.count(for: NSFetchRequest<NSManagedObject>(entityName: "Book"))
    }
    XCTAssertEqual(count, 1)
    do {
      try await container.performBackgroundTask { _ in throw Full() }
      XCTFail("the error got lost")
    } catch { XCTAssertTrue(error is Full) }
    XCTAssertEqual(context.performAndWait { 3 }, 3)
    XCTAssertThrowsError(try context.performAndWait { throw Full() })
    context.userInfo["key"] = 1
    XCTAssertEqual(context.userInfo["key"] as? Int, 1)
    func send<Value: Sendable>(_ value: Value) {}
    send(container)
    send(context)
    let coordinator = container.persistentStoreCoordinator
    for store in coordinator.persistentStores { try coordinator.remove(store) }
    XCTAssertTrue(coordinator.persistentStores.isEmpty)
  }

  private final class Listener: NSObject, NSFetchedResultsControllerDelegate {
    var log: [String] = []
    func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
      log.append("will")
    }
    func controller(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
      didChange sectionInfo: any NSFetchedResultsSectionInfo,
      atSectionIndex sectionIndex: Int, for type: NSFetchedResultsChangeType
    ) { log.append("section \(sectionIndex) \(type.rawValue)") }
    func controller(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
      at indexPath: IndexPath?,
      for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
    ) {
      let (from, to) = (
        indexPath.map { "\($0[0]).\($0[1])" } ?? "-", newIndexPath.map { "\($0[0]).\($0[1])" } ?? "-"
      )
      log.append("\(type.rawValue) \(from) \(to)")
    }
    func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
      log.append("did")
    }
  }

  func testResultsForLists() throws {
    let context = try container().viewContext
    let (a, c) = (book("a", 1, context), book("c", 1, context))
    let request = NSFetchRequest<NSManagedObject>(entityName: "Book")
    request.sortDescriptors = [
      NSSortDescriptor(key: "pages", ascending: true), NSSortDescriptor(key: "name", ascending: true),
    ]
    let controller = NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: "pages", cacheName: nil)
    let listener = Listener()
    controller.delegate = listener
    XCTAssertNil(controller.fetchedObjects)
    try controller.performFetch()
    context.processPendingChanges()
    listener.log = []
    XCTAssertEqual(controller.fetchedObjects, [a, c])
    XCTAssertEqual(controller.object(at: IndexPath(row: 1, section: 0)), c)

    let b = book("b", 1, context)
    context.processPendingChanges()
    XCTAssertEqual(listener.log, ["will", "1 - 0.1", "did"])
    XCTAssertEqual(controller.indexPath(forObject: c), IndexPath(row: 2, section: 0))

    listener.log = []
    c.setValue(2, forKey: "pages")
    context.processPendingChanges()
    XCTAssertEqual(listener.log, ["will", "section 1 1", "3 0.2 1.0", "did"])

    listener.log = []
    b.setValue("bb", forKey: "name")
    context.delete(c)
    context.processPendingChanges()
    XCTAssertEqual(listener.log, ["will", "section 1 2", "2 1.0 -", "4 0.1 0.1", "did"])
    XCTAssertEqual(controller.sections?.map(\.numberOfObjects), [2])
    XCTAssertEqual(controller.sections?.first?.name, "1")
  }
}
