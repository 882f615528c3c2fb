import Foundation
import ObjectiveC
import SQLite3

/// A store on disk. It is an SQLite database with Flipside's own schema, which can be inspected with `sqlite3`.
///
/// - `objects`: a row for each object with the name of its entity and the number of times it was saved
/// - `attributes`: a row for each value that is not nil
/// - `relationships`: a row for each object at the other end of a relationship, in order
/// - `properties`: the store's identifier, its metadata, and the model with which it was written
///
/// Values are stored with the names of their attributes, so that new attributes of a model do not change the
/// schema.
final class StoreFile {
  struct Object {
    let key: Int64
    let entity: String
    let version: Int
  }
  struct Value {
    let object: Int64
    let name: String
    let type: String
    let value: SQLiteValue
  }
  struct Link {
    let object: Int64
    let name: String
    let destination: Int64
  }

  let path: String
  private let database: SQLiteDatabase
  private var dataVersion: Int64 = 0

  /// Opens or creates the file. Throws if it is not a database or belongs to another program.
  init(path: String, isReadOnly: Bool) throws {
    self.path = path
    database = try SQLiteDatabase(path: path, isReadOnly: isReadOnly)
    let tables = Set(
      try database.rows("SELECT name FROM sqlite_master WHERE type = 'table'").compactMap(\.[0].text))
    if tables.contains("Z_METADATA") || tables.contains("Z_PRIMARYKEY") {
      throw CoreDataError.make(
        259,
        "\(path) was written by Apple's Core Data, whose files Flipside does not read; let the app make its own store."
      )
    }
    if !tables.isEmpty, !tables.contains("properties") || !tables.contains("objects") {
      throw CoreDataError.make(
        259, "\(path) is a database, but not a Core Data store; take another URL for the store.")
    }
    if tables.isEmpty, !isReadOnly { try makeTables() }
    dataVersion = try currentVersion()
  }

  private func makeTables() throws {
    try database.transaction {
      for statement in [
        "CREATE TABLE properties (name TEXT PRIMARY KEY, value) WITHOUT ROWID",
        "CREATE TABLE objects (id INTEGER PRIMARY KEY, entity TEXT NOT NULL, version INTEGER NOT NULL)",
        "CREATE TABLE attributes (object INTEGER NOT NULL, name TEXT NOT NULL, type TEXT NOT NULL, value, "
          + "PRIMARY KEY (object, name)) WITHOUT ROWID",
        "CREATE TABLE relationships (object INTEGER NOT NULL, name TEXT NOT NULL, position INTEGER NOT NULL, "
          + "destination INTEGER NOT NULL, PRIMARY KEY (object, name, position)) WITHOUT ROWID",
      ] { try database.run(statement) }
    }
  }

  func close() { database.close() }

  // MARK: Reading

  func objects() throws -> [Object] {
    try database.rows("SELECT id, entity, version FROM objects ORDER BY id").map {
      Object(key: $0[0].integer ?? 0, entity: $0[1].text ?? "", version: Int($0[2].integer ?? 0))
    }
  }
  func attributes() throws -> [Value] {
    try database.rows("SELECT object, name, type, value FROM attributes").map {
      Value(object: $0[0].integer ?? 0, name: $0[1].text ?? "", type: $0[2].text ?? "", value: $0[3])
    }
  }
  func relationships() throws -> [Link] {
    try database.rows("SELECT object, name, destination FROM relationships ORDER BY object, name, position").map {
      Link(object: $0[0].integer ?? 0, name: $0[1].text ?? "", destination: $0[2].integer ?? 0)
    }
  }

  func property(_ name: String) throws -> SQLiteValue? {
    try database.rows("SELECT value FROM properties WHERE name = ?", [.text(name)]).first?[0]
  }

  /// Returns SQLite's counter of changes that other connections made.
  private func currentVersion() throws -> Int64 { try database.rows("PRAGMA data_version").first?[0].integer ?? 0 }

  func hasChangedElsewhere() -> Bool {
    guard let version = try? currentVersion(), version != dataVersion else { return false }
    dataVersion = version
    return true
  }

  // MARK: Writing

  func write(_ changes: StoreRows.Changes) throws {
    try database.transaction {
      for (identity, row) in changes.inserted + changes.updated {
        guard let key = identity.key else { continue }
        let sets = [SQLiteValue.integer(key), .text(identity.entity.name ?? ""), .integer(Int64(row.version))]
        try database.run("INSERT OR REPLACE INTO objects VALUES (?, ?, ?)", sets)
        try clear(key)
        for name in row.values.keys.sorted() { try write(row.values[name], name, key, identity.entity) }
      }
      for key in changes.deleted.compactMap(\.key) {
        try database.run("DELETE FROM objects WHERE id = ?", [.integer(key)])
        try clear(key)
      }
    }
  }

  private func clear(_ key: Int64) throws {
    try database.run("DELETE FROM attributes WHERE object = ?", [.integer(key)])
    try database.run("DELETE FROM relationships WHERE object = ?", [.integer(key)])
  }

  private func write(_ value: Any?, _ name: String, _ key: Int64, _ entity: NSEntityDescription) throws {
    guard let value else { return }
    if entity.relationshipsByName[name] != nil {
      let others = value as? [ObjectIdentity] ?? (value as? ObjectIdentity).map { [$0] } ?? []
      for (position, other) in others.enumerated() {
        guard let destination = other.key else { continue }
        try database.run(
          "INSERT INTO relationships VALUES (?, ?, ?, ?)",
          [.integer(key), .text(name), .integer(Int64(position)), .integer(destination)])
      }
    } else if let attribute = entity.attributesByName[name],
      let (type, stored) = StoreFileValue.encode(value, attribute)
    {
      try database.run(
        "INSERT INTO attributes VALUES (?, ?, ?, ?)", [.integer(key), .text(name), .text(type), stored])
    }
  }

  func write(property name: String, _ value: SQLiteValue) throws {
    try database.run("INSERT OR REPLACE INTO properties VALUES (?, ?)", [.text(name), value])
  }

  func write(metadata: [String: Any]) throws {
    let data = try PropertyListSerialization.data(fromPropertyList: metadata, format: .binary, options: 0)
    try write(property: "metadata", .blob(data))
  }

  func metadata() -> [String: Any] {
    guard let data = (try? property("metadata"))?.blob else { return [:] }
    return (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any] ?? [:]
  }

  /// Executes several statements in one transaction.
  func change(_ statements: [(String, [SQLiteValue])], model: Data) throws {
    try database.transaction {
      for (statement, values) in statements { try database.run(statement, values) }
      try write(property: "model", .blob(model))
    }
  }
}
