import Foundation

/// A painter that draws display lists into bands of pixels. Each thread has its own, with its own row buffers.
final class Painter {
  typealias Entry = (index: Int32, rect: IntRect)
  private var visible: [Entry] = []
  private var occluders: [IntRect] = []
  private var open: [OpenGroup] = []
  private var saved: [UnsafeMutableBufferPointer<UInt32>] = []
  private var inner: Painter?
  private var capacity = 0
  /// Row buffers with the width of the band.
  private(set) var colors = UnsafeMutablePointer<UInt32>.allocate(capacity: 1)
  private(set) var extra = UnsafeMutablePointer<UInt32>.allocate(capacity: 1)
  private(set) var coverage = UnsafeMutablePointer<UInt8>.allocate(capacity: 1)
  private(set) var innerCoverage = UnsafeMutablePointer<UInt8>.allocate(capacity: 1)
  let scaledRows = ScaledRows()

  private struct OpenGroup {
    var item: Int
    var rect: IntRect
  }

  deinit {
    releaseRows()
    for buffer in saved { buffer.deallocate() }
  }

  private func releaseRows() {
    colors.deallocate()
    extra.deallocate()
    coverage.deallocate()
    innerCoverage.deallocate()
  }

  func reserve(_ width: Int) {
    guard width + 16 > capacity else { return }
    releaseRows()
    capacity = width + 16
    colors = .allocate(capacity: capacity)
    extra = .allocate(capacity: capacity)
    coverage = .allocate(capacity: capacity)
    innerCoverage = .allocate(capacity: capacity)
  }

  func paint(_ list: DisplayList, upTo end: Int, _ target: RenderTarget, _ tile: IntRect) {
    reserve(tile.width)
    list.items.withUnsafeBufferPointer { items in
      list.shapes.withUnsafeBufferPointer { shapes in
        gather(items, end, list, tile)
        hide(items, list)
        open.removeAll(keepingCapacity: true)
        var k = 0
        while k < visible.count {
          let entry = visible[k]
          let i = Int(entry.index)
          k += 1
          if items[i].kind == .solid, let veil = Veil(visible[(k - 1)...], items) {
            for y in entry.rect.minY..<entry.rect.maxY {
              Blend.over(target.pixel(entry.rect.minX, y), entry.rect.width, color: veil.color)
            }
            k += veil.count - 1
            continue
          }
          switch items[i].kind {
          case .group: begin(i, items, shapes, target, entry.rect)
          case .groupEnd: finish(items, shapes, list, target)
          case .swap: swap(target)
          case .backdrop:
            let veil = veil(at: k, over: i, items, list)
            drawPixels(items, i, shapes, list, target, entry.rect, veil: veil ?? 0)
            if veil != nil { k += 1 }
          default: draw(items, i, shapes, list, target, entry.rect)
          }
        }
      }
    }
  }

  /// Returns the color of the next item if it is translucent and covers the same pixels as a backdrop, which is
  /// then drawn with it: most of its pixels are equal to their neighbors, and are blended once.
  private func veil(at k: Int, over i: Int, _ items: UnsafeBufferPointer<DrawItem>, _ list: DisplayList) -> UInt32?
  {
    guard k < visible.count, items[i].shape < 0, items[i].tint == 0xFFFF_FFFF, replaces(items[i], list) else {
      return nil
    }
    let next = items[Int(visible[k].index)]
    guard next.kind == .solid, next.shape < 0, next.color >> 24 < 255, visible[k].rect == visible[k - 1].rect,
      Veil(visible[k...], items) == nil
    else { return nil }
    return next.color
  }

  // MARK: Selection of items

  private func gather(_ items: UnsafeBufferPointer<DrawItem>, _ end: Int, _ list: DisplayList, _ tile: IntRect) {
    visible.removeAll(keepingCapacity: true)
    var i = 0
    while i < end {
      let kind = items[i].kind
      if kind == .groupEnd {
        visible.append((Int32(i), tile))
      } else {
        let r = items[i].bounds.intersection(tile)
        if !r.isEmpty {
          visible.append((Int32(i), r))
        } else if kind == .group {
          i = Int(items[i].end)
        }
      }
      i += 1
    }
  }

  /// Removes items that are hidden by opaque items in front of them. Items within groups do not hide others,
  /// because groups are composited later.
  private func hide(_ items: UnsafeBufferPointer<DrawItem>, _ list: DisplayList) {
    occluders.removeAll(keepingCapacity: true)
    var k = visible.count - 1
    var removed = false
    while k >= 0 {
      let i = Int(visible[k].index)
      let kind = items[i].kind
      if kind != .group, kind != .groupEnd, kind != .swap {
        var r = visible[k].rect
        for o in occluders {
          r = r.subtractingEdge(o)
          if r.isEmpty { break }
        }
        if r.isEmpty { removed = true }
        visible[k].rect = r
        if !r.isEmpty, items[i].depth == 0, occluders.count < 16 {
          var full = items[i].opaque
          if kind == .backdrop, items[i].shape < 0, items[i].alpha == 255 {
            let payload = list.backdrops[Int(items[i].payload)]
            if payload.isValid, payload.isOpaque { full = items[i].bounds }
          }
          full = full.intersection(r)
          if full.area >= 256 { occluders.append(full) }
        }
      }
      k -= 1
    }
    if removed { visible.removeAll { $0.rect.isEmpty } }
  }

  // MARK: Groups

