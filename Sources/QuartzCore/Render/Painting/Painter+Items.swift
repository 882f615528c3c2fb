import Foundation

extension Painter {
  func draw(
    _ items: UnsafeBufferPointer<DrawItem>, _ i: Int, _ shapes: UnsafeBufferPointer<RoundShape>,
    _ list: DisplayList,
    _ target: RenderTarget, _ rect: IntRect
  ) {
    guard let base = items.baseAddress else { return }
    let item = base + i
    switch item.pointee.kind {
    case .clear:
      for y in rect.minY..<rect.maxY { Blend.fill(target.pixel(rect.minX, y), rect.width, item.pointee.color) }
    case .solid: drawSolid(item, shapes, target, rect)
    case .border: drawBorder(item, shapes, target, rect)
    case .bitmap, .scaledBitmap, .gradient, .backdrop: drawPixels(items, i, shapes, list, target, rect)
    case .warp: drawWarp(item, list.warps[Int(item.pointee.payload)], target, rect)
    case .mask, .scaledMask, .shadow: drawCoverage(item, shapes, list, target, rect)
    case .curl: drawCurl(list.curls[Int(item.pointee.payload)], item.pointee.alpha, target, rect)
    case .group, .groupEnd, .swap, .none: break
    }
  }

  // MARK: Colors

  private func drawSolid(
    _ item: UnsafePointer<DrawItem>, _ shapes: UnsafeBufferPointer<RoundShape>, _ target: RenderTarget,
    _ rect: IntRect
  ) {
    let color = item.pointee.color
    guard item.pointee.shape >= 0 else {
      for y in rect.minY..<rect.maxY { Blend.over(target.pixel(rect.minX, y), rect.width, color: color) }
      return
    }
    let shape = shapes[Int(item.pointee.shape)]
    let x0 = rect.minX
    for y in rect.minY..<rect.maxY {
      let span = shape.row(y, from: x0, to: rect.maxX, into: coverage)
      guard span.minX < span.maxX else { continue }
      let d = target.pixel(x0, y)
      let (a, b, c, e) = (span.minX - x0, span.solidMin - x0, span.solidMax - x0, span.maxX - x0)
      Blend.over(d + a, b - a, color: color, coverage: coverage + a)
      Blend.over(d + b, c - b, color: color)
      Blend.over(d + c, e - c, color: color, coverage: coverage + c)
    }
  }

  /// Draws a border: the outer coverage minus the inner coverage.
  private func drawBorder(
    _ item: UnsafePointer<DrawItem>, _ shapes: UnsafeBufferPointer<RoundShape>, _ target: RenderTarget,
    _ rect: IntRect
  ) {
    let color = item.pointee.color
    let outer = shapes[Int(item.pointee.shape)]
    let inner = shapes[Int(item.pointee.payload)]
    let x0 = rect.minX
    for y in rect.minY..<rect.maxY {
      let span = outer.row(y, from: x0, to: rect.maxX, into: coverage)
      guard span.minX < span.maxX else { continue }
      let d = target.pixel(x0, y)
      let hole = inner.row(y, from: x0, to: rect.maxX, into: innerCoverage)
      fillSolidPart(span, x0)
      func strip(_ from: Int, _ to: Int) {
        guard from < to else { return }
        Blend.over(d + (from - x0), to - from, color: color, coverage: coverage + (from - x0))
      }
      guard hole.minX < hole.maxX else {
        strip(span.minX, span.maxX)
        continue
      }
      let left = hole.minX..<max(hole.minX, hole.solidMin)
      let right = max(hole.solidMax, hole.minX)..<max(hole.maxX, hole.solidMax)
      for x in left { subtract(x - x0) }
      if right.lowerBound >= left.upperBound { for x in right { subtract(x - x0) } }
      strip(span.minX, min(left.upperBound, span.maxX))
      strip(max(hole.solidMax, left.upperBound), span.maxX)
    }
  }

  private func fillSolidPart(_ span: RoundShape.Span, _ x0: Int) {
    guard span.solidMin < span.solidMax else { return }
    (coverage + (span.solidMin - x0)).update(repeating: 255, count: span.solidMax - span.solidMin)
  }

