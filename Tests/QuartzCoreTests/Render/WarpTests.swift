import XCTest

import QuartzCore

/// Rotated layers with mostly uniform contents use a faster path with identical results.
final class WarpTests: XCTestCase {
  /// Returns an image of one color with a border of another, with one rounded corner or, as for a card, with all.
  private func image(_ odd: Bool, isCard: Bool) -> CGImage {
    let buffer = PixelBuffer(width: 90, height: 70, format: .argb32)!
    for y in 0..<70 {
      for x in 0..<90 {
        let isCut = x < 6 || y < 9 || x >= 80 || y >= 66 || x + y < 30
        let isCorner = min(x, 89 - x) + min(y, 69 - y) < 22
        let isEdge = isCard ? isCorner : isCut
        buffer.row(y)[x] = isEdge ? 0xFF00_0000 | UInt32(x * 2) << 16 | UInt32(y * 3) << 8 : 0xFF30_70C0
      }
    }
    // A different pixel at a position that the fast path checks causes the general path.
    if odd { buffer.row(36)[46] = 0xFF30_70C1 }
    return CGImage(pixelBuffer: buffer, opaque: true)
  }

  private func picture(_ transform: CATransform3D, odd: Bool, isCard: Bool) throws -> PixelBuffer {
    let root = makeLayer(0, 0, 160, 160, isCard ? .red : nil)
    let layer = makeLayer(35, 45, 90, 70)
    layer.contents = image(odd, isCard: isCard)
    if isCard { layer.opacity = 0.6 }
    layer.transform = transform
    root.addSublayer(layer)
    let context = LayerContext(root: root, scale: 1)
    context.commit()
    return try XCTUnwrap(Compositor.render(context.rootNode, bounds: root.bounds, scale: 1))
  }

  func testFlatPartsAreTheSameBytes() throws {
    var eye = CATransform3DIdentity
    eye.m34 = -1 / 200
    var transforms = (0..<24).map { CATransform3DMakeRotation(CGFloat($0) * 0.27 + 0.1, 0, 0, 1) }
    transforms += (1..<12).map {
      CATransform3DConcat(CATransform3DMakeRotation(CGFloat($0) * 0.25, 0.3, 1, 0.2), eye)
    }
    transforms += [
      CATransform3DMakeAffineTransform(CGAffineTransform(a: 1, b: 0.3, c: -0.7, d: 0.9, tx: 3.3, ty: -2)),
      CATransform3DConcat(CATransform3DMakeScale(1.7, 0.4, 1), CATransform3DMakeRotation(1, 0, 0, 1)),
      CATransform3DMakeScale(-1, 1, 1), CATransform3DMakeRotation(.pi / 2, 0, 0, 1),
    ]
    for (index, transform) in transforms.enumerated() {
      for isCard in [false, true] {
        let short = try picture(transform, odd: false, isCard: isCard)
        let long = try picture(transform, odd: true, isCard: isCard)
        // This is 0x3070C0, or 60 percent of it over red.
        let color: UInt32 = isCard ? 0xFF83_4373 : 0xFF30_70C0
        var differing = 0
        var colored = 0
        for y in 0..<160 {
          for x in 0..<160 {
            if short.row(y)[x] != long.row(y)[x] { differing += 1 }
            if short.row(y)[x] == color { colored += 1 }
          }
        }
        XCTAssertLessThanOrEqual(differing, 16, "more than around the odd pixel, transform \(index), \(isCard)")
        XCTAssertGreaterThan(colored, 50, "transform \(index), \(isCard)")
      }
    }
  }

  /// Both bands of a card together leave only its corners for sampling.
  func testTheFlatPartOfACard() throws {
    let root = makeLayer(0, 0, 200, 200, CGColor(gray: 1, alpha: 1))
    let card = makeLayer(50, 50, 100, 100, .blue)
    card.cornerRadius = 20
    card.transform = CATransform3DMakeRotation(0.5, 0, 0, 1)
    root.addSublayer(card)
    let context = LayerContext(root: root, scale: 1)
    context.commit()
    let compositor = Compositor(
      surface: PixelBuffer(width: 200, height: 200, format: .argb32)!, scale: 1, background: .clear)
    compositor.root = context.rootNode
    _ = compositor.composite()
    // These are the center and the ends of both bands.
    let (c, s) = (cos(0.5), sin(0.5))
    for (dx, dy) in [(0.0, 0.0), (46, 0), (-46, 0), (0, 46), (0, -46), (46, 25), (25, 46), (-25, -46), (-46, -25)] {
      let (x, y) = (100 + dx * c - dy * s, 100 + dx * s + dy * c)
      XCTAssertEqual(compositor.surface.row(Int(y))[Int(x)], 0xFF00_00FF, "\(dx) \(dy)")
    }
    for (dx, dy) in [(48.0, 48.0), (-48, 48), (48, -48), (-48, -48)] {
      let (x, y) = (100 + dx * c - dy * s, 100 + dx * s + dy * c)
      XCTAssertEqual(compositor.surface.row(Int(y))[Int(x)], 0xFFFF_FFFF, "\(dx) \(dy)")
    }
  }

  /// Turning layers that are upright in some frames keep their rasters for the next ones.
  func testRastersAreKeptWhileLayersAreUpright() throws {
    CATransaction.begin()
    defer { CATransaction.commit() }
    CATransaction.setDisableActions(true)
    let root = makeLayer(0, 0, 200, 200)
    let layers = (0..<20).map { makeLayer(CGFloat($0 % 5) * 40, CGFloat($0 / 5) * 50, 30, 30, .red) }
    for layer in layers { root.addSublayer(layer) }
    let context = LayerContext(root: root, scale: 2)
    let surface = try XCTUnwrap(PixelBuffer(width: 400, height: 400, format: .argb32))
    let compositor = Compositor(surface: surface, scale: 2, background: RenderColor(argb: 0xFFFF_FFFF))
    compositor.root = context.rootNode
    func draw(angle: CGFloat) -> Int {
      for layer in layers { layer.transform = CATransform3DMakeRotation(angle, 0, 0, 1) }
      context.commit()
      _ = compositor.composite()
      return compositor.lastRasterCount
    }
    XCTAssertEqual(draw(angle: 0.1), 20)
    XCTAssertEqual(draw(angle: 0.2), 0)
    for _ in 0..<3 {
      XCTAssertEqual(draw(angle: 0), 0)
      XCTAssertEqual(draw(angle: 0.3), 0)
    }
    // A changed layer is drawn again, into the buffer that it had.
    layers[3].backgroundColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
    XCTAssertEqual(draw(angle: 0.4), 1)
    let whole = try XCTUnwrap(Compositor.render(context.rootNode, bounds: root.bounds, scale: 2))
    for y in 0..<400 {
      for x in 0..<400 where whole.row(y)[x] >> 24 == 255 {
        XCTAssertEqual(surface.row(y)[x], whole.row(y)[x], "\(x), \(y)")
      }
    }
    // Rasters that are unused for long are discarded.
    for frame in 0..<70 {
      layers[0].opacity = frame % 2 == 0 ? 0.5 : 1
      _ = draw(angle: 0)
    }
    XCTAssertEqual(draw(angle: 0.5), 20)
  }
}
