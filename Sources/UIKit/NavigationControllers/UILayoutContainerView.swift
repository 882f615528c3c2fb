/// The view of a navigation controller, which lays out the controller's bars and pages.
final class UILayoutContainerView: UIView {
  weak var navigationController: UINavigationController?

  override func layoutSubviews() {
    super.layoutSubviews()
    navigationController?.layOutContainer()
  }

  override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil, window != nil { navigationController?.endTransitionAtOnce() }
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { setNeedsLayout() }
  }

  override var followsSafeArea: Bool { true }
  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }
}

/// Holds the views of the controllers of a navigation controller; the container view of its transitions.
final class UINavigationTransitionView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  required init?(coder: NSCoder) { return nil }
}
