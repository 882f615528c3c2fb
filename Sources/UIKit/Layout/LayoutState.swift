/// What layout knows of a view or guide that takes part in it. Views without constraints have none.
@MainActor final class LayoutState {
  unowned(unsafe) let view: UIView?
  unowned(unsafe) let guide: UILayoutGuide?
  /// The constraints that the view holds.
  var held: [NSLayoutConstraint] = []
  /// The view's guides, its own and the app's.
  var guides: [UILayoutGuide] = []

  init(view: UIView) {
    self.view = view
    guide = nil
  }

  init(guide: UILayoutGuide) {
    view = nil
    self.guide = guide
  }

  func itemIsGone() {}
}

/// What an engine knows an active constraint by.
struct LayoutRow {}

extension UIView {
  /// Made when the view first takes part in layout.
  var layoutState: LayoutState {
    if let layoutStateReference { return layoutStateReference }
    let state = LayoutState(view: self)
    layoutStateReference = state
    return state
  }

  func guidesDidMove(_ kinds: [LayoutGuideKind]) {}

  /// The font whose line spaces baselines.
  var baselineFont: UIFont? { (self as? UILabel)?.font ?? (self as? UITextField)?.font }

  public var hasAmbiguousLayout: Bool { false }
  public func exerciseAmbiguityInLayout() {}
  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] { [] }
}

extension UILayoutGuide {
  func currentFrame() -> CGRect { .zero }
  func changeOwner(_ view: UIView?) {
    owner?.layoutState.guides.removeAll { $0 === self }
    owner = view
    view?.layoutState.guides.append(self)
  }
  public var hasAmbiguousLayout: Bool { false }
  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] { [] }
}

extension NSLayoutConstraint {
  func didActivate() {}
  func willDeactivate() {}
  func numbersDidChange() {}
}

extension UIScrollView {
  public var contentLayoutGuide: UILayoutGuide { guide(.scrollContent, "UIScrollViewContentLayoutGuide") }
  public var frameLayoutGuide: UILayoutGuide { guide(.scrollFrame, "UIScrollViewFrameLayoutGuide") }
}

extension UIView {
  func fittingSize(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
    target
  }
}
