import Foundation
import SwiftSyntax
import Synchronization

/// A folder of bridged files. An update does as little work as the changes of the sources require:
///
/// - If nothing changed, it compares the files' sizes and dates (and contents, where those differ) and parses
///   nothing.
/// - If a file changed only inside function bodies, that file alone is bridged again.
/// - If a file's declarations changed, the files with names that the change concerns are bridged again; see
///   `ModuleChange`. A file whose bridged text is the same as before keeps its date, so that the compiler does not
///   rebuild it.
public struct BridgedFolder: Sendable {
  public let path: String
  public let bridge: SourceBridge

  public init(path: String, bridge: SourceBridge) {
    self.path = path
    self.bridge = bridge
  }

  /// The result of an update.
  public struct Result: Sendable {
    /// The names of the bridged files, in the order of their sources.
    public var names: [String]
    /// The number of files that were bridged.
    public var bridged = 0
  }

  /// The error for a source file that can't be read.
  public struct Unreadable: Error {
    public let path: String
  }

  /// Returns the names of the bridged files. All are in one folder, so files of the same name in two source folders
  /// get numbers.
  public static func names(for files: [String]) -> [String] {
    var taken: Set<String> = []
    return files.map { file in
      let name = SourceBridge.bridgedName(of: (file as NSString).lastPathComponent)
      var unique = name
      var number = 2
      while !taken.insert(unique).inserted {
        unique = "\(number)-\(name)"
        number += 1
      }
      return unique
    }
  }

  /// Bridges the files of one module into the folder and removes those of deleted files.
  /// - Parameter others: the names of files in the folder that the bridge did not write and does not remove.
  public func update(_ files: [String], keeping others: Set<String> = []) throws -> Result {
    let names = Self.names(for: files)
    let known = BridgeRecord.read(from: path, key: key)
    let found = SourceBridge.concurrently(files) { FileState(path: $0, known: known[$0]?.state) }
    if let missing = found.firstIndex(where: { $0 == nil }) { throw Unreadable(path: files[missing]) }
    let states = found.compactMap { $0 }
    var changed = Set(files.indices.filter { states[$0].isChanged })
    let present = Set((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [])
    changed.formUnion(files.indices.filter { !present.contains(names[$0]) })
    if changed.isEmpty, known.paths == files { return Result(names: names) }

    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    BridgeRecord.remove(from: path)
    let sources = Sources(bridge: bridge, files: files)
    let read = Self.summaries(of: known)
    var summaries = files.map { known.numbers[$0].map { read[$0] } ?? FileSummary() }
    var entries = zip(files, states).map { file, state in
      known[file].map { BridgeRecord.Entry(state: state, names: $0.names, summary: $0.summary) }
        ?? BridgeRecord.Entry(state: state, names: FileNames(hashes: []), summary: [])
    }
    var areDeclarationsChanged = known.paths != files
    for (number, summary, names) in sources.scan(changed.sorted()) {
      if !areDeclarationsChanged, !summary.isEqualButForOffsets(to: summaries[number]) {
        areDeclarationsChanged = true
      }
      summaries[number] = summary
      var writer = RecordWriter()
      writer.write(summary)
      entries[number].summary = writer.bytes[...]
      entries[number].names = names
    }
    var wanted = changed
    let index: ModuleIndex
    if areDeclarationsChanged, !known.entries.isEmpty {
      // The indices before and after the change.
      let parts = [(known.paths, read), (files, summaries)]
      let states = SourceBridge.concurrently(parts) { paths, summaries in
        ModuleChange.State(paths: paths, summaries: summaries, index: self.index(of: summaries))
      }
      index = states[1].index
      let change = ModuleChange(from: states[0], to: states[1])
      wanted.formUnion(change.files)
      wanted.formUnion(files.indices.filter { change.concernsAll || entries[$0].names.contain(change.names) })
    } else {
      index = self.index(of: summaries)
    }
    let order = wanted.sorted()
    try sources.write(order, index: index, to: order.map { "\(path)/\(names[$0])" })
    for name in present.subtracting(names).subtracting(others) where name.hasSuffix(".swift") {
      try FileManager.default.removeItem(atPath: "\(path)/\(name)")
    }
    try BridgeRecord(entries).write(to: path, key: key)
    return Result(names: names, bridged: order.count)
  }

  private func index(of summaries: [FileSummary]) -> ModuleIndex {
    ModuleIndex(summaries, module: bridge.module, shared: bridge.shared)
  }

  private static func summaries(of record: BridgeRecord) -> [FileSummary] {
    SourceBridge.concurrently(record.entries.map(\.summary)) { bytes in
      var reader = RecordReader(bytes)
      return reader.fileSummary()
    }
  }

  /// The digest of everything except the sources on which the bridged text depends: the conditions and the program
  /// itself.
  private var key: String {
    let program = FileState(path: "/proc/self/exe", known: nil, reads: false)
    let conditions = bridge.conditions
    return [
      "\(program?.size ?? 0) \(program?.date ?? 0)", conditions.customConditions.sorted().joined(separator: ","),
      conditions.importableModules.sorted().joined(separator: ","),
      conditions.languageMode.map(String.init).joined(separator: "."), bridge.shared.digest,
    ].joined(separator: " ")
  }
}

/// The source files of a module, parsed when they are first needed.
private final class Sources: Sendable {
  let bridge: SourceBridge
  let files: [String]
  private let parsed = Mutex<[Int: ParsedSource]>([:])

  init(bridge: SourceBridge, files: [String]) {
    self.bridge = bridge
    self.files = files
  }

  func scan(_ numbers: [Int]) -> [(Int, FileSummary, FileNames)] {
    SourceBridge.concurrently(numbers) { number in
      let source = self.source(number)
      return (number, FileScanner.scan(source.tree, conditions: self.bridge.conditions), source.names)
    }
  }

  func write(_ numbers: [Int], index: ModuleIndex, to paths: [String]) throws {
    let errors: [(any Error)?] = SourceBridge.concurrently(Array(zip(numbers, paths))) { number, path in
      let data = Data(self.bridge.rewrite(self.source(number), number, index: index).utf8)
      do {
        try DatedFile.write(data, to: path)
        return nil
      } catch {
        return error
      }
    }
    if let error = errors.compactMap({ $0 }).first { throw error }
  }

  private func source(_ number: Int) -> ParsedSource {
    if let known = parsed.withLock({ $0[number] }) { return known }
    let text = String(decoding: FileManager.default.contents(atPath: files[number]) ?? Data(), as: UTF8.self)
    let made = ParsedSource(.init(path: files[number], text: text), parsesAllBodies: bridge.parsesAllBodies)
    parsed.withLock { $0[number] = made }
    return made
  }
}

extension FileSummary {
  /// Returns whether the summaries declare the same; the offsets of the declarations may differ.
  fileprivate func isEqualButForOffsets(to other: FileSummary) -> Bool {
    selectedNames == other.selectedNames && importsTests == other.importsTests
      && types.map(\.withoutOffsets) == other.types.map(\.withoutOffsets)
  }
}

extension TypeSummary {
  fileprivate var withoutOffsets: TypeSummary {
    var copy = self
    copy.members = members.map(\.withoutOffset)
    return copy
  }
}
