import CoreGraphics
import Foundation
import Synchronization

/// A node of the render tree, which represents a layer. It is written by commits only, never while a frame is
/// composited.
///
/// The compositor compares the display items of a node with those of the last frame, so that a write need not
/// record changes, except for pixels that are changed in place.
package final class RenderNode {
  package private(set) var state = LayerState()
  package private(set) var children: [RenderNode] = []
  package private(set) var mask: RenderNode?
  package private(set) weak var parent: RenderNode?
  /// The nodes that delayed copies of replicators show instead of this one, by the key of their `ReplicatorLag`.
  /// They have the same children and mask.
  private var late: [UInt64: RenderNode] = [:]

  /// An identifier that is unique in the process, even after the node is deallocated.
  let id: UInt64
  /// The stamp of the last change of the node or a descendant.
  private(set) var treeStamp: UInt64
  /// The stamp of the last change of the contents or their pixels.
  private(set) var contentStamp: UInt64
  /// The area of the last change of pixels, in the layer's coordinate space, if it is the only change since
  /// `previousContentStamp`.
  private(set) var contentDamage = CGRect.null
  private(set) var previousContentStamp: UInt64 = 0

  private static let lastID = Atomic<UInt64>(0)
  /// The current stamp, which increases with each composited frame; all writes between two frames have the same
  /// stamp.
  static var clock: UInt64 { frames.load(ordering: .relaxed) }
  private static let frames = Atomic<UInt64>(1)
  /// Begins the next frame.
  static func advanceClock() { frames.add(1, ordering: .relaxed) }

  package init() {
    id = RenderNode.lastID.add(1, ordering: .relaxed).newValue
    contentStamp = RenderNode.clock
    treeStamp = RenderNode.clock
  }

  /// Releases deep trees without recursion.
  deinit {
    late = [:]
    var going = children
    children = []
    while var node = going.popLast() {
      if isKnownUniquelyReferenced(&node) {
        going.append(contentsOf: node.children)
        node.children = []
      }
    }
  }

  /// Sets the values of the node; the next frame redraws its old and new extents.
  package func update(_ newState: LayerState) {
    if !newState.hasSameContents(as: state) {
      contentStamp = RenderNode.clock
      contentDamage = .null
    }
    state = newState
    touch()
  }

  /// Returns a copy of the node and its descendants that is not affected by later commits. Its bitmaps are frozen.
  package func snapshot() -> RenderNode {
    let copy = RenderNode()
    var stack = [(self, copy)]
    var late: [(RenderNode, RenderNode)] = []
    while let (node, new) = stack.popLast() {
      new.state = node.state
      node.state.contents.freeze()
      if !node.late.isEmpty { late.append((node, new)) }
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
    for (node, new) in late { new.setLate(node.late.map { (lag: $0.key, state: $0.value.state) }, freezing: true) }
    return copy
  }

  // MARK: Delayed copies

  /// Returns the node that a delayed copy draws: this one if there is no node for its delay.
  func shown(lag: UInt64) -> RenderNode { lag == 0 || late.isEmpty ? self : late[lag] ?? self }

  /// Sets the states of the delayed copies; copies without one show the node's own state.
  package func updateLate(_ states: [(lag: UInt64, state: LayerState)]) {
    if states.isEmpty && late.isEmpty { return }
    setLate(states, freezing: false)
    touch()
  }

  private func setLate(_ states: [(lag: UInt64, state: LayerState)], freezing: Bool) {
    var new: [UInt64: RenderNode] = [:]
    for (lag, state) in states {
      let node = late[lag] ?? RenderNode()
      if !state.hasSameContents(as: node.state) {
        node.contentStamp = RenderNode.clock
        node.contentDamage = .null
      }
      if freezing { state.contents.freeze() }
      node.state = state
      node.children = children
      node.mask = mask
      new[lag] = node
    }
    late = new
  }

  /// Sets the children in tree order; those with a greater `zPosition` are drawn later.
  package func setChildren(_ nodes: [RenderNode]) {
    for node in children where node.parent === self { node.parent = nil }
    children = nodes
    for node in nodes { node.parent = self }
    for node in late.values { node.children = children }
    touch()
  }

  /// Sets the mask, whose alpha determines the visibility of the layer. It is positioned in the layer's coordinate
  /// space.
  package func setMask(_ node: RenderNode?) {
    if let old = mask, old.parent === self { old.parent = nil }
    mask = node
    node?.parent = self
    for other in late.values { other.mask = mask }
    touch()
  }

  /// Records that the pixels of the contents have changed in place within `rect` of the layer's coordinate space.
  package func contentsDidChange(in rect: CGRect) {
    for node in late.values { node.contentsDidChange(in: rect) }
    // Foundation's rectangle functions trap on some values that are NaN.
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

  /// Updates the stamps of the ancestors.
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
  fileprivate func isSame(as other: LayerContents) -> Bool {
    switch (self, other) {
    case (.none, .none): return true
    case (.bitmap(let a, _), .bitmap(let b, _)): return a === b
    case (.mask(let a, _), .mask(let b, _)): return a === b
    default: return false
    }
  }

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
    shadow?.path === other.shadow?.path && contents.isSame(as: other.contents)
      && backgroundPicture.isSame(as: other.backgroundPicture) && borderPicture.isSame(as: other.borderPicture)
  }
}
