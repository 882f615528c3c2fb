import CoreGraphics
import ObjectiveC

/// Layout from the top: a layer's superlayers that wait for layout go first, then everything below that waits.
extension CALayer {
  /// Rounds after which layouts that ask for layout again are left to the next frame.
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
    Console.write(
      "QuartzCore: layers under \(self) still ask for layout after \(CALayer.maximumRounds) rounds; "
        + "the rest waits for the next frame. Does layoutSublayers or layoutSubviews change what it depends on?")
    return total
  }

  private func layoutRound() -> Int {
    var count = 0
    var stack = [self]
    while let layer = stack.popLast() {
      if layer.pending.contains(.layout) {
        layer.pending.subtract(.layout)
        count += 1
        layer.layoutSublayers()
      }
      stack.append(contentsOf: layer.queuedChildren().reversed())
    }
    return count
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
