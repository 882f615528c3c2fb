import Foundation
import SwiftParser
import SwiftSyntax

/// The declarations of Flipside's modules, by the names of Apple's documentation: `UIView.addSubview(_:)`.
package struct DeclaredAPI: Codable {
  /// Public types with what they inherit from, in any declaration or extension.
  package var types: [String: Set<String>] = [:]
  /// Public members, and functions and constants outside of types.
  package var members: Set<String> = []
  /// Cases of enumerations by their names alone, without the labels of their values.
  package var cases: Set<String> = []
  /// Those that only log that they are not supported.
  package var partial: Set<String> = []
  /// The classes that our own sources declare, not only extend.
  package var classes: Set<String> = []
  /// The members of those that subclasses outside can override: `open`, and in the class's own braces.
  package var overridable: Set<String> = []
  package var modules: Set<String> = []
  /// Functions whose bodies are empty.
  package var emptyFunctions: Set<String> = []
  /// Stored properties that can be set and that nothing watches.
  package var keptProperties: Set<String> = []
  /// Every name that an expression of our sources reads or sets.
  package var usedNames: Set<String> = []
  /// Each string in the reader of Interface Builder files: what it knows by name.
  package var nibWords: Set<String> = []

  package init() {}

  /// Reads the modules of Flipside's sources that apps can import.
  package init(root: String) throws {
    for module in try RuntimeModules(root: root).modules {
      modules.insert(module.name)
      let files = RuntimeModules.sources(in: module.folder)
      let found = UnsafeResults<DeclaredAPI>(count: files.count)
      DispatchQueue.concurrentPerform(iterations: files.count) { index in
        guard let data = FileManager.default.contents(atPath: files[index]) else { return }
        let reader = DeclarationReader(keepsWords: files[index].contains("/InterfaceBuilder/"))
        reader.walk(Parser.parse(source: String(decoding: data, as: UTF8.self)))
        found[index] = reader.api
      }
      for api in found.values { merge(api) }
    }
  }

  private mutating func merge(_ other: DeclaredAPI) {
    types.merge(other.types) { $0.union($1) }
    members.formUnion(other.members)
    cases.formUnion(other.cases)
    partial.formUnion(other.partial)
    classes.formUnion(other.classes)
    overridable.formUnion(other.overridable)
    emptyFunctions.formUnion(other.emptyFunctions)
    keptProperties.formUnion(other.keptProperties)
    usedNames.formUnion(other.usedNames)
    nibWords.formUnion(other.nibWords)
  }
}

/// Places for results that different threads write.
private final class UnsafeResults<Value>: @unchecked Sendable {
  private let storage: UnsafeMutableBufferPointer<Value?>

  init(count: Int) {
    storage = .allocate(capacity: count)
    storage.initialize(repeating: nil)
  }
  deinit {
    storage.deinitialize()
    storage.deallocate()
  }
  subscript(index: Int) -> Value? {
    get { storage[index] }
    set { storage[index] = newValue }
  }
  var values: [Value] { storage.compactMap { $0 } }
}
