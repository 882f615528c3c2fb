import CoreGraphics
import Foundation

/// One layer in the render tree. Only a commit writes it, while no frame is composited.
///
/// A write gives the node a new `stamp` and its ancestors a new `treeStamp`; the compositor compares what it
/// drew of a node with what it would draw now, so a write need not say what it changed.
package final class RenderNode {
  package private(set) var state = LayerState()
  package private(set) var children: [RenderNode] = []
  package private(set) var mask: RenderNode?
  package private(set) weak var parent: RenderNode?

  /// Unique while the process lives: identity of what was drawn, even after the node is gone.
  let id: UInt64
  /// When the state or the contents changed last.
  private(set) var stamp: UInt64
  /// The newest stamp of the node and everything below it.
  private(set) var treeStamp: UInt64
  /// Where pixels of the contents changed in place since `contentStampBefore`, in the layer's own space.
  private(set) var contentDamage = CGRect.null
  /// The stamp that a picture must carry for `contentDamage` to be all that it lacks.
  private(set) var contentStampBefore: UInt64 = 0
  /// What the compositor keeps from frame to frame: blurred backdrops, flattened sub-trees, shadows.
  var cache = RenderCache()

  private static nonisolated(unsafe) var lastID: UInt64 = 0
  /// Grows with every composited frame; all writes between two frames share one stamp.
  static nonisolated(unsafe) var clock: UInt64 = 1

  package init() {
    RenderNode.lastID &+= 1
    id = RenderNode.lastID
    stamp = RenderNode.clock
    treeStamp = RenderNode.clock
  }

  /// Takes new values; the old and new extents are damaged.
  package func update(_ newState: LayerState) {
    state = newState
    contentDamage = .null
    touch()
  }

  /// Takes a new list of children, back to front as drawn (the commit sorts by zPosition).
  package func setChildren(_ nodes: [RenderNode]) {
    for node in children where node.parent === self { node.parent = nil }
    children = nodes
    for node in nodes { node.parent = self }
    touchTree()
  }

  /// The alpha of the mask's tree shows the layer; its position is in the layer's own space.
  package func setMask(_ node: RenderNode?) {
    if let old = mask, old.parent === self { old.parent = nil }
    mask = node
    node?.parent = self
    touch()
  }

  /// Tells that the pixels of the contents changed in place, within `rect` of the layer's own space.
  package func contentsDidChange(in rect: CGRect) {
    if stamp != RenderNode.clock {
      contentDamage = rect
      contentStampBefore = stamp
    } else if !contentDamage.isNull {
      contentDamage = contentDamage.union(rect)
    }
    let damage = contentDamage
    touch()
    contentDamage = damage
  }

  private func touch() {
    stamp = RenderNode.clock
    touchTree()
  }

  private func touchTree() {
    let now = RenderNode.clock
    treeStamp = now
    var node = parent
    while let up = node, up.treeStamp != now {
      up.treeStamp = now
      node = up.parent
    }
  }
}
