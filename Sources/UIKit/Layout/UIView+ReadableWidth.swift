import CoreGraphics

/// The width of the readable content guide, which is at most 672 points at the default text size
/// (`facts/layout.md#spacing/readable-width`).
extension UIView {
  /// The margins, enlarged on both sides if the view is wider than the readable width.
  var readableInsets: UIEdgeInsets { readable(layoutMargins) }

  func readable(_ margins: UIEdgeInsets) -> UIEdgeInsets {
    var insets = margins
    let extra = bounds.width - insets.left - insets.right - readableWidth
    if extra > 0 {
      insets.left += extra / 2
      insets.right += extra / 2
    }
    return insets
  }

  /// The readable width, which grows in proportion to the size of body text.
  private var readableWidth: CGFloat {
    let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traitCollection).pointSize
    return (672 * max(1, body / 17)).rounded()
  }

  /// "Follow Readable Width" of Interface Builder: whether the margins limit the content to the readable width.
  var followsReadableWidth: Bool {
    get { rare?.followsReadableWidth ?? false }
    set {
      guard newValue != followsReadableWidth else { return }
      rareState.followsReadableWidth = newValue
      updateLayoutMargins()
    }
  }

  /// Updates layout after a change of the preferred text size.
  func readableWidthDidChange() {
    insetsDidChange()
    if followsReadableWidth { updateLayoutMargins() }
  }
}
