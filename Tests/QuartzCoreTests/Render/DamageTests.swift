import CoreGraphics
import XCTest

@testable import QuartzCore

/// What the compositor draws of changes alone must be what it would draw of the whole tree.
final class DamageTests: XCTestCase {
  private func fresh(_ root: RenderNode, _ width: Int, _ height: Int, scale: CGFloat) -> [UInt32] {
    let surface = PixelBuffer.surface(width, height)
    let compositor = Compositor(surface: surface, scale: scale, background: RenderColor(argb: 0xFFEE_EEEE))
    compositor.root = root
    _ = compositor.composite()
    return surface.bytes
  }

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
    let surface = PixelBuffer.surface(width, height)
    let compositor = Compositor(surface: surface, scale: scale, background: RenderColor(argb: 0xFFEE_EEEE))
    compositor.root = root
    var before = surface.bytes
    for step in 0..<steps {
      let damage = compositor.composite()
      let after = surface.bytes
      let whole = fresh(root, width, height, scale: scale)
      if let i = after.indices.first(where: { after[$0] != whole[$0] }) {
        let (x, y) = (i % width, i / width)
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
      for _ in 0...tree.dice.int(0...2) { tree.mutate(root) }
    }
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
