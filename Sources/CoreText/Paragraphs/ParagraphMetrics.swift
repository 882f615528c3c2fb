/// The values of a paragraph style for the typesetter.
package struct ParagraphMetrics: Equatable {
  package var lineSpacing: CGFloat = 0
  package var paragraphSpacing: CGFloat = 0
  package var alignment = NSTextAlignment.natural
  package var headIndent: CGFloat = 0
  package var tailIndent: CGFloat = 0
  package var firstLineHeadIndent: CGFloat = 0
  package var minimumLineHeight: CGFloat = 0
  package var maximumLineHeight: CGFloat = 0
  package var lineBreakMode = NSLineBreakMode.byWordWrapping
  package var baseWritingDirection = NSWritingDirection.natural
  package var lineHeightMultiple: CGFloat = 0
  package var paragraphSpacingBefore: CGFloat = 0
  package var hyphenationFactor: Float = 0
  package var usesDefaultHyphenation = false
  package var tabStops: [NSTextTab] = ParagraphMetrics.defaultTabStops
  package var defaultTabInterval: CGFloat = 0
  package var allowsDefaultTighteningForTruncation = false
  package var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []

  package init() {}

  /// The default tab stops of iOS: twelve left-aligned ones, 28 points apart.
  static let defaultTabStops = (1...12).map { NSTextTab(textAlignment: .left, location: CGFloat($0) * 28) }
}
