import TestFolders
import UIKit
import XCTest

/// Strings, plural rules and files of bundles in the user's language. Formats: `facts/project.md#strings`. The
/// tests run in English of the United States, like the simulator.
final class LocalizationTests: XCTestCase {
  private var folder = ""

  override func setUp() { folder = TestFolder.make(".bundle").path }

  private func write(_ data: Data, to path: String) throws {
    try URL(fileURLWithPath: folder).write(data, to: path)
  }

  private func write(_ text: String, to path: String) throws { try write(Data(text.utf8), to: path) }

  private func bundle() throws -> Bundle { try XCTUnwrap(Bundle(path: folder)) }

  private func string(_ key: String, table: String? = nil) throws -> String {
    try bundle().localizedString(forKey: key, value: nil, table: table)
  }

  // MARK: The user's language

  func testTheSimulatorsUserIsAmerican() {
    XCTAssertEqual(Locale.current.identifier, "en_US")
    XCTAssertEqual(Locale.preferredLanguages, ["en-US"])
    XCTAssertEqual(Calendar.current.locale?.identifier, "en_US")
    let formatter = NumberFormatter()
    formatter.numberStyle = .currency
    XCTAssertEqual(formatter.string(from: 5), "$5.00")
  }

  func testTheBestOfTheBundlesLanguagesIsTaken() throws {
    for name in ["de", "en-GB", "Base", "fr"] {
      try write("\"a\" = \"\(name)\";", to: "\(name).lproj/Localizable.strings")
    }
    XCTAssertEqual(try bundle().preferredLocalizations, ["en-GB"])
    XCTAssertEqual(Set(try bundle().localizations), ["de", "en-GB", "fr"])
    XCTAssertEqual(try string("a"), "en-GB")
    let choices: [([String], [String], String)] = [
      (["en", "de"], ["de-AT"], "de"), (["pt-BR", "pt-PT"], ["pt-PT"], "pt-PT"),
      (["zh-Hant", "zh-Hans"], ["zh-CN"], "zh-Hans"),
      (["zh-Hant", "zh-Hans"], ["zh-TW"], "zh-Hant"), (["English", "German"], ["de"], "German"),
      (["fr", "de"], ["ja"], "fr"),
      (["es", "es-MX"], ["es-MX"], "es-MX"), (["nb", "en"], ["sv", "no"], "nb"),
    ]
    for (available, wishes, best) in choices {
      XCTAssertEqual(Bundle.preferredLocalizations(from: available, forPreferences: wishes), [best], "\(wishes)")
    }
  }

  func testWithoutTheUsersLanguageTheDevelopmentLanguageIsTaken() throws {
    try write(
      "<plist version=\"1.0\"><dict><key>CFBundleDevelopmentRegion</key><string>fr</string></dict></plist>",
      to: "Info.plist")
    for name in ["de", "fr"] { try write("\"a\" = \"\(name)\";", to: "\(name).lproj/Localizable.strings") }
    XCTAssertEqual(try string("a"), "fr")
  }

  // MARK: Strings

  func testStringsOfAllEncodings() throws {
    let text = "/* a\n comment */ \"a key\" = \"ü \\\"quoted\\\" \\U00e9\\n\"; // end\nbare = word;\n\"alone\";"
    let encodings: [(String.Encoding, [UInt8])] = [
      (.utf8, []), (.utf8, [0xEF, 0xBB, 0xBF]), (.utf16LittleEndian, [0xFF, 0xFE]),
      (.utf16BigEndian, [0xFE, 0xFF]),
      (.utf16LittleEndian, []), (.utf16BigEndian, []),
    ]
    for (number, (encoding, mark)) in encodings.enumerated() {
      try write(Data(mark) + XCTUnwrap(text.data(using: encoding)), to: "en.lproj/T\(number).strings")
      XCTAssertEqual(try string("a key", table: "T\(number)"), "ü \"quoted\" é\n", "\(encoding)")
      XCTAssertEqual(try string("bare", table: "T\(number)"), "word")
      XCTAssertEqual(try string("alone", table: "T\(number)"), "alone")
    }
    let values = ["k": "v"]
    for (name, format) in [("B", PropertyListSerialization.PropertyListFormat.binary), ("X", .xml)] {
      try write(
        PropertyListSerialization.data(fromPropertyList: values, format: format, options: 0), to: "\(name).strings")
      XCTAssertEqual(try string("k", table: name), "v")
    }
  }

  func testMissingKeysAreTheirOwnText() throws {
    try write("\"empty\" = \"\";", to: "en.lproj/Localizable.strings")
    XCTAssertEqual(try string("gone"), "gone")
    XCTAssertEqual(try string("gone", table: "NoTable"), "gone")
    XCTAssertEqual(try string("empty"), "")
    XCTAssertEqual(NSLocalizedString("gone", bundle: try bundle(), value: "default", comment: ""), "default")
  }

