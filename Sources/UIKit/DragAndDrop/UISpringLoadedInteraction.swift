import CoreGraphics
import Foundation

/// The state of a spring-loaded view under a drag.
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
  /// There is no drag over the view, or the view does not open for it.
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
  /// Returns whether the drag at the context's location opens the view. It may set the context's `targetView` and
  /// `targetItem`.
  func shouldAllow(_ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext)
    -> Bool
  /// Called when the drag left the view, ended or opened it. Optional.
  func interactionDidFinish(_ interaction: UISpringLoadedInteraction)
}

extension UISpringLoadedInteractionBehavior {
  public func interactionDidFinish(_ interaction: UISpringLoadedInteraction) {}
}

/// An effect that shows that a view is about to open under a drag.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uispringloadedinteractioneffect>
@preconcurrency @MainActor public protocol UISpringLoadedInteractionEffect: NSObjectProtocol {
  /// Called when the state of the context changed. The effect shows it on the context's `targetView`.
  func interaction(
    _ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext)
}

/// The state of a drag over a spring-loaded view.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uispringloadedinteractioncontext>
@preconcurrency @MainActor public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
  /// The state of the view: whether it may open, is about to open, or opens.
  var state: UISpringLoadedInteractionEffectState { get }
  /// The view on which the effect is shown: the interaction's by default.
  var targetView: UIView? { get set }
  /// A custom object that identifies the content that is about to open; a change restarts the activation.
  var targetItem: Any? { get set }
  /// Returns the finger's location in the view's bounds; nil stands for the window.
  func location(in view: UIView?) -> CGPoint
}

/// A control that is triggered by a drag that hovers over it, if `isSpringLoaded` is set.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uispringloadedinteractionsupporting>
@preconcurrency @MainActor public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
  /// Whether a drag that hovers over the view triggers it. False by default.
  var isSpringLoaded: Bool { get set }
}

/// An interaction that calls a handler when a drag hovers over a view.
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

  /// Creates an interaction. Without a behavior the whole view opens; without an effect it blinks.
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

  /// Creates an interaction with which the whole view opens after blinking.
  public convenience init(
    activationHandler handler: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
  ) {
    self.init(interactionBehavior: nil, interactionEffect: nil, activationHandler: handler)
  }

  /// The object that decides about the drags for which the view opens.
  open var interactionBehavior: any UISpringLoadedInteractionBehavior { behavior }
  /// The object that shows the state of the view.
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

/// The default effect: the view blinks before it opens.
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
