import CoreGraphics

/// The values of a symbol configuration; nil and `unspecified` stand for unset ones.
struct SymbolValues: Equatable {
  var pointSize: CGFloat?
  var weight = UIImage.SymbolWeight.unspecified
  var scale = UIImage.SymbolScale.unspecified
  var textStyle: UIFont.TextStyle?
  /// One color for the first layer that fades for the others, or one for each layer.
  var colors: [UIColor] = []
  var isHierarchical = false
  var prefersMulticolor = false

  mutating func merge(_ other: SymbolValues) {
    if other.pointSize != nil || other.textStyle != nil {
      pointSize = other.pointSize
      textStyle = other.textStyle
    }
    if other.weight != .unspecified { weight = other.weight }
    if other.scale != .unspecified { scale = other.scale }
    if !other.colors.isEmpty {
      colors = other.colors
      isHierarchical = other.isHierarchical
    }
    if other.prefersMulticolor { prefersMulticolor = true }
  }
}

extension UIImage {
  /// The size, weight, scale and colors of a symbol.
  ///
  /// ```swift
  /// UIImage(systemName: "heart", withConfiguration: UIImage.SymbolConfiguration(pointSize: 30, weight: .bold))
  /// ```
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    var values = SymbolValues()

    private convenience init(values: SymbolValues) {
      self.init()
      self.values = values
    }

    /// A configuration without values.
    open class var unspecified: SymbolConfiguration { SymbolConfiguration() }

    /// Creates a configuration with only a scale.
    public convenience init(scale: SymbolScale) { self.init(values: SymbolValues(scale: scale)) }
    /// Creates a configuration with only a font size in points.
    public convenience init(pointSize: CGFloat) { self.init(values: SymbolValues(pointSize: pointSize)) }
    /// Creates a configuration with only a weight.
    public convenience init(weight: SymbolWeight) { self.init(values: SymbolValues(weight: weight)) }
    /// Creates a configuration with a font size in points and a weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(values: SymbolValues(pointSize: pointSize, weight: weight))
    }
    /// Creates a configuration with a font size in points, a weight and a scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(values: SymbolValues(pointSize: pointSize, weight: weight, scale: scale))
    }
    /// Creates a configuration with the size of a text style, which follows the user's text size.
    public convenience init(textStyle: UIFont.TextStyle) { self.init(values: SymbolValues(textStyle: textStyle)) }
    /// Creates a configuration with the size of a text style, which follows the user's text size, and a scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(values: SymbolValues(scale: scale, textStyle: textStyle))
    }
    /// Creates a configuration with the size and weight of a font.
    public convenience init(font: UIFont) { self.init(font: font, scale: .default) }
    /// Creates a configuration with the size and weight of a font, and a scale.
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(
        values: SymbolValues(pointSize: font.pointSize, weight: SymbolWeight(font: font), scale: scale))
    }
    /// Creates a configuration with a color that fades from the first layer to the last.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(values: SymbolValues(colors: [hierarchicalColor], isHierarchical: true))
    }
    /// Creates a configuration with one color for each layer.
    public convenience init(paletteColors: [UIColor]) { self.init(values: SymbolValues(colors: paletteColors)) }

    /// Returns a configuration that prefers a symbol's own colors, if it has any.
    open class func preferringMulticolor() -> Self { make { $0.prefersMulticolor = true } }
    /// Returns a configuration that prefers a single color.
    open class func preferringMonochrome() -> Self { make { _ in } }

    /// Returns the configuration without the text style and its size.
    open func configurationWithoutTextStyle() -> Self { changed { $0.textStyle = nil } }
    /// Returns the configuration without the scale.
    open func configurationWithoutScale() -> Self { changed { $0.scale = .unspecified } }
    /// Returns the configuration without the weight.
    open func configurationWithoutWeight() -> Self { changed { $0.weight = .unspecified } }
    /// Returns the configuration without size and weight.
    open func configurationWithoutPointSizeAndWeight() -> Self {
      changed {
        $0.pointSize = nil
        $0.weight = .unspecified
      }
    }

    /// Returns whether the other configuration is equal.
    open func isEqual(to otherConfiguration: SymbolConfiguration?) -> Bool { isEqual(otherConfiguration) }

    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? SymbolConfiguration else { return false }
      return super.isEqual(object) && values == other.values
    }

    open override var hash: Int { Int((values.pointSize ?? 0) * 64) ^ values.weight.rawValue << 16 }

    override func duplicate() -> Configuration {
      let copy = SymbolConfiguration()
      copy.traits = traits
      copy.values = values
      return copy
    }

    private static func make(_ change: (inout SymbolValues) -> Void) -> Self {
      let made = SymbolConfiguration()
      change(&made.values)
      return unsafeDowncast(made, to: Self.self)
    }

    private func changed(_ change: (inout SymbolValues) -> Void) -> Self {
      let copy = duplicate()
      if let copy = copy as? SymbolConfiguration { change(&copy.values) }
      return copy as? Self ?? self
    }
  }
}

extension UIImage.SymbolWeight {
  init(font: UIFont) {
    let traits = font.fontDescriptor.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any]
    let number = traits?[.weight]
    let value = (number as? CGFloat) ?? (number as? NSNumber).map { CGFloat($0.doubleValue) } ?? 0
    let steps: [(CGFloat, UIImage.SymbolWeight)] = [
      (-0.7, .ultraLight), (-0.5, .thin), (-0.2, .light), (0.1, .regular), (0.26, .medium), (0.35, .semibold),
      (0.48, .bold), (0.59, .heavy),
    ]
    self = steps.first { value < $0.0 }?.1 ?? .black
  }

  /// Returns the font weight that corresponds to the symbol weight.
  public func fontWeight() -> UIFont.Weight {
    switch self {
    case .ultraLight: .ultraLight
    case .thin: .thin
    case .light: .light
    case .unspecified, .regular: .regular
    case .medium: .medium
    case .semibold: .semibold
    case .bold: .bold
    case .heavy: .heavy
    case .black: .black
    }
  }
}
