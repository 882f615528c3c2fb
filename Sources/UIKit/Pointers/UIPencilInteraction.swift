import Foundation

/// What a double tap on a pencil does; the user chooses it in the settings.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uipencilpreferredaction>
public enum UIPencilPreferredAction: Int, Sendable {
  /// Nothing.
  case ignore = 0
  /// Changes between the tool and the eraser.
  case switchEraser = 1
  /// Changes to the tool before.
  case switchPrevious = 2
  /// Shows the colours.
  case showColorPalette = 3
  /// Shows the tool's attributes.
  case showInkAttributes = 4
}

/// Hears of double taps on a pencil. Hosts have none: the delegate is never called.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uipencilinteraction>
@preconcurrency @MainActor open class UIPencilInteraction: NSObject, UIInteraction {
  /// What the user chose for double taps; `.ignore`, as on devices without a pencil.
  open class var preferredTapAction: UIPencilPreferredAction { .ignore }
  /// What the user chose for squeezes; `.ignore`, as on devices without a pencil.
  open class var preferredSqueezeAction: UIPencilPreferredAction { .ignore }
  /// Whether fingers shall not draw. False here.
  open class var prefersPencilOnlyDrawing: Bool { false }
  /// Whether a pencil above the screen shows what it would draw. False here.
  open class var prefersHoverToolPreview: Bool { false }

  /// Hears of double taps.
  open weak var delegate: (any UIPencilInteractionDelegate)?
  /// Whether the delegate is notified of double taps. Default true.
  open var isEnabled = true
  /// The view that the interaction was added to.
  open private(set) weak var view: UIView?

  /// Creates an interaction.
  public override init() { super.init() }
  /// Creates an interaction with a delegate.
  public convenience init(delegate: any UIPencilInteractionDelegate) {
    self.init()
    self.delegate = delegate
  }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}

/// Hears of double taps on a pencil. The method is optional.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uipencilinteractiondelegate>
@preconcurrency @MainActor public protocol UIPencilInteractionDelegate: NSObjectProtocol {
  /// Called at a double tap.
  func pencilInteractionDidTap(_ interaction: UIPencilInteraction)
}

extension UIPencilInteractionDelegate {
  public func pencilInteractionDidTap(_ interaction: UIPencilInteraction) {}
}
