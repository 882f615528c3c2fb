import Foundation

/// The difference between the display list on the surface and the new one: the areas to redraw.
struct ListDifference {
  let old: DisplayList
  let new: DisplayList
  let moves: [ScrollMove]
  private(set) var damage: DamageRegion

  init(old: DisplayList, new: DisplayList, surface: IntRect) {
    self.old = old
    self.new = new
    damage = DamageRegion(limit: surface)
    moves = ScrollMove.find(old, new, surface)
    compare()
    for move in moves { addMoved(move) }
    refreshBackdrops()
  }

  // MARK: Matching

  private mutating func compare() {
    let a = old.items
    let b = new.items
    var prefix = 0
    while prefix < a.count, prefix < b.count, a[prefix].key == b[prefix].key {
      compareItems(a[prefix], b[prefix], oldIndex: prefix, newIndex: prefix)
      prefix += 1
    }
    var suffix = 0
    while suffix < a.count - prefix, suffix < b.count - prefix,
      a[a.count - 1 - suffix].key == b[b.count - 1 - suffix].key
    {
      suffix += 1
    }
    let oldEnd = a.count - suffix
    let newEnd = b.count - suffix
    if prefix < oldEnd || prefix < newEnd { compareMiddle(prefix..<oldEnd, prefix..<newEnd) }
    for k in 0..<suffix { compareItems(a[oldEnd + k], b[newEnd + k], oldIndex: oldEnd + k, newIndex: newEnd + k) }
  }

  private mutating func compareMiddle(_ olds: Range<Int>, _ news: Range<Int>) {
    var places: [UInt64: Int] = [:]
    places.reserveCapacity(olds.count)
    for i in olds { places[old.items[i].key] = i }
    var partner = [Int](repeating: -1, count: olds.count)
    var highest = -1
    for j in news {
      guard let i = places.removeValue(forKey: new.items[j].key) else {
        damage.add(new.items[j].bounds, order: j)
        continue
      }
      partner[i - olds.lowerBound] = j
      if i < highest {
        // The items have changed their relative order.
        addChanged(old.items[i], new.items[j], oldIndex: i, order: 0)
      } else {
        highest = i
        compareItems(old.items[i], new.items[j], oldIndex: i, newIndex: j)
      }
    }
    var below = news.lowerBound - 1
    for i in olds {
      let j = partner[i - olds.lowerBound]
      if j >= 0 {
        below = max(below, j)
      } else {
        damage.add(moved(old.items[i].bounds, oldIndex: i), order: max(0, min(below, news.upperBound)))
      }
    }
  }

  // MARK: Items

  private func move(old index: Int) -> ScrollMove? { moves.first { $0.oldRange.contains(index) } }

  /// Returns the position of a rectangle of the last frame after the scroll moves.
  private func moved(_ rect: IntRect, oldIndex: Int) -> IntRect {
    guard let move = move(old: oldIndex) else { return rect }
    return rect.offsetBy(x: move.dx, y: move.dy).intersection(move.clip)
  }

  private mutating func addChanged(_ a: DrawItem, _ b: DrawItem, oldIndex: Int, order: Int) {
    damage.add(moved(a.bounds, oldIndex: oldIndex), order: order)
    damage.add(b.bounds, order: order)
  }

  private mutating func compareItems(_ a: DrawItem, _ b: DrawItem, oldIndex: Int, newIndex: Int) {
    let move = move(old: oldIndex)
    let inMove = moves.first { $0.newRange.contains(newIndex) }
    guard move?.clip == inMove?.clip, a.kind == b.kind, a.digest == b.digest, a.group == b.group,
      isSamePlace(a, b, move)
    else {
      addChanged(a, b, oldIndex: oldIndex, order: newIndex)
      return
    }
    guard a.contents != b.contents else { return }
    if b.contentsBefore == a.contents, a.contents != 0 {
      damage.add(b.contentsDamage, order: newIndex)
    } else {
      addChanged(a, b, oldIndex: oldIndex, order: newIndex)
    }
  }

  private func isSamePlace(_ a: DrawItem, _ b: DrawItem, _ move: ScrollMove?) -> Bool {
    // The bounds of a group are those of its items, which are compared separately.
    let isGroup = a.kind == .group || a.kind == .groupEnd
    guard let move else { return a.place == b.place && (isGroup || a.bounds == b.bounds) }
    let dx = Int32(truncatingIfNeeded: move.dx << 8)
    let dy = Int32(truncatingIfNeeded: move.dy << 8)
    let place = FixedRect(
      minX: a.place.minX &+ dx, minY: a.place.minY &+ dy, maxX: a.place.maxX &+ dx, maxY: a.place.maxY &+ dy)
    guard place == b.place else { return false }
    if isGroup { return true }
    let arrival = move.arrival
    let from = a.bounds.offsetBy(x: move.dx, y: move.dy).intersection(arrival)
    let to = b.bounds.intersection(arrival)
    return from == to || (from.isEmpty && to.isEmpty)
  }

  // MARK: Scrolling and backdrops

  /// Adds the damage of a move: the area that it exposes, and items in front that do not scroll with the contents.
  private mutating func addMoved(_ move: ScrollMove) {
    let order = move.newRange.lowerBound
    let clip = move.clip
    let arrival = move.arrival
    if move.dy != 0 {
      damage.add(
        move.dy < 0
          ? IntRect(minX: clip.minX, minY: arrival.maxY, maxX: clip.maxX, maxY: clip.maxY)
          : IntRect(minX: clip.minX, minY: clip.minY, maxX: clip.maxX, maxY: arrival.minY), order: order)
    }
    if move.dx != 0 {
      damage.add(
        move.dx < 0
          ? IntRect(minX: arrival.maxX, minY: clip.minY, maxX: clip.maxX, maxY: clip.maxY)
          : IntRect(minX: clip.minX, minY: clip.minY, maxX: arrival.minX, maxY: clip.maxY), order: order)
    }
    for item in new.items[move.newRange.upperBound...] where item.kind != .groupEnd {
      damage.add(item.bounds.intersection(clip), order: order)
    }
    for item in old.items[move.oldRange.upperBound...] where item.kind != .groupEnd {
      damage.add(item.bounds.intersection(clip).offsetBy(x: move.dx, y: move.dy).intersection(clip), order: order)
      damage.add(item.bounds.intersection(clip), order: order)
    }
  }

  /// Invalidates the backdrops above damage and adds their whole areas, repeatedly.
  private mutating func refreshBackdrops() {
    guard !new.backdrops.isEmpty else { return }
    for index in new.items.indices where new.items[index].kind == .backdrop {
      let payload = new.backdrops[Int(new.items[index].payload)]
      if payload.isValid, damage.touches(payload.bounds, below: index) { payload.invalidate() }
      if !payload.isValid { damage.add(payload.bounds, order: index) }
    }
  }
}
