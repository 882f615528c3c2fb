import CoreGraphics
import ObjectiveC

/// The effect of the pointer on a view below it.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uipointereffect>
public enum UIPointerEffect: Sendable {
  /// The tint of a view below the pointer.
  public enum TintMode: Sendable {
    /// The effect has no tint.
    case none
    /// The tint is drawn in front of the view's content.
    case overlay
    /// The tint is drawn behind the view's content.
    case underlay
  }

  /// One of the other effects, depending on the size of the view.
  case automatic(UITargetedPreview)
  /// A rounded rectangle appears behind the view.
  case highlight(UITargetedPreview)
  /// The view becomes larger, with a shadow.
  case lift(UITargetedPreview)
  /// The view is tinted and, depending on the values, has a shadow and is enlarged.
  case hover(
    UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
    prefersScaledContent: Bool = true)

  /// The view that changes.
  public var preview: UITargetedPreview {
    switch self {
    case .automatic(let preview), .highlight(let preview), .lift(let preview), .hover(let preview, _, _, _): preview
    }
  }
}

/// The pointer's shape.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uipointershape>
public enum UIPointerShape {
  /// The default corner radius of rounded rectangles: 8 points.
  public static let defaultCornerRadius: CGFloat = 8

  /// A path around the pointer's position.
  case path(UIBezierPath)
  /// A rounded rectangle, in the space of the preview's container.
  case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
  /// An upright line of a length.
  case verticalBeam(length: CGFloat)
  /// A flat line of a length.
  case horizontalBeam(length: CGFloat)
}

/// A shape beside the pointer, such as an arrow. It has no effect, because the pointer belongs to the host.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uipointeraccessory>
@preconcurrency @MainActor open class UIPointerAccessory: NSObject, @preconcurrency NSCopying {
  /// A position around the pointer.
  public struct Position: Sendable {
    /// The default distance of accessories from the pointer, in points. The value is not measured.
    public static let defaultOffset: CGFloat = 12
    /// The distance from the pointer, in points.
    public var offset: CGFloat
    /// The direction from the pointer: radians clockwise from the top.
    public var angle: CGFloat

    /// Creates a position.
    public init(offset: CGFloat = Position.defaultOffset, angle: CGFloat = 0) {
      self.offset = offset
      self.angle = angle
    }

    /// The position above the pointer.
    public static var top: Position { Position(angle: 0) }
    /// The position above the pointer, at its right.
    public static var topRight: Position { Position(angle: .pi / 4) }
    /// The position at the right of the pointer.
    public static var right: Position { Position(angle: .pi / 2) }
    /// The position below the pointer, at its right.
    public static var bottomRight: Position { Position(angle: .pi * 3 / 4) }
    /// The position below the pointer.
    public static var bottom: Position { Position(angle: .pi) }
    /// The position below the pointer, at its left.
    public static var bottomLeft: Position { Position(angle: .pi * 5 / 4) }
    /// The position at the left of the pointer.
    public static var left: Position { Position(angle: .pi * 3 / 2) }
    /// The position above the pointer, at its left.
    public static var topLeft: Position { Position(angle: .pi * 7 / 4) }
  }

  /// The shape.
  public private(set) var shape: UIPointerShape
  /// The position of the shape relative to the pointer.
  open private(set) var position: UIPointerAccessory.Position
  /// Whether the shape is rotated by the angle of its position. False by default.
  open var orientationMatchesAngle = false

  override init() {
    (shape, position) = (.path(UIBezierPath()), .top)
    super.init()
  }

  /// Creates an accessory.
  public convenience init(_ shape: UIPointerShape, position: UIPointerAccessory.Position) {
    self.init()
    (self.shape, self.position) = (shape, position)
  }

  /// Returns an arrow that points away from the pointer.
  public class func arrow(_ position: UIPointerAccessory.Position) -> Self {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: -5, y: 4))
    path.addLine(to: CGPoint(x: 0, y: -4))
    path.addLine(to: CGPoint(x: 5, y: 4))
    path.close()
    let arrow = made(instantiate(self))
    (arrow.shape, arrow.position, arrow.orientationMatchesAngle) = (.path(path), position, true)
    return arrow
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIPointerAccessory(shape, position: position)
    copy.orientationMatchesAngle = orientationMatchesAngle
    return copy
  }
}

/// The pointer's look in a region, and its effect on the view there.
///
/// ```swift
/// func pointerInteraction(
///   _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
/// ) -> UIPointerStyle? {
///   guard let view = interaction.view else { return nil }
///   return UIPointerStyle(effect: .highlight(UITargetedPreview(view: view)))
/// }
/// ```
/// Effects are drawn. The pointer itself is the host's, and its shape does not change.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uipointerstyle>
@preconcurrency @MainActor open class UIPointerStyle: NSObject, @preconcurrency NSCopying {
  /// Shapes beside the pointer.
  open var accessories: [UIPointerAccessory] = []

  enum Kind {
    case system, hidden
    case effect(UIPointerEffect, UIPointerShape?)
    case shape(UIPointerShape, UIAxis)
  }
  private(set) var kind = Kind.system

  override init() { super.init() }

  /// Creates a style with an effect; without a shape, the pointer's shape follows from it.
  public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    self.init()
    kind = .effect(effect, shape)
  }

  /// Creates a style with a shape.
  /// - Parameters:
  /// - shape: the pointer's shape.
  /// - axes: the axes along which the pointer stays at the center of the region.
  public convenience init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) {
    self.init()
    kind = .shape(shape, axes)
  }

  /// Returns a style without a pointer.
  open class func hidden() -> Self {
    let style = made(instantiate(self))
    style.kind = .hidden
    return style
  }

  /// Returns the system's style, which regions have by default.
  open class func system() -> Self { made(instantiate(self)) }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIPointerStyle()
    (copy.kind, copy.accessories) = (kind, accessories)
    return copy
  }
}
