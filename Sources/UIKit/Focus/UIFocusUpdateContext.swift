import QuartzCore

/// A movement of focus from one item to another.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uifocusupdatecontext>
@preconcurrency @MainActor open class UIFocusUpdateContext: NSObject {
  /// The item that loses focus; nil if no item had it.
  open private(set) weak var previouslyFocusedItem: (any UIFocusItem)?
  /// The item that receives focus; nil if no item does.
  open private(set) weak var nextFocusedItem: (any UIFocusItem)?
  /// The direction of the key that moves focus; empty for a movement by code.
  open private(set) var focusHeading: UIFocusHeading

  /// Creates a context without a movement.
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

  /// The item that loses focus, if it is a view.
  open weak var previouslyFocusedView: UIView? { previouslyFocusedItem as? UIView }
  /// The item that receives focus, if it is a view.
  open weak var nextFocusedView: UIView? { nextFocusedItem as? UIView }
}

/// The duration of the animations of a focus movement.
@preconcurrency @MainActor public protocol UIFocusAnimationContext: NSObjectProtocol {
  /// The duration of the system's animation in seconds: 0.2, a value that Apple does not document.
  var duration: TimeInterval { get }
}

/// A collector of the animations alongside a focus movement.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uifocusanimationcoordinator>
@preconcurrency @MainActor open class UIFocusAnimationCoordinator: NSObject {
  private final class Context: NSObject, UIFocusAnimationContext {
    let duration: TimeInterval = 0.2
  }

  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  public override init() { super.init() }

  /// Adds animations for both sides of the movement.
  open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
    if let animations { self.animations.append(animations) }
    if let completion { completions.append(completion) }
  }
  /// Adds animations for the item that receives focus.
  open func addCoordinatedFocusingAnimations(
    _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
  ) {
    addCoordinatedAnimations(animations.map { body in { body(Context()) } }, completion: completion)
  }
  /// Adds animations for the item that loses focus.
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

/// The hint of a finger on a remote's touch surface at a focus movement; keyboards give no hints.
@preconcurrency @MainActor open class UIFocusMovementHint: NSObject, @preconcurrency NSCopying {
  /// The direction and size of the hinted movement, from -1 to 1 along each axis. Always zero.
  open private(set) var movementDirection = CGVector.zero
  /// The three-dimensional rotation with which the item follows the finger. Always the identity.
  open private(set) var perspectiveTransform = CATransform3DIdentity
  /// The angles about both axes with which the item follows the finger. Always zero.
  open private(set) var rotation = CGVector.zero
  /// The translation with which the item follows the finger, in points. Always zero.
  open private(set) var translation = CGVector.zero
  /// The rotation and the translation in one transform. Always the identity.
  open private(set) var interactionTransform = CATransform3DIdentity
  public override init() { super.init() }
  /// Returns the object itself, as hints are immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The effect of an item with focus; the base class has no effect.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uifocuseffect>
@preconcurrency @MainActor open class UIFocusEffect: NSObject, @preconcurrency NSCopying {
  public override init() { super.init() }
  open func copy(with zone: NSZone? = nil) -> Any { UIFocusEffect() }
}

/// A ring around the item with focus, in its tint.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uifocushaloeffect>
@preconcurrency @MainActor open class UIFocusHaloEffect: UIFocusEffect {
  /// The side of the shape on which the ring is.
  public enum Position: Int, Sendable {
    /// The ring is inside the edge if the item's view clips its content, around the shape otherwise.
    case automatic = 0
    /// The ring is around the shape.
    case outside = 1
    /// The ring is inside the edge of the shape.
    case inside = 2
  }

  enum Shape {
    case item
    case path(UIBezierPath)
    case rect(CGRect, radius: CGFloat, curve: CALayerCornerCurve)
  }

  let shape: Shape
  /// The view to which the ring is added; nil for the item's own.
  open weak var containerView: UIView?
  /// The view below the ring, in whose coordinates the shape is; nil for the item's own.
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

/// An area without a view that redirects focus: an arrow key that reaches the guide moves focus to its preferred
/// environment.
///
/// ```swift
/// let guide = UIFocusGuide()
/// guide.preferredFocusEnvironments = [button]
/// view.addLayoutGuide(guide)
/// guide.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
/// ```
///
/// A guide is ignored while it is disabled, and while none of its preferred environments can have focus.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uifocusguide>
@preconcurrency @MainActor open class UIFocusGuide: UILayoutGuide {
  /// Whether the guide redirects focus; true by default.
  open var isEnabled = true
  /// The environments to which the guide redirects focus, in order of preference. Empty by default; nil stands for
  /// empty.
  open var preferredFocusEnvironments: [any UIFocusEnvironment]! = [] {
    didSet { if preferredFocusEnvironments == nil { preferredFocusEnvironments = [] } }
  }
  /// The view to which the guide redirects focus. Nil by default; setting it replaces `preferredFocusEnvironments`.
  @available(iOS, deprecated: 10.0, message: "use preferredFocusEnvironments")
  open weak var preferredFocusedView: UIView? {
    get { preferredFocusEnvironments.first as? UIView }
    set { preferredFocusEnvironments = newValue.map { [$0] } ?? [] }
  }
}
