import Foundation

/// The record by which changes are detected, stored beside the bridged files: a list with one line for each source
/// file, and the files' summaries.
struct BridgeRecord {
  var states: [String: FileState] = [:]
  /// The paths of the source files in the order of the list.
  var order: [String] = []
  private var folder = ""

  private static let listName = ".sources"
  private static let summariesName = ".summaries"

  /// Reads the record of a folder. The record is empty if the file is absent or was written with another key.
  static func read(from folder: String, key: String) -> BridgeRecord {
    var record = BridgeRecord()
    record.folder = folder
    guard let list = text("\(folder)/\(listName)") else { return record }
    var lines = list.split(separator: "\n")
    guard let first = lines.first, first == key else { return record }
    lines.removeFirst()
    for line in lines {
      guard let state = FileState(line: line) else { return BridgeRecord() }
      record.states[state.path] = state
      record.order.append(state.path)
    }
    return record
  }

  /// Returns the recorded summaries of the files; nil for a file without one.
  func summaries(of files: [String]) -> [FileSummary?] {
    guard !order.isEmpty, let data = FileManager.default.contents(atPath: "\(folder)/\(Self.summariesName)") else {
      return Array(repeating: nil, count: files.count)
    }
    let parts = data.split(separator: UInt8(ascii: "\n"))
    guard parts.count == order.count else { return Array(repeating: nil, count: files.count) }
    let lines = Dictionary(zip(order, parts), uniquingKeysWith: { first, _ in first })
    return SourceBridge.concurrently(files) { file -> FileSummary? in
      lines[file].flatMap { try? JSONDecoder().decode(FileSummary.self, from: $0) }
    }
  }

  static func write(
    _ states: [FileState], _ summaries: [FileSummary], order: [String], key: String, to folder: String
  ) throws {
    let lines = SourceBridge.concurrently(summaries) { summary in
      (try? JSONEncoder().encode(summary)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
    // The list is written last. If the process is interrupted before that, no list exists and the record counts as
    // empty.
    try? FileManager.default.removeItem(atPath: "\(folder)/\(listName)")
    try Data(lines.joined(separator: "\n").utf8).write(to: URL(fileURLWithPath: "\(folder)/\(summariesName)"))
    let list = ([key] + states.map(\.line)).joined(separator: "\n")
    try Data(list.utf8).write(to: URL(fileURLWithPath: "\(folder)/\(listName)"))
  }

  private static func text(_ path: String) -> String? {
    FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
  }
}

/// The state of a source file when it was bridged.
struct FileState: Sendable {
  let path: String
  let size: Int
  /// The modification date in nanoseconds since 1970.
  let date: Int
  let hash: UInt64
  /// The digest of the file's summary, without the offsets of declarations.
  var digest: UInt64 = 0
  var isChanged = true

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
      digest = known.digest
      isChanged = false
    } else if reads {
      guard let data = FileManager.default.contents(atPath: path) else { return nil }
      hash = Self.hash(data)
      digest = known?.digest ?? 0
      isChanged = known?.hash != hash
    } else {
      hash = 0
    }
  }

  init?(line: Substring) {
    let fields = line.split(separator: "\t", maxSplits: 4)
    guard fields.count == 5, let size = Int(fields[0]), let date = Int(fields[1]),
      let hash = UInt64(fields[2], radix: 16), let digest = UInt64(fields[3], radix: 16)
    else { return nil }
    path = String(fields[4])
    self.size = size
    self.date = date
    self.hash = hash
    self.digest = digest
  }

  var line: String { "\(size)\t\(date)\t\(String(hash, radix: 16))\t\(String(digest, radix: 16))\t\(path)" }

  static func hash(_ data: Data) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    data.withUnsafeBytes { bytes in for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 } }
    return hash
  }
}

extension FileSummary {
  /// A hash of the summary that ignores the offsets of declarations.
  var digest: UInt64 {
    var copy = self
    for type in copy.types.indices {
      for member in copy.types[type].members.indices { copy.types[type].members[member].offset = 0 }
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let names = copy.selectedNames.sorted().joined(separator: ",")
    copy.selectedNames = []
    return FileState.hash(((try? encoder.encode(copy)) ?? Data()) + Data(names.utf8))
  }
}
