import CoreGraphics
import Foundation

/// The comparison of two pictures, pixel by pixel.
package struct PictureComparison {
  let actual: PixelBuffer
  let expected: PixelBuffer

  package init(actual: PixelBuffer, expected: PixelBuffer) {
    self.actual = actual
    self.expected = expected
  }

  /// Returns descriptions of the differences in each region; empty if the pictures agree.
  /// - Parameters:
  ///   - regions: the regions in pixels.
  ///   - tolerance: the share of the whole picture's pixels that may differ if there are no regions.
  package func problems(_ regions: [PictureRegion], tolerance: Double = 0.001) -> [String] {
    guard actual.width == expected.width, actual.height == expected.height else {
      return ["it is \(actual.width) x \(actual.height), not \(expected.width) x \(expected.height)"]
    }
    let whole = CGRect(x: 0, y: 0, width: actual.width, height: actual.height)
    let regions = regions.isEmpty ? [PictureRegion("picture", whole, tolerance: tolerance)] : regions
    return regions.compactMap { region in
      let rect = region.rect.intersection(whole).integral
      guard !rect.isNull, rect.width >= 1, rect.height >= 1 else { return "\(region.name) lies outside" }
      var count = 0
      for y in Int(rect.minY)..<Int(rect.maxY) {
        for x in Int(rect.minX)..<Int(rect.maxX) where differs(x, y) { count += 1 }
      }
      let share = Double(count) / Double(rect.width * rect.height)
      guard share > region.tolerance else { return nil }
      return "\(region.name): \(count) pixels (\(String(format: "%.2f", share * 100)) %)"
    }
  }

  private func differs(_ x: Int, _ y: Int) -> Bool {
    let mine = actual.row(y)[x], other = expected.row(y)[x]
    guard mine != other else { return false }
    return (0..<4).contains { channel in
      let shift = UInt32(channel * 8)
      return abs(Int(mine >> shift & 255) - Int(other >> shift & 255)) > 8
    }
  }

  /// Returns a faint copy of the expected picture with red pixels where the actual picture differs.
  func picture() -> PixelBuffer? {
    let width = min(actual.width, expected.width), height = min(actual.height, expected.height)
    guard let result = PixelBuffer(width: width, height: height, format: .argb32) else { return nil }
    for y in 0..<height {
      for x in 0..<width {
        let pixel = expected.row(y)[x]
        let grey = 255 - ((pixel >> 16 & 255) + (pixel >> 8 & 255) + (pixel & 255)) / 12
        result.row(y)[x] = differs(x, y) ? 0xFFFF_0000 : 0xFF00_0000 | grey << 16 | grey << 8 | grey
      }
    }
    return result
  }
}