  /// Begins a group. Its items are drawn directly onto the pixels, and a saved copy of these is mixed back in at
  /// the end, which is equivalent to drawing the group separately. A group with a blend mode is drawn onto
  /// transparent pixels.
  private func begin(
    _ i: Int, _ items: UnsafeBufferPointer<DrawItem>, _ shapes: UnsafeBufferPointer<RoundShape>,
    _ target: RenderTarget, _ rect: IntRect
  ) {
    let level = open.count
    let count = rect.area
    if saved.count <= level { saved.append(.allocate(capacity: count)) }
    if saved[level].count < count {
      saved[level].deallocate()
      saved[level] = .allocate(capacity: count)
    }
    open.append(OpenGroup(item: i, rect: rect))
    guard let base = saved[level].baseAddress else { return }
    let item = items[i]
    let isApart = item.compositing != .normal
    let cornersOnly = item.alpha == 255 && item.payload < 0 && item.shape >= 0 && !isApart
    for y in rect.minY..<rect.maxY {
      let row = base + (y - rect.minY) * rect.width
      let from = target.pixel(rect.minX, y)
      if cornersOnly {
        let span = shapes[Int(item.shape)].row(y, from: rect.minX, to: rect.maxX, into: coverage)
        let solidMin = span.solidMin < span.solidMax ? span.solidMin : rect.maxX
        let solidMax = span.solidMin < span.solidMax ? span.solidMax : rect.maxX
        Blend.copy(row, from, solidMin - rect.minX)
        Blend.copy(row + (solidMax - rect.minX), from + (solidMax - rect.minX), rect.maxX - solidMax)
      } else {
        Blend.copy(row, from, rect.width)
        if isApart { target.pixel(rect.minX, y).update(repeating: 0, count: rect.width) }
      }
    }
  }

  /// Exchanges the pixels that the group has drawn with those from before it.
  private func swap(_ target: RenderTarget) {
    guard let group = open.last, let base = saved[open.count - 1].baseAddress else { return }
    let rect = group.rect
    for y in rect.minY..<rect.maxY {
      let row = base + (y - rect.minY) * rect.width
      let d = target.pixel(rect.minX, y)
      for x in 0..<rect.width { (row[x], d[x]) = (d[x], row[x]) }
    }
  }

  private func finish(
    _ items: UnsafeBufferPointer<DrawItem>, _ shapes: UnsafeBufferPointer<RoundShape>, _ list: DisplayList,
    _ target: RenderTarget
  ) {
    guard let group = open.popLast(), let base = saved[open.count].baseAddress else { return }
    let item = items[group.item]
    let rect = group.rect
    var mask: UnsafeMutablePointer<UInt32>?
    if item.payload >= 0 { mask = paintMask(list.masks[Int(item.payload)].list, rect) }
    defer { mask?.deallocate() }
    for y in rect.minY..<rect.maxY {
      let old = UnsafePointer(base + (y - rect.minY) * rect.width)
      let d = target.pixel(rect.minX, y)
      if item.compositing != .normal { item.compositing.blend(d, onto: old, rect.width) }
      if let mask {
        let m = mask + (y - rect.minY) * rect.width
        for x in 0..<rect.width { coverage[x] = UInt8(truncatingIfNeeded: m[x] >> 24) }
        if item.shape >= 0 { restrict(shapes[Int(item.shape)], y, rect) }
        if item.alpha < 255 { Blend.multiply(coverage, rect.width, by: item.alpha) }
        Blend.mix(d, rect.width, saved: old, coverage: coverage)
      } else if item.shape >= 0 {
        mixShape(shapes[Int(item.shape)], item.alpha, y, rect, d, old)
      } else {
        Blend.mix(d, rect.width, saved: old, amount: item.alpha)
      }
    }
  }

  private func mixShape(
    _ shape: RoundShape, _ alpha: UInt32, _ y: Int, _ rect: IntRect, _ d: UnsafeMutablePointer<UInt32>,
    _ old: UnsafePointer<UInt32>
  ) {
    let span = shape.row(y, from: rect.minX, to: rect.maxX, into: coverage)
    guard span.minX < span.maxX else { return Blend.copy(d, old, rect.width) }
    let x0 = rect.minX
    func mix(_ from: Int, _ to: Int) {
      guard from < to else { return }
      if alpha < 255 { Blend.multiply(coverage + (from - x0), to - from, by: alpha) }
      Blend.mix(d + (from - x0), to - from, saved: old + (from - x0), coverage: coverage + (from - x0))
    }
    Blend.copy(d, old, span.minX - x0)
    mix(span.minX, span.solidMin)
    if alpha < 255, span.solidMin < span.solidMax {
      Blend.mix(
        d + (span.solidMin - x0), span.solidMax - span.solidMin, saved: old + (span.solidMin - x0), amount: alpha)
    }
    mix(span.solidMax, span.maxX)
    Blend.copy(d + (span.maxX - x0), old + (span.maxX - x0), rect.maxX - span.maxX)
  }

  /// Multiplies `coverage` by that of a shape.
  private func restrict(_ shape: RoundShape, _ y: Int, _ rect: IntRect) {
    let span = shape.row(y, from: rect.minX, to: rect.maxX, into: innerCoverage)
    for x in rect.minX..<rect.maxX {
      let i = x - rect.minX
      if x < span.minX || x >= span.maxX {
        coverage[i] = 0
      } else if x < span.solidMin || x >= span.solidMax {
        coverage[i] = UInt8(truncatingIfNeeded: Blend.multiply(UInt32(coverage[i]), UInt32(innerCoverage[i])))
      }
    }
  }

  private func paintMask(_ list: DisplayList, _ rect: IntRect) -> UnsafeMutablePointer<UInt32> {
    let pixels = UnsafeMutablePointer<UInt32>.allocate(capacity: max(1, rect.area))
    pixels.initialize(repeating: 0, count: max(1, rect.area))
    let painter = inner ?? Painter()
    inner = painter
    painter.paint(
      list, upTo: list.items.count, RenderTarget(base: pixels, stride: rect.width, bounds: rect), rect)
    return pixels
  }
}
