@_exported import Foundation
import ObjectiveC

/// The function that frees or copies a bound value; `SQLITE_TRANSIENT` is `unsafeBitCast(-1, to:
/// sqlite3_destructor_type.self)`.
public typealias sqlite3_destructor_type = @convention(c) (UnsafeMutableRawPointer?) -> Void
public typealias sqlite3_int64 = Int64
public typealias sqlite3_uint64 = UInt64
public typealias sqlite_int64 = Int64
public typealias sqlite3_callback =
  @convention(c) (
    UnsafeMutableRawPointer?, Int32, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
    UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
  ) -> Int32

/// Debian's SQLite (`libsqlite3-0`), opened at the first call, so that apps need nothing to be linked with.
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

  /// The C function of that name; nil without the library, whose absence was logged.
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
    // The caller specifies the function's type from SQLite's header.
    return unsafeBitCast(symbol, to: type)
  }
}
