import FlipsideTesting
import XCTest

import QuartzCore

final class EmitterTests: AnimationTestCase {
  private var emitter: CAEmitterLayer!
  private var cell: CAEmitterCell!
  private var compositor: Compositor!

  override func setUp() {
    super.setUp()
    emitter = CAEmitterLayer()
    emitter.frame = CGRect(x: 0, y: 0, width: 400, height: 400)
    emitter.emitterPosition = CGPoint(x: 200, y: 50)
    cell = CAEmitterCell()
    cell.name = "spark"
    let buffer = PixelBuffer(width: 8, height: 8, format: .argb32)!
    for y in 0..<8 { for x in 0..<8 { buffer.row(y)[x] = 0xFFFF_FFFF } }
    cell.contents = CGImage(pixelBuffer: buffer)
    cell.birthRate = 10
    cell.lifetime = 2
    cell.velocity = 100
    cell.emissionLongitude = .pi / 2
    emitter.emitterCells = [cell]
    compositor = Compositor(
      surface: PixelBuffer(width: 400, height: 400, format: .argb32)!, scale: 1,
      background: RenderColor(argb: 0xFF00_0000))
    compositor.root = context.rootNode
  }

  override func tearDown() {
    emitter = nil
    super.tearDown()
  }

  private func show() {
    root.addSublayer(emitter)
    CATransaction.flush()
  }

  private var particles: [EmitterState.Particle] {
    guard case .emitter(let state)? = emitter.shownState?.content else { return [] }
    return state.particles
  }

  func testDefaults() {
    let layer = CAEmitterLayer()
    XCTAssertEqual([layer.birthRate, layer.lifetime, layer.velocity, layer.scale, layer.spin], [1, 1, 1, 1, 1])
    XCTAssertEqual(layer.emitterShape, .point)
    XCTAssertEqual(layer.emitterMode, .volume)
    XCTAssertEqual(layer.renderMode, .unordered)
    let cell = CAEmitterCell()
    XCTAssertEqual([cell.scale, cell.contentsScale], [1, 1])
    XCTAssertEqual([cell.birthRate, cell.lifetime, cell.alphaSpeed], [0, 0, 0])
    XCTAssertTrue(cell.isEnabled)
  }

  func testItLooksAsIfItHadAlwaysEmitted() {
    show()
    XCTAssertEqual(Double(particles.count), 20, accuracy: 1)
    // The particles move straight down by 100 points per second.
    for particle in particles {
      XCTAssertEqual(particle.x, 200, accuracy: 1e-6)
      XCTAssertTrue((50...250.001).contains(particle.y))
    }
    XCTAssertNotNil(AnimationClock.nextDeadline)
  }

  func testFromItsBeginOnItFills() {
    emitter.beginTime = CACurrentMediaTime()
    show()
    XCTAssertLessThanOrEqual(particles.count, 1)
    go(to: 1)
    XCTAssertEqual(Double(particles.count), 11, accuracy: 1)
    go(to: 5)
    XCTAssertEqual(Double(particles.count), 20, accuracy: 1)
  }

  func testTheSameSeedAndTimeShowTheSame() {
    cell.emissionRange = .pi
    cell.velocityRange = 30
    cell.scaleRange = 0.5
    cell.spinRange = 3
    cell.redRange = 1
    func run(_ seed: UInt32) -> [Double] {
      emitter.removeFromSuperlayer()
      emitter.seed = seed
      emitter.beginTime = CACurrentMediaTime()
      show()
      go(to: CACurrentMediaTime() - start + 1.5)
      return particles.flatMap { [$0.x, $0.y, $0.scale, $0.angle, Double($0.color.x)] }
    }
    let first = run(7)
    XCTAssertEqual(first.count, run(7).count)
    for (a, b) in zip(first, run(7)) { XCTAssertEqual(a, b, accuracy: 1e-3) }
    XCTAssertNotEqual(first.first, run(8).first)
  }

  func testLawsOfMotionAndLook() {
    cell.yAcceleration = 20
    cell.scale = 2
    cell.scaleSpeed = -0.5
    cell.spin = 1
    cell.alphaSpeed = -0.25
    cell.color = CGColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    cell.birthRate = 1
    emitter.beginTime = CACurrentMediaTime()
    show()
    go(to: 1.5)
    guard let oldest = particles.first else { return XCTFail("nothing is there") }
    XCTAssertEqual(oldest.y, 50 + 100 * 1.5 + 20 * 1.5 * 1.5 / 2, accuracy: 1e-3)
    XCTAssertEqual(oldest.scale, 2 - 0.75, accuracy: 1e-3)
    XCTAssertEqual(oldest.angle, 1.5, accuracy: 1e-3)
    XCTAssertEqual(Double(oldest.color.w), 1 - 0.375, accuracy: 1e-3)
    XCTAssertEqual(Double(oldest.color.y), 0.5, accuracy: 1e-3)
  }

