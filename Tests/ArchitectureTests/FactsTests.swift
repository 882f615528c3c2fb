import FactTables
import XCTest

/// Every figure that sources and tests rely on has a row in `Documentation/facts`.
final class FactsTests: XCTestCase {
  private func files() -> [String] {
    ["Sources", "Tests", "Samples", "Benchmarks", "Plugins"].flatMap(Repository.swiftFiles)
      + ["README.md", "CONTRIBUTING.md", "Package.swift"]
      + [
        "architecture", "layout", "performance", "constraints", "compositor", "text-layout", "bridge",
        "nib-reading",
      ]
      .map { "Documentation/\($0).md" }
  }

  /// The files that write citations as examples.
  private let examples = [
    "Tests/ArchitectureTests/FactsTests.swift", "Tests/Support/FactTables/FactCitation.swift",
  ]

  func testEveryCitationLeadsToATable() throws {
    var count = 0
    var problems: [String: String?] = [:]
    for file in files() where !examples.contains(file) {
      guard let text = try? Repository.text(file), text.contains("facts/") else { continue }
      for citation in FactCitation.all(in: text) {
        count += 1
        let known = problems[citation.text] ?? citation.problem
        problems[citation.text] = .some(known)
        if let problem = known { XCTFail("\(file): \(problem)") }
      }
    }
    XCTAssertGreaterThan(count, 200)
  }

  /// Files of facts outside of the repository have other extensions and folder names.
  func testNothingIsCitedFromElsewhere() throws {
    let elsewhere =
      #/facts/(?:api|behaviour|measured|ib|text|devices|colors|project|tests)[/,)]|[Ff]acts:? `[a-z]+/|_ios1[68][_.]/#
    // The header of the compact table names its source tables.
    let tables = "Sources/APITables/AppleAPI.swift"
    for file in files() where !examples.contains(file) && !file.hasPrefix("Sources/api-coverage/") && file != tables
    {
      guard let text = try? Repository.text(file), text.contains("acts") || text.contains("_ios1") else { continue }
      for match in text.matches(of: elsewhere) { XCTFail("\(file): \(match.0)") }
    }
  }

  func testCitationsThatLeadNowhereAreFound() {
    let text = """
      // facts/animation.md#durations/implicit, then (facts/animation.md#durations).
      /// `facts/nothing.md#durations`; `facts/animation.md#length`, facts/animation.md#durations/imaginary: so
      /// facts/measured, facts/devices.md#screens/iPhone 15; other/facts/x.md; Documentation/facts/README.md.
      """
    let citations = FactCitation.all(in: text)
    XCTAssertEqual(
      citations.map { "\($0.file) \($0.section ?? "-") \($0.row ?? "-")" },
      [
        "animation durations implicit", "animation durations -", "nothing durations -", "animation length -",
        "animation durations imaginary", "measured - -", "devices screens iPhone", "README - -",
      ])
    XCTAssertEqual(
      citations.map(\.problem),
      [
        nil, nil, "facts/nothing.md#durations: Documentation/facts/nothing.md does not exist",
        "facts/animation.md#length: animation.md has no section \"length\"",
        "facts/animation.md#durations/imaginary: the table has no row \"imaginary\"",
        "facts/measured names no file of Documentation/facts", nil, nil,
      ])
  }

  func testEveryRowHasASourceAndSaysHowSureItIs() throws {
    let index = try Repository.text("Documentation/facts/README.md")
    func names(_ heading: String) -> Set<String> {
      let section =
        index.components(separatedBy: "## \(heading)\n").last?.components(separatedBy: "\n## ").first ?? ""
      return Set(
        section.split(separator: "\n").filter { $0.hasPrefix("| ") }.compactMap {
          $0.split(separator: "|").first?.trimmingCharacters(in: .whitespaces)
        })
    }
    let (words, sources) = (names("How sure"), names("Sources"))
    XCTAssertGreaterThan(words.count, 8)
    XCTAssertGreaterThan(sources.count, 10)
    for file in try FactFile.all() {
      XCTAssertTrue(index.contains("[\(file).md](\(file).md)"), "the index does not list \(file).md")
      let tables = try FactFile(file).tables
      XCTAssertEqual(
        tables.map(\.name), try FactFile(file).sections.map { "\(file)#\($0)" }, "a table for each section")
      for table in tables {
        XCTAssertEqual(table.columns.suffix(2), ["sure", "source"], table.name)
        XCTAssertEqual(Set(table.rows.map(\.name)).count, table.rows.count, "\(table.name): rows of the same name")
        for row in table.rows {
          XCTAssertEqual(row.cells.count, table.columns.count, "\(table.name)/\(row.name)")
          XCTAssertTrue(words.contains(row.cells["sure"] ?? ""), "\(table.name)/\(row.name)")
          let source = row.cells["source"] ?? ""
          XCTAssertTrue(sources.contains { source.hasPrefix($0) }, "\(table.name)/\(row.name): \(source)")
        }
      }
    }
  }

  func testTablesAreRead() throws {
    let table = try FactTable("animation", "curves")
    XCTAssertEqual(table.columns, ["name", "value", "sure", "source"])
    XCTAssertEqual(try table.numbers("easeOut"), [0, 0, 0.58, 1])
    XCTAssertEqual(try FactTable("layout", "conflicts").text("superview").first, "'")
    XCTAssertThrowsError(try table.number("easeOut")) {
      XCTAssertEqual(
        "\($0)", "animation#curves: \"0, 0, 0.58, 1\" in row \"easeOut\", column \"value\" is not a list of numbers"
      )
    }
    XCTAssertThrowsError(try table.text("nothing")) {
      XCTAssertEqual("\($0)", "animation#curves: no column \"value\" in a row \"nothing\"")
    }
    XCTAssertThrowsError(try FactTable("animation", "nothing")) {
      XCTAssertEqual("\($0)", "Documentation/facts has no table animation#nothing")
    }
  }
}
