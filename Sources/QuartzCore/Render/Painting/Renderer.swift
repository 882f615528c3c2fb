import Foundation

/// The renderer, which draws display lists in bands of rows on several threads.
package enum Renderer {
  /// The damage in pixels below which other threads are not used. Only tests set this and the next two properties,
  /// while nothing is drawn.
  package static nonisolated(unsafe) var smallArea = 48_000
  package static nonisolated(unsafe) var bandHeight = 32
  package static nonisolated(unsafe) var usesThreads = true
  private static let painters: [Painter] = (0..<WorkerPool.shared.width).map { _ in Painter() }

  /// Draws a list onto transparent pixels; returns nil if memory can't be allocated.
  static func picture(of list: DisplayList, rect: IntRect) -> PixelBuffer? {
    guard let buffer = PixelBuffer(width: rect.width, height: rect.height, format: .argb32) else { return nil }
    let target = RenderTarget(buffer, minX: rect.minX, minY: rect.minY)
    for backdrop in list.backdrops { backdrop.invalidate() }
    draw(list, target, [rect])
    return buffer
  }

  /// Calls `body` for each of several pictures, with the painter of the thread: on several threads if the pictures
  /// have a large area together.
  static func drawEach(count: Int, area: Int, body: @escaping (_ index: Int, _ painter: Painter) -> Void) {
    let painters = painters
    let helpers = usesThreads && area >= smallArea ? count - 1 : 0
    WorkerPool.shared.run(count: count, helpers: helpers) { piece, worker in
      body(piece, painters[worker])
    }
  }

  /// Draws `damage`, a set of non-overlapping rectangles, after moving scrolled pixels and updating the backdrops
  /// in the damage.
  static func draw(_ list: DisplayList, _ target: RenderTarget, _ damage: [IntRect], moves: [ScrollMove] = []) {
    var pending = moves
    func move() {
      for move in pending { move.apply(to: target, except: damage) }
      pending = []
    }
    if !list.backdrops.isEmpty {
      for index in list.items.indices where list.items[index].kind == .backdrop {
        let payload = list.backdrops[Int(list.items[index].payload)]
        guard !payload.isValid else { continue }
        let bounds = payload.bounds.intersection(target.bounds)
        guard !bounds.isEmpty, bounds == payload.bounds else {
          continue
        }
        if pending.contains(where: { $0.touches(bounds, except: damage) }) { move() }
        clear(list, target, bounds)
        payload.beginCapture()
        // The memory limits a move and the processor limits drawing, so that both together take less time.
        let moves = pending
        pending = []
        paint(
          list, upTo: index, target, [bounds],
          beside: moves.isEmpty ? nil : { for move in moves { move.apply(to: target, except: damage) } }
        ) { payload.capture($0, target) }
        payload.endCapture()
        clear(list, target, bounds)
      }
    }
    move()
    paint(list, upTo: list.items.count, target, damage)
  }

  /// Clears an area, unless the list begins with an item that does. The area contains pixels that were drawn for a
  /// backdrop.
  private static func clear(_ list: DisplayList, _ target: RenderTarget, _ rect: IntRect) {
    if let first = list.items.first, first.kind == .clear { return }
    for y in rect.minY..<rect.maxY { Blend.fill(target.pixel(rect.minX, y), rect.width, 0) }
  }

  /// Draws the items before `end` in `damage`, calls `then` for each part that is drawn, and `first` beside it.
  private static func paint(
    _ list: DisplayList, upTo end: Int, _ target: RenderTarget, _ damage: [IntRect],
    beside first: (() -> Void)? = nil,
    then: ((IntRect) -> Void)? = nil
  ) {
    var tiles: [IntRect] = []
    var area = 0
    for rect in damage {
      let r = rect.intersection(target.bounds)
      if r.isEmpty { continue }
      area += r.area
      var y = r.minY
      while y < r.maxY {
        let next = min(r.maxY, y + bandHeight)
        tiles.append(IntRect(minX: r.minX, minY: y, maxX: r.maxX, maxY: next))
        y = next
      }
    }
    guard !tiles.isEmpty else {
      first?()
      return
    }
    // The longest piece comes first.
    let others = first == nil ? 0 : 1
    let helpers = usesThreads && area >= smallArea ? tiles.count + others - 1 : 0
    let painters = painters
    WorkerPool.shared.run(count: tiles.count + others, helpers: helpers) { piece, worker in
      guard piece >= others else {
        first?()
        return
      }
      let piece = piece - others
      painters[worker].paint(list, upTo: end, target, tiles[piece])
      then?(tiles[piece])
    }
  }
}
