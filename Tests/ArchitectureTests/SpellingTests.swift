import XCTest

/// Comments and pages use the American spelling of Apple's documentation: color, behavior, canceled.
final class SpellingTests: XCTestCase {
  func testCommentsHaveAmericanSpelling() throws {
    for file in ["Sources", "Tests", "Benchmarks", "Samples"].flatMap(Repository.swiftFiles) {
      for problem in Self.misspellings(in: Self.comments(of: try Repository.text(file))) {
        XCTFail("\(file):\(problem)")
      }
    }
  }

  func testPagesHaveAmericanSpelling() throws {
    let pages = try FileManager.default.contentsOfDirectory(atPath: "\(Repository.root.path)/Documentation")
      .sorted()
      .filter { $0.hasSuffix(".md") }.map { "Documentation/\($0)" }
    XCTAssertGreaterThan(pages.count, 5)
    for page in pages + ["CONTRIBUTING.md", "README.md"] {
      for problem in Self.misspellings(in: Self.prose(of: try Repository.text(page))) {
        XCTFail("\(page):\(problem)")
      }
    }
  }

  func testBritishSpellingIsFound() {
    let quotes = "\"\"\""
    let text = """
      /// Colours of a layer, and its `behaviour`: facts/geometry.md#text-field/disabled-colour.
      let colour = "centre"  // Is the centre.
      // Recognised, but not otherwise; `UIColor.labelled grey` is code.
      let text = \(quotes)
        // The colour of a string.
        \(quotes)
      // The dimension and the noise of the exercise.
      """
    XCTAssertEqual(
      Self.misspellings(in: Self.comments(of: text)),
      [
        "1: write “colors” instead of “Colours”", "2: write “center” instead of “centre”",
        "3: write “recognized” instead of “Recognised”",
      ])
    let page = "The colour.\n\n```swift\n// A colour.\n```\nCancelled."
    XCTAssertEqual(
      Self.misspellings(in: Self.prose(of: page)),
      ["1: write “color” instead of “colour”", "6: write “canceled” instead of “Cancelled”"])
  }

  /// The American spelling of each British one.
  private static let spellings: [String: String] = {
    var spellings = [
      "afterwards": "afterward", "artefact": "artifact", "artefacts": "artifacts", "catalogue": "catalog",
      "catalogues": "catalogs", "centring": "centering", "fulfil": "fulfill", "fulfils": "fulfills",
      "fulfilment": "fulfillment", "fulfilments": "fulfillments", "judgement": "judgment", "licence": "license",
      "towards": "toward",
    ]
    for (british, american, endings) in [
      ("analyse", "analyze", "/s/d"), ("behaviour", "behavior", "/s/al"), ("cancell", "cancel", "ed/ing"),
      ("centre", "center", "/s"), ("centred", "centered", ""), ("colour", "color", "/s/ed/ful/ing/less"),
      ("favour", "favor", "/s/ed/able/ite/ites"), ("grey", "gray", "/s/ed/ish/scale"),
      ("honour", "honor", "/s/ed/ing"), ("label", "label", "led/ling"), ("model", "model", "led/ling"),
      ("neighbour", "neighbor", "/s/ing"), ("signall", "signal", "ed/ing"), ("travell", "travel", "ed/ing/er"),
    ] {
      for ending in endings.components(separatedBy: "/") {
        let single = british == american ? String(ending.dropFirst()) : ending
        spellings[british + ending] = american + single
      }
    }
    let verbs = """
      author canonical capital categor custom deserial emphas final general initial item linear local material maxim \
      memor minim normal optim organ penal quant random raster recogn serial special stabil standard summar \
      synchron token uninitial util visual
      """
    for verb in verbs.split(separator: " ") {
      for ending in ["e", "es", "ed", "er", "ers", "ing", "ation", "ations", "able"] {
        spellings["\(verb)is\(ending)"] = "\(verb)iz\(ending)"
      }
    }
    return spellings
  }()

  /// `LINE: write “AMERICAN” instead of “BRITISH”` for each such word outside of backquotes.
  private static func misspellings(in lines: [(number: Int, text: Substring)]) -> [String] {
    var found: [String] = []
    for (number, text) in lines {
      var isCode = false
      for word in text.split(separator: " ") {
        let wasCode = isCode
        let hasQuotes = word.utf8.contains(UInt8(ascii: "`"))
        if hasQuotes, !word.utf8.filter({ $0 == UInt8(ascii: "`") }).count.isMultiple(of: 2) { isCode.toggle() }
        guard !wasCode, !hasQuotes else { continue }
        let bare = word.trimmingPrefix { !$0.isLetter }.prefix { $0.isLetter }
        guard bare.utf8.count > 3, let american = spellings[bare.lowercased()] else { continue }
        found.append("\(number): write “\(american)” instead of “\(bare)”")
      }
    }
    return found
  }

  /// The comments of a file outside of string literals, each line with its number.
  private static func comments(of text: String) -> [(number: Int, text: Substring)] {
    var found: [(number: Int, text: Substring)] = []
    var isString = false
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.utf8.contains(UInt8(ascii: "\"")), line.components(separatedBy: "\"\"\"").count.isMultiple(of: 2) {
        isString.toggle()
      }
      guard !isString, line.utf8.contains(UInt8(ascii: "/")) else { continue }
      if line.trimmingPrefix(while: { $0 == " " }).hasPrefix("//") {
        found.append((index + 1, line))
      } else if let start = line.range(of: "  // ", options: .backwards) {
        found.append((index + 1, line[start.upperBound...]))
      }
    }
    return found
  }

  /// The lines of a page outside of blocks of code.
  private static func prose(of page: String) -> [(number: Int, text: Substring)] {
    var isCode = false
    return page.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { index, line in
      if line.hasPrefix("```") { isCode.toggle() }
      return isCode ? nil : (index + 1, line)
    }
  }
}
