extension UIView {
  /// Shows the views of a bar's items in place of former ones. Former views that have been moved to another
  /// superview are not removed.
  func showItems(_ views: [UIView], insteadOf former: [UIView]) {
    for view in former where view.superview === self && !views.contains(where: { $0 === view }) {
      view.removeFromSuperview()
    }
    for view in views where view.superview !== self { addSubview(view) }
  }
}
