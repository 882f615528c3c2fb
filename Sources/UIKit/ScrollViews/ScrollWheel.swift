import CoreGraphics

/// A wheel or trackpad: a drag without a finger. It moves content within its ends only, and throws nothing.
@MainActor final class ScrollWheel {
  static let shared = ScrollWheel()
  private weak var target: UIScrollView?

  private init() {}

  func turn(by way: CGVector, at location: CGPoint) {
    guard way.dx.isFinite, way.dy.isFinite, location.x.isFinite, location.y.isFinite else { return }
    if target?.window == nil { target = nil }
    if target == nil {
      target = find(at: location, way)
      target?.wheelBegan()
    }
    target?.wheelTurned(by: way)
  }

  func rest() {
    let old = target
    target = nil
    old?.wheelEnded()
  }

  /// The innermost scroll view that can go that way.
  private func find(at location: CGPoint, _ way: CGVector) -> UIScrollView? {
    var next = WindowList.hitTest(location, with: nil)?.1
    while let view = next {
      if let scrollView = view as? UIScrollView, scrollView.isScrollEnabled, scrollView.drag == nil,
        scrollView.canGo(CGPoint(x: way.dx, y: way.dy), abs(way.dy) >= abs(way.dx))
      {
        return scrollView
      }
      next = view.superview
    }
    return nil
  }
}

extension UIScrollView {
  fileprivate func wheelBegan() {
    stopMotion(tells: true)
    drag = ScrollDrag(
      start: contentOffset, slop: .zero, movesHorizontally: scrollsHorizontally, movesVertically: scrollsVertically)
    indicators.show(self)
    delegate?.scrollViewWillBeginDragging(self)
  }

  fileprivate func wheelTurned(by way: CGVector) {
    guard drag != nil else { return }
    moveContent(
      to: onPixel(
        nearestOffset(CGPoint(x: contentOffset.x - way.dx, y: contentOffset.y - way.dy), keepingStart: false)))
  }

  /// A finger that came down meanwhile has taken over.
  fileprivate func wheelEnded() { if pan.numberOfTouches == 0 { endDrag(velocity: .zero) } }
}
