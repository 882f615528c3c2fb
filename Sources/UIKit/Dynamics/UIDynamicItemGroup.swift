import QuartzCore

/// Several items that move as one rigid body.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uidynamicitemgroup>
@preconcurrency @MainActor open class UIDynamicItemGroup: NSObject, UIDynamicItem {
  private let members: [any UIDynamicItem]
  private var placements: [(offset: Vector, transform: CGAffineTransform)] = []
  private var middle: CGPoint
  private var turn = CGAffineTransform.identity
  private let size: CGSize

  /// Creates a group without items. A group's center is that of its items' bounding box.
  public convenience override init() { self.init(items: []) }

  /// Creates a group of items in their current arrangement, which is then fixed.
  public init(items: [any UIDynamicItem]) {
    members = items
    let box = items.reduce(CGRect.null) { $0.union(UIDynamicItemGroup.frame(of: $1)) }
    let finite = box.isNull || !box.midX.isFinite || !box.midY.isFinite ? .zero : box
    middle = CGPoint(x: finite.midX, y: finite.midY)
    size = finite.size
    super.init()
    placements = items.map { (Vector($0.center) - Vector(middle), $0.transform) }
  }

  /// The items of the group. They should not be in a behavior individually.
  open var items: [any UIDynamicItem] { members }

  open var center: CGPoint {
    get { middle }
    set {
      middle = newValue
      placeItems()
    }
  }

  open var bounds: CGRect { CGRect(origin: .zero, size: size) }

  open var transform: CGAffineTransform {
    get { turn }
    set {
      turn = newValue
      placeItems()
    }
  }

  private func placeItems() {
    let angle = atan2(Double(turn.b), Double(turn.a))
    for (item, placement) in zip(members, placements) {
      item.center = (Vector(middle) + placement.offset.rotated(by: angle)).point
      if turn != .identity || item.transform != placement.transform {
        item.transform = placement.transform.concatenating(turn)
      }
    }
  }

  /// The outlines of the items relative to the group's center.
  var shapes: [PhysicsShape] {
    zip(members, placements).flatMap { item, placement in
      let angle = atan2(Double(placement.transform.b), Double(placement.transform.a))
      return PhysicsBody.shapes(of: item).map { $0.placed(at: placement.offset, angle: angle) }
    }
  }

  static func frame(of item: any UIDynamicItem) -> CGRect {
    let size = item.bounds.size
    let center = item.center
    let box = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
      .applying(item.transform)
    return box.offsetBy(dx: center.x, dy: center.y)
  }
}
