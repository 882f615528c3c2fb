/// The style of paragraphs: alignment, spacing, indents, line height, line breaking, writing direction and tab
/// stops.
///
/// Lengths are in points. `UILabel` and string drawing read the style from the `paragraphStyle` attribute; create
/// one with `NSMutableParagraphStyle`.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/nsparagraphstyle>
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, NSSecureCoding {
  /// Strategies for line breaks.
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

  /// The default style of text.
  open class var `default`: NSParagraphStyle { standard }

  // The style never changes, because only its mutable subclass can.
  nonisolated(unsafe) private static let standard = NSParagraphStyle()

  /// Returns the writing direction of a language: right-to-left for those with right-to-left scripts.
  open class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
    let language = languageName ?? Locale.current.languageCode ?? "en"
    let code = language.prefix { $0 != "-" && $0 != "_" }.lowercased()
    return ["ar", "arc", "ckb", "dv", "fa", "he", "iw", "ks", "ps", "sd", "syr", "ug", "ur", "yi"].contains(code)
      ? .rightToLeft : .leftToRight
  }

  /// The additional space between lines of the paragraph, which is never negative.
  open var lineSpacing: CGFloat { metrics.lineSpacing }
  /// The space after the paragraph.
  open var paragraphSpacing: CGFloat { metrics.paragraphSpacing }
  /// The alignment of lines; `.natural`, the default, depends on the writing direction.
  open var alignment: NSTextAlignment { metrics.alignment }
  /// The indent of the lines after the first one, from the leading margin.
  open var headIndent: CGFloat { metrics.headIndent }
  /// The end of lines: the distance from the leading margin if positive, otherwise from the trailing margin.
  open var tailIndent: CGFloat { metrics.tailIndent }
  /// The indent of the first line, from the leading margin.
  open var firstLineHeadIndent: CGFloat { metrics.firstLineHeadIndent }
  /// The minimum height of a line in points; 0, the default, stands for no limit.
  open var minimumLineHeight: CGFloat { metrics.minimumLineHeight }
  /// The maximum height of a line in points; 0, the default, stands for no limit.
  open var maximumLineHeight: CGFloat { metrics.maximumLineHeight }
  /// The wrapping or truncation of lines that are too long, `.byWordWrapping` by default. A label's own mode takes
  /// precedence.
  open var lineBreakMode: NSLineBreakMode { metrics.lineBreakMode }
  /// The writing direction of the paragraph; `.natural`, the default, is that of its first letter.
  open var baseWritingDirection: NSWritingDirection { metrics.baseWritingDirection }
  /// The factor of the natural line height, which is applied before the limits; 0 stands for 1.
  open var lineHeightMultiple: CGFloat { metrics.lineHeightMultiple }
  /// The space before the paragraph, unless it is the first one.
  open var paragraphSpacingBefore: CGFloat { metrics.paragraphSpacingBefore }
  /// The fraction of the line's width below which words are hyphenated in order to fill it. 0, the default,
  /// disables hyphenation; 1 hyphenates whenever possible.
  open var hyphenationFactor: Float { metrics.hyphenationFactor }
  /// Whether words are hyphenated by the system's default if `hyphenationFactor` is 0. False by default.
  open var usesDefaultHyphenation: Bool { metrics.usesDefaultHyphenation }
  /// The tab stops, in the order of their locations; by default twelve left-aligned ones, 28 points apart.
  open var tabStops: [NSTextTab]! { metrics.tabStops }
  /// The distance of tab stops after the last one in `tabStops`.
  open var defaultTabInterval: CGFloat { metrics.defaultTabInterval }
  /// Whether characters are tightened, by at most 1/40 of the font size, before text is truncated. False by
  /// default.
  open var allowsDefaultTighteningForTruncation: Bool { metrics.allowsDefaultTighteningForTruncation }
  /// Additional strategies for line breaks; none by default. A label uses `.standard`.
  open var lineBreakStrategy: LineBreakStrategy { metrics.lineBreakStrategy }

  /// The lists that contain the paragraph, outermost first.
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

  // The array is constant; key paths are not `Sendable`.
  nonisolated(unsafe) private static let codedLengths: [(String, WritableKeyPath<ParagraphMetrics, CGFloat>)] = [
    ("NSLineSpacing", \.lineSpacing), ("NSParagraphSpacing", \.paragraphSpacing),
    ("NSParagraphSpacingBefore", \.paragraphSpacingBefore), ("NSHeadIndent", \.headIndent),
    ("NSTailIndent", \.tailIndent), ("NSFirstLineHeadIndent", \.firstLineHeadIndent),
    ("NSMinLineHeight", \.minimumLineHeight), ("NSMaxLineHeight", \.maximumLineHeight),
    ("NSLineHeightMultiple", \.lineHeightMultiple), ("NSDefaultTabInterval", \.defaultTabInterval),
  ]
}
