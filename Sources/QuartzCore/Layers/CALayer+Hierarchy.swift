import CoreGraphics
import ObjectiveC

/// The tree: a layer has one parent; putting it somewhere takes it from where it was.
extension CALayer {
  /// Inserts as CA does: a layer that is already a child is moved, an index past the end is the end.
  final func insert(_ layer: CALayer, at index: Int) {
    guard !refuseCycle(with: layer) else { return }
    var index = index
    if layer.parent === self, let old = children.firstIndex(where: { $0 === layer }) {
      if old < index { index -= 1 }
      index = max(0, min(index, children.count - 1))
      if index == old { return }
      children.remove(at: old)
      children.insert(layer, at: index)
      markDirty([.children, .layout])
      return
    }
    layer.detachFromParent()
    children.insert(layer, at: max(0, min(index, children.count)))
    attach(layer)
    markDirty([.children, .layout])
    layer.runOrderAction(kCAOnOrderIn)
  }

  /// Inserts a sublayer above or below a sibling. Without a sibling, or with one that is not a child, it goes to
  /// the front (above) or the back (below).
  final func insert(_ layer: CALayer, nextTo sibling: CALayer?, above: Bool) {
    guard layer !== sibling else { return }
    guard let sibling, let index = children.firstIndex(where: { $0 === sibling }) else {
      return insert(layer, at: above ? children.count : 0)
    }
    insert(layer, at: above ? index + 1 : index)
  }

  final func replace(_ old: CALayer, with new: CALayer) {
    guard old !== new, !refuseCycle(with: new) else { return }
    guard children.contains(where: { $0 === old }) else { return }
    new.detachFromParent()
    guard let index = children.firstIndex(where: { $0 === old }) else { return }
    old.detachFromParent()
    insert(new, at: index)
  }

  final func replaceAllSublayers(with layers: [CALayer]) {
    var seen: Set<ObjectIdentifier> = []
    let wanted = layers.filter { seen.insert(ObjectIdentifier($0)).inserted && !refuseCycle(with: $0) }
    for child in children where !seen.contains(ObjectIdentifier(child)) { child.detachFromParent() }
    for (index, layer) in wanted.enumerated() { insert(layer, at: index) }
  }

  final func setMask(_ layer: CALayer?) {
    guard maskLayer !== layer else { return }
    if let layer, refuseCycle(with: layer) { return }
    let action = willChange("mask")
    layer?.detachFromParent()
    if let maskLayer { release(maskLayer) }
    maskLayer = layer
    if let layer { attach(layer) }
    didChange("mask", action, [.state, .mask])
  }

  final func detachFromParent() {
    guard let parent else { return }
    if parent.maskLayer === self {
      parent.maskLayer = nil
      parent.markDirty([.state, .mask])
      return parent.release(self)
    }
    guard let index = parent.children.firstIndex(where: { $0 === self }) else { return }
    runOrderAction(kCAOnOrderOut)
    let keep = self
    guard parent.children.indices.contains(index), parent.children[index] === keep else { return }
    parent.children.remove(at: index)
    parent.release(keep)
    parent.markDirty([.children, .layout])
  }

  private func attach(_ layer: CALayer) {
    layer.parent = self
    // Work that became pending without a parent is queued now; its order among its new siblings is new in any case.
    if layer.isTreePending { layer.markDirty([]) }
    if isFlippedToRoot { layer.markTreeDirty() }
  }

  /// Unlinks a child that is no longer in the lists.
  private func release(_ layer: CALayer) {
    layer.parent = nil
    if layer.isQueued {
      layer.isQueued = false
      // Large lists are cleaned by the commit.
      if pendingChildren.count < 8 { pendingChildren.removeAll { $0 === layer } }
    }
    if isFlippedToRoot { layer.markTreeDirty() }
  }

  private func runOrderAction(_ key: String) {
    guard let action = changeAction(key) else { return }
    action.run(forKey: key, object: self, arguments: nil)
  }

  /// Whether `layer` is this layer or above it; then it logs Apple's message.
  private func refuseCycle(with layer: CALayer) -> Bool {
    var ancestor: CALayer? = self
    // A layer without children is no ancestor, which is the usual case.
    if layer !== self, layer.children.isEmpty, layer.maskLayer == nil { return false }
    while let current = ancestor {
      if current === layer {
        let reason = "layer \(layer) is a part of cycle in its layer tree"
        ExceptionReport.raise(.layerInvalid, reason, logged: "*** CALayerInvalid: \(reason)")
        return true
      }
      ancestor = current.parent
    }
    return false
  }

  /// Lets go of everything below without recursion: a chain of ten thousand layers must not exhaust the stack.
  final func tearDown() {
    if children.isEmpty && maskLayer == nil { return }
    var orphans: [CALayer] = []
    collectOrphans(into: &orphans)
    while var layer = orphans.popLast() {
      guard isKnownUniquelyReferenced(&layer) else { continue }
      layer.collectOrphans(into: &orphans)
    }
  }

  private func collectOrphans(into list: inout [CALayer]) {
    for child in children {
      child.parent = nil
      child.isQueued = false
    }
    pendingChildren = []
    list.append(contentsOf: children)
    children = []
    if let maskLayer {
      maskLayer.parent = nil
      maskLayer.isQueued = false
      list.append(maskLayer)
    }
    maskLayer = nil
  }
}
