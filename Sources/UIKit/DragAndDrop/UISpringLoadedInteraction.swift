import CoreGraphics
import Foundation

/// How far a view that opens under a drag has come; raw values as Apple's.
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
  /// No drag is over the view, or it does not open for that drag.
  case inactive = 0
  /// The drag is over the view.
  case possible = 1
  /// The view is about to open: it blinks.
  case activating = 2
  /// The view opens: the handler is called.
  case activated = 3
}

/// Decides whether a view opens under a drag.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uispringloadedinteractionbehavior>
@preconcurrency @MainActor public protocol UISpringLoadedInteractionBehavior: NSObjectProtocol {
  /// Whether the drag at the context's location opens the view. It may set the context's `targetView` and `targetItem`.
  func shouldAllow(_ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext)
    -> Bool
  /// Called when the drag left the view, ended or opened it. Optional.
  func interactionDidFinish(_ interaction: UISpringLoadedInteraction)
}

extension UISpringLoadedInteractionBehavior {
  public func interactionDidFinish(_ interaction: UISpringLoadedInteraction) {}
}

/// Shows that a view is about to open under a drag.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uispringloadedinteractioneffect>
@preconcurrency @MainActor public protocol UISpringLoadedInteractionEffect: NSObjectProtocol {
  /// Called when the state of the context changed. The effect shows it on the context's `targetView`.
  func interaction(
    _ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext)
}

/// What is known of a drag over a view that opens.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uispringloadedinteractioncontext>
@preconcurrency @MainActor public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
  /// Whether the view may open, is about to, or does.
  var state: UISpringLoadedInteractionEffectState { get }
  /// The view that the effect is shown on: the interaction's, unless it is set.
  var targetView: UIView? { get set }
  /// Any object; while it stays the same, so does what is about to open.
  var targetItem: Any? { get set }
  /// The finger in the view's bounds; nil: in the window.
  func location(in view: UIView?) -> CGPoint
}

/// What opens under a drag, as if it were tapped, when `isSpringLoaded` is set.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uispringloadedinteractionsupporting>
@preconcurrency @MainActor public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
  /// Whether a drag that rests on the view opens it. False by default.
  var isSpringLoaded: Bool { get set }
}

/// Opens something when a drag stays over a view.
///
/// ```swift
/// let opener = UISpringLoadedInteraction { interaction, context in print("opens") }
/// view.addInteraction(opener)
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uispringloadedinteraction>
@preconcurrency @MainActor open class UISpringLoadedInteraction: NSObject, UIInteraction {
  private let behavior: any UISpringLoadedInteractionBehavior
  private let effect: any UISpringLoadedInteractionEffect
  private let handler: (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
  private weak var attachedView: UIView?

  /// Without a behavior the whole view opens; without an effect it blinks.
  public init(
    interactionBehavior: (any UISpringLoadedInteractionBehavior)?,
    interactionEffect: (any UISpringLoadedInteractionEffect)?,
    activationHandler handler: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
  ) {
    behavior = interactionBehavior ?? WholeViewBehavior()
    effect = interactionEffect ?? BlinkEffect()
    self.handler = handler
    super.init()
  }

  /// Creates an interaction by which the whole view opens, and blinks before it does.
  public convenience init(
    activationHandler handler: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
  ) {
    self.init(interactionBehavior: nil, interactionEffect: nil, activationHandler: handler)
  }

  /// The object that decides for which drags the view opens.
  open var interactionBehavior: any UISpringLoadedInteractionBehavior { behavior }
  /// The object that shows how far the view has come.
  open var interactionEffect: any UISpringLoadedInteractionEffect { effect }
  open var view: UIView? { attachedView }
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { attachedView = view }

  func activate(_ context: any UISpringLoadedInteractionContext) { handler(self, context) }
}

@MainActor private final class WholeViewBehavior: NSObject, UISpringLoadedInteractionBehavior {
  func shouldAllow(_ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext)
    -> Bool
  { true }
}

/// The view blinks before it opens.
@MainActor private final class BlinkEffect: NSObject, UISpringLoadedInteractionEffect {
  private weak var shaded: UIView?
  private let shade = UIView(frame: .zero)

  func interaction(
    _ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext
  ) {
    switch context.state {
    case .possible: cover(context.targetView, alpha: 0.1)
    case .activating:
      cover(context.targetView, alpha: 0.3)
      UIView.animate(withDuration: 0.1, delay: 0, options: [.autoreverse, .repeat, .allowUserInteraction]) {
        self.shade.alpha = 0
      }
    case .inactive, .activated:
      shade.layer.removeAllAnimations()
      shade.removeFromSuperview()
    }
  }

  private func cover(_ view: UIView?, alpha: CGFloat) {
    guard let view else { return }
    shade.isUserInteractionEnabled = false
    shade.backgroundColor = .black
    shade.frame = view.bounds
    shade.alpha = alpha
    shade.layer.cornerRadius = view.layer.cornerRadius
    if shade.superview !== view { view.addSubview(shade) }
  }
}
