import Foundation

/// The record by which changes are detected, stored beside the bridged files: for each source file its state, its
/// names and its summary, in binary form.
struct BridgeRecord {
  struct Entry {
    var state: FileState
    var names: FileNames
    /// The bytes of the summary.
    var summary: ArraySlice<UInt8>
  }

  /// The entries in the order of the files when they were bridged.
  private(set) var entries: [Entry] = []
  /// The indices of the entries by path.
  private(set) var numbers: [String: Int] = [:]

  private static let fileName = ".sources"

  init() {}

  init(_ entries: [Entry]) {
    self.entries = entries
    numbers = Dictionary(zip(entries.map(\.state.path), entries.indices), uniquingKeysWith: { first, _ in first })
  }

  var paths: [String] { entries.map(\.state.path) }

  subscript(path: String) -> Entry? { numbers[path].map { entries[$0] } }

  /// Reads the record of a folder. The record is empty if the file is absent or damaged, or was written with
  /// another key.
  static func read(from folder: String, key: String) -> BridgeRecord {
    guard let data = FileManager.default.contents(atPath: "\(folder)/\(fileName)") else { return BridgeRecord() }
    let bytes = [UInt8](data)
    var reader = RecordReader(bytes[...])
    guard reader.text() == key else { return BridgeRecord() }
    let hash = reader.number()
    let contents = reader.slice()
    guard reader.isValid, reader.isAtEnd, FileState.hash(contents) == hash else { return BridgeRecord() }
    reader = RecordReader(contents)
    let entries = reader.list { reader in
      Entry(
        state: FileState(
          path: reader.text(), size: reader.int(), date: reader.int(), hash: reader.number(), isChanged: false),
        names: FileNames(hashes: reader.names(), isIncomplete: reader.int() == 1), summary: reader.slice())
    }
    return reader.isValid ? BridgeRecord(entries) : BridgeRecord()
  }

  /// Removes the record, so that all files count as changed if the process is interrupted while it writes them.
  static func remove(from folder: String) { unlink("\(folder)/\(fileName)") }

  func write(to folder: String, key: String) throws {
    var contents = RecordWriter()
    contents.write(entries) {
      $0.write($1.state.path)
      $0.write($1.state.size)
      $0.write($1.state.date)
      $0.write($1.state.hash)
      $0.write($1.names.hashes)
      $0.write(flags: $1.names.isIncomplete)
      $0.write($1.summary)
    }
    var record = RecordWriter()
    record.write(key)
    record.write(FileState.hash(contents.bytes))
    record.write(contents.bytes[...])
    try Data(record.bytes).write(to: URL(fileURLWithPath: "\(folder)/\(Self.fileName)"), options: .atomic)
  }
}

/// The state of a source file when it was bridged.
struct FileState: Sendable {
  let path: String
  let size: Int
  /// The modification date in nanoseconds since 1970.
  let date: Int
  let hash: UInt64
  var isChanged = true

  init(path: String, size: Int, date: Int, hash: UInt64, isChanged: Bool) {
    self.path = path
    self.size = size
    self.date = date
    self.hash = hash
    self.isChanged = isChanged
  }

  /// Reads the state of a file, and its contents only if size or date differ from the known state. Nil if the file
  /// can't be read.
  init?(path: String, known: FileState?, reads: Bool = true) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.path = path
    size = Int(status.st_size)
    date = Int(status.st_mtim.tv_sec) * 1_000_000_000 + Int(status.st_mtim.tv_nsec)
    if let known, known.size == size, known.date == date {
      hash = known.hash
      isChanged = false
    } else if reads {
      guard let data = FileManager.default.contents(atPath: path) else { return nil }
      hash = data.withUnsafeBytes { Self.hash($0) }
      isChanged = known?.hash != hash
    } else {
      hash = 0
    }
  }

  /// Returns a hash of bytes, eight of which are mixed at a time.
  static func hash(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325 ^ UInt64(bytes.count)
    func mix(_ word: UInt64) {
      hash = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash >> 29
    }
    var place = 0
    while place + 8 <= bytes.count {
      mix(bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))
      place += 8
    }
    while place < bytes.count {
      mix(UInt64(bytes[place]))
      place += 1
    }
    return hash
  }

  static func hash(_ bytes: ArraySlice<UInt8>) -> UInt64 { bytes.withUnsafeBytes { hash($0) } }
  static func hash(_ bytes: [UInt8]) -> UInt64 { bytes.withUnsafeBytes { hash($0) } }
}
