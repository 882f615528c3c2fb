import CoreText

/// A typeface at a size.
///
/// Prefer text styles, which follow the user's text size; use the system font at a fixed size, or a font by its
/// PostScript name, where the design asks for it.
///
/// ```swift
/// label.font = .preferredFont(forTextStyle: .body)
/// label.font = .systemFont(ofSize: 17, weight: .semibold)
/// label.font = UIFont(name: "Menlo-Regular", size: 13)
/// ```
///
/// `UIFont(name:size:)` returns nil for a font that iOS does not have and the app does not bring along. The system
/// font reports the metrics and advances of San Francisco, so that layouts come out as on iOS, and is drawn with
/// Inter. The other fonts of iOS report their own line metrics and are drawn with the most similar font that is
/// installed.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uifont>
open class UIFont: CTFont, NSSecureCoding, @unchecked Sendable {
  /// The text style that the font was made for, kept through the descriptor.
  package let textStyle: TextStyle?
  /// How `UIFontMetrics` made it of a font of the app's.
  let scaling: FontScaling?
  /// Whether the weight is that of the text style, so that it changes with the setting for bold text; a weight that an app
  /// chose stays.
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

  /// The system font at 12 points; Apple's has no defined face.
  public convenience init() { self.init(spec: FontSpec(size: 12)) }

  /// The font of a PostScript name or family name ("HelveticaNeue-Bold"); nil when iOS has none of that name.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard let spec = UIFont.spec(name: fontName, size: fontSize > 0 ? fontSize : UIFont.systemFontSize) else {
      return nil
    }
    self.init(spec: spec)
  }

  /// The font that matches the description best. A size of 0 uses that of the description.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let size = pointSize > 0 ? pointSize : descriptor.pointSize
    self.init(
      spec: descriptor.fontSpec(size: size > 0 ? size : 12), textStyle: descriptor.textStyle)
  }

  /// Decodes what `encode(with:)` wrote.
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

  /// The families that `init(name:size:)` knows, in alphabetical order.
  open class var familyNames: [String] { FontCatalog.familyNames }

  /// The PostScript names of a family's fonts.
  open class func fontNames(forFamilyName familyName: String) -> [String] {
    FontCatalog.family(familyName)?.faces.map(\.name) ?? []
  }

  // MARK: Metrics, in points

  /// The size, in points.
  open var pointSize: CGFloat { spec.size }
  /// How far letters rise above the baseline, in points.
  open var ascender: CGFloat { ascent }
  /// Negative.
  open var descender: CGFloat { -descent }
  /// The height of capital letters, in points.
  open var capHeight: CGFloat { verticalMetrics.capHeight * spec.size }
  /// The height of small letters without ascenders, in points.
  open var xHeight: CGFloat { verticalMetrics.xHeight * spec.size }
  /// The height of a line of this font, from ascender to descender, with the leading below it.
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
