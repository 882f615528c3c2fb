import CoreText

extension UIFont {
  /// The weight of a font's strokes, from -1 to 1.
  public struct Weight: Hashable, RawRepresentable, Sendable {
    public var rawValue: CGFloat
    /// Creates a weight from -1 to 1, where 0 is regular.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The thinnest strokes: -0.8.
    public static let ultraLight = Weight(-0.8)
    /// Thin strokes: -0.6.
    public static let thin = Weight(-0.6)
    /// Strokes lighter than regular ones: -0.4.
    public static let light = Weight(-0.4)
    /// The strokes of ordinary text: 0.
    public static let regular = Weight(0)
    /// Strokes a little stronger than regular ones: 0.23.
    public static let medium = Weight(0.23)
    /// Strokes between medium and bold: 0.3.
    public static let semibold = Weight(0.3)
    /// The weight of bold text: 0.4.
    public static let bold = Weight(0.4)
    /// Strokes stronger than bold ones: 0.56.
    public static let heavy = Weight(0.56)
    /// The strongest strokes: 0.62.
    public static let black = Weight(0.62)
  }

  /// The width of a font's letters.
  public struct Width: Hashable, RawRepresentable, Sendable {
    public var rawValue: CGFloat
    /// Creates a width, where 0 is the standard one and negative values are narrower.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Narrower letters: -0.2.
    public static let condensed = Width(-0.2)
    /// The ordinary letters: 0.
    public static let standard = Width(0)
    /// Wider letters: 0.2.
    public static let expanded = Width(0.2)
    /// The narrowest letters: -0.4.
    public static let compressed = Width(-0.4)
  }

  /// The size of labels: 17 points (`facts/text.md#default-sizes`).
  public class var labelFontSize: CGFloat { 17 }
  /// The size of buttons' titles: 18 points.
  public class var buttonFontSize: CGFloat { 18 }
  /// The size of small text: 12 points.
  public class var smallSystemFontSize: CGFloat { 12 }
  /// The size of ordinary text: 14 points.
  public class var systemFontSize: CGFloat { 14 }

  /// Returns the system font with regular weight. The size is in points.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont { system(fontSize) }

  /// Returns the system font in semibold, which is bold on iOS. The size is in points.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    system(fontSize, weight: .semibold)
  }

  /// Returns the slanted system font. The size is in points.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    system(fontSize) { $0.isItalic = true }
  }

  /// Returns the system font with a weight. The size is in points.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    system(fontSize, weight: weight)
  }

  /// Returns the system font with a weight and a width. The size is in points.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    system(fontSize, weight: weight) { $0.width = width.rawValue }
  }

  /// Returns the system font with monospaced digits. The size is in points.
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    system(fontSize, weight: weight) { $0.features = [.init(tag: "tnum", value: 1)] }
  }

  /// Returns the monospaced system font. The size is in points.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    system(fontSize, weight: weight) { $0.design = .monospaced }
  }

  private static func system(
    _ size: CGFloat, weight: Weight = .regular, _ change: (inout FontSpec) -> Void = { _ in }
  ) -> UIFont {
    var spec = FontSpec(size: size > 0 ? size : systemFontSize)
    spec.weight = weight.rawValue
    change(&spec)
    return UIFont(spec: spec)
  }
}
