import CoreData
import ObjectiveC
import UIKit
import XCTest

/// Several contexts of one store, each with its own objects.
final class CoreDataContextsTests: FrameworkTestCase {
  private func object(_ id: NSManagedObjectID, _ context: NSManagedObjectContext) throws -> NSManagedObject {
    try context.existingObject(with: id)
  }

  func testIdentifiers() throws {
    let container = try NotesModel.container()
    let context = container.viewContext
    let note = NotesModel.note("a", context)
    let temporary = note.objectID
    XCTAssertTrue(temporary.isTemporaryID)
    XCTAssertTrue(context.registeredObject(for: temporary) === note)
    try context.save()
    XCTAssertFalse(note.objectID.isTemporaryID)
    XCTAssertNotEqual(note.objectID, temporary)
    let url = note.objectID.uriRepresentation()
    XCTAssertEqual(url.scheme, "x-coredata")
    XCTAssertEqual(url.pathComponents.dropFirst().first, "Note")
    let coordinator = container.persistentStoreCoordinator
    XCTAssertEqual(coordinator.managedObjectID(forURIRepresentation: url), note.objectID)
    XCTAssertTrue(context.object(with: note.objectID) === note)
    let new = NotesModel.note("b", context)
    try context.obtainPermanentIDs(for: [new])
    XCTAssertFalse(new.objectID.isTemporaryID)
    XCTAssertTrue(new.isInserted)
    let id = new.objectID
    try context.save()
    XCTAssertEqual(new.objectID, id)
    context.delete(new)
    try context.save()
    XCTAssertThrowsError(try context.existingObject(with: id)) { XCTAssertEqual(($0 as NSError).code, 133_000) }
  }

  func testABackgroundContextIsMerged() throws {
    let container = try NotesModel.container()
    let context = container.viewContext
    let note = NotesModel.note("a", context)
    try context.save()
    let background = container.newBackgroundContext()
    nonisolated(unsafe) var saved = 0
    let token = NotificationCenter.default.addObserver(
      forName: .NSManagedObjectContextDidSave, object: background, queue: nil
    ) { saved += ($0.userInfo?[NSUpdatedObjectsKey] as? Set<NSManagedObject>)?.count ?? 0 }
    defer { NotificationCenter.default.removeObserver(token) }
    try background.performAndWait {
      let other = try object(note.objectID, background)
      XCTAssertFalse(other === note)
      other.setValue("b", forKey: "title")
      XCTAssertEqual(note.value(forKey: "title") as? String, "a")
      try background.save()
    }
    XCTAssertEqual(saved, 1)
    XCTAssertEqual(note.value(forKey: "title") as? String, "a", "nobody asked for a merge")
    context.automaticallyMergesChangesFromParent = true
    try background.performAndWait {
      try object(note.objectID, background).setValue("c", forKey: "title")
      _ = NotesModel.note("new", background)
      try background.save()
    }
    run(0)
    XCTAssertEqual(note.value(forKey: "title") as? String, "c")
    XCTAssertEqual(try NotesModel.titles(context), ["c", "new"])
    try background.performAndWait {
      background.delete(try object(note.objectID, background))
      try background.save()
    }
    run(0)
    XCTAssertNil(note.managedObjectContext)
    XCTAssertEqual(try NotesModel.titles(context), ["new"])
  }

