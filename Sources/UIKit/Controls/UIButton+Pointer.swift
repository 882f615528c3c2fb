import CoreGraphics

extension UIButton {
  /// A closure that returns the pointer's style over a button, given the proposed effect and shape; nil for the
  /// system's pointer.
  public typealias PointerStyleProvider = (
    _ button: UIButton, _ proposedEffect: UIPointerEffect, _ proposedShape: UIPointerShape
  ) -> UIPointerStyle?

  /// The closure that returns the pointer's style over the button; nil, the default, for the proposed one. Setting
  /// it enables the interaction.
  public var pointerStyleProvider: UIButton.PointerStyleProvider? {
    get { pointer?.provider }
    set {
      if newValue != nil { isPointerInteractionEnabled = true }
      pointer?.provider = newValue
      pointer?.interaction.invalidate()
    }
  }

  func updatePointer() {
    if isPointerInteractionEnabled {
      guard pointer == nil else { return }
      let made = ButtonPointer(self)
      pointer = made
      addInteraction(made.interaction)
    } else if let old = pointer {
      pointer = nil
      removeInteraction(old.interaction)
    }
  }
}

/// The pointer interaction of a button.
@MainActor final class ButtonPointer: NSObject, UIPointerInteractionDelegate {
  private weak var button: UIButton?
  var provider: UIButton.PointerStyleProvider?
  private(set) lazy var interaction = UIPointerInteraction(delegate: self)
  private(set) var isHovered = false

  init(_ button: UIButton) {
    self.button = button
    super.init()
  }

  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { button?.isEnabled == true ? defaultRegion : nil }

  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?
  {
    guard let button, button.window != nil else { return nil }
    let effect = UIPointerEffect.automatic(UITargetedPreview(view: button))
    let shape = UIPointerShape.roundedRect(button.frame.insetBy(dx: -4, dy: -4))
    guard let provider else { return UIPointerStyle(effect: effect, shape: shape) }
    return provider(button, effect, shape)
  }

  func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) { change(true) }

  func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) { change(false) }

  private func change(_ isHovered: Bool) {
    self.isHovered = isHovered
    button?.setNeedsUpdateConfiguration()
  }
}
