import Foundation
import ObjectiveC

/// The rows of a store in memory, and its file if it has one. The coordinator's lock protects them.
final class StoreRows {
  private(set) var rows: [Int64: StoredRow] = [:]
  private var identities: [Int64: ObjectIdentity] = [:]
  /// The row numbers of each entity without its subentities, in the order of creation.
  private var keys: [String: [Int64]] = [:]
  private var lastKey: Int64 = 0
  private let model: NSManagedObjectModel
  private let file: StoreFile?
  unowned let store: NSPersistentStore

  init(_ store: NSPersistentStore, _ model: NSManagedObjectModel, file: StoreFile?) throws {
    self.store = store
    self.model = model
    self.file = file
    if file != nil { try load() }
  }

  struct Changes {
    var inserted: [(ObjectIdentity, StoredRow)] = []
    var updated: [(ObjectIdentity, StoredRow)] = []
    var deleted: [ObjectIdentity] = []
    var isEmpty: Bool { inserted.isEmpty && updated.isEmpty && deleted.isEmpty }
  }

  /// Reads all rows again if another coordinator or process has changed the file.
  func refreshIfChanged() {
    guard let file, file.hasChangedElsewhere() else { return }
    do { try load() } catch { Console.write("Core Data: \(file.path) can't be read again: \(error)") }
  }

  private func load() throws {
    guard let file else { return }
    var found: [Int64: StoredRow] = [:]
    var ordered: [String: [Int64]] = [:]
    let objects = try file.objects()
    var entities: [Int64: NSEntityDescription] = [:]
    for object in objects {
      guard let entity = model.entitiesByName[object.entity] else { continue }
      entities[object.key] = entity
      ordered[object.entity, default: []].append(object.key)
      found[object.key] = StoredRow(version: object.version)
      _ = identity(of: object.key, entity)
    }
    for value in try file.attributes() {
      guard let attribute = entities[value.object]?.attributesByName[value.name] else { continue }
      found[value.object]?.values[value.name] = StoreFileValue.decode(value, attribute)
    }
    for link in try file.relationships() {
      guard let relationship = entities[link.object]?.relationshipsByName[link.name],
        let destination = entities[link.destination].map({ identity(of: link.destination, $0) })
      else { continue }
      if relationship.isToMany {
        let others = found[link.object]?.values[link.name] as? [ObjectIdentity] ?? []
        found[link.object]?.values[link.name] = others + [destination]
      } else {
        found[link.object]?.values[link.name] = destination
      }
    }
    (rows, keys) = (found, ordered)
    lastKey = max(lastKey, objects.last?.key ?? 0)
  }

  /// Returns the only identity for a row number, whether the row exists or not.
  func identity(of key: Int64, _ entity: NSEntityDescription) -> ObjectIdentity {
    if let identity = identities[key] { return identity }
    let identity = ObjectIdentity(entity)
    identity.store = store
    identity.key = key
    identities[key] = identity
    return identity
  }

  /// Assigns a row number to a new object.
  func assignKey(_ identity: ObjectIdentity) {
    guard identity.key == nil else { return }
    lastKey += 1
    identity.store = store
    identity.key = lastKey
    identities[lastKey] = identity
  }

  func row(_ identity: ObjectIdentity) -> StoredRow? { identity.key.flatMap { rows[$0] } }

  /// Returns the identities of an entity's objects without those of subentities, in the order of creation.
  func identities(of entity: NSEntityDescription) -> [ObjectIdentity] {
    keys[entity.name ?? ""]?.compactMap { identities[$0] } ?? []
  }

  /// Writes all changes to the file in one transaction, and then applies them to the rows in memory.
  func commit(_ changes: Changes) throws {
    try file?.write(changes)
    for (identity, row) in changes.inserted + changes.updated {
      guard let key = identity.key else { continue }
      if rows.updateValue(row, forKey: key) == nil { keys[identity.entity.name ?? "", default: []].append(key) }
    }
    let gone = Set(changes.deleted.compactMap(\.key))
    guard !gone.isEmpty else { return }
    for key in gone { rows[key] = nil }
    for name in Set(changes.deleted.map { $0.entity.name ?? "" }) { keys[name]?.removeAll { gone.contains($0) } }
  }

  /// Copies the rows of another store with their row numbers.
  func takeOver(_ other: StoreRows) throws {
    var changes = Changes()
    for (key, row) in other.rows.sorted(by: { $0.key < $1.key }) {
      guard let entity = other.identities[key]?.entity else { continue }
      let values = row.values.mapValues { value -> Any in
        func own(_ identity: ObjectIdentity) -> ObjectIdentity {
          self.identity(of: identity.key ?? 0, identity.entity)
        }
        if let identity = value as? ObjectIdentity { return own(identity) }
        if let list = value as? [ObjectIdentity], !list.isEmpty { return list.map(own) }
        return value
      }
      changes.inserted.append((identity(of: key, entity), StoredRow(version: row.version, values: values)))
    }
    try commit(changes)
    lastKey = max(lastKey, other.lastKey)
  }

  func close() { file?.close() }

  func writeMetadata(_ metadata: [String: Any]) throws { try file?.write(metadata: metadata) }
}
