extension NSLayoutManager {
  /// The direction of lines.
  public enum TextLayoutOrientation: Int, Sendable {
    /// Lines are horizontal, one below the other.
    case horizontal = 0
    /// Lines run from top to bottom. UIKit's text never does.
    case vertical = 1
  }

  /// Properties of a glyph that layout depends on.
  public struct GlyphProperty: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The glyph is not displayed, and has no width.
    public static let null = GlyphProperty(rawValue: 1 << 0)
    /// A control character, for which the delegate may choose an action.
    public static let controlCharacter = GlyphProperty(rawValue: 1 << 1)
    /// White space, which justified lines stretch.
    public static let elastic = GlyphProperty(rawValue: 1 << 2)
    /// Part of the glyph before it, as combining marks are.
    public static let nonBaseCharacter = GlyphProperty(rawValue: 1 << 3)
  }

  /// The effect of a control character on layout.
  public struct ControlCharacterAction: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The character takes no space.
    public static let zeroAdvancement = ControlCharacterAction(rawValue: 1 << 0)
    /// The character takes the space that the delegate returns.
    public static let whitespace = ControlCharacterAction(rawValue: 1 << 1)
    /// The character advances to the next tab stop.
    public static let horizontalTab = ControlCharacterAction(rawValue: 1 << 2)
    /// The character ends the line.
    public static let lineBreak = ControlCharacterAction(rawValue: 1 << 3)
    /// The character ends the paragraph.
    public static let paragraphBreak = ControlCharacterAction(rawValue: 1 << 4)
    /// The character ends the text of the container.
    public static let containerBreak = ControlCharacterAction(rawValue: 1 << 5)
  }
}

/// An object whose text has a layout orientation.
public protocol NSTextLayoutOrientationProvider {
  /// The direction of lines. Horizontal on iOS.
  var layoutOrientation: NSLayoutManager.TextLayoutOrientation { get }
}

/// Questions to the delegate, each for methods that it may not have.
struct DelegateQuestions: OptionSet {
  let rawValue: Int
  static let glyphs = DelegateQuestions(rawValue: 1)
  static let lineSpacing = DelegateQuestions(rawValue: 2)
  static let spacingBefore = DelegateQuestions(rawValue: 4)
  static let spacingAfter = DelegateQuestions(rawValue: 8)
  static let controlCharacters = DelegateQuestions(rawValue: 16)
  static let wordBreaks = DelegateQuestions(rawValue: 32)
  static let hyphens = DelegateQuestions(rawValue: 64)
  static let controlBounds = DelegateQuestions(rawValue: 128)
  static let lineRects = DelegateQuestions(rawValue: 256)
}