  func testStoppingLeavesWhatIsThere() {
    show()
    go(to: 0.5)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    emitter.setValue(0, forKeyPath: "emitterCells.spark.birthRate")
    CATransaction.commit()
    CATransaction.flush()
    XCTAssertEqual(cell.birthRate, 0)
    XCTAssertEqual(emitter.value(forKeyPath: "emitterCells.spark.lifetime") as? Float, 2)
    go(to: 1.5)
    XCTAssertEqual(Double(particles.count), 10, accuracy: 1)
    go(to: 2.6)
    XCTAssertEqual(particles.count, 0)
    XCTAssertNil(AnimationClock.nextDeadline, "nothing runs when the last particle is gone")
  }

  func testTheyAreDrawn() {
    emitter.speed = 0
    emitter.timeOffset = 0.05
    cell.velocity = 1000
    show()
    _ = compositor.composite()
    // This particle was born at time 0 and has moved by 50 points.
    XCTAssertEqual(compositor.surface.row(100)[200], 0xFFFF_FFFF)
    XCTAssertEqual(compositor.surface.row(110)[200], 0xFF00_0000)
    XCTAssertNil(AnimationClock.nextDeadline, "time stands still")
    emitter.renderMode = .additive
    cell.color = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    CATransaction.flush()
    _ = compositor.composite()
    XCTAssertEqual(compositor.surface.row(100)[200], 0xFFFF_0000)
  }

  func testShapes() {
    emitter.emitterSize = CGSize(width: 60, height: 40)
    cell.velocity = 0
    cell.birthRate = 200
    func places(_ shape: CAEmitterLayerEmitterShape, _ mode: CAEmitterLayerEmitterMode) -> [(Double, Double)] {
      emitter.removeFromSuperlayer()
      emitter.emitterShape = shape
      emitter.emitterMode = mode
      show()
      return particles.map { ($0.x - 200, $0.y - 50) }
    }
    XCTAssertTrue(places(.line, .volume).allSatisfy { abs($0.0) <= 30 && $0.1 == 0 })
    XCTAssertTrue(places(.rectangle, .surface).allSatisfy { abs($0.0) <= 30 && abs($0.1) <= 20 })
    XCTAssertTrue(
      places(.rectangle, .outline).allSatisfy { abs(abs($0.0) - 30) < 1e-9 || abs(abs($0.1) - 20) < 1e-9 })
    XCTAssertTrue(places(.circle, .outline).allSatisfy { abs(hypot($0.0, $0.1) - 60) < 1e-6 })
    XCTAssertTrue(places(.circle, .volume).allSatisfy { hypot($0.0, $0.1) <= 60 })
    XCTAssertGreaterThan(places(.circle, .volume).count, 300)
  }

