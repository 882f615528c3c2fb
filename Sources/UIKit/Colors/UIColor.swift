import CoreGraphics

/// A colour with an opacity, which may depend on the traits of the view that shows it.
///
/// Use the system's colours where there is one for the purpose, since they follow light and dark appearance by
/// themselves; make a dynamic colour with a closure, or a fixed one of components.
///
/// ```swift
/// let paper = UIColor { $0.userInterfaceStyle == .dark ? .black : UIColor(white: 0.98, alpha: 1) }
/// view.backgroundColor = paper               // follows the view's appearance
/// layer.borderColor = paper.cgColor          // resolved once, against UITraitCollection.current
/// label.textColor = UIColor(red: 0.1, green: 0.4, blue: 0.9, alpha: 1)
/// ```
///
/// Components are extended sRGB (values outside of 0...1 are kept) or extended grey. Two colours are equal when
/// their colour spaces and components are equal; a dynamic colour equals only itself and its copies.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uicolor>
open class UIColor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// Set by initialisers only.
  private(set) var value: ColorValue

  // Convenience, as subclasses outside of UIKit would inherit no initialiser if a designated one were hidden.
  convenience init(value: ColorValue) {
    self.init()
    self.value = value
  }

  /// Transparent black, as an empty colour must be something.
  public override init() {
    value = .gray(white: 0, alpha: 0)
    super.init()
  }

  /// A grey of brightness `white`.
  public init(white: CGFloat, alpha: CGFloat) {
    value = .gray(white: white.number, alpha: alpha.unit)
    super.init()
  }

  /// Hue, saturation and brightness are clamped to 0...1.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let rgb = ColorConversion.rgb(hue: hue.unit, saturation: saturation.unit, brightness: brightness.unit)
    value = .rgb(red: rgb.red, green: rgb.green, blue: rgb.blue, alpha: alpha.unit)
    super.init()
  }

  /// Extended sRGB: components beyond 0...1 lie outside the sRGB gamut.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    value = .rgb(red: red.number, green: green.number, blue: blue.number, alpha: alpha.unit)
    super.init()
  }

  /// A color with components in Display P3, from 0 to 1. Drawing converts them to sRGB.
  public init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    value = .displayP3(red: displayP3Red.unit, green: green.unit, blue: blue.unit, alpha: alpha.unit)
    super.init()
  }

  /// A color with the components of a Core Graphics color. It does not follow traits.
  public init(cgColor: CGColor) {
    value = .cgColor(cgColor)
    super.init()
  }

  /// Fills with copies of the image, at its size, from the origin of the context.
  public init(patternImage image: UIImage) {
    value = .pattern(PatternColor(image: image))
    super.init()
  }

  /// A colour that asks `dynamicProvider` each time it is resolved.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    value = .provider(dynamicProvider)
    super.init()
  }

  /// What `#colorLiteral` expands to, unless another type is expected.
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

  /// Returns the object itself: colours never change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The colour for these traits; a colour that does not depend on traits is returned itself.
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

  /// Writes extended sRGB components; false for patterns, which have none. Dynamic colours resolve against
  /// `UITraitCollection.current`.
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

  /// Writes hue, saturation and brightness; false for patterns.
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

  /// Writes the brightness, converted to grey where the colour has a hue; false for patterns.
  @discardableResult
  open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
    guard let (red, green, blue, opacity) = value.resolved(with: .current).components else { return false }
    let isGray = red == green && green == blue
    white?.pointee = isGray ? red : ColorConversion.luminance(red: red, green: green, blue: blue)
    alpha?.pointee = opacity
    return true
  }

  /// The colour in words, for accessibility: "dark blue", "vibrant red".
  open var accessibilityName: String { nameInWords }

  /// Core Graphics' colour. A dynamic colour is resolved against `UITraitCollection.current` now and does not
  /// change later.
  open var cgColor: CGColor {
    if case .system(let color) = value { return color.cgColor(for: .current) }
    return value.resolved(with: .current).makeCGColor()
  }

  /// Makes this the fill and stroke colour of the current context.
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
  /// The number clamped to 0...1; no number counts as 0.
  var unit: CGFloat { self > 0 ? Swift.min(self, 1) : 0 }

  /// The number itself, or 0 when it is NaN.
  var number: CGFloat { isFinite ? self : 0 }
}
