/// Invalidation. A layer with pending work is queued at its superlayer, that one at its own, and so on up to the
/// root. The walk ends at a layer that is already queued, so that setting many values is cheap, and a commit visits
/// queued layers only.
extension CALayer {
  final func markDirty(_ what: LayerPending) {
    // A presentation copy is never committed.
    guard modelLayer == nil else { return }
    MainThreadChecker.check(self)
    // A layout in progress already fulfills the request.
    pending.formUnion(isLayingOut ? what.subtracting(.layout) : what)
    var layer = self
    while !layer.isQueued, let parent = layer.parent {
      layer.isQueued = true
      parent.pendingChildren.append(layer)
      layer = parent
    }
  }

  /// Marks this layer and all of its descendants, because something that they depend on has changed.
  final func markTreeDirty() {
    var stack = [self]
    while let layer = stack.popLast() {
      layer.markDirty(.state)
      stack.append(contentsOf: layer.children)
    }
  }

  /// Whether this layer or a descendant has pending work.
  final var isTreePending: Bool { !pending.isEmpty || !pendingChildren.isEmpty }

  /// Returns the queued sublayers in tree order, without duplicates and without layers that were removed meanwhile.
  final func queuedChildren() -> [CALayer] {
    switch pendingChildren.count {
    case 0: return []
    case 1:
      let only = pendingChildren[0]
      return only.parent === self && only.isQueued ? [only] : []
    default:
      var queued = children.filter(\.isQueued)
      if let maskLayer, maskLayer.isQueued { queued.append(maskLayer) }
      return queued
    }
  }
}
