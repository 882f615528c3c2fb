extension AttributeScopes {
  /// UIKit's attributes of `AttributedString`.
  ///
  /// Apple's documentation: <https://developer.apple.com/documentation/foundation/attributescopes/uikitattributes>
  public struct UIKitAttributes: AttributeScope {
    /// The font of the text. If it is absent, a label or text view uses its own font.
    public let font: FontAttribute
    /// The alignment, spacing and line breaks of paragraphs; the style at a paragraph's first character counts.
    public let paragraphStyle: ParagraphStyleAttribute
    /// The color of the characters. If it is absent, a label or text view uses its own text color.
    public let foregroundColor: ForegroundColorAttribute
    /// The background color, which fills the text's line boxes; if absent, there is no background.
    public let backgroundColor: BackgroundColorAttribute
    /// Whether pairs such as "fi" are drawn as one glyph: 0 never, 1, the default, as the font does usually.
    public let ligature: LigatureAttribute
    /// The space that is added after each character, in points. 0 turns off the font's kerning of pairs, which is
    /// on if the attribute is absent.
    public let kern: KernAttribute
    /// The space that is added after each character, in points, besides the font's kerning of pairs. It replaces
    /// `kern`.
    public let tracking: TrackingAttribute
    /// The style of the line through the text; without the attribute there is no line.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The style of the line under the text; without the attribute there is no line.
    public let underlineStyle: UnderlineStyleAttribute
    /// The color of the characters' outlines; by default that of the characters. It is visible only with a
    /// `strokeWidth`.
    public let strokeColor: StrokeColorAttribute
    /// The width of the characters' outlines in percent of the font size. With a positive width they are hollow;
    /// with a negative one they are filled, too.
    public let strokeWidth: StrokeWidthAttribute
    /// The shadow of the text; absent, it has none.
    public let shadow: ShadowAttribute
    /// The picture or view that replaces a character, which must be U+FFFC.
    public let attachment: AttachmentAttribute
    /// The distance by which the text is raised above the line's baseline, in points; a negative one lowers it.
    public let baselineOffset: BaselineOffsetAttribute
    /// The color of the line under the text; by default that of the characters.
    public let underlineColor: UnderlineColorAttribute
    /// The color of the line through the text; by default that of the characters.
    public let strikethroughColor: StrikethroughColorAttribute
    /// The slant of the glyphs: the horizontal shift of a point one unit above the baseline; 0 for upright glyphs.
    public let obliqueness: ObliquenessAttribute
    /// The natural logarithm of the factor by which the glyphs are widened; 0 for the font's own width.
    public let expansion: ExpansionAttribute
    /// The meaning of the text in its source, such as emphasis or code, from which views choose a font if it has
    /// none.
    public let inlinePresentationIntent: InlinePresentationIntentAttribute
    /// The blocks of the source that contain the text, such as a list or a heading. Views do not show it.
    public let presentationIntent: PresentationIntentAttribute

    /// Identifies the font. The same attribute as `NSAttributedString.Key.font`.
    public enum FontAttribute: AttributedStringKey {
      /// A font with its size in points.
      public typealias Value = UIFont
      /// The raw value of `NSAttributedString.Key.font`.
      public static let name = "NSFont"
    }
    /// Identifies the paragraph style. The same attribute as `NSAttributedString.Key.paragraphStyle`.
    public enum ParagraphStyleAttribute: AttributedStringKey {
      /// Settings that apply to whole paragraphs.
      public typealias Value = NSParagraphStyle
      /// The raw value of `NSAttributedString.Key.paragraphStyle`.
      public static let name = "NSParagraphStyle"
    }
    /// Identifies the color of the characters. The same attribute as `NSAttributedString.Key.foregroundColor`.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// A color; a dynamic one is resolved when the text is drawn.
      public typealias Value = UIColor
      /// The raw value of `NSAttributedString.Key.foregroundColor`.
      public static let name = "NSColor"
    }
    /// Identifies the color behind the text. The same attribute as `NSAttributedString.Key.backgroundColor`.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// A color; a dynamic one is resolved when the text is drawn.
      public typealias Value = UIColor
      /// The raw value of `NSAttributedString.Key.backgroundColor`.
      public static let name = "NSBackgroundColor"
    }
    /// Identifies the use of ligatures. The same attribute as `NSAttributedString.Key.ligature`.
    public enum LigatureAttribute: AttributedStringKey {
      /// A number, 0 or 1, rather than a truth value.
      public typealias Value = Int
      /// The raw value of `NSAttributedString.Key.ligature`.
      public static let name = "NSLigature"
    }
    /// Identifies the space between characters, of which 0 turns off kerning. The same attribute as
    /// `NSAttributedString.Key.kern`.
    public enum KernAttribute: AttributedStringKey {
      /// A distance in points; negative ones move characters together.
      public typealias Value = CGFloat
      /// The raw value of `NSAttributedString.Key.kern`.
      public static let name = "NSKern"
    }
    /// Identifies the space between characters, of which 0 is the same as none. The same attribute as
    /// `NSAttributedString.Key.tracking`.
    public enum TrackingAttribute: AttributedStringKey {
      /// A distance in points; negative ones move characters together.
      public typealias Value = CGFloat
      /// The raw value of `NSAttributedString.Key.tracking`.
      public static let name = "CTTracking"
    }
    /// Identifies the line through the text. The same attribute as `NSAttributedString.Key.strikethroughStyle`.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// The line's weight and pattern, such as `.single`. `NSAttributedString` has its raw value.
      public typealias Value = NSUnderlineStyle
      /// The raw value of `NSAttributedString.Key.strikethroughStyle`.
      public static let name = "NSStrikethrough"
    }
    /// Identifies the line under the text. The same attribute as `NSAttributedString.Key.underlineStyle`.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// The line's weight and pattern, such as `.single`. `NSAttributedString` has its raw value.
      public typealias Value = NSUnderlineStyle
      /// The raw value of `NSAttributedString.Key.underlineStyle`.
      public static let name = "NSUnderline"
    }
    /// Identifies the color of outlines. The same attribute as `NSAttributedString.Key.strokeColor`.
    public enum StrokeColorAttribute: AttributedStringKey {
      /// A color; a dynamic one is resolved when the text is drawn.
      public typealias Value = UIColor
      /// The raw value of `NSAttributedString.Key.strokeColor`.
      public static let name = "NSStrokeColor"
    }
    /// Identifies the width of outlines. The same attribute as `NSAttributedString.Key.strokeWidth`.
    public enum StrokeWidthAttribute: AttributedStringKey {
      /// A number of percent of the font size; 0 draws no outline.
      public typealias Value = CGFloat
      /// The raw value of `NSAttributedString.Key.strokeWidth`.
      public static let name = "NSStrokeWidth"
    }
    /// Identifies the shadow of the text. The same attribute as `NSAttributedString.Key.shadow`.
    public enum ShadowAttribute: AttributedStringKey {
      /// A shadow with its offset, blur and color.
      public typealias Value = NSShadow
      /// The raw value of `NSAttributedString.Key.shadow`.
      public static let name = "NSShadow"
    }
    /// Identifies an attachment. The same attribute as `NSAttributedString.Key.attachment`.
    public enum AttachmentAttribute: AttributedStringKey {
      /// An attachment with its image or contents.
      public typealias Value = NSTextAttachment
      /// The raw value of `NSAttributedString.Key.attachment`.
      public static let name = "NSAttachment"
    }
    /// Identifies the distance from the baseline. The same attribute as `NSAttributedString.Key.baselineOffset`.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// A distance in points; positive ones are upwards.
      public typealias Value = CGFloat
      /// The raw value of `NSAttributedString.Key.baselineOffset`.
      public static let name = "NSBaselineOffset"
    }
    /// Identifies the color of the line under the text. The same attribute as
    /// `NSAttributedString.Key.underlineColor`.
    public enum UnderlineColorAttribute: AttributedStringKey {
      /// A color; a dynamic one is resolved when the text is drawn.
      public typealias Value = UIColor
      /// The raw value of `NSAttributedString.Key.underlineColor`.
      public static let name = "NSUnderlineColor"
    }
    /// Identifies the color of the line through the text. The same attribute as
    /// `NSAttributedString.Key.strikethroughColor`.
    public enum StrikethroughColorAttribute: AttributedStringKey {
      /// A color; a dynamic one is resolved when the text is drawn.
      public typealias Value = UIColor
      /// The raw value of `NSAttributedString.Key.strikethroughColor`.
      public static let name = "NSStrikethroughColor"
    }
    /// Identifies the slant of the glyphs. The same attribute as `NSAttributedString.Key.obliqueness`.
    public enum ObliquenessAttribute: AttributedStringKey {
      /// A ratio, positive for a slant to the right.
      public typealias Value = CGFloat
      /// The raw value of `NSAttributedString.Key.obliqueness`.
      public static let name = "NSObliqueness"
    }
    /// Identifies the horizontal scale of the glyphs. The same attribute as `NSAttributedString.Key.expansion`.
    public enum ExpansionAttribute: AttributedStringKey {
      /// A logarithm, so that negative numbers make glyphs narrower.
      public typealias Value = CGFloat
      /// The raw value of `NSAttributedString.Key.expansion`.
      public static let name = "NSExpansion"
    }
    /// Identifies the meaning of a piece of text. The same attribute as
    /// `NSAttributedString.Key.inlinePresentationIntent`.
    public enum InlinePresentationIntentAttribute: AttributedStringKey {
      /// A set of meanings, which can be combined. `NSAttributedString` has its raw value.
      public typealias Value = InlinePresentationIntent
      /// The raw value of `NSAttributedString.Key.inlinePresentationIntent`.
      public static let name = "NSInlinePresentationIntent"
    }
    /// Identifies the blocks that contain a text. The same attribute as
    /// `NSAttributedString.Key.presentationIntentAttributeName`.
    public enum PresentationIntentAttribute: AttributedStringKey {
      /// Blocks, the innermost first. `NSAttributedString` has the same value.
      public typealias Value = PresentationIntent
      /// The raw value of `NSAttributedString.Key.presentationIntentAttributeName`.
      public static let name = "NSPresentationIntent"
    }
  }

  /// UIKit's attributes as a scope, for conversions such as `AttributedString(string, including: \.uiKit)`.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  /// Makes UIKit's attributes members of attributed strings: `string.font = .preferredFont(forTextStyle: .body)`.
  public subscript<T: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>) -> T
  {
    self[T.self]
  }
}

extension NSUnderlineStyle: Hashable {}
