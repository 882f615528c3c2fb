import CoreGraphics
import XCTest

import QuartzCore

/// Drawing the damage must give the same picture as drawing the whole tree.
final class DamageTests: XCTestCase {
  override func setUp() { ScrollMove.smallestArea = 64 }
  override func tearDown() { ScrollMove.smallestArea = 16_384 }

  private func fresh(_ root: RenderNode, _ width: Int, _ height: Int, scale: CGFloat) -> [UInt32] {
    let surface = PixelBuffer.surface(width, height)
    let compositor = Compositor(surface: surface, scale: scale, background: RenderColor(argb: 0xFFEE_EEEE))
    compositor.root = root
    _ = compositor.composite()
    return surface.bytes
  }

  private var moves = 0

  private func run(seed: UInt64, steps: Int, width: Int, height: Int, scale: CGFloat) {
    var tree = RandomTree(seed: seed, size: Int(CGFloat(min(width, height)) / scale))
    let root = tree.node()
    var top = LayerState()
    top.bounds = CGRect(x: 0, y: 0, width: CGFloat(width) / scale, height: CGFloat(height) / scale)
    top.anchorPoint = .zero
    if seed % 3 == 0 {
      top.masksToBounds = true
      top.backgroundColor = RenderColor(argb: 0xFFFF_FFFF)
    }
    root.update(top)
    check(&tree, root, seed, steps, width, height, scale) { tree in
      for _ in 0...tree.dice.int(0...2) { tree.mutate(root, sharingWith: root) }
    }
  }

  private func check(
    _ tree: inout RandomTree, _ root: RenderNode, _ seed: UInt64, _ steps: Int, _ width: Int, _ height: Int,
    _ scale: CGFloat, change: (inout RandomTree) -> Void
  ) {
    let surface = PixelBuffer.surface(width, height)
    let compositor = Compositor(surface: surface, scale: scale, background: RenderColor(argb: 0xFFEE_EEEE))
    compositor.root = root
    var before = surface.bytes
    for step in 0..<steps {
      let old = compositor.shown
      let damage = compositor.composite()
      moves += compositor.lastMoveCount
      let after = surface.bytes
      let whole = fresh(root, width, height, scale: scale)
      if let i = after.indices.first(where: { after[$0] != whole[$0] }) {
        let (x, y) = (i % width, i / width)
        for (name, list) in [("old", old), ("new", compositor.shown)] {
          print(name, damage)
          for (n, item) in (list?.items ?? []).enumerated() where item.kind != .none {
            let hit = item.bounds.intersects(IntRect(x: x, y: y, width: 1, height: 1))
            print(hit ? "*" : " ", n, item)
          }
          print(list?.scrolls ?? [])
        }
        XCTFail(
          "seed \(seed) step \(step): pixel \(x),\(y) is \(String(after[i], radix: 16)), not \(String(whole[i], radix: 16))"
        )
        return
      }
      for i in after.indices where after[i] != before[i] {
        let (x, y) = (i % width, i / width)
        let told = damage.contains { $0.minX <= x && x < $0.maxX && $0.minY <= y && y < $0.maxY }
        if !told {
          XCTFail("seed \(seed) step \(step): pixel \(x),\(y) changed outside of \(damage)")
          return
        }
      }
      before = after
      change(&tree)
    }
  }

  /// Scrolls a clipped list of random layers, with random layers over it.
  private func runScrolling(seed: UInt64, steps: Int) {
    var tree = RandomTree(seed: seed, size: 40)
    let scale: CGFloat = seed % 2 == 0 ? 2 : 3
    let (width, height) = (80, 100)
    let root = RenderNode()
    var top = LayerState()
    top.bounds = CGRect(x: 0, y: 0, width: CGFloat(width) / scale, height: CGFloat(height) / scale)
    top.anchorPoint = .zero
    root.update(top)
    let list = RenderNode()
    var s = LayerState()
    s.bounds = CGRect(x: 0, y: 0, width: top.bounds.width - 3, height: top.bounds.height - 2)
    s.anchorPoint = .zero
    s.position = CGPoint(x: 1, y: 1)
    s.masksToBounds = true
    s.backgroundColor = RenderColor(argb: 0xFFF0_FFF0)
    list.update(s)
    list.setChildren((0..<6).map { _ in tree.node(2) })
    var over: [RenderNode] = []
    for _ in 0..<tree.dice.int(0...2) {
      let node = tree.node(3)
      var s = node.state
      s.bounds.size = CGSize(width: 12, height: 9)
      if tree.dice.chance(50) { s.content = .backdrop(radius: 2, saturation: 1.5) }
      node.update(s)
      over.append(node)
    }
    root.setChildren([list] + over)
    check(&tree, root, seed, steps, width, height, scale) { tree in
      var s = list.state
      s.bounds.origin.y += CGFloat(tree.dice.int(-5...5)) / (tree.dice.chance(50) ? 1 : scale)
      if tree.dice.chance(20) { s.bounds.origin.x += CGFloat(tree.dice.int(-5...5)) }
      list.update(s)
      if tree.dice.chance(40) { tree.mutate(tree.dice.pick(list.children + over), sharingWith: root) }
      if tree.dice.chance(10), let first = list.children.first {
        list.setChildren(Array(list.children.dropFirst()) + [first])
      }
    }
  }

  func testScrollingMovesAndGivesTheWholePicture() {
    let rounds = Int(ProcessInfo.processInfo.environment["FUZZ_ROUNDS"] ?? "") ?? 12
    let first = UInt64(ProcessInfo.processInfo.environment["FUZZ_SEED"] ?? "") ?? 1
    for seed in first..<(first + UInt64(rounds)) {
      runScrolling(seed: seed, steps: 30)
      if testRun?.failureCount ?? 0 > 0 { return }
    }
    XCTAssertGreaterThan(moves, rounds * 5, "scrolling was not moved")
  }

  func testChangesAloneGiveTheWholePicture() {
    let rounds = Int(ProcessInfo.processInfo.environment["FUZZ_ROUNDS"] ?? "") ?? 12
    let first = UInt64(ProcessInfo.processInfo.environment["FUZZ_SEED"] ?? "") ?? 1
    for seed in first..<(first + UInt64(rounds)) {
      run(seed: seed, steps: 25, width: 60 + Int(seed % 5) * 7, height: 72, scale: seed % 2 == 0 ? 1 : 2)
      if testRun?.failureCount ?? 0 > 0 { return }
    }
  }
}
