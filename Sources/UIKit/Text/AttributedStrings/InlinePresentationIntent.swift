import Foundation

/// The intent of a range of text: emphasized, code, struck through.
///
/// Apple's documentation: <https://developer.apple.com/documentation/foundation/inlinepresentationintent>
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Emphasis, `*text*` in Markdown, shown in italics.
  public static let emphasized = InlinePresentationIntent(rawValue: 1)
  /// Strong emphasis, `**text**` in Markdown, shown in bold.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
  /// Code, between grave accents in Markdown, shown in a monospaced font.
  public static let code = InlinePresentationIntent(rawValue: 4)
  /// Struck out text, `~~text~~` in Markdown, shown with a line through it.
  public static let strikethrough = InlinePresentationIntent(rawValue: 32)
  /// A line end of the source that does not end a line when the text is shown. Reading Markdown gives a space
  /// without it.
  public static let softBreak = InlinePresentationIntent(rawValue: 64)
  /// A line break within a paragraph. Parsing Markdown does not set it.
  public static let lineBreak = InlinePresentationIntent(rawValue: 128)
  /// HTML within a line. Reading Markdown leaves tags as text without it.
  public static let inlineHTML = InlinePresentationIntent(rawValue: 256)
  /// HTML that is a block of its own. Reading Markdown leaves it as text without it.
  public static let blockHTML = InlinePresentationIntent(rawValue: 512)
}

extension NSAttributedString.Key {
  /// An `InlinePresentationIntent`'s raw value as a number.
  public static let inlinePresentationIntent = NSAttributedString.Key("NSInlinePresentationIntent")
  /// A `PresentationIntent`: the blocks that contain the text. Labels and text views do not show it.
  public static let presentationIntentAttributeName = NSAttributedString.Key("NSPresentationIntent")
  /// The text that replaces an image.
  public static let alternateDescription = NSAttributedString.Key("NSAlternateDescription")
  /// The URL of a Markdown image.
  public static let imageURL = NSAttributedString.Key("NSImageURL")
}

extension NSAttributedString {
  /// Returns the string with fonts for the presentation intents of text that has no font of its own.
  func showingIntents(font: UIFont) -> NSAttributedString {
    let whole = NSRange(location: 0, length: length)
    var result: NSMutableAttributedString?
    enumerateAttribute(.inlinePresentationIntent, in: whole, options: []) { value, range, _ in
      guard let raw = (value as? NSNumber)?.uintValue, raw != 0 else { return }
      let copy = result ?? NSMutableAttributedString(attributedString: self)
      result = copy
      let intent = InlinePresentationIntent(rawValue: raw)
      var traits: UIFontDescriptor.SymbolicTraits = []
      if intent.contains(.stronglyEmphasized) { traits.insert(.traitBold) }
      if intent.contains(.emphasized) { traits.insert(.traitItalic) }
      copy.enumerateAttribute(.font, in: range, options: []) { own, range, _ in
        guard own == nil else { return }
        var shown =
          intent.contains(.code) ? UIFont.monospacedSystemFont(ofSize: font.pointSize, weight: .regular) : font
        if !traits.isEmpty, let descriptor = shown.fontDescriptor.withSymbolicTraits(traits) {
          shown = UIFont(descriptor: descriptor, size: font.pointSize)
        }
        copy.addAttribute(.font, value: shown, range: range)
      }
      if intent.contains(.strikethrough) {
        copy.addAttribute(.strikethroughStyle, value: NSUnderlineStyle.single.rawValue, range: range)
      }
    }
    return result ?? self
  }
}
