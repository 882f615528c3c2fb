import CoreGraphics
import Foundation
import QuartzCore

/// Animations of `Peers/qt_animation.cpp`: 200 layers moving across a screen of 1170 x 2532 pixels, and
/// transitions of the whole screen. `particles` is a rain of confetti, some 200 pieces at a time, without a peer.
///
///     swift run -c release AnimationBenchmark [move|turn|particles|fade|push|flip|curl] [PICTURE.pam]
///
/// A frame is all of it: the animations' values, the commit and the composition. The clock of the tree stands still
/// and is set for each frame, so that every run draws the same frames.
@main struct AnimationBenchmark {
  static let layers = 200
  static let frames = 300
  static let size = CGSize(width: 390, height: 844)
  static let scale: CGFloat = 3

  static func main() {
    let mode = CommandLine.arguments.count > 1 ? CommandLine.arguments[1] : "move"
    let screen = CALayer()
    screen.bounds = CGRect(origin: .zero, size: size)
    screen.anchorPoint = .zero
    screen.backgroundColor = CGColor(gray: 0.95, alpha: 1)
    screen.speed = 0
    guard
      let surface = PixelBuffer(
        width: Int(size.width * scale), height: Int(size.height * scale), format: .argb32)
    else { return }
    let context = LayerContext(root: screen, scale: scale)
    let compositor = Compositor(surface: surface, scale: scale, background: RenderColor(argb: 0xFF00_0000))
    compositor.root = context.rootNode
    if mode == "move" || mode == "turn" {
      fill(screen, count: layers, seed: 1)
      CATransaction.flush()
      for (index, layer) in (screen.sublayers ?? []).enumerated() { animate(layer, index, turns: mode == "turn") }
    } else if mode == "particles" {
      screen.addSublayer(makeConfetti())
    } else {
      let page = makePage(seed: 1)
      screen.addSublayer(page)
      CATransaction.flush()
      page.add(transition(mode), forKey: nil)
      CATransaction.setDisableActions(true)
      page.sublayers = makePage(seed: 2).sublayers
      page.backgroundColor = CGColor(red: 0.9, green: 0.95, blue: 1, alpha: 1)
    }
    CATransaction.flush()
    _ = compositor.composite()
    measure(mode, screen, compositor)
    if CommandLine.arguments.count > 2 { write(surface, to: CommandLine.arguments[2]) }
  }

  private static func measure(_ mode: String, _ screen: CALayer, _ compositor: Compositor) {
    var times: [Double] = []
    var values: [Double] = []
    var drawn = 0
    let processor = processorTime()
    for frame in 1...frames {
      let begin = now()
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      screen.timeOffset = Double(frame) / 60
      CATransaction.commit()
      AnimationClock.advance(to: CACurrentMediaTime())
      CATransaction.flush()
      let committed = now()
      _ = compositor.composite()
      times.append(now() - begin)
      values.append(committed - begin)
      drawn += compositor.lastDrawnArea
    }
    let used = (processorTime() - processor) / Double(frames)
    let sorted = times.sorted()
    let total = times.reduce(0, +)
    print(
      String(
        format:
          "flipside [%@] fps %.0f  p50 %.2f ms p90 %.2f p99 %.2f max %.2f | values and commit p50 %.2f | cpu %.2f ms/frame, drawn %.2f Mpx/frame",
        mode, Double(frames) / total * 1000, sorted[frames / 2], sorted[frames * 9 / 10], sorted[frames * 99 / 100],
        sorted[frames - 1], values.sorted()[frames / 2], used, Double(drawn) / Double(frames) / 1e6))
  }

  // MARK: Scenes

  private static func fill(_ screen: CALayer, count: Int, seed: UInt64) {
    var random = Random(state: seed)
    for _ in 0..<count {
      let layer = CALayer()
      layer.bounds = CGRect(x: 0, y: 0, width: 60, height: 60)
      layer.position = CGPoint(x: random.next(390), y: random.next(844))
      layer.backgroundColor = CGColor(
        red: random.next(1), green: random.next(1), blue: random.next(1), alpha: 1)
      layer.cornerRadius = 8
      screen.addSublayer(layer)
    }
  }

