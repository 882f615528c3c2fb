import CImageCodecs
import Foundation
import XCTest

/// Damaged files result in an error or a picture, never in a crash or an endless loop.
final class CodecFuzzTests: XCTestCase {
  private var seed: UInt64 = 0x1234_5678_9ABC_DEF1

  private func next(_ limit: Int) -> Int {
    seed ^= seed << 13
    seed ^= seed >> 7
    seed ^= seed << 17
    return Int(seed % UInt64(limit))
  }

  private func files() throws -> [(String, Data)] {
    let names = try FileManager.default.contentsOfDirectory(atPath: Samples.folder.path).sorted()
    return try names.filter { $0.contains(".") }.map { ($0, try Samples.data($0)) }
  }

  /// Decodes a copy in memory of exactly that size; returns true if the result has pixels.
  @discardableResult
  private func decode(_ data: Data) -> Bool {
    var image = codec_image()
    var limits = codec_limits(max_side: 4096, max_pixels: 1 << 20, max_frames: 0)
    let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: data.count, alignment: 1)
    defer { bytes.deallocate() }
    data.copyBytes(to: bytes)
    let result = codec_decode(bytes.baseAddress, bytes.count, &limits, &image)
    if result == 0 {
      XCTAssertGreaterThan(image.frame_count, 0)
      codec_image_free(&image)
    } else {
      XCTAssertNil(image.frames)
      XCTAssertNotEqual(image.error.0, 0, "an error has a text")
    }
    _ = codec_probe(bytes.baseAddress, bytes.count, &image)
    return result == 0
  }

  func testEveryTruncationEndsWell() throws {
    for (name, data) in try files() {
      XCTAssertTrue(decode(data), name)
      for length in 0..<data.count { decode(data.prefix(length)) }
      XCTAssertFalse(decode(data.prefix(data.count / 2)), "half of \(name) is no picture")
    }
  }

  func testThousandsOfBitFlipsEndWell() throws {
    for (_, data) in try files() {
      for _ in 0..<300 {
        var broken = data
        for _ in 0..<1 + next(6) { broken[next(broken.count)] ^= 1 << UInt8(next(8)) }
        decode(broken)
      }
    }
  }

  func testShuffledAndRepeatedPartsEndWell() throws {
    let all = try files()
    for (_, data) in all {
      for _ in 0..<60 {
        var broken = data
        let from = next(broken.count), length = min(next(40), broken.count - from)
        let other = all[next(all.count)].1
        let start = next(other.count)
        broken.replaceSubrange(from..<from + length, with: other[start..<min(start + next(60), other.count)])
        decode(broken)
      }
    }
  }

  func testNoiseAfterASignatureEndsWell() throws {
    for signature in ["\u{89}PNG\r\n\u{1A}\n", "GIF89a", "RIFF\0\0\0\0WEBPVP8X", "\u{FF}\u{D8}\u{FF}"] {
      for _ in 0..<200 {
        var data = Data(signature.unicodeScalars.map { UInt8($0.value) })
        for _ in 0..<next(300) { data.append(UInt8(next(256))) }
        decode(data)
      }
    }
  }

  func testManyThreadsDecodeAtOnce() throws {
    let all = try files()
    let failures = FailureCount()
    DispatchQueue.concurrentPerform(iterations: 64) { index in
      let (_, data) = all[index % all.count]
      var image = codec_image()
      if data.withUnsafeBytes({ codec_decode($0.baseAddress, $0.count, nil, &image) }) != 0 { failures.add() }
      codec_image_free(&image)
    }
    XCTAssertEqual(failures.count, 0)
  }

  private final class FailureCount: @unchecked Sendable {
    private let lock = NSLock()
    private(set) var count = 0
    func add() {
      lock.lock()
      count += 1
      lock.unlock()
    }
  }
}
