import CImageCodecs
import Foundation

/// A picture that an app made, to look at its pixels.
final class PNG {
  let width: Int
  let height: Int
  private let bytesPerRow: Int
  private let pixels: UnsafeMutableRawPointer

  init?(_ data: Data) {
    var image = codec_image()
    let result = data.withUnsafeBytes { codec_decode($0.baseAddress, $0.count, nil, &image) }
    guard result == CODEC_OK, image.frame_count > 0, let pixels = image.frames[0].pixels else { return nil }
    image.frames[0].pixels = nil
    self.pixels = pixels
    width = Int(image.width)
    height = Int(image.height)
    bytesPerRow = image.bytes_per_row
    codec_image_free(&image)
  }

  deinit { free(pixels) }

  /// Returns the color of a pixel as 0xRRGGBB.
  func color(_ x: Int, _ y: Int) -> UInt32 {
    guard (0..<width).contains(x), (0..<height).contains(y) else { return 0 }
    return (pixels + y * bytesPerRow + x * 4).load(as: UInt32.self) & 0xFFFFFF
  }

  /// Returns the number of dark pixels in a rectangle of points, at three pixels to a point.
  func darkPixels(in frame: [Double]) -> Int {
    let left = Int(frame[0] * 3)
    let top = Int(frame[1] * 3)
    var count = 0
    for y in top..<top + Int(frame[3] * 3) {
      for x in left..<left + Int(frame[2] * 3) {
        let pixel = color(x, y)
        if pixel >> 16 < 0x60, pixel >> 8 & 0xFF < 0x60, pixel & 0xFF < 0x60 { count += 1 }
      }
    }
    return count
  }
}
