/// The functions of SQLite for statements, which are documented at <https://sqlite.org/c3ref/funclist.html>.

@discardableResult public func sqlite3_prepare(
  _ db: OpaquePointer!, _ zSql: UnsafePointer<CChar>!, _ nByte: Int32,
  _ ppStmt: UnsafeMutablePointer<OpaquePointer?>!, _ pzTail: UnsafeMutablePointer<UnsafePointer<CChar>?>!
) -> Int32 {
  typealias Function =
    @convention(c) (
      OpaquePointer?, UnsafePointer<CChar>?, Int32, UnsafeMutablePointer<OpaquePointer?>?,
      UnsafeMutablePointer<UnsafePointer<CChar>?>?
    ) -> Int32
  guard let call = SQLiteLibrary.function("sqlite3_prepare", as: Function.self) else { return SQLITE_ERROR }
  return call(db, zSql, nByte, ppStmt, pzTail)
}
/// Compiles the first statement of a text of `nByte` bytes, or up to its zero byte if that is negative. `pzTail` is
/// set to the rest.
@discardableResult public func sqlite3_prepare_v2(
  _ db: OpaquePointer!, _ zSql: UnsafePointer<CChar>!, _ nByte: Int32,
  _ ppStmt: UnsafeMutablePointer<OpaquePointer?>!, _ pzTail: UnsafeMutablePointer<UnsafePointer<CChar>?>!
) -> Int32 {
  typealias Function =
    @convention(c) (
      OpaquePointer?, UnsafePointer<CChar>?, Int32, UnsafeMutablePointer<OpaquePointer?>?,
      UnsafeMutablePointer<UnsafePointer<CChar>?>?
    ) -> Int32
  guard let call = SQLiteLibrary.function("sqlite3_prepare_v2", as: Function.self) else { return SQLITE_ERROR }
  return call(db, zSql, nByte, ppStmt, pzTail)
}
/// Compiles a statement as `sqlite3_prepare_v2` does, with `SQLITE_PREPARE_` flags.
@discardableResult public func sqlite3_prepare_v3(
  _ db: OpaquePointer!, _ zSql: UnsafePointer<CChar>!, _ nByte: Int32, _ prepFlags: UInt32,
  _ ppStmt: UnsafeMutablePointer<OpaquePointer?>!, _ pzTail: UnsafeMutablePointer<UnsafePointer<CChar>?>!
) -> Int32 {
  typealias Function =
    @convention(c) (
      OpaquePointer?, UnsafePointer<CChar>?, Int32, UInt32, UnsafeMutablePointer<OpaquePointer?>?,
      UnsafeMutablePointer<UnsafePointer<CChar>?>?
    ) -> Int32
  guard let call = SQLiteLibrary.function("sqlite3_prepare_v3", as: Function.self) else { return SQLITE_ERROR }
  return call(db, zSql, nByte, prepFlags, ppStmt, pzTail)
}
/// Runs a statement to its next row. Returns `SQLITE_ROW` for a row, `SQLITE_DONE` at the end, or an error.
@discardableResult public func sqlite3_step(_ pStmt: OpaquePointer!) -> Int32 {
  typealias Function = @convention(c) (OpaquePointer?) -> Int32
  guard let call = SQLiteLibrary.function("sqlite3_step", as: Function.self) else { return SQLITE_ERROR }
  return call(pStmt)
}
/// Destroys a statement. Returns the error of its last run.
@discardableResult public func sqlite3_finalize(_ pStmt: OpaquePointer!) -> Int32 {
  typealias Function = @convention(c) (OpaquePointer?) -> Int32
  guard let call = SQLiteLibrary.function("sqlite3_finalize", as: Function.self) else { return SQLITE_ERROR }
  return call(pStmt)
}
/// Resets a statement, so that it can run again. The values of its parameters are kept.
@discardableResult public func sqlite3_reset(_ pStmt: OpaquePointer!) -> Int32 {
  typealias Function = @convention(c) (OpaquePointer?) -> Int32
  guard let call = SQLiteLibrary.function("sqlite3_reset", as: Function.self) else { return SQLITE_ERROR }
  return call(pStmt)
}
/// Sets all parameters of a statement to null.
@discardableResult public func sqlite3_clear_bindings(_ pStmt: OpaquePointer!) -> Int32 {
  typealias Function = @convention(c) (OpaquePointer?) -> Int32
  guard let call = SQLiteLibrary.function("sqlite3_clear_bindings", as: Function.self) else { return SQLITE_ERROR }
  return call(pStmt)
}
/// Returns the greatest index of a parameter, which is their number unless indexes are written as `?NNN`.
@discardableResult public func sqlite3_bind_parameter_count(_ pStmt: OpaquePointer!) -> Int32 {
  typealias Function = @convention(c) (OpaquePointer?) -> Int32
  guard let call = SQLiteLibrary.function("sqlite3_bind_parameter_count", as: Function.self) else {
    return SQLITE_ERROR
  }
  return call(pStmt)
}
/// Returns the number of columns of a statement's result; 0 for a statement without result.
@discardableResult public func sqlite3_column_count(_ pStmt: OpaquePointer!) -> Int32 {
  typealias Function = @convention(c) (OpaquePointer?) -> Int32
  guard let call = SQLiteLibrary.function("sqlite3_column_count", as: Function.self) else { return SQLITE_ERROR }
  return call(pStmt)
}
/// Returns the number of columns of the current row; 0 if there is none.
@discardableResult public func sqlite3_data_count(_ pStmt: OpaquePointer!) -> Int32 {
  typealias Function = @convention(c) (OpaquePointer?) -> Int32
  guard let call = SQLiteLibrary.function("sqlite3_data_count", as: Function.self) else { return SQLITE_ERROR }
  return call(pStmt)
}
/// Returns 1 if the statement does not change the database, and 0 otherwise.
@discardableResult public func sqlite3_stmt_readonly(_ pStmt: OpaquePointer!) -> Int32 {
  typealias Function = @convention(c) (OpaquePointer?) -> Int32
  guard let call = SQLiteLibrary.function("sqlite3_stmt_readonly", as: Function.self) else { return SQLITE_ERROR }
  return call(pStmt)
}
/// Returns 1 if the statement has begun to run and was not reset, and 0 otherwise.
@discardableResult public func sqlite3_stmt_busy(_ pStmt: OpaquePointer!) -> Int32 {
  typealias Function = @convention(c) (OpaquePointer?) -> Int32
  guard let call = SQLiteLibrary.function("sqlite3_stmt_busy", as: Function.self) else { return SQLITE_ERROR }
  return call(pStmt)
}
/// Sets a parameter to a 32-bit integer. Indexes begin at 1.
@discardableResult public func sqlite3_bind_int(_ pStmt: OpaquePointer!, _ index: Int32, _ value: Int32) -> Int32 {
  typealias Function = @convention(c) (OpaquePointer?, Int32, Int32) -> Int32
  guard let call = SQLiteLibrary.function("sqlite3_bind_int", as: Function.self) else { return SQLITE_ERROR }
  return call(pStmt, index, value)
}
/// Sets a parameter to a 64-bit integer. Indexes begin at 1.
@discardableResult public func sqlite3_bind_int64(_ pStmt: OpaquePointer!, _ index: Int32, _ value: Int64) -> Int32
{
  typealias Function = @convention(c) (OpaquePointer?, Int32, Int64) -> Int32
  guard let call = SQLiteLibrary.function("sqlite3_bind_int64", as: Function.self) else { return SQLITE_ERROR }
  return call(pStmt, index, value)
}
/// Sets a parameter to a floating-point number. Indexes begin at 1.
@discardableResult public func sqlite3_bind_double(_ pStmt: OpaquePointer!, _ index: Int32, _ value: Double)
  -> Int32
{
  typealias Function = @convention(c) (OpaquePointer?, Int32, Double) -> Int32
  guard let call = SQLiteLibrary.function("sqlite3_bind_double", as: Function.self) else { return SQLITE_ERROR }
  return call(pStmt, index, value)
}
/// Sets a parameter to null. Indexes begin at 1.
@discardableResult public func sqlite3_bind_null(_ pStmt: OpaquePointer!, _ index: Int32) -> Int32 {
  typealias Function = @convention(c) (OpaquePointer?, Int32) -> Int32
  guard let call = SQLiteLibrary.function("sqlite3_bind_null", as: Function.self) else { return SQLITE_ERROR }
  return call(pStmt, index)
}
/// Sets a parameter to a string of `n` bytes, or up to its zero byte if `n` is negative. `SQLITE_TRANSIENT` as the
/// destructor copies it.
@discardableResult public func sqlite3_bind_text(
  _ pStmt: OpaquePointer!, _ index: Int32, _ value: UnsafePointer<CChar>!, _ n: Int32,
  _ destructor: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!
) -> Int32 {
  typealias Function =
    @convention(c) (
      OpaquePointer?, Int32, UnsafePointer<CChar>?, Int32, (@convention(c) (UnsafeMutableRawPointer?) -> Void)?
    ) -> Int32
  guard let call = SQLiteLibrary.function("sqlite3_bind_text", as: Function.self) else { return SQLITE_ERROR }
  return call(pStmt, index, value, n, destructor)
}
/// Sets a parameter to binary data of `n` bytes. `SQLITE_TRANSIENT` as the destructor copies it.
@discardableResult public func sqlite3_bind_blob(
  _ pStmt: OpaquePointer!, _ index: Int32, _ value: UnsafeRawPointer!, _ n: Int32,
  _ destructor: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!
) -> Int32 {
  typealias Function =
    @convention(c) (
      OpaquePointer?, Int32, UnsafeRawPointer?, Int32, (@convention(c) (UnsafeMutableRawPointer?) -> Void)?
    ) -> Int32
  guard let call = SQLiteLibrary.function("sqlite3_bind_blob", as: Function.self) else { return SQLITE_ERROR }
  return call(pStmt, index, value, n, destructor)
}
/// Sets a parameter to binary data of `n` zero bytes.
@discardableResult public func sqlite3_bind_zeroblob(_ pStmt: OpaquePointer!, _ index: Int32, _ n: Int32) -> Int32 {
  typealias Function = @convention(c) (OpaquePointer?, Int32, Int32) -> Int32
  guard let call = SQLiteLibrary.function("sqlite3_bind_zeroblob", as: Function.self) else { return SQLITE_ERROR }
  return call(pStmt, index, n)
}
/// Sets a parameter to the value of a function's argument or of a column.
@discardableResult public func sqlite3_bind_value(_ pStmt: OpaquePointer!, _ index: Int32, _ value: OpaquePointer!)
  -> Int32
{
  typealias Function = @convention(c) (OpaquePointer?, Int32, OpaquePointer?) -> Int32
  guard let call = SQLiteLibrary.function("sqlite3_bind_value", as: Function.self) else { return SQLITE_ERROR }
  return call(pStmt, index, value)
}
/// Returns the index of a named parameter; 0 if there is none.
@discardableResult public func sqlite3_bind_parameter_index(_ pStmt: OpaquePointer!, _ zName: UnsafePointer<CChar>!)
  -> Int32
{
  typealias Function = @convention(c) (OpaquePointer?, UnsafePointer<CChar>?) -> Int32
  guard let call = SQLiteLibrary.function("sqlite3_bind_parameter_index", as: Function.self) else {
    return SQLITE_ERROR
  }
  return call(pStmt, zName)
}
/// Returns the name of a parameter, including its prefix; nil for one without a name.
@discardableResult public func sqlite3_bind_parameter_name(_ pStmt: OpaquePointer!, _ index: Int32)
  -> UnsafePointer<CChar>!
{
  typealias Function = @convention(c) (OpaquePointer?, Int32) -> UnsafePointer<CChar>?
  guard let call = SQLiteLibrary.function("sqlite3_bind_parameter_name", as: Function.self) else { return nil }
  return call(pStmt, index)
}
/// Returns the name of a column of the result. Indexes begin at 0.
@discardableResult public func sqlite3_column_name(_ pStmt: OpaquePointer!, _ iCol: Int32) -> UnsafePointer<CChar>!
{
  typealias Function = @convention(c) (OpaquePointer?, Int32) -> UnsafePointer<CChar>?
  guard let call = SQLiteLibrary.function("sqlite3_column_name", as: Function.self) else { return nil }
  return call(pStmt, iCol)
}
/// Returns the declared type of a result's column; nil for an expression.
@discardableResult public func sqlite3_column_decltype(_ pStmt: OpaquePointer!, _ iCol: Int32) -> UnsafePointer<
  CChar
