import CoreText

/// A typeface at a size.
///
/// Prefer text styles, which adapt to the user's text size; use the system font at a fixed size, or a font by its
/// PostScript name, if the design requires it.
///
/// ```swift
/// label.font = .preferredFont(forTextStyle: .body)
/// label.font = .systemFont(ofSize: 17, weight: .semibold)
/// label.font = UIFont(name: "Menlo-Regular", size: 13)
/// ```
///
/// `UIFont(name:size:)` returns nil for a font that neither iOS nor the app has. The system font reports the
/// metrics and advances of San Francisco, so that layouts equal those on iOS, and is drawn with Inter. The other
/// fonts of iOS report their own line metrics and are drawn with the most similar installed font.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uifont>
open class UIFont: CTFont, NSSecureCoding, @unchecked Sendable {
  /// The text style of the font, stored in the descriptor; nil if it has none.
  package let textStyle: TextStyle?
  /// The scaling by `UIFontMetrics` from a font of the app; nil for other fonts.
  let scaling: FontScaling?
  /// Whether the weight is that of the text style, so that it changes with the setting for bold text; a weight that
  /// an app chose is kept.
  let hasWeightOfStyle: Bool

  package convenience init(spec: FontSpec, textStyle: TextStyle? = nil) {
    self.init(spec: spec, textStyle: textStyle, scaling: nil)
  }

  init(spec: FontSpec, textStyle: TextStyle?, scaling: FontScaling?, hasWeightOfStyle: Bool = false) {
    self.textStyle = textStyle
    self.scaling = scaling
    self.hasWeightOfStyle = hasWeightOfStyle
    super.init(spec: spec)
  }

  /// Creates the system font at 12 points; the result of Apple's initializer is undefined.
  public convenience init() { self.init(spec: FontSpec(size: 12)) }

  /// Creates the font with a PostScript name or family name ("HelveticaNeue-Bold"); nil if iOS has no such font.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard let spec = UIFont.spec(name: fontName, size: fontSize > 0 ? fontSize : UIFont.systemFontSize) else {
      return nil
    }
    self.init(spec: spec)
  }

  /// Creates the font that matches the descriptor best. A size of 0 stands for that of the descriptor.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let size = pointSize > 0 ? pointSize : descriptor.pointSize
    self.init(
      spec: descriptor.fontSpec(size: size > 0 ? size : 12), textStyle: descriptor.textStyle)
  }

  /// Decodes a font that `encode(with:)` encoded.
  public required convenience init?(coder: NSCoder) {
    let size = CGFloat(coder.decodeDouble(forKey: "UIFontPointSize"))
    let name = coder.decodeObject(of: NSString.self, forKey: "UIFontName").map { String(describing: $0) }
    var spec = name.flatMap { UIFont.spec(name: $0, size: size) } ?? FontSpec(size: size)
    if spec.isSystem {
      spec.weight = CGFloat(coder.decodeDouble(forKey: "UIFontWeight"))
      spec.isItalic = coder.decodeBool(forKey: "UIFontItalic")
    }
    self.init(spec: spec)
  }

  public static var supportsSecureCoding: Bool { true }

  open func encode(with coder: NSCoder) {
    coder.encode(Double(pointSize), forKey: "UIFontPointSize")
    coder.encode(NSString(string: fontName), forKey: "UIFontName")
    coder.encode(Double(spec.weight), forKey: "UIFontWeight")
    coder.encode(spec.isItalic, forKey: "UIFontItalic")
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return self === other || (spec == other.spec && textStyle == other.textStyle && scaling == other.scaling)
  }

  open override var description: String {
    let weight = spec.weight >= 0.3 ? "bold" : "normal"
    let style = spec.isItalic ? "italic" : "normal"
    return "<UICTFont: \(address(of: self))> font-family: \"\(familyName)\"; "
      + "font-weight: \(weight); font-style: \(style); font-size: \(String(format: "%.2f", Double(pointSize)))pt"
  }

  // MARK: Names

  /// The family's name, such as "Helvetica Neue".
  open var familyName: String { spec.family }

  /// The face's PostScript name, such as "HelveticaNeue-Bold", by which `init(name:size:)` finds it.
  open var fontName: String { FontNames.postScriptName(spec) }

  /// The families that `init(name:size:)` supports, in alphabetical order.
  open class var familyNames: [String] { FontCatalog.familyNames }

  /// Returns the PostScript names of a family's fonts.
  open class func fontNames(forFamilyName familyName: String) -> [String] {
    FontCatalog.family(familyName)?.faces.map(\.name) ?? []
  }

  // MARK: Metrics, in points

  /// The size, in points.
  open var pointSize: CGFloat { spec.size }
  /// The height of ascenders above the baseline, in points.
  open var ascender: CGFloat { ascent }
  /// The depth of descenders below the baseline as a negative number, in points.
  open var descender: CGFloat { -descent }
  /// The height of uppercase letters, in points.
  open var capHeight: CGFloat { verticalMetrics.capHeight * spec.size }
  /// The height of lowercase letters without ascenders, in points.
  open var xHeight: CGFloat { verticalMetrics.xHeight * spec.size }
  /// The height of a line, from ascender to descender, with the leading below it, in points.
  open var lineHeight: CGFloat { ascent + descent + lineGap }
  /// The space between lines beside ascender and descender, in points.
  open var leading: CGFloat { verticalMetrics.leading * spec.size }

  /// Returns the font at another size.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    var spec = spec
    spec.size = fontSize > 0 ? fontSize : spec.size
    return UIFont(spec: spec, textStyle: textStyle)
  }

  /// The attributes that describe the font, from which others can be derived.
  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(spec: spec, textStyle: textStyle) }

  static func spec(name: String, size: CGFloat) -> FontSpec? {
    var spec = FontSpec(size: size)
    if name.hasPrefix(".SFUI") || name.hasPrefix(".AppleSystemUIFont") || name.hasPrefix(".SFNS") {
      FontNames.readSystemName(name, into: &spec)
      return spec
    }
    return FontSpec.named(name, size: size)
  }
}
