import QuartzCore

/// The presenter behind a sheet on a phone: pushed back, as a card that is a little smaller than the screen, before
/// black.
///
/// The box around the presenter's view is drawn smaller by its layer only: the view's frame, its insets and its
/// size do not change. Measured off iOS 13 (`facts/presentation.md#page-sheet`): 40 points narrower, its top 10
/// points above the sheet's, corners of 10 points.
@MainActor final class PresenterCard {
  /// The box that the presenter's view is in, in its window or in a sheet; the view itself if it covers the screen
  /// without one.
  private weak var card: UIView?
  private let black = CALayer()
  private let before: (radius: CGFloat, masks: Bool, curve: CALayerCornerCurve)
  /// The fraction to which the card is pushed back, 0 to 1.
  private(set) var progress: CGFloat = 0

  init?(_ view: UIView?) {
    guard let view, let superview = view.superview else { return nil }
    let card = (superview as? UIDropShadowView) ?? view
    self.card = card
    before = (card.layer.cornerRadius, card.layer.masksToBounds, card.layer.cornerCurve)
    card.flags[.isPushedBack] = true
    card.layer.cornerRadius = SheetView.cornerRadius
    card.layer.masksToBounds = true
    card.layer.cornerCurve = .continuous
    guard !(card is SheetView), let holder = card.superview else { return }
    black.animatesImplicitly = false
    black.backgroundColor = UIColor.black.cgColor
    black.frame = holder.bounds
    holder.layer.insertSublayer(black, below: card.layer)
  }

  /// Draws the card for a progress of 0 to 1 of a sheet whose top is at `sheetTop`.
  func push(_ progress: CGFloat, sheetTop: CGFloat) {
    self.progress = progress
    guard let card, let holder = card.superview, card.bounds.width > 40, card.flags[.isPushedBack] else { return }
    black.frame = holder.bounds
    let frame = card.untransformedFrame
    let scale = 1 - 40 / frame.width * progress
    let top = frame.minY + (sheetTop - 10 - frame.minY) * progress
    let move = top - (frame.minY + frame.height * (1 - scale) / 2)
    // The transform is set on the layer: the view's transform belongs to the app, and would change the safe area.
    card.layer.transform = CATransform3DConcat(
      CATransform3DMakeScale(scale, scale, 1), CATransform3DMakeTranslation(0, move, 0))
  }

  /// Restores the view's own corners and transform, and removes the black background.
  func remove() {
    black.removeFromSuperlayer()
    guard let card, card.flags[.isPushedBack] else { return }
    card.flags[.isPushedBack] = false
    card.layer.transform = CATransform3DIdentity
    (card.layer.cornerRadius, card.layer.masksToBounds, card.layer.cornerCurve) = before
  }
}
