internal import CImageCodecs
import CoreGraphics

/// Decodes bitmaps from file data and encodes them, with CImageCodecs. Safe on any thread.
enum ImageDecoder {
  struct Frame {
    var image: CGImage
    var delay: TimeInterval
  }

  struct Decoded {
    var frames: [Frame]
    var orientation: Int
  }

  /// Decodes data; nil, with a message in the console, if it can't be read.
  static func decode(_ data: Data, limits: inout codec_limits, name: String?) -> Decoded? {
    var image = codec_image()
    let result = data.withUnsafeBytes { codec_decode($0.baseAddress, $0.count, &limits, &image) }
    guard result == 0, let frames = image.frames else {
      let reason = withUnsafeBytes(of: image.error) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      Console.write("Could not read the image \(name ?? "data (\(data.count) bytes)"): \(reason)")
      return nil
    }
    defer { codec_image_free(&image) }
    var decoded = Decoded(frames: [], orientation: Int(image.orientation))
    for index in 0..<Int(image.frame_count) {
      guard let pixels = frames[index].pixels else { continue }
      frames[index].pixels = nil
      guard
        let buffer = PixelBuffer(
          adopting: pixels, width: Int(image.width), height: Int(image.height), bytesPerRow: image.bytes_per_row,
          format: .argb32)
      else { continue }
      decoded.frames.append(
        Frame(image: CGImage(pixelBuffer: buffer, opaque: image.opaque != 0), delay: frames[index].delay))
    }
    return decoded
  }

  static func png(_ bitmap: CGImage) -> Data? {
    guard let pixels = bitmap.pixelBuffer else { return nil }
    var buffer = codec_buffer()
    let result = codec_encode_png(
      pixels.data, Int32(pixels.width), Int32(pixels.height), pixels.bytesPerRow, bitmap.isOpaque ? 1 : 0, &buffer)
    return result == 0 ? take(buffer) : nil
  }

  static func jpeg(_ bitmap: CGImage, quality: CGFloat, orientation: Int) -> Data? {
    guard let pixels = bitmap.pixelBuffer else { return nil }
    var buffer = codec_buffer()
    let result = codec_encode_jpeg(
      pixels.data, Int32(pixels.width), Int32(pixels.height), pixels.bytesPerRow, Double(quality),
      Int32(orientation), &buffer)
    return result == 0 ? take(buffer) : nil
  }

  private static func take(_ buffer: codec_buffer) -> Data? {
    guard let bytes = buffer.bytes else { return nil }
    return Data(bytesNoCopy: bytes, count: buffer.length, deallocator: .free)
  }
}
