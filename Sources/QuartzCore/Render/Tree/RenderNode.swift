import CoreGraphics
import Foundation
import Synchronization

/// One layer in the render tree. Only a commit writes it, while no frame is composited.
///
/// The compositor compares its last drawing of a node with the next, so a write need not record what it changed;
/// only pixels that change in place are recorded.
package final class RenderNode {
  package private(set) var state = LayerState()
  package private(set) var children: [RenderNode] = []
  package private(set) var mask: RenderNode?
  package private(set) weak var parent: RenderNode?
  /// The nodes that delayed copies of replicators show in place of this one, by `ReplicatorLag`; they share its
  /// children and mask.
  private var late: [UInt64: RenderNode] = [:]

  /// Unique while the process lives: identity of what was drawn, even after the node was freed.
  let id: UInt64
  /// The stamp of the last change of the node or of a node below it.
  private(set) var treeStamp: UInt64
  /// The stamp of the last change of the contents or of their pixels.
  private(set) var contentStamp: UInt64
  /// The area of the last change of pixels, in the layer's own space, if it is the only change since
  /// `previousContentStamp`.
  private(set) var contentDamage = CGRect.null
  private(set) var previousContentStamp: UInt64 = 0

  private static let lastID = Atomic<UInt64>(0)
  /// Grows with every composited frame; all writes between two frames share one stamp.
  static var clock: UInt64 { frames.load(ordering: .relaxed) }
  private static let frames = Atomic<UInt64>(1)
  /// Begins the next frame.
  static func advanceClock() { frames.add(1, ordering: .relaxed) }

  package init() {
    id = RenderNode.lastID.add(1, ordering: .relaxed).newValue
    contentStamp = RenderNode.clock
    treeStamp = RenderNode.clock
  }

  /// Lets deep trees go without deep recursion.
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

  /// The node that a copy with that lag draws: this one where it has none of its own.
  func shown(lag: UInt64) -> RenderNode { lag == 0 || late.isEmpty ? self : late[lag] ?? self }

  /// Takes what delayed copies show; those that are not among them show the node's own state.
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

  /// Takes a new list of children, in the order of the tree; those with a greater `zPosition` are drawn later.
  package func setChildren(_ nodes: [RenderNode]) {
    for node in children where node.parent === self { node.parent = nil }
    children = nodes
    for node in nodes { node.parent = self }
    for node in late.values { node.children = children }
    touch()
  }

  /// The alpha of the mask's tree shows the layer; its position is in the layer's own space.
  package func setMask(_ node: RenderNode?) {
    if let old = mask, old.parent === self { old.parent = nil }
    mask = node
    node?.parent = self
    for other in late.values { other.mask = mask }
    touch()
  }

  /// Tells that the pixels of the contents changed in place, within `rect` of the layer's own space.
  package func contentsDidChange(in rect: CGRect) {
    for node in late.values { node.contentsDidChange(in: rect) }
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

  /// Marks all nodes up to the root.
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
