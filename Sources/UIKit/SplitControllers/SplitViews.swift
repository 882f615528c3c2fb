/// The view of a split view controller, which lays out the controller's columns.
final class SplitContainerView: UIView {
  weak var splitController: UISplitViewController?

  override func layoutSubviews() {
    super.layoutSubviews()
    splitController?.layOutContainer()
  }

  override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil, window != nil { splitController?.endTransitionAtOnce() }
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { setNeedsLayout() }
  }

  /// Hides the columns over the secondary one, as a tap beside them does.
  override func accessibilityPerformEscape() -> Bool { splitController?.gestures.takeAway() ?? false }
}

/// Holds the view of the controller of a column.
final class SplitPane: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    backgroundColor = .systemBackground
  }

  required init?(coder: NSCoder) { return nil }

  /// The view of the column's controller.
  var content: UIView? { subviews.first }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let content, content.frame != bounds else { return }
    content.frame = bounds
  }
}
