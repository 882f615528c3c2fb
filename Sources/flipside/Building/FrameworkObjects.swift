import Foundation

/// Apple's frameworks above UIKit (`AVFoundation`, `MessageUI`, …). They are no part of the run-time library: an
/// app links the objects of those that it imports, so that others cost it nothing.
struct FrameworkObjects {
  let runtime: Runtime

  /// The modules that complete Linux's own, by the module that sources import; they are linked without being
  /// imported.
  private static let companions = ["FoundationNetworking": "FileURLLoading"]

  /// The objects of the modules that these sources import, and of those that these need.
  func objects(importedBy sources: [String]) -> [String] {
    var found: [String] = []
    var waiting = sources.reduce(into: Set<String>()) { $0.formUnion(SourceImports.modules(in: $1)) }.sorted()
    while let imported = waiting.popLast() {
      let name = Self.companions[imported] ?? imported
      guard !found.contains(name), !sourceFiles(of: name).isEmpty else { continue }
      found.append(name)
      for path in sourceFiles(of: name) { waiting += SourceImports.modules(in: path).sorted() }
    }
    return found.sorted().flatMap(objects)
  }

  /// Adds the objects' state, so that the fingerprint changes when any of them is built again.
  func add(to fingerprint: inout Fingerprint) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names.sorted() {
      for object in objects(of: name) { fingerprint.add(file: object) }
    }
  }

  private var folder: String { runtime.root + "/Sources/Frameworks" }

  private func sourceFiles(of module: String) -> [String] {
    let files = FileManager.default.enumerator(atPath: "\(folder)/\(module)")?.compactMap { $0 as? String } ?? []
    return files.filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/\(module)/\($0)" }
  }

  /// Objects of sources that were deleted remain beside the others: the sources determine which count.
  private func objects(of module: String) -> [String] {
    sourceFiles(of: module).map { "\(runtime.products)/\(module).build/\(($0 as NSString).lastPathComponent).o" }
      .filter { FileManager.default.fileExists(atPath: $0) }
  }
}
