import Foundation
import UIKit
import XcodeProject

/// Damaged strings files of the three formats, and texts that apps format with them.
struct StringsSubject: FuzzSubject {
  static let name = "strings"
  static let rounds = 8000
  private let mutators: [(name: String, mutator: Mutator)]
  private let folder: URL

  init(repository: URL, folder: URL) throws {
    let corpus = try Corpus(repository: repository)
    let words =
      Corpus.hostileValues + [
        "\"key\" = \"%@ %d %1$s\";", "\\U00e9", "\\", "/*", "\"", "%#@files@", "%2$@", "%*d", "%.*f", "%n",
        "NSStringPluralRuleType", "NSStringFormatValueTypeKey", "\"variations\" : {", "\"plural\" : {",
        "\"stringUnit\" : {", "\"substitutions\" : {", "<key>one</key>", "<string>%li %#@again@</string>",
      ]
    mutators = ["strings", "stringsdict", "xcstrings"].map { type in
      ("Localizable.\(type)", Mutator(corpus: corpus.files([type]), words: words, limit: 1 << 15))
    }
    self.folder = folder
  }

  func input(_ random: inout RandomBytes) -> Data {
    let kind = random.below(mutators.count)
    return Data([UInt8(kind)]) + mutators[kind].mutator.input(&random)
  }

  func run(_ input: Data) throws {
    guard let kind = input.first, Int(kind) < mutators.count else { return }
    let home = folder.appendingPathComponent(UUID().uuidString + ".bundle")
    let language = home.appendingPathComponent("en.lproj")
    try FileManager.default.createDirectory(at: language, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: home) }
    let file = language.appendingPathComponent(mutators[Int(kind)].name)
    try input.dropFirst().write(to: file)
    if file.pathExtension == "xcstrings" {
      if let catalog = try? StringCatalog(path: file.path) {
        try? catalog.write(named: "Localizable", to: home.path)
      }
    }
    guard let bundle = Bundle(path: home.path) else { throw Finding("no bundle at \(home.path)") }
    var keys = Array(StringsFile.read(input.dropFirst()).strings.keys.prefix(40))
    keys.append("key")
    for key in keys {
      let text = bundle.localizedString(forKey: key, value: nil, table: nil)
      _ = String.localizedStringWithFormat(text, 1, 2, 3)
    }
  }
}
