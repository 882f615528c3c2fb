import CoreGraphics
import Foundation

/// The filters that measure images.
extension CIFilter {
  typealias Measure = (_ input: CIImage, _ values: [String: Any]) -> CIImage?

  static let measures: [String: Measure] = [
    "CILabDeltaE": labDifference,
    "CIAreaAverage": { area($0, $1, average) },
    "CIAreaMaximum": { area($0, $1) { values in values.reduce(values[0]) { pointwiseMax($0, $1) } } },
    "CIAreaMinimum": { area($0, $1) { values in values.reduce(values[0]) { pointwiseMin($0, $1) } } },
  ]

  /// Returns the color difference of corresponding pixels, from 0 to 100, in red, green and blue.
  private static func labDifference(_ input: CIImage, _ values: [String: Any]) -> CIImage? {
    guard let other = values["inputImage2"] as? CIImage else { return nil }
    let extent = input.extent.intersection(other.extent)
    guard CIImage.size(of: extent) != nil else { return input.cropped(to: .null) }
    return CIImage(extent: extent) { isLinear in
      LabDifference.values(
        input.pixels(in: extent, isLinear: isLinear), other.pixels(in: extent, isLinear: isLinear),
        isLinear: isLinear)
    }
  }

  /// Returns an image of one pixel that is computed from the filter's extent, or from the whole image without one.
  private static func area(
    _ input: CIImage, _ values: [String: Any], _ combine: @escaping ([SIMD4<Float>]) -> SIMD4<Float>
  ) -> CIImage? {
    let given = values[kCIInputExtentKey]
    let rectangle = (given as? CIVector)?.cgRectValue ?? given as? CGRect ?? (given as? NSValue)?.cgRectValue
    let extent = rectangle ?? input.extent
    return CIImage(extent: CGRect(x: 0, y: 0, width: 1, height: 1)) { isLinear in
      let pixels = input.pixels(in: extent, isLinear: isLinear)
      return PixelValues(width: 1, height: 1, values: [pixels.values.isEmpty ? .zero : combine(pixels.values)])
    }
  }

  private static func average(_ values: [SIMD4<Float>]) -> SIMD4<Float> {
    let sum = values.reduce(SIMD4<Double>.zero) { $0 + SIMD4<Double>($1) }
    return SIMD4<Float>(sum / Double(values.count))
  }
}
