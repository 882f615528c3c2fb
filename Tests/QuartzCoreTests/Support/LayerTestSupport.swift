import FlipsideTesting
import XCTest

import QuartzCore

func assertEqual(
  _ a: CGPoint, _ b: CGPoint, accuracy: CGFloat = 1e-9, file: StaticString = #filePath, line: UInt = #line
) {
  XCTAssertEqual(a.x, b.x, accuracy: accuracy, "x", file: file, line: line)
  XCTAssertEqual(a.y, b.y, accuracy: accuracy, "y", file: file, line: line)
}

func assertEqual(
  _ a: CGRect, _ b: CGRect, accuracy: CGFloat = 1e-9, file: StaticString = #filePath, line: UInt = #line
) {
  assertEqual(a.origin, b.origin, accuracy: accuracy, file: file, line: line)
  XCTAssertEqual(a.width, b.width, accuracy: accuracy, "width", file: file, line: line)
  XCTAssertEqual(a.height, b.height, accuracy: accuracy, "height", file: file, line: line)
}

func assertEqual(
  _ a: CATransform3D, _ b: CATransform3D, accuracy: CGFloat = 1e-9, file: StaticString = #filePath,
  line: UInt = #line
) {
  func list(_ t: CATransform3D) -> [CGFloat] {
    [
      t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41, t.m42, t.m43,
      t.m44,
    ]
  }
  for (index, pair) in zip(list(a), list(b)).enumerated() {
    XCTAssertEqual(
      pair.0, pair.1, accuracy: accuracy, "m\(index / 4 + 1)\(index % 4 + 1)", file: file, line: line)
  }
}

extension CGColor {
  static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  static let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
  static let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
}

func makeLayer(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: CGColor? = nil) -> CALayer
{
  let layer = CALayer()
  layer.frame = CGRect(x: x, y: y, width: width, height: height)
  layer.backgroundColor = color
  return layer
}

extension Picture {
  /// Creates a picture by `render(in:)` in a transparent bitmap with the given scale, with y downwards.
  init(_ layer: CALayer, width: Int, height: Int, scale: CGFloat = 1) throws {
    let buffer = try XCTUnwrap(
      PixelBuffer(width: Int(CGFloat(width) * scale), height: Int(CGFloat(height) * scale), format: .argb32))
    let context = try XCTUnwrap(
      CGContext(pixelBuffer: buffer, baseTransform: CGAffineTransform(scaleX: scale, y: scale)))
    layer.render(in: context)
    self.init(buffer, scale: scale)
  }

  /// Returns the pixel at a point, as premultiplied 0xAARRGGBB.
  subscript(x: CGFloat, y: CGFloat) -> UInt32 { pixel(at: CGPoint(x: x, y: y)) ?? 0xDEAD_BEEF }

  func alpha(_ x: CGFloat, _ y: CGFloat) -> Int { Int(self[x, y] >> 24) }
}

func hex(_ value: UInt32) -> String { String(value, radix: 16) }

/// A delegate that records its calls.
class RecordingDelegate: NSObject, CALayerDelegate {
  var log: [String] = []
  var actionFor: ((String) -> (any CAAction)?)?
  var onLayout: ((CALayer) -> Void)?
  var onDraw: ((CALayer, CGContext) -> Void)?

  func layerWillDraw(_ layer: CALayer) { log.append("willDraw") }
  func draw(_ layer: CALayer, in ctx: CGContext) {
    log.append("draw")
    onDraw?(layer, ctx)
  }
  func layoutSublayers(of layer: CALayer) {
    log.append("layout \(layer.name ?? "?")")
    onLayout?(layer)
  }
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { actionFor?(event) }
}
