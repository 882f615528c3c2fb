/// The constants of SQLite, with the values of its header.

public let SQLITE_OK: Int32 = 0
/// The result code for a general error; `sqlite3_errmsg(_:)` returns its description.
public let SQLITE_ERROR: Int32 = 1
/// The result code for an internal fault of SQLite.
public let SQLITE_INTERNAL: Int32 = 2
/// The result code for denied access to the file.
public let SQLITE_PERM: Int32 = 3
/// The result code for an operation that a callback or a rollback aborted.
public let SQLITE_ABORT: Int32 = 4
/// The result code for a database that another connection is using.
public let SQLITE_BUSY: Int32 = 5
/// The result code for a table that the same connection is using.
public let SQLITE_LOCKED: Int32 = 6
/// The result code for a failed allocation of memory.
public let SQLITE_NOMEM: Int32 = 7
/// The result code for writing to a read-only database.
public let SQLITE_READONLY: Int32 = 8
/// The result code for an operation that `sqlite3_interrupt(_:)` ended.
public let SQLITE_INTERRUPT: Int32 = 9
/// The result code for an error of the file system.
public let SQLITE_IOERR: Int32 = 10
/// The result code for a damaged database file.
public let SQLITE_CORRUPT: Int32 = 11
/// The result code for an unknown operation of `sqlite3_file_control`.
public let SQLITE_NOTFOUND: Int32 = 12
/// The result code for a full disk.
public let SQLITE_FULL: Int32 = 13
/// The result code for a file that can't be opened.
public let SQLITE_CANTOPEN: Int32 = 14
/// The result code for a failure of the file locking protocol.
public let SQLITE_PROTOCOL: Int32 = 15
/// A result code that is not used any more.
public let SQLITE_EMPTY: Int32 = 16
/// The result code for a statement whose schema has changed too often to be prepared again.
public let SQLITE_SCHEMA: Int32 = 17
/// The result code for a string or blob that is too large.
public let SQLITE_TOOBIG: Int32 = 18
/// The result code for a violated constraint.
public let SQLITE_CONSTRAINT: Int32 = 19
/// The result code for a value of a wrong type.
public let SQLITE_MISMATCH: Int32 = 20
/// The result code for a call in an invalid order or with invalid arguments.
public let SQLITE_MISUSE: Int32 = 21
/// The result code for a file that is too large for the file system.
public let SQLITE_NOLFS: Int32 = 22
/// The result code for an operation that the authorizer denied.
public let SQLITE_AUTH: Int32 = 23
/// A result code that is not used any more.
public let SQLITE_FORMAT: Int32 = 24
/// The result code for the index of a parameter or column that is out of range.
public let SQLITE_RANGE: Int32 = 25
/// The result code for a file that is not a database.
public let SQLITE_NOTADB: Int32 = 26
/// The code of notices in the log of errors.
public let SQLITE_NOTICE: Int32 = 27
/// The code of warnings in the log of errors.
public let SQLITE_WARNING: Int32 = 28
/// The result code of `sqlite3_step(_:)` if a row is available.
public let SQLITE_ROW: Int32 = 100
/// The result code of `sqlite3_step(_:)` if the statement has finished.
public let SQLITE_DONE: Int32 = 101
/// The type of a 64-bit signed integer.
public let SQLITE_INTEGER: Int32 = 1
/// The type of a 64-bit floating-point number.
public let SQLITE_FLOAT: Int32 = 2
/// The type of a string.
public let SQLITE_TEXT: Int32 = 3
/// The type of binary data.
public let SQLITE_BLOB: Int32 = 4
/// The type of a null value.
public let SQLITE_NULL: Int32 = 5
/// The flag for opening a database without writing to it.
public let SQLITE_OPEN_READONLY: Int32 = 1
/// The flag for opening a database for reading and writing.
public let SQLITE_OPEN_READWRITE: Int32 = 2
/// The flag for creating the database if it does not exist.
public let SQLITE_OPEN_CREATE: Int32 = 4
/// A flag of virtual file systems: the file is deleted when it is closed.
public let SQLITE_OPEN_DELETEONCLOSE: Int32 = 8
/// The flag for interpreting the file name as a URI.
public let SQLITE_OPEN_URI: Int32 = 0x40
/// The flag for a database in memory.
public let SQLITE_OPEN_MEMORY: Int32 = 0x80
/// The flag for a connection without its own mutex, which only one thread at a time may use.
public let SQLITE_OPEN_NOMUTEX: Int32 = 0x8000
/// The flag for a connection with a mutex, which all threads may use.
public let SQLITE_OPEN_FULLMUTEX: Int32 = 0x10000
/// The flag for sharing the cache with other connections of the process.
public let SQLITE_OPEN_SHAREDCACHE: Int32 = 0x20000
/// The flag for a separate cache.
public let SQLITE_OPEN_PRIVATECACHE: Int32 = 0x40000
/// A flag of virtual file systems: the file is a write-ahead log.
public let SQLITE_OPEN_WAL: Int32 = 0x80000
/// The protection of the file while the device is locked. It has no effect.
public let SQLITE_OPEN_FILEPROTECTION_COMPLETE: Int32 = 0
/// The protection of the file while the device is locked, unless it is open. It has no effect.
public let SQLITE_OPEN_FILEPROTECTION_COMPLETEUNLESSOPEN: Int32 = 0
/// The protection of the file until the first unlock after a start of the device. It has no effect.
public let SQLITE_OPEN_FILEPROTECTION_COMPLETEUNTILFIRSTUSERAUTHENTICATION: Int32 = 0
/// The absence of file protection.
public let SQLITE_OPEN_FILEPROTECTION_NONE: Int32 = 0
/// The UTF-8 encoding of a function's or collation's arguments.
public let SQLITE_UTF8: Int32 = 1
/// The UTF-16 encoding with the least significant byte first.
public let SQLITE_UTF16LE: Int32 = 2
/// The UTF-16 encoding with the most significant byte first.
public let SQLITE_UTF16BE: Int32 = 3
/// The UTF-16 encoding in the byte order of the machine.
public let SQLITE_UTF16: Int32 = 4
/// Any encoding. It is not used any more.
public let SQLITE_ANY: Int32 = 5
/// The flag for a function that returns the same result for the same arguments.
public let SQLITE_DETERMINISTIC: Int32 = 0x800
/// The flag for a statement that is kept for a long time.
public let SQLITE_PREPARE_PERSISTENT: Int32 = 1
/// The operation code of a deletion for update hooks.
public let SQLITE_DELETE: Int32 = 9
/// The operation code of an insertion for update hooks.
public let SQLITE_INSERT: Int32 = 18
/// The operation code of a change for update hooks.
public let SQLITE_UPDATE: Int32 = 23
/// The reply of an authorizer that makes the preparation of the statement fail.
public let SQLITE_DENY: Int32 = 1
/// The reply of an authorizer that treats the value as null.
public let SQLITE_IGNORE: Int32 = 2
/// The extended result code for a violated `CHECK` constraint.
public let SQLITE_CONSTRAINT_CHECK: Int32 = 275
/// The extended result code for a violated foreign key.
public let SQLITE_CONSTRAINT_FOREIGNKEY: Int32 = 787
/// The extended result code for a null value in a column that is `NOT NULL`.
public let SQLITE_CONSTRAINT_NOTNULL: Int32 = 1299
/// The extended result code for a primary key that exists already.
public let SQLITE_CONSTRAINT_PRIMARYKEY: Int32 = 1555
/// The extended result code for a value that exists already in a unique column.
public let SQLITE_CONSTRAINT_UNIQUE: Int32 = 2067
/// The extended result code for a row identifier that exists already.
public let SQLITE_CONSTRAINT_ROWID: Int32 = 2579
/// The trace event at the beginning of a statement.
public let SQLITE_TRACE_STMT: Int32 = 1
/// The trace event at the end of a statement, with its duration in nanoseconds.
public let SQLITE_TRACE_PROFILE: Int32 = 2
/// The trace event of a result row.
public let SQLITE_TRACE_ROW: Int32 = 4
/// The trace event of a closed connection.
public let SQLITE_TRACE_CLOSE: Int32 = 8
/// The checkpoint mode that does not wait for readers and writers.
public let SQLITE_CHECKPOINT_PASSIVE: Int32 = 0
/// The checkpoint mode that waits for writers and writes the whole log to the database.
public let SQLITE_CHECKPOINT_FULL: Int32 = 1
/// The checkpoint mode that also waits for readers, so that the log starts again from its beginning.
public let SQLITE_CHECKPOINT_RESTART: Int32 = 2
/// The checkpoint mode that also truncates the log to zero bytes.
public let SQLITE_CHECKPOINT_TRUNCATE: Int32 = 3
/// The limit of the size of a string, blob or row, in bytes.
public let SQLITE_LIMIT_LENGTH: Int32 = 0
/// The limit of the length of a statement, in bytes.
public let SQLITE_LIMIT_SQL_LENGTH: Int32 = 1
/// The limit of the number of columns.
public let SQLITE_LIMIT_COLUMN: Int32 = 2
/// The limit of the depth of an expression.
public let SQLITE_LIMIT_EXPR_DEPTH: Int32 = 3
/// The limit of the number of a parameter.
public let SQLITE_LIMIT_VARIABLE_NUMBER: Int32 = 9
/// The version of SQLite to which these declarations belong. `sqlite3_libversion()` returns that of the installed
/// library.
public let SQLITE_VERSION = "3.40.1"
/// The version of SQLite as a number: 1,000,000 times the major, plus 1,000 times the minor version, plus the
/// release.
public let SQLITE_VERSION_NUMBER: Int32 = 3_040_001
