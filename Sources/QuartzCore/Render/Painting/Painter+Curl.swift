import Foundation

/// Page curls, drawn row by row.
extension Painter {
  /// A straight line through the page: the position of the first pixel's center, and the increment per pixel.
  private struct Walk {
    var u: Double
    var v: Double
    let du: Double
    let dv: Double

    /// Returns the steps at which the position is at most `margin` outside of the page.
    func range(_ count: Int, _ width: Double, _ height: Double, margin: Double) -> Range<Int> {
      var low = 0.0
      var high = Double(count)
      func clip(_ start: Double, _ step: Double, _ limit: Double) {
        let (a, b) = (-margin - start, limit + margin - start)
        if abs(step) < 1e-12 {
          if a > 0 || b < 0 { high = -1 }
          return
        }
        low = max(low, min(a / step, b / step))
        high = min(high, max(a / step, b / step))
      }
      clip(u, du, width)
      clip(v, dv, height)
      guard high >= low else { return 0..<0 }
      let first = min(max(Int(low.rounded(.up)), 0), count)
      return first..<max(first, min(Int(high.rounded(.down)) + 1, count))
    }
  }

  func drawCurl(_ curl: CurlPayload, _ alpha: UInt32, _ target: RenderTarget, _ rect: IntRect) {
    guard let book = curl.book else { return drawPage(curl, alpha, target, rect) }
    let area = book.leaf(rect)
    if book.side == .right {
      let stride = target.stride
      return drawPage(
        curl, alpha, RenderTarget(base: target.pixel(rect.minX, rect.minY), stride: stride, bounds: area), area)
    }
    reserve(area.width)
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: area.area) { pixels in
      guard let base = pixels.baseAddress else { return }
      base.initialize(repeating: 0, count: area.area)
      drawPage(curl, alpha, RenderTarget(base: base, stride: area.width, bounds: area), area)
      book.blend(base, area, onto: target, rect)
    }
  }

  private func drawPage(_ curl: CurlPayload, _ alpha: UInt32, _ target: RenderTarget, _ rect: IntRect) {
    for y in rect.minY..<rect.maxY {
      let py = Double(y - curl.frame.minY) + 0.5
      let px = Double(rect.minX - curl.frame.minX) + 0.5
      let first = curl.distance(px, py)
      // The flat part, the roll, and the shadowed background.
      func step(_ distance: Double) -> Int {
        let k = ((distance - first) / curl.nx).rounded(.up)
        return Int(min(max(k, 0), Double(rect.width)))
      }
      let roll = step(0)
      let ground = step(curl.radius)
      let end = step(curl.radius * (1 + CurlPayload.shadowReach))
      let row = target.pixel(rect.minX, y)
      if roll > 0 { drawFlat(curl, alpha, row, rect.minX, y, count: roll, px, py) }
      if roll < ground { drawRoll(curl, alpha, row, y, roll..<ground, px, py) }
      if ground < end { darkenGround(curl, alpha, row, ground..<end, px, py) }
    }
  }

  // MARK: The flat part and the back above it

  private func drawFlat(
    _ curl: CurlPayload, _ alpha: UInt32, _ row: UnsafeMutablePointer<UInt32>, _ x0: Int, _ y: Int, count: Int,
    _ px: Double, _ py: Double
  ) {
    let (w, h) = (Double(curl.page.width), Double(curl.page.height))
    let turned = Double.pi * curl.radius - 2 * curl.distance(px, py)
    let walk = Walk(
      u: px + curl.nx * turned, v: py + curl.ny * turned, du: 1 - 2 * curl.nx * curl.nx,
      dv: -2 * curl.nx * curl.ny)
    let edge = curl.radius * 0.25
    let near = walk.range(count, w, h, margin: edge)
    let inside = walk.range(count, w, h, margin: -1)
    copyFlat(curl, alpha, row, x0, y, 0..<near.lowerBound)
    copyFlat(curl, alpha, row, x0, y, near.upperBound..<count)
    // The edge of the turned part casts a shadow on the flat part.
    for part in [
      near.lowerBound..<max(near.lowerBound, min(inside.lowerBound, near.upperBound)),
      max(inside.upperBound, near.lowerBound)..<max(inside.upperBound, near.upperBound),
    ]
    where !inside.isEmpty && !part.isEmpty || inside.isEmpty {
      let part = inside.isEmpty ? near : part
      copyFlat(curl, alpha, row, x0, y, part)
      for k in part {
        let (u, v) = (walk.u + walk.du * Double(k), walk.v + walk.dv * Double(k))
        let dx = max(max(-u, u - w), 0)
        let dy = max(max(-v, v - h), 0)
        let away = (dx * dx + dy * dy).squareRoot()
        if away < edge {
          let dark = 1 - away / edge
          shade(row + k, curl, x: x0 + k, y: y, UInt32(dark * dark * 90), alpha)
        }
        let back = Sampler.sample(curl.back ?? curl.page, fixed(u), fixed(v))
        if back != 0 { row[k] = Blend.over(Blend.scale(paper(back, curl, 256), alpha), row[k]) }
      }
      if inside.isEmpty { break }
    }
    guard !inside.isEmpty else { return }
    (colors + inside.lowerBound).update(repeating: 0, count: inside.count)
    Sampler.walk(curl.back ?? curl.page, Sampler.Walk(walk.u, walk.v, walk.du, walk.dv), inside, into: colors)
    var all: UInt32 = 0xFF00_0000
    for k in inside {
      all &= colors[k]
      colors[k] = paper(colors[k], curl, 256)
    }
    // The flat part is visible through a translucent page.
    if all != 0xFF00_0000 { copyFlat(curl, alpha, row, x0, y, inside) }
    Blend.over(row + inside.lowerBound, inside.count, source: colors + inside.lowerBound, alpha: alpha)
  }

  /// Draws the flat part of the page.
  private func copyFlat(
    _ curl: CurlPayload, _ alpha: UInt32, _ row: UnsafeMutablePointer<UInt32>, _ x0: Int, _ y: Int,
    _ part: Range<Int>
  ) {
    guard y >= curl.frame.minY, y < curl.frame.maxY else { return }
    let from = max(part.lowerBound, curl.frame.minX - x0)
    let to = min(part.upperBound, curl.frame.maxX - x0)
    guard from < to else { return }
    let source = UnsafePointer(curl.page.row(y - curl.frame.minY)) + (x0 + from - curl.frame.minX)
    Blend.over(row + from, to - from, source: source, alpha: alpha)
  }

  /// Darkens a pixel of the page or of its background.
  private func shade(
    _ d: UnsafeMutablePointer<UInt32>, _ curl: CurlPayload, x: Int, y: Int, _ amount: UInt32, _ alpha: UInt32
  ) {
    let shaded = curl.shaded
    guard x >= shaded.minX, x < shaded.maxX, y >= shaded.minY, y < shaded.maxY else { return }
    d[0] = Blend.over(Blend.multiply(amount, alpha) << 24, d[0])
  }

  // MARK: The roll

  /// The number of pixels between two exact positions on the roll; positions in between are interpolated.
  private static let piece = 8

  private func drawRoll(
    _ curl: CurlPayload, _ alpha: UInt32, _ row: UnsafeMutablePointer<UInt32>, _ y: Int, _ part: Range<Int>,
    _ px: Double, _ py: Double
  ) {
    curl.roll.withUnsafeBufferPointer { places in
      func place(_ k: Int) -> CurlPayload.RollPoint {
        let d = curl.distance(px + Double(k), py)
        return places[min(max(Int(d * CurlPayload.fineness), 0), places.count - 1)]
      }
      func walk(_ k: Int, _ end: Int, _ from: Double, _ to: Double) -> Sampler.Walk {
        let n = Double(end - k)
        return Sampler.Walk(
          px + Double(k) + curl.nx * from, py + curl.ny * from, 1 + curl.nx * (to - from) / n,
          curl.ny * (to - from) / n, first: k)
      }
      var k = part.lowerBound
      while k < part.upperBound {
        let end = min(k + Self.piece, part.upperBound)
        let (from, to) = (place(k), place(end))
        (colors + k).update(repeating: 0, count: end - k)
        Sampler.walk(curl.back ?? curl.page, walk(k, end, from.back, to.back), k..<end, into: colors)
        var all: UInt32 = 0xFF00_0000
        for i in k..<end { all &= colors[i] }
        let isEdge = curl.radius - curl.distance(px + Double(end), py) < 1
        if all != 0xFF00_0000 || isEdge {
          darkenGround(curl, alpha, row, k..<end, px, py)
          (extra + k).update(repeating: 0, count: end - k)
          Sampler.walk(curl.page, walk(k, end, from.front, to.front), k..<end, into: extra)
          for i in k..<end where extra[i] != 0 {
            row[i] = Blend.over(
              Blend.scale(darkened(extra[i], from.frontLight), cover(curl, alpha, px + Double(i), py)), row[i])
          }
        }
        for i in k..<end where colors[i] != 0 {
          let back = paper(colors[i], curl, from.backLight)
          let cover = isEdge ? cover(curl, alpha, px + Double(i), py) : alpha
          row[i] = Blend.over(cover == 255 ? back : Blend.scale(back, cover), row[i])
        }
        k = end
      }
    }
  }

  /// Returns the coverage of a pixel, which antialiases the silhouette.
  private func cover(_ curl: CurlPayload, _ alpha: UInt32, _ x: Double, _ y: Double) -> UInt32 {
    Blend.multiply(alpha, UInt32(min(max(curl.radius - curl.distance(x, y) + 0.5, 0), 1) * 255))
  }

  /// Darkens the background in the shadow of the roll.
  private func darkenGround(
    _ curl: CurlPayload, _ alpha: UInt32, _ row: UnsafeMutablePointer<UInt32>, _ part: Range<Int>, _ px: Double,
    _ py: Double
  ) {
    guard py > 0, py < Double(curl.page.height) else { return }
    let from = max(part.lowerBound, Int((0.5 - px).rounded(.up)))
    let to = min(part.upperBound, Int((Double(curl.page.width) + 0.5 - px).rounded(.down)))
    guard from < to else { return }
    let start = Int((curl.distance(px + Double(from), py) - curl.radius) * 65_536)
    let step = Int(curl.nx * 65_536)
    for k in from..<to {
      let index = max(start &+ step &* (k &- from), 0) >> 16
      guard index < curl.shadow.count else { break }
      row[k] = Blend.over(Blend.multiply(UInt32(curl.shadow[index]), alpha) << 24, row[k])
    }
  }

  // MARK: Colors

  @inline(__always)
  private func fixed(_ v: Double) -> Int64 {
    let held = min(max(v, -1e6), 1e6) * 1_048_576 - 524_288
    return Int64(held < 0 ? held - 0.5 : held + 0.5)
  }

  /// Returns the color of the page's back: its own picture, or white with a faint impression of the front. A
  /// `light` of 256 is full brightness.
  @inline(__always)
  private func paper(_ pixel: UInt32, _ curl: CurlPayload, _ light: UInt32) -> UInt32 {
    if curl.back != nil { return darkened(pixel, light) }
    let alpha = pixel &>> 24
    let white = alpha &* 0x0101_0101
    return darkened(Blend.mix(pixel, white, 205), light)
  }

  @inline(__always)
  private func darkened(_ pixel: UInt32, _ light: UInt32) -> UInt32 {
    let rb = (((pixel & 0x00FF_00FF) &* light) &>> 8) & 0x00FF_00FF
    let g = (((pixel & 0x0000_FF00) &>> 8) &* light) & 0x0000_FF00
    return (pixel & 0xFF00_0000) | rb | g
  }
}
