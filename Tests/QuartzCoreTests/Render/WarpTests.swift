import XCTest

import QuartzCore

/// Turned layers whose pictures are mostly of one colour take a shorter way to the same bytes.
final class WarpTests: XCTestCase {
  private func image(_ odd: Bool) -> CGImage {
    let buffer = PixelBuffer(width: 90, height: 70, format: .argb32)!
    for y in 0..<70 {
      for x in 0..<90 {
        let isEdge = x < 6 || y < 9 || x >= 80 || y >= 66 || x + y < 30
        buffer.row(y)[x] = isEdge ? 0xFF00_0000 | UInt32(x * 2) << 16 | UInt32(y * 3) << 8 : 0xFF30_70C0
      }
    }
    // With another pixel where the shorter way is looked for, the longer one is taken.
    if odd { buffer.row(36)[46] = 0xFF30_70C1 }
    return CGImage(pixelBuffer: buffer, opaque: true)
  }

  private func picture(_ transform: CATransform3D, odd: Bool) throws -> PixelBuffer {
    let root = makeLayer(0, 0, 160, 160)
    let layer = makeLayer(35, 45, 90, 70)
    layer.contents = image(odd)
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
      let (short, long) = (try picture(transform, odd: false), try picture(transform, odd: true))
      var differing = 0
      var colored = 0
      for y in 0..<160 {
        for x in 0..<160 {
          if short.row(y)[x] != long.row(y)[x] { differing += 1 }
          if short.row(y)[x] == 0xFF30_70C0 { colored += 1 }
        }
      }
      XCTAssertLessThanOrEqual(differing, 16, "more than around the odd pixel, transform \(index)")
      XCTAssertGreaterThan(colored, 50)
    }
  }
}
