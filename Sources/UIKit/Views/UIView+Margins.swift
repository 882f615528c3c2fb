import QuartzCore

extension UIView {
  // MARK: Safe area

  /// Returns the safe area: for each edge, the length by which the superview's inset reaches into this view, at
  /// most the whole inset (`facts/layout.md#margins`), plus the controller's additional insets.
  private func computeSafeArea() -> UIEdgeInsets {
    guard windowReference != nil else { return .zero }
    var insets: UIEdgeInsets
    if let ownSafeArea {
      insets = ownSafeArea
    } else if let superview = superviewReference {
      let outer = superview.safeArea
      insets = outer == .zero ? .zero : inherit(outer, from: superview)
    } else {
      insets = .zero
    }
    if let extra = controller?.addedSafeArea, extra != .zero {
      insets.top += extra.top
      insets.left += extra.left
      insets.bottom += extra.bottom
      insets.right += extra.right
    }
    return insets
  }

  private func inherit(_ outer: UIEdgeInsets, from superview: UIView) -> UIEdgeInsets {
    let bounds = superview.bounds
    let whole = flags[.isPushedBack] ? untransformedFrame : self.frame
    let frame = whole.offsetBy(dx: -bounds.minX, dy: -bounds.minY)
    func clamp(_ value: CGFloat, _ limit: CGFloat) -> CGFloat { min(max(value, 0), max(limit, 0)) }
    return UIEdgeInsets(
      top: clamp(outer.top - frame.minY, outer.top), left: clamp(outer.left - frame.minX, outer.left),
      bottom: clamp(frame.maxY - (bounds.height - outer.bottom), outer.bottom),
      right: clamp(frame.maxX - (bounds.width - outer.right), outer.right))
  }

  func updateSafeArea() {
    // Insets that are NaN would differ from themselves, and change forever.
    let new = computeSafeArea().finite
    let old = safeArea
    let changed = new != old
    if changed {
      safeArea = new
      insetsDidChange()
      if followsSafeArea || !SafeAreaChanges.add(self, from: old) { safeAreaInsetsDidChange() }
      controller?.safeAreaDidChange(from: old)
      setNeedsLayout()
      updateLayoutMargins()
    }
    guard changed || new != .zero else { return }
    for subview in subviewList { subview.updateSafeArea() }
  }

  // MARK: Layout margins

  private var isRightToLeft: Bool { effectiveLayoutDirection == .rightToLeft }

  /// Margins as set, or 8 points on all sides; a controller's root view has its own least margins instead.
  private var baseMargins: UIEdgeInsets {
    let set: UIEdgeInsets? =
      switch rare?.margins {
      case .fixed(let insets): insets
      case .directional(let insets): insets.fixed(rightToLeft: isRightToLeft)
      case nil: nil
      }
    guard let controller, controller.viewRespectsSystemMinimumLayoutMargins else {
      return set ?? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    }
    let least = controller.systemMinimumLayoutMargins.fixed(rightToLeft: isRightToLeft)
    guard let set else { return least }
    return UIEdgeInsets(
      top: max(set.top, least.top), left: max(set.left, least.left), bottom: max(set.bottom, least.bottom),
      right: max(set.right, least.right))
  }

  var effectiveLayoutMargins: UIEdgeInsets {
    var margins = baseMargins
    if flags[.insetsMarginsFromSafeArea] {
      // The property, which a class may override.
      let area = safeAreaInsets
      margins.top += area.top
      margins.left += area.left
      margins.bottom += area.bottom
      margins.right += area.right
    }
    margins = preservingMargins(margins)
    return followsReadableWidth ? readable(margins) : margins
  }

  private func preservingMargins(_ margins: UIEdgeInsets) -> UIEdgeInsets {
    guard flags[.preservesSuperviewMargins], let superview = superviewReference else { return margins }
    let outer = superview.layoutMargins
    let bounds = superview.bounds
    let frame = self.frame.offsetBy(dx: -bounds.minX, dy: -bounds.minY)
    return UIEdgeInsets(
      top: max(margins.top, outer.top - frame.minY), left: max(margins.left, outer.left - frame.minX),
      bottom: max(margins.bottom, outer.bottom - (bounds.height - frame.maxY)),
      right: max(margins.right, outer.right - (bounds.width - frame.maxX)))
  }

  var effectiveDirectionalMargins: NSDirectionalEdgeInsets {
    let margins = layoutMargins
    let isRightToLeft = isRightToLeft
    return NSDirectionalEdgeInsets(
      top: margins.top, leading: isRightToLeft ? margins.right : margins.left, bottom: margins.bottom,
      trailing: isRightToLeft ? margins.left : margins.right)
  }

  func setLayoutMargins(_ insets: UIEdgeInsets) {
    guard [insets.top, insets.left, insets.bottom, insets.right].allSatisfy(\.isFinite) else { return }
    noteMargins()
    rareState.margins = .fixed(insets)
    updateLayoutMargins()
  }

  func setDirectionalLayoutMargins(_ insets: NSDirectionalEdgeInsets) {
    guard [insets.top, insets.leading, insets.bottom, insets.trailing].allSatisfy(\.isFinite) else { return }
    noteMargins()
    rareState.margins = .directional(insets)
    updateLayoutMargins()
  }

  /// Stores the margins before the first change, so that the view is notified only if they differ in the end.
  private func noteMargins() {
    if rare?.lastMargins == nil { rareState.lastMargins = layoutMargins }
  }

  /// Notifies the view, its controller and the subviews that preserve its margins if the margins have changed.
  func updateLayoutMargins() {
    let margins = layoutMargins
    if margins == rare?.lastMargins { return }
    let isFirst = rare?.lastMargins == nil
    if isFirst, margins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) { return }
    rareState.lastMargins = margins
    insetsDidChange()
    layoutMarginsDidChange()
    controller?.viewLayoutMarginsDidChange()
    setNeedsLayout()
    for subview in subviewList where subview.flags[.preservesSuperviewMargins] { subview.updateLayoutMargins() }
  }
}

extension NSDirectionalEdgeInsets {
  func fixed(rightToLeft: Bool) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top, left: rightToLeft ? trailing : leading, bottom: bottom, right: rightToLeft ? leading : trailing)
  }
}