  /// As the peer: to a place on the other side and back, fading a little, for two seconds each way.
  private static func animate(_ layer: CALayer, _ index: Int, turns: Bool) {
    let move = CABasicAnimation(keyPath: "position")
    move.toValue = CGPoint(x: 390 - layer.position.x, y: 844 - layer.position.y)
    run(move, on: layer)
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.toValue = 0.5
    run(fade, on: layer)
    guard turns else { return }
    let turn = CABasicAnimation(keyPath: "transform.rotation.z")
    turn.toValue = CGFloat.pi * (index % 2 == 0 ? 1 : -1)
    run(turn, on: layer)
  }

  private static func run(_ animation: CABasicAnimation, on layer: CALayer) {
    animation.duration = 2
    animation.autoreverses = true
    animation.repeatCount = .infinity
    animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    layer.add(animation, forKey: animation.keyPath)
  }

  private static func makeConfetti() -> CALayer {
    let emitter = CAEmitterLayer()
    emitter.emitterPosition = CGPoint(x: size.width / 2, y: -10)
    emitter.emitterSize = CGSize(width: size.width, height: 1)
    emitter.emitterShape = .line
    emitter.beginTime = -10
    let buffer = PixelBuffer(width: 36, height: 24, format: .argb32)
    for y in 0..<24 { for x in 0..<36 { buffer?.row(y)[x] = 0xFFFF_FFFF } }
    let picture = buffer.map { CGImage(pixelBuffer: $0) }
    emitter.emitterCells = (0..<4).map { index in
      let cell = CAEmitterCell()
      cell.contents = picture
      cell.contentsScale = 3
      cell.color = CGColor(
        red: index == 0 ? 1 : 0.2, green: index == 1 ? 1 : 0.4, blue: 0.3 * CGFloat(index), alpha: 1)
      (cell.birthRate, cell.lifetime) = (12.5, 4)
      (cell.velocity, cell.velocityRange) = (180, 40)
      (cell.emissionLongitude, cell.emissionRange) = (.pi, .pi / 4)
      (cell.spin, cell.spinRange, cell.scaleRange) = (3.5, 1, 0.3)
      return cell
    }
    return emitter
  }

  private static func makePage(seed: UInt64) -> CALayer {
    let page = CALayer()
    page.frame = CGRect(origin: .zero, size: size)
    page.backgroundColor = CGColor(gray: 1, alpha: 1)
    fill(page, count: 60, seed: seed)
    return page
  }

  private static func transition(_ mode: String) -> CATransition {
    let transition = CATransition()
    transition.type = CATransitionType(rawValue: ["flip": "oglFlip", "curl": "pageCurl"][mode] ?? mode)
    transition.subtype = .fromRight
    transition.duration = Double(frames) / 60
    transition.isRemovedOnCompletion = false
    return transition
  }

  /// The peer's.
  private struct Random {
    var state: UInt64
    mutating func next(_ limit: Double) -> CGFloat {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return CGFloat(Double(state >> 33) / Double(1 << 31) * limit)
    }
  }

  // MARK: Clocks and files

  private static func now() -> Double { time(CLOCK_MONOTONIC) }
  private static func processorTime() -> Double { time(CLOCK_PROCESS_CPUTIME_ID) }

  private static func time(_ clock: clockid_t) -> Double {
    var t = timespec()
    clock_gettime(clock, &t)
    return Double(t.tv_sec) * 1e3 + Double(t.tv_nsec) * 1e-6
  }

  private static func write(_ picture: PixelBuffer, to path: String) {
    var data = Data(
      "P7\nWIDTH \(picture.width)\nHEIGHT \(picture.height)\nDEPTH 3\nMAXVAL 255\nTUPLTYPE RGB\nENDHDR\n".utf8)
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        let p = picture.row(y)[x]
        data.append(contentsOf: [UInt8(p >> 16 & 255), UInt8(p >> 8 & 255), UInt8(p & 255)])
      }
    }
    try? data.write(to: URL(fileURLWithPath: path))
  }
}
