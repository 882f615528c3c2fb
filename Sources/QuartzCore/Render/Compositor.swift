import CoreGraphics
import Foundation

/// The compositor, which draws a render tree into a surface, limited to the damage since the last frame.
///
/// Each frame flattens the tree into a display list, compares it with the list that the surface shows, moves
/// scrolled pixels, and draws the difference. If no node has been written since the last frame, there is nothing to
/// do.
package final class Compositor {
  package let surface: PixelBuffer
  package let scale: CGFloat
  package let background: RenderColor
  package var root: RenderNode?

  private let resources = RenderResources(defersDrawing: true)
  package private(set) var shown: DisplayList?
  private weak var shownRoot: RenderNode?
  private var shownStamp: UInt64 = 0
  /// The number of pixels that the last frame drew, for tests and measurements.
  package private(set) var lastDrawnArea = 0
  /// The number of rasters of transformed subtrees that the last frame drew together.
  package var lastRasterCount: Int { resources.lastDrawnCount }
  /// The number of scrolled clips whose pixels the last frame moved.
  package private(set) var lastMoveCount = 0

  /// Creates a compositor. `surface` has `scale` device pixels per point of the space that contains the root.
  package init(surface: PixelBuffer, scale: CGFloat, background: RenderColor) {
    self.surface = surface
    self.scale = scale.isFinite && scale > 0 ? scale : 1
    self.background = background
  }

  /// Updates the surface; returns the changed rectangles, none if nothing has changed.
  package func composite() -> [IntRect] {
    if shown != nil, root === shownRoot, (root?.treeStamp ?? 0) <= shownStamp { return [] }
    shownStamp = RenderNode.clock
    RenderNode.advanceClock()
    let all = IntRect(x: 0, y: 0, width: surface.width, height: surface.height)
    let list = flatten(all)
    let target = RenderTarget(surface)
    let damage: [IntRect]
    if let shown {
      let difference = ListDifference(old: shown, new: list, surface: all)
      damage = difference.damage.disjoint()
      lastMoveCount = difference.moves.count
      Renderer.draw(list, target, damage, moves: difference.moves)
      self.shown = list
      finish(damage)
      return DamageRegion.withMoves(damage, difference.moves)
    }
    for backdrop in list.backdrops { backdrop.invalidate() }
    damage = [all]
    Renderer.draw(list, target, damage)
    shown = list
    finish(damage)
    return damage
  }

  /// Discards the knowledge of the surface's content, so that the next frame draws everything.
  package func surfaceWasLost() { shown = nil }

  private func finish(_ damage: [IntRect]) {
    shownRoot = root
    lastDrawnArea = damage.reduce(0) { $0 + $1.area }
    resources.endFrame()
  }

  private func flatten(_ all: IntRect) -> DisplayList {
    let flattener = Flattener(resources: resources, limit: all)
    var base = DrawItem(
      kind: .clear, key: 0, group: 0, place: FixedRect(minX: 0, minY: 0, maxX: 0, maxY: 0), bounds: all)
    base.color = background.argb
    base.opaque = all
    let context = Flattener.Context(
      place: Flattener.Place(sx: Double(scale), sy: Double(scale), tx: 0, ty: 0), clip: all)
    flattener.append(base, context)
    if let root { flattener.visit(root, context) }
    resources.drawMissing()
    return flattener.list
  }

  /// Draws a single tree, for snapshots. `bounds` is a rectangle of the node's own coordinate space; the node's
  /// position and transform in its parent are ignored. Returns nil if the rectangle is empty or too large.
  package static func render(_ node: RenderNode, bounds: CGRect, scale: CGFloat) -> PixelBuffer? {
    guard (bounds.minX + bounds.minY + bounds.width + bounds.height).isFinite, scale.isFinite, scale > 0 else {
      return nil
    }
    let width = (Double(bounds.width) * Double(scale)).rounded(.up)
    let height = (Double(bounds.height) * Double(scale)).rounded(.up)
    guard width >= 1, height >= 1, width <= 32_767, height <= 32_767 else { return nil }
    let rect = IntRect(x: 0, y: 0, width: Int(width), height: Int(height))
    let flattener = Flattener(resources: RenderResources(), limit: rect)
    let s = Double(scale)
    let place = Flattener.Place(sx: s, sy: s, tx: -Double(bounds.minX) * s, ty: -Double(bounds.minY) * s)
    let own = node.state.bounds.standardized
    guard (own.minX + own.minY + own.width + own.height).isFinite else { return nil }
    flattener.addLayer(node, Flattener.Context(place: place, clip: rect, isGrouped: true), own)
    return Renderer.picture(of: flattener.list, rect: rect)
  }
}

extension DamageRegion {
  /// Returns the damage including that of moved pixels.
  static func withMoves(_ drawn: [IntRect], _ moves: [ScrollMove]) -> [IntRect] {
    guard let first = moves.first else { return drawn }
    var region = DamageRegion(
      limit: moves.reduce(first.clip) { $0.union($1.clip) }.union(drawn.reduce(.empty) { $0.union($1) }))
    for move in moves { region.add(move.clip, order: 0) }
    for rect in drawn { region.add(rect, order: 0) }
    return region.disjoint()
  }
}
