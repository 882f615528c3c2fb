import XCTest

/// The first sentence of a docstring is a summary that stands alone: a verb in the third person for a function, a
/// noun phrase for a type or value.
final class SummaryTests: XCTestCase {
  func testSummariesAreNotClauses() throws {
    var problems: [String: [String]] = [:]
    for file in Repository.swiftFiles(below: "Sources") + Repository.swiftFiles(below: "Tests/UIKitTests") {
      let module = String(file.split(separator: "/")[1])
      problems[module, default: []] += Self.clauses(in: try Repository.text(file)).map { "\(file):\($0)" }
    }
    XCTAssertGreaterThan(problems.count, 15)
    for (module, found) in problems {
      XCTAssertEqual(
        found.count, 0,
        """
        \(module): begin the docstring with a verb in the third person for a function (“Returns …”), or with a noun \
        phrase for a type or value (“The offset of …”), as in
        \(found.suffix(5).joined(separator: "\n"))
        """)
    }
  }

  func testClausesAreFound() {
    let text = #"""
      /// Where the view is.
      var position = 0
      /// The position of the view.
      /// What is outside has none.
      var other = 0
        /// Who asks.
        let name = "a"
      // How it works.
      let text = """
        /// Why this is a string.
        """
      ///
      /// - Note: nothing.
      /// Whether it is on.
      """#
    XCTAssertEqual(
      Self.clauses(in: text), ["1: “Where the view is.”", "6: “Who asks.”"])
  }

  func testSummariesOfFunctionsBeginWithAVerb() throws {
    for file in Repository.swiftFiles(below: "Sources") {
      for problem in Self.nouns(in: try Repository.text(file)) {
        XCTFail("\(file):\(problem): begin with a verb (Returns, Creates, Called when …)")
      }
    }
  }

  func testDocstringsBeginWithASummary() throws {
    for file in ["Sources", "Tests", "Benchmarks"].flatMap(Repository.swiftFiles) {
      for line in Self.linesWithoutSummary(in: try Repository.text(file)) {
        XCTFail("\(file):\(line): begin the docstring with a summary, before its parameters and results")
      }
    }
  }

  func testDocstringsWithoutSummaryAreFound() {
    let text = """
      /// Returns a copy.
      /// - Parameter name: the name.
      func copy(_ name: String) {}
        /// - Parameters:
        ///   - name: the name.
        func make(_ name: String) {}
      ///  - Returns: the size.
      func size() -> Int { 0 }
      /// - a list
      """
    XCTAssertEqual(Self.linesWithoutSummary(in: text), [4, 7])
  }

  func testFunctionsWithNounsAreFound() {
    let text = """
      /// Whether it is on.
      @discardableResult
      public static func isOn() -> Bool { true }
      /// The title.
      /// It can be empty.
      @MainActor func title() -> String { "" }
      /// Returns the name.
      func name() -> String { "" }
      /// The size.
      var size = 0
      """
    XCTAssertEqual(Self.nouns(in: text), ["1: “Whether it is on.”", "4: “The title.”"])
  }

  /// `LINE: “SENTENCE”` for each docstring of a function whose first word is not a verb.
  private static func nouns(in text: String) -> [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.drop { $0 == " " } }
    let words: Set<Substring> = ["Whether", "The", "A", "An", "All", "Text", "nil", "No", "Would"]
    return lines.indices.filter { index in
      guard lines[index].hasPrefix("/// "), index == 0 || !lines[index - 1].hasPrefix("///"),
        let first = lines[index].dropFirst(4).split(separator: " ").first, words.contains(first)
      else { return false }
      let declaration = lines[index...].first { line in
        !line.hasPrefix("///") && !line.contains(#/^@\w+(\(.*\))?$/#)
      }
      return declaration?.contains(#/^(@\w+(\([^)]*\))? |[a-z]+ )*func /#) ?? false
    }
    .map { "\($0 + 1): “\(lines[$0].dropFirst(4))”" }
  }

  /// Unclear phrases, and the terms to use instead. The list has phrases with one meaning only.
  private static let phrases = [
    ("for ever", "endlessly, without end"), ("takes no word", "ignores"), ("without being told", "automatically"),
    ("becomes others", "changes"), ("became others", "changed"), ("what is gone", "removed items"),
    ("what it is of", "its kind"),
  ]

  func testPlainTermsAreUsed() throws {
    var problems: [String: [String]] = [:]
    let pages = try FileManager.default.contentsOfDirectory(atPath: "\(Repository.root.path)/Documentation")
      .sorted()
      .filter { $0.hasSuffix(".md") }.map { "Documentation/\($0)" }
    for file in Repository.swiftFiles(below: "Sources") + pages + ["CONTRIBUTING.md"] {
      let module = file.hasPrefix("Sources/") ? String(file.split(separator: "/")[1]) : "Documentation"
      problems[module, default: []] += Self.oddPhrases(in: try Repository.text(file)).map { "\(file):\($0)" }
    }
    XCTAssertGreaterThan(problems.count, 15)
    for (module, found) in problems {
      XCTAssertEqual(found.count, 0, "\(module):\n\(found.suffix(5).joined(separator: "\n"))")
    }
  }

  func testOddPhrasesAreFound() {
    let text = """
      /// It would continue for ever.
      let every = "for every view"
      // What is gone stays away.
      """
    XCTAssertEqual(
      Self.oddPhrases(in: text),
      [
        "1: write “endlessly, without end” instead of “for ever”",
        "3: write “removed items” instead of “what is gone”",
      ])
  }

  /// `LINE: “SENTENCE”` for each docstring whose first word makes a subordinate clause of it.
  private static func clauses(in text: String) -> [String] {
    beginnings(in: text).filter { ["Where", "What", "How", "Who", "Why"].contains($0.words[0]) }
      .map { "\($0.line): “\($0.words.joined(separator: " "))”" }
  }

  /// The numbers of the lines of docstrings that begin with their parameters, results or errors.
  private static func linesWithoutSummary(in text: String) -> [Int] {
    beginnings(in: text).filter { beginning in
      guard beginning.words.count > 1, beginning.words[0] == "-" else { return false }
      return ["Parameter", "Returns", "Throws"].contains { beginning.words[1].hasPrefix($0) }
    }
    .map(\.line)
  }

  /// The number and words of the first line of each docstring outside of string literals.
  private static func beginnings(in text: String) -> [(line: Int, words: [Substring])] {
    var found: [(line: Int, words: [Substring])] = []
    var isString = false
    var isInDocstring = false
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.utf8.contains(UInt8(ascii: "\"")), line.components(separatedBy: "\"\"\"").count.isMultiple(of: 2) {
        isString.toggle()
      }
      let start = line.drop { $0 == " " }
      guard !isString, start.hasPrefix("///") else {
        isInDocstring = false
        continue
      }
      let words = start.dropFirst(3).split(separator: " ")
      if !isInDocstring, !words.isEmpty { found.append((index + 1, words)) }
      isInDocstring = true
    }
    return found
  }

  /// `LINE: write “TERM” instead of “PHRASE”` for each phrase of the list that is in a line.
  private static func oddPhrases(in text: String) -> [String] {
    let bytes = Data(text.lowercased().utf8)
    let candidates = phrases.filter { bytes.range(of: Data($0.0.utf8)) != nil }
    guard !candidates.isEmpty else { return [] }
    var found: [String] = []
    for (index, line) in text.components(separatedBy: "\n").enumerated() {
      let lower = line.lowercased()
      for (phrase, term) in candidates {
        guard let range = lower.range(of: phrase) else { continue }
        if range.upperBound < lower.endIndex, lower[range.upperBound].isLetter { continue }
        found.append("\(index + 1): write “\(term)” instead of “\(phrase)”")
      }
    }
    return found
  }
}
