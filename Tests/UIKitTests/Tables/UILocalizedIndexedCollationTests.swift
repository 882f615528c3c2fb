import UIKit
import XCTest

/// The sections of names: facts/tables.md#index-titles.
final class UILocalizedIndexedCollationTests: XCTestCase {
  private final class Person: NSObject {
    let name: String
    init(_ name: String) {
      self.name = name
      super.init()
    }
  }

  override class func setUp() {
    MessageDispatch.register("name", on: Person.self) { $0.name }
  }

  private func sections(_ language: String, _ names: [String]) -> [String] {
    MainActor.assumeIsolated {
      let collation = UILocalizedIndexedCollation(language: language)
      return names.map { collation.sectionTitles[collation.section(for: $0, collationStringSelector: "self")] }
    }
  }

  private func titles(_ language: String) -> String {
    MainActor.assumeIsolated {
      UILocalizedIndexedCollation(language: language).sectionTitles.joined(separator: " ")
    }
  }

  func testEnglish() {
    MainActor.assumeIsolated {
      let collation = UILocalizedIndexedCollation.current()
      XCTAssertEqual(collation.sectionTitles.joined(), "ABCDEFGHIJKLMNOPQRSTUVWXYZ#")
      XCTAssertEqual(collation.sectionIndexTitles, collation.sectionTitles)
      XCTAssertEqual(collation.section(forSectionIndexTitle: 3), 3)
      XCTAssertEqual(collation.section(forSectionIndexTitle: 99), 26)
    }
    XCTAssertEqual(
      sections("en", ["Ada", "zoe", "Émile", "Åsa", "  Bo", "3M", "@home", "", "北京", "Юрий"]),
      ["A", "Z", "E", "A", "B", "#", "#", "#", "#", "#"])
  }

  func testOtherLanguages() {
    XCTAssertEqual(titles("de"), titles("en"))
    XCTAssertEqual(sections("de", ["Ähre", "Über", "ß"]), ["A", "U", "S"])
    XCTAssertTrue(titles("sv").hasSuffix("Y Z Å Ä Ö #"))
    XCTAssertEqual(sections("sv", ["Ähre", "Åsa", "Östen", "Anna"]), ["Ä", "Å", "Ö", "A"])
    XCTAssertEqual(sections("es", ["Ñandú", "Nube"]), ["Ñ", "N"])
    XCTAssertEqual(sections("ru", ["Юрий", "анна", "Bob"]), ["Ю", "А", "B"])
    XCTAssertEqual(sections("ko", ["김", "까치", "하나", "Bob"]), ["ㄱ", "ㄱ", "ㅎ", "B"])
    XCTAssertEqual(sections("ja", ["がっこう", "ねこ", "Bob"]), ["か", "な", "B"])
    XCTAssertEqual(sections("el", ["Ωμέγα", "Άννα"]), ["Ω", "Α"])
  }

  func testObjectsBySelector() {
    MainActor.assumeIsolated {
      let collation = UILocalizedIndexedCollation.current()
      let people = ["mia", "Ada", "Zoe", "ada"].map(Person.init)
      XCTAssertEqual(people.map { collation.section(for: $0, collationStringSelector: "name") }, [12, 0, 25, 0])
      let sorted = collation.sortedArray(from: people, collationStringSelector: "name")
      XCTAssertEqual(sorted.compactMap { ($0 as? Person)?.name }, ["ada", "Ada", "mia", "Zoe"])
    }
  }
}
