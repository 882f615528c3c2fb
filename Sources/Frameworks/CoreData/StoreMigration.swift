import Foundation
import ObjectiveC

/// The description of a model, which is stored in the file that was written with it.
struct ModelDescription: Codable, Equatable {
  struct Entity: Codable, Equatable {
    var attributes: [String: UInt] = [:]
    var relationships: [String: Bool] = [:]
  }
  var entities: [String: Entity] = [:]

  init(_ model: NSManagedObjectModel) {
    for entity in model.entities {
      var described = Entity()
      for (name, attribute) in entity.attributesByName where !attribute.isTransient {
        described.attributes[name] = attribute.attributeType.rawValue
      }
      for (name, relationship) in entity.relationshipsByName {
        described.relationships[name] = relationship.isToMany
      }
      entities[entity.name ?? ""] = described
    }
  }

  init?(_ data: Data) {
    guard let read = try? JSONDecoder().decode(Self.self, from: data) else { return nil }
    self = read
  }

  /// The hashes that identify versions of entities.
  var hashes: [String: Data] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return entities.mapValues { (try? encoder.encode($0)) ?? Data() }
  }

  var data: Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return (try? encoder.encode(self)) ?? Data()
  }
}

/// The lightweight migration of a file to the app's model: new properties get their default values, removed ones
/// are deleted, and those with a renaming identifier keep their values.
///
/// Apple's documentation:
/// <https://developer.apple.com/documentation/coredata/migrating-your-data-model-automatically>
struct StoreMigration {
  let file: StoreFile
  let model: NSManagedObjectModel
  let isAllowed: Bool
  private var statements: [(String, [SQLiteValue])] = []

  init(_ file: StoreFile, to model: NSManagedObjectModel, isAllowed: Bool) {
    self.file = file
    self.model = model
    self.isAllowed = isAllowed
  }

  /// Migrates the file. Throws if a lightweight migration is not sufficient.
  mutating func run(isReadOnly: Bool) throws {
    let new = ModelDescription(model)
    guard let data = try file.property("model")?.blob, let old = ModelDescription(data) else {
      if !isReadOnly { try file.write(property: "model", .blob(new.data)) }
      return
    }
    if old == new { return }
    guard isAllowed else {
      throw CoreDataError.make(
        NSPersistentStoreIncompatibleVersionHashError,
        "The model used to open the store is incompatible with the one used to create the store. \(file.path) is of "
          + "another version of the model; let the store migrate automatically, or remove the file.",
        ["NSFilePath": file.path])
    }
    var stays: Set<String> = []
    for (name, entity) in new.entities {
      let description = model.entitiesByName[name]
      let formerName = description?.renamingIdentifier.flatMap { old.entities[$0] == nil ? nil : $0 } ?? name
      guard let former = old.entities[formerName] else { continue }
      stays.insert(formerName)
      if let description { try migrate(former, formerName, to: entity, description) }
    }
    for name in old.entities.keys where !stays.contains(name) { remove(entity: name) }
    try file.change(statements, model: new.data)
  }

  private mutating func remove(entity name: String) {
    let objects = "(SELECT id FROM objects WHERE entity = ?)"
    for statement in [
      "DELETE FROM attributes WHERE object IN \(objects)", "DELETE FROM relationships WHERE object IN \(objects)",
      "DELETE FROM relationships WHERE destination IN \(objects)", "DELETE FROM objects WHERE entity = ?",
    ] { statements.append((statement, [.text(name)])) }
  }

  private mutating func migrate(
    _ old: ModelDescription.Entity, _ oldName: String, to new: ModelDescription.Entity,
    _ entity: NSEntityDescription
  ) throws {
    let name = entity.name ?? ""
    let objects = "(SELECT id FROM objects WHERE entity = ?)"
    var stays: Set<String> = []
    for (attributeName, type) in new.attributes {
      guard let attribute = entity.attributesByName[attributeName] else { continue }
      let former = attribute.renamingIdentifier.flatMap { old.attributes[$0] == nil ? nil : $0 } ?? attributeName
      guard let oldType = old.attributes[former] else {
        try add(attribute, toObjectsOf: oldName)
        continue
      }
      stays.insert(former)
      guard oldType == type || Self.isWider(type, than: oldType) else {
        throw impossible("\(name).\(attributeName) has another type")
      }
      rename(former, to: attributeName, "attributes", oldName)
    }
    for (relationshipName, isToMany) in new.relationships {
      let identifier = entity.relationshipsByName[relationshipName]?.renamingIdentifier
      let former = identifier.flatMap { old.relationships[$0] == nil ? nil : $0 } ?? relationshipName
      guard let wasToMany = old.relationships[former] else { continue }
      stays.insert(former)
      if wasToMany, !isToMany { throw impossible("\(name).\(relationshipName) is to one now") }
      rename(former, to: relationshipName, "relationships", oldName)
    }
    for (table, names) in [
      ("attributes", Array(old.attributes.keys)), ("relationships", Array(old.relationships.keys)),
    ] {
      for gone in names where !stays.contains(gone) {
        let statement = "DELETE FROM \(table) WHERE name = ? AND object IN \(objects)"
        statements.insert((statement, [.text(gone), .text(oldName)]), at: 0)
      }
    }
    if oldName != name {
      statements.append(("UPDATE objects SET entity = ? WHERE entity = ?", [.text(name), .text(oldName)]))
    }
  }

  private static func isWider(_ type: UInt, than old: UInt) -> Bool {
    let integers: Set<UInt> = [100, 200, 300]
    let numbers: Set<UInt> = [100, 200, 300, 400, 500, 600, 800]
    return integers.contains(type) && integers.contains(old) || numbers.contains(type) && numbers.contains(old)
  }

  private mutating func rename(_ old: String, to new: String, _ table: String, _ entity: String) {
    guard old != new else { return }
    statements.append(
      (
        "UPDATE \(table) SET name = ? WHERE name = ? AND object IN (SELECT id FROM objects WHERE entity = ?)",
        [.text(new), .text(old), .text(entity)]
      ))
  }

  private mutating func add(_ attribute: NSAttributeDescription, toObjectsOf entity: String) throws {
    guard let value = attribute.defaultValue, let (type, stored) = StoreFileValue.encode(value, attribute) else {
      if attribute.isOptional { return }
      throw impossible("\(entity).\(attribute.name) is new, required, and has no default value")
    }
    statements.append(
      (
        "INSERT OR REPLACE INTO attributes SELECT id, ?, ?, ? FROM objects WHERE entity = ?",
        [.text(attribute.name), .text(type), stored, .text(entity)]
      ))
  }

  private func impossible(_ reason: String) -> NSError {
    CoreDataError.make(
      NSInferredMappingModelError,
      "\(file.path) can't be migrated to the app's data model: \(reason). Flipside migrates what Core Data infers, and runs "
        + "no mapping models; give the attribute a default value or a renaming identifier, or remove the file.",
      ["NSFilePath": file.path, "reason": reason])
  }
}
