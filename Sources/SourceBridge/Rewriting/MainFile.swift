import SwiftIfConfig
import SwiftSyntax

/// Turns the top-level code of a `main.swift` into functions that a `@main` type calls in order.
///
/// Only a file with that name may contain top-level code, but the bridged file needs another name: the compiler
/// warns if two paths yield the same `#fileID`. Top-level variables become globals, which are assigned when their
/// statement runs.
struct MainFile {
  private(set) var edits: [SourceEdit] = []
  /// The code that is appended to the file.
  private(set) var appendix = ""
  private let conditions: BuildConditions
  private let identifier: String
  private var calls: [String] = []
  private var numberOfUnused = 0
  private var isAsync = false

  static func isMain(_ path: String) -> Bool { path.split(separator: "/").last == "main.swift" }

  init(_ tree: SourceFileSyntax, conditions: BuildConditions, identifier: String) {
    self.conditions = conditions
    self.identifier = identifier
    take(tree.statements)
    guard !calls.isEmpty else { return }
    let effects = isAsync ? "async throws" : "throws"
    appendix =
      "@main enum __Main_\(identifier) { @MainActor static func main() \(effects) { \(calls.joined(separator: "; ")) } }"
  }

  private mutating func take(_ items: CodeBlockItemListSyntax) {
    var run: [CodeBlockItemSyntax] = []
    for item in items {
      if isStatement(item) {
        run.append(item)
        continue
      }
      wrap(&run)
      if let variable = item.item.as(VariableDeclSyntax.self) {
        take(variable)
      } else if let guarded = item.item.as(GuardStmtSyntax.self) {
        take(guarded)
      } else if let deferred = item.item.as(DeferStmtSyntax.self) {
        take(deferred)
      } else if let block = item.item.as(IfConfigDeclSyntax.self) {
        take(block)
      }
    }
    wrap(&run)
  }

  /// Converts a conditional block. Declarations in inactive clauses are converted as well, because they may not
  /// stay at the top level, but they are not called.
  private mutating func take(_ block: IfConfigDeclSyntax) {
    let active = block.activeClause(in: conditions).clause
    for clause in block.clauses {
      guard case .statements(let items)? = clause.elements else { continue }
      let before = (calls, isAsync)
      take(items)
      if clause.id != active?.id {
        let unused = calls.count - before.0.count
        (calls, isAsync) = before
        numberOfUnused += unused
      }
    }
  }

  private func isStatement(_ item: CodeBlockItemSyntax) -> Bool {
    if item.item.is(DeclSyntax.self) || item.item.is(DeferStmtSyntax.self) { return false }
    return item.item.as(GuardStmtSyntax.self).map { names(in: $0).isEmpty } ?? true
  }

  /// Puts a run of consecutive statements into a function.
  private mutating func wrap(_ run: inout [CodeBlockItemSyntax]) {
    guard let first = run.first, let last = run.last else { return }
    let isAsync = run.contains { $0.awaits }
    insert("\(header(isAsync: isAsync)) ", at: first.trimmedBytes.lowerBound)
    insert(" }", at: last.trimmedBytes.upperBound)
    for item in run { nameModule(in: item) }
    run = []
  }

  /// Replaces `#function`, which is the module's name in top-level code.
  private mutating func nameModule(in node: some SyntaxProtocol) {
    if let macro = node.as(MacroExpansionExprSyntax.self), macro.macroName.text == "function" {
      edits.append(SourceEdit(range: macro.trimmedBytes, replacement: "String(#fileID.prefix { $0 != \"/\" })"))
    } else if !node.is(FunctionDeclSyntax.self) {
      for child in node.children(viewMode: .sourceAccurate) { nameModule(in: child) }
    }
  }

