import XCTest
import XcodeProject

/// The strings files that Xcode makes from `.xcstrings`: `facts/project.md#strings`, and Apple's
/// <https://developer.apple.com/documentation/xcode/localizing-and-varying-text-with-a-string-catalog>
final class StringCatalogTests: XCTestCase {
  private var fixture = ProjectFixture()

  override func setUp() { fixture = ProjectFixture() }

  private func catalog(_ strings: String) throws -> StringCatalog {
    try fixture.write(
      "{\"sourceLanguage\": \"en\", \"version\": \"1.0\", \"strings\": {\(strings)}}", to: "L.xcstrings")
    return try StringCatalog(path: fixture.folder + "/L.xcstrings")
  }

  func testPlainStrings() throws {
    let catalog = try catalog(
      """
      "Hello": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Hallo"}}}},
      "key": {"extractionState": "manual", "localizations": {"en": {"stringUnit": {"state": "new", "value": "Text"}}}},
      "": {}, "odd": 5
      """)
    XCTAssertEqual(catalog.languages["de"]?.strings, ["Hello": "Hallo"])
    XCTAssertEqual(catalog.languages["en"]?.strings, ["Hello": "Hello", "key": "Text", "": "", "odd": "odd"])
  }

  private func rule(_ name: String, in entry: Any?) -> [String: String]? {
    (entry as? [String: Any])?[name] as? [String: String]
  }

  func testPluralsBecomeRules() throws {
    let catalog = try catalog(
      """
      "%lld items": {"localizations": {"en": {"variations": {"plural": {
        "one": {"stringUnit": {"state": "translated", "value": "%lld item"}},
        "other": {"stringUnit": {"state": "translated", "value": "%lld items"}}}}}}}
      """)
    let entry = catalog.languages["en"]?.rules["%lld items"]
    XCTAssertEqual((entry as? [String: Any])?["NSStringLocalizedFormatKey"] as? String, "%#@variation1@")
    XCTAssertEqual(
      rule("variation1", in: entry),
      [
        "NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": "lld",
        "one": "%lld item",
        "other": "%lld items",
      ])
    XCTAssertNil(catalog.languages["en"]?.strings["%lld items"])
  }

  func testDevicesAndSubstitutions() throws {
    let catalog = try catalog(
      """
      "tap": {"localizations": {"en": {"variations": {"device": {
        "iphone": {"stringUnit": {"value": "Tap"}}, "other": {"stringUnit": {"value": "Click"}}}}}}},
      "two": {"localizations": {"en": {"stringUnit": {"value": "%#@files@ in %#@folders@"}, "substitutions": {
        "files": {"argNum": 1, "formatSpecifier": "d", "variations": {"plural": {
          "one": {"stringUnit": {"value": "%arg file"}}, "other": {"stringUnit": {"value": "%arg files"}}}}},
        "folders": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
          "other": {"stringUnit": {"value": "%arg folders"}}}}}}}}}
      """)
    let english = try XCTUnwrap(catalog.languages["en"])
    XCTAssertEqual(
      rule("variation1", in: english.rules["tap"]),
      ["NSStringFormatSpecTypeKey": "NSStringDeviceSpecificRuleType", "iphone": "Tap", "other": "Click"])
    let two = english.rules["two"] as? [String: Any]
    XCTAssertEqual(two?["NSStringLocalizedFormatKey"] as? String, "%1$#@files@ in %2$#@folders@")
    XCTAssertEqual(rule("files", in: two)?["NSStringFormatValueTypeKey"], "d")
    XCTAssertEqual(rule("folders", in: two)?["other"], "%arg folders")
  }

  func testFilesAreWritten() throws {
    let catalog = try catalog("\"a\": {\"localizations\": {\"de\": {\"stringUnit\": {\"value\": \"b\"}}}}")
    try catalog.write(named: "L", to: fixture.folder)
    let data = try Data(contentsOf: URL(fileURLWithPath: fixture.folder + "/de.lproj/L.strings"))
    XCTAssertEqual(
      try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: String], ["a": "b"])
    XCTAssertTrue(FileManager.default.fileExists(atPath: fixture.folder + "/en.lproj/L.strings"))
    XCTAssertFalse(FileManager.default.fileExists(atPath: fixture.folder + "/en.lproj/L.stringsdict"))
  }

  /// A build of the same catalog is the same bytes, also where the cases of a plural have different specifiers:
  /// that of the text for all other numbers counts.
  func testTheSameCatalogMakesTheSameBytes() throws {
    let text = """
      "n": {"localizations": {"en": {"variations": {"plural": {
        "one": {"stringUnit": {"value": "%x item"}}, "two": {"stringUnit": {"value": "%f items"}},
        "few": {"stringUnit": {"value": "%d items"}}, "other": {"stringUnit": {"value": "%lu items"}}}}}}},
      "m": {"localizations": {"en": {"stringUnit": {"value": "m"}}, "de": {"stringUnit": {"value": "m"}}}}
      """
    var seen: Set<Data> = []
    for _ in 0..<12 {
      let catalog = try catalog(text)
      XCTAssertEqual(
        rule("variation1", in: catalog.languages["en"]?.rules["n"])?["NSStringFormatValueTypeKey"], "lu")
      try catalog.write(named: "L", to: fixture.folder)
      seen.insert(try Data(contentsOf: URL(fileURLWithPath: fixture.folder + "/en.lproj/L.stringsdict")))
    }
    XCTAssertEqual(seen.count, 1)
  }

  func testBrokenCatalogsSayWhatToDo() throws {
    for text in ["", "{", "[]", "{\"strings\": []}"] {
      try fixture.write(text, to: "L.xcstrings")
      XCTAssertThrowsError(try StringCatalog(path: fixture.folder + "/L.xcstrings")) { error in
        XCTAssertTrue("\(error)".contains("L.xcstrings: is not a string catalog"), "\(error)")
        XCTAssertTrue("\(error)".hasSuffix("open and save it in Xcode"), "\(error)")
      }
    }
  }

  func testDamagedCatalogsNeverTrap() throws {
    _ = try catalog(
      """
      "a": {"localizations": {"en": {"stringUnit": {"value": "%#@f@"}, "substitutions": {"f": {"argNum": 1, "variations":
        {"plural": {"one": {"stringUnit": {"value": "1"}}, "other": {"variations": {"device": {"ipad": {"stringUnit": {"value": "x"}}}}}}}}}}}}
      """)
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: fixture.folder + "/L.xcstrings")))
    var random = SeededGenerator(state: 3)
    for _ in 0..<300 {
      try Data(random.damaged(bytes)).write(to: URL(fileURLWithPath: fixture.folder + "/L.xcstrings"))
      try? StringCatalog(path: fixture.folder + "/L.xcstrings").write(named: "L", to: fixture.folder)
    }
  }
}
