import FlipsideTesting
import XCTest

import QuartzCore

/// A scene of many kinds of layers, drawn by `render(in:)` and by commit and compositor.
final class SceneTests: XCTestCase {
  private func scene() -> CALayer {
    let white = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
    let root = makeLayer(0, 0, 320, 240, CGColor(red: 0.95, green: 0.95, blue: 0.97, alpha: 1))
    let card = makeLayer(16, 16, 88, 64, white)
    card.cornerRadius = 14
    card.cornerCurve = .continuous
    card.shadowOpacity = 0.3
    card.shadowRadius = 6
    card.shadowOffset = CGSize(width: 0, height: 4)
    root.addSublayer(card)
    let bordered = makeLayer(120, 16, 64, 64, .green)
    bordered.cornerRadius = 16
    bordered.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
    bordered.borderWidth = 4
    bordered.borderColor = .blue
    root.addSublayer(bordered)
    let gradient = CAGradientLayer()
    gradient.frame = CGRect(x: 200, y: 16, width: 100, height: 64)
    gradient.colors = [CGColor.red, CGColor.blue, CGColor.green]
    gradient.startPoint = CGPoint(x: 0, y: 0)
    gradient.endPoint = CGPoint(x: 1, y: 1)
    gradient.cornerRadius = 12
    root.addSublayer(gradient)
    let ring = CAShapeLayer()
    ring.frame = CGRect(x: 16, y: 100, width: 64, height: 64)
    ring.path = CGPath(ellipseIn: CGRect(x: 6, y: 6, width: 52, height: 52), transform: nil)
    ring.fillColor = nil
    ring.strokeColor = .red
    ring.lineWidth = 8
    ring.lineCap = .round
    ring.strokeEnd = 0.7
    root.addSublayer(ring)
    let group = makeLayer(100, 100, 64, 64, .red)
    group.opacity = 0.5
    group.addSublayer(makeLayer(20, 20, 60, 20, .blue))
    root.addSublayer(group)
    let masked = makeLayer(190, 100, 48, 64, .blue)
    let star = CAShapeLayer()
    let path = CGMutablePath()
    for i in 0..<5 {
      let angle = CGFloat(i) * 4 * .pi / 5 - .pi / 2
      let p = CGPoint(x: 24 + 24 * cos(angle), y: 32 + 24 * sin(angle))
      if i == 0 { path.move(to: p) } else { path.addLine(to: p) }
    }
    path.closeSubpath()
    star.path = path
    masked.mask = star
    root.addSublayer(masked)
    let turned = makeLayer(250, 110, 40, 40, .green)
    turned.borderWidth = 3
    turned.setAffineTransform(CGAffineTransform(rotationAngle: 0.4).scaledBy(x: 1.2, y: 0.8))
    root.addSublayer(turned)
    let replicator = CAReplicatorLayer()
    replicator.frame = CGRect(x: 16, y: 180, width: 48, height: 48)
    let dot = makeLayer(20, 0, 8, 8, white)
    dot.cornerRadius = 4
    replicator.addSublayer(dot)
    replicator.instanceCount = 8
    replicator.instanceColor = .red
    replicator.instanceAlphaOffset = -0.1
    replicator.instanceTransform = CATransform3DMakeRotation(.pi / 4, 0, 0, 1)
    root.addSublayer(replicator)
    let clip = makeLayer(100, 184, 60, 40, white)
    clip.cornerRadius = 20
    clip.masksToBounds = true
    clip.addSublayer(makeLayer(0, 0, 30, 40, .red))
    clip.addSublayer(makeLayer(20, 10, 60, 10, .blue))
    root.addSublayer(clip)
    let radial = CAGradientLayer()
    radial.type = .radial
    radial.frame = CGRect(x: 180, y: 180, width: 60, height: 50)
    radial.colors = [white, CGColor.blue]
    radial.startPoint = CGPoint(x: 0.5, y: 0.5)
    radial.endPoint = CGPoint(x: 1, y: 1)
    root.addSublayer(radial)
    let conic = CAGradientLayer()
    conic.type = .conic
    conic.frame = CGRect(x: 256, y: 180, width: 50, height: 50)
    conic.colors = [CGColor.red, CGColor.green, CGColor.blue, CGColor.red]
    conic.startPoint = CGPoint(x: 0.5, y: 0.5)
    conic.endPoint = CGPoint(x: 0.5, y: 0)
    root.addSublayer(conic)
    return root
  }

  private func composited(_ root: CALayer, scale: CGFloat) throws -> Picture {
    let surface = try XCTUnwrap(
      PixelBuffer(
        width: Int(root.bounds.width * scale), height: Int(root.bounds.height * scale), format: .argb32))
    let context = LayerContext(root: root, scale: scale)
    context.commit()
    let compositor = Compositor(surface: surface, scale: scale, background: RenderColor(argb: 0xFFFF_FFFF))
    compositor.root = context.rootNode
    _ = compositor.composite()
    return Picture(surface, scale: scale)
  }

  private func distance(_ a: UInt32, _ b: UInt32) -> Int {
    var largest = 0
    for shift: UInt32 in [0, 8, 16] {
      let difference = Int(a >> shift & 255) - Int(b >> shift & 255)
      largest = max(largest, abs(difference))
    }
    return largest
  }

  /// Both must agree. Gradients are excluded, because a gradient layer on the screen interpolates colors
  /// differently from a context (facts/animation.md#mixing/gradient-layer).
  func testContextAndCompositorDrawTheSame() throws {
    let drawn = try Picture(scene(), width: 320, height: 240, scale: 2)
    let shown = try composited(scene(), scale: 2)
    let regions: [(String, CGRect)] = [
      ("card and shadow", CGRect(x: 0, y: 0, width: 112, height: 96)),
      ("border", CGRect(x: 112, y: 8, width: 80, height: 80)), ("ring", CGRect(x: 8, y: 96, width: 80, height: 72)),
      ("group", CGRect(x: 92, y: 96, width: 92, height: 72)),

      ("mask", CGRect(x: 190, y: 96, width: 50, height: 80)),
      ("turned", CGRect(x: 240, y: 100, width: 62, height: 60)),
      ("copies", CGRect(x: 10, y: 176, width: 60, height: 60)),
      ("clip", CGRect(x: 96, y: 180, width: 70, height: 50)),
    ]
    for (name, region) in regions {
      var different = 0
      var count = 0
      for y in stride(from: region.minY, to: region.maxY, by: 0.5) {
        for x in stride(from: region.minX, to: region.maxX, by: 0.5) {
          count += 1
          // Antialiased edges may differ slightly.
          if distance(drawn[x, y], shown[x, y]) > 90 { different += 1 }
        }
      }
      XCTAssertLessThan(different, count / 200, name)
    }
  }
}
