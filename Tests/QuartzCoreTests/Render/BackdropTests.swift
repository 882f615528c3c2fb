import XCTest

import QuartzCore

/// The blur of backdrops, and colors over them.
final class BackdropTests: XCTestCase {
  func testBoxesDivideExactly() {
    for width in stride(from: 3, through: 255, by: 2) {
      let box = BoxFilter(width)
      XCTAssertEqual(box.half, width / 2)
      for sum in 0...(255 * width) {
        let average = box.averages(of: SIMD8(repeating: UInt16(sum)))
        guard Int(average[0]) != (sum + width / 2) / width else { continue }
        return XCTFail("\(sum) / \(width) is not \(average[0])")
      }
    }
  }

  /// Random pixels in many colors and large areas of one color, behind a backdrop below a color.
  private func scene(_ veil: UInt32?, _ dice: inout Dice) -> RenderNode {
    let root = node(rect(0, 0, 180, 90), 0xFFFF_FFFF)
    root.setChildren(
      (0..<60).map { _ in
        node(
          rect(
            CGFloat(dice.int(0...179)), CGFloat(dice.int(0...89)), CGFloat(dice.int(1...40)),
            CGFloat(dice.int(1...9))),
          dice.color().argb | 0xFF00_0000)
      })
    let bar = node(rect(CGFloat(dice.int(0...9)), CGFloat(dice.int(0...9)), CGFloat(dice.int(120...170)), 71)) {
      $0.content = .backdrop(
        radius: CGFloat([2, 6, 20][dice.int(0...2)]), saturation: [1, 1.8, 0, 7.5, 0.3][dice.int(0...4)])
    }
    if let veil { bar.setChildren([node(bar.state.bounds, veil)]) }
    return root.with(bar)
  }

  func testAColorOverABackdropBlendsWithItsPixels() {
    var dice = Dice(11)
    for veil in [UInt32(0xC8C5_C5C5), 0x8000_0000, 0x0100_0100, 0xFE12_3456] {
      var other = dice
      let plain = draw(scene(nil, &other), 180, 90)
      let veiled = scene(veil, &dice)
      let state = veiled.children.last?.state
      let size = state?.bounds.size ?? .zero
      let bar = CGRect(
        x: (state?.position.x ?? 0) - size.width / 2, y: (state?.position.y ?? 0) - size.height / 2,
        width: size.width, height: size.height)
      let drawn = draw(veiled, 180, 90)
      for y in 0..<90 {
        for x in 0..<180 {
          let isInside = bar.contains(CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5))
          let below = plain.row(y)[x]
          XCTAssertEqual(drawn.row(y)[x], isInside ? Blend.over(veil, below) : below, "\(x), \(y)")
        }
      }
    }
  }

  /// Scrolled pixels move while those behind a backdrop are drawn, also where the backdrop comes or moves with
  /// them.
  func testScrolledPixelsMoveBesideBackdrops() {
    let area = Renderer.smallArea
    Renderer.smallArea = 0
    defer { Renderer.smallArea = area }
    var dice = Dice(3)
    let clip = node(rect(0, 0, 200, 300), 0xFFFF_FFFF) { $0.masksToBounds = true }
    clip.setChildren(
      (-40..<80).map { node(rect(10, CGFloat($0) * 15, 120, 11), 0xFF00_0000 | UInt32(($0 + 40) * 4099)) })
    let bars = (0..<2).map { _ in node(rect(0, 0, 200, 40)) { $0.content = .backdrop(radius: 6, saturation: 1.8) } }
    let root = node(rect(0, 0, 200, 300)).with(clip, bars[0], bars[1])
    let compositor = Compositor(
      surface: .surface(200, 300), scale: 1, background: RenderColor(argb: 0xFFFF_FFFF))
    compositor.root = root
    var moves = 0
    for turn in 0..<60 {
      clip.change { $0.bounds.origin.y += CGFloat(dice.int(-60...60)) }
      for bar in bars where dice.chance(30) {
        bar.change {
          $0.isHidden = dice.chance(50)
          $0.position.y = CGFloat(dice.int(20...280))
        }
      }
      _ = compositor.composite()
      moves += compositor.lastMoveCount
      XCTAssertEqual(compositor.surface.bytes == draw(root, 200, 300).bytes, true, "\(turn)")
    }
    XCTAssertGreaterThan(moves, 30)
  }

  #if DEBUG
    func testVectorsGiveTheSamePixels() {
      var dice = Dice(5)
      defer { Blend.usesVectors = false }
      for _ in 0..<12 {
        let scene = scene(dice.chance(50) ? 0x9040_3020 : nil, &dice)
        Blend.usesVectors = false
        let scalars = draw(scene, 180, 90).bytes
        Blend.usesVectors = true
        XCTAssertEqual(draw(scene, 180, 90).bytes == scalars, true)
      }
    }
  #endif
}
