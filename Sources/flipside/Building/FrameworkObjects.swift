import Foundation

/// Apple's frameworks above UIKit (`AVFoundation`, `MessageUI`, …). They are not part of the run-time library: an
/// app links the object files of the frameworks that it imports, so that the others cost nothing.
struct FrameworkObjects {
  let runtime: Runtime

  /// Modules that extend one of the toolchain's modules, by the name of that module. They are linked if sources
  /// import the toolchain's module.
  private static let companions = ["FoundationNetworking": "FileURLLoading"]

  /// Returns the object files of the modules that the sources import, and of their dependencies.
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

  /// Adds the state of all object files, so that the fingerprint changes when one of them is rebuilt.
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

  /// Returns the object files of a module's existing sources. The build folder may also contain objects of deleted
  /// sources.
  private func objects(of module: String) -> [String] {
    sourceFiles(of: module).map { "\(runtime.products)/\(module).build/\(($0 as NSString).lastPathComponent).o" }
      .filter { FileManager.default.fileExists(atPath: $0) }
  }
}