/// The methods that a layout manager calls to report and to customize layout. All are optional.
///
/// ```swift
/// func layoutManager(
///   _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
///   withProposedLineFragmentRect rect: CGRect
/// ) -> CGFloat { 6 }
/// ```
public protocol NSLayoutManagerDelegate: NSObjectProtocol {
  /// Generates glyphs for a run: the method may set other glyphs by `setGlyphs`, and returns their number; 0 for
  /// the usual ones.
  func layoutManager(
    _ layoutManager: NSLayoutManager, shouldGenerateGlyphs glyphs: UnsafePointer<CGGlyph>,
    properties props: UnsafePointer<NSLayoutManager.GlyphProperty>,
    characterIndexes charIndexes: UnsafePointer<Int>,
    font aFont: UIFont, forGlyphRange glyphRange: NSRange
  ) -> Int
  /// Returns the space under the line that ends with a glyph.
  func layoutManager(
    _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat
  /// Returns the space above the paragraph that begins with a glyph.
  func layoutManager(
    _ layoutManager: NSLayoutManager, paragraphSpacingBeforeGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat
  /// Returns the space under the paragraph that ends with a glyph.
  func layoutManager(
    _ layoutManager: NSLayoutManager, paragraphSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat
  /// Returns the action of a control character in place of the proposed one.
  func layoutManager(
    _ layoutManager: NSLayoutManager, shouldUse action: NSLayoutManager.ControlCharacterAction,
    forControlCharacterAt charIndex: Int
  ) -> NSLayoutManager.ControlCharacterAction
  /// Returns whether a line may be broken between the words before and behind a character's start. True by default.
  func layoutManager(
    _ layoutManager: NSLayoutManager, shouldBreakLineByWordBeforeCharacterAt charIndex: Int
  ) -> Bool
  /// Returns whether a word may be divided before a character. True by default.
  func layoutManager(
    _ layoutManager: NSLayoutManager, shouldBreakLineByHyphenatingBeforeCharacterAt charIndex: Int
  ) -> Bool
  /// Returns the box of a control character whose action is white space; its width counts.
  func layoutManager(
    _ layoutManager: NSLayoutManager, boundingBoxForControlGlyphAt glyphIndex: Int,
    for textContainer: NSTextContainer, proposedLineFragment proposedRect: CGRect, glyphPosition: CGPoint,
    characterIndex charIndex: Int
  ) -> CGRect
  /// Changes the position of a line, and returns whether it did.
  func layoutManager(
    _ layoutManager: NSLayoutManager, shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
    lineFragmentUsedRect: UnsafeMutablePointer<CGRect>, baselineOffset: UnsafeMutablePointer<CGFloat>,
    in textContainer: NSTextContainer, forGlyphRange glyphRange: NSRange
  ) -> Bool
  /// Called when the layout of text became invalid.
  func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager)
  /// Called when a container was filled, and whether that was all of the text; nil for text that fits no container.
  func layoutManager(
    _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
    atEnd layoutFinishedFlag: Bool)
  /// Called when a container's size changed.
  func layoutManager(
    _ layoutManager: NSLayoutManager, textContainer: NSTextContainer, didChangeGeometryFrom oldSize: CGSize)
}

// Defaults record that the delegate does not implement a method, so that it is called once.
extension NSLayoutManagerDelegate {
  public func layoutManager(
    _ layoutManager: NSLayoutManager, shouldGenerateGlyphs glyphs: UnsafePointer<CGGlyph>,
    properties props: UnsafePointer<NSLayoutManager.GlyphProperty>,
    characterIndexes charIndexes: UnsafePointer<Int>,
    font aFont: UIFont, forGlyphRange glyphRange: NSRange
  ) -> Int {
    layoutManager.missing.insert(.glyphs)
    return 0
  }
  public func layoutManager(
    _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat {
    layoutManager.missing.insert(.lineSpacing)
    return 0
  }
  public func layoutManager(
    _ layoutManager: NSLayoutManager, paragraphSpacingBeforeGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat {
    layoutManager.missing.insert(.spacingBefore)
    return 0
  }
  public func layoutManager(
    _ layoutManager: NSLayoutManager, paragraphSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat {
    layoutManager.missing.insert(.spacingAfter)
    return 0
  }
  public func layoutManager(
    _ layoutManager: NSLayoutManager, shouldUse action: NSLayoutManager.ControlCharacterAction,
    forControlCharacterAt charIndex: Int
  ) -> NSLayoutManager.ControlCharacterAction {
    layoutManager.missing.insert(.controlCharacters)
    return action
  }
  public func layoutManager(
    _ layoutManager: NSLayoutManager, shouldBreakLineByWordBeforeCharacterAt charIndex: Int
  ) -> Bool {
    layoutManager.missing.insert(.wordBreaks)
    return true
  }
  public func layoutManager(
    _ layoutManager: NSLayoutManager, shouldBreakLineByHyphenatingBeforeCharacterAt charIndex: Int
  ) -> Bool {
    layoutManager.missing.insert(.hyphens)
    return true
  }
  public func layoutManager(
    _ layoutManager: NSLayoutManager, boundingBoxForControlGlyphAt glyphIndex: Int,
    for textContainer: NSTextContainer, proposedLineFragment proposedRect: CGRect, glyphPosition: CGPoint,
    characterIndex charIndex: Int
  ) -> CGRect {
    layoutManager.missing.insert(.controlBounds)
    return .zero
  }
  public func layoutManager(
    _ layoutManager: NSLayoutManager, shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
    lineFragmentUsedRect: UnsafeMutablePointer<CGRect>, baselineOffset: UnsafeMutablePointer<CGFloat>,
    in textContainer: NSTextContainer, forGlyphRange glyphRange: NSRange
  ) -> Bool {
    layoutManager.missing.insert(.lineRects)
    return false
  }
  public func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) {}
  public func layoutManager(
    _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
    atEnd layoutFinishedFlag: Bool
  ) {}
  public func layoutManager(
    _ layoutManager: NSLayoutManager, textContainer: NSTextContainer, didChangeGeometryFrom oldSize: CGSize
  ) {}
}
