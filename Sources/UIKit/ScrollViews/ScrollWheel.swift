import CoreGraphics

/// Scrolling by a wheel or trackpad: a drag without a finger. It moves a scroll view's content within its ends,
/// without deceleration, or it pans if a recognizer allows scroll input.
@MainActor final class ScrollWheel {
  static let shared = ScrollWheel()
  private weak var target: UIScrollView?
  private weak var pan: UIPanGestureRecognizer?

  private init() {}

  func turn(by way: CGVector, at location: CGPoint) {
    guard way.dx.isFinite, way.dy.isFinite, location.x.isFinite, location.y.isFinite else { return }
    if target?.window == nil { target = nil }
    if target == nil, pan?.view?.window == nil { find(at: location, way) }
    target?.wheelTurned(by: way)
    pan?.wheelTurned(by: way)
  }

  func rest() {
    let (old, oldPan) = (target, pan)
    (target, pan) = (nil, nil)
    old?.wheelEnded()
    oldPan?.wheelEnded()
  }

  /// Finds the innermost scroll view that can scroll in that direction, or recognizer that pans.
  private func find(at location: CGPoint, _ way: CGVector) {
    pan = nil
    guard let (window, hit) = WindowList.hitTest(location, with: nil) else { return }
    let point = window.convert(location, from: nil as UIWindow?)
    var next: UIView? = hit
    while let view = next {
      for case let recognizer as UIPanGestureRecognizer in view.recognizerList.reversed()
      where !(recognizer is ScrollPanGestureRecognizer) && recognizer.wheelBegan(at: point) {
        pan = recognizer
        return
      }
      if let scrollView = view as? UIScrollView, scrollView.isScrollEnabled, scrollView.drag == nil,
        scrollView.canGo(CGPoint(x: way.dx, y: way.dy), abs(way.dy) >= abs(way.dx))
      {
        target = scrollView
        scrollView.wheelBegan()
        return
      }
      next = view.superview
    }
  }
}

extension UIScrollView {
  fileprivate func wheelBegan() {
    stopMotion(notifies: true)
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

  /// Ends the drag, unless a finger touches and continues it.
  fileprivate func wheelEnded() { if pan.numberOfTouches == 0 { endDrag(velocity: .zero) } }
}
