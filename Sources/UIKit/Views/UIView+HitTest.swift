import QuartzCore

extension UIView {
  func findHit(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard flags[.userInteraction], (rare?.interactionBlocks ?? 0) <= 0, !isHidden, alpha >= 0.01,
      self.point(inside: point, with: event)
    else {
      return nil
    }
    for subview in subviewList.reversed() {
      // The calls are skipped if the subview would return nil anyway.
      if subview.isHidden { continue }
      let inner = backingLayer.convert(point, to: subview.backingLayer)
      guard inner.x.isFinite, inner.y.isFinite else { continue }
      if let hit = subview.hitTest(inner, with: event) { return hit }
    }
    return self
  }
}
