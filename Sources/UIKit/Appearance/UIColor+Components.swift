import CoreGraphics

extension UIColor {
  /// Writes extended sRGB components; false for patterns, which have none. Dynamic colours resolve against
  /// `UITraitCollection.current`.
  @discardableResult
  public func getRed(
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
  public func getHue(
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
  public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
    guard let (red, green, blue, opacity) = value.resolved(with: .current).components else { return false }
    let isGray = red == green && green == blue
    white?.pointee = isGray ? red : ColorConversion.luminance(red: red, green: green, blue: blue)
    alpha?.pointee = opacity
    return true
  }

  /// The colour in words, for accessibility: "dark blue", "vibrant red".
  public var accessibilityName: String {
    guard let (red, green, blue, alpha) = value.resolved(with: .current).components else { return "pattern" }
    if alpha == 0 { return "transparent" }
    let (hue, saturation, brightness) = ColorConversion.hsb(red: red, green: green, blue: blue)
    if saturation < 0.1 {
      if brightness < 0.1 { return "black" }
      if brightness > 0.95 { return "white" }
      return brightness < 0.4 ? "dark gray" : brightness > 0.65 ? "light gray" : "gray"
    }
    let names = ["red", "orange", "yellow", "green", "cyan", "blue", "purple", "magenta", "pink", "red"]
    let limits: [CGFloat] = [0.03, 0.11, 0.19, 0.45, 0.55, 0.7, 0.8, 0.88, 0.96, 1.01]
    let name = names[limits.firstIndex { hue < $0 } ?? 0]
    if brightness < 0.5 { return "dark \(name)" }
    return saturation < 0.4 ? "light \(name)" : name
  }
}
