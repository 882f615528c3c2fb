import CoreGraphics
import XCTest

import QuartzCore

/// Bitmaps, masks, gravity, gradients and shadows.
final class ContentsTests: XCTestCase {
  private func image(_ width: Int, _ height: Int) -> PixelBuffer {
    let buffer = PixelBuffer(width: width, height: height, format: .argb32)!
    for y in 0..<height { for x in 0..<width { buffer.row(y)[x] = 0xFF00_0000 | UInt32(x) << 8 | UInt32(y) } }
    return buffer
  }

  func testPixelsOneToOneAreCopied() {
    let picture = image(20, 10)
    let surface = draw(node(rect(5, 3, 20, 10)) { $0.contents = .bitmap(picture, opaque: true) }, 40, 20)
    for y in 0..<20 {
      for x in 0..<40 {
        let inside = x >= 5 && x < 25 && y >= 3 && y < 13
        XCTAssertEqual(surface.row(y)[x], inside ? picture.row(y - 3)[x - 5] : 0xFFFF_FFFF)
      }
    }
  }

  /// A layer at fractional pixels is interpolated from four pixels, the columns first, and each step is rounded.
  /// The result does not depend on whether the loop handles a pixel alone or with others.
  func testPartOfAPixel() {
    var dice = Dice(3)
    let (width, height) = (53, 6)
    let picture = PixelBuffer(width: width, height: height, format: .argb32)!
    let mask = PixelBuffer(width: width, height: height, format: .a8)!
    for y in 0..<height {
      for x in 0..<width {
        picture.row(y)[x] = dice.color().argb | 0xFF00_0000
        mask.coverageRow(y)[x] = x % 20 < 9 ? 0 : UInt8(dice.int(0...255))
      }
    }
    // The layer is at (5.25, 3.5), so a pixel has three quarters of one column and a quarter of the previous one.
    let (fx, fy) = (192, 128)
    let place = rect(5.25, 3.5, CGFloat(width), CGFloat(height))
    let moved = draw(node(place) { $0.contents = .bitmap(picture, opaque: true) }, 70, 20)
    let text = draw(node(place) { $0.contents = .mask(mask, RenderColor(argb: 0xFF00_0000)) }, 70, 20)
    for y in 0..<(height - 1) {
      for x in 0..<(width - 1) {
        func byte(_ row: Int, _ column: Int, _ shift: UInt32) -> Int {
          Int(picture.row(row)[column] >> shift & 255)
        }
        var wanted: UInt32 = 0
        for shift in [24, 16, 8, 0] as [UInt32] {
          let rows = [y, y + 1].map { (byte($0, x, shift) * (256 - fx) + byte($0, x + 1, shift) * fx + 128) >> 8 }
          wanted |= UInt32((rows[0] * (256 - fy) + rows[1] * fy + 128) >> 8) << shift
        }
        XCTAssertEqual(moved.row(y + 4)[x + 6], wanted, "\(x), \(y)")
        let rows = [y, y + 1].map {
          Int(mask.coverageRow($0)[x]) * (256 - fx) + Int(mask.coverageRow($0)[x + 1]) * fx
        }
        let coverage = UInt32((rows[0] * (256 - fy) + rows[1] * fy + 32768) >> 16)
        // This is black with the coverage, on white.
        let left = UInt32(Blend.multiply(255, 255 - coverage))
        XCTAssertEqual(text.row(y + 4)[x + 6], 0xFF00_0000 | left << 16 | left << 8 | left, "\(x), \(y)")
      }
    }
  }

  func testGravity() {
    // The constants refer to the minimum and maximum y: "bottom" is y = 0 (CALayer.h).
    let places: [(CALayerContentsGravity, Int, Int)] = [
      (.center, 10, 10), (.top, 10, 20), (.bottom, 10, 0), (.left, 0, 10), (.right, 20, 10), (.topLeft, 0, 20),
      (.topRight, 20, 20), (.bottomLeft, 0, 0), (.bottomRight, 20, 0),
    ]
    for (gravity, x, y) in places {
      let layer = node(rect(0, 0, 30, 30)) {
        $0.contents = .bitmap(image(20, 20), opaque: true)
        $0.contentsScale = 2
        $0.contentsGravity = gravity
      }
      let surface = draw(layer, 60, 60, scale: 2)
      XCTAssertEqual(surface.row(y * 2)[x * 2], 0xFF00_0000, gravity.rawValue)
      XCTAssertEqual(surface.row(y * 2 + 19)[x * 2 + 19], 0xFF00_1313, gravity.rawValue)
      let drawn = surface.bytes.filter { $0 != 0xFFFF_FFFF }.count
      XCTAssertEqual(drawn, 400, gravity.rawValue)
    }
  }

