import CoreGraphics
import XCTest

import QuartzCore

/// A random number generator with the same numbers in every run.
struct Dice {
  private var state: UInt64
  init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 0x1234_5678 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }

  mutating func int(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(next() % UInt64(range.upperBound - range.lowerBound + 1))
  }

  mutating func chance(_ percent: Int) -> Bool { int(1...100) <= percent }

  /// Returns a coordinate with thirds or halves of points, as in layouts.
  mutating func coordinate(_ range: ClosedRange<Int>) -> CGFloat {
    let whole = CGFloat(int(range))
    switch int(0...5) {
    case 0: return whole + 1.0 / 3
    case 1: return whole + 0.5
    case 2: return whole + 0.21
    default: return whole
    }
  }

  mutating func color() -> RenderColor {
    let a = chance(60) ? 255 : UInt32(int(0...255))
    func c() -> UInt32 { 0 }
    var p = a << 24
    for shift in [UInt32(0), 8, 16] { p |= (a == 0 ? 0 : UInt32(int(0...Int(a)))) << shift }
    return RenderColor(argb: p)
  }

  mutating func pick<T>(_ list: [T]) -> T { list[int(0...(list.count - 1))] }
}

/// Random trees with every kind of layer, and random changes of them.
struct RandomTree {
  var dice: Dice
  var size: Int
  let bitmaps: [PixelBuffer]
  let masks: [PixelBuffer]

  init(seed: UInt64, size: Int) {
    dice = Dice(seed)
    self.size = size
    var dice = Dice(seed &+ 99)
    bitmaps = (0..<3).map { i in
      let buffer = PixelBuffer(width: 8 + 5 * i, height: 6 + 7 * i, format: .argb32)!
      for y in 0..<buffer.height { for x in 0..<buffer.width { buffer.row(y)[x] = dice.color().argb } }
      return buffer
    }
    masks = (0..<2).map { i in
      let buffer = PixelBuffer(width: 12 + 9 * i, height: 9 + 4 * i, format: .a8)!
      for y in 0..<buffer.height {
        for x in 0..<buffer.width { buffer.coverageRow(y)[x] = UInt8(dice.chance(40) ? 0 : dice.int(0...255)) }
      }
      return buffer
    }
  }

  mutating func transform() -> CATransform3D {
    var t = CATransform3DIdentity
    switch dice.int(0...7) {
    case 0: (t.m11, t.m22) = (1.5, 0.75)
    case 1: (t.m11, t.m22) = (-1, 1)
    case 2: (t.m11, t.m12, t.m21, t.m22) = (0.8, 0.6, -0.6, 0.8)
    case 3: (t.m11, t.m13, t.m31, t.m33) = (0.8, 0.6, -0.6, 0.8)
    case 4: (t.m41, t.m42) = (dice.coordinate(-5...5), dice.coordinate(-5...5))
    default: break
    }
    return t
  }

