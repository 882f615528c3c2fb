/// The Objective-C names that Swift gives to its declarations.
enum ObjectiveCName {
  /// Returns the selector of a method: `tap:` for `tap(_:)`, `moveTo:by:` for `move(to:by:)` and `showWithView:`
  /// for `show(view:)`.
  static func selector(baseName: String, labels: [String], throwing: Bool = false) -> String {
    guard let first = labels.first else { return throwing ? "\(baseName)AndReturnError:" : baseName }
    var name = baseName + firstPiece(label: first, after: baseName) + ":"
    for label in labels.dropFirst() { name += (label == "_" ? "" : label) + ":" }
    return throwing ? name + "error:" : name
  }

  /// Returns the selector of an initializer: `initWithCoder:` for `init(coder:)`.
  static func initializerSelector(labels: [String]) -> String { selector(baseName: "init", labels: labels) }

  static func setter(of property: String) -> String { "set\(capitalized(property)):" }

  private static func firstPiece(label: String, after base: String) -> String {
    guard label != "_", !label.isEmpty else { return "" }
    let needsWith =
      !prepositions.contains(firstWord(label).lowercased()) && !prepositions.contains(lastWord(base).lowercased())
    return (needsWith ? "With" : "") + capitalized(label)
  }

  static func capitalized(_ text: String) -> String {
    guard let first = text.first else { return text }
    return first.uppercased() + text.dropFirst()
  }

  private static func firstWord(_ text: String) -> Substring {
    guard let end = text.dropFirst().firstIndex(where: \.isUppercase) else { return text[...] }
    return text[..<end]
  }

  private static func lastWord(_ text: String) -> Substring {
    guard let start = text.lastIndex(where: \.isUppercase) else { return text[...] }
    return text[start...]
  }

  /// The words that the compiler treats as prepositions when it derives a selector (from PartsOfSpeech.def in the
  /// Swift compiler).
  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from",
    "given",
    "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until",
    "using", "via", "when", "with", "within",
  ]
}