  func testAspectFitAndFill() {
    func extent(_ gravity: CALayerContentsGravity, clips: Bool) -> (Int, Int) {
      let layer = node(rect(10, 10, 40, 20)) {
        $0.contents = .bitmap(image(10, 10), opaque: true)
        $0.contentsGravity = gravity
        $0.masksToBounds = clips
      }
      let surface = draw(layer, 60, 60)
      let columns = (0..<60).filter { surface.row(20)[$0] != 0xFFFF_FFFF }.count
      let rows = (0..<60).filter { surface.row($0)[30] != 0xFFFF_FFFF }.count
      return (columns, rows)
    }
    XCTAssertTrue(extent(.resizeAspect, clips: false) == (20, 20))
    XCTAssertTrue(extent(.resizeAspectFill, clips: false) == (40, 40), "what overflows shows")
    XCTAssertTrue(extent(.resizeAspectFill, clips: true) == (40, 20))
    XCTAssertTrue(extent(.resize, clips: false) == (40, 20))
  }

  func testNearestKeepsPixels() {
    let picture = PixelBuffer(width: 2, height: 1, format: .argb32)!
    picture.row(0)[0] = 0xFFFF_0000
    picture.row(0)[1] = 0xFF00_00FF
    func row(_ nearest: Bool) -> [UInt32] {
      let layer = node(rect(0, 0, 8, 1)) {
        $0.contents = .bitmap(picture, opaque: true)
        $0.magnifiesWithNearest = nearest
      }
      return draw(layer, 8, 1).bytes
    }
    XCTAssertEqual(row(true), Array(repeating: 0xFFFF_0000, count: 4) + Array(repeating: 0xFF00_00FF, count: 4))
    let smooth = row(false)
    XCTAssertEqual(smooth[0], 0xFFFF_0000)
    XCTAssertEqual(smooth[7], 0xFF00_00FF)
    XCTAssertEqual(smooth[3] >> 16 & 255, 159)
    XCTAssertEqual(smooth[4] >> 16 & 255, 96)
  }

  func testNinePartsKeepTheirCorners() {
    let picture = image(9, 9)
    let layer = node(rect(0, 0, 30, 20)) {
      $0.contents = .bitmap(picture, opaque: true)
      $0.contentsCenter = CGRect(x: 4.0 / 9, y: 4.0 / 9, width: 1.0 / 9, height: 1.0 / 9)
    }
    let surface = draw(layer, 30, 20)
    for y in 0..<4 {
      for x in 0..<4 {
        XCTAssertEqual(surface.row(y)[x], picture.row(y)[x])
        XCTAssertEqual(surface.row(19 - y)[29 - x], picture.row(8 - y)[8 - x])
      }
    }
    XCTAssertEqual(surface.row(10)[15], picture.row(4)[4])
    XCTAssertEqual(surface.row(0)[15], picture.row(0)[4])
  }

  func testTextIsCoverageInOneColor() {
    let mask = PixelBuffer(width: 3, height: 1, format: .a8)!
    mask.coverageRow(0)[1] = 128
    mask.coverageRow(0)[2] = 255
    let layer = node(rect(0, 0, 3, 1)) { $0.contents = .mask(mask, RenderColor(argb: 0xFFFF_0000)) }
    XCTAssertEqual(draw(layer, 3, 1).bytes, [0xFFFF_FFFF, 0xFFFF_7F7F, 0xFFFF_0000])
  }

  func testContentsFrameOverridesGravity() {
    let layer = node(rect(0, 0, 10, 10)) {
      $0.contents = .bitmap(image(4, 4), opaque: true)
      $0.contentsFrame = rect(8, 8, 4, 4)
    }
    let surface = draw(layer, 20, 20)
    XCTAssertEqual(surface.row(11)[11], 0xFF00_0303)
    XCTAssertEqual(surface.row(7)[7], 0xFFFF_FFFF)
  }

  // MARK: Gradients

  private func ramp(_ kind: GradientState.Kind, _ start: CGPoint, _ end: CGPoint) -> PixelBuffer {
    let layer = node(rect(0, 0, 101, 101)) {
      $0.content = .gradient(
        GradientState(
          kind: kind, colors: [RenderColor(argb: 0xFF00_0000), RenderColor(argb: 0xFFFF_FFFF)], locations: [0, 1],
          startPoint: start, endPoint: end))
    }
    return draw(layer, 101, 101)
  }

  func testGradientsMixInGamma() {
    // facts/animation.md#mixing/gradient-layer
    let down = ramp(.axial, CGPoint(x: 0.5, y: 0), CGPoint(x: 0.5, y: 1))
    XCTAssertEqual(Int(down.row(50)[50] & 255), 173, accuracy: 2)
    XCTAssertLessThan(down.row(0)[0] & 255, 16)
    XCTAssertGreaterThan(down.row(100)[0] & 255, 252)
    XCTAssertEqual(down.row(30)[0], down.row(30)[100])
  }

