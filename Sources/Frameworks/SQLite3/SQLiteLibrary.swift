@_exported import Foundation
import ObjectiveC

/// A function that frees a bound value. `SQLITE_TRANSIENT` is `unsafeBitCast(-1, to:
/// sqlite3_destructor_type.self)`.
public typealias sqlite3_destructor_type = @convention(c) (UnsafeMutableRawPointer?) -> Void
/// A signed 64-bit integer.
public typealias sqlite3_int64 = Int64
/// An unsigned 64-bit integer.
public typealias sqlite3_uint64 = UInt64
/// A signed 64-bit integer.
public typealias sqlite_int64 = Int64
/// The callback of `sqlite3_exec` for each row, with the number, texts and names of the columns.
public typealias sqlite3_callback =
  @convention(c) (
    UnsafeMutableRawPointer?, Int32, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
    UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
  ) -> Int32

/// The system's SQLite library (`libsqlite3-0` on Debian). It is opened by the first call, so that apps do not link
/// it.
enum SQLiteLibrary {
  private static let handle: UnsafeMutableRawPointer? = {
    let handle = dlopen("libsqlite3.so.0", RTLD_NOW | RTLD_LOCAL)
    if handle == nil {
      Console.write(
        "SQLite3: there is no libsqlite3.so.0 on this machine; install it with: apt-get install libsqlite3-0")
    }
    return handle
  }()

  private static let symbols = Locked<[String: UnsafeMutableRawPointer]>([:])

  /// Returns the C function with a name; nil, with a message in the log, if the library is missing.
  static func function<Function>(_ name: String, as type: Function.Type) -> Function? {
    guard let handle else { return nil }
    let symbol = symbols.withLock { symbols -> UnsafeMutableRawPointer? in
      if let symbol = symbols[name] { return symbol }
      symbols[name] = dlsym(handle, name)
      return symbols[name]
    }
    guard let symbol else {
      Unsupported.log(name)
      return nil
    }
    // The caller passes the function's type from SQLite's header.
    return unsafeBitCast(symbol, to: type)
  }
}
