/// Shows a controller over all of the window: full screen, where the presenter's view leaves the window, and over
/// it.
final class ScreenPresentationController: UIPresentationController {
  override var placesPresentedView: Bool { true }
  override var shouldRemovePresentersView: Bool { style == .fullScreen }
  override var adaptsToSize: Bool { style != .fullScreen }
  override var controlsStatusBar: Bool { style == .fullScreen }
}

/// Shows a controller over the view of the one that defines the presentation context, which it may replace.
final class ContextPresentationController: UIPresentationController {
  override var placesPresentedView: Bool { true }
  override var shouldRemovePresentersView: Bool { style == .currentContext }
  override var adaptsToSize: Bool { false }

  /// Nil when the context is the whole window.
  override var contextView: UIView? {
    guard let view = presentation?.presenter?.viewIfLoaded, let superview = view.superview,
      !(superview is UIWindow)
    else { return nil }
    return view
  }
}