  @inline(__always)
  private func subtract(_ i: Int) {
    coverage[i] = coverage[i] > innerCoverage[i] ? coverage[i] - innerCoverage[i] : 0
  }

  // MARK: Coverage

  private func drawCoverage(
    _ item: UnsafePointer<DrawItem>, _ shapes: UnsafeBufferPointer<RoundShape>, _ list: DisplayList,
    _ target: RenderTarget, _ rect: IntRect
  ) {
    let color = item.pointee.color
    let n = rect.width
    let x0 = rect.minX
    let place = item.pointee.place.pixels
    for y in rect.minY..<rect.maxY {
      var source = UnsafePointer(coverage)
      switch item.pointee.kind {
      case .mask:
        guard let pixels = item.pointee.pixels else { return }
        source =
          (pixels + (y &- item.pointee.originY) &* item.pointee.stride).assumingMemoryBound(to: UInt8.self)
          + (x0 &- item.pointee.originX)
      case .scaledMask:
        Sampler.coverageRow(item, x: x0 - place.minX, y: y - place.minY, count: n, into: coverage)
      default:
        list.shadows[Int(item.pointee.payload)].row(
          x: x0 - place.minX, y: y - place.minY, count: n, width: place.width, height: place.height, into: coverage)
      }
      let d = target.pixel(x0, y)
      guard item.pointee.shape >= 0 else {
        Blend.over(d, n, color: color, coverage: source)
        continue
      }
      if source != UnsafePointer(coverage) { coverage.update(from: source, count: n) }
      let shape = shapes[Int(item.pointee.shape)]
      let span = shape.row(y, from: x0, to: rect.maxX, into: innerCoverage)
      guard span.minX < span.maxX else { continue }
      let (a, b, c, e) = (span.minX - x0, span.solidMin - x0, span.solidMax - x0, span.maxX - x0)
      Blend.multiply(coverage + a, b - a, by: innerCoverage + a)
      Blend.multiply(coverage + c, e - c, by: innerCoverage + c)
      Blend.over(d + a, e - a, color: color, coverage: coverage + a)
    }
  }

  // MARK: Pixels

  /// Draws an item that has pixels of its own. `veil` is a translucent color over a backdrop that replaces what is
  /// behind it, or 0.
  func drawPixels(
    _ items: UnsafeBufferPointer<DrawItem>, _ i: Int, _ shapes: UnsafeBufferPointer<RoundShape>,
    _ list: DisplayList,
    _ target: RenderTarget, _ rect: IntRect, veil: UInt32 = 0
  ) {
    guard let base = items.baseAddress else { return }
    let item = base + i
    let n = rect.width
    let x0 = rect.minX
    let alpha = item.pointee.alpha
    let copies = !item.pointee.opaque.isEmpty || replaces(item.pointee, list)
    let gradient = item.pointee.kind == .gradient ? list.gradients[Int(item.pointee.payload)] : nil
    let backdrop = item.pointee.kind == .backdrop ? list.backdrops[Int(item.pointee.payload)] : nil
    let place = item.pointee.place.pixels
    // Pixels that replace their destination are computed in place.
    let direct =
      copies && item.pointee.shape < 0 && item.pointee.tint == 0xFFFF_FFFF && item.pointee.kind != .bitmap
    let isMixed = item.pointee.kind == .scaledBitmap && scaledRows.begin(item, x: x0 - place.minX, count: n)
    for y in rect.minY..<rect.maxY {
      let d = target.pixel(x0, y)
      let row = direct ? d : colors
      var source = UnsafePointer(row)
      switch item.pointee.kind {
      case .bitmap:
        guard let pixels = item.pointee.pixels else { return }
        source =
          (pixels + (y &- item.pointee.originY) &* item.pointee.stride).assumingMemoryBound(to: UInt32.self)
          + (x0 &- item.pointee.originX)
      case .scaledBitmap where isMixed: scaledRows.row(y - place.minY, into: row)
      case .scaledBitmap: Sampler.row(item, x: x0 - place.minX, y: y - place.minY, count: n, into: row)
      case .gradient: gradient?.row(x: x0 - place.minX, y: y - place.minY, count: n, into: row)
      default: backdrop?.row(x: x0, y: y, count: n, veil: veil, into: row, scratch: extra)
      }
      if item.pointee.tint != 0xFFFF_FFFF {
        for i in 0..<n { colors[i] = Blend.tinted(source[i], item.pointee.tint) }
        source = UnsafePointer(colors)
      }
      if direct { continue }
      if item.pointee.shape >= 0 {
        blend(d, source, shapes[Int(item.pointee.shape)], y, rect, alpha, copies)
      } else if copies {
        Blend.copy(d, source, n)
      } else {
        Blend.over(d, n, source: source, alpha: alpha)
      }
    }
  }

