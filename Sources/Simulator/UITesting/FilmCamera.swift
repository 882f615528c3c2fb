internal import CImageCodecs
import UIKit

/// Captures the pictures for the film of a UI test. They are scaled down, and none is captured if the screen has
/// not changed.
@MainActor final class FilmCamera {
  private var changes = -1
  private var last: PixelBuffer?

  /// The approximate length of the longer side, in pixels.
  private static let side = 640

  /// Returns a JPEG of the screen; nil if it equals the last picture.
  func picture(of stage: any ScriptStage, _ application: UIApplication) -> Data? {
    let surface = stage.picture
    guard application.screenChangeCount != changes || last == nil else { return nil }
    changes = application.screenChangeCount
    guard let small = Self.reduced(surface), !isLast(small) else { return nil }
    last = small
    var buffer = codec_buffer()
    let result = codec_encode_jpeg(
      small.data, Int32(small.width), Int32(small.height), small.bytesPerRow, 0.7, 1, &buffer)
    guard result == CODEC_OK, let bytes = buffer.bytes else { return nil }
    return Data(bytesNoCopy: bytes, count: buffer.length, deallocator: .free)
  }

  private func isLast(_ picture: PixelBuffer) -> Bool {
    guard let last, last.width == picture.width, last.height == picture.height else { return false }
    return memcmp(last.data, picture.data, picture.bytesPerRow * picture.height) == 0
  }

  /// Returns a picture that is scaled down by averaging square blocks of pixels.
  private static func reduced(_ surface: PixelBuffer) -> PixelBuffer? {
    // A block has at most 16 x 16 pixels, because the sum of 256 bytes fits in 16 bits.
    let block = min(max((max(surface.width, surface.height) + side - 1) / side, 1), 16)
    guard
      let small = PixelBuffer(width: surface.width / block, height: surface.height / block, format: .argb32)
    else { return nil }
    // In large blocks a quarter of the pixels is sufficient.
    let step = block >= 4 ? 2 : 1
    let count = (block + step - 1) / step
    let share = UInt32(65_536 / (count * count))
    func mean(_ sum: UInt32) -> UInt32 { min((sum &* share &+ 32_768) >> 16, 255) }
    for y in 0..<small.height {
      let out = small.row(y)
      for x in 0..<small.width {
        var (even, odd): (UInt32, UInt32) = (0, 0)
        var line = y * block
        for _ in 0..<count {
          var pixels = surface.row(line) + x * block
          for _ in 0..<count {
            even &+= pixels.pointee & 0x00FF_00FF
            odd &+= (pixels.pointee >> 8) & 0x00FF_00FF
            pixels += step
          }
          line += step
        }
        out[x] = 0xFF00_0000 | mean(even >> 16) << 16 | mean(odd & 0xFFFF) << 8 | mean(even & 0xFFFF)
      }
    }
    return small
  }
}
