/// Names that projects give to products, modules and packages, made safe to write files under.
public enum FileName {
  /// The name as one path component: without separators and control characters, never `..`, short enough for every
  /// file system. A name that is one already stays as it is.
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

  /// Whether a name is one path component that stays in its folder.
  public static func isComponent(_ name: some StringProtocol) -> Bool {
    !name.isEmpty && name != "." && name != ".." && name.utf8.count <= 255
      && !name.unicodeScalars.contains { $0 == "/" || $0.value == 0 }
  }

  /// Whether a text names a language as folders do: `de`, `zh-Hans`, `pt_BR`.
  public static func isLanguage(_ name: some StringProtocol) -> Bool {
    !name.isEmpty && name.utf8.count <= 64
      && name.unicodeScalars.allSatisfy {
        ("a"..."z").contains($0) || ("A"..."Z").contains($0) || ("0"..."9").contains($0) || $0 == "-" || $0 == "_"
      }
  }

  /// Leaves room for endings such as `.bundle` and numbers within the 255 bytes of a name.
  private static let maximumLength = 200
}
