import Foundation
import SwiftParser
import Synchronization

/// The names in the sources of modules; each file is read once.
final class SourceFolders {
  typealias File = (path: String, names: SourceNames)

  private let folder: URL
  private var known: [String: [File]] = [:]

  init(root: URL) { folder = root.appendingPathComponent("Sources") }

  /// Returns the files of a module, by their paths in its folder.
  func files(of module: String) -> [File] {
    if let files = known[module] { return files }
    let files = Self.read(folder.appendingPathComponent(module))
    known[module] = files
    return files
  }

  private static func read(_ folder: URL) -> [File] {
    guard let walk = FileManager.default.enumerator(atPath: folder.path) else { return [] }
    let paths = walk.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted()
    let results = Mutex<[Int: SourceNames]>([:])
    DispatchQueue.concurrentPerform(iterations: paths.count) { index in
      let names = SourceNames()
      let data = FileManager.default.contents(atPath: folder.appendingPathComponent(paths[index]).path) ?? Data()
      names.walk(Parser.parse(source: String(decoding: data, as: UTF8.self)))
      results.withLock { $0[index] = names }
    }
    let found = results.withLock { $0 }
    return paths.enumerated().compactMap { index, path in found[index].map { (path, $0) } }
  }
}
