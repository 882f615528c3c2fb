import QuartzCore

/// A movement of the focus from one item to another.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uifocusupdatecontext>
@preconcurrency @MainActor open class UIFocusUpdateContext: NSObject {
  open private(set) weak var previouslyFocusedItem: (any UIFocusItem)?
  open private(set) weak var nextFocusedItem: (any UIFocusItem)?
  open private(set) var focusHeading: UIFocusHeading

  /// Creates a context of no movement.
  public override init() {
    focusHeading = []
    super.init()
  }

  init(from previous: (any UIFocusItem)?, to next: (any UIFocusItem)?, heading: UIFocusHeading) {
    previouslyFocusedItem = previous
    nextFocusedItem = next
    focusHeading = heading
    super.init()
  }

  open weak var previouslyFocusedView: UIView? { previouslyFocusedItem as? UIView }
  open weak var nextFocusedView: UIView? { nextFocusedItem as? UIView }
}

/// The time that the animations of a movement of the focus take.
@preconcurrency @MainActor public protocol UIFocusAnimationContext: NSObjectProtocol {
  var duration: TimeInterval { get }
}

/// Collects the animations that go with a movement of the focus.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uifocusanimationcoordinator>
@preconcurrency @MainActor open class UIFocusAnimationCoordinator: NSObject {
  private final class Context: NSObject, UIFocusAnimationContext {
    let duration: TimeInterval = 0.2
  }

  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  public override init() { super.init() }

  /// Adds animations of both sides of the movement.
  open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
    if let animations { self.animations.append(animations) }
    if let completion { completions.append(completion) }
  }
  /// Adds animations of what gets the focus.
  open func addCoordinatedFocusingAnimations(
    _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
  ) {
    addCoordinatedAnimations(animations.map { body in { body(Context()) } }, completion: completion)
  }
  /// Adds animations of what loses the focus.
  open func addCoordinatedUnfocusingAnimations(
    _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
  ) {
    addCoordinatedAnimations(animations.map { body in { body(Context()) } }, completion: completion)
  }

  func run() {
    guard !animations.isEmpty else { return completions.forEachCall() }
    UIView.animate(withDuration: Context().duration) { [animations] in
      animations.forEachCall()
    } completion: { [completions] _ in
      completions.forEachCall()
    }
  }
}

extension [() -> Void] {
  fileprivate func forEachCall() { for call in self { call() } }
}

/// How far and where to a finger on a remote's pad hints; a keyboard gives no hints.
@preconcurrency @MainActor open class UIFocusMovementHint: NSObject, @preconcurrency NSCopying {
  open private(set) var movementDirection = CGVector.zero
  open private(set) var perspectiveTransform = CATransform3DIdentity
  open private(set) var rotation = CGVector.zero
  open private(set) var translation = CGVector.zero
  open private(set) var interactionTransform = CATransform3DIdentity
  public override init() { super.init() }
  /// The same object: hints never change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// How an item shows that it has the focus; the base class shows nothing of its own.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uifocuseffect>
@preconcurrency @MainActor open class UIFocusEffect: NSObject, @preconcurrency NSCopying {
  public override init() { super.init() }
  open func copy(with zone: NSZone? = nil) -> Any { UIFocusEffect() }
}

/// A ring around the item with the focus, in its tint.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uifocushaloeffect>
@preconcurrency @MainActor open class UIFocusHaloEffect: UIFocusEffect {
  /// On which side of the shape the ring is.
  public enum Position: Int, Sendable {
    case automatic = 0
    case outside = 1
    case inside = 2
  }

  enum Shape {
    case item
    case path(UIBezierPath)
    case rect(CGRect, radius: CGFloat, curve: CALayerCornerCurve)
  }

  let shape: Shape
  /// The view that the ring is added to; nil for the item's own.
  open weak var containerView: UIView?
  /// The view that the ring is above, and in whose space the shape is; nil for the item's own.
  open weak var referenceView: UIView?
  open var position = Position.automatic

  /// Creates a ring around the item's bounds.
  public override init() {
    shape = .item
    super.init()
  }
  public init(path bezierPath: UIBezierPath) {
    shape = .path(bezierPath)
    super.init()
  }
  public init(rect: CGRect) {
    shape = .rect(rect, radius: 0, curve: .circular)
    super.init()
  }
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) {
    shape = .rect(rect, radius: cornerRadius, curve: curve)
    super.init()
  }

  private init(_ other: UIFocusHaloEffect) {
    shape = other.shape
    super.init()
    containerView = other.containerView
    referenceView = other.referenceView
    position = other.position
  }

  open override func copy(with zone: NSZone? = nil) -> Any { UIFocusHaloEffect(self) }
}

/// An area without a view that leads the focus elsewhere.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uifocusguide>
@preconcurrency @MainActor open class UIFocusGuide: UILayoutGuide {
  open var isEnabled = true
  open var preferredFocusEnvironments: [any UIFocusEnvironment]! = [] {
    didSet { if preferredFocusEnvironments == nil { preferredFocusEnvironments = [] } }
  }
  @available(iOS, deprecated: 10.0, message: "use preferredFocusEnvironments")
  open weak var preferredFocusedView: UIView? {
    get { preferredFocusEnvironments.first as? UIView }
    set { preferredFocusEnvironments = newValue.map { [$0] } ?? [] }
  }
}