  func testBrokenStringsSayTheirLineAndKeepWhatCameBefore() throws {
    for (number, tail) in ["\"b\" = \"open;", "\"b\" \"c\";", "/* open", "= 1;", "\"b\" = ;"].enumerated() {
      try write("\"a\" = \"1\";\n\n\(tail)", to: "en.lproj/T\(number).strings")
      XCTAssertEqual(try string("a", table: "T\(number)"), "1", tail)
      XCTAssertEqual(try string("b", table: "T\(number)"), "b", tail)
    }
  }

  func testDamagedTablesNeverTrap() throws {
    let strings = Array("\"key\" = \"val\\U00e9 \\101 %@\"; /* c */ // d\n'x'=y;".utf8)
    let rules = Array(Self.files("%#@n@", ["n": ["one": "a", "other": "%d b"]]).utf8)
    var state: UInt64 = 11
    func random(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    for round in 0..<200 {
      for (bytes, name) in [(strings, "R\(round).strings"), (rules, "R\(round).stringsdict")] {
        var damaged = bytes
        for _ in 0...(round % 4) where !damaged.isEmpty {
          switch random(3) {
          case 0: damaged[random(damaged.count)] = UInt8(random(256))
          case 1: damaged.removeSubrange(random(damaged.count)...)
          default: damaged.insert(contentsOf: bytes[random(bytes.count)...].prefix(9), at: random(damaged.count))
          }
        }
        try write(Data(damaged), to: name)
      }
      _ = try string("key", table: "R\(round)")
      let format = try string("files", table: "R\(round)")
      // A format that takes an object for a number crashes on iOS, too.
      if format.unicodeScalars.starts(with: "%#@n@".unicodeScalars) { _ = String(format: format, 2) }
    }
  }

  // MARK: Plural rules

  private static func files(_ format: String, _ variables: [String: [String: String]]) -> String {
    let rules = variables.map { name, cases in
      "<key>\(name)</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>"
        + "<key>NSStringFormatValueTypeKey</key><string>d</string>"
        + cases.map { "<key>\($0)</key><string>\($1)</string>" }.joined() + "</dict>"
    }
    return "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict><key>files</key><dict>"
      + "<key>NSStringLocalizedFormatKey</key><string>\(format)</string>\(rules.joined())</dict></dict></plist>"
  }

  func testPluralsInEnglish() throws {
    try write(
      Self.files("%#@n@ left", ["n": ["zero": "none", "one": "one file", "other": "%d files"]]),
      to: "en.lproj/Localizable.stringsdict")
    let format = try string("files")
    XCTAssertEqual(
      [0, 1, 2, 11].map { String.localizedStringWithFormat(format, $0) },
      ["none left", "one file left", "2 files left", "11 files left"])
    XCTAssertEqual(String(format: format, 1), "one file left")
    XCTAssertEqual(String(format: format, arguments: [2]), "2 files left")
    XCTAssertEqual(String(format: format, locale: nil, 1), "one file left")
    XCTAssertTrue(
      format.unicodeScalars.starts(with: "%#@n@ left".unicodeScalars), "what is not formatted looks as on iOS")
  }

  /// Cases by CLDR, https://cldr.unicode.org/index/cldr-spec/plural-rules
  func testPluralsOfOtherLanguages() throws {
    let cases = [
      "ru": [1: "one", 2: "few", 5: "many", 21: "one", 22: "few"],
      "ar": [1: "one", 2: "two", 3: "few", 11: "many", 100: "other"],
      "ja": [1: "other", 2: "other"], "pl": [1: "one", 2: "few", 5: "many", 22: "few"],
      "fr": [1: "one", 2: "other"],
    ]
    for (language, expected) in cases {
      let folder = "\(self.folder)/\(language).bundle"
      let names = ["one", "two", "few", "many", "other"]
      let text = Self.files("%#@n@", ["n": Dictionary(uniqueKeysWithValues: names.map { ($0, $0) })])
      try write(text, to: "\(language).bundle/\(language).lproj/Localizable.stringsdict")
      let format = try XCTUnwrap(Bundle(path: folder)).localizedString(forKey: "files", value: nil, table: nil)
      for (number, category) in expected {
        XCTAssertEqual(String.localizedStringWithFormat(format, number), category, "\(number) in \(language)")
      }
    }
  }

  func testSeveralVariablesAndOrdinaryPlaces() throws {
    try write(
      Self.files(
        "%@: %#@a@ in %#@b@ (%.1f)",
        ["a": ["one": "one file", "other": "%d files"], "b": ["one": "a folder", "other": "%d folders"]]),
      to: "en.lproj/A.stringsdict")
    XCTAssertEqual(
      String.localizedStringWithFormat(try string("files", table: "A"), "x", 1, 3, 2.5),
      "x: one file in 3 folders (2.5)")
    try write(
      Self.files(
        "%2$#@b@ of %1$#@a@", ["a": ["one": "one", "other": "%d"], "b": ["one": "uno", "other": "%d!"]]),
      to: "en.lproj/B.stringsdict")
    XCTAssertEqual(String.localizedStringWithFormat(try string("files", table: "B"), 1, 7), "7! of one")
    try write(
      Self.files(
        "%#@a@", ["a": ["one": "%d with %#@b@", "other": "%d %#@b@"], "b": ["one": "single", "other": "many"]]),
      to: "en.lproj/C.stringsdict")
    XCTAssertEqual(String.localizedStringWithFormat(try string("files", table: "C"), 1), "1 with single")
    XCTAssertEqual(String.localizedStringWithFormat(try string("files", table: "C"), 4), "4 many")
  }

  func testNumberedPlaces() {
    XCTAssertEqual(String(format: "%2$@ %1$d", 1, "a" as NSString), "a 1")
    XCTAssertEqual(
      String(format: "%3$d%% %1$@", "a" as NSString, "b" as NSString, 7), "7% a", "the second is left out")
    XCTAssertEqual(String(format: "%2$5.1lf|", 1, 2.25), "  2.2|")
    XCTAssertEqual(String(format: "%4$lld!", 1), "(null)!")
  }

  func testDevicesAndWidths() throws {
    try write(
      """
      <plist version="1.0"><dict>
      <key>tap</key><dict><key>NSStringDeviceSpecificRuleType</key><dict>
        <key>iphone</key><string>Tap</string><key>mac</key><string>Click</string></dict></dict>
      <key>long</key><dict><key>NSStringVariableWidthRuleType</key><dict>
        <key>5</key><string>Hi</string><key>40</key><string>Good morning</string></dict></dict>
      </dict></plist>
      """, to: "en.lproj/Localizable.stringsdict")
    XCTAssertEqual(try string("tap"), "Tap")
    XCTAssertEqual(try string("long"), "Good morning")
  }

  func testRulesThatNameThemselvesEnd() throws {
    try write(Self.files("%#@a@", ["a": ["other": "x%#@a@"]]), to: "en.lproj/Localizable.stringsdict")
    XCTAssertTrue(String(format: try string("files"), 2).hasPrefix("xxx"))
  }

  // MARK: String(localized:)

  func testLocalizedLiterals() throws {
    try write(
      "\"hello\" = \"Hi\"; \"%lld of %@\" = \"%2$@: %1$lld\"; \"k\" = \"v %lf\"; \"50%\" = \"half\";",
      to: "en.lproj/Localizable.strings")
    let bundle = try bundle()
    XCTAssertEqual(String(localized: "hello", bundle: bundle), "Hi")
    XCTAssertEqual(String(localized: "\(3) of \("x")", bundle: bundle), "x: 3")
    XCTAssertEqual(String(localized: "k", defaultValue: "d \(1.5)", bundle: bundle), "v 1.500000")
    XCTAssertEqual(String(localized: "gone", defaultValue: "d \(2)", bundle: bundle), "d 2")
    XCTAssertEqual(String(localized: "unknown \(1) \("y")", bundle: bundle), "unknown 1 y")
    XCTAssertEqual(String(localized: "50%", bundle: bundle), "half")
    XCTAssertEqual(String(localized: "60%", bundle: bundle), "60%")
    let resource = LocalizedStringResource("hello", bundle: .atURL(bundle.bundleURL))
    XCTAssertEqual(String(localized: resource), "Hi")
  }

  // MARK: Files

  func testFilesOfTheUsersLanguage() throws {
    for path in [
      "a.txt", "en.lproj/b.txt", "de.lproj/c.txt", "Base.lproj/d.txt", "sub/e.txt", "en.lproj/sub/f.txt",
      "g~iphone.txt", "g.txt",
    ] {
      try write("", to: path)
    }
    let bundle = try bundle()
    func place(_ path: String?) -> String? { path.map { String($0.dropFirst(folder.count + 1)) } }
    XCTAssertEqual(place(bundle.path(forResource: "a", ofType: "txt")), "a.txt")
    XCTAssertEqual(place(bundle.path(forResource: "a.txt", ofType: nil)), "a.txt")
    XCTAssertEqual(place(bundle.path(forResource: "b", ofType: ".txt")), "en.lproj/b.txt")
    XCTAssertEqual(place(bundle.url(forResource: "d", withExtension: "txt")?.path), "Base.lproj/d.txt")
    XCTAssertNil(bundle.path(forResource: "c", ofType: "txt"), "another language's")
    XCTAssertEqual(
      place(bundle.path(forResource: "c", ofType: "txt", inDirectory: nil, forLocalization: "de")), "de.lproj/c.txt"
    )
    XCTAssertEqual(place(bundle.path(forResource: "e", ofType: "txt", inDirectory: "sub")), "sub/e.txt")
    XCTAssertEqual(
      place(bundle.url(forResource: "f", withExtension: "txt", subdirectory: "sub")?.path), "en.lproj/sub/f.txt")
    XCTAssertEqual(place(bundle.path(forResource: "g", ofType: "txt")), "g~iphone.txt")
    XCTAssertEqual(
      bundle.paths(forResourcesOfType: "txt", inDirectory: nil).compactMap(place),
      ["a.txt", "g.txt", "g~iphone.txt", "en.lproj/b.txt"])
    XCTAssertNil(bundle.path(forResource: "nothing", ofType: "txt"))
    XCTAssertNil(bundle.path(forResource: "a\0b", ofType: "txt"))
  }
}
