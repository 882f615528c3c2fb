import FlipsideTesting
import XCTest

import QuartzCore

/// Animated properties as rendered, with ten frames in one picture.
final class PropertyStripTests: StripTestCase {
  /// A star becomes a disc, a ring is drawn, dashes move along a line, and a line becomes thicker.
  func testShapes() throws {
    func shape(_ x: CGFloat, _ y: CGFloat, _ path: CGPath) -> CAShapeLayer {
      let shape = CAShapeLayer()
      shape.frame = CGRect(x: x, y: y, width: 100, height: 100)
      shape.path = path
      shape.fillColor = nil
      shape.strokeColor = teal
      shape.lineWidth = 8
      screen.addSublayer(shape)
      return shape
    }
    func star(_ inner: CGFloat) -> CGPath {
      let path = CGMutablePath()
      for i in 0..<10 {
        let radius: CGFloat = i % 2 == 0 ? 45 : inner
        let angle = CGFloat(i) * .pi / 5 - .pi / 2
        let point = CGPoint(x: 50 + radius * cos(angle), y: 50 + radius * sin(angle))
        if i == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      path.closeSubpath()
      return path
    }
    let morph = shape(10, 10, star(18))
    morph.lineWidth = 2
    animate(morph, "path", star(18), star(44))
    animate(morph, "fillColor", orange, teal)
    let ring = shape(130, 10, CGPath(ellipseIn: CGRect(x: 10, y: 10, width: 80, height: 80), transform: nil))
    ring.lineCap = .round
    animate(ring, "strokeEnd", 0, 1)
    animate(ring, "strokeStart", 0, 0.5)
    let dashes = shape(10, 130, CGPath(rect: CGRect(x: 10, y: 10, width: 80, height: 80), transform: nil))
    dashes.lineDashPattern = [16, 8]
    dashes.lineWidth = 4
    animate(dashes, "lineDashPhase", 0, 48)
    let line = CGMutablePath()
    line.move(to: CGPoint(x: 10, y: 80))
    line.addLine(to: CGPoint(x: 50, y: 20))
    line.addLine(to: CGPoint(x: 90, y: 80))
    let thick = shape(130, 130, line)
    thick.lineJoin = .round
    animate(thick, "lineWidth", 1, 24)
    animate(thick, "strokeColor", teal, orange)
    assertPicture(try strip(), named: "properties-shapes")
  }

  /// A gradient rotates and changes its colors and locations; a text grows; a shadow and a border with rounded
  /// corners change.
  func testLooks() throws {
    let gradient = CAGradientLayer()
    gradient.frame = CGRect(x: 10, y: 10, width: 100, height: 100)
    gradient.colors = [orange, teal]
    gradient.locations = [0, 1]
    screen.addSublayer(gradient)
    animate(gradient, "colors", [orange, teal], [teal, CGColor(gray: 0.2, alpha: 1)])
    animate(gradient, "locations", [0, 1], [0.4, 0.6])
    animate(gradient, "startPoint", CGPoint(x: 0.5, y: 0), CGPoint(x: 0, y: 0.5))
    animate(gradient, "endPoint", CGPoint(x: 0.5, y: 1), CGPoint(x: 1, y: 0.5))
    let text = CATextLayer()
    text.frame = CGRect(x: 125, y: 10, width: 110, height: 100)
    text.string = "Aa"
    text.contentsScale = 2
    text.foregroundColor = teal
    screen.addSublayer(text)
    animate(text, "fontSize", 12, 60)
    animate(text, "foregroundColor", teal, orange)
    let card = makeLayer(30, 140, 60, 60, CGColor(gray: 1, alpha: 1))
    card.shadowOpacity = 0.5
    screen.addSublayer(card)
    animate(card, "shadowRadius", 0, 16)
    animate(card, "shadowOffset", CGSize.zero, CGSize(width: 12, height: 16))
    animate(card, "shadowColor", CGColor.black, orange)
    let box = makeLayer(140, 140, 70, 70, CGColor(red: 0.8, green: 0.95, blue: 0.95, alpha: 1))
    box.borderColor = teal
    screen.addSublayer(box)
    animate(box, "cornerRadius", 0, 35)
    animate(box, "borderWidth", 0, 16)
    animate(box, "backgroundColor", box.backgroundColor, orange)
    assertPicture(try strip(), named: "properties-looks")
  }

  private func checks() -> CGImage {
    let buffer = PixelBuffer(width: 40, height: 40, format: .argb32)!
    for y in 0..<40 {
      for x in 0..<40 {
        buffer.row(y)[x] = (x / 10 + y / 10) % 2 == 0 ? 0xFFF2_8C26 : 0xFF1A_9999
        if x < 10, y < 10 { buffer.row(y)[x] = 0xFF20_2020 }
      }
    }
    return CGImage(pixelBuffer: buffer, opaque: true)
  }

  /// Contents in growing bounds with each gravity; a moving part of contents.
  func testContents() throws {
    let gravities: [CALayerContentsGravity] = [.resize, .resizeAspect, .resizeAspectFill, .center, .topLeft]
    for (index, gravity) in gravities.enumerated() {
      let layer = CALayer()
      layer.bounds = CGRect(x: 0, y: 0, width: 40, height: 40)
      layer.position = CGPoint(x: 45 + 75 * CGFloat(index % 3), y: 60 + 115 * CGFloat(index / 3))
      layer.contents = checks()
      layer.contentsGravity = gravity
      layer.masksToBounds = true
      layer.borderWidth = 1
      screen.addSublayer(layer)
      animate(layer, "bounds.size", CGSize(width: 20, height: 20), CGSize(width: 66, height: 104))
    }
    let part = CALayer()
    part.bounds = CGRect(x: 0, y: 0, width: 60, height: 60)
    part.position = CGPoint(x: 195, y: 175)
    part.contents = checks()
    screen.addSublayer(part)
    animate(
      part, "contentsRect", CGRect(x: 0, y: 0, width: 0.5, height: 0.5),
      CGRect(x: 0.5, y: 0.5, width: 0.5, height: 0.5))
    assertPicture(try strip(), named: "properties-contents")
  }

  /// A mask moves; cards change their order in depth; a scene is seen from another side; a layer tree is clipped by
  /// growing corners.
  func testTrees() throws {
    let picture = makeLayer(10, 10, 100, 100)
    picture.contents = checks()
    let hole = CAShapeLayer()
    hole.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    hole.path = CGPath(ellipseIn: CGRect(x: 20, y: 20, width: 60, height: 60), transform: nil)
    picture.mask = hole
    screen.addSublayer(picture)
    animate(hole, "position", CGPoint(x: 20, y: 20), CGPoint(x: 80, y: 80))
    let red = makeLayer(130, 20, 60, 60, orange)
    let blue = makeLayer(160, 40, 60, 60, teal)
    screen.addSublayer(red)
    screen.addSublayer(blue)
    animate(red, "zPosition", -1, 1)
    let stage = makeLayer(10, 130, 100, 100, CGColor(gray: 0.9, alpha: 1))
    for index in 0..<3 {
      let card = makeLayer(20 + CGFloat(index) * 22, 20, 18, 60, index == 1 ? teal : orange)
      stage.addSublayer(card)
    }
    screen.addSublayer(stage)
    var eye = CATransform3DIdentity
    eye.m34 = -1 / 200
    animate(
      stage, "sublayerTransform", CATransform3DRotate(eye, -1, 0, 1, 0), CATransform3DRotate(eye, 1, 0, 1, 0))
    let cut = makeLayer(130, 130, 100, 100, teal)
    cut.masksToBounds = true
    let inner = makeLayer(0, 0, 60, 60, orange)
    cut.addSublayer(inner)
    screen.addSublayer(cut)
    animate(cut, "cornerRadius", 0, 50)
    animate(cut, "bounds.origin", CGPoint.zero, CGPoint(x: -40, y: -40))
    assertPicture(try strip(), named: "properties-trees")
  }
}
