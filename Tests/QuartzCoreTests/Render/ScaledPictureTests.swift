import CoreGraphics
import XCTest

import QuartzCore

/// Compares scaled pictures with the formula for single components. A pixel of the surface is interpolated
/// horizontally in the two nearest rows of the picture, and then vertically, by weights of 1/256, each step
/// rounded. The loop handles several pixels at once and reuses rows, which must not affect the result.
final class ScaledPictureTests: XCTestCase {
  private func picture(_ width: Int, _ height: Int, _ dice: inout Dice) -> PixelBuffer {
    let buffer = PixelBuffer(width: width, height: height, format: .argb32)!
    for y in 0..<height { for x in 0..<width { buffer.row(y)[x] = dice.color().argb } }
    return buffer
  }

  /// A picture, a part of which fills a frame, both in pixels.
  private struct Scene {
    var picture: PixelBuffer
    var part: CGRect
    var frame: CGRect

    /// Returns the pixel of the surface by the formula; it must be entirely in the frame.
    func pixel(_ x: Int, _ y: Int) -> UInt32 {
      let (columns, fx) = neighbours(x, part.minX, part.width, frame.minX, frame.width, picture.width)
      let (rows, fy) = neighbours(y, part.minY, part.height, frame.minY, frame.height, picture.height)
      var result: UInt32 = 0
      for shift in [24, 16, 8, 0] as [UInt32] {
        func byte(_ row: Int, _ column: Int) -> Int { Int(picture.row(row)[column] >> shift & 255) }
        let across = [rows.0, rows.1].map {
          (byte($0, columns.0) * (256 - fx) + byte($0, columns.1) * fx + 128) >> 8
        }
        result |= UInt32((across[0] * (256 - fy) + across[1] * fy + 128) >> 8) << shift
      }
      return result
    }

    /// Returns the two pixels of the picture around the center of a pixel of the surface, and the weight of the
    /// second one.
    private func neighbours(
      _ place: Int, _ start: CGFloat, _ size: CGFloat, _ origin: CGFloat, _ length: CGFloat, _ limit: Int
    ) -> ((Int, Int), Int) {
      func whole(_ value: Double) -> Int { Int((value * 1_048_576).rounded()) }
      let ratio = Double(size) / Double(length)
      let first = Int(Double(origin).rounded(.down))
      let begin = whole(Double(start) + (Double(first) + 0.5 - Double(origin)) * ratio - 0.5)
      let position = (begin + whole(ratio) * (place - first) + 2048) >> 12
      let low = min(max(0, Int(Double(start).rounded(.down))), limit - 1)
      let high = min(max(low, Int(Double(start + size).rounded(.up)) - 1), limit - 1)
      func held(_ column: Int) -> Int { min(max(column, low), high) }
      return ((held(position >> 8), held((position >> 8) + 1)), position & 255)
    }
  }

  private func check(_ scene: Scene, _ note: String, line: UInt = #line) {
    let layer = node(scene.frame) {
      $0.contents = .bitmap(scene.picture, opaque: false)
      $0.contentsRect = CGRect(
        x: scene.part.minX / CGFloat(scene.picture.width), y: scene.part.minY / CGFloat(scene.picture.height),
        width: scene.part.width / CGFloat(scene.picture.width),
        height: scene.part.height / CGFloat(scene.picture.height))
    }
    let surface = draw(layer, 90, 110)
    // The frame may be outside of the surface.
    func inside(_ start: CGFloat, _ end: CGFloat, _ limit: Int) -> Range<Int> {
      let first = max(0, Int(start.rounded(.up)))
      return first..<max(first, min(limit, Int(end)))
    }
    for y in inside(scene.frame.minY, scene.frame.maxY, 110) {
      for x in inside(scene.frame.minX, scene.frame.maxX, 90) {
        let wanted = Blend.over(scene.pixel(x, y), 0xFFFF_FFFF)
        guard surface.row(y)[x] != wanted else { continue }
        return XCTFail("\(note): (\(x), \(y)) is \(surface.row(y)[x]), not \(wanted)", line: line)
      }
    }
  }

  func testPicturesOfAnySizeInFramesOfAnySize() {
    var dice = Dice(11)
    for turn in 0..<300 {
      // Narrow pictures are included: of one column, or less than four pixels wide on the surface.
      let (width, height) = (dice.int(1...(turn % 3 == 0 ? 3 : 60)), dice.int(1...40))
      let scene = Scene(
        picture: picture(width, height, &dice), part: rect(0, 0, CGFloat(width), CGFloat(height)),
        frame: rect(
          CGFloat(dice.int(-20...40)), CGFloat(dice.int(-20...40)),
          CGFloat(dice.int(1...(turn % 4 == 0 ? 6 : 100))),
          CGFloat(dice.int(1...100))))
      check(scene, "turn \(turn)")
    }
  }

  func testPartsOfPictures() {
    var dice = Dice(12)
    for turn in 0..<100 {
      let (width, height) = (16 * dice.int(1...3), 16 * dice.int(1...3))
      let (x, y) = (dice.int(0...7), dice.int(0...7))
      let part = rect(
        CGFloat(x), CGFloat(y), CGFloat(dice.int(1...(width - x))), CGFloat(dice.int(1...(height - y))))
      let frame = rect(
        CGFloat(dice.int(-5...20)), CGFloat(dice.int(-5...20)), CGFloat(dice.int(1...70)), CGFloat(dice.int(1...70))
      )
      check(Scene(picture: picture(width, height, &dice), part: part, frame: frame), "turn \(turn)")
    }
  }

  func testPicturesBetweenPixels() {
    var dice = Dice(13)
    for turn in 0..<100 {
      let (width, height) = (dice.int(2...40), dice.int(2...40))
      let isScaled = turn % 2 == 0
      let frame = rect(
        CGFloat(dice.int(0...80)) / 4, CGFloat(dice.int(0...80)) / 4,
        isScaled ? CGFloat(dice.int(8...240)) / 4 : CGFloat(width),
        isScaled ? CGFloat(dice.int(8...240)) / 4 : CGFloat(height))
      check(
        Scene(
          picture: picture(width, height, &dice), part: rect(0, 0, CGFloat(width), CGFloat(height)), frame: frame),
        "turn \(turn)")
    }
  }
}
