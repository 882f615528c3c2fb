import CoreGraphics
import ObjectiveC

/// Layout from the top: first the superlayers with pending layout, then all layers with pending layout below.
///
/// Requests that a layer makes of itself during its layout are part of that layout and cause no other:
/// `setNeedsLayout()`, added and removed sublayers, and sublayers' new sizes. On iOS a controller that calls
/// `view.setNeedsLayout()` in `viewDidLayoutSubviews()` is laid out no more often than one that does not
/// (rsrbk/LayoutLoopHunter, issue 1). Requests that it makes of other layers are fulfilled in the same pass. Only a
/// changed size of its own, or sublayers that constraints moved, cause another round.
extension CALayer {
  /// Rounds after which layouts that continue asking each other are stopped. iOS never stops them.
  private static var maximumRounds: Int { 32 }

  final func layoutTreeIfPending() {
    var top = self
    while let parent = top.parent, parent.pending.contains(.layout) { top = parent }
    top.layoutTree()
  }

  /// - Returns: how many layers were laid out.
  @discardableResult final func layoutTree() -> Int {
    var total = 0
    for _ in 0..<CALayer.maximumRounds {
      let count = layoutRound()
      if count == 0 { return total }
      total += count
    }
    stopLayout()
    return total
  }

  private func layoutRound() -> Int {
    var count = 0
    var stack = [self]
    while let layer = stack.popLast() {
      if layer.pending.contains(.layout), !layer.isLayingOut {
        count += 1
        layer.layoutOnce()
      }
      stack.append(contentsOf: layer.queuedChildren().reversed())
    }
    return count
  }

  private func layoutOnce() {
    pending.subtract(.layout)
    let size = values.bounds.size
    LayoutTrace.log(self)
    isLayingOut = true
    layoutSublayers()
    isLayingOut = false
    if values.bounds.size != size { markDirty(.layout) }
  }

  /// Asks for another round, also from within the layer's own layout: constraints moved what is in it.
  package final func setNeedsAnotherLayout() {
    guard modelLayer == nil else { return }
    pending.insert(.layout)
    markDirty([])
  }

  /// Cancels the layout of layers that request it from each other endlessly, and logs their classes once.
  private func stopLayout() {
    var names: [String] = []
    var stack = [self]
    while let layer = stack.popLast() {
      if layer.pending.contains(.layout), !layer.isLayingOut {
        layer.pending.subtract(.layout)
        let name = String(describing: type(of: layer.delegate ?? layer as AnyObject))
        if !names.contains(name) { names.append(name) }
      }
      stack.append(contentsOf: layer.queuedChildren())
    }
    let list = names.sorted().joined(separator: ", ")
    guard !list.isEmpty else { return }
    Console.writeOnce(
      "Layout feedback loop: \(list) requested layout in each of \(CALayer.maximumRounds) rounds of one pass. iOS would "
        + "never finish; here, the layout stays as it is until the next change. Look in layoutSubviews() and "
        + "viewDidLayoutSubviews() of these classes for sizes or constraints that two views set in turn.")
  }

  /// Displays what waits for it, from this layer down.
  @discardableResult final func displayTree() -> Int {
    var count = 0
    var stack = [self]
    while let layer = stack.popLast() {
      if layer.pending.contains(.display) {
        count += 1
        layer.displayIfNeeded()
      }
      stack.append(contentsOf: layer.queuedChildren().reversed())
    }
    return count
  }
}
