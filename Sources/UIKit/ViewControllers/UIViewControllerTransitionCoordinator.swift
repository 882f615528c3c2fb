import QuartzCore

/// The properties of a transition, for animations that run alongside it.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the transition takes time.
  var isAnimated: Bool { get }
  /// The style of the presentation; `.none` for other transitions.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether the transition began under the user's finger.
  var initiallyInteractive: Bool { get }
  /// Whether the transition can be taken over by a finger while it runs.
  var isInterruptible: Bool { get }
  /// Whether a gesture drives the transition at present.
  var isInteractive: Bool { get }
  /// Whether the transition was canceled, so that the first controller stays.
  var isCancelled: Bool { get }
  /// The duration of the animation in seconds, excluding the time during which a gesture drives it.
  var transitionDuration: TimeInterval { get }
  /// The fraction of the transition that is complete, from 0 to 1.
  var percentComplete: CGFloat { get }
  /// The speed of the transition after its gesture, relative to that of the animation; 1 for UIKit's own
  /// transitions.
  var completionVelocity: CGFloat { get }
  /// The curve of the rest of the transition; `.easeInOut` for UIKit's own transitions.
  var completionCurve: UIView.AnimationCurve { get }
  /// Returns the controller that disappears or the one that appears; nil if there is none.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns the view that disappears or the one that appears; nil if there is none.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The view in which the transition takes place.
  var containerView: UIView { get }
  /// The rotation that the screen's content gets in the transition; the identity if it does not turn.
  var targetTransform: CGAffineTransform { get }
}

/// An object that runs animations alongside a transition between view controllers or sizes.
///
/// ```swift
/// override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
///   super.viewWillTransition(to: size, with: coordinator)
///   coordinator.animate(alongsideTransition: { _ in self.label.alpha = size.width > size.height ? 1 : 0.5 })
/// }
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinator>
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  /// Animates changes along with the transition, and calls the completion at its end. Returns false if the
  /// transition has no animation; the completion is called in this case, too.
  @discardableResult func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Animates changes of a view outside the transition's container along with the transition, and calls the
  /// completion at its end.
  @discardableResult func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Calls the handler when the gesture of an interactive transition ends and the transition continues or is
  /// reversed.
  func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Animates along with the transition in the views of the two controllers.
  @discardableResult public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }

  /// Calls the handler when the gesture of an interactive transition ends. This is the older name of
  /// `notifyWhenInteractionChanges(_:)`.
  public func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) { notifyWhenInteractionChanges(handler) }
}

/// Names a controller of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The controller that is on the screen at the beginning of the transition, or at the end of a canceled one.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// The controller that is on the screen at the end of a transition that was not canceled.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// Names a view of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The view that is on the screen at the beginning of the transition.
  public static let from = Self(rawValue: "UITransitionContextFromView")
  /// The view that is on the screen at the end of the transition.
  public static let to = Self(rawValue: "UITransitionContextToView")
}

/// The coordinator of a transition that UIKit runs itself: collects blocks, runs them when the change is made, and
/// their completions at its end.
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  let isAnimated: Bool
  let presentationStyle: UIModalPresentationStyle
  var transitionDuration: TimeInterval
  let containerView: UIView
  var targetTransform = CGAffineTransform.identity
  private weak var from: UIViewController?
  private weak var to: UIViewController?
  private var animations: [Block] = []
  private var completions: [Block] = []
  private var hasRun = false
  private var interactionHandlers: [Block] = []
  /// The app's, when its animator shows it; until the completions have run.
  private var custom: CustomTransition?
  private(set) var initiallyInteractive = false
  /// Returns the progress by a finger, 0 to 1, of one of UIKit's own interactive transitions, such as a sheet's.
  private var lead: (() -> CGFloat)?
  private var wasCancelled = false

  init(
    in container: UIView, from: UIViewController?, to: UIViewController?, style: UIModalPresentationStyle = .none,
    animated: Bool, duration: TimeInterval
  ) {
    containerView = container
    self.from = from
    self.to = to
    presentationStyle = style
    isAnimated = animated
    transitionDuration = duration
    super.init()
  }

  /// Replaces the controllers of the transition.
  func retarget(from: UIViewController, to: UIViewController) {
    self.from = from
    self.to = to
  }

  var isInterruptible: Bool { custom?.isInterruptible ?? false }
  var isInteractive: Bool { custom?.isInteractive ?? (lead != nil) }
  var isCancelled: Bool { custom?.transitionWasCancelled ?? wasCancelled }
  var percentComplete: CGFloat { custom.map { CGFloat($0.partDone) } ?? lead?() ?? (hasRun ? 1 : 0) }
  var completionVelocity: CGFloat { 1 }
  var completionCurve: UIView.AnimationCurve { .easeInOut }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from : key == .to ? to : nil
  }
  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    key == .from ? from?.viewIfLoaded : key == .to ? to?.viewIfLoaded : nil
  }

  func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
    if let animation { if hasRun { animation(self) } else { animations.append(animation) } }
    if let completion { completions.append(completion) }
    return true
  }
  func animateAlongsideTransition(in view: UIView?, animation: Block?, completion: Block?) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }
  func notifyWhenInteractionChanges(_ handler: @escaping Block) { interactionHandlers.append(handler) }

  func begin(_ transition: CustomTransition, interactive: Bool) {
    custom = transition
    initiallyInteractive = interactive
  }

  /// Lets a gesture drive the transition until `release(cancels:)` is called.
  func follow(_ part: @escaping () -> CGFloat) {
    lead = part
    initiallyInteractive = true
  }

  /// Ends the interaction. Animations alongside are not completed if the transition is canceled.
  func release(cancels: Bool) {
    guard lead != nil else { return }
    lead = nil
    wasCancelled = cancels
    if cancels { animations = [] }
    tellInteractionChanged()
  }

  func tellInteractionChanged() { for handler in interactionHandlers { handler(self) } }

  func runAnimations() {
    hasRun = true
    while !animations.isEmpty { animations.removeFirst()(self) }
  }

  func runCompletions() {
    runAnimations()
    while !completions.isEmpty { completions.removeFirst()(self) }
    interactionHandlers = []
    custom = nil
  }
}
