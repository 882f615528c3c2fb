import QuartzCore

/// The kind of an item's outline in collisions.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  /// The item's bounds, rotated with its transform; the default.
  case rectangle = 0
  /// An ellipse within the bounds; a circle if they are square.
  case ellipse = 1
  /// The item's `collisionBoundingPath`.
  case path = 2
}

/// An object that a dynamic animator moves: a view, or any other object with a center, bounds and a transform.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uidynamicitem>
@preconcurrency @MainActor public protocol UIDynamicItem: UIDynamicItemOptionalProperties {
  /// The center in the coordinates of the animator's reference view.
  var center: CGPoint { get set }
  /// The bounds, whose size is the item's; it must be greater than zero.
  var bounds: CGRect { get }
  /// The transform, which the animator only rotates.
  var transform: CGAffineTransform { get set }
}

/// The optional properties of `UIDynamicItem`, as implementers declare them; callers see them as optional, as with
/// Objective-C.
@preconcurrency @MainActor public protocol UIDynamicItemOptionalProperties: NSObjectProtocol {
  /// The kind of outline; by default the rectangle of the bounds.
  @_disfavoredOverload var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// A convex outline relative to the center of the item, for the type `.path`.
  @_disfavoredOverload var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItemOptionalProperties {
  @_disfavoredOverload public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  @_disfavoredOverload public var collisionBoundingPath: UIBezierPath { UIBezierPath() }
}

extension UIDynamicItem {
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType? {
    collisionBoundsType as UIDynamicItemCollisionBoundsType
  }
  public var collisionBoundingPath: UIBezierPath? { collisionBoundingPath as UIBezierPath }
}
