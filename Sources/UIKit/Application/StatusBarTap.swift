import CoreGraphics
import Foundation

/// A tap on the status bar, which scrolls the only scroll view on the screen to its top.
@MainActor enum StatusBarTap {
  /// The longest duration of a tap in seconds (facts/events.md#touches/status-bar-tap).
  static let longest: TimeInterval = 0.75

  /// Scrolls the only scroll view on the screen to its top if the touch was a tap on the status bar.
  ///
  /// - Parameter location: the point at which the finger lifted, in screen coordinates.
  static func ended(_ touch: UITouch, at location: CGPoint, in application: UIApplication) {
    let bar = application.statusBarFrame
    guard bar.contains(location), bar.contains(touch.startLocation), !isOnControl(touch) else { return }
    // If several scroll views are on the screen, the tap has no effect.
    let candidates = candidates
    if candidates.count == 1 { candidates[0].scrollToTop() }
  }

  /// Returns whether only the system receives a touch that begins on the status bar, so that views under the bar
  /// are not tapped. True if the touch would scroll and is not on a control
  /// (facts/events.md#touches/status-bar-view).
  static func keeps(_ touch: UITouch, in application: UIApplication) -> Bool {
    guard application.statusBarFrame.contains(touch.startLocation), !isOnControl(touch) else { return false }
    let candidates = candidates
    return candidates.count == 1 && candidates[0].contentOffset.y > candidates[0].verticalRange.lowerBound + 0.5
  }

  private static var candidates: [UIScrollView] {
    WindowList.visible.filter { $0.windowLevel == .normal }.flatMap { found(in: $0, $0.bounds) }
  }

  private static func isOnControl(_ touch: UITouch) -> Bool {
    var next = touch.view
    while let view = next {
      if view is UIControl { return true }
      next = view.superview
    }
    return false
  }

  private static func found(in view: UIView, _ visible: CGRect) -> [UIScrollView] {
    guard !view.isHidden, view.alpha > 0.01, view.isUserInteractionEnabled else { return [] }
    var list: [UIScrollView] = []
    if let scrollView = view as? UIScrollView, scrollView.scrollsToTop, scrollView.isScrollEnabled {
      let frame = scrollView.convert(scrollView.bounds, to: nil)
      if frame.intersects(visible), !frame.isEmpty { list.append(scrollView) }
    }
    for subview in view.subviews { list += found(in: subview, visible) }
    return list
  }
}
