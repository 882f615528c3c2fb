/// The tint of a presenter, which is gray while a sheet, popover or alert is in front of it.
@MainActor final class PresentersTint {
  private var before: UIView.TintAdjustmentMode?

  func dim(_ dims: Bool, _ view: UIView?) {
    guard let view else { return }
    if dims {
      guard before == nil else { return }
      before = view.ownTintAdjustmentMode
      view.tintAdjustmentMode = .dimmed
    } else if let before {
      self.before = nil
      view.tintAdjustmentMode = before
    }
  }
}
