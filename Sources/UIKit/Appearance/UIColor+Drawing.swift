import CoreGraphics

extension UIColor {
  /// Core Graphics' colour. A dynamic colour is resolved against `UITraitCollection.current` now and does not
  /// change later.
  public var cgColor: CGColor {
    if case .system(let color) = value { return color.cgColor(for: .current) }
    return value.resolved(with: .current).makeCGColor()
  }

  /// Makes this the fill and stroke colour of the current context.
  public func set() {
    setFill()
    setStroke()
  }

  public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

  public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}
