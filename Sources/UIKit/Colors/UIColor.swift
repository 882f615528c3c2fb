import CoreGraphics

/// A color with an opacity, which may depend on the traits of the view that shows it.
///
/// Use the system's color for the purpose if there is one, since it adapts to light and dark appearance; or create
/// a dynamic color with a closure, or a fixed one from components.
///
/// ```swift
/// let paper = UIColor { $0.userInterfaceStyle == .dark ? .black : UIColor(white: 0.98, alpha: 1) }
/// view.backgroundColor = paper               // follows the view's appearance
/// layer.borderColor = paper.cgColor          // resolved once, against UITraitCollection.current
/// label.textColor = UIColor(red: 0.1, green: 0.4, blue: 0.9, alpha: 1)
/// ```
///
/// Components are extended sRGB (values outside of 0...1 are preserved) or extended gray. Two colors are equal when
/// their color spaces and components are equal; a dynamic color is equal only to itself and its copies.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uicolor>
open class UIColor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// The representation, set only by initializers.
  private(set) var value: ColorValue

  // This initializer is a convenience one, as subclasses outside of UIKit would inherit no initializer if a
  // designated one were hidden.
  convenience init(value: ColorValue) {
    self.init()
    self.value = value
  }

  /// Creates transparent black, as an empty color needs a value.
  public override init() {
    value = .gray(white: 0, alpha: 0)
    super.init()
  }

  /// Creates a gray with the brightness `white`.
  public init(white: CGFloat, alpha: CGFloat) {
    value = .gray(white: white.number, alpha: alpha.unit)
    super.init()
  }

  /// Creates a color from hue, saturation and brightness, which are clamped to 0...1.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let rgb = ColorConversion.rgb(hue: hue.unit, saturation: saturation.unit, brightness: brightness.unit)
    value = .rgb(red: rgb.red, green: rgb.green, blue: rgb.blue, alpha: alpha.unit)
    super.init()
  }

  /// Creates a color in extended sRGB: components beyond 0...1 are outside the sRGB gamut.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    value = .rgb(red: red.number, green: green.number, blue: blue.number, alpha: alpha.unit)
    super.init()
  }

  /// Creates a color with components in Display P3, from 0 to 1. Drawing converts them to sRGB.
  public init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    value = .displayP3(red: displayP3Red.unit, green: green.unit, blue: blue.unit, alpha: alpha.unit)
    super.init()
  }

  /// Creates a color with the components of a Core Graphics color. It does not depend on traits.
  public init(cgColor: CGColor) {
    value = .cgColor(cgColor)
    super.init()
  }

  /// Creates a pattern, which tiles the image at its size from the origin of the context.
  public init(patternImage image: UIImage) {
    value = .pattern(PatternColor(image: image))
    super.init()
  }

  /// Creates a dynamic color, which calls `dynamicProvider` each time it is resolved.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    value = .provider(dynamicProvider)
    super.init()
  }

  /// Creates the color of a `#colorLiteral` expression.
  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  public required init?(coder: NSCoder) {
    guard let value = ColorValue(coder: coder) else { return nil }
    self.value = value
    super.init()
  }

  open class var supportsSecureCoding: Bool { true }
  open func encode(with coder: NSCoder) { value.resolved(with: .current).encode(to: coder) }

  /// Returns the object itself, as colors are immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns the color for the traits; a color that does not depend on traits is returned itself.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    value.isDynamic ? UIColor(value: value.resolved(with: traitCollection)) : self
  }

  /// Returns the color with another opacity; a dynamic color stays dynamic.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(value: value.withAlpha(alpha.unit, of: self))
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return self === other || value.isEqual(to: other.value)
  }

  open override var hash: Int { value.hash(fallback: ObjectIdentifier(self)) }

  open override var description: String { value.description(of: self) }

  /// Writes the extended sRGB components; returns false for patterns, which have none. Dynamic colors resolve
  /// against `UITraitCollection.current`.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard let parts = value.resolved(with: .current).components else { return false }
    red?.pointee = parts.red
    green?.pointee = parts.green
    blue?.pointee = parts.blue
    alpha?.pointee = parts.alpha
    return true
  }

  /// Writes hue, saturation and brightness; returns false for patterns.
  @discardableResult
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard let parts = value.resolved(with: .current).components else { return false }
    let hsb = ColorConversion.hsb(red: parts.red, green: parts.green, blue: parts.blue)
    hue?.pointee = hsb.hue
    saturation?.pointee = hsb.saturation
    brightness?.pointee = hsb.brightness
    alpha?.pointee = parts.alpha
    return true
  }

  /// Writes the brightness, converted to gray if the color has a hue; returns false for patterns.
  @discardableResult
  open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
    guard let (red, green, blue, opacity) = value.resolved(with: .current).components else { return false }
    let isGray = red == green && green == blue
    white?.pointee = isGray ? red : ColorConversion.luminance(red: red, green: green, blue: blue)
    alpha?.pointee = opacity
    return true
  }

  /// The color in words, for accessibility: "dark blue", "vibrant red".
  open var accessibilityName: String { nameInWords }

  /// The Core Graphics color. A dynamic color is resolved against `UITraitCollection.current` now and does not
  /// change later.
  open var cgColor: CGColor {
    if case .system(let color) = value { return color.cgColor(for: .current) }
    return value.resolved(with: .current).makeCGColor()
  }

  /// Sets the fill and stroke color of the current context to this color.
  open func set() {
    setFill()
    setStroke()
  }

  /// Makes the color the fill color of the current context, resolved for the current traits; without effect if
  /// there is no context.
  open func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }
  /// Makes the color the stroke color of the current context, resolved for the current traits; without effect if
  /// there is no context.
  open func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}

extension UIColor: _ExpressibleByColorLiteral {}

extension CGFloat {
  /// The number clamped to 0...1; NaN counts as 0.
  var unit: CGFloat { self > 0 ? Swift.min(self, 1) : 0 }

  /// The number itself, or 0 if it is not finite.
  var number: CGFloat { isFinite ? self : 0 }
}
