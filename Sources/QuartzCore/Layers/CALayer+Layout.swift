import CoreGraphics
import ObjectiveC

/// Layout, from the top down: first the ancestors with pending layout, then all descendants with pending layout.
///
/// A layer's requests for its own layout during that layout are considered part of it and cause no other layout:
/// `setNeedsLayout()`, added and removed sublayers, and new sizes of sublayers. On iOS a controller that calls
/// `view.setNeedsLayout()` in `viewDidLayoutSubviews()` is laid out no more often than one that does not
/// (rsrbk/LayoutLoopHunter, issue 1). Its requests for other layers are fulfilled in the same pass. Only a new size
/// of its own, or constraints that moved its sublayers, cause another round.
extension CALayer {
  /// The number of rounds after which a layout feedback loop is stopped. iOS never stops it.
  private static var maximumRounds: Int { 32 }

  final func layoutTreeIfPending() {
    var top = self
    while let parent = top.parent, parent.pending.contains(.layout) { top = parent }
    top.layoutTree()
  }

  /// Performs the pending layout of this layer and its descendants.
  ///
  /// - Returns: the number of layers that were laid out.
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

  /// Requests another round of layout, even during the layer's own layout, because constraints have moved its
  /// sublayers.
  package final func setNeedsAnotherLayout() {
    guard modelLayer == nil else { return }
    pending.insert(.layout)
    markDirty([])
  }

  /// Cancels the layout of layers in a feedback loop, and logs their classes once.
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

  /// Displays this layer and its descendants if they need it.
  ///
  /// - Returns: the number of layers displayed.
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
