internal import CImageCodecs
import CoreGraphics
import Foundation

/// The encoding of test pictures as PNG files.
enum PictureFile {
  static func png(_ picture: PixelBuffer) -> Data? {
    var buffer = codec_buffer()
    guard
      codec_encode_png(
        picture.data, Int32(picture.width), Int32(picture.height), picture.bytesPerRow, 0, &buffer) == 0,
      let bytes = buffer.bytes
    else { return nil }
    return Data(bytesNoCopy: bytes, count: buffer.length, deallocator: .free)
  }

  static func read(_ data: Data) -> PixelBuffer? {
    var image = codec_image()
    guard data.withUnsafeBytes({ codec_decode($0.baseAddress, $0.count, nil, &image) }) == 0 else { return nil }
    defer { codec_image_free(&image) }
    guard let pixels = image.frames?[0].pixels else { return nil }
    image.frames[0].pixels = nil
    return PixelBuffer(
      adopting: pixels, width: Int(image.width), height: Int(image.height), bytesPerRow: image.bytes_per_row,
      format: .argb32)
  }
}