  // Apple's pages of `CAEmitterLayerEmitterShape` and `CAEmitterLayerEmitterMode`.
  func testEveryShapeInEveryMode() {
    emitter.emitterSize = CGSize(width: 60, height: 40)
    emitter.emitterPosition = CGPoint(x: 200, y: 50)
    cell.velocity = 0
    cell.birthRate = 200
    func places(_ shape: CAEmitterLayerEmitterShape, _ mode: CAEmitterLayerEmitterMode) -> [(x: Double, y: Double)]
    {
      emitter.removeFromSuperlayer()
      emitter.emitterShape = shape
      emitter.emitterMode = mode
      show()
      XCTAssertGreaterThan(particles.count, 100, "\(shape.rawValue) \(mode.rawValue)")
      return particles.map { ($0.x - 200, $0.y - 50) }
    }
    let modes: [CAEmitterLayerEmitterMode] = [.points, .outline, .surface, .volume]
    for mode in modes {
      XCTAssertTrue(places(.point, mode).allSatisfy { $0.x == 0 && $0.y == 0 })
      let line = places(.line, mode)
      XCTAssertTrue(line.allSatisfy { abs($0.x) <= 30 && $0.y == 0 })
      if mode == .points { XCTAssertEqual(Set(line.map(\.x)), [-30, 30], "its ends") }
      for shape in [CAEmitterLayerEmitterShape.rectangle, .cuboid] {
        let box = places(shape, mode)
        XCTAssertTrue(box.allSatisfy { abs($0.x) <= 30 && abs($0.y) <= 20 })
        switch mode {
        case .points: XCTAssertTrue(box.allSatisfy { abs($0.x) == 30 && abs($0.y) == 20 }, "its corners")
        case .outline:
          XCTAssertTrue(box.allSatisfy { abs($0.x) == 30 || abs($0.y) == 20 })
          // The longer sides have more particles.
          let lying = box.filter { abs($0.y) == 20 && abs($0.x) < 30 }.count
          XCTAssertEqual(Double(lying) / Double(box.count), 0.6, accuracy: 0.1)
        default:
          XCTAssertTrue(box.contains { abs($0.x) < 15 && abs($0.y) < 10 }, "within it too")
          XCTAssertTrue(box.contains { $0.x > 20 } && box.contains { $0.x < -20 })
          XCTAssertTrue(box.contains { $0.y > 13 } && box.contains { $0.y < -13 })
        }
      }
      for shape in [CAEmitterLayerEmitterShape.circle, .sphere] {
        let disc = places(shape, mode)
        let radii = disc.map { hypot($0.x, $0.y) }
        if mode == .points || mode == .outline {
          XCTAssertTrue(radii.allSatisfy { abs($0 - 60) < 1e-6 })
        } else {
          XCTAssertTrue(radii.allSatisfy { $0 <= 60 })
          // Particles are distributed uniformly over the disc: a quarter is within half of the radius.
          XCTAssertEqual(Double(radii.filter { $0 < 30 }.count) / Double(radii.count), 0.25, accuracy: 0.1)
        }
        XCTAssertTrue(disc.contains { $0.x > 20 } && disc.contains { $0.x < -20 } && disc.contains { $0.y < -20 })
      }
    }
  }

  // Apple's page of `CAEmitterLayerRenderMode`.
  func testRenderModes() {
    cell.birthRate = 5
    cell.velocity = 10
    cell.zAcceleration = 3
    func order(_ mode: CAEmitterLayerRenderMode) -> [Double] {
      emitter.removeFromSuperlayer()
      emitter.renderMode = mode
      show()
      return particles.map(\.y)
    }
    let oldestFirst = order(.oldestFirst)
    XCTAssertEqual(oldestFirst, oldestFirst.sorted(by: >), "the oldest are farthest gone, and behind")
    XCTAssertEqual(order(.oldestLast), oldestFirst.reversed())
    let deep = order(.backToFront)
    XCTAssertEqual(deep, deep.sorted(), "the oldest are nearest")
    XCTAssertEqual(order(.unordered).sorted(), deep)
  }