  /// Draws a projected raster; regions of a single color are blended as such.
  private func drawWarp(
    _ item: UnsafePointer<DrawItem>, _ warp: WarpPayload, _ target: RenderTarget, _ rect: IntRect
  ) {
    let (alpha, tint) = (item.pointee.alpha, item.pointee.tint)
    // An additive item does not cover the pixels below; the opacity dims it.
    let kept: UInt32 = item.pointee.isAdditive ? 0x00FF_FFFF : 0xFFFF_FFFF
    let color = warp.flat.map { Blend.scale(Blend.tinted($0.color, tint), alpha) } ?? 0
    for y in rect.minY..<rect.maxY {
      let d = target.pixel(rect.minX, y)
      let row = Sampler.warpRow(warp, x: rect.minX, y: y, count: rect.width, into: colors)
      func blend(_ from: Int, _ to: Int) {
        guard from < to else { return }
        if tint != 0xFFFF_FFFF || kept != 0xFFFF_FFFF {
          for i in from..<to { colors[i] = Blend.tinted(colors[i], tint) & kept }
        }
        Blend.over(d + from, to - from, source: colors + from, alpha: alpha)
      }
      if !row.flat.isEmpty, item.pointee.isAdditive, let flat = warp.flat {
        // Additive blending saturates at white, so the region is processed as pixels, not as a color.
        (colors + row.flat.lowerBound).update(repeating: flat.color, count: row.flat.count)
      }
      guard !row.flat.isEmpty, !item.pointee.isAdditive else {
        blend(row.touched.lowerBound, row.touched.upperBound)
        continue
      }
      blend(row.touched.lowerBound, row.flat.lowerBound)
      Blend.over(d + row.flat.lowerBound, row.flat.count, color: color)
      blend(row.flat.upperBound, row.touched.upperBound)
    }
  }

  /// Returns whether the item replaces all pixels, including transparent ones, as an opaque backdrop does.
  func replaces(_ item: DrawItem, _ list: DisplayList) -> Bool {
    guard item.kind == .backdrop, item.alpha == 255 else { return false }
    return list.backdrops[Int(item.payload)].isOpaque
  }

  private func blend(
    _ d: UnsafeMutablePointer<UInt32>, _ source: UnsafePointer<UInt32>, _ shape: RoundShape, _ y: Int,
    _ rect: IntRect, _ alpha: UInt32, _ copies: Bool
  ) {
    let x0 = rect.minX
    let span = shape.row(y, from: x0, to: rect.maxX, into: coverage)
    guard span.minX < span.maxX else { return }
    let (a, b, c, e) = (span.minX - x0, span.solidMin - x0, span.solidMax - x0, span.maxX - x0)
    if alpha < 255 {
      Blend.multiply(coverage + a, b - a, by: alpha)
      Blend.multiply(coverage + c, e - c, by: alpha)
    }
    Blend.over(d + a, b - a, source: source + a, coverage: coverage + a)
    if copies {
      Blend.copy(d + b, source + b, c - b)
    } else {
      Blend.over(d + b, c - b, source: source + b, alpha: alpha)
    }
    Blend.over(d + c, e - c, source: source + c, coverage: coverage + c)
  }
}