  /// As on Apple's systems, a save without changes also posts a notification.
  func testASaveWithoutChangesIsTold() throws {
    let context = try NotesModel.container().viewContext
    nonisolated(unsafe) var told: [String] = []
    let names: [NSNotification.Name] = [.NSManagedObjectContextWillSave, .NSManagedObjectContextDidSave]
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: context, queue: nil) { notification in
        told.append(name.rawValue)
        let inserted = notification.userInfo?[NSInsertedObjectsKey] as? Set<NSManagedObject>
        if name == .NSManagedObjectContextDidSave { XCTAssertEqual(inserted?.count, 0) }
      }
    }
    defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
    try context.save()
    XCTAssertEqual(told, names.map(\.rawValue))
    XCTAssertFalse(context.hasChanges)
  }

  func testMergingANotification() throws {
    let container = try NotesModel.container()
    let context = container.viewContext
    let note = NotesModel.note("a", context)
    try context.save()
    note.setValue(9, forKey: "count")
    let background = container.newBackgroundContext()
    let token = NotificationCenter.default.addObserver(
      forName: .NSManagedObjectContextDidSave, object: background, queue: nil
    ) { context.mergeChanges(fromContextDidSave: $0) }
    defer { NotificationCenter.default.removeObserver(token) }
    let other = try object(note.objectID, background)
    other.setValue("b", forKey: "title")
    try background.save()
    XCTAssertEqual(note.value(forKey: "title") as? String, "b")
    XCTAssertEqual(note.value(forKey: "count") as? Int, 9, "its own changes stay")
  }

  func testAChildSavesIntoItsParent() throws {
    let context = try NotesModel.container().viewContext
    let (folder, gone) = (NotesModel.folder("f", context), NotesModel.note("gone", context))
    try context.save()
    let child = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    child.parent = context
    XCTAssertTrue(child.persistentStoreCoordinator === context.persistentStoreCoordinator)
    let note = NotesModel.note("a", child)
    note.setValue(try object(folder.objectID, child), forKey: "folder")
    child.delete(try object(gone.objectID, child))
    XCTAssertEqual(try NotesModel.titles(child), ["a"])
    XCTAssertEqual(try NotesModel.titles(context), ["gone"])
    try child.save()
    XCTAssertFalse(child.hasChanges)
    XCTAssertEqual(context.insertedObjects.count, 1)
    XCTAssertTrue(gone.isDeleted)
    let same = try context.existingObject(with: note.objectID)
    XCTAssertTrue(same.value(forKey: "folder") as AnyObject === folder)
    XCTAssertEqual(folder.value(forKey: "notes") as? NSSet, NSSet(object: same))
    let sibling = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    sibling.parent = context
    XCTAssertEqual(try NotesModel.titles(sibling), ["a"], "a child sees what its parent has not saved")
    try context.save()
    XCTAssertFalse(same.objectID.isTemporaryID)
    child.rollback()
    XCTAssertEqual(try NotesModel.titles(context), ["a"])
  }

  func testMergePolicies() throws {
    for (policy, expected, count) in [
      (NSMergePolicy.mergeByPropertyObjectTrump, "mine", 7), (.mergeByPropertyStoreTrump, "theirs", 7),
      (.overwrite, "mine", 3), (.rollback, "theirs", 7),
    ] {
      let container = try NotesModel.container()
      let context = container.viewContext
      let note = NotesModel.note("a", context)
      try context.save()
      let other = container.newBackgroundContext()
      let theirs = try object(note.objectID, other)
      theirs.setValue("theirs", forKey: "title")
      theirs.setValue(7, forKey: "count")
      try other.save()
      note.setValue("mine", forKey: "title")
      XCTAssertThrowsError(try context.save()) { error in
        XCTAssertEqual((error as NSError).code, 133_020)
        let conflicts = (error as NSError).userInfo["conflictList"] as? [NSMergeConflict]
        XCTAssertTrue(conflicts?.first?.sourceObject === note)
      }
      context.mergePolicy = policy
      try context.save()
      XCTAssertEqual(note.value(forKey: "title") as? String, expected)
      XCTAssertEqual(note.value(forKey: "count") as? Int, count)
      XCTAssertFalse(context.hasChanges)
    }
  }

  func testUniquenessConstraints() throws {
    let model = NotesModel.make()
    model.entitiesByName["Note"]?.uniquenessConstraints = [["title"]]
    let context = try NotesModel.container(model).viewContext
    let note = NotesModel.note("a", context)
    try context.save()
    let second = NotesModel.note("a", context)
    second.setValue(9, forKey: "count")
    XCTAssertThrowsError(try context.save()) { XCTAssertEqual(($0 as NSError).code, 133_021) }
    context.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
    try context.save()
    XCTAssertEqual(try NotesModel.titles(context), ["a"])
    XCTAssertEqual(note.value(forKey: "count") as? Int, 9)
  }

  func testBatchRequests() throws {
    let context = try NotesModel.container().viewContext
    let insert = NSBatchInsertRequest(
      entityName: "Note", objects: [["title": "a", "count": 1], ["title": "b", "count": 2], ["title": "c"]])
    insert.resultType = .count
    XCTAssertEqual((try context.execute(insert) as? NSBatchInsertResult)?.result as? Int, 3)
    XCTAssertEqual(try NotesModel.titles(context), ["a", "b", "c"])
    let request = NSFetchRequest<NSManagedObject>(entityName: "Note")
    request.predicate = NSPredicate(format: "title == 'a'")
    let a = try XCTUnwrap(context.fetch(request).first)
    XCTAssertEqual(a.value(forKey: "count") as? Int, 1)
    let update = NSBatchUpdateRequest(entityName: "Note")
    update.propertiesToUpdate = ["count": 5]
    update.resultType = .updatedObjectIDsResultType
    let ids = try XCTUnwrap((try context.execute(update) as? NSBatchUpdateResult)?.result as? [NSManagedObjectID])
    XCTAssertEqual(a.value(forKey: "count") as? Int, 1, "batches pass contexts by")
    NSManagedObjectContext.mergeChanges(fromRemoteContextSave: [NSUpdatedObjectsKey: ids], into: [context])
    XCTAssertEqual(a.value(forKey: "count") as? Int, 5)
    let delete = NSBatchDeleteRequest(fetchRequest: NSFetchRequest(entityName: "Note"))
    delete.resultType = .resultTypeObjectIDs
    let gone = try XCTUnwrap((try context.execute(delete) as? NSBatchDeleteResult)?.result as? [NSManagedObjectID])
    XCTAssertEqual(gone.count, 3)
    NSManagedObjectContext.mergeChanges(fromRemoteContextSave: [NSDeletedObjectsKey: gone], into: [context])
    XCTAssertNil(a.managedObjectContext)
    XCTAssertEqual(try NotesModel.titles(context), [])
  }

  func testKindsOfResults() throws {
    let context = try NotesModel.container().viewContext
    let folder = NotesModel.folder("f", context)
    for (title, count) in [("a", 1), ("b", 2), ("c", 2)] {
      let note = NotesModel.note(title, context)
      note.setValue(count, forKey: "count")
      note.setValue(folder, forKey: "folder")
    }
    try context.save()
    let ids = NSFetchRequest<NSManagedObjectID>(entityName: "Note")
    ids.resultType = .managedObjectIDResultType
    XCTAssertEqual(try context.fetch(ids).count, 3)
    let count = NSFetchRequest<NSNumber>(entityName: "Note")
    count.resultType = .countResultType
    XCTAssertEqual(try context.fetch(count), [3])
    let groups = NSFetchRequest<NSDictionary>(entityName: "Note")
    groups.resultType = .dictionaryResultType
    let number = NSExpressionDescription()
    number.name = "number"
    number.expression = NSExpression(forFunction: "count:", arguments: [NSExpression(forKeyPath: "title")])
    groups.propertiesToFetch = ["count", number]
    groups.propertiesToGroupBy = ["count"]
    let rows = try context.fetch(groups).map { "\($0["count"] ?? "") \($0["number"] ?? "")" }
    XCTAssertEqual(rows.sorted(), ["1 1", "2 2"])
    context.reset()
    let all = NSFetchRequest<NSManagedObject>(entityName: "Note")
    XCTAssertTrue(try context.fetch(all).allSatisfy(\.isFault))
    all.returnsObjectsAsFaults = false
    XCTAssertFalse(try context.fetch(all).contains(where: \.isFault))
  }

  func testMutableSetsChangeBothEnds() throws {
    let context = try NotesModel.container(NotesModel.make(isOrdered: true)).viewContext
    let (folder, a, b) = (
      NotesModel.folder("f", context), NotesModel.note("a", context), NotesModel.note("b", context)
    )
    folder.mutableOrderedSetValue(forKey: "notes").addObjects(from: [a, b])
    XCTAssertTrue(a.value(forKey: "folder") as AnyObject === folder)
    folder.mutableOrderedSetValue(forKey: "notes").insert(b, at: 0)
    folder.mutableOrderedSetValue(forKey: "notes").remove(a)
    XCTAssertEqual(folder.value(forKey: "notes") as? NSOrderedSet, NSOrderedSet(object: b))
    XCTAssertNil(a.value(forKey: "folder"))
  }

  /// Checks the properties of a controller without a request.
  func testAControllerOfNothing() throws {
    let controller: NSFetchedResultsController<NSManagedObject> = NSFetchedResultsController()
    XCTAssertNil(controller.fetchedObjects)
    XCTAssertNil(controller.sections)
    XCTAssertNil(controller.delegate)
    try controller.performFetch()
    XCTAssertEqual(controller.fetchedObjects?.count, 0)
  }

  func testSectionsOfAFlag() throws {
    let context = try NotesModel.container().viewContext
    NotesModel.note("a", context).setValue(true, forKey: "flag")
    _ = NotesModel.note("b", context)
    let request = NSFetchRequest<NSManagedObject>(entityName: "Note")
    request.sortDescriptors = [NSSortDescriptor(key: "flag", ascending: true)]
    let controller = NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: "flag", cacheName: nil)
    try controller.performFetch()
    XCTAssertEqual(controller.sections?.map(\.name), ["0", "1"])
  }
}
