import CoreData
import Foundation
import ObjectiveC
import TestFolders
import XCTest

/// A model that is created in code: notes in folders, with the validation rules of the tests.
enum NotesModel {
  static func attribute(
    _ name: String, _ type: NSAttributeType, isOptional: Bool = true, default value: Any? = nil
  ) -> NSAttributeDescription {
    let attribute = NSAttributeDescription()
    attribute.name = name
    attribute.attributeType = type
    attribute.isOptional = isOptional
    attribute.defaultValue = value
    return attribute
  }

  /// Returns both ends of a relationship: `folder` of a note (to one), and `notes` of a folder (to many).
  private static func relationships(
    _ note: NSEntityDescription, _ folder: NSEntityDescription, _ rule: NSDeleteRule, isOrdered: Bool
  ) -> (NSRelationshipDescription, NSRelationshipDescription) {
    let (one, many) = (NSRelationshipDescription(), NSRelationshipDescription())
    (one.name, many.name) = ("folder", "notes")
    (one.destinationEntity, many.destinationEntity) = (folder, note)
    (one.maxCount, many.maxCount) = (1, 0)
    (one.deleteRule, many.deleteRule) = (.nullifyDeleteRule, rule)
    (one.inverseRelationship, many.inverseRelationship) = (many, one)
    many.isOrdered = isOrdered
    return (one, many)
  }

  static func make(
    rule: NSDeleteRule = .cascadeDeleteRule, isOrdered: Bool = false,
    adds: [NSAttributeDescription] = [], without gone: Set<String> = []
  ) -> NSManagedObjectModel {
    let (note, folder) = (NSEntityDescription(), NSEntityDescription())
    (note.name, folder.name) = ("Note", "Folder")
    let (one, many) = relationships(note, folder, rule, isOrdered: isOrdered)
    let own = [
      attribute("title", .stringAttributeType, isOptional: false),
      attribute("count", .integer32AttributeType, default: 3),
      attribute("date", .dateAttributeType), attribute("flag", .booleanAttributeType, default: false),
      attribute("data", .binaryDataAttributeType), attribute("price", .decimalAttributeType),
      attribute("ratio", .doubleAttributeType), attribute("tag", .UUIDAttributeType),
      attribute("page", .URIAttributeType), attribute("words", .transformableAttributeType),
    ]
    note.properties = (own + adds).filter { !gone.contains($0.name) } + [one]
    folder.properties = [attribute("name", .stringAttributeType, isOptional: false, default: "unnamed"), many]
    let model = NSManagedObjectModel()
    model.entities = [note, folder]
    return model
  }

  /// Returns a container whose store is in memory, or at the URL.
  static func container(_ model: NSManagedObjectModel = make(), at url: URL? = nil) throws -> NSPersistentContainer
  {
    let container = NSPersistentContainer(name: "Notes", managedObjectModel: model)
    let description = NSPersistentStoreDescription(url: url ?? URL(fileURLWithPath: "/dev/null"))
    container.persistentStoreDescriptions = [description]
    var failure: (any Error)?
    container.loadPersistentStores { failure = $1 }
    if let failure { throw failure }
    return container
  }

  static func note(_ title: String?, _ context: NSManagedObjectContext) -> NSManagedObject {
    let note = NSEntityDescription.insertNewObject(forEntityName: "Note", into: context)
    note.setValue(title, forKey: "title")
    return note
  }

  static func folder(_ name: String, _ context: NSManagedObjectContext) -> NSManagedObject {
    let folder = NSEntityDescription.insertNewObject(forEntityName: "Folder", into: context)
    folder.setValue(name, forKey: "name")
    return folder
  }

  static func titles(_ context: NSManagedObjectContext) throws -> [String] {
    let request = NSFetchRequest<NSManagedObject>(entityName: "Note")
    request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
    return try context.fetch(request).map { $0.value(forKey: "title") as? String ?? "nil" }
  }
}
