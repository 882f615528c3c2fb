internal import CImageCodecs
import Foundation

extension CGImage {
  /// Decodes a PNG file; returns nil if the data is not a PNG.
  public convenience init?(
    pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    self.init(
      file: source, format: CODEC_FORMAT_PNG, type: "public.png", shouldInterpolate: shouldInterpolate,
      intent: intent)
  }

  /// Decodes a JPEG file; returns nil if the data is not a JPEG.
  public convenience init?(
    jpegDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    self.init(
      file: source, format: CODEC_FORMAT_JPEG, type: "public.jpeg", shouldInterpolate: shouldInterpolate,
      intent: intent)
  }

  private convenience init?(
    file: CGDataProvider, format: codec_format, type: CFString, shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    guard let (pixels, opaque) = file.data.flatMap({ Self.decodeFile($0, format) }) else { return nil }
    var layout = BitmapLayout(pixelBuffer: pixels, space: .standardRGB)
    if opaque {
      layout.bitmapInfo = [CGBitmapInfo(rawValue: CGImageAlphaInfo.noneSkipFirst.rawValue), .byteOrder32Little]
    }
    self.init(
      layout: layout, provider: nil, pixels: pixels, shouldInterpolate: shouldInterpolate, intent: intent)
    utType = type
  }

  /// Decodes the first frame of a file; returns nil if the data has another format.
  private static func decodeFile(_ data: Data, _ format: codec_format) -> (PixelBuffer, opaque: Bool)? {
    data.withUnsafeBytes { bytes -> (PixelBuffer, opaque: Bool)? in
      guard let base = bytes.baseAddress, codec_sniff(base, bytes.count) == format else { return nil }
      var image = codec_image()
      var limits = codec_limits(max_side: 0, max_pixels: 0, max_frames: 1)
      defer { codec_image_free(&image) }
      guard codec_decode(base, bytes.count, &limits, &image) == CODEC_OK, image.frame_count > 0,
        let frame = image.frames, let pixels = frame[0].pixels,
        let buffer = PixelBuffer(
          adopting: pixels, width: Int(image.width), height: Int(image.height),
          bytesPerRow: Int(image.bytes_per_row), format: .argb32)
      else { return nil }
      frame[0].pixels = nil
      return (buffer, image.opaque != 0)
    }
  }
}

extension PixelBuffer {
  /// Returns the pixels as a PNG file; nil for coverage.
  package func pngData(opaque: Bool = false) -> Data? {
    guard format == .argb32 else { return nil }
    var encoded = codec_buffer()
    let result = codec_encode_png(data, Int32(width), Int32(height), bytesPerRow, opaque ? 1 : 0, &encoded)
    defer { free(encoded.bytes) }
    guard result == CODEC_OK, let bytes = encoded.bytes else { return nil }
    return Data(bytes: bytes, count: encoded.length)
  }
}
