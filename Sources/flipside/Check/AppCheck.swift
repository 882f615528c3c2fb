import APITables
import Foundation
import SourceBridge
import SwiftIfConfig
import SwiftSyntax

/// Compares the API that an app uses with the API that Flipside implements.
struct AppCheck {
  let project: AppProject
  let tables: APITables

  private struct File {
    var path: String
    var tree: SourceFileSyntax
    var conditions: BuildConditions
  }

  func uses() -> [APIUse] {
    let files = project.modules.flatMap(files)
    var index = AppIndex()
    for file in files { index.read(file.tree, conditions: file.conditions) }
    let modules = tables.declared.modules.union(project.modules.map(\.name)).union(ToolchainModules.names)
    let model = AppModel(index: index, tables: tables, modules: modules)
    // This is safe because each thread writes to its own element only.
    nonisolated(unsafe) let found = UnsafeMutableBufferPointer<[APIUse]>.allocate(capacity: files.count)
    found.initialize(repeating: [])
    defer {
      found.deinitialize()
      found.deallocate()
    }
    let all = files
    DispatchQueue.concurrentPerform(iterations: files.count) { number in
      found[number] = uses(in: all[number], model: model)
    }
    return found.flatMap { $0 } + nibs().flatMap { NibUses.find(in: $0, tables: tables) ?? [] }
  }

  private func files(of module: AppModule) -> [File] {
    var conditions = BuildConditions(customConditions: Set(module.conditions))
    conditions.importableModules.formUnion(project.modules.map(\.name) + tables.declared.modules)
    conditions.languageMode = module.swiftVersion.split(separator: ".").compactMap { Int($0) }
    let generated = module.generated.map { source in
      File(path: source.origin, tree: SourceTree.parse(source.text), conditions: conditions)
    }
    return generated
      + module.sources.compactMap { path in
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        return File(
          path: path, tree: SourceTree.parse(String(decoding: data, as: UTF8.self)), conditions: conditions)
      }
  }

  private func uses(in file: File, model: AppModel) -> [APIUse] {
    let imports = Imports(viewMode: .sourceAccurate, configuration: file.conditions)
    imports.walk(file.tree)
    let missing = imports.found.filter { !isThere($0.module) }
    let finder = UseFinder(
      model: model, path: file.path, tree: file.tree, conditions: file.conditions, importsUnknown: !missing.isEmpty)
    finder.walk(file.tree)
    let modules = missing.map { module in
      APIUse(
        kind: .module, name: module.module, status: .missing, missingOwner: nil, file: file.path,
        line: finder.line(of: module.node))
    }
    return modules + finder.uses
  }

  private func isThere(_ module: String) -> Bool {
    tables.declared.modules.contains(module) || project.modules.contains { $0.name == module }
      || ToolchainModules.names.contains(module)
  }

  /// Returns the xibs and storyboards among the resources.
  private func nibs() -> [String] {
    project.resources.flatMap { resource -> [String] in
      let path = resource.path
      if path.hasSuffix(".xib") || path.hasSuffix(".storyboard") { return [path] }
      guard path.hasSuffix(".lproj") else { return [] }
      let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
      return names.sorted().filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }.map { "\(path)/\($0)" }
    }
  }
}

/// Collects the imports of a file, in the regions that `#if` leaves active.
final class Imports: ActiveSyntaxVisitor {
  private(set) var found: [(module: String, node: ImportDeclSyntax)] = []

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if let module = node.path.first?.name.text { found.append((module, node)) }
    return .skipChildren
  }

  /// Returns the imported modules with the lines of their imports.
  static func find(in tree: SourceFileSyntax, path: String, conditions: BuildConditions) -> [(String, Int)] {
    let imports = Imports(viewMode: .sourceAccurate, configuration: conditions)
    imports.walk(tree)
    let lines = SourceLocationConverter(fileName: path, tree: tree)
    return imports.found.map { ($0.module, lines.location(for: $0.node.positionAfterSkippingLeadingTrivia).line) }
  }
}

/// The names of the toolchain's modules and of Flipside's own.
enum ToolchainModules {
  /// Apple's frameworks above UIKit that Flipside implements, each in a folder of its own.
  static let frameworks: Set<String> = {
    guard let root = try? Runtime.located().root else { return [] }
    return Set((try? FileManager.default.contentsOfDirectory(atPath: root + "/Sources/Frameworks")) ?? [])
  }()

  static let names: Set<String> = {
    var names: Set<String> = ["Swift", "Foundation", "Dispatch", "Darwin", "Glibc"]
    guard let swift = Subprocess.find("swift") else { return names }
    let library = URL(fileURLWithPath: swift).resolvingSymlinksInPath().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("lib/swift/linux")
    for name in (try? FileManager.default.contentsOfDirectory(atPath: library.path)) ?? []
    where name.hasSuffix(".swiftmodule") {
      names.insert(String(name.dropLast(".swiftmodule".count)))
    }
    return names
  }()
}