  func testRadialAndConic() {
    let centre = CGPoint(x: 0.5, y: 0.5)
    let radial = ramp(.radial, centre, CGPoint(x: 1, y: 1))
    XCTAssertLessThan(radial.row(50)[50] & 255, 24)
    XCTAssertEqual(radial.row(50)[20], radial.row(20)[50])
    XCTAssertEqual(radial.row(0)[0], 0xFFFF_FFFF)
    let conic = ramp(.conic, centre, CGPoint(x: 1, y: 0.5))
    XCTAssertLessThan(conic.row(51)[100] & 255, 30, "begins at the end point, clockwise")
    XCTAssertGreaterThan(conic.row(49)[100] & 255, 250)
    XCTAssertEqual(Int(conic.row(50)[10] & 255), 173, accuracy: 2, "half way round")
    XCTAssertEqual(Int(conic.row(90)[50] & 255), 118, accuracy: 2, "a quarter")
  }

  func testOwnArctangent() {
    for i in 0..<720 {
      let a = Double(i) * .pi / 360
      let t = GradientPayload.turn(cos(a) * 3, sin(a) * 3)
      let error = abs(t - Double(i) / 720)
      XCTAssertLessThan(min(error, 1 - error), 1e-6)
    }
  }

  // MARK: Shadows

  private func shadow(_ radius: CGFloat, _ change: (inout LayerState) -> Void = { _ in }) -> RenderNode {
    node(rect(30, 30, 60, 60), 0xFFFF_FFFF) {
      $0.shadow = ShadowState(
        color: RenderColor(argb: 0xFF00_0000), opacity: 1, radius: radius, offset: .zero, path: nil)
      change(&$0)
    }
  }

  func testShadowRadiusIsTheDeviation() {
    // Across a straight edge, a blurred shadow decreases like the integral of the normal distribution.
    let surface = draw(shadow(5) { $0.backgroundColor = RenderColor(argb: 0xFFFF_FFFF) }, 120, 120)
    func dark(_ x: Int) -> Double { 1 - Double(surface.row(60)[x] & 255) / 255 }
    for d in 1...12 {
      let wanted = 0.5 * erfc((Double(d) - 0.5) / 5 / 2.0.squareRoot())
      XCTAssertEqual(dark(30 - d), wanted, accuracy: 0.02, "\(d) pixels out")
    }
  }

  func testNinePartShadowEqualsTheWhole() {
    let large = shadow(3) { $0.cornerRadius = 8 }
    let parts = draw(large, 120, 120)
    // The shadow of the same shape as a subtree takes the general path.
    let tree = shadow(3) {
      $0.cornerRadius = 8
      $0.masksToBounds = false
    }
    tree.with(node(rect(20, 20, 60, 10), 0xFFFF_FFFF) { $0.opacity = 0.01 })
    let whole = draw(tree, 120, 120)
    for y in 0..<120 where !(45..<65).contains(y) {
      for x in 0..<120 {
        XCTAssertEqual(Int(parts.row(y)[x] & 255), Int(whole.row(y)[x] & 255), accuracy: 3, "\(x),\(y)")
      }
    }
  }

  func testShadowOfContentsAndNoneWhenClipped() {
    let picture = PixelBuffer(width: 60, height: 60, format: .argb32)!
    for y in 20..<40 { for x in 20..<40 { picture.row(y)[x] = 0xFFFF_0000 } }
    let layer = shadow(0) {
      $0.backgroundColor = .clear
      $0.contents = .bitmap(picture, opaque: false)
      $0.shadow?.offset = CGSize(width: 15, height: 0)
    }
    let surface = draw(layer, 120, 120)
    XCTAssertEqual(surface.row(60)[72], 0xFF00_0000, "of what is drawn")
    XCTAssertEqual(surface.row(60)[60], 0xFFFF_0000)
    XCTAssertEqual(surface.row(35)[60], 0xFFFF_FFFF, "not of the bounds")
    layer.change { $0.masksToBounds = true }
    XCTAssertEqual(draw(layer, 120, 120).row(60)[72], 0xFFFF_FFFF)
  }

  func testShadowPath() {
    let layer = shadow(0) {
      $0.shadow?.path = CGPath(rect: rect(-20, 10, 10, 20), transform: nil)
    }
    let surface = draw(layer, 120, 120)
    XCTAssertEqual(surface.row(50)[15], 0xFF00_0000)
    XCTAssertEqual(surface.row(38)[15], 0xFFFF_FFFF)
    XCTAssertEqual(surface.row(50)[21], 0xFFFF_FFFF)
  }

  func testShadowShowsThroughTranslucentContent() {
    // facts/animation.md#mixing/layer-shadow
    let layer = shadow(0) { $0.backgroundColor = RenderColor(argb: 0x8080_8080) }
    let alone = draw(node(rect(30, 30, 60, 60), 0x8080_8080), 120, 120)
    XCTAssertLessThan(draw(layer, 120, 120).row(60)[60] & 255, alone.row(60)[60] & 255)
  }
}
