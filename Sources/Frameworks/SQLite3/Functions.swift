/// The functions of SQLite for application-defined SQL functions, which are documented at
/// <https://sqlite.org/c3ref/funclist.html>.

@discardableResult public func sqlite3_create_function(
  _ db: OpaquePointer!, _ zFunctionName: UnsafePointer<CChar>!, _ nArg: Int32, _ eTextRep: Int32,
  _ pApp: UnsafeMutableRawPointer!,
  _ xFunc: (@convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void)!,
  _ xStep: (@convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void)!,
  _ xFinal: (@convention(c) (OpaquePointer?) -> Void)!
) -> Int32 {
  typealias Function =
    @convention(c) (
      OpaquePointer?, UnsafePointer<CChar>?, Int32, Int32, UnsafeMutableRawPointer?,
      (@convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void)?,
      (@convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void)?,
      (@convention(c) (OpaquePointer?) -> Void)?
    ) -> Int32
  guard let call = SQLiteLibrary.function("sqlite3_create_function", as: Function.self) else { return SQLITE_ERROR }
  return call(db, zFunctionName, nArg, eTextRep, pApp, xFunc, xStep, xFinal)
}
/// Defines an SQL function: a scalar one by `xFunc`, or an aggregate by `xStep` and `xFinal`. `nArg` of -1 accepts
/// any number of arguments.
@discardableResult public func sqlite3_create_function_v2(
  _ db: OpaquePointer!, _ zFunctionName: UnsafePointer<CChar>!, _ nArg: Int32, _ eTextRep: Int32,
  _ pApp: UnsafeMutableRawPointer!,
  _ xFunc: (@convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void)!,
  _ xStep: (@convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void)!,
  _ xFinal: (@convention(c) (OpaquePointer?) -> Void)!,
  _ xDestroy: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!
) -> Int32 {
  typealias Function =
    @convention(c) (
      OpaquePointer?, UnsafePointer<CChar>?, Int32, Int32, UnsafeMutableRawPointer?,
      (@convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void)?,
      (@convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void)?,
      (@convention(c) (OpaquePointer?) -> Void)?, (@convention(c) (UnsafeMutableRawPointer?) -> Void)?
    ) -> Int32
  guard let call = SQLiteLibrary.function("sqlite3_create_function_v2", as: Function.self) else {
    return SQLITE_ERROR
  }
  return call(db, zFunctionName, nArg, eTextRep, pApp, xFunc, xStep, xFinal, xDestroy)
}
/// Defines a collation by a callback that compares two strings.
@discardableResult public func sqlite3_create_collation_v2(
  _ db: OpaquePointer!, _ zName: UnsafePointer<CChar>!, _ eTextRep: Int32, _ pArg: UnsafeMutableRawPointer!,
  _ xCompare: (
    @convention(c) (UnsafeMutableRawPointer?, Int32, UnsafeRawPointer?, Int32, UnsafeRawPointer?) -> Int32
  )!, _ xDestroy: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!
) -> Int32 {
  typealias Function =
    @convention(c) (
      OpaquePointer?, UnsafePointer<CChar>?, Int32, UnsafeMutableRawPointer?,
      (@convention(c) (UnsafeMutableRawPointer?, Int32, UnsafeRawPointer?, Int32, UnsafeRawPointer?) -> Int32)?,
      (@convention(c) (UnsafeMutableRawPointer?) -> Void)?
    ) -> Int32
  guard let call = SQLiteLibrary.function("sqlite3_create_collation_v2", as: Function.self) else {
    return SQLITE_ERROR
  }
  return call(db, zName, eTextRep, pArg, xCompare, xDestroy)
}
/// Returns a value converted to a 32-bit integer.
@discardableResult public func sqlite3_value_int(_ value: OpaquePointer!) -> Int32 {
  typealias Function = @convention(c) (OpaquePointer?) -> Int32
  guard let call = SQLiteLibrary.function("sqlite3_value_int", as: Function.self) else { return SQLITE_ERROR }
  return call(value)
}
/// Returns a value converted to a 64-bit integer.
@discardableResult public func sqlite3_value_int64(_ value: OpaquePointer!) -> Int64 {
  typealias Function = @convention(c) (OpaquePointer?) -> Int64
  guard let call = SQLiteLibrary.function("sqlite3_value_int64", as: Function.self) else { return 0 }
  return call(value)
}
/// Returns a value converted to a floating-point number.
@discardableResult public func sqlite3_value_double(_ value: OpaquePointer!) -> Double {
  typealias Function = @convention(c) (OpaquePointer?) -> Double
  guard let call = SQLiteLibrary.function("sqlite3_value_double", as: Function.self) else { return 0 }
  return call(value)
}
/// Returns a value converted to UTF-8; nil for null.
@discardableResult public func sqlite3_value_text(_ value: OpaquePointer!) -> UnsafePointer<UInt8>! {
  typealias Function = @convention(c) (OpaquePointer?) -> UnsafePointer<UInt8>?
  guard let call = SQLiteLibrary.function("sqlite3_value_text", as: Function.self) else { return nil }
  return call(value)
}
/// Returns the bytes of a value; nil for null and empty values.
@discardableResult public func sqlite3_value_blob(_ value: OpaquePointer!) -> UnsafeRawPointer! {
  typealias Function = @convention(c) (OpaquePointer?) -> UnsafeRawPointer?
  guard let call = SQLiteLibrary.function("sqlite3_value_blob", as: Function.self) else { return nil }
  return call(value)
}
/// Returns the number of bytes of a string or blob.
@discardableResult public func sqlite3_value_bytes(_ value: OpaquePointer!) -> Int32 {
  typealias Function = @convention(c) (OpaquePointer?) -> Int32
  guard let call = SQLiteLibrary.function("sqlite3_value_bytes", as: Function.self) else { return SQLITE_ERROR }
  return call(value)
}
/// Returns the type of a value, such as `SQLITE_INTEGER`.
@discardableResult public func sqlite3_value_type(_ value: OpaquePointer!) -> Int32 {
  typealias Function = @convention(c) (OpaquePointer?) -> Int32
  guard let call = SQLiteLibrary.function("sqlite3_value_type", as: Function.self) else { return SQLITE_ERROR }
  return call(value)
}
/// Sets the result of a function to a 32-bit integer.
public func sqlite3_result_int(_ context: OpaquePointer!, _ value: Int32) {
  typealias Function = @convention(c) (OpaquePointer?, Int32) -> Void
  guard let call = SQLiteLibrary.function("sqlite3_result_int", as: Function.self) else { return }
  return call(context, value)
}
/// Sets the result of a function to a 64-bit integer.
public func sqlite3_result_int64(_ context: OpaquePointer!, _ value: Int64) {
  typealias Function = @convention(c) (OpaquePointer?, Int64) -> Void
  guard let call = SQLiteLibrary.function("sqlite3_result_int64", as: Function.self) else { return }
  return call(context, value)
}
/// Sets the result of a function to a floating-point number.
public func sqlite3_result_double(_ context: OpaquePointer!, _ value: Double) {
  typealias Function = @convention(c) (OpaquePointer?, Double) -> Void
  guard let call = SQLiteLibrary.function("sqlite3_result_double", as: Function.self) else { return }
  return call(context, value)
}
/// Sets the result of a function to null.
public func sqlite3_result_null(_ context: OpaquePointer!) {
  typealias Function = @convention(c) (OpaquePointer?) -> Void
  guard let call = SQLiteLibrary.function("sqlite3_result_null", as: Function.self) else { return }
  return call(context)
}
/// Sets the result of a function to a string of `n` bytes, or up to its zero byte if `n` is negative.
public func sqlite3_result_text(
  _ context: OpaquePointer!, _ value: UnsafePointer<CChar>!, _ n: Int32,
  _ destructor: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!
) {
  typealias Function =
    @convention(c) (
      OpaquePointer?, UnsafePointer<CChar>?, Int32, (@convention(c) (UnsafeMutableRawPointer?) -> Void)?
    ) -> Void
  guard let call = SQLiteLibrary.function("sqlite3_result_text", as: Function.self) else { return }
  return call(context, value, n, destructor)
}
/// Sets the result of a function to binary data.
public func sqlite3_result_blob(
  _ context: OpaquePointer!, _ value: UnsafeRawPointer!, _ n: Int32,
  _ destructor: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!
) {
  typealias Function =
    @convention(c) (OpaquePointer?, UnsafeRawPointer?, Int32, (@convention(c) (UnsafeMutableRawPointer?) -> Void)?)
    -> Void
  guard let call = SQLiteLibrary.function("sqlite3_result_blob", as: Function.self) else { return }
  return call(context, value, n, destructor)
}
/// Makes a function fail with a message of `n` bytes, or up to its zero byte if `n` is negative.
public func sqlite3_result_error(_ context: OpaquePointer!, _ message: UnsafePointer<CChar>!, _ n: Int32) {
  typealias Function = @convention(c) (OpaquePointer?, UnsafePointer<CChar>?, Int32) -> Void
  guard let call = SQLiteLibrary.function("sqlite3_result_error", as: Function.self) else { return }
  return call(context, message, n)
}
/// Returns the pointer that was given when the function was defined.
@discardableResult public func sqlite3_user_data(_ context: OpaquePointer!) -> UnsafeMutableRawPointer! {
  typealias Function = @convention(c) (OpaquePointer?) -> UnsafeMutableRawPointer?
  guard let call = SQLiteLibrary.function("sqlite3_user_data", as: Function.self) else { return nil }
  return call(context)
}
/// Returns memory for the state of an aggregate, which is zero in the first call; nil if `nBytes` is 0 and there is
/// none.
@discardableResult public func sqlite3_aggregate_context(_ context: OpaquePointer!, _ nBytes: Int32)
  -> UnsafeMutableRawPointer!
{
  typealias Function = @convention(c) (OpaquePointer?, Int32) -> UnsafeMutableRawPointer?
  guard let call = SQLiteLibrary.function("sqlite3_aggregate_context", as: Function.self) else { return nil }
  return call(context, nBytes)
}
