import CoreGraphics
import ObjectiveC

/// The layer tree. A layer has one superlayer; inserting it elsewhere removes it from the old one.
extension CALayer {
  /// Inserts a sublayer with Core Animation's semantics: an existing sublayer is moved, and an index beyond the end
  /// stands for the end.
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

  /// Inserts a sublayer above or below a sibling. If the sibling is nil or not a sublayer, inserts it at the front
  /// (above) or at the back (below).
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
    // Work that became pending while there was no superlayer is queued now. The order among the siblings changes
    // anyway.
    if layer.isTreePending { layer.markDirty([]) }
    if isFlippedToRoot { layer.markTreeDirty() }
  }

  /// Unlinks a sublayer that was already removed from the lists.
  private func release(_ layer: CALayer) {
    layer.parent = nil
    if layer.isQueued {
      layer.isQueued = false
      // A commit removes it from a long list.
      if pendingChildren.count < 8 { pendingChildren.removeAll { $0 === layer } }
    }
    if isFlippedToRoot { layer.markTreeDirty() }
  }

  private func runOrderAction(_ key: String) {
    guard let action = changeAction(key) else { return }
    action.run(forKey: key, object: self, arguments: nil)
  }

  /// Returns whether `layer` is this layer or an ancestor, and logs Apple's message if so.
  private func refuseCycle(with layer: CALayer) -> Bool {
    var ancestor: CALayer? = self
    // A layer without sublayers, the usual case, cannot be an ancestor.
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

  /// Releases all descendants without recursion, so that a chain of ten thousand layers does not exhaust the stack.
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
