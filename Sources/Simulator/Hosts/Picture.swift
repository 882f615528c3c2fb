internal import CImageCodecs
import UIKit

/// Pictures of the screen.
package enum Picture {
  /// The PNG of a surface; the same bytes for the same pixels.
  package static func png(_ surface: PixelBuffer) -> Data? {
    var buffer = codec_buffer()
    let result = codec_encode_png(
      surface.data, Int32(surface.width), Int32(surface.height), surface.bytesPerRow, 1, &buffer)
    guard result == CODEC_OK, let bytes = buffer.bytes else { return nil }
    return Data(bytesNoCopy: bytes, count: buffer.length, deallocator: .free)
  }

  /// What went wrong, or nil.
  package static func write(_ surface: PixelBuffer, to path: String) -> String? {
    guard let data = png(surface) else { return "cannot encode the picture \(path)" }
    return write(data, to: path)
  }

  package static func write(_ data: Data, to path: String) -> String? {
    do {
      try data.write(to: URL(fileURLWithPath: path))
      return nil
    } catch {
      let reason = errno == 0 ? "" : ": " + String(cString: strerror(errno))
      return "cannot write \(path)\(reason)"
    }
  }
}
