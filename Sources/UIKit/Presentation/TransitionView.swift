import QuartzCore

/// The container of a presented view over the window; it dims the content behind.
final class TransitionView: UIView {
  /// The superview and index of the presenter's view, while that is not in the window.
  var coveredPosition: (WeakReference<UIView>, Int)?

  weak var presentation: Presentation?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard let presentation, let previousTraitCollection else { return }
    presentation.activeController.containerTraitsDidChange(since: previousTraitCollection)
  }

  override func layoutSubviews() {
    presentation?.activeController.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    presentation?.layout()
    presentation?.activeController.containerViewDidLayoutSubviews()
  }

  // MARK: Touches beside the presented view

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard hit === self, let presentation else { return hit }
    return presentation.activeController.hitTestOutside(point, with: event, in: self)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if presentation?.activeController.touchEndedOutside() != true { super.touchesEnded(touches, with: event) }
  }

  // MARK: Dimming

  private var dimming = PresentationDimming.none

  /// The fraction of the light behind that the dimming absorbs, 0 to 1.
  var shade: CGFloat { dimming.alpha(with: traitCollection) }

  func setDimming(_ new: PresentationDimming) {
    guard new != dimming else { return }
    dimming = new
    backgroundColor = new.color
  }
}

/// The dimming behind a presentation: black with an alpha for the light appearance and one for the dark.
struct PresentationDimming: Equatable {
  static let none = PresentationDimming(light: 0, dark: 0)

  var light: CGFloat
  var dark: CGFloat
  /// The fraction of it that is applied, less than 1 while a finger drags the presented view away.
  var fraction: CGFloat = 1

  func alpha(with traits: UITraitCollection) -> CGFloat {
    (traits.userInterfaceStyle == .dark ? dark : light) * fraction
  }

  /// The color of the dimming; nil if there is none.
  @MainActor var color: UIColor? {
    guard fraction > 0, light > 0 || dark > 0 else { return nil }
    return UIColor { UIColor(white: 0, alpha: alpha(with: $0)) }
  }
}
