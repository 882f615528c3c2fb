/// A presentation over the whole window: full screen, in which the presenter's view is removed from the window, or
/// over it.
final class ScreenPresentationController: UIPresentationController {
  override var placesPresentedView: Bool { true }
  override var shouldRemovePresentersView: Bool { style == .fullScreen }
  override var adaptsToSize: Bool { style != .fullScreen }
  override var controlsStatusBar: Bool { style == .fullScreen }
}

/// A presentation over the view of the controller that defines the presentation context, which it may replace.
final class ContextPresentationController: UIPresentationController {
  override var placesPresentedView: Bool { true }
  override var shouldRemovePresentersView: Bool { style == .currentContext }
  override var adaptsToSize: Bool { false }

  /// The view of the presentation context; nil for the whole window.
  override var contextView: UIView? {
    guard let presenter = presentation?.presenter, presenter.hostWindow == nil,
      let view = presenter.viewIfLoaded, let superview = view.superview, !(superview is UIWindow)
    else { return nil }
    return view
  }
}
