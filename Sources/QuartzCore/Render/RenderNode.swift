import CoreGraphics
import Foundation

/// One layer in the render tree. Only a commit writes it, while no frame is composited.
///
/// The compositor compares what it drew of a node with what it would draw now, so a write need not say what it
/// changed; only pixels that change in place are told.
package final class RenderNode {
  package private(set) var state = LayerState()
  package private(set) var children: [RenderNode] = []
  package private(set) var mask: RenderNode?
  package private(set) weak var parent: RenderNode?

  /// Unique while the process lives: identity of what was drawn, even after the node is gone.
  let id: UInt64
  /// When anything of the node or below it was written last.
  private(set) var treeStamp: UInt64
  /// When the contents became others, or their pixels changed in place.
  private(set) var contentStamp: UInt64
  /// What the last change in place touched, in the layer's own space, if it is all that happened since
  /// `previousContentStamp`.
  private(set) var contentDamage = CGRect.null
  private(set) var previousContentStamp: UInt64 = 0

  private static nonisolated(unsafe) var lastID: UInt64 = 0
  /// Grows with every composited frame; all writes between two frames share one stamp.
  static nonisolated(unsafe) var clock: UInt64 = 1

  package init() {
    RenderNode.lastID &+= 1
    id = RenderNode.lastID
    contentStamp = RenderNode.clock
    treeStamp = RenderNode.clock
  }

  /// Lets deep trees go without deep recursion.
  deinit {
    var going = children
    children = []
    while var node = going.popLast() {
      if isKnownUniquelyReferenced(&node) {
        going.append(contentsOf: node.children)
        node.children = []
      }
    }
  }

  /// Takes new values; the old and new extents are damaged.
  package func update(_ newState: LayerState) {
    if !newState.hasSameContents(as: state) {
      contentStamp = RenderNode.clock
      contentDamage = .null
    }
    state = newState
    touch()
  }

  /// A copy of the node and all below it, which later commits don't reach. Its bitmaps are not drawn into any more.
  package func snapshot() -> RenderNode {
    let copy = RenderNode()
    var stack = [(self, copy)]
    while let (node, new) = stack.popLast() {
      new.state = node.state
      node.state.contents.freeze()
      new.children = node.children.map { child in
        let twin = RenderNode()
        twin.parent = new
        stack.append((child, twin))
        return twin
      }
      if let mask = node.mask {
        let twin = RenderNode()
        twin.parent = new
        new.mask = twin
        stack.append((mask, twin))
      }
    }
    return copy
  }

  /// Takes a new list of children, back to front as drawn (the commit sorts by zPosition).
  package func setChildren(_ nodes: [RenderNode]) {
    for node in children where node.parent === self { node.parent = nil }
    children = nodes
    for node in nodes { node.parent = self }
    touch()
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
    // Foundation's rectangles trap on some of what is not a number.
    let sum = rect.origin.x + rect.origin.y + rect.size.width + rect.size.height
    if !sum.isFinite {
      contentStamp = RenderNode.clock
      contentDamage = .null
    } else if contentStamp != RenderNode.clock {
      previousContentStamp = contentStamp
      contentStamp = RenderNode.clock
      contentDamage = rect
    } else if !contentDamage.isNull {
      contentDamage = contentDamage.union(rect)
    }
    touch()
  }

  private func touch() {
    let now = RenderNode.clock
    treeStamp = now
    var node = parent
    while let up = node, up.treeStamp != now {
      up.treeStamp = now
      node = up.parent
    }
  }
}

extension LayerContents {
  fileprivate func freeze() {
    switch self {
    case .bitmap(let buffer, _), .mask(let buffer, _): buffer.isFrozen = true
    case .fading(let from, let to, _):
      from.freeze()
      to.freeze()
    case .none: break
    }
  }
}

extension LayerState {
  fileprivate func hasSameContents(as other: LayerState) -> Bool {
    guard shadow?.path === other.shadow?.path else { return false }
    switch (contents, other.contents) {
    case (.none, .none): return true
    case (.bitmap(let a, _), .bitmap(let b, _)): return a === b
    case (.mask(let a, _), .mask(let b, _)): return a === b
    default: return false
    }
  }
}
