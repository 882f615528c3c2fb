/// The order in which the Tab key moves through the text fields of a window without a focus system.
@MainActor enum TextTabOrder {
  /// Makes the next field first responder; after the last one, the first.
  static func move(from responder: UIResponder?, isForward: Bool, in window: UIWindow) {
    guard let field = responder as? UIView, field is any TextEditorHost else { return }
    var top: UIView = window.topViewController?.viewIfLoaded ?? window
    if !field.isDescendant(of: top) { top = window }
    let fields = inputs(in: top).sorted { isBefore($0, $1, window) }
    guard let index = fields.firstIndex(where: { $0 === field }), fields.count > 1 else { return }
    let next = fields[(index + (isForward ? 1 : fields.count - 1)) % fields.count]
    next.becomeFirstResponder()
  }

  private static func inputs(in view: UIView) -> [UIView] {
    guard !view.isHidden, view.alpha >= 0.01, view.isUserInteractionEnabled else { return [] }
    if view is any TextEditorHost { return view.canBecomeFirstResponder ? [view] : [] }
    return view.subviews.flatMap(inputs)
  }

  /// Returns whether a view precedes another: from the top to the bottom, and along a line in the direction of the
  /// language.
  private static func isBefore(_ one: UIView, _ other: UIView, _ window: UIWindow) -> Bool {
    let (a, b) = (one.convert(one.bounds, to: window), other.convert(other.bounds, to: window))
    if a.maxY <= b.midY || b.maxY <= a.midY { return a.minY < b.minY }
    return window.effectiveUserInterfaceLayoutDirection == .rightToLeft ? a.maxX > b.maxX : a.minX < b.minX
  }
}
