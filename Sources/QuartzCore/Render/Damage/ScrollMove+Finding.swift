extension ScrollMove {
  /// The least area for which a move is faster than redrawing. Only tests set it, while nothing is drawn.
  package static nonisolated(unsafe) var smallestArea = 16_384

  /// Returns the clips that scrolled by whole pixels over a single opaque color.
  static func find(_ old: DisplayList, _ new: DisplayList, _ surface: IntRect) -> [ScrollMove] {
    var found: [ScrollMove] = []
    for record in new.scrolls {
      guard let before = old.scrolls.first(where: { $0.key == record.key && $0.clip == record.clip }) else {
        continue
      }
      let move = ScrollMove(
        clip: record.clip, newRange: record.range, oldRange: before.range, dx: record.originX - before.originX,
        dy: record.originY - before.originY)
      guard move.dx != 0 || move.dy != 0, surface.contains(move.clip), move.clip.area >= smallestArea,
        move.arrival.area * 4 >= move.clip.area, !found.contains(where: { $0.clip.intersects(move.clip) })
      else { continue }
      guard let a = ground(old, before), let b = ground(new, record), a.key == b.key, a.digest == b.digest,
        a.color == b.color, a.kind == b.kind
      else { continue }
      guard coverage(new, record) * 2 < move.clip.area, coverage(old, before) * 2 < move.clip.area else { continue }
      found.append(move)
    }
    return found
  }

  /// Returns the item directly behind the scrolled items, if it is a single color that covers the clip.
  private static func ground(_ list: DisplayList, _ record: ScrollRecord) -> DrawItem? {
    for item in list.items[..<record.range.lowerBound].reversed() where item.bounds.intersects(record.clip) {
      let isPlain = item.kind == .solid || item.kind == .clear
      return isPlain && item.depth == 0 && item.opaque.contains(record.clip) ? item : nil
    }
    return nil
  }

  /// Returns the number of pixels of the clip that are covered by items which do not scroll with it.
  private static func coverage(_ list: DisplayList, _ record: ScrollRecord) -> Int {
    var region = DamageRegion(limit: record.clip)
    for item in list.items[record.range.upperBound...] { region.add(item.bounds, order: 0) }
    return region.disjoint().reduce(0) { $0 + $1.area }
  }
}
