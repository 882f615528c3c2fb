import CoreGraphics

extension UIListContentConfiguration {
  var hasTransformers: Bool {
    textProperties.colorTransformer != nil || secondaryTextProperties.colorTransformer != nil
      || imageProperties.tintColorTransformer != nil || imageProperties.strokeColorTransformer != nil
  }

  /// The properties of a configuration's image.
  public struct ImageProperties: Hashable {
    /// A value in `reservedLayoutSize` for the system's size of symbols in lists.
    public static let standardDimension: CGFloat = .greatestFiniteMagnitude

    /// The size and weight of a symbol image.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The color of template images and symbols; nil stands for the view's tint color.
    public var tintColor: UIColor? { didSet { isTintChosen = true } }
    /// A transformation of `tintColor`, or of the view's tint color if that is nil.
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// The radius of the image's corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The maximum size, to which a larger image is scaled down proportionally; a dimension of 0 is not limited.
    public var maximumSize = CGSize.zero
    /// The size that the layout reserves for an image, which is centered in it; 0 in a dimension is the image's
    /// own, or for symbols the system's.
    public var reservedLayoutSize = CGSize.zero
    /// Whether the image keeps its colors when the user inverts those of the screen.
    public var accessibilityIgnoresInvertColors = false
    /// The width of a border around the image, in points; 0 for none.
    public var strokeWidth: CGFloat = 0
    /// The color of the border; nil stands for the view's tint color.
    public var strokeColor: UIColor?
    /// A transformation of `strokeColor`.
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    private(set) var isTintChosen = false

    /// Returns the tint of the image for a view's tint color.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }

    /// Returns the color of the border for a view's tint color.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
      let color = strokeColor ?? tintColor
      return strokeColorTransformer?(color) ?? color
    }

    mutating func setDefault(tintColor color: UIColor?) {
      guard !isTintChosen else { return }
      tintColor = color
      isTintChosen = false
    }

    public static func == (a: ImageProperties, b: ImageProperties) -> Bool {
      a.preferredSymbolConfiguration == b.preferredSymbolConfiguration && a.tintColor == b.tintColor
        && a.cornerRadius == b.cornerRadius && a.maximumSize == b.maximumSize
        && a.reservedLayoutSize == b.reservedLayoutSize
        && a.accessibilityIgnoresInvertColors == b.accessibilityIgnoresInvertColors
        && a.strokeWidth == b.strokeWidth && a.strokeColor == b.strokeColor
        && (a.tintColorTransformer == nil) == (b.tintColorTransformer == nil)
        && (a.strokeColorTransformer == nil) == (b.strokeColorTransformer == nil)
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(tintColor)
      hasher.combine(cornerRadius)
      hasher.combine(strokeWidth)
    }
  }

  /// The properties of a text in a configuration.
  public struct TextProperties: Hashable {
    /// The alignment of a text's lines.
    public enum TextAlignment: Hashable, Sendable {
      /// The alignment follows the direction of the interface.
      case natural
      /// The lines are centered.
      case center
      /// The lines are justified, except for the last one.
      case justified
    }

    /// The capitalization of a displayed text.
    public enum TextTransform: Hashable, Sendable {
      /// Letters are unchanged.
      case none
      /// All letters are uppercase.
      case uppercase
      /// All letters are lowercase.
      case lowercase
      /// The first letter of each word is uppercase.
      case capitalized
    }

    /// The font; by default that of the configuration's style.
    public var font = UIFont.systemFont(ofSize: 17) { didSet { isFontChosen = true } }
    /// The color; by default that of the configuration's style.
    public var color = UIColor.label { didSet { isColorChosen = true } }
    /// A transformation of `color`.
    public var colorTransformer: UIConfigurationColorTransformer?
    /// The alignment of the lines. `.natural` by default.
    public var alignment = TextAlignment.natural
    /// The truncation or wrapping of long lines. `.byTruncatingTail` by default.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The maximum number of lines; 0, the default, for no limit.
    public var numberOfLines = 0
    /// Whether the font shrinks until the text fits.
    public var adjustsFontSizeToFitWidth = false
    /// The smallest scale to which the text may shrink to fit. 0, the default, keeps the size.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether the letter spacing may be reduced before a text is truncated. False by default.
    public var allowsDefaultTighteningForTruncation = false
    /// Whether the font of a text style follows the user's text size.
    public var adjustsFontForContentSizeCategory = true
    /// Whether truncated text is shown in full at the pointer on the Mac. It has no effect.
    public var showsExpansionTextWhenTruncated = false
    /// The capitalization of `text`; attributed text is unchanged.
    public var transform = TextTransform.none
    private(set) var isFontChosen = false
    private(set) var isColorChosen = false

    /// Returns the transformed color.
    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

    mutating func setDefault(font: UIFont) {
      guard !isFontChosen else { return }
      self.font = font
      isFontChosen = false
    }

    mutating func setDefault(color: UIColor) {
      guard !isColorChosen else { return }
      self.color = color
      isColorChosen = false
    }

    func transformed(_ text: String) -> String {
      switch transform {
      case .none: text
      case .uppercase: text.localizedUppercase
      case .lowercase: text.localizedLowercase
      case .capitalized: text.localizedCapitalized
      }
    }

    public static func == (a: TextProperties, b: TextProperties) -> Bool {
      a.font == b.font && a.color == b.color && a.alignment == b.alignment && a.lineBreakMode == b.lineBreakMode
        && a.numberOfLines == b.numberOfLines && a.adjustsFontSizeToFitWidth == b.adjustsFontSizeToFitWidth
        && a.minimumScaleFactor == b.minimumScaleFactor && a.transform == b.transform
        && a.allowsDefaultTighteningForTruncation == b.allowsDefaultTighteningForTruncation
        && a.adjustsFontForContentSizeCategory == b.adjustsFontForContentSizeCategory
        && a.showsExpansionTextWhenTruncated == b.showsExpansionTextWhenTruncated
        && (a.colorTransformer == nil) == (b.colorTransformer == nil)
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(font)
      hasher.combine(color)
      hasher.combine(numberOfLines)
    }
  }
}

extension UIListContentConfiguration.ImageProperties: CustomStringConvertible, CustomDebugStringConvertible,
  CustomReflectable
{
  public var description: String {
    "<UIListContentImageProperties: tintColor = \(tintColor.map { "\($0)" } ?? "nil"); cornerRadius = \(cornerRadius); "
      + "maximumSize = \(maximumSize); reservedLayoutSize = \(reservedLayoutSize)>"
  }
  public var debugDescription: String { description }
  /// The properties by their names, as debuggers show them.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "preferredSymbolConfiguration": preferredSymbolConfiguration as Any, "tintColor": tintColor as Any,
        "cornerRadius": cornerRadius, "maximumSize": maximumSize, "reservedLayoutSize": reservedLayoutSize,
      ], displayStyle: .struct)
  }
}

extension UIListContentConfiguration.TextProperties: CustomStringConvertible, CustomDebugStringConvertible,
  CustomReflectable
{
  public var description: String {
    "<UIListContentTextProperties: font = \(font); color = \(color); numberOfLines = \(numberOfLines)>"
  }
  public var debugDescription: String { description }
  /// The properties by their names, as debuggers show them.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "font": font, "color": color, "alignment": alignment, "lineBreakMode": lineBreakMode,
        "numberOfLines": numberOfLines, "transform": transform,
      ], displayStyle: .struct)
  }
}
