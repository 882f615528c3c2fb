/// The functions of SQLite for databases, which are documented at <https://sqlite.org/c3ref/funclist.html>.

@discardableResult public func sqlite3_open(
  _ filename: UnsafePointer<CChar>!, _ ppDb: UnsafeMutablePointer<OpaquePointer?>!
) -> Int32 {
  typealias Function = @convention(c) (UnsafePointer<CChar>?, UnsafeMutablePointer<OpaquePointer?>?) -> Int32
  guard let call = SQLiteLibrary.function("sqlite3_open", as: Function.self) else { return SQLITE_ERROR }
  return call(filename, ppDb)
}
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
@discardableResult public func sqlite3_close(_ db: OpaquePointer!) -> Int32 {
  typealias Function = @convention(c) (OpaquePointer?) -> Int32
  guard let call = SQLiteLibrary.function("sqlite3_close", as: Function.self) else { return SQLITE_ERROR }
  return call(db)
}
@discardableResult public func sqlite3_close_v2(_ db: OpaquePointer!) -> Int32 {
  typealias Function = @convention(c) (OpaquePointer?) -> Int32
  guard let call = SQLiteLibrary.function("sqlite3_close_v2", as: Function.self) else { return SQLITE_ERROR }
  return call(db)
}
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
@discardableResult public func sqlite3_errmsg(_ db: OpaquePointer!) -> UnsafePointer<CChar>! {
  typealias Function = @convention(c) (OpaquePointer?) -> UnsafePointer<CChar>?
  guard let call = SQLiteLibrary.function("sqlite3_errmsg", as: Function.self) else { return nil }
  return call(db)
}
@discardableResult public func sqlite3_errcode(_ db: OpaquePointer!) -> Int32 {
  typealias Function = @convention(c) (OpaquePointer?) -> Int32
  guard let call = SQLiteLibrary.function("sqlite3_errcode", as: Function.self) else { return SQLITE_ERROR }
  return call(db)
}
@discardableResult public func sqlite3_extended_errcode(_ db: OpaquePointer!) -> Int32 {
  typealias Function = @convention(c) (OpaquePointer?) -> Int32
  guard let call = SQLiteLibrary.function("sqlite3_extended_errcode", as: Function.self) else {
    return SQLITE_ERROR
  }
  return call(db)
}
@discardableResult public func sqlite3_changes(_ db: OpaquePointer!) -> Int32 {
  typealias Function = @convention(c) (OpaquePointer?) -> Int32
  guard let call = SQLiteLibrary.function("sqlite3_changes", as: Function.self) else { return SQLITE_ERROR }
  return call(db)
}
@discardableResult public func sqlite3_total_changes(_ db: OpaquePointer!) -> Int32 {
  typealias Function = @convention(c) (OpaquePointer?) -> Int32
  guard let call = SQLiteLibrary.function("sqlite3_total_changes", as: Function.self) else { return SQLITE_ERROR }
  return call(db)
}
@discardableResult public func sqlite3_last_insert_rowid(_ db: OpaquePointer!) -> Int64 {
  typealias Function = @convention(c) (OpaquePointer?) -> Int64
  guard let call = SQLiteLibrary.function("sqlite3_last_insert_rowid", as: Function.self) else { return 0 }
  return call(db)
}
@discardableResult public func sqlite3_get_autocommit(_ db: OpaquePointer!) -> Int32 {
  typealias Function = @convention(c) (OpaquePointer?) -> Int32
  guard let call = SQLiteLibrary.function("sqlite3_get_autocommit", as: Function.self) else { return SQLITE_ERROR }
  return call(db)
}
@discardableResult public func sqlite3_errstr(_ code: Int32) -> UnsafePointer<CChar>! {
  typealias Function = @convention(c) (Int32) -> UnsafePointer<CChar>?
  guard let call = SQLiteLibrary.function("sqlite3_errstr", as: Function.self) else { return nil }
  return call(code)
}
@discardableResult public func sqlite3_extended_result_codes(_ db: OpaquePointer!, _ onoff: Int32) -> Int32 {
  typealias Function = @convention(c) (OpaquePointer?, Int32) -> Int32
  guard let call = SQLiteLibrary.function("sqlite3_extended_result_codes", as: Function.self) else {
    return SQLITE_ERROR
  }
  return call(db, onoff)
}
@discardableResult public func sqlite3_busy_timeout(_ db: OpaquePointer!, _ ms: Int32) -> Int32 {
  typealias Function = @convention(c) (OpaquePointer?, Int32) -> Int32
  guard let call = SQLiteLibrary.function("sqlite3_busy_timeout", as: Function.self) else { return SQLITE_ERROR }
  return call(db, ms)
}
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
public func sqlite3_interrupt(_ db: OpaquePointer!) {
  typealias Function = @convention(c) (OpaquePointer?) -> Void
  guard let call = SQLiteLibrary.function("sqlite3_interrupt", as: Function.self) else { return }
  return call(db)
}
public func sqlite3_free(_ pointer: UnsafeMutableRawPointer!) {
  typealias Function = @convention(c) (UnsafeMutableRawPointer?) -> Void
  guard let call = SQLiteLibrary.function("sqlite3_free", as: Function.self) else { return }
  return call(pointer)
}
@discardableResult public func sqlite3_db_filename(_ db: OpaquePointer!, _ zDbName: UnsafePointer<CChar>!)
  -> UnsafePointer<CChar>!
{
  typealias Function = @convention(c) (OpaquePointer?, UnsafePointer<CChar>?) -> UnsafePointer<CChar>?
  guard let call = SQLiteLibrary.function("sqlite3_db_filename", as: Function.self) else { return nil }
  return call(db, zDbName)
}
@discardableResult public func sqlite3_db_readonly(_ db: OpaquePointer!, _ zDbName: UnsafePointer<CChar>!) -> Int32
{
  typealias Function = @convention(c) (OpaquePointer?, UnsafePointer<CChar>?) -> Int32
  guard let call = SQLiteLibrary.function("sqlite3_db_readonly", as: Function.self) else { return SQLITE_ERROR }
  return call(db, zDbName)
}
@discardableResult public func sqlite3_libversion() -> UnsafePointer<CChar>! {
  typealias Function = @convention(c) () -> UnsafePointer<CChar>?
  guard let call = SQLiteLibrary.function("sqlite3_libversion", as: Function.self) else { return nil }
  return call()
}
@discardableResult public func sqlite3_libversion_number() -> Int32 {
  typealias Function = @convention(c) () -> Int32
  guard let call = SQLiteLibrary.function("sqlite3_libversion_number", as: Function.self) else {
    return SQLITE_ERROR
  }
  return call()
}
@discardableResult public func sqlite3_threadsafe() -> Int32 {
  typealias Function = @convention(c) () -> Int32
  guard let call = SQLiteLibrary.function("sqlite3_threadsafe", as: Function.self) else { return SQLITE_ERROR }
  return call()
}
@discardableResult public func sqlite3_initialize() -> Int32 {
  typealias Function = @convention(c) () -> Int32
  guard let call = SQLiteLibrary.function("sqlite3_initialize", as: Function.self) else { return SQLITE_ERROR }
  return call()
}
@discardableResult public func sqlite3_shutdown() -> Int32 {
  typealias Function = @convention(c) () -> Int32
  guard let call = SQLiteLibrary.function("sqlite3_shutdown", as: Function.self) else { return SQLITE_ERROR }
  return call()
}
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
@discardableResult public func sqlite3_limit(_ db: OpaquePointer!, _ id: Int32, _ newValue: Int32) -> Int32 {
  typealias Function = @convention(c) (OpaquePointer?, Int32, Int32) -> Int32
  guard let call = SQLiteLibrary.function("sqlite3_limit", as: Function.self) else { return SQLITE_ERROR }
  return call(db, id, newValue)
}
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
@discardableResult public func sqlite3_backup_init(
  _ destination: OpaquePointer!, _ destinationName: UnsafePointer<CChar>!, _ source: OpaquePointer!,
  _ sourceName: UnsafePointer<CChar>!
) -> OpaquePointer! {
  typealias Function =
    @convention(c) (OpaquePointer?, UnsafePointer<CChar>?, OpaquePointer?, UnsafePointer<CChar>?) -> OpaquePointer?
  guard let call = SQLiteLibrary.function("sqlite3_backup_init", as: Function.self) else { return nil }
  return call(destination, destinationName, source, sourceName)
}
@discardableResult public func sqlite3_backup_step(_ backup: OpaquePointer!, _ nPage: Int32) -> Int32 {
  typealias Function = @convention(c) (OpaquePointer?, Int32) -> Int32
  guard let call = SQLiteLibrary.function("sqlite3_backup_step", as: Function.self) else { return SQLITE_ERROR }
  return call(backup, nPage)
}
@discardableResult public func sqlite3_backup_finish(_ backup: OpaquePointer!) -> Int32 {
  typealias Function = @convention(c) (OpaquePointer?) -> Int32
  guard let call = SQLiteLibrary.function("sqlite3_backup_finish", as: Function.self) else { return SQLITE_ERROR }
  return call(backup)
}
@discardableResult public func sqlite3_backup_remaining(_ backup: OpaquePointer!) -> Int32 {
  typealias Function = @convention(c) (OpaquePointer?) -> Int32
  guard let call = SQLiteLibrary.function("sqlite3_backup_remaining", as: Function.self) else {
    return SQLITE_ERROR
  }
  return call(backup)
}
@discardableResult public func sqlite3_backup_pagecount(_ backup: OpaquePointer!) -> Int32 {
  typealias Function = @convention(c) (OpaquePointer?) -> Int32
  guard let call = SQLiteLibrary.function("sqlite3_backup_pagecount", as: Function.self) else {
    return SQLITE_ERROR
  }
  return call(backup)
}
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
