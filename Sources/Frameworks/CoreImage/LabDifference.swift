import Foundation

/// The color difference ΔE of CIE 1994 for graphic arts (CIE 116-1995), from 0 to 100; about 2 is just noticeable.
/// The first color is the reference, so the difference is not symmetric.
enum LabDifference {
  /// Returns the differences of corresponding pixels.
  /// - Parameters:
  ///   - first: the reference pixels.
  ///   - second: the other pixels.
  ///   - isLinear: whether the components are linear; otherwise they are sRGB components.
  static func values(_ first: PixelValues, _ second: PixelValues, isLinear: Bool) -> PixelValues {
    var result = PixelValues(width: first.width, height: first.height)
    // Results are cached, because images usually have few pairs of colors in many pixels.
    var known: [Pair: Float] = [:]
    for y in 0..<first.height {
      for x in 0..<first.width {
        let pair = Pair(first: first[x, y], second: second[x, y])
        var difference: Float = 0
        if pair.first != pair.second {
          if let value = known[pair] {
            difference = value
          } else {
            difference = value(of: pair, isLinear: isLinear)
            if known.count < 4096 { known[pair] = difference }
          }
        }
        result.values[y * first.width + x] = SIMD4(difference, difference, difference, 1)
      }
    }
    return result
  }

  private struct Pair: Hashable {
    var first: SIMD4<Float>
    var second: SIMD4<Float>
  }

  private static func value(of pair: Pair, isLinear: Bool) -> Float {
    let first = lab(isLinear ? pair.first : PixelValues.linear(pair.first))
    let second = lab(isLinear ? pair.second : PixelValues.linear(pair.second))
    let delta = first - second
    let chroma = (first.y * first.y + first.z * first.z).squareRoot()
    let chromaDelta = chroma - (second.y * second.y + second.z * second.z).squareRoot()
    let hue = max(0, delta.y * delta.y + delta.z * delta.z - chromaDelta * chromaDelta)
    let (chromaWeight, hueWeight) = (1 + 0.045 * chroma, 1 + 0.015 * chroma)
    let square =
      delta.x * delta.x + chromaDelta * chromaDelta / (chromaWeight * chromaWeight) + hue / (hueWeight * hueWeight)
    return Float(min(square.squareRoot(), 100))
  }

  /// Returns L*, a* and b* of a color in linear sRGB, with the D50 white point of Apple's Lab color spaces.
  private static func lab(_ value: SIMD4<Float>) -> SIMD3<Double> {
    let alpha = value.w
    guard alpha > 0 else { return .zero }
    let color = SIMD4<Double>(value / alpha)
    let x = 0.436_074_7 * color.x + 0.385_064_9 * color.y + 0.143_080_4 * color.z
    let y = 0.222_504_5 * color.x + 0.716_878_6 * color.y + 0.060_616_9 * color.z
    let z = 0.013_932_2 * color.x + 0.097_104_5 * color.y + 0.714_173_3 * color.z
    let (fx, fy, fz) = (stimulus(x / 0.964_22), stimulus(y), stimulus(z / 0.825_21))
    return SIMD3(116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz))
  }

  private static func stimulus(_ share: Double) -> Double {
    share > 216.0 / 24389 ? cbrt(share) : (24389.0 / 27 * share + 16) / 116
  }
}
