import Foundation
import SwiftParser
import SwiftSyntax

/// The public declarations of Flipside's modules, with names as in Apple's documentation, such as
/// `UIView.addSubview(_:)`.
package struct DeclaredAPI: Codable {
  /// The public types with their supertypes, from all declarations and extensions.
  package var types: [String: Set<String>] = [:]
  /// The public members and the global functions and constants.
  package var members: Set<String> = []
  /// The enumeration cases without the labels of associated values.
  package var cases: Set<String> = []
  /// The declarations that only log that they are unsupported.
  package var partial: Set<String> = []
  /// The classes that our sources declare, and not only extend.
  package var classes: Set<String> = []
  /// The members of classes that subclasses in other modules can override: they are `open` and in the class's own
  /// declaration.
  package var overridable: Set<String> = []
  package var modules: Set<String> = []
  /// The functions with empty bodies.
  package var emptyFunctions: Set<String> = []
  /// The settable stored properties without observers.
  package var keptProperties: Set<String> = []
  /// All names that expressions in our sources use.
  package var usedNames: Set<String> = []
  /// All string literals in the reader of Interface Builder files, which are the names that it supports.
  package var nibWords: Set<String> = []

  package init() {}

  /// Reads those modules of Flipside's sources that apps can import.
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

/// A buffer for results that different threads write.
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
