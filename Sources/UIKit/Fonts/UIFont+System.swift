import CoreText

extension UIFont {
  /// How heavy a font is, from -1 to 1.
  public struct Weight: Hashable, RawRepresentable, Sendable {
    public var rawValue: CGFloat
    /// The weight of that value, from -1 to 1, where 0 is regular.
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
    /// The strokes of bold text: 0.4.
    public static let bold = Weight(0.4)
    /// Strokes stronger than bold ones: 0.56.
    public static let heavy = Weight(0.56)
    /// The strongest strokes: 0.62.
    public static let black = Weight(0.62)
  }

  /// How wide a font's letters are.
  public struct Width: Hashable, RawRepresentable, Sendable {
    public var rawValue: CGFloat
    /// The width of that value, where 0 is the ordinary one and less is narrower.
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

  /// Sizes as on iOS (`facts/text.md#default-sizes`).
  public class var labelFontSize: CGFloat { 17 }
  /// The size of buttons' titles: 18 points.
  public class var buttonFontSize: CGFloat { 18 }
  /// The size of small text: 12 points.
  public class var smallSystemFontSize: CGFloat { 12 }
  /// The size of ordinary text: 14 points.
  public class var systemFontSize: CGFloat { 14 }

  /// The system's font with regular strokes, in points.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont { system(fontSize) }

  /// The system font, semibold: what iOS calls bold.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    system(fontSize, weight: .semibold)
  }

  /// The system's font, slanted, in points.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    system(fontSize) { $0.isItalic = true }
  }

  /// The system's font with strokes of a weight, in points.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    system(fontSize, weight: weight)
  }

  /// The system's font with strokes of a weight and letters of a width, in points.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    system(fontSize, weight: weight) { $0.width = width.rawValue }
  }

  /// The system font with figures of one width.
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    system(fontSize, weight: weight) { $0.features = [.init(tag: "tnum", value: 1)] }
  }

  /// The system's font of one width.
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
