import FlipsideTesting
import XCTest

import QuartzCore

/// Layers and animations of tutorials and apps, with ten frames in one picture.
final class RecipeTests: StripTestCase {
  private func shape(_ x: CGFloat, _ y: CGFloat, _ size: CGFloat, _ path: CGPath, in parent: CALayer? = nil)
    -> CAShapeLayer
  {
    let shape = CAShapeLayer()
    shape.frame = CGRect(x: x, y: y, width: size, height: size)
    shape.path = path
    shape.fillColor = nil
    shape.strokeColor = teal
    shape.lineWidth = 6
    shape.lineCap = .round
    (parent ?? screen).addSublayer(shape)
    return shape
  }

  private func circle(_ size: CGFloat, inset: CGFloat = 6) -> CGPath {
    CGPath(
      ellipseIn: CGRect(x: 0, y: 0, width: size, height: size).insetBy(dx: inset, dy: inset), transform: nil)
  }

  private func basic(_ path: String, _ from: Any?, _ to: Any?, _ duration: Double = 0) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: path)
    animation.fromValue = from
    animation.toValue = to
    animation.duration = duration
    return animation
  }

  /// A spinner, a pulse, a checkmark drawn after its ring, bars that follow each other, a shimmer over gray lines,
  /// and a ring that fills and stays.
  func testIndicators() throws {
    let spinner = shape(5, 5, 70, circle(70))
    spinner.strokeColor = orange
    let end = basic("strokeEnd", 0, 1, 0.5)
    let start = basic("strokeStart", 0, 1, 0.5)
    start.beginTime = 0.5
    end.fillMode = .forwards
    let chase = CAAnimationGroup()
    chase.animations = [end, start]
    chase.duration = 1
    chase.repeatCount = .infinity
    spinner.add(chase, forKey: "chase")
    let turn = basic("transform.rotation.z", 0, 2 * CGFloat.pi, 1)
    turn.repeatCount = .infinity
    spinner.add(turn, forKey: "turn")

    let pulse = makeLayer(105, 25, 30, 30, teal)
    pulse.cornerRadius = 15
    screen.addSublayer(pulse)
    let rings = CAAnimationGroup()
    rings.animations = [basic("transform.scale", 0.2, 2), basic("opacity", 1, 0)]
    rings.duration = 0.9
    rings.repeatCount = .infinity
    rings.timingFunction = CAMediaTimingFunction(name: .easeOut)
    pulse.add(rings, forKey: "pulse")

    let ring = shape(165, 5, 70, circle(70))
    ring.add(basic("strokeEnd", 0, 1, 0.4), forKey: nil)
    let tick = CGMutablePath()
    tick.move(to: CGPoint(x: 20, y: 36))
    tick.addLine(to: CGPoint(x: 31, y: 47))
    tick.addLine(to: CGPoint(x: 51, y: 25))
    let mark = shape(165, 5, 70, tick)
    let draw = basic("strokeEnd", 0, 1, 0.4)
    draw.beginTime = CACurrentMediaTime() + 0.4
    draw.fillMode = .backwards
    draw.timingFunction = CAMediaTimingFunction(name: .easeOut)
    mark.add(draw, forKey: nil)

    let bars = CAReplicatorLayer()
    bars.frame = CGRect(x: 10, y: 90, width: 100, height: 60)
    bars.instanceCount = 5
    bars.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
    bars.instanceDelay = 0.1
    let bar = makeLayer(0, 10, 12, 40, orange)
    bar.cornerRadius = 6
    bars.addSublayer(bar)
    screen.addSublayer(bars)
    let grow = basic("transform.scale.y", 0.2, 1.2, 0.4)
    grow.autoreverses = true
    grow.repeatCount = .infinity
    bar.add(grow, forKey: "grow")

    let lines = makeLayer(130, 95, 100, 60)
    for index in 0..<3 {
      let line = makeLayer(0, CGFloat(index) * 22, index == 2 ? 60 : 100, 14, CGColor(gray: 0.7, alpha: 1))
      line.cornerRadius = 7
      lines.addSublayer(line)
    }
    let shine = CAGradientLayer()
    shine.frame = lines.bounds
    shine.colors = [CGColor(gray: 0, alpha: 0.3), CGColor(gray: 0, alpha: 1), CGColor(gray: 0, alpha: 0.3)]
    shine.startPoint = CGPoint(x: 0, y: 0.5)
    shine.endPoint = CGPoint(x: 1, y: 0.5)
    shine.locations = [0, 0.5, 1]
    lines.mask = shine
    screen.addSublayer(lines)
    let shimmer = basic("locations", [-1, -0.5, 0] as [NSNumber], [1, 1.5, 2] as [NSNumber], 1)
    shimmer.repeatCount = .infinity
    shine.add(shimmer, forKey: "shimmer")

    let track = shape(20, 165, 70, circle(70))
    track.strokeColor = CGColor(gray: 0.9, alpha: 1)
    let fill = shape(20, 165, 70, circle(70))
    fill.strokeEnd = 0
    fill.transform = CATransform3DMakeRotation(-.pi / 2, 0, 0, 1)
    let progress = basic("strokeEnd", nil, 0.75, 0.6)
    progress.fillMode = .forwards
    progress.isRemovedOnCompletion = false
    fill.add(progress, forKey: "progress")

    let sky = CAGradientLayer()
    sky.frame = CGRect(x: 120, y: 165, width: 110, height: 65)
    sky.type = .conic
    sky.startPoint = CGPoint(x: 0.5, y: 0.5)
    sky.endPoint = CGPoint(x: 0.5, y: 0)
    sky.colors = [orange, teal, orange]
    sky.cornerRadius = 12
    screen.addSublayer(sky)
    sky.add(basic("endPoint", CGPoint(x: 0.5, y: 0), CGPoint(x: 1, y: 0.5), 1), forKey: nil)
    assertPicture(try strip(scale: 3), named: "recipes-indicators")
  }

  private func arrow() -> CGPath {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 24, y: 9))
    path.addLine(to: CGPoint(x: 0, y: 18))
    path.addLine(to: CGPoint(x: 6, y: 9))
    path.closeSubpath()
    return path
  }

  /// An arrow along a loop, a shaking text field, a jiggling icon, a card that flips in perspective, a cube, a
  /// picture revealed by a growing circle, and a box that springs in with a shadow path.
  func testMotion() throws {
    let loop = CGMutablePath()
    loop.move(to: CGPoint(x: 10, y: 70))
    loop.addCurve(to: CGPoint(x: 110, y: 70), control1: CGPoint(x: 90, y: -40), control2: CGPoint(x: 20, y: -40))
    let way = shape(0, 0, 120, loop)
    way.lineWidth = 1
    way.lineDashPattern = [4, 4]
    let plane = shape(0, 0, 24, arrow())
    plane.bounds = CGRect(x: 0, y: 0, width: 24, height: 18)
    plane.fillColor = orange
    plane.strokeColor = nil
    let fly = CAKeyframeAnimation(keyPath: "position")
    fly.path = loop
    fly.rotationMode = .rotateAuto
    fly.calculationMode = .paced
    fly.duration = 1
    plane.add(fly, forKey: "fly")

    let field = makeLayer(135, 20, 90, 24, CGColor(gray: 0.95, alpha: 1))
    field.borderWidth = 1
    field.borderColor = teal
    field.cornerRadius = 6
    screen.addSublayer(field)
    let shake = CAKeyframeAnimation(keyPath: "transform.translation.x")
    shake.timingFunction = CAMediaTimingFunction(name: .linear)
    shake.duration = 0.6
    shake.values = [-20.0, 20.0, -20.0, 20.0, -10.0, 10.0, -5.0, 5.0, 0.0]
    field.add(shake, forKey: "shake")

    let icon = makeLayer(160, 55, 36, 36, teal)
    icon.cornerRadius = 8
    screen.addSublayer(icon)
    let jiggle = basic("transform.rotation", -0.2, 0.2, 0.15)
    jiggle.autoreverses = true
    jiggle.repeatCount = .greatestFiniteMagnitude
    icon.add(jiggle, forKey: "jiggle")

    let card = CATransformLayer()
    card.frame = CGRect(x: 15, y: 95, width: 60, height: 80)
    let front = makeLayer(0, 0, 60, 80, orange)
    let back = makeLayer(0, 0, 60, 80, teal)
    for (side, mark) in [(front, makeLayer(8, 8, 20, 8, .red)), (back, makeLayer(8, 8, 40, 8, .blue))] {
      side.isDoubleSided = false
      side.cornerRadius = 6
      side.addSublayer(mark)
      card.addSublayer(side)
    }
    back.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
    screen.addSublayer(card)
    var eye = CATransform3DIdentity
    eye.m34 = -1 / 300
    card.add(
      basic("transform", eye, CATransform3DRotate(eye, 0.999 * .pi, 0, 1, 0), 1), forKey: "flip")

    let cube = CATransformLayer()
    cube.frame = CGRect(x: 105, y: 110, width: 50, height: 50)
    let sides: [(CGFloat, CGFloat, CGColor)] = [
      (0, 0, orange), (.pi / 2, 0, teal), (.pi, 0, .red), (-.pi / 2, 0, .blue), (0, .pi / 2, .green),
      (0, -.pi / 2, CGColor(gray: 0.4, alpha: 1)),
    ]
    for (y, x, color) in sides {
      let face = makeLayer(0, 0, 50, 50, color)
      var t = CATransform3DMakeRotation(y, 0, 1, 0)
      t = CATransform3DRotate(t, x, 1, 0, 0)
      face.transform = CATransform3DTranslate(t, 0, 0, 25)
      cube.addSublayer(face)
    }
    screen.addSublayer(cube)
    let tumble = CAKeyframeAnimation(keyPath: "transform")
    tumble.values = [0, 0.25, 0.5].map { part -> CATransform3D in
      var t = CATransform3DIdentity
      t.m34 = -1 / 250
      t = CATransform3DRotate(t, -0.5, 1, 0, 0)
      return CATransform3DRotate(t, CGFloat(part) * 2 * .pi, 0, 1, 0)
    }
    tumble.duration = 1
    cube.add(tumble, forKey: "tumble")

    let picture = makeLayer(175, 105, 55, 60, orange)
    let inner = makeLayer(10, 10, 35, 40, .blue)
    picture.addSublayer(inner)
    let hole = CAShapeLayer()
    hole.path = circle(2, inset: 0)
    picture.mask = hole
    screen.addSublayer(picture)
    func around(_ radius: CGFloat) -> CGPath {
      CGPath(
        ellipseIn: CGRect(x: 27 - radius, y: 30 - radius, width: 2 * radius, height: 2 * radius), transform: nil)
    }
    hole.add(basic("path", around(1), around(45), 1), forKey: "path")

    let box = makeLayer(20, 195, 40, 30, CGColor(gray: 1, alpha: 1))
    box.shadowOpacity = 0.6
    box.shadowOffset = CGSize(width: 0, height: 2)
    box.shadowPath = CGPath(rect: CGRect(x: 0, y: 0, width: 40, height: 30), transform: nil)
    screen.addSublayer(box)
    let spring = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.5)
    spring.keyPath = "position.x"
    spring.fromValue = 20
    spring.toValue = 180
    spring.duration = spring.settlingDuration
    spring.fillMode = .forwards
    spring.isRemovedOnCompletion = false
    box.add(spring, forKey: "spring")
    let wide = CGRect(x: -10, y: 0, width: 60, height: 30)
    box.add(
      basic("shadowPath", box.shadowPath, CGPath(ellipseIn: wide, transform: nil), 1), forKey: "shadowPath")
    assertPicture(try strip(scale: 3), named: "recipes-motion")
  }

  private func dot(_ size: Int) -> CGImage {
    let buffer = PixelBuffer(width: size, height: size, format: .argb32)!
    let context = CGContext(pixelBuffer: buffer, baseTransform: .identity)!
    context.setFillColor(CGColor(gray: 1, alpha: 1))
    context.fillEllipse(in: CGRect(x: 0, y: 0, width: size, height: size))
    context.flush()
    return CGImage(pixelBuffer: buffer)
  }

  private func scrap() -> CGImage {
    let buffer = PixelBuffer(width: 12, height: 8, format: .argb32)!
    for y in 0..<8 { for x in 0..<12 { buffer.row(y)[x] = 0xFFFF_FFFF } }
    return CGImage(pixelBuffer: buffer)
  }

  /// Confetti from the upper edge, snow at night, a fire with additive sparks, and a burst from a button.
  func testParticles() throws {
    screen.backgroundColor = CGColor(red: 0.1, green: 0.1, blue: 0.2, alpha: 1)
    let confetti = CAEmitterLayer()
    confetti.emitterPosition = CGPoint(x: 60, y: -5)
    confetti.emitterSize = CGSize(width: 120, height: 1)
    confetti.emitterShape = .line
    confetti.beginTime = CACurrentMediaTime()
    confetti.emitterCells = [orange, teal, .red, .green].map { color in
      let cell = CAEmitterCell()
      cell.contents = scrap()
      cell.color = color
      cell.birthRate = 12
      cell.lifetime = 4
      cell.velocity = 90
      cell.velocityRange = 30
      cell.emissionLongitude = .pi
      cell.emissionRange = .pi / 4
      cell.spin = 3.5
      cell.spinRange = 1
      cell.scale = 0.8
      cell.scaleRange = 0.3
      return cell
    }
    let snow = CAEmitterLayer()
    snow.emitterPosition = CGPoint(x: 180, y: -10)
    snow.emitterSize = CGSize(width: 120, height: 0)
    snow.emitterShape = .line
    let flake = CAEmitterCell()
    flake.contents = dot(12)
    flake.birthRate = 30
    flake.lifetime = 6
    flake.velocity = -25
    flake.velocityRange = 10
    flake.yAcceleration = 10
    flake.emissionRange = 0.5 * .pi
    flake.scale = 0.25
    flake.scaleRange = 0.2
    flake.alphaRange = 0.5
    snow.emitterCells = [flake]
    let fire = CAEmitterLayer()
    fire.emitterPosition = CGPoint(x: 60, y: 225)
    fire.emitterSize = CGSize(width: 50, height: 0)
    fire.emitterMode = .outline
    fire.emitterShape = .line
    fire.renderMode = .additive
    let flame = CAEmitterCell()
    flame.contents = dot(32)
    flame.color = CGColor(red: 0.8, green: 0.4, blue: 0.2, alpha: 0.25)
    flame.birthRate = 120
    flame.lifetime = 0.9
    flame.lifetimeRange = 0.3
    flame.velocity = 70
    flame.velocityRange = 25
    flame.emissionLongitude = 0
    flame.emissionRange = 0.4
    flame.scale = 0.8
    flame.scaleSpeed = -0.5
    flame.alphaSpeed = -0.2
    fire.emitterCells = [flame]
    let burst = CAEmitterLayer()
    burst.emitterPosition = CGPoint(x: 180, y: 180)
    burst.emitterShape = .circle
    burst.emitterMode = .outline
    burst.emitterSize = CGSize(width: 20, height: 20)
    burst.birthRate = 0
    let spark = CAEmitterCell()
    spark.contents = dot(10)
    spark.color = orange
    spark.birthRate = 200
    spark.lifetime = 0.7
    spark.velocity = 60
    spark.velocityRange = 10
    spark.scale = 0.5
    spark.alphaSpeed = -1.2
    burst.emitterCells = [spark]
    for layer in [snow, fire, burst] { layer.beginTime = CACurrentMediaTime() - 10 }
    for layer in [confetti, snow, fire, burst] { screen.addSublayer(layer) }
    CATransaction.flush()
    let once = basic("birthRate", 1, 1, 0.1)
    once.beginTime = 10.2
    burst.add(once, forKey: "burst")
    assertPicture(try strip(scale: 3, every: 0.15), named: "recipes-particles")
  }
}
