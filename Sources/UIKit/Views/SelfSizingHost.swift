/// A cell, header or footer of a table.
@MainActor protocol SelfSizingHost: UIView {
  /// Called when the view's size has changed: the content is resized before the layout, so that constraints are
  /// solved for the new size.
  func followSize()
}

extension UIView {
  /// Called when a constraint that the view holds was added or removed or has another constant, so that a list may
  /// have to measure its cell again.
  func heldConstraintsDidChange() {
    guard UIView.listsThatWatchConstraints > 0 else { return }
    superviewReference?.contentSizeWasInvalidated(of: self, isDeep: true)
  }
}
