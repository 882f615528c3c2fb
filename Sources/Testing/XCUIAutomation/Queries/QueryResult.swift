import UIKit

/// The result of evaluating a query in a tree.
@MainActor struct QueryResult {
  let steps: [QueryStep]
  /// The elements after each step. The last list is the result of the query.
  private(set) var lists: [[ElementNode]]

  init(_ steps: [QueryStep], root: ElementNode) {
    self.steps = steps
    lists = [[root]]
    for step in steps { lists.append(step.apply(to: lists[lists.count - 1])) }
  }

  var nodes: [ElementNode] { lists[lists.count - 1] }

  /// Returns the only resulting element, or throws an error that describes the problem.
  func single(query: XCUIElementQuery?) throws -> ElementNode {
    for (step, output) in zip(steps, lists.dropFirst()) {
      if case .single = step, output.count > 1 { throw Self.ambiguous(output, query) }
    }
    guard let node = nodes.first else { throw missing }
    if nodes.count > 1 { throw Self.ambiguous(nodes, query) }
    return node
  }

  /// The error for an empty result, which contains the first step without results and its input.
  private var missing: UITestError {
    guard let index = steps.indices.first(where: { lists[$0 + 1].isEmpty }) else {
      return UITestError(message: "No matches found")
    }
    if steps.contains(where: { if case .first = $0 { true } else { false } }) {
      let sequence = steps.filter { step in
        switch step {
        case .first, .single: false
        default: true
        }
      }
      let process = lists[0].first?.process.map { "\($0)" } ?? "?"
      return UITestError(
        message: "No matches found for first query match sequence: "
          + sequence.map { "`\($0.description)`" }.joined(separator: " -> ")
          + ", given input App element pid: \(process) (no attribute values faulted in)")
    }
    let input = lists[index].map { "    " + $0.line(frame: false) }.joined(separator: ",\n")
    return UITestError(message: "No matches found for \(steps[index].description) from input {(\n\(input)\n)}")
  }

  private static func ambiguous(_ nodes: [ElementNode], _ query: XCUIElementQuery?) -> UITestError {
    var lines: [String] = []
    var shown: Set<ObjectIdentifier> = []
    for node in nodes {
      for (depth, step) in node.path.enumerated() where shown.insert(ObjectIdentifier(step)).inserted {
        let mark = depth == 0 ? " →" : String(repeating: " ", count: depth + 1) + "↳"
        lines.append(mark + step.line(frame: false))
      }
    }
    let name = query.map { "<XCUIElementQuery: \(address(of: $0))>" } ?? "the query"
    return UITestError(
      message: "Multiple matching elements found for \(name).\nSparse tree:\n" + lines.joined(separator: "\n"))
  }

  /// Returns the steps of the evaluation in the format of element descriptions.
  func chain(application: String) -> String {
    var text = "Query chain:\n →Find: \(application)\n  Output: {\n    \(lists[0][0].line(address: true))\n  }\n"
    var indentation = "  "
    for (step, output) in zip(steps, lists.dropFirst()) {
      let inner = indentation + "  "
      let found = output.map { "\(inner)  \($0.line(address: true))\n" }.joined()
      text += "\(indentation)↪︎Find: \(step.description)\n\(inner)Output: "
      text += output.isEmpty ? "{}\n" : "{\n\(found)\(inner)}\n"
      indentation = inner
    }
    return text
  }

  private static func address(of object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
  }
}
