import Foundation
import ObjectiveC
import SQLite3

/// The value of a column.
enum SQLiteValue {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)
  case blob(Data)

  var integer: Int64? { if case .integer(let value) = self { value } else { nil } }
  var text: String? { if case .text(let value) = self { value } else { nil } }
  var blob: Data? { if case .blob(let value) = self { value } else { nil } }
  var real: Double? {
    switch self {
    case .real(let value): value
    case .integer(let value): Double(value)
    default: nil
    }
  }
}

/// A connection to an SQLite file through the system's library. Compiled statements are cached.
final class SQLiteDatabase {
  private var handle: OpaquePointer?
  private var statements: [String: OpaquePointer] = [:]
  private let path: String

  init(path: String, isReadOnly: Bool) throws {
    self.path = path
    let flags = isReadOnly ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
    let code = sqlite3_open_v2(path, &handle, flags | SQLITE_OPEN_FULLMUTEX, nil)
    guard code == SQLITE_OK else {
      let failure = failure(code)
      close()
      throw failure
    }
    sqlite3_busy_timeout(handle, 5000)
  }

  deinit { close() }

  func close() {
    for statement in statements.values { sqlite3_finalize(statement) }
    statements = [:]
    if let handle { sqlite3_close_v2(handle) }
    handle = nil
  }

  private func failure(_ code: Int32) -> NSError {
    let reason = handle.flatMap { sqlite3_errmsg($0) }.map { String(cString: $0) } ?? "SQLite can't be loaded"
    return CoreDataError.make(
      NSPersistentStoreOperationError, "\(path): \(reason) (SQLite error \(code))",
      [NSSQLiteErrorDomain: Int(code), "NSFilePath": path])
  }

  private func prepared(_ text: String) throws -> OpaquePointer? {
    if let statement = statements[text] { return statement }
    var statement: OpaquePointer?
    let code = sqlite3_prepare_v2(handle, text, -1, &statement, nil)
    guard code == SQLITE_OK else { throw failure(code) }
    statements[text] = statement
    return statement
  }

  private func bind(_ values: [SQLiteValue], to statement: OpaquePointer?) {
    // SQLite's header defines the constant SQLITE_TRANSIENT as this cast.
    let copies = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
    for (index, value) in values.enumerated() {
      let column = Int32(index + 1)
      switch value {
      case .null: sqlite3_bind_null(statement, column)
      case .integer(let value): sqlite3_bind_int64(statement, column, value)
      case .real(let value): sqlite3_bind_double(statement, column, value)
      case .text(let value): sqlite3_bind_text(statement, column, value, Int32(value.utf8.count), copies)
      case .blob(let value):
        if value.isEmpty {
          sqlite3_bind_zeroblob(statement, column, 0)
        } else {
          _ = value.withUnsafeBytes {
            sqlite3_bind_blob(statement, column, $0.baseAddress, Int32(value.count), copies)
          }
        }
      }
    }
  }

  @discardableResult func run(_ text: String, _ values: [SQLiteValue] = []) throws -> [[SQLiteValue]] {
    try rows(text, values)
  }

  /// Executes a statement and returns its rows.
  func rows(_ text: String, _ values: [SQLiteValue] = []) throws -> [[SQLiteValue]] {
    let statement = try prepared(text)
    defer {
      sqlite3_reset(statement)
      sqlite3_clear_bindings(statement)
    }
    bind(values, to: statement)
    var found: [[SQLiteValue]] = []
    while true {
      switch sqlite3_step(statement) {
      case SQLITE_ROW: found.append((0..<sqlite3_column_count(statement)).map { column(statement, $0) })
      case SQLITE_DONE: return found
      case let code: throw failure(code)
      }
    }
  }

  private func column(_ statement: OpaquePointer?, _ index: Int32) -> SQLiteValue {
    switch sqlite3_column_type(statement, index) {
    case SQLITE_INTEGER: return .integer(sqlite3_column_int64(statement, index))
    case SQLITE_FLOAT: return .real(sqlite3_column_double(statement, index))
    case SQLITE_NULL: return .null
    case SQLITE_BLOB:
      let count = Int(sqlite3_column_bytes(statement, index))
      return .blob(sqlite3_column_blob(statement, index).map { Data(bytes: $0, count: count) } ?? Data())
    default:
      let count = Int(sqlite3_column_bytes(statement, index))
      let bytes = UnsafeBufferPointer(start: sqlite3_column_text(statement, index), count: count)
      return .text(String(decoding: bytes, as: UTF8.self))
    }
  }

  /// Runs the block in a transaction, which is rolled back if the block throws.
  func transaction(_ body: () throws -> Void) throws {
    try run("BEGIN IMMEDIATE")
    do {
      try body()
      try run("COMMIT")
    } catch {
      _ = try? run("ROLLBACK")
      throw error
    }
  }
}
