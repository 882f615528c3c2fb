import QuartzCore

/// A movement of the focus from one item to another.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uifocusupdatecontext>
@preconcurrency @MainActor open class UIFocusUpdateContext: NSObject {
  /// The item that loses the focus; nil if none had it.
  open private(set) weak var previouslyFocusedItem: (any UIFocusItem)?
  /// The item that gets the focus; nil if none does.
  open private(set) weak var nextFocusedItem: (any UIFocusItem)?
  /// The direction of the key that moves the focus; empty for a movement by code.
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

  /// The item that loses the focus, if it is a view.
  open weak var previouslyFocusedView: UIView? { previouslyFocusedItem as? UIView }
  /// The item that gets the focus, if it is a view.
  open weak var nextFocusedView: UIView? { nextFocusedItem as? UIView }
}

/// The time that the animations of a movement of the focus take.
@preconcurrency @MainActor public protocol UIFocusAnimationContext: NSObjectProtocol {
  /// The length of the system's animation in seconds: 0.2 here, a value that Apple does not document.
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
  /// The direction and size of the movement that the finger hints at, from -1 to 1 along each axis. Zero here.
  open private(set) var movementDirection = CGVector.zero
  /// The tilt in space by which the item follows the finger. The identity here.
  open private(set) var perspectiveTransform = CATransform3DIdentity
  /// The angles about both axes by which the item follows the finger. Zero here.
  open private(set) var rotation = CGVector.zero
  /// The distances by which the item follows the finger, in points. Zero here.
  open private(set) var translation = CGVector.zero
  /// The tilt and the distances in one transform. The identity here.
  open private(set) var interactionTransform = CATransform3DIdentity
  public override init() { super.init() }
  /// Returns the object itself: hints never change.
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
    /// Within the edge where the item's view clips its content, around the shape elsewhere.
    case automatic = 0
    /// Around the shape.
    case outside = 1
    /// Within the edge of the shape.
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
  /// The side of the shape on which the ring is. `.automatic` by default.
  open var position = Position.automatic

  /// Creates a ring around the item's bounds.
  public override init() {
    shape = .item
    super.init()
  }
  /// Creates a ring along a path in the coordinates of the reference view.
  public init(path bezierPath: UIBezierPath) {
    shape = .path(bezierPath)
    super.init()
  }
  /// Creates a ring along a rectangle in the coordinates of the reference view.
  public init(rect: CGRect) {
    shape = .rect(rect, radius: 0, curve: .circular)
    super.init()
  }
  /// Creates a ring along a rounded rectangle in the coordinates of the reference view, with the corners' radius in
  /// points.
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

/// An area without a view that leads the focus elsewhere: an arrow key that reaches the guide moves the focus to what it prefers.
///
/// ```swift
/// let guide = UIFocusGuide()
/// guide.preferredFocusEnvironments = [button]
/// view.addLayoutGuide(guide)
/// guide.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
/// ```
///
/// A guide is ignored while it is disabled, and while nothing that it prefers can have the focus.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uifocusguide>
@preconcurrency @MainActor open class UIFocusGuide: UILayoutGuide {
  /// Whether the guide leads the focus; true by default.
  open var isEnabled = true
  /// Where the guide leads the focus, the best first. Empty by default; nil is taken for that.
  open var preferredFocusEnvironments: [any UIFocusEnvironment]! = [] {
    didSet { if preferredFocusEnvironments == nil { preferredFocusEnvironments = [] } }
  }
  /// The view to which the guide leads. Nil by default; setting it replaces `preferredFocusEnvironments`.
  @available(iOS, deprecated: 10.0, message: "use preferredFocusEnvironments")
  open weak var preferredFocusedView: UIView? {
    get { preferredFocusEnvironments.first as? UIView }
    set { preferredFocusEnvironments = newValue.map { [$0] } ?? [] }
  }
}
