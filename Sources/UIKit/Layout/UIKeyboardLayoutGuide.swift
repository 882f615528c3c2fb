/// The part of a view that the keyboard covers; while it is away, a line at the bottom of the safe area.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide>
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Kept: the keyboard is always docked.
  open var followsUndockedKeyboard = false
  /// Whether the guide stands on the safe area while the keyboard is away, or on the view's bottom.
  open var usesBottomSafeArea = true {
    didSet { if usesBottomSafeArea != oldValue { owner?.guidesDidMove([.keyboard]) } }
  }
  /// Kept: keyboards are not dragged away.
  open var keyboardDismissPadding: CGFloat = 0

  /// A docked keyboard is as wide as the screen.
  override var nearEdges: NSDirectionalRectEdge { [.bottom, .leading, .trailing] }
}
