import QuartzCore

/// The outline with which an item collides.
public enum UIDynamicItemCollisionBoundsType: UInt, @unchecked Sendable {
  case rectangle = 0
  /// Within the bounds; a circle when they are square.
  case ellipse = 1
  /// The item's `collisionBoundingPath`.
  case path = 2
}

/// What an animator can move: a view, or anything else that has a centre, a size and a transform.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uidynamicitem>
@preconcurrency @MainActor public protocol UIDynamicItem: NSObjectProtocol {
  /// In the space of the animator's reference view.
  var center: CGPoint { get set }
  /// Its size is the item's; it has to be greater than zero.
  var bounds: CGRect { get }
  /// Only turned by the animator.
  var transform: CGAffineTransform { get set }
  /// The rectangle of the bounds unless given.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// Convex, around the centre of the item as (0, 0); asked for with the type `.path`.
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  public var collisionBoundingPath: UIBezierPath { UIBezierPath() }
}
