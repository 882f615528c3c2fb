/// Makes names of products, modules and packages safe to use as file names.
public enum FileName {
  /// Returns the name as a single path component: without separators and control characters, not `..`, and short
  /// enough for every file system. A valid name is returned unchanged.
  public static func make(_ text: String) -> String {
    var name = String.UnicodeScalarView()
    var length = 0
    for scalar in text.unicodeScalars {
      length += UTF8.width(scalar)
      guard length <= maximumLength else { break }
      name.append(scalar == "/" || scalar.value < 32 || scalar.value == 127 ? "_" : scalar)
    }
    let result = String(name)
    return result.allSatisfy { $0 == "." } ? String(repeating: "_", count: max(1, result.count)) : result
  }

  /// Returns whether a name is a single path component that does not refer to another folder.
  public static func isComponent(_ name: some StringProtocol) -> Bool {
    !name.isEmpty && name != "." && name != ".." && name.utf8.count <= 255
      && !name.unicodeScalars.contains { $0 == "/" || $0.value == 0 }
  }

  /// Returns whether a text has the form of a language identifier in folder names, such as `de`, `zh-Hans` or
  /// `pt_BR`.
  public static func isLanguage(_ name: some StringProtocol) -> Bool {
    !name.isEmpty && name.utf8.count <= 64
      && name.unicodeScalars.allSatisfy {
        ("a"..."z").contains($0) || ("A"..."Z").contains($0) || ("0"..."9").contains($0) || $0 == "-" || $0 == "_"
      }
  }

  /// The maximum length in bytes. It leaves room for extensions such as `.bundle` and for numbers within the
  /// system's limit of 255.
  private static let maximumLength = 200
}
