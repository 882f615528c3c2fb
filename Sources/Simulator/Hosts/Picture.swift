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

  /// Writes a picture as PNG; returns a message if that fails, else nil.
  package static func write(_ surface: PixelBuffer, to path: String) -> String? {
    guard let data = png(surface) else { return "cannot encode the picture \(path)" }
    return write(data, to: path)
  }

  /// A picture that is there already stays as it is if the new one can't be written whole: the disk may be full.
  package static func write(_ data: Data, to path: String) -> String? {
    var status = stat()
    // A new file replaces the old one; a pipe or device is kept.
    let isFile = stat(path, &status) != 0 || status.st_mode & S_IFMT == S_IFREG
    do {
      try data.write(to: URL(fileURLWithPath: path), options: isFile ? .atomic : [])
      return nil
    } catch {
      let reason = errno == 0 ? "" : ": " + String(cString: strerror(errno))
      return "cannot write \(path)\(reason)"
    }
  }
}
