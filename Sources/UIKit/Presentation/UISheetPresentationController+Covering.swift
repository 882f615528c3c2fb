import QuartzCore

extension UISheetPresentationController {
  /// Returns whether the sheet hides the one below it completely at its present position.
  func hides(_ other: UISheetPresentationController) -> Bool {
    guard let view = presented?.viewIfLoaded,
      let (own, container) = placedBox, let (below, belowContainer) = other.placedBox,
      container.superview === belowContainer.superview, container.frame == belowContainer.frame,
      own.alpha == 1, view.superview === own, view.fillsWithOpaqueColor(own.bounds)
    else { return false }
    return own.layer.frame.insetBy(dx: -0.01, dy: -0.01).contains(below.layer.frame)
      && own.drawnCornerRadius <= below.drawnCornerRadius + 0.01
  }

  private var placedBox: (SheetView, UIView)? {
    guard let container = presentation?.container, sheetView.superview === container else { return nil }
    return (sheetView, container)
  }
}

extension SheetView {
  /// The corner radius on the screen, also while the sheet is drawn smaller.
  fileprivate var drawnCornerRadius: CGFloat { layer.cornerRadius * abs(layer.transform.m11) }
}

extension UIView {
  /// Returns whether the view, or one of its subviews, paints every point of a rectangle of the superview's bounds
  /// opaquely.
  fileprivate func fillsWithOpaqueColor(_ area: CGRect) -> Bool {
    guard !isHidden, alpha == 1, layer.mask == nil, CATransform3DIsIdentity(layer.transform), frame.contains(area)
    else { return false }
    if let color = backgroundColor?.resolvedColor(with: traitCollection).cgColor, color.alpha == 1,
      color.pattern == nil, layer.cornerRadius == 0
    {
      return true
    }
    let inner = area.offsetBy(dx: bounds.minX - frame.minX, dy: bounds.minY - frame.minY)
    return subviews.contains { $0.fillsWithOpaqueColor(inner) }
  }
}
