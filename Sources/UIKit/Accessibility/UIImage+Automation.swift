/// What UI tests call a button that shows nothing but an image (`facts/ui-tests.md`).
extension UIImage {
  /// The name that the image was asked for by: of a symbol or of a file.
  var automationName: String? { storage.symbol?.name ?? storage.name }

  /// The image's own label, else the word that the system has for the symbol, else the name; underscores are spaces
  /// in the name of a file.
  var automationLabel: String? {
    if let label = accessibilityLabel { return label }
    guard let name = automationName, !name.isEmpty else { return nil }
    guard isSymbolImage else { return name.replacingOccurrences(of: "_", with: " ") }
    return Self.words[Self.plain(name)] ?? name
  }

  /// `plus` of `plus.circle.fill`.
  private static func plain(_ name: String) -> String {
    var name = Substring(name)
    for ending in [".fill", ".circle", ".square"] where name.hasSuffix(ending) {
      name = name.dropLast(ending.count)
    }
    return String(name)
  }

  private static let words = [
    "plus": "Add", "xmark": "Close", "ellipsis": "More", "chevron.left": "Back", "chevron.backward": "Back",
    "chevron.right": "Forward", "chevron.forward": "Forward", "arrow.clockwise": "Refresh",
    "square.and.arrow.up": "Share", "magnifyingglass": "Search",
  ]
}
