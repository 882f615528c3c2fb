import Foundation
import SourceBridge
import XcodeProject

/// The imports of Swift files.
enum SourceImports {
  /// An import declaration's module and location.
  struct Use {
    var module: String
    var file: String
    var line: Int
  }

  /// Returns the modules that a file may import, in any branch of `#if`.
  static func modules(in path: String) -> Set<String> {
    RegularFile.contents(path).map { modules(of: String(decoding: $0, as: UTF8.self)) } ?? []
  }

  /// Returns the modules that the source files and the generated sources of a module may import.
  static func modules(of module: AppModule) -> Set<String> {
    let written = module.sources.reduce(into: Set<String>()) { $0.formUnion(modules(in: $1)) }
    return module.generated.reduce(into: written) { $0.formUnion(modules(of: $1.text)) }
  }

  /// Returns the modules that a module imports with `@testable`, so that it sees their internal declarations.
  static func testableModules(of module: AppModule) -> Set<String> {
    module.sources.reduce(into: []) { names, path in
      guard let data = RegularFile.contents(path) else { return }
      names.formUnion(modules(of: String(decoding: data, as: UTF8.self), after: "@testable"))
    }
  }

  /// Returns the modules that the text imports.
  /// - Parameter attribute: the attribute with which the lines must begin; empty for all imports.
  private static func modules(of text: String, after attribute: String = "") -> Set<String> {
    var names: Set<String> = []
    for line in text.split(separator: "\n") where line.contains("import ") && line.hasPrefix(attribute) {
      var words = line.split(whereSeparator: { $0 == " " || $0 == ";" || $0 == "\r" || $0 == "\t" })[...]
      while let word = words.first, word != "import" { words = words.dropFirst() }
      if let word = words.dropFirst().first, kinds.contains(word) { words = words.dropFirst() }
      if let module = words.dropFirst().first?.split(separator: ".").first { names.insert(String(module)) }
    }
    return names
  }

  private static let kinds: Set<Substring> = [
    "class", "struct", "enum", "protocol", "func", "var", "let", "typealias", "actor", "macro",
  ]

  /// Returns the first active import of each module that satisfies the predicate.
  static func uses(in modules: [AppModule], where isWanted: (String) -> Bool) -> [Use] {
    var conditions = BuildConditions()
    conditions.importableModules.formUnion(modules.map(\.name))
    conditions.importableModules.formUnion(CompanionLibrary.modules)
    var found: [Use] = []
    for module in modules {
      conditions.customConditions = Set(module.conditions)
      for path in module.sources where self.modules(in: path).contains(where: isWanted) {
        guard let data = RegularFile.contents(path) else { continue }
        let tree = SourceTree.parse(String(decoding: data, as: UTF8.self))
        for (name, line) in Imports.find(in: tree, path: path, conditions: conditions)
        where isWanted(name) && !found.contains(where: { $0.module == name }) {
          found.append(Use(module: name, file: path, line: line))
        }
      }
    }
    return found
  }
}
