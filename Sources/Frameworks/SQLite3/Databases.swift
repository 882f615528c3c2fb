/// The functions of SQLite for databases, which are documented at <https://sqlite.org/c3ref/funclist.html>.

@discardableResult public func sqlite3_open(
  _ filename: UnsafePointer<CChar>!, _ ppDb: UnsafeMutablePointer<OpaquePointer?>!
) -> Int32 {
  typealias Function = @convention(c) (UnsafePointer<CChar>?, UnsafeMutablePointer<OpaquePointer?>?) -> Int32
  guard let call = SQLiteLibrary.function("sqlite3_open", as: Function.self) else { return SQLITE_ERROR }
  return call(filename, ppDb)
}
/// Opens a database with `SQLITE_OPEN_` flags. `zVfs` is the name of a virtual file system; nil for the default.
@discardableResult public func sqlite3_open_v2(
  _ filename: UnsafePointer<CChar>!, _ ppDb: UnsafeMutablePointer<OpaquePointer?>!, _ flags: Int32,
  _ zVfs: UnsafePointer<CChar>!
) -> Int32 {
  typealias Function =
    @convention(c) (UnsafePointer<CChar>?, UnsafeMutablePointer<OpaquePointer?>?, Int32, UnsafePointer<CChar>?) ->
    Int32
  guard let call = SQLiteLibrary.function("sqlite3_open_v2", as: Function.self) else { return SQLITE_ERROR }
  return call(filename, ppDb, flags, zVfs)
}
/// Closes a connection. Returns `SQLITE_BUSY` if it has statements that are not finalized.
@discardableResult public func sqlite3_close(_ db: OpaquePointer!) -> Int32 {
  typealias Function = @convention(c) (OpaquePointer?) -> Int32
  guard let call = SQLiteLibrary.function("sqlite3_close", as: Function.self) else { return SQLITE_ERROR }
  return call(db)
}
/// Closes a connection, after its remaining statements have been finalized.
@discardableResult public func sqlite3_close_v2(_ db: OpaquePointer!) -> Int32 {
  typealias Function = @convention(c) (OpaquePointer?) -> Int32
  guard let call = SQLiteLibrary.function("sqlite3_close_v2", as: Function.self) else { return SQLITE_ERROR }
  return call(db)
}
/// Runs statements separated by semicolons. The callback is called for each row, and aborts by returning a number
/// other than 0.
@discardableResult public func sqlite3_exec(
  _ db: OpaquePointer!, _ sql: UnsafePointer<CChar>!,
  _ callback: (
    @convention(c) (
      UnsafeMutableRawPointer?, Int32, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
      UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
    ) -> Int32
  )!, _ context: UnsafeMutableRawPointer!, _ errmsg: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>!
) -> Int32 {
  typealias Function =
    @convention(c) (
      OpaquePointer?, UnsafePointer<CChar>?,
      (
        @convention(c) (
          UnsafeMutableRawPointer?, Int32, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
          UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
        ) -> Int32
      )?, UnsafeMutableRawPointer?, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
    ) -> Int32
  guard let call = SQLiteLibrary.function("sqlite3_exec", as: Function.self) else { return SQLITE_ERROR }
  return call(db, sql, callback, context, errmsg)
}
/// Returns the English description of the last error, which is valid until the next call with the connection.
@discardableResult public func sqlite3_errmsg(_ db: OpaquePointer!) -> UnsafePointer<CChar>! {
  typealias Function = @convention(c) (OpaquePointer?) -> UnsafePointer<CChar>?
  guard let call = SQLiteLibrary.function("sqlite3_errmsg", as: Function.self) else { return nil }
  return call(db)
}
/// Returns the result code of the last failed call.
@discardableResult public func sqlite3_errcode(_ db: OpaquePointer!) -> Int32 {
  typealias Function = @convention(c) (OpaquePointer?) -> Int32
  guard let call = SQLiteLibrary.function("sqlite3_errcode", as: Function.self) else { return SQLITE_ERROR }
  return call(db)
}
/// Returns the extended result code of the last failed call.
@discardableResult public func sqlite3_extended_errcode(_ db: OpaquePointer!) -> Int32 {
  typealias Function = @convention(c) (OpaquePointer?) -> Int32
  guard let call = SQLiteLibrary.function("sqlite3_extended_errcode", as: Function.self) else {
    return SQLITE_ERROR
  }
  return call(db)
}
/// Returns the number of rows that the last `INSERT`, `UPDATE` or `DELETE` has changed.
@discardableResult public func sqlite3_changes(_ db: OpaquePointer!) -> Int32 {
  typealias Function = @convention(c) (OpaquePointer?) -> Int32
  guard let call = SQLiteLibrary.function("sqlite3_changes", as: Function.self) else { return SQLITE_ERROR }
  return call(db)
}
/// Returns the number of rows that have been changed since the connection was opened.
@discardableResult public func sqlite3_total_changes(_ db: OpaquePointer!) -> Int32 {
  typealias Function = @convention(c) (OpaquePointer?) -> Int32
  guard let call = SQLiteLibrary.function("sqlite3_total_changes", as: Function.self) else { return SQLITE_ERROR }
  return call(db)
}
/// Returns the row identifier of the last inserted row; 0 if there is none.
@discardableResult public func sqlite3_last_insert_rowid(_ db: OpaquePointer!) -> Int64 {
  typealias Function = @convention(c) (OpaquePointer?) -> Int64
  guard let call = SQLiteLibrary.function("sqlite3_last_insert_rowid", as: Function.self) else { return 0 }
  return call(db)
}
/// Returns 1 outside of transactions, and 0 within one.
@discardableResult public func sqlite3_get_autocommit(_ db: OpaquePointer!) -> Int32 {
  typealias Function = @convention(c) (OpaquePointer?) -> Int32
  guard let call = SQLiteLibrary.function("sqlite3_get_autocommit", as: Function.self) else { return SQLITE_ERROR }
  return call(db)
}
/// Returns the English description of a result code.
@discardableResult public func sqlite3_errstr(_ code: Int32) -> UnsafePointer<CChar>! {
  typealias Function = @convention(c) (Int32) -> UnsafePointer<CChar>?
  guard let call = SQLiteLibrary.function("sqlite3_errstr", as: Function.self) else { return nil }
  return call(code)
}
/// Turns extended result codes on (1) or off (0).
@discardableResult public func sqlite3_extended_result_codes(_ db: OpaquePointer!, _ onoff: Int32) -> Int32 {
  typealias Function = @convention(c) (OpaquePointer?, Int32) -> Int32
  guard let call = SQLiteLibrary.function("sqlite3_extended_result_codes", as: Function.self) else {
    return SQLITE_ERROR
  }
  return call(db, onoff)
}
/// Sets the time in milliseconds for which a call waits for a locked table; 0 or less for no time.
@discardableResult public func sqlite3_busy_timeout(_ db: OpaquePointer!, _ ms: Int32) -> Int32 {
  typealias Function = @convention(c) (OpaquePointer?, Int32) -> Int32
  guard let call = SQLiteLibrary.function("sqlite3_busy_timeout", as: Function.self) else { return SQLITE_ERROR }
  return call(db, ms)
}
/// Sets a callback for locked tables. It receives the number of previous calls, and returns 0 to give up.
@discardableResult public func sqlite3_busy_handler(
  _ db: OpaquePointer!, _ handler: (@convention(c) (UnsafeMutableRawPointer?, Int32) -> Int32)!,
  _ context: UnsafeMutableRawPointer!
) -> Int32 {
  typealias Function =
    @convention(c) (
      OpaquePointer?, (@convention(c) (UnsafeMutableRawPointer?, Int32) -> Int32)?, UnsafeMutableRawPointer?
    ) -> Int32
  guard let call = SQLiteLibrary.function("sqlite3_busy_handler", as: Function.self) else { return SQLITE_ERROR }
  return call(db, handler, context)
}
/// Aborts the pending operations of a connection. It can be called on any thread.
public func sqlite3_interrupt(_ db: OpaquePointer!) {
  typealias Function = @convention(c) (OpaquePointer?) -> Void
  guard let call = SQLiteLibrary.function("sqlite3_interrupt", as: Function.self) else { return }
  return call(db)
}
/// Frees memory that SQLite allocated, such as an error message.
public func sqlite3_free(_ pointer: UnsafeMutableRawPointer!) {
  typealias Function = @convention(c) (UnsafeMutableRawPointer?) -> Void
  guard let call = SQLiteLibrary.function("sqlite3_free", as: Function.self) else { return }
  return call(pointer)
}
/// Returns the path of an attached database; empty for one in memory.
@discardableResult public func sqlite3_db_filename(_ db: OpaquePointer!, _ zDbName: UnsafePointer<CChar>!)
  -> UnsafePointer<CChar>!
{
  typealias Function = @convention(c) (OpaquePointer?, UnsafePointer<CChar>?) -> UnsafePointer<CChar>?
  guard let call = SQLiteLibrary.function("sqlite3_db_filename", as: Function.self) else { return nil }
  return call(db, zDbName)
}
/// Returns 1 if an attached database is read-only, 0 if it is writable, and -1 if there is none with that name.
@discardableResult public func sqlite3_db_readonly(_ db: OpaquePointer!, _ zDbName: UnsafePointer<CChar>!) -> Int32
{
  typealias Function = @convention(c) (OpaquePointer?, UnsafePointer<CChar>?) -> Int32
  guard let call = SQLiteLibrary.function("sqlite3_db_readonly", as: Function.self) else { return SQLITE_ERROR }
  return call(db, zDbName)
}
/// Returns the version of the installed library, such as "3.40.1".
@discardableResult public func sqlite3_libversion() -> UnsafePointer<CChar>! {
  typealias Function = @convention(c) () -> UnsafePointer<CChar>?
  guard let call = SQLiteLibrary.function("sqlite3_libversion", as: Function.self) else { return nil }
  return call()
}
/// Returns the version of the installed library as a number.
@discardableResult public func sqlite3_libversion_number() -> Int32 {
  typealias Function = @convention(c) () -> Int32
  guard let call = SQLiteLibrary.function("sqlite3_libversion_number", as: Function.self) else {
    return SQLITE_ERROR
  }
  return call()
}
/// Returns 0 if the library was built without mutexes; another number if threads may use it.
@discardableResult public func sqlite3_threadsafe() -> Int32 {
  typealias Function = @convention(c) () -> Int32
  guard let call = SQLiteLibrary.function("sqlite3_threadsafe", as: Function.self) else { return SQLITE_ERROR }
  return call()
}
/// Initializes the library. It is called automatically.
@discardableResult public func sqlite3_initialize() -> Int32 {
  typealias Function = @convention(c) () -> Int32
  guard let call = SQLiteLibrary.function("sqlite3_initialize", as: Function.self) else { return SQLITE_ERROR }
  return call()
}
/// Releases the library's resources. All connections have to be closed before.
@discardableResult public func sqlite3_shutdown() -> Int32 {
  typealias Function = @convention(c) () -> Int32
  guard let call = SQLiteLibrary.function("sqlite3_shutdown", as: Function.self) else { return SQLITE_ERROR }
  return call()
}
/// Sets the callback for inserted, changed and deleted rows, and returns the argument of the previous callback.
@discardableResult public func sqlite3_update_hook(
  _ db: OpaquePointer!,
  _ callback: (
    @convention(c) (UnsafeMutableRawPointer?, Int32, UnsafePointer<CChar>?, UnsafePointer<CChar>?, Int64) -> Void
  )!, _ context: UnsafeMutableRawPointer!
) -> UnsafeMutableRawPointer! {
  typealias Function =
    @convention(c) (
      OpaquePointer?,
      (
        @convention(c) (UnsafeMutableRawPointer?, Int32, UnsafePointer<CChar>?, UnsafePointer<CChar>?, Int64) ->
          Void
      )?, UnsafeMutableRawPointer?
    ) -> UnsafeMutableRawPointer?
  guard let call = SQLiteLibrary.function("sqlite3_update_hook", as: Function.self) else { return nil }
  return call(db, callback, context)
}
/// Sets the callback before a commit, which it turns into a rollback by returning a number other than 0.
@discardableResult public func sqlite3_commit_hook(
  _ db: OpaquePointer!, _ callback: (@convention(c) (UnsafeMutableRawPointer?) -> Int32)!,
  _ context: UnsafeMutableRawPointer!
) -> UnsafeMutableRawPointer! {
  typealias Function =
    @convention(c) (OpaquePointer?, (@convention(c) (UnsafeMutableRawPointer?) -> Int32)?, UnsafeMutableRawPointer?)
    -> UnsafeMutableRawPointer?
  guard let call = SQLiteLibrary.function("sqlite3_commit_hook", as: Function.self) else { return nil }
  return call(db, callback, context)
}
/// Sets the callback after a rollback, and returns the argument of the previous callback.
@discardableResult public func sqlite3_rollback_hook(
  _ db: OpaquePointer!, _ callback: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!,
  _ context: UnsafeMutableRawPointer!
) -> UnsafeMutableRawPointer! {
  typealias Function =
    @convention(c) (OpaquePointer?, (@convention(c) (UnsafeMutableRawPointer?) -> Void)?, UnsafeMutableRawPointer?)
    -> UnsafeMutableRawPointer?
  guard let call = SQLiteLibrary.function("sqlite3_rollback_hook", as: Function.self) else { return nil }
  return call(db, callback, context)
}
/// Sets the callback for the `SQLITE_TRACE_` events in a mask.
@discardableResult public func sqlite3_trace_v2(
  _ db: OpaquePointer!, _ mask: UInt32,
  _ callback: (
    @convention(c) (UInt32, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Int32
  )!, _ context: UnsafeMutableRawPointer!
) -> Int32 {
  typealias Function =
    @convention(c) (
      OpaquePointer?, UInt32,
      (
        @convention(c) (UInt32, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) ->
          Int32
      )?, UnsafeMutableRawPointer?
    ) -> Int32
  guard let call = SQLiteLibrary.function("sqlite3_trace_v2", as: Function.self) else { return SQLITE_ERROR }
  return call(db, mask, callback, context)
}
/// Sets a limit of the connection, unless the new value is negative, and returns the previous value.
@discardableResult public func sqlite3_limit(_ db: OpaquePointer!, _ id: Int32, _ newValue: Int32) -> Int32 {
  typealias Function = @convention(c) (OpaquePointer?, Int32, Int32) -> Int32
  guard let call = SQLiteLibrary.function("sqlite3_limit", as: Function.self) else { return SQLITE_ERROR }
  return call(db, id, newValue)
}
/// Writes the write-ahead log to the database, and returns the numbers of its frames and of the written ones.
@discardableResult public func sqlite3_wal_checkpoint_v2(
  _ db: OpaquePointer!, _ zDb: UnsafePointer<CChar>!, _ mode: Int32, _ pnLog: UnsafeMutablePointer<Int32>!,
  _ pnCkpt: UnsafeMutablePointer<Int32>!
) -> Int32 {
  typealias Function =
    @convention(c) (
      OpaquePointer?, UnsafePointer<CChar>?, Int32, UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Int32>?
    ) -> Int32
  guard let call = SQLiteLibrary.function("sqlite3_wal_checkpoint_v2", as: Function.self) else {
    return SQLITE_ERROR
  }
  return call(db, zDb, mode, pnLog, pnCkpt)
}
/// Begins to copy a database to another one; returns nil if that fails.
@discardableResult public func sqlite3_backup_init(
  _ destination: OpaquePointer!, _ destinationName: UnsafePointer<CChar>!, _ source: OpaquePointer!,
  _ sourceName: UnsafePointer<CChar>!
) -> OpaquePointer! {
  typealias Function =
    @convention(c) (OpaquePointer?, UnsafePointer<CChar>?, OpaquePointer?, UnsafePointer<CChar>?) -> OpaquePointer?
  guard let call = SQLiteLibrary.function("sqlite3_backup_init", as: Function.self) else { return nil }
  return call(destination, destinationName, source, sourceName)
}
/// Copies a number of pages, or all with a negative number. Returns `SQLITE_DONE` at the end.
@discardableResult public func sqlite3_backup_step(_ backup: OpaquePointer!, _ nPage: Int32) -> Int32 {
  typealias Function = @convention(c) (OpaquePointer?, Int32) -> Int32
  guard let call = SQLiteLibrary.function("sqlite3_backup_step", as: Function.self) else { return SQLITE_ERROR }
  return call(backup, nPage)
}
/// Ends a copy and releases its resources.
@discardableResult public func sqlite3_backup_finish(_ backup: OpaquePointer!) -> Int32 {
  typealias Function = @convention(c) (OpaquePointer?) -> Int32
  guard let call = SQLiteLibrary.function("sqlite3_backup_finish", as: Function.self) else { return SQLITE_ERROR }
  return call(backup)
}
/// Returns the number of pages that have not been copied yet, as of the last step.
@discardableResult public func sqlite3_backup_remaining(_ backup: OpaquePointer!) -> Int32 {
  typealias Function = @convention(c) (OpaquePointer?) -> Int32
  guard let call = SQLiteLibrary.function("sqlite3_backup_remaining", as: Function.self) else {
    return SQLITE_ERROR
  }
  return call(backup)
}
/// Returns the number of pages of the source, as of the last step.
@discardableResult public func sqlite3_backup_pagecount(_ backup: OpaquePointer!) -> Int32 {
  typealias Function = @convention(c) (OpaquePointer?) -> Int32
  guard let call = SQLiteLibrary.function("sqlite3_backup_pagecount", as: Function.self) else {
    return SQLITE_ERROR
  }
  return call(backup)
}
/// Returns information about a column of a table: its type, collation, and whether it is not null, in the primary
/// key and incremented automatically.
@discardableResult public func sqlite3_table_column_metadata(
  _ db: OpaquePointer!, _ zDbName: UnsafePointer<CChar>!, _ zTableName: UnsafePointer<CChar>!,
  _ zColumnName: UnsafePointer<CChar>!, _ pzDataType: UnsafeMutablePointer<UnsafePointer<CChar>?>!,
  _ pzCollSeq: UnsafeMutablePointer<UnsafePointer<CChar>?>!, _ pNotNull: UnsafeMutablePointer<Int32>!,
  _ pPrimaryKey: UnsafeMutablePointer<Int32>!, _ pAutoinc: UnsafeMutablePointer<Int32>!
) -> Int32 {
  typealias Function =
    @convention(c) (
      OpaquePointer?, UnsafePointer<CChar>?, UnsafePointer<CChar>?, UnsafePointer<CChar>?,
      UnsafeMutablePointer<UnsafePointer<CChar>?>?, UnsafeMutablePointer<UnsafePointer<CChar>?>?,
      UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Int32>?
    ) -> Int32
  guard let call = SQLiteLibrary.function("sqlite3_table_column_metadata", as: Function.self) else {
    return SQLITE_ERROR
  }
  return call(db, zDbName, zTableName, zColumnName, pzDataType, pzCollSeq, pNotNull, pPrimaryKey, pAutoinc)
}
