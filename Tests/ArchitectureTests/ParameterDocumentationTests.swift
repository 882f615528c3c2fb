import XCTest

/// DocC warns of a docstring that documents some of a function's parameters and not all, or one that does not
/// exist. Building the documentation takes minutes; this reads the sources in a second.
final class ParameterDocumentationTests: XCTestCase {
  private let modules = [
    "ObjectiveC", "CoreGraphics", "CoreText", "QuartzCore", "UIKit", "Frameworks", "FlipsideTesting", "Testing",
  ]

  func testAllParametersAreDocumentedOrNone() throws {
    var count = 0
    for file in modules.flatMap({ Repository.swiftFiles(below: "Sources/\($0)") }) {
      let text = try Repository.text(file)
      guard text.contains("/// - Parameter") else { continue }
      count += 1
      for problem in Self.problems(in: text) { XCTFail("\(file):\(problem)") }
    }
    XCTAssertGreaterThan(count, 50)
  }

  func testMissingAndUnknownParametersAreFound() {
    let text = """
      public protocol Stage {
        /// Ends.
        /// - Parameter time: in seconds.
        func end(at time: Double, _ body: (Int, Int) -> Void)
      }
      extension View {
        /// Moves.
        ///
        /// - Parameters:
        ///   - point: where to, such as
        ///     - the center: or an edge.
        ///   - speed: in points per second.
        @discardableResult
        public func move<A: B, C: D>(
          to point: CGPoint, by pair: (x: Int, y: Int) = (x: 0, y: 0),  // A comment: with a colon.
          completion: @escaping ([String: Int]) -> Void
        ) -> Bool { true }
        /// - Parameter flag: read.
        public init(_ flag: Bool) {}
        /// - Parameter key: one of two; private functions are read by people only.
        private func value(_ key: String, _ other: Int) {}
      }
      """
    XCTAssertEqual(
      Self.problems(in: text),
      [
        "2: documents time of time, body",
        "7: documents point, speed of point, pair, completion",
      ])
  }

  /// `LINE: documents NAMES of NAMES` for each docstring of a public function whose parameters are other ones.
  private static func problems(in text: String) -> [String] {
    let lines = text.components(separatedBy: "\n")
    var problems: [String] = []
    var isInPublicProtocol = false
    var start: Int?
    for (index, line) in lines.enumerated() {
      if line.contains(#/^\S.*\{$/#) { isInPublicProtocol = line.contains("public protocol ") }
      let code = line.trimmingCharacters(in: .whitespaces)
      if code.hasPrefix("///") {
        if start == nil { start = index }
        continue
      }
      // Attributes may stand between the docstring and the declaration.
      guard let first = start, !code.contains(#/^@\w+(\([^)]*\))?$/#) else { continue }
      start = nil
      let documented = documentedNames(lines[first..<index])
      guard !documented.isEmpty, isInPublicProtocol || code.contains(#/\b(public|open)\b/#) else { continue }
      let declared = parameterNames(lines[index...].prefix(40))
      guard documented != declared else { continue }
      problems.append(
        "\(first + 1): documents \(documented.joined(separator: ", ")) of \(declared.joined(separator: ", "))")
    }
    return problems
  }

  private static func documentedNames(_ docstring: ArraySlice<String>) -> [String] {
    var isList = false
    return docstring.compactMap { line in
      if line.contains(#/\/\/\/ - Parameters:/#) { isList = true }
      if let match = line.firstMatch(of: #/\/\/\/ - Parameter `?(\w+)`?:/#) { return String(match.1) }
      guard isList, let match = line.firstMatch(of: #/\/\/\/   - `?(\w+)`?:/#) else { return nil }
      return String(match.1)
    }
  }

  /// Returns the internal names of the parameters in the parentheses after the function's name.
  private static func parameterNames(_ lines: ArraySlice<String>) -> [String] {
    var names: [String] = []
    var depth = 0
    // Generic parameters before the parentheses are another list.
    var isInside = false
    var piece = ""
    func end() {
      defer { piece = "" }
      guard isInside else { return }
      let words = piece.prefix { $0 != ":" }.split(separator: " ")
      if piece.contains(":"), let name = words.last { names.append(name.filter { $0 != "`" }) }
    }
    for line in lines {
      let code = line.components(separatedBy: "//")[0].replacing(#/@\w+(\([^()]*\))?|->/#, with: "")
      for character in code + " " {
        if "([{<".contains(character) { depth += 1 }
        if ")]}>".contains(character) { depth -= 1 }
        if depth == 0, character == ")" {
          end()
          return names
        }
        if depth == 1, character == "(" {
          isInside = true
        } else if depth == 1, character == "," {
          end()
        } else if isInside {
          piece.append(character)
        }
      }
    }
    return names
  }
}