  func testRangesAndEmission() {
    cell.birthRate = 400
    cell.velocity = 100
    cell.velocityRange = 40
    cell.emissionLongitude = 0
    cell.emissionRange = .pi / 2
    cell.lifetime = 1
    cell.lifetimeRange = 0.5
    cell.scale = 1
    cell.scaleRange = 0.5
    cell.spin = 2
    cell.spinRange = 1
    cell.color = CGColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.5)
    cell.redRange = 0.25
    cell.alphaRange = 0.25
    emitter.beginTime = CACurrentMediaTime()
    show()
    go(to: 0.5)
    let list = particles
    XCTAssertGreaterThan(list.count, 150)
    for p in list {
      let angle = atan2(p.y - 50, p.x - 200)
      if p.x != 200 { XCTAssertLessThanOrEqual(abs(angle), .pi / 4 + 1e-6, "half to each side") }
      XCTAssertTrue((0.5...1.5).contains(p.scale))
      XCTAssertTrue((0.25...0.75).contains(p.color.x))
      XCTAssertEqual(p.color.y, 0.5)
      XCTAssertTrue((0.25...0.75).contains(p.color.w))
    }
    XCTAssertTrue(list.contains { $0.scale > 1.3 } && list.contains { $0.scale < 0.7 })
    XCTAssertTrue(list.contains { $0.color.x > 0.65 } && list.contains { $0.color.x < 0.35 })
    XCTAssertLessThanOrEqual(list.map { hypot($0.x - 200, $0.y - 50) }.max() ?? 0, 140 * 0.5 + 1e-6)
  }

  func testFactorsOfTheLayerAndCellsThatAreOff() {
    emitter.velocity = 0.5
    emitter.lifetime = 0.5
    emitter.scale = 3
    emitter.spin = 2
    cell.spin = 1
    show()
    XCTAssertEqual(Double(particles.count), 10, accuracy: 1)
    for p in particles {
      XCTAssertTrue((50...100.001).contains(p.y))
      XCTAssertEqual(p.scale, 3, accuracy: 1e-6)
      XCTAssertEqual(p.angle, 2 * (p.y - 50) / 50, accuracy: 1e-3)
    }
    cell.isEnabled = false
    CATransaction.flush()
    XCTAssertEqual(particles.count, 0)
  }

  func testBeginAndDurationOfACell() {
    cell.beginTime = 1
    cell.duration = 0.5
    emitter.beginTime = CACurrentMediaTime()
    show()
    go(to: 0.9)
    XCTAssertEqual(particles.count, 0)
    go(to: 1.5)
    XCTAssertEqual(Double(particles.count), 5, accuracy: 1)
    go(to: 2.5)
    XCTAssertEqual(Double(particles.count), 5, accuracy: 1, "no more are born")
  }

  /// While the birth rate is animated, the number of particles is its integral.
  func testAnimatedBirthRates() {
    for path in ["emitterCells.spark.birthRate", "birthRate"] {
      emitter.removeFromSuperlayer()
      CATransaction.flush()
      emitter.beginTime = CACurrentMediaTime()
      let base = CACurrentMediaTime() - start
      cell.birthRate = path == "birthRate" ? 10 : 0
      cell.lifetime = 100
      emitter.birthRate = path == "birthRate" ? 0 : 1
      show()
      let animation = CABasicAnimation(keyPath: path)
      animation.fromValue = path == "birthRate" ? 10 : 100
      animation.toValue = 0
      animation.duration = 1
      emitter.add(animation, forKey: nil)
      CATransaction.flush()
      run(until: base + 0.5)
      go(to: base + 0.5)
      // This is the integral of 100 (1 - t).
      XCTAssertEqual(Double(particles.count), 37.5, accuracy: 2, path)
      run(until: base + 1)
      go(to: base + 1)
      XCTAssertEqual(Double(particles.count), 50, accuracy: 2, path)
      go(to: base + 3)
      XCTAssertEqual(Double(particles.count), 50, accuracy: 2, "the model's rate is 0")
      XCTAssertEqual(cell.birthRate, path == "birthRate" ? 10 : 0, "the model is not touched")
    }
  }

  func testAnEvenRateThatIsAnimatedIsEven() {
    emitter.beginTime = CACurrentMediaTime()
    cell.birthRate = 0
    cell.lifetime = 100
    show()
    let animation = CABasicAnimation(keyPath: "emitterCells.spark.birthRate")
    animation.fromValue = 10
    animation.toValue = 10
    animation.duration = 10
    emitter.add(animation, forKey: nil)
    CATransaction.flush()
    run(until: 4)
    go(to: 4)
    XCTAssertEqual(Double(particles.count), 40, accuracy: 1)
  }

  func testCellsThatAreNotThere() {
    show()
    for path in [
      "emitterCells.nobody.birthRate", "emitterCells.spark.nothing", "emitterCells.spark", "emitterCells",
    ] {
      let animation = CABasicAnimation(keyPath: path)
      animation.fromValue = 1
      animation.toValue = CGFloat.nan
      animation.duration = 1
      _ = consoleLines {
        emitter.add(animation, forKey: nil)
        CATransaction.flush()
        go(to: CACurrentMediaTime() - start + 0.5)
      }
    }
    XCTAssertEqual(Double(particles.count), 20, accuracy: 1)
  }

  func testParticlesOfParticlesAndHostileNumbers() {
    let trail = CAEmitterCell()
    trail.contents = cell.contents
    trail.birthRate = 20
    trail.lifetime = 0.5
    cell.emitterCells = [trail]
    show()
    XCTAssertGreaterThan(particles.count, 100)
    cell.birthRate = .infinity
    trail.birthRate = 1e9
    cell.lifetime = 1e9
    CATransaction.flush()
    XCTAssertLessThanOrEqual(particles.count, 5000)
    // These times are so large that their floating-point spacing exceeds one second.
    for time in [1e18, 1e300, -1e300] {
      emitter.timeOffset = time
      CATransaction.flush()
    }
    emitter.timeOffset = 0
    for value in [Float.nan, -1, .infinity] {
      cell.birthRate = value
      cell.lifetime = value
      cell.lifetimeRange = value
      cell.redSpeed = value
      cell.velocity = CGFloat(value)
      cell.scale = CGFloat(value)
      cell.emissionRange = CGFloat(value)
      emitter.emitterPosition = CGPoint(x: CGFloat(value), y: 0)
      CATransaction.flush()
      go(to: CACurrentMediaTime() - start + 0.1)
      _ = compositor.composite()
    }
  }
}