>! {
  typealias Function = @convention(c) (OpaquePointer?, Int32) -> UnsafePointer<CChar>?
  guard let call = SQLiteLibrary.function("sqlite3_column_decltype", as: Function.self) else { return nil }
  return call(pStmt, iCol)
}
/// Returns the type of a value in the current row, such as `SQLITE_INTEGER`.
@discardableResult public func sqlite3_column_type(_ pStmt: OpaquePointer!, _ iCol: Int32) -> Int32 {
  typealias Function = @convention(c) (OpaquePointer?, Int32) -> Int32
  guard let call = SQLiteLibrary.function("sqlite3_column_type", as: Function.self) else { return SQLITE_ERROR }
  return call(pStmt, iCol)
}
/// Returns a value of the current row converted to a 32-bit integer; 0 for null.
@discardableResult public func sqlite3_column_int(_ pStmt: OpaquePointer!, _ iCol: Int32) -> Int32 {
  typealias Function = @convention(c) (OpaquePointer?, Int32) -> Int32
  guard let call = SQLiteLibrary.function("sqlite3_column_int", as: Function.self) else { return SQLITE_ERROR }
  return call(pStmt, iCol)
}
/// Returns a value of the current row converted to a 64-bit integer; 0 for null.
@discardableResult public func sqlite3_column_int64(_ pStmt: OpaquePointer!, _ iCol: Int32) -> Int64 {
  typealias Function = @convention(c) (OpaquePointer?, Int32) -> Int64
  guard let call = SQLiteLibrary.function("sqlite3_column_int64", as: Function.self) else { return 0 }
  return call(pStmt, iCol)
}
/// Returns a value of the current row converted to a floating-point number; 0 for null.
@discardableResult public func sqlite3_column_double(_ pStmt: OpaquePointer!, _ iCol: Int32) -> Double {
  typealias Function = @convention(c) (OpaquePointer?, Int32) -> Double
  guard let call = SQLiteLibrary.function("sqlite3_column_double", as: Function.self) else { return 0 }
  return call(pStmt, iCol)
}
/// Returns a value of the current row as UTF-8, which is valid until the next step; nil for null.
@discardableResult public func sqlite3_column_text(_ pStmt: OpaquePointer!, _ iCol: Int32) -> UnsafePointer<UInt8>!
{
  typealias Function = @convention(c) (OpaquePointer?, Int32) -> UnsafePointer<UInt8>?
  guard let call = SQLiteLibrary.function("sqlite3_column_text", as: Function.self) else { return nil }
  return call(pStmt, iCol)
}
/// Returns the bytes of a value of the current row, which are valid until the next step; nil for null and empty
/// values.
@discardableResult public func sqlite3_column_blob(_ pStmt: OpaquePointer!, _ iCol: Int32) -> UnsafeRawPointer! {
  typealias Function = @convention(c) (OpaquePointer?, Int32) -> UnsafeRawPointer?
  guard let call = SQLiteLibrary.function("sqlite3_column_blob", as: Function.self) else { return nil }
  return call(pStmt, iCol)
}
/// Returns the number of bytes of a string or blob in the current row.
@discardableResult public func sqlite3_column_bytes(_ pStmt: OpaquePointer!, _ iCol: Int32) -> Int32 {
  typealias Function = @convention(c) (OpaquePointer?, Int32) -> Int32
  guard let call = SQLiteLibrary.function("sqlite3_column_bytes", as: Function.self) else { return SQLITE_ERROR }
  return call(pStmt, iCol)
}
/// Returns a value of the current row, which may be passed to `sqlite3_bind_value` only.
@discardableResult public func sqlite3_column_value(_ pStmt: OpaquePointer!, _ iCol: Int32) -> OpaquePointer! {
  typealias Function = @convention(c) (OpaquePointer?, Int32) -> OpaquePointer?
  guard let call = SQLiteLibrary.function("sqlite3_column_value", as: Function.self) else { return nil }
  return call(pStmt, iCol)
}
/// Returns the text of a statement.
@discardableResult public func sqlite3_sql(_ pStmt: OpaquePointer!) -> UnsafePointer<CChar>! {
  typealias Function = @convention(c) (OpaquePointer?) -> UnsafePointer<CChar>?
  guard let call = SQLiteLibrary.function("sqlite3_sql", as: Function.self) else { return nil }
  return call(pStmt)
}
/// Returns the text of a statement with the values of its parameters. Free it with `sqlite3_free(_:)`.
@discardableResult public func sqlite3_expanded_sql(_ pStmt: OpaquePointer!) -> UnsafeMutablePointer<CChar>! {
  typealias Function = @convention(c) (OpaquePointer?) -> UnsafeMutablePointer<CChar>?
  guard let call = SQLiteLibrary.function("sqlite3_expanded_sql", as: Function.self) else { return nil }
  return call(pStmt)
}
/// Returns the connection of a statement.
@discardableResult public func sqlite3_db_handle(_ pStmt: OpaquePointer!) -> OpaquePointer! {
  typealias Function = @convention(c) (OpaquePointer?) -> OpaquePointer?
  guard let call = SQLiteLibrary.function("sqlite3_db_handle", as: Function.self) else { return nil }
  return call(pStmt)
}
/// Returns the statement after another one of a connection, or the first one for nil; nil at the end.
@discardableResult public func sqlite3_next_stmt(_ db: OpaquePointer!, _ pStmt: OpaquePointer!) -> OpaquePointer! {
  typealias Function = @convention(c) (OpaquePointer?, OpaquePointer?) -> OpaquePointer?
  guard let call = SQLiteLibrary.function("sqlite3_next_stmt", as: Function.self) else { return nil }
  return call(db, pStmt)
}
