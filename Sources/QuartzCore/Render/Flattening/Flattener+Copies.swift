import CoreGraphics
import Foundation

/// Replicated sublayers, and sublayers that keep their depth.
extension Flattener {
  /// Calls the closure with the context of each copy of a replicator.
  func eachCopy(
    _ node: RenderNode, _ context: Context, _ bounds: CGRect, _ copies: ReplicatorState, _ body: (Context) -> Void
  ) {
    var step = CATransform3DIdentity
    for i in 0..<min(max(0, copies.count), ReplicatorState.maximumCount) {
      var inner = context
      if let moved = Flattener.aroundAnchor(node, bounds, step) {
        inner.spatial = context.spatial.map { concatenated(moved, $0) } ?? moved
      }
      var color = copies.color + copies.colorOffset * Float(i)
      color.replace(with: 0, where: color .!= color)
      color.clamp(
        lowerBound: SIMD4(repeating: 0), upperBound: SIMD4(repeating: 1))
      let rgb = SIMD3(color.x, color.y, color.z)
      if rgb != SIMD3(repeating: 1) { inner.tint = context.tint.map { $0 * rgb } ?? rgb }
      inner.alpha *= Double(color.w)
      var d = Digest(context.copy)
      d.add(i + 1)
      inner.copy = d.value
      if copies.isDelayed { inner.lag = ReplicatorLag.key(context.lag, copy: i) }
      if inner.alpha > 0 { body(inner) }
      step = concatenated(step, copies.transform)
    }
  }

  /// Visits the sublayers of a transform layer, which keep their depth, from far to near.
  func visitSpatialChildren(
    _ node: RenderNode, _ context: Context, _ full: CATransform3D, _ bounds: CGRect
  ) {
    var inner = context
    inner.spatial = full
    if let own = Flattener.aroundAnchor(node, bounds, node.state.sublayerTransform) {
      inner.spatial = concatenated(own, full)
    }
    inner.alpha *= Double(min(1, node.state.opacity))
    var list: [(depth: Double, child: RenderNode, context: Context)] = []
    func add(_ context: Context) {
      for child in node.children {
        list.append((Flattener.depth(child.shown(lag: context.lag).state, context), child, context))
      }
    }
    if case .replicator(let copies) = node.state.content {
      eachCopy(node, inner, bounds, copies, add)
    } else {
      add(inner)
    }
    let order = list.indices.sorted { (list[$0].depth, $0) < (list[$1].depth, $1) }
    for index in order { visit(list[index].child, list[index].context) }
  }
}

extension RenderContent {
  /// Whether the layer draws no content of its own and preserves the depth of its sublayers.
  var keepsDepth: Bool {
    switch self {
    case .transform: return true
    case .replicator(let copies): return copies.preservesDepth
    default: return false
    }
  }
}
