import Foundation
import SwiftParser

/// The names in the sources of modules; each file is read once.
final class SourceFolders {
  typealias File = (path: String, names: SourceNames)

  private let folder: URL
  private var known: [String: [File]] = [:]

  init(root: URL) { folder = root.appendingPathComponent("Sources") }

  /// The files of a module, by their paths in its folder.
  func files(of module: String) -> [File] {
    if let files = known[module] { return files }
    let files = Self.read(folder.appendingPathComponent(module))
    known[module] = files
    return files
  }

  private static func read(_ folder: URL) -> [File] {
    guard let walk = FileManager.default.enumerator(atPath: folder.path) else { return [] }
    let paths = walk.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted()
    let results = Results()
    DispatchQueue.concurrentPerform(iterations: paths.count) { index in
      let names = SourceNames()
      let data = FileManager.default.contents(atPath: folder.appendingPathComponent(paths[index]).path) ?? Data()
      names.walk(Parser.parse(source: String(decoding: data, as: UTF8.self)))
      results.add(names, at: index)
    }
    return paths.enumerated().compactMap { index, path in results.names[index].map { (path, $0) } }
  }

  /// What threads read; `lock` guards it.
  private final class Results: @unchecked Sendable {
    private let lock = NSLock()
    private(set) var names: [Int: SourceNames] = [:]

    func add(_ names: SourceNames, at index: Int) { lock.withLock { self.names[index] = names } }
  }
}
