import CoreGraphics

/// Conversions between color models.
enum ColorConversion {
  typealias RGB = (red: CGFloat, green: CGFloat, blue: CGFloat)

  static func rgb(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) -> RGB {
    let sector = hue >= 1 ? 0 : hue * 6
    let fraction = sector - sector.rounded(.down)
    let low = brightness * (1 - saturation)
    let falling = brightness * (1 - saturation * fraction)
    let rising = brightness * (1 - saturation * (1 - fraction))
    switch Int(sector) {
    case 0: return (brightness, rising, low)
    case 1: return (falling, brightness, low)
    case 2: return (low, brightness, rising)
    case 3: return (low, falling, brightness)
    case 4: return (rising, low, brightness)
    default: return (brightness, low, falling)
    }
  }

  static func hsb(red: CGFloat, green: CGFloat, blue: CGFloat) -> (
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat
  ) {
    let high = max(red, green, blue), low = min(red, green, blue)
    let range = high - low
    guard range > 0 else { return (0, 0, high) }
    var hue: CGFloat
    if high == red {
      hue = (green - blue) / range
    } else if high == green {
      hue = 2 + (blue - red) / range
    } else {
      hue = 4 + (red - green) / range
    }
    hue /= 6
    return (hue < 0 ? hue + 1 : hue, high == 0 ? 0 : range / high, high)
  }

  /// Returns the brightness of a color as an sRGB-encoded gray.
  static func luminance(red: CGFloat, green: CGFloat, blue: CGFloat) -> CGFloat {
    encoded(CGFloat(Luminance.relative(red: Double(red), green: Double(green), blue: Double(blue))))
  }

  /// Converts Display P3 to extended sRGB: both have D65 white and sRGB's curve, so that one matrix suffices.
  static func sRGB(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat) -> RGB {
    if red == green && green == blue { return (red, green, blue) }
    let r = linear(red), g = linear(green), b = linear(blue)
    return (
      encoded(1.224_940_1 * r - 0.224_940_1 * g),
      encoded(-0.042_056_9 * r + 1.042_056_9 * g),
      encoded(-0.019_637_6 * r - 0.078_636_1 * g + 1.098_273_7 * b)
    )
  }

  private static func linear(_ value: CGFloat) -> CGFloat { CGFloat(Transfer.sRGB.decode(Double(value))) }

  private static func encoded(_ value: CGFloat) -> CGFloat { CGFloat(Transfer.sRGB.encode(Double(value))) }
}
