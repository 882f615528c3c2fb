/// Marking: a layer with something to do is queued at its parent, the parent at its own, up to the root. A path
/// that is queued already is not walked again, so setting many values of many layers costs little, and a commit
/// visits only queued layers.
extension CALayer {
  final func markDirty(_ what: LayerPending) {
    // A copy for presentation has nothing to be committed.
    guard modelLayer == nil else { return }
    MainThreadChecker.check(self)
    // A layout in progress fulfils the request.
    pending.formUnion(isLayingOut ? what.subtracting(.layout) : what)
    var layer = self
    while !layer.isQueued, let parent = layer.parent {
      layer.isQueued = true
      parent.pendingChildren.append(layer)
      layer = parent
    }
  }

  /// Marks every layer from this one down: something that all of them depend on changed.
  final func markTreeDirty() {
    var stack = [self]
    while let layer = stack.popLast() {
      layer.markDirty(.state)
      stack.append(contentsOf: layer.children)
    }
  }

  /// Whether this layer or one below has something to do.
  final var isTreePending: Bool { !pending.isEmpty || !pendingChildren.isEmpty }

  /// Queued children in the order of the tree, each once; those that left meanwhile are dropped.
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
