import CoreText

/// A description of a font by attributes: family, weight, width, traits and size.
///
/// Take the descriptor of a font, modify it, and create a font from the result; a size of 0 keeps that of the
/// descriptor.
///
/// ```swift
/// let body = UIFont.preferredFont(forTextStyle: .body)
/// if let bold = body.fontDescriptor.withSymbolicTraits(.traitBold) {
///   label.font = UIFont(descriptor: bold, size: 0)
/// }
/// ```
///
/// `UIFont(descriptor:size:)` finds the font that matches the attributes best.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uifontdescriptor>
open class UIFontDescriptor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// The attributes with which the descriptor was created.
  open private(set) var fontAttributes: [AttributeName: Any]
  private let base: FontSpec
  package let textStyle: UIFont.TextStyle?

  public convenience override init() { self.init(fontAttributes: [:]) }

  /// Creates a descriptor with attributes, which are resolved when a font is created from it.
  public init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    fontAttributes = attributes
    textStyle = UIFontDescriptor.style(attributes[.textStyle])
    base = UIFontDescriptor.spec(attributes)
    super.init()
  }

  /// Creates a descriptor of a face by its name, with a size in points.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(fontAttributes: [.name: fontName, .size: size])
  }

  /// Creates a descriptor of a face by its name, with a transform of its letters.
  public convenience init(name fontName: String, matrix: CGAffineTransform) {
    self.init(fontAttributes: [.name: fontName, .matrix: matrix])
  }

  init(spec: FontSpec, textStyle: UIFont.TextStyle?, adding attributes: [AttributeName: Any] = [:]) {
    base = spec
    self.textStyle = textStyle
    var values: [AttributeName: Any] = [.size: spec.size]
    if let textStyle {
      values[.textStyle] = NSString(string: textStyle.rawValue)
    } else {
      values[.name] = FontNames.postScriptName(spec)
    }
    fontAttributes = values.merging(attributes) { _, new in new }
    super.init()
  }

  public required init?(coder: NSCoder) {
    var attributes: [AttributeName: Any] = [.size: CGFloat(coder.decodeDouble(forKey: "size"))]
    if let name = coder.decodeObject(of: NSString.self, forKey: "name") {
      attributes[.name] = String(describing: name)
    }
    fontAttributes = attributes
    textStyle = nil
    base = UIFontDescriptor.spec(attributes)
    super.init()
  }

  public static var supportsSecureCoding: Bool { true }

  open func encode(with coder: NSCoder) {
    coder.encode(Double(pointSize), forKey: "size")
    coder.encode(NSString(string: postscriptName), forKey: "name")
  }

  open override func copy() -> Any { self }
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFontDescriptor else { return false }
    return base == other.base && textStyle == other.textStyle && matrix == other.matrix
  }

  open override var hash: Int { base.hashValue }

  /// The PostScript name of the face.
  open var postscriptName: String { FontNames.postScriptName(base) }
  /// The size, in points; 0 if the descriptor has none.
  open var pointSize: CGFloat { base.size }
  /// The transform of the letters. It is stored, but not applied when text is drawn.
  open var matrix: CGAffineTransform { fontAttributes[.matrix] as? CGAffineTransform ?? .identity }

  /// Whether the face is bold, italic, condensed and so on.
  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if base.isItalic { traits.insert(.traitItalic) }
    if base.weight >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
    if base.width <= -0.2 { traits.insert(.traitCondensed) }
    if base.width >= 0.2 { traits.insert(.traitExpanded) }
    if base.design == .monospaced { traits.insert(.traitMonoSpace) }
    if base.isSystem { traits.insert(.traitUIOptimized) }
    if base.leadingAdjustment < 0 { traits.insert(.traitTightLeading) }
    if base.leadingAdjustment > 0 { traits.insert(.traitLooseLeading) }
    return traits
  }

  /// Returns an attribute's value, derived if it was not set.
  open func object(forKey anAttribute: AttributeName) -> Any? {
    if let given = fontAttributes[anAttribute] { return given }
    switch anAttribute {
    case .family: return base.family
    case .name: return postscriptName
    case .face: return FontNames.styleName(base)
    case .size: return base.size
    case .visibleName: return base.isSystem ? "System Font" : base.family
    // Both `as? String` and `as? UIFont.TextStyle` succeed, as on iOS.
    case .textStyle: return textStyle.map { NSString(string: $0.rawValue) }
    case .traits:
      return [
        TraitKey.symbolic: symbolicTraits.rawValue, .weight: base.weight, .width: base.width,
        .slant: base.isItalic ? CGFloat(0.07) : 0,
      ] as [TraitKey: Any]
    default: return nil
    }
  }

  func fontSpec(size: CGFloat) -> FontSpec {
    var spec = base
    spec.size = size
    return spec
  }

  package var fontSpec: FontSpec { base }

  /// Returns descriptors of the matching fonts: all faces of a named family, else this one; empty if there is no
  /// such font. The keys are ignored.
  open func matchingFontDescriptors(withMandatoryKeys mandatoryKeys: Set<AttributeName>?) -> [UIFontDescriptor] {
    if let name = fontAttributes[.name] as? String, UIFont.spec(name: name, size: 12) == nil { return [] }
    if let family = fontAttributes[.family] as? String {
      guard let found = FontCatalog.family(family) else { return base.family == family ? [self] : [] }
      return found.faces.map { UIFontDescriptor(name: $0.name, size: pointSize) }
    }
    return [self]
  }

  /// Returns the descriptor of a text style at the user's text size.
  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// Returns the descriptor of a text style at the text size of the traits; nil stands for the user's.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  private static func style(_ value: Any?) -> UIFont.TextStyle? {
    value as? UIFont.TextStyle ?? (value as? String).map { UIFont.TextStyle(rawValue: $0) }
  }

  // MARK: Variants

  /// Returns the descriptor with attributes added or replaced.
  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    var spec = fontSpec
    UIFontDescriptor.apply(attributes, to: &spec)
    var all = fontAttributes.merging(attributes) { _, new in new }
    all[.size] = spec.size
    return UIFontDescriptor(spec: spec, textStyle: textStyle, adding: all)
  }

  /// Returns the descriptor with another size, in points.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor { addingAttributes([.size: newPointSize]) }
  /// Returns the descriptor with another transform of its letters.
  open func withMatrix(_ matrix: CGAffineTransform) -> UIFontDescriptor { addingAttributes([.matrix: matrix]) }
  /// Returns the descriptor with another face of the family, by the face's name.
  open func withFace(_ newFace: String) -> UIFontDescriptor { addingAttributes([.face: newFace]) }
  /// Returns the descriptor with another family.
  open func withFamily(_ newFamily: String) -> UIFontDescriptor { addingAttributes([.family: newFamily]) }

  /// Returns the descriptor with other symbolic traits; omitted traits are removed. Nil if the family has no such
  /// font.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    var spec = fontSpec
    let isBold = spec.weight >= UIFont.Weight.semibold.rawValue
    if symbolicTraits.contains(.traitBold) != isBold {
      spec.weight = isBold ? 0 : UIFont.Weight.bold.rawValue
      if spec.isSystem, !isBold { spec.weight = UIFont.Weight.semibold.rawValue }
    }
    spec.isItalic = symbolicTraits.contains(.traitItalic)
    if spec.isSystem {
      if symbolicTraits.contains(.traitMonoSpace) { spec.design = .monospaced }
      spec.width =
        symbolicTraits.contains(.traitCondensed) ? -0.2 : symbolicTraits.contains(.traitExpanded) ? 0.2 : 0
      let loose: CGFloat = symbolicTraits.contains(.traitLooseLeading) ? 2 : 0
      spec.leadingAdjustment = symbolicTraits.contains(.traitTightLeading) ? -2 : loose
    } else if spec != fontSpec {
      guard let face = UIFontDescriptor.nearestFace(spec), face.isItalic == spec.isItalic,
        (face.weight >= 0.3) == (spec.weight >= 0.3)
      else { return nil }
      spec.weight = face.weight
      spec.postScriptName = face.name
    }
    return UIFontDescriptor(spec: spec, textStyle: textStyle)
  }

  /// Returns the system font's descriptor in another design; nil for other fonts.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    var spec = fontSpec
    guard spec.isSystem else { return nil }
    switch design {
    case .rounded: spec.design = .rounded
    case .serif: spec.design = .serif
    case .monospaced: spec.design = .monospaced
    default: spec.design = .standard
    }
    return UIFontDescriptor(spec: spec, textStyle: textStyle)
  }
}
