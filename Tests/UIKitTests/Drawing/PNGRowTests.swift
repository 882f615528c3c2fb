import CImageCodecs
import Foundation
import XCTest

/// PNG files with each filter of rows and each kind of compressed block, as RFC 2083 and RFC 1951 have them.
final class PNGRowTests: XCTestCase {
  private let width = 37, height = 23

  private func sample(_ x: Int, _ y: Int, _ index: Int, _ samples: Int) -> UInt8 {
    if index == 3 { return UInt8(x % 5 == 0 ? 255 : (x * 7 + y * 3) & 255) }
    return UInt8((x * (3 + index) + y * y * (index + 1) + (x / 9) * 40) & 255)
  }

  /// Rows with a filter each, in turns from `first` on.
  private func rows(samples: Int, first: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    for y in 0..<height {
      let filter = (first + y) % 5
      bytes.append(UInt8(filter))
      for x in 0..<width {
        for index in 0..<samples {
          let left = x > 0 ? Int(sample(x - 1, y, index, samples)) : 0
          let up = y > 0 ? Int(sample(x, y - 1, index, samples)) : 0
          let corner = x > 0 && y > 0 ? Int(sample(x - 1, y - 1, index, samples)) : 0
          let predicted: Int
          switch filter {
          case 1: predicted = left
          case 2: predicted = up
          case 3: predicted = (left + up) / 2
          case 4:
            let (a, b, c) = (abs(up - corner), abs(left - corner), abs(left + up - 2 * corner))
            predicted = a <= b && a <= c ? left : b <= c ? up : corner
          default: predicted = 0
          }
          bytes.append(UInt8((Int(sample(x, y, index, samples)) - predicted) & 255))
        }
      }
    }
    return bytes
  }

  /// Returns the data in blocks that are not compressed.
  private func stored(_ bytes: [UInt8], block: Int) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    for start in stride(from: 0, to: bytes.count, by: block) {
      let part = bytes[start..<min(start + block, bytes.count)]
      let count = UInt16(part.count)
      stream += [start + block >= bytes.count ? 1 : 0, UInt8(count & 255), UInt8(count >> 8)]
      stream += [UInt8(~count & 255), UInt8(~count >> 8)] + part
    }
    var (sum, sums): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      sum = (sum + UInt32(byte)) % 65521
      sums = (sums + sum) % 65521
    }
    return stream + [UInt8(sums >> 8), UInt8(sums & 255), UInt8(sum >> 8), UInt8(sum & 255)]
  }

  private func chunk(_ name: String, _ bytes: [UInt8]) -> [UInt8] {
    let content = Array(name.utf8) + bytes
    var check: UInt32 = .max
    for byte in content {
      check ^= UInt32(byte)
      for _ in 0..<8 { check = check & 1 == 1 ? check >> 1 ^ 0xEDB8_8320 : check >> 1 }
    }
    func word(_ value: UInt32) -> [UInt8] { withUnsafeBytes(of: value.bigEndian, Array.init) }
    return word(UInt32(bytes.count)) + content + word(~check)
  }

  private func file(_ stream: [UInt8], samples: Int, split: Int = .max) -> [UInt8] {
    let type: UInt8 = samples == 4 ? 6 : 2
    var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10]
    bytes += chunk("IHDR", [0, 0, 0, UInt8(width), 0, 0, 0, UInt8(height), 8, type, 0, 0, 0])
    var rest = stream[...]
    while !rest.isEmpty {
      bytes += chunk("IDAT", Array(rest.prefix(split)))
      rest = rest.dropFirst(split)
    }
    return bytes + chunk("IEND", [])
  }

  private func decode(_ bytes: [UInt8]) -> [UInt32]? {
    var image = codec_image()
    guard codec_decode(bytes, bytes.count, nil, &image) == 0, let pixels = image.frames[0].pixels else {
      return nil
    }
    defer { codec_image_free(&image) }
    return (0..<height).flatMap { y in
      let row = (pixels + y * image.bytes_per_row).assumingMemoryBound(to: UInt32.self)
      return (0..<width).map { row[$0] }
    }
  }

  /// Premultiplied, each product rounded to the nearest.
  private func expected(samples: Int) -> [UInt32] {
    (0..<height).flatMap { y in
      (0..<width).map { x in
        let alpha = samples == 4 ? UInt32(sample(x, y, 3, samples)) : 255
        return (0..<3).reduce(alpha << 24) { word, index in
          let value = (Double(UInt32(sample(x, y, index, samples)) * alpha) / 255).rounded()
          return word | UInt32(value) << UInt32(16 - 8 * index)
        }
      }
    }
  }

  func testEachFilterWithAndWithoutAlpha() {
    for samples in [3, 4] {
      for first in 0..<5 {
        let bytes = rows(samples: samples, first: first)
        let whole = file(stored(bytes, block: 60_000), samples: samples)
        XCTAssertEqual(decode(whole), expected(samples: samples), "\(samples) samples, filter \(first) first")
        let parts = file(stored(bytes, block: 100), samples: samples, split: 61)
        XCTAssertEqual(decode(parts), expected(samples: samples), "\(samples) samples in parts")
      }
    }
  }

  func testWhatIsWrongInTheStreamIsNoPicture() {
    let bytes = rows(samples: 3, first: 0)
    let stream = stored(bytes, block: 60_000)
    var filter = bytes
    filter[0] = 5
    XCTAssertNil(decode(file(stored(filter, block: 60_000), samples: 3)), "there are five filters")
    XCTAssertNil(decode(file(stored(Array(bytes.dropLast(200)), block: 60_000), samples: 3)), "rows are missing")
    XCTAssertNil(decode(file(Array(stream.dropLast(500)), samples: 3)), "the stream ends early")
  }

  /// Long and short repetitions at all distances, through the library's own compression.
  func testRepetitionsGoRound() throws {
    let (width, height) = (300, 700)
    var pixels = [UInt32](repeating: 0, count: width * height)
    for index in pixels.indices {
      let (x, y) = (index % width, index / width)
      let period = y / 20 + 1
      pixels[index] = 0xFF00_0000 | UInt32((x % period) * 37 & 255) << 8 | UInt32(y / 90 * 31 & 255)
    }
    for opaque: Int32 in [0, 1] {
      var buffer = codec_buffer()
      let size = (Int32(width), Int32(height))
      XCTAssertEqual(codec_encode_png(pixels, size.0, size.1, width * 4, opaque, &buffer), 0)
      defer { free(buffer.bytes) }
      var image = codec_image()
      XCTAssertEqual(codec_decode(buffer.bytes, buffer.length, nil, &image), 0)
      defer { codec_image_free(&image) }
      XCTAssertEqual(image.opaque, 1)
      let memory = try XCTUnwrap(image.frames[0].pixels)
      for y in 0..<height {
        let row = (memory + y * image.bytes_per_row).assumingMemoryBound(to: UInt32.self)
        XCTAssertTrue((0..<width).allSatisfy { row[$0] == pixels[y * width + $0] }, "row \(y)")
      }
    }
  }
}
