import QuartzCore

/// The outline with which an item collides.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  /// The item's bounds, turned with its transform. What items have that don't choose an outline.
  case rectangle = 0
  /// Within the bounds; a circle when they are square.
  case ellipse = 1
  /// The item's `collisionBoundingPath`.
  case path = 2
}

/// An object that a dynamic animator moves: a view, or any other object with a centre, bounds and a transform.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uidynamicitem>
@preconcurrency @MainActor public protocol UIDynamicItem: UIDynamicItemOptionalProperties {
  /// In the space of the animator's reference view.
  var center: CGPoint { get set }
  /// Its size is the item's; it has to be greater than zero.
  var bounds: CGRect { get }
  /// Only turned by the animator.
  var transform: CGAffineTransform { get set }
}

/// The optional properties of `UIDynamicItem`, as its implementers see them; callers see them optional, as with
/// Objective-C.
@preconcurrency @MainActor public protocol UIDynamicItemOptionalProperties: NSObjectProtocol {
  /// The rectangle of the bounds unless given.
  @_disfavoredOverload var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// Convex, around the centre of the item as (0, 0); asked for with the type `.path`.
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
