/// The region to redraw: a set of rectangles, each with the display item that caused it.
package struct DamageRegion {
  struct Entry {
    var rect: IntRect
    /// The index in the new display list at or above which the change is.
    var order: Int
  }

  let limit: IntRect
  private(set) var entries: [Entry] = []
  private static let maximum = 24

  package init(limit: IntRect) { self.limit = limit }

  package mutating func add(_ rect: IntRect, order: Int) {
    let r = rect.intersection(limit)
    if !r.isEmpty { entries.append(Entry(rect: r, order: order)) }
  }

  func touches(_ rect: IntRect, below order: Int) -> Bool {
    entries.contains { $0.order < order && $0.rect.intersects(rect) }
  }

  /// Returns non-overlapping rectangles that cover the region; they can be larger if that reduces their number.
  package func disjoint() -> [IntRect] {
    var rects = entries.map(\.rect)
    while rects.count > 128 {
      rects = stride(from: 0, to: rects.count, by: 2).map {
        $0 + 1 < rects.count ? rects[$0].union(rects[$0 + 1]) : rects[$0]
      }
    }
    var merged: [IntRect] = []
    for rect in rects { DamageRegion.insert(rect, into: &merged) }
    while merged.count > DamageRegion.maximum {
      let last = merged.removeLast()
      var best = 0
      var cost = Int.max
      for (i, other) in merged.enumerated() {
        let c = last.union(other).area - other.area
        if c < cost { (best, cost) = (i, c) }
      }
      let other = merged.remove(at: best)
      DamageRegion.insert(last.union(other), into: &merged)
    }
    return DamageRegion.separated(merged)
  }

  private static func insert(_ rect: IntRect, into list: inout [IntRect]) {
    var rect = rect
    var i = 0
    while i < list.count {
      let other = list[i]
      if other.contains(rect) { return }
      let all = rect.union(other)
      if all.area <= rect.area + other.area - rect.intersection(other).area + min(rect.area, other.area) / 8 {
        rect = all
        list.swapAt(i, list.count - 1)
        list.removeLast()
        i = 0
        continue
      }
      i += 1
    }
    list.append(rect)
  }

  private static func separated(_ rects: [IntRect]) -> [IntRect] {
    var out: [IntRect] = []
    for rect in rects {
      var pieces = [rect]
      for other in out {
        pieces = pieces.flatMap { subtract(other, from: $0) }
        if pieces.isEmpty { break }
      }
      out += pieces
    }
    return out
  }

  private static func subtract(_ b: IntRect, from a: IntRect) -> [IntRect] {
    let c = a.intersection(b)
    if c.isEmpty { return [a] }
    return [
      IntRect(minX: a.minX, minY: a.minY, maxX: a.maxX, maxY: c.minY),
      IntRect(minX: a.minX, minY: c.minY, maxX: c.minX, maxY: c.maxY),
      IntRect(minX: c.maxX, minY: c.minY, maxX: a.maxX, maxY: c.maxY),
      IntRect(minX: a.minX, minY: c.maxY, maxX: a.maxX, maxY: a.maxY),
    ].filter { !$0.isEmpty }
  }
}
