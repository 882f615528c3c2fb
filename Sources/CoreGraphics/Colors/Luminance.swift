/// Measures of the brightness of a color with sRGB components, from 0 for black to 1 for white.
package enum Luminance {
  /// Returns the relative luminance, as the Web Content Accessibility Guidelines define it: proportional to light.
  package static func relative(red: Double, green: Double, blue: Double) -> Double {
    luma(red: Transfer.sRGB.decode(red), green: Transfer.sRGB.decode(green), blue: Transfer.sRGB.decode(blue))
  }

  /// Returns the weighted sum of the nonlinear components with the weights of ITU-R BT.709.
  package static func luma(red: Double, green: Double, blue: Double) -> Double {
    0.2126 * red + 0.7152 * green + 0.0722 * blue
  }

  /// Returns the perceived brightness: the weighted sum of the nonlinear components with the weights of ITU-R
  /// BT.601.
  package static func perceived(red: Double, green: Double, blue: Double) -> Double {
    0.299 * red + 0.587 * green + 0.114 * blue
  }
}
