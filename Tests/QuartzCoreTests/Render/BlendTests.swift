import XCTest

import QuartzCore

/// Compares every blending loop with the formula for single components. Vector and scalar code give identical
/// results.
final class BlendTests: XCTestCase {
  private func divide(_ v: Int) -> Int { (v * 2 + 255) / 510 }

  private func channels(_ p: UInt32) -> [Int] { [24, 16, 8, 0].map { Int(p >> UInt32($0) & 255) } }

  private func pixel(_ c: [Int]) -> UInt32 { c.reduce(0) { $0 << 8 | UInt32($1) } }

  private func over(_ s: UInt32, _ d: UInt32) -> UInt32 {
    let (a, b) = (channels(s), channels(d))
    return pixel((0..<4).map { min(255, a[$0] + divide(b[$0] * (255 - a[0]))) })
  }

  private func scaled(_ s: UInt32, _ m: Int) -> UInt32 { pixel(channels(s).map { divide($0 * m) }) }

  private let count = 37
  private var dice = Dice(7)

  private func pixels() -> [UInt32] { (0..<count).map { _ in dice.color().argb } }

  private func coverage() -> [UInt8] {
    (0..<count).map { _ in dice.chance(30) ? 0 : dice.chance(30) ? 255 : UInt8(dice.int(0...255)) }
  }

  private func check(
    _ body: (inout [UInt32], _ vectors: Bool) -> Void, _ expected: (Int, UInt32) -> UInt32, line: UInt = #line
  ) {
    for _ in 0..<20 {
      let target = pixels()
      let wanted = target.enumerated().map { expected($0.offset, $0.element) }
      for vectors in [false, true] {
        var result = target
        body(&result, vectors)
        XCTAssertEqual(result, wanted, vectors ? "vectors" : "scalars", line: line)
      }
    }
  }

  func testProductsAreExact() {
    for a in UInt32(0)...255 {
      for b in UInt32(0)...255 { XCTAssertEqual(Int(Blend.multiply(a, b)), divide(Int(a * b))) }
    }
  }

  func testColorOver() {
    let color = dice.color().argb & 0x7F7F_7F7F
    check({ Blend.over(&$0, count, color: color, vectors: $1) }, { _, d in over(color, d) })
    check({ Blend.over(&$0, count, color: 0xFF12_3456, vectors: $1) }, { _, _ in 0xFF12_3456 })
  }

  func testColorThroughCoverage() {
    for color in [UInt32(0xFF00_0000), 0xFFFF_8001, 0x8040_2010] {
      let m = coverage()
      check(
        { Blend.over(&$0, count, color: color, coverage: m, vectors: $1) },
        { i, d in over(scaled(color, Int(m[i])), d) })
    }
  }

  func testPixelsOver() {
    let source = pixels()
    check({ Blend.over(&$0, count, source: source, vectors: $1) }, { i, d in over(source[i], d) })
    for alpha in [UInt32(0), 1, 127, 254, 255] {
      check(
        { Blend.over(&$0, count, source: source, alpha: alpha, vectors: $1) },
        { i, d in over(scaled(source[i], Int(alpha)), d) })
    }
    let m = coverage()
    check(
      { Blend.over(&$0, count, source: source, coverage: m, vectors: $1) },
      { i, d in over(scaled(source[i], Int(m[i])), d) })
  }

  func testPixelsThatAreNotPremultipliedStopAtWhite() {
    let source = (0..<count).map { _ in UInt32(truncatingIfNeeded: dice.next()) }
    check({ Blend.over(&$0, count, source: source, vectors: $1) }, { i, d in over(source[i], d) })
  }

  /// Returns pixels with opaque and transparent runs, which are copied or skipped.
  private func stretches() -> [UInt32] {
    var source: [UInt32] = []
    while source.count < count {
      let kind = dice.int(0...2)
      for _ in 0..<dice.int(1...9) {
        source.append(kind == 0 ? 0 : kind == 1 ? dice.color().argb : dice.color().argb | 0xFF00_0000)
      }
    }
    return Array(source[..<count])
  }

  func testOpaqueAndEmptyStretches() {
    for _ in 0..<20 {
      let source = stretches()
      check({ Blend.over(&$0, count, source: source, vectors: $1) }, { i, d in over(source[i], d) })
      for alpha in [UInt32(1), 200] {
        check(
          { Blend.over(&$0, count, source: source, alpha: alpha, vectors: $1) },
          { i, d in over(scaled(source[i], Int(alpha)), d) })
      }
    }
  }

  /// Pixels that are the same before and after a group are the same in any mixture of both.
  func testMixingOfEqualStretches() {
    let saved = stretches()
    for vectors in [false, true] {
      for amount in [UInt32(1), 77, 254] {
        var result = saved
        for index in 8..<14 { result[index] ^= 0x00FF_FFFF }
        let target = result
        Blend.mix(&result, count, saved: saved, amount: amount, vectors: vectors)
        for index in saved.indices {
          XCTAssertEqual(result[index], Blend.mix(saved[index], target[index], amount))
          if target[index] == saved[index] { XCTAssertEqual(result[index], saved[index]) }
        }
      }
    }
  }

  func testMixing() {
    let saved = pixels()
    let m = coverage()
    func mixed(_ a: UInt32, _ b: UInt32, _ f: Int) -> UInt32 {
      let (x, y) = (channels(a), channels(b))
      return pixel((0..<4).map { divide(x[$0] * (255 - f) + y[$0] * f) })
    }
    check(
      { Blend.mix(&$0, count, saved: saved, coverage: m, vectors: $1) }, { i, d in mixed(saved[i], d, Int(m[i])) })
    for amount in [UInt32(0), 3, 128, 255] {
      check(
        { Blend.mix(&$0, count, saved: saved, amount: amount, vectors: $1) },
        { i, d in mixed(saved[i], d, Int(amount)) })
    }
  }

  func testTransparentGroupChangesNothing() {
    for p in pixels() {
      XCTAssertEqual(Blend.mix(p, 0xFF00_FF00, 0), p)
      XCTAssertEqual(Blend.over(0, p), p)
    }
  }
}
