import CoreGraphics
import ObjectiveC

/// A layer tree on the screen: its root layer, the root of its render tree, and the commit from one to the other.
///
/// The application has one context for its screen. `CATransaction.flush()` and the end of the outermost transaction
/// commit every context with changes. A commit performs layout and display and writes the nodes of the changed
/// layers only. Without changes it does nothing.
package final class LayerContext {
  package let root: CALayer
  package let rootNode: RenderNode
  /// The pixels per point of the screen: the scale for layers without a bitmap of their own.
  package var scale: CGFloat {
    didSet { if scale != oldValue { root.markTreeDirty() } }
  }

  /// The numbers of layers that the last commit with changes processed, by step.
  package struct Statistics: Equatable {
    package var laidOut = 0
    package var displayed = 0
    package var updated = 0
    package var reordered = 0

    package init() {}
  }
  package private(set) var lastCommit = Statistics()
  package private(set) var commitCount = 0
  /// The number of nodes that the last commit wrote because their layers are animated.
  package private(set) var lastAnimatedCount = 0

  private static var all: [WeakContext] = []

  /// Returns the context with a root layer.
  static func context(of root: CALayer) -> LayerContext? {
    for entry in all { if let context = entry.context, context.root === root { return context } }
    return nil
  }

  package init(root: CALayer, scale: CGFloat) {
    self.root = root
    self.scale = scale
    rootNode = root.makeNode()
    LayerContext.all.removeAll { $0.context == nil }
    LayerContext.all.append(WeakContext(self))
  }

  /// Whether a commit has work to do.
  package var needsCommit: Bool { root.isTreePending }

  /// The existing contexts, in the order of their creation.
  static var contexts: [LayerContext] { all.compactMap(\.context) }

  /// Performs layout and display, and writes the changes and the current values of animations.
  /// - Returns: whether there were any changes.
  @discardableResult package func commit() -> Bool {
    guard root.isTreePending else {
      lastAnimatedCount = AnimationClock.write(self, at: CACurrentMediaTime())
      guard lastAnimatedCount > 0 else { return false }
      commitCount += 1
      Trace.log(.commit, "commit \(commitCount): \(lastAnimatedCount) animated")
      return true
    }
    var statistics = Statistics()
    statistics.laidOut = root.layoutTree()
    statistics.displayed = root.displayTree()
    if statistics.displayed > 0 { statistics.laidOut += root.layoutTree() }
    write(&statistics)
    lastCommit = statistics
    commitCount += 1
    lastAnimatedCount = AnimationClock.write(self, at: CACurrentMediaTime())
    Trace.log(
      .commit,
      "commit \(commitCount): \(statistics.laidOut) laid out, \(statistics.displayed) drawn, \(statistics.updated) "
        + "nodes written, \(statistics.reordered) lists of children, \(lastAnimatedCount) animated")
    return true
  }

  /// Writes the changes to the render tree. No app code runs from here to the end of the commit.
  private func write(_ statistics: inout Statistics) {
    var later: [CALayer] = []
    var stack = [root]
    while let layer = stack.popLast() {
      let queued = layer.queuedChildren()
      layer.pendingChildren = []
      layer.isQueued = false
      let todo = layer.pending.intersection(.commit)
      layer.pending.subtract(.commit)
      if !layer.pending.isEmpty { later.append(layer) }
      let node = layer.makeNode()
      if layer.notedValues != nil { layer.notedValues = nil }
      if todo.contains(.state) {
        if let animator = layer.animator {
          animator.needsWrite = true
        } else {
          node.update(layer.renderState(scale: scale))
          node.updateLate([])
        }
        statistics.updated += 1
      }
      if todo.contains(.children) {
        node.setChildren(layer.children.map { $0.makeNode() })
        statistics.reordered += 1
      }
      if todo.contains(.mask) { node.setMask(layer.maskLayer?.makeNode()) }
      if !todo.isEmpty { Trace.log(.commit, "\(layer.traceName): \(todo.traceName)") }
      stack.append(contentsOf: queued)
    }
    for layer in later { layer.markDirty([]) }
  }
}

private struct WeakContext {
  weak var context: LayerContext?
  init(_ context: LayerContext) { self.context = context }
}
