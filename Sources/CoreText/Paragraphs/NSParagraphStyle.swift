/// The style of paragraphs: alignment, spacing, indents, line height, line breaking, direction and tabs.
///
/// Lengths are in points. `UILabel` and string drawing read the style from the `paragraphStyle` attribute; make one
/// with `NSMutableParagraphStyle`.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/nsparagraphstyle>
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, NSSecureCoding {
  /// Strategies of line breaking beyond the break mode.
  public struct LineBreakStrategy: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Avoids a single word on a paragraph's last line.
    public static let pushOut = LineBreakStrategy(rawValue: 1)
    /// Does not break between the syllables of a Hangul word.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
    /// The strategy of the system's own labels.
    public static let standard = LineBreakStrategy(rawValue: 0xffff)
  }

  package internal(set) var metrics = ParagraphMetrics()
  var lists: [NSTextList] = []

  public override init() { super.init() }

  public required init?(coder: NSCoder) {
    super.init()
    decode(coder)
  }

  /// The style of text that has none.
  open class var `default`: NSParagraphStyle { standard }

  // Never changed: only its mutable subclass can be.
  nonisolated(unsafe) private static let standard = NSParagraphStyle()

  /// Right to left for the languages of right-to-left scripts.
  open class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
    let language = languageName ?? Locale.current.languageCode ?? "en"
    let code = language.prefix { $0 != "-" && $0 != "_" }.lowercased()
    return ["ar", "arc", "ckb", "dv", "fa", "he", "iw", "ks", "ps", "sd", "syr", "ug", "ur", "yi"].contains(code)
      ? .rightToLeft : .leftToRight
  }

  /// Extra space between the lines of a paragraph; never negative.
  open var lineSpacing: CGFloat { metrics.lineSpacing }
  /// Space after the paragraph.
  open var paragraphSpacing: CGFloat { metrics.paragraphSpacing }
  /// The alignment of lines between the margins; `.natural` by default, which follows the writing direction.
  open var alignment: NSTextAlignment { metrics.alignment }
  /// Indent of the lines after the first, from the leading margin.
  open var headIndent: CGFloat { metrics.headIndent }
  /// The end of lines: measured from the leading margin if positive, else from the trailing margin.
  open var tailIndent: CGFloat { metrics.tailIndent }
  /// Indent of the first line, from the leading margin.
  open var firstLineHeadIndent: CGFloat { metrics.firstLineHeadIndent }
  /// The least height of a line in points; 0, the default, for no limit.
  open var minimumLineHeight: CGFloat { metrics.minimumLineHeight }
  /// The largest height of a line in points; 0, the default, for no limit.
  open var maximumLineHeight: CGFloat { metrics.maximumLineHeight }
  /// The wrapping or truncation of text that is wider than its line; `.byWordWrapping` by default. A label's own
  /// mode comes before it.
  open var lineBreakMode: NSLineBreakMode { metrics.lineBreakMode }
  /// The direction in which the paragraph is read; `.natural` by default: that of its first letter.
  open var baseWritingDirection: NSWritingDirection { metrics.baseWritingDirection }
  /// Factor on the natural line height, before the limits; 0 means 1.
  open var lineHeightMultiple: CGFloat { metrics.lineHeightMultiple }
  /// Space before the paragraph, if it is not the first.
  open var paragraphSpacingBefore: CGFloat { metrics.paragraphSpacingBefore }
  /// The fraction of the line's width below which words are hyphenated to fill it. 0, the default, leaves words
  /// whole; 1 hyphenates wherever it helps.
  open var hyphenationFactor: Float { metrics.hyphenationFactor }
  /// Whether words are hyphenated as the system does it where `hyphenationFactor` is 0; false by default.
  open var usesDefaultHyphenation: Bool { metrics.usesDefaultHyphenation }
  /// The stops in the order of their locations; by default twelve to the left, 28 points apart.
  open var tabStops: [NSTextTab]! { metrics.tabStops }
  /// Distance of the stops behind the last of `tabStops`.
  open var defaultTabInterval: CGFloat { metrics.defaultTabInterval }
  /// Whether characters move together, by a fortieth of the font size at most, before text is truncated; false by
  /// default.
  open var allowsDefaultTighteningForTruncation: Bool { metrics.allowsDefaultTighteningForTruncation }
  /// Further rules for the ends of lines; none by default. A label has `.standard`.
  open var lineBreakStrategy: LineBreakStrategy { metrics.lineBreakStrategy }

  /// The lists that the paragraph is in, outermost first.
  open var textLists: [NSTextList] { lists }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSParagraphStyle else { return false }
    return metrics == other.metrics && lists == other.lists
  }

  open override var hash: Int { metrics.alignment.rawValue &+ metrics.lineSpacing.hashValue }

  open override func copy() -> Any { copy(with: nil) }
  open override func mutableCopy() -> Any { mutableCopy(with: nil) }

  open func copy(with zone: NSZone? = nil) -> Any {
    if type(of: self) == NSParagraphStyle.self { return self }
    let copy = NSParagraphStyle()
    copy.metrics = metrics
    copy.lists = lists
    return copy
  }

  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.metrics = metrics
    copy.lists = lists
    return copy
  }

  public static var supportsSecureCoding: Bool { true }

  open func encode(with coder: NSCoder) {
    coder.encode(metrics.alignment.rawValue, forKey: "NSAlignment")
    coder.encode(metrics.lineBreakMode.rawValue, forKey: "NSLineBreakMode")
    coder.encode(metrics.baseWritingDirection.rawValue, forKey: "NSWritingDirection")
    for (key, path) in Self.codedLengths { coder.encode(Double(metrics[keyPath: path]), forKey: key) }
  }

  private func decode(_ coder: NSCoder) {
    if coder.containsValue(forKey: "NSAlignment") {
      metrics.alignment = NSTextAlignment(rawValue: coder.decodeInteger(forKey: "NSAlignment")) ?? .natural
    }
    metrics.lineBreakMode =
      NSLineBreakMode(rawValue: coder.decodeInteger(forKey: "NSLineBreakMode")) ?? .byWordWrapping
    if coder.containsValue(forKey: "NSWritingDirection") {
      metrics.baseWritingDirection =
        NSWritingDirection(rawValue: coder.decodeInteger(forKey: "NSWritingDirection")) ?? .natural
    }
    for (key, path) in Self.codedLengths where coder.containsValue(forKey: key) {
      metrics[keyPath: path] = CGFloat(coder.decodeDouble(forKey: key))
    }
  }

  // Constant; key paths are not declared `Sendable`.
  nonisolated(unsafe) private static let codedLengths: [(String, WritableKeyPath<ParagraphMetrics, CGFloat>)] = [
    ("NSLineSpacing", \.lineSpacing), ("NSParagraphSpacing", \.paragraphSpacing),
    ("NSParagraphSpacingBefore", \.paragraphSpacingBefore), ("NSHeadIndent", \.headIndent),
    ("NSTailIndent", \.tailIndent), ("NSFirstLineHeadIndent", \.firstLineHeadIndent),
    ("NSMinLineHeight", \.minimumLineHeight), ("NSMaxLineHeight", \.maximumLineHeight),
    ("NSLineHeightMultiple", \.lineHeightMultiple), ("NSDefaultTabInterval", \.defaultTabInterval),
  ]
}