  /// Returns the opening of a new function and adds the call of it.
  private mutating func header(isAsync: Bool = false, call: (String) -> String = { $0 }) -> String {
    let name = "__main_\(identifier)_\(calls.count + numberOfUnused)"
    calls.append(call("try \(isAsync ? "await " : "")\(name)()"))
    if isAsync { self.isAsync = true }
    return "@MainActor private func \(name)() \(isAsync ? "async throws" : "throws") {"
  }

  private mutating func take(_ variable: VariableDeclSyntax) {
    let start = variable.trimmedBytes.lowerBound
    defer {
      if !variable.attributes.has("MainActor"), !variable.modifiers.has("nonisolated") {
        insert(isolation, at: start)
      }
    }
    for binding in variable.bindings where binding.accessorBlock == nil {
      if let value = binding.initializer?.value {
        if let attempt = value.as(TryExprSyntax.self), attempt.questionOrExclamationMark == nil {
          insert("!", at: attempt.tryKeyword.trimmedBytes.upperBound)
        }
        if let name = Self.names(in: binding.pattern).first { calls.append("_ = \(name)") }
      } else if let type = binding.typeAnnotation?.type, let name = Self.names(in: binding.pattern).first,
        variable.bindings.count == 1, !type.isOptional
      {
        // The variable is assigned later; the compiler verifies that in top-level code, but a global needs an
        // initial value.
        let storage = "__later_\(name)"
        insert("\(isolation)private var \(storage): \(type.lineText)?; ", at: start)
        edits.append(SourceEdit(range: variable.bindingSpecifier.trimmedBytes, replacement: "var"))
        insert(" { get { \(storage)! } set { \(storage) = newValue } }", at: type.trimmedBytes.upperBound)
      }
    }
  }

  /// The implicit isolation of top-level variables.
  private let isolation = "@preconcurrency @MainActor "

  /// Converts a `guard`, whose bindings are visible to all later code.
  private mutating func take(_ node: GuardStmtSyntax) {
    let names = names(in: node)
    let list = names.count == 1 ? names[0] : "(\(names.joined(separator: ", ")))"
    insert("\(isolation)let \(list) = { ", at: node.trimmedBytes.lowerBound)
    insert("; return \(list) }()", at: node.trimmedBytes.upperBound)
    calls.append("_ = \(names[0])")
  }

  private mutating func take(_ node: DeferStmtSyntax) {
    let header = header { "defer { try? \($0.dropFirst(4)) }" }
    edits.append(
      SourceEdit(
        range: node.deferKeyword.trimmedBytes.lowerBound..<node.body.leftBrace.trimmedBytes.upperBound,
        replacement: header))
  }

  private func names(in node: GuardStmtSyntax) -> [String] {
    node.conditions.flatMap { condition -> [String] in
      switch condition.condition {
      case .optionalBinding(let binding): return Self.names(in: binding.pattern)
      case .matchingPattern(let matching): return Self.names(in: matching.pattern)
      default: return []
      }
    }
  }

  private static func names(in pattern: some SyntaxProtocol) -> [String] {
    if let name = pattern.as(IdentifierPatternSyntax.self) { return [name.identifier.text] }
    return pattern.children(viewMode: .sourceAccurate).flatMap { names(in: $0) }
  }

  private mutating func insert(_ text: String, at position: Int) {
    edits.append(SourceEdit(range: position..<position, replacement: text))
  }
}

extension TypeSyntax {
  /// Whether the type is optional, so that a variable of it starts as nil.
  fileprivate var isOptional: Bool {
    self.is(OptionalTypeSyntax.self) || self.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
  }
}

extension SyntaxProtocol {
  /// Whether the node awaits something outside of closures and nested functions.
  fileprivate var awaits: Bool {
    if self.is(AwaitExprSyntax.self) { return true }
    if let loop = self.as(ForStmtSyntax.self), loop.awaitKeyword != nil { return true }
    if self.is(ClosureExprSyntax.self) || self.is(FunctionDeclSyntax.self) { return false }
    return children(viewMode: .sourceAccurate).contains { $0.awaits }
  }
}
