import Foundation
import SwiftSyntax
import Synchronization

/// A folder of bridged files. An update does as little work as the changes of the sources require:
///
/// - If nothing changed, it compares the files' sizes and dates (and contents, where those differ) and parses
///   nothing.
/// - If a file changed only inside function bodies, that file alone is bridged again.
/// - If a file's declarations changed, all files are bridged again, because they may refer to the declarations. A
///   file whose bridged text is the same as before keeps its date, so that the compiler does not rebuild it.
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
    var states = SourceBridge.concurrently(files) { FileState(path: $0, known: known.states[$0]) }
    if let missing = states.firstIndex(where: { $0 == nil }) { throw Unreadable(path: files[missing]) }
    var changed = Set(files.indices.filter { states[$0]?.isChanged != false })
    let present = Set((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [])
    changed.formUnion(files.indices.filter { !present.contains(names[$0]) })
    if changed.isEmpty, known.order == files { return Result(names: names) }

    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    var summaries = known.summaries(of: files)
    changed.formUnion(files.indices.filter { summaries[$0] == nil })
    let trees = Trees(bridge: bridge, files: files)
    let scanned = trees.scan(Array(changed))
    var declarationsChanged = known.order != files
    for (number, summary) in scanned {
      let digest = summary.digest
      if states[number]?.digest != digest { declarationsChanged = true }
      states[number]?.digest = digest
      summaries[number] = summary
    }
    let index = ModuleIndex(
      summaries.map { $0 ?? FileSummary() }, module: bridge.module, shared: bridge.shared)
    let wanted = declarationsChanged ? Array(files.indices) : changed.sorted()
    try trees.write(wanted, index: index, to: wanted.map { "\(path)/\(names[$0])" })
    for name in present.subtracting(names).subtracting(others) where name.hasSuffix(".swift") {
      try FileManager.default.removeItem(atPath: "\(path)/\(name)")
    }
    try BridgeRecord.write(states.compactMap { $0 }, summaries.compactMap { $0 }, order: files, key: key, to: path)
    return Result(names: names, bridged: wanted.count)
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

/// The syntax trees of a module's files, parsed lazily.
private final class Trees: Sendable {
  let bridge: SourceBridge
  let files: [String]
  private let parsed = Mutex<[Int: (text: String, tree: SourceFileSyntax)]>([:])

  init(bridge: SourceBridge, files: [String]) {
    self.bridge = bridge
    self.files = files
  }

  func scan(_ numbers: [Int]) -> [(Int, FileSummary)] {
    SourceBridge.concurrently(numbers) {
      ($0, FileScanner.scan(self.tree($0).tree, conditions: self.bridge.conditions))
    }
  }

  func write(_ numbers: [Int], index: ModuleIndex, to paths: [String]) throws {
    let errors: [(any Error)?] = SourceBridge.concurrently(Array(zip(numbers, paths))) { number, path in
      let (text, tree) = self.tree(number)
      let file = SourceBridge.SourceFile(path: self.files[number], text: text)
      let data = Data(self.bridge.rewrite(file, number, tree: tree, index: index).utf8)
      do {
        if FileManager.default.contents(atPath: path) != data { try data.write(to: URL(fileURLWithPath: path)) }
        return nil
      } catch {
        return error
      }
    }
    if let error = errors.compactMap({ $0 }).first { throw error }
  }

  private func tree(_ number: Int) -> (text: String, tree: SourceFileSyntax) {
    if let known = parsed.withLock({ $0[number] }) { return known }
    let text = String(decoding: FileManager.default.contents(atPath: files[number]) ?? Data(), as: UTF8.self)
    let made = (text, SourceTree.parse(text))
    parsed.withLock { $0[number] = made }
    return made
  }
}
