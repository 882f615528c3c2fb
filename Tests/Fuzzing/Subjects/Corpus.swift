import Foundation

/// The files from which inputs are made: the repository's samples and fixtures, and `Tests/Fuzzing/Corpus` for
/// further formats and for inputs of earlier findings.
struct Corpus {
  private let folders: [URL]

  init(repository: URL) throws {
    folders = ["Samples", "Tests/Fuzzing/Corpus", "Tests/UIKitTests/Drawing/Fixtures", "Tests/AppTests/Scripts"]
      .map(repository.appendingPathComponent)
    guard FileManager.default.fileExists(atPath: folders[1].path) else {
      throw Finding("\(repository.path) has no Tests/Fuzzing/Corpus; run this in the repository's root")
    }
  }

  /// All files with these extensions, in the same order on every machine.
  func files(_ extensions: Set<String>) -> [Data] {
    folders.flatMap { folder in
      let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
      return names.filter { extensions.contains(($0 as NSString).pathExtension) }.sorted()
        .compactMap { try? Data(contentsOf: folder.appendingPathComponent($0)) }
    }
  }

  static let hostileValues = [
    "", "nan", "-inf", "1e308", "-9223372036854775808", "18446744073709551616", "0x", "YES", "../../../etc/passwd",
    "/dev/zero", "\u{0}", "\u{FEFF}", "\u{202E}", "%@%s%n", "$(SELF)", "$(inherited)", "👩‍👩‍👧‍👦", "é", "&#0;", "&amp;",
  ]

  static let interfaceWords =
    hostileValues + [
      "<view id=\"a\">", "</view>", "<subviews>", "</subviews>",
      "<constraint firstItem=\"a\" firstAttribute=\"width\"/>",
      "customClass=\"UIWindow\"", "customClass=\"NSObject\"",
      "<outlet property=\"view\" destination=\"a\" id=\"b\"/>",
      "<outletCollection property=\"x\" destination=\"a\" id=\"c\"/>", "multiplier=\"0\"", "multiplier=\"1:0\"",
      "constant=\"1e300\"", "priority=\"-5\"",
      "<rect key=\"frame\" x=\"nan\" y=\"0\" width=\"-1\" height=\"1e30\"/>",
      "<segue destination=\"a\" kind=\"embed\" id=\"s\"/>", "kind=\"unwind\"",
      "<variation key=\"widthClass=compact\">",
      "<userDefinedRuntimeAttribute type=\"number\" keyPath=\"layer.cornerRadius\">", "<stackView id=\"s\">",
      "<connections>", "</connections>", "<![CDATA[", "]]>", "<!--", "-->", "<scene sceneID=\"x\">",
      "keyPath=\"view.superview.superview\"", "<image name=\"x\" width=\"1e9\" height=\"1e9\"/>",
    ]
}
