import Foundation
import SwiftSyntax

/// A translator of the Swift sources of an iOS app, which rely on Objective-C, into Swift that compiles on Linux.
/// Line numbers are preserved.
///
/// ```swift
/// let bridged = SourceBridge().bridge([.init(path: "/app/Main.swift", text: source)])
/// ```
///
/// All files of a module are bridged together, because a `#selector` in one may name a method in another. Because
/// each file keeps its lines, the compiler's messages, breakpoints and `#file` refer to the user's own file and
/// line. Code that the bridge does not recognize is passed to the compiler unchanged.
public struct SourceBridge: Sendable {
  /// A file as its author wrote it.
  public struct SourceFile: Sendable {
    /// The path in the compiler's messages.
    public var path: String
    public var text: String
    public init(path: String, text: String) {
      self.path = path
      self.text = text
    }
  }

  public var conditions: BuildConditions
  /// The name of the module in `shared`.
  public var module: String
  /// The overrides across the modules that are built together.
  public var shared: SharedOverrides
  /// Whether function bodies are parsed even if the bridge changes nothing in them. The result is the same, only
  /// later; tests compare both.
  public var parsesAllBodies = false

  public init(
    conditions: BuildConditions = BuildConditions(), module: String = "", shared: SharedOverrides = .none
  ) {
    self.conditions = conditions
    self.module = module
    self.shared = shared
  }

  /// Bridges the files of one module.
  /// - Returns: the new texts in the order of the files.
  public func bridge(_ files: [SourceFile]) -> [String] {
    let parsed = Self.concurrently(files) { file in
      let parsed = ParsedSource(file, parsesAllBodies: parsesAllBodies)
      return (parsed, FileScanner.scan(parsed.tree, conditions: conditions))
    }
    let index = ModuleIndex(parsed.map(\.1), module: module, shared: shared)
    return Self.concurrently(Array(files.indices)) { number in rewrite(parsed[number].0, number, index: index) }
  }

  func rewrite(_ parsed: ParsedSource, _ number: Int, index: ModuleIndex) -> String {
    let file = parsed.file
    let tree = parsed.tree(for: index)
    let identifier = Self.identifier(of: file.path)
    let rewriter = FileRewriter(index: index, file: number, conditions: conditions, fileIdentifier: identifier)
    rewriter.walk(tree)
    var edits = rewriter.edits
    if parsed.hasConditions { edits += ConditionRewriter.edits(for: tree, conditions: conditions) }
    let imports = Imports(
      tree, using: parsed.importingNames, conditions: conditions, addingObjectiveC: rewriter.usesObjectiveC,
      addingFoundation: rewriter.usesFoundation)
    edits += imports.edits
    let main = MainFile.isMain(file.path) ? MainFile(tree, conditions: conditions, identifier: identifier) : nil
    if let main { edits += main.edits }
    var result = SourceEdit.apply(edits, to: file.text)
    var appendix = imports.added + rewriter.appendix + (index.overrides.protocols[number] ?? [])
    if let main, !main.appendix.isEmpty { appendix.append(main.appendix) }
    if !rewriter.topLevelRegistrations.isEmpty {
      appendix.append(
        "@section(\".init_array\") @used private let __register_\(identifier): "
          + "@convention(c) () -> Void = { MessageDispatch.whenFirstNeeded { "
          + rewriter.topLevelRegistrations.joined(separator: "; ") + " } }")
    }
    if !rewriter.faults.isEmpty { appendix += Self.errors(rewriter.faults, in: file, tree) }
    if !appendix.isEmpty {
      if !result.hasSuffix("\n") { result += "\n" }
      result += appendix.joined(separator: "\n") + "\n"
    }
    return LineDirective.add(to: result, path: file.path)
  }

  /// Returns the lines that make the compiler report the faults at their positions in the author's file.
  private static func errors(_ faults: [Fault], in file: SourceFile, _ tree: SourceFileSyntax) -> [String] {
    let converter = SourceLocationConverter(fileName: file.path, tree: tree)
    return faults.flatMap { fault in
      let location = converter.location(for: fault.position)
      return [
        LineDirective.directive(path: file.path, line: location.line),
        // The compiler reports the column of the message's string literal.
        String(repeating: " ", count: max(0, location.column - 1 - "#error(".count))
          + "#error(\"\(fault.message)\")",
      ]
    }
  }

  /// Returns the name of a bridged file. It differs from the original's, because the compiler warns if two files of
  /// a module have the same name.
  public static func bridgedName(of name: String) -> String {
    name.hasSuffix(".swift") ? name.dropLast(6) + ".bridged.swift" : name
  }

  /// Returns a component for generated names that is unique to a file of the module.
  static func identifier(of path: String) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in path.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    let stem = path.split(separator: "/").last?.prefix { $0 != "." } ?? ""
    return stem.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? String($0) : "_" }.joined() + "_"
      + String(hash, radix: 36)
  }

  /// Runs the work for all elements concurrently on all processors and returns the results in the elements' order.
  static func concurrently<Element, Result>(
    _ elements: [Element], _ work: @Sendable (Element) -> Result
  ) -> [Result] {
    // This is safe because each thread reads only its own elements and writes only its own results.
    nonisolated(unsafe) let elements = elements
    nonisolated(unsafe) let results = UnsafeMutablePointer<Result?>.allocate(capacity: elements.count)
    results.initialize(repeating: nil, count: elements.count)
    defer {
      results.deinitialize(count: elements.count)
      results.deallocate()
    }
    DispatchQueue.concurrentPerform(iterations: elements.count) { results[$0] = work(elements[$0]) }
    return (0..<elements.count).compactMap { results[$0] }
  }
}
