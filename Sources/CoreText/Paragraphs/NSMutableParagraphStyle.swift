/// A mutable paragraph style.
///
/// ```swift
/// let style = NSMutableParagraphStyle()
/// style.alignment = .center
/// style.lineSpacing = 4
/// style.lineBreakMode = .byWordWrapping
/// label.attributedText = NSAttributedString(string: "Two\nlines", attributes: [.paragraphStyle: style])
/// ```
///
/// Do not change a style that a text uses; copy it instead.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/nsmutableparagraphstyle>
open class NSMutableParagraphStyle: NSParagraphStyle {
  open override var lineSpacing: CGFloat {
    get { metrics.lineSpacing }
    set { metrics.lineSpacing = Self.length(newValue) }
  }

  open override var paragraphSpacing: CGFloat {
    get { metrics.paragraphSpacing }
    set { metrics.paragraphSpacing = Self.length(newValue) }
  }

  open override var alignment: NSTextAlignment {
    get { metrics.alignment }
    set { metrics.alignment = newValue }
  }

  open override var firstLineHeadIndent: CGFloat {
    get { metrics.firstLineHeadIndent }
    set { metrics.firstLineHeadIndent = newValue.isFinite ? newValue : 0 }
  }

  open override var headIndent: CGFloat {
    get { metrics.headIndent }
    set { metrics.headIndent = newValue.isFinite ? newValue : 0 }
  }

  open override var tailIndent: CGFloat {
    get { metrics.tailIndent }
    set { metrics.tailIndent = newValue.isFinite ? newValue : 0 }
  }

  open override var lineBreakMode: NSLineBreakMode {
    get { metrics.lineBreakMode }
    set { metrics.lineBreakMode = newValue }
  }

  open override var minimumLineHeight: CGFloat {
    get { metrics.minimumLineHeight }
    set { metrics.minimumLineHeight = Self.length(newValue) }
  }

  open override var maximumLineHeight: CGFloat {
    get { metrics.maximumLineHeight }
    set { metrics.maximumLineHeight = Self.length(newValue) }
  }

  open override var baseWritingDirection: NSWritingDirection {
    get { metrics.baseWritingDirection }
    set { metrics.baseWritingDirection = newValue }
  }

  open override var lineHeightMultiple: CGFloat {
    get { metrics.lineHeightMultiple }
    set { metrics.lineHeightMultiple = Self.length(newValue) }
  }

  open override var paragraphSpacingBefore: CGFloat {
    get { metrics.paragraphSpacingBefore }
    set { metrics.paragraphSpacingBefore = Self.length(newValue) }
  }

  open override var hyphenationFactor: Float {
    get { metrics.hyphenationFactor }
    set { metrics.hyphenationFactor = newValue }
  }

  open override var usesDefaultHyphenation: Bool {
    get { metrics.usesDefaultHyphenation }
    set { metrics.usesDefaultHyphenation = newValue }
  }

  open override var defaultTabInterval: CGFloat {
    get { metrics.defaultTabInterval }
    set { metrics.defaultTabInterval = Self.length(newValue) }
  }

  open override var allowsDefaultTighteningForTruncation: Bool {
    get { metrics.allowsDefaultTighteningForTruncation }
    set { metrics.allowsDefaultTighteningForTruncation = newValue }
  }

  open override var lineBreakStrategy: LineBreakStrategy {
    get { metrics.lineBreakStrategy }
    set { metrics.lineBreakStrategy = newValue }
  }

  /// The tab stops in order; nil restores the default ones.
  open override var tabStops: [NSTextTab]! {
    get { metrics.tabStops }
    set {
      metrics.tabStops = newValue?.sorted { $0.location < $1.location } ?? ParagraphMetrics.defaultTabStops
    }
  }

  open override var textLists: [NSTextList] {
    get { lists }
    set { lists = newValue }
  }

  /// Adds a tab stop, at its position in the order of locations.
  open func addTabStop(_ anObject: NSTextTab) {
    tabStops = metrics.tabStops + [anObject]
  }

  /// Removes the tab stops with the same location and alignment as the given one.
  open func removeTabStop(_ anObject: NSTextTab) {
    metrics.tabStops.removeAll { $0.isEqual(anObject) }
  }

  /// Copies all values of another style.
  open func setParagraphStyle(_ obj: NSParagraphStyle) {
    metrics = obj.metrics
    lists = obj.lists
  }

  /// Returns a valid length; 0 for a negative or infinite one.
  private static func length(_ value: CGFloat) -> CGFloat { value.isFinite && value > 0 ? value : 0 }
}
