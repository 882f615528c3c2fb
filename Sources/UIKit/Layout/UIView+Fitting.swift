import ConstraintSolver

extension UIView {
  /// Returns the size closest to the target that satisfies the constraints in the view (`facts/layout.md#fitting`).
  func fittingSize(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
    updateConstraintsInSubtree()
    let engine = LayoutEngine(root: self, isFitting: true)
    let variables = engine.join(layoutState)
    joinForFitting(engine)
    let insets = effectiveAlignmentInsets
    engine.suggest(target.width + insets.left + insets.right, variables.width, horizontal)
    engine.suggest(target.height + insets.top + insets.bottom, variables.height, vertical)
    engine.update()
    let size = CGSize(
      width: engine.value(variables.width) - insets.left - insets.right,
      height: engine.value(variables.height) - insets.top - insets.bottom)
    return roundedToPixels(size)
  }
}

extension LayoutEngine {
  fileprivate func suggest(_ value: CGFloat, _ variable: Variable, _ priority: UILayoutPriority) {
    guard value.isFinite, priority.rawValue > 0 else { return }
    system.suggest(Double(max(0, value)), for: variable, priority: Double(min(priority.rawValue, 1000)))
  }
}
