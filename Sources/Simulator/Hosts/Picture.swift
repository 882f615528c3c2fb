internal import CImageCodecs
import UIKit

/// Pictures of the screen.
package enum Picture {
  /// Returns a surface as PNG. Equal pixels produce equal bytes.
  package static func png(_ surface: PixelBuffer) -> Data? {
    var buffer = codec_buffer()
    let result = codec_encode_png(
      surface.data, Int32(surface.width), Int32(surface.height), surface.bytesPerRow, 1, &buffer)
    guard result == CODEC_OK, let bytes = buffer.bytes else { return nil }
    return Data(bytesNoCopy: bytes, count: buffer.length, deallocator: .free)
  }

  /// Writes a picture as PNG. Returns an error message, or nil on success.
  package static func write(_ surface: PixelBuffer, to path: String) -> String? {
    guard let data = png(surface) else { return "cannot encode the picture \(path)" }
    return write(data, to: path)
  }

  /// Writes data to a file. An existing file is unchanged if writing fails, for example because the disk is full.
  package static func write(_ data: Data, to path: String) -> String? {
    var status = stat()
    // A regular file is replaced atomically; a pipe or device is written to.
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