  mutating func state(_ depth: Int) -> LayerState {
    var s = LayerState()
    let range = 0...max(6, size)
    s.bounds = CGRect(
      x: dice.chance(15) ? dice.coordinate(-9...9) : 0, y: dice.chance(15) ? dice.coordinate(-9...9) : 0,
      width: dice.coordinate(0...max(6, size * 2 / (depth + 2))),
      height: dice.coordinate(0...max(6, size * 2 / (depth + 2))))
    s.position = CGPoint(x: dice.coordinate(range), y: dice.coordinate(range))
    if dice.chance(25) { s.transform = transform() }
    if dice.chance(6) { s.sublayerTransform.m34 = -1.0 / 60 }
    if dice.chance(60) { s.backgroundColor = dice.color() }
    if dice.chance(25) { s.cornerRadius = dice.coordinate(1...12) }
    if dice.chance(10) { s.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner] }
    s.continuousCorners = dice.chance(20)
    s.masksToBounds = dice.chance(30)
    if dice.chance(20) {
      s.borderWidth = dice.coordinate(0...3)
      s.borderColor = dice.color()
    }
    if dice.chance(25) { s.opacity = Float(dice.int(0...10)) / 10 }
    s.isHidden = dice.chance(6)
    s.isDoubleSided = dice.chance(80)
    if dice.chance(12) {
      s.shadow = ShadowState(
        color: RenderColor(argb: 0xFF00_0000), opacity: 0.5, radius: dice.coordinate(0...4),
        offset: CGSize(width: dice.coordinate(-3...3), height: dice.coordinate(-3...3)), path: nil)
    }
    switch dice.int(0...9) {
    case 0, 1: s.contents = .bitmap(dice.pick(bitmaps), opaque: false)
    case 2: s.contents = .mask(dice.pick(masks), dice.color())
    default: break
    }
    s.contentsGravity = dice.pick([.resize, .center, .resizeAspect, .resizeAspectFill, .bottomLeft, .topRight])
    if dice.chance(20) { s.contentsCenter = CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5) }
    if dice.chance(10) { s.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 0.5) }
    s.contentsScale = dice.pick([1, 2, 3])
    switch dice.int(0...24) {
    case 0, 1:
      s.content = .gradient(
        GradientState(
          kind: dice.pick([.axial, .radial, .conic]), colors: [dice.color(), dice.color(), dice.color()],
          locations: [0, 0.3, 1], startPoint: CGPoint(x: 0.5, y: dice.chance(50) ? 0 : 0.5),
          endPoint: CGPoint(x: dice.chance(50) ? 0.5 : 1, y: 1)))
    case 2: s.content = .backdrop(radius: dice.coordinate(1...5), saturation: 1.8)
    case 3:
      var t = CATransform3DIdentity
      t.m41 = 7
      t.m42 = dice.coordinate(0...5)
      s.content = .replicator(
        ReplicatorState(
          count: dice.int(0...4), transform: t, color: SIMD4(1, 0.9, 0.8, 1), colorOffset: SIMD4(-0.1, 0, 0, -0.2)))
    case 4: s.content = .transform
    default: break
    }
    return s
  }

  mutating func node(_ depth: Int = 0) -> RenderNode {
    let node = RenderNode()
    node.update(state(depth))
    if depth < 4 {
      let count = dice.int(0...(depth == 0 ? 5 : 3))
      node.setChildren((0..<count).map { _ in self.node(depth + 1) })
    }
    if dice.chance(6) {
      let mask = RenderNode()
      mask.update(state(depth + 1))
      node.setMask(mask)
    }
    return node
  }

  func all(_ node: RenderNode) -> [RenderNode] { [node] + node.children.flatMap(all) }

  mutating func mutate(_ root: RenderNode, sharingWith tree: RenderNode) {
    let nodes = all(root)
    let node = nodes.count > 1 && dice.chance(95) ? nodes[dice.int(1...(nodes.count - 1))] : root
    var s = node.state
    switch dice.int(0...13) {
    case 0: node.update(state(1))
    case 1, 2, 3:
      s.position.x += dice.coordinate(-6...6)
      s.position.y += dice.coordinate(-6...6)
      node.update(s)
    case 4, 5:
      // This scrolls a layer that clips.
      let target = nodes.filter(\.state.masksToBounds).last ?? node
      s = target.state
      s.bounds.origin.y += CGFloat(dice.int(-4...4)) / (dice.chance(80) ? 1 : 3)
      if dice.chance(30) { s.bounds.origin.x += CGFloat(dice.int(-4...4)) }
      target.update(s)
    case 6: node.setChildren(node.children.reversed())
    case 7: node.setChildren(node.children + [self.node(3)])
    case 8: node.setChildren(Array(node.children.dropFirst()))
    case 9:
      s.backgroundColor = dice.color()
      node.update(s)
    case 10:
      s.opacity = Float(dice.int(0...4)) / 4
      node.update(s)
    case 11:
      if case .bitmap(let buffer, _) = s.contents {
        // The bitmap changes in place, so all nodes with it are marked, as their layers would do.
        let x = dice.int(0...(buffer.width - 1))
        buffer.row(dice.int(0...(buffer.height - 1)))[x] = dice.color().argb
        for other in all(tree) {
          if case .bitmap(let b, _) = other.state.contents, b === buffer {
            other.contentsDidChange(in: other.state.bounds.insetBy(dx: -99, dy: -99))
          }
          if let mask = other.mask, case .bitmap(let b, _) = mask.state.contents, b === buffer {
            mask.contentsDidChange(in: mask.state.bounds.insetBy(dx: -99, dy: -99))
          }
        }
      }
    case 12:
      s.transform = transform()
      node.update(s)
    default:
      s.isHidden.toggle()
      node.update(s)
    }
  }
}

extension PixelBuffer {
  /// The pixels without padding of rows.
  var bytes: [UInt32] {
    (0..<height).flatMap { y in Array(UnsafeBufferPointer(start: row(y), count: width)) }
  }

  static func surface(_ width: Int, _ height: Int) -> PixelBuffer {
    let buffer = PixelBuffer(width: width, height: height, format: .argb32)!
    // Pixels that are not drawn must be visible.
    for y in 0..<height { buffer.row(y).update(repeating: 0xFFFF_00FF, count: width) }
    return buffer
  }
}
