/// The names under which UI tests find a button that shows only an image (`facts/ui-tests.md`).
extension UIImage {
  /// The name of the symbol or of the file with which the image was loaded.
  var automationName: String? { storage.symbol?.name ?? storage.name }

  /// The image's own label, else the system's word for the symbol, else the name. Underscores of a file's name
  /// become spaces.
  var automationLabel: String? {
    if let label = accessibilityLabel { return label }
    guard let name = automationName, !name.isEmpty else { return nil }
    guard isSymbolImage else { return name.replacingOccurrences(of: "_", with: " ") }
    return Self.words[Self.plain(name)] ?? name
  }

  /// Returns the first component of a symbol's name: `plus` for `plus.circle.fill`.
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
