import CoreGraphics

/// The frame of a popover: on a side of its anchor that has room, with the arrow at the anchor's middle.
struct PopoverPlacement: Equatable {
  /// `facts/presentation.md#popover`.
  static let arrowHeight: CGFloat = 13
  static let arrowBase: CGFloat = 26
  static let cornerRadius: CGFloat = 13
  /// The distance from the arrow's middle to the end of its rounded foot.
  private static let arrowFoot = arrowBase / 2 + 5
  /// The smallest distance of the arrow's middle from a corner, in points.
  static let arrowMargin = cornerRadius + arrowFoot

  /// The box with its arrow.
  private(set) var frame: CGRect
  /// The direction in which the arrow points; empty without an arrow.
  private(set) var direction: UIPopoverArrowDirection
  /// The arrow's middle along the side that it is on, from the frame's origin.
  private(set) var arrow: CGFloat = 0
  /// The length by which the arrow reaches out of the box, in points.
  private let arrowHeight: CGFloat

  init(
    size: CGSize, at anchor: CGRect?, in area: CGRect, permitted: UIPopoverArrowDirection, canOverlap: Bool,
    arrowHeight: CGFloat = PopoverPlacement.arrowHeight
  ) {
    self.arrowHeight = arrowHeight
    direction = []
    let anchor = anchor.flatMap { $0.isNull || !($0.midX + $0.midY + $0.width + $0.height).isFinite ? nil : $0 }
    let middle = anchor.map { CGPoint(x: $0.midX, y: $0.midY) } ?? CGPoint(x: area.midX, y: area.midY)
    frame = .zero
    frame.size = CGSize(width: min(size.width, area.width), height: min(size.height, area.height))
    frame.origin = CGPoint(x: middle.x - frame.width / 2, y: middle.y - frame.height / 2)
    guard let anchor else {
      moveInto(area)
      return
    }
    let options = Self.order.filter { permitted.contains($0) }
      .map { (direction: $0, size: Self.size(size, beside: anchor, in: area, $0, canOverlap, arrowHeight)) }
    func loss(_ option: (direction: UIPopoverArrowDirection, size: CGSize)) -> CGFloat {
      size.width * size.height - option.size.width * option.size.height
    }
    // The first of those that lose least.
    if let best = options.min(by: { loss($0) < loss($1) - 0.5 }) {
      put(best.direction, best.size, at: anchor, in: area)
    } else {
      moveInto(area)
    }
  }

  /// The preference of positions: below the anchor first, then above, then beside.
  private static let order: [UIPopoverArrowDirection] = [.up, .down, .left, .right]

  private static func size(
    _ size: CGSize, beside anchor: CGRect, in area: CGRect, _ direction: UIPopoverArrowDirection,
    _ canOverlap: Bool, _ arrowHeight: CGFloat
  ) -> CGSize {
    func room(_ free: CGFloat, _ all: CGFloat) -> CGFloat {
      max(0, min(canOverlap ? all : free, all) - arrowHeight)
    }
    switch direction {
    case .up: return size.fitting(area.width, room(area.maxY - anchor.maxY, area.height))
    case .down: return size.fitting(area.width, room(anchor.minY - area.minY, area.height))
    case .left: return size.fitting(room(area.maxX - anchor.maxX, area.width), area.height)
    default: return size.fitting(room(anchor.minX - area.minX, area.width), area.height)
    }
  }

  private mutating func put(
    _ direction: UIPopoverArrowDirection, _ size: CGSize, at anchor: CGRect, in area: CGRect
  ) {
    self.direction = direction
    let isBelowOrAbove = direction == .up || direction == .down
    frame.size = size
    if isBelowOrAbove { frame.size.height += arrowHeight } else { frame.size.width += arrowHeight }
    switch direction {
    case .up: frame.origin = CGPoint(x: anchor.midX - frame.width / 2, y: anchor.maxY)
    case .down: frame.origin = CGPoint(x: anchor.midX - frame.width / 2, y: anchor.minY - frame.height)
    case .left: frame.origin = CGPoint(x: anchor.maxX, y: anchor.midY - frame.height / 2)
    default: frame.origin = CGPoint(x: anchor.minX - frame.width, y: anchor.midY - frame.height / 2)
    }
    moveInto(area)
    let (length, wanted) =
      isBelowOrAbove
      ? (frame.width, anchor.midX - frame.minX) : (frame.height, anchor.midY - frame.minY)
    let margin = min(Self.arrowMargin, length / 2)
    arrow = min(max(wanted, margin), length - margin)
  }

  private mutating func moveInto(_ area: CGRect) {
    frame.origin.x = max(area.minX, min(frame.minX, area.maxX - frame.width))
    frame.origin.y = max(area.minY, min(frame.minY, area.maxY - frame.height))
  }

  /// The insets of the frame that the arrow takes.
  var arrowInsets: UIEdgeInsets {
    var insets = UIEdgeInsets.zero
    switch direction {
    case .up: insets.top = arrowHeight
    case .down: insets.bottom = arrowHeight
    case .left: insets.left = arrowHeight
    case .right: insets.right = arrowHeight
    default: break
    }
    return insets
  }

  /// The distance of the arrow's middle from the middle of its side, in points.
  var arrowOffset: CGFloat {
    switch direction {
    case .up, .down: return arrow - frame.width / 2
    case .left, .right: return arrow - frame.height / 2
    default: return 0
    }
  }

  /// The outline in the frame's space, as one path.
  var path: CGPath {
    let (width, height) = (frame.width, frame.height)
    switch direction {
    case .up: return outline(width, height, arrow)
    case .down:
      return outline(
        width, height, width - arrow, CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: width, ty: height))
    case .left:
      return outline(height, width, height - arrow, CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: height))
    case .right:
      return outline(height, width, arrow, CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: width, ty: 0))
    default:
      let radius = min(Self.cornerRadius, width / 2, height / 2)
      return CGPath(
        roundedRect: CGRect(x: 0, y: 0, width: width, height: height), cornerWidth: radius, cornerHeight: radius,
        transform: nil)
    }
  }

  /// Returns the outline of a box with an arrow on its top edge, turned by a transform. The arrow's tip is rounded,
  /// and its base curves into the edge.
  private func outline(
    _ length: CGFloat, _ depth: CGFloat, _ middle: CGFloat, _ turn: CGAffineTransform = .identity
  ) -> CGPath {
    let (half, top, foot) = (Self.arrowBase / 2, Self.arrowHeight, Self.arrowFoot)
    let radius = max(0, min(Self.cornerRadius, length / 2, (depth - top) / 2))
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    func tip(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: middle + x, y: y) }
    let path = CGMutablePath()
    path.move(to: tip(-foot, top))
    path.addCurve(to: tip(-2.5, 1.2), control1: tip(4 - half, top), control2: tip(-5.5, 3.6))
    path.addCurve(to: tip(2.5, 1.2), control1: tip(-0.9, -0.2), control2: tip(0.9, -0.2))
    path.addCurve(to: tip(foot, top), control1: tip(5.5, 3.6), control2: tip(half - 4, top))
    path.addArc(tangent1End: point(length, top), tangent2End: point(length, depth), radius: radius)
    path.addArc(tangent1End: point(length, depth), tangent2End: point(0, depth), radius: radius)
    path.addArc(tangent1End: point(0, depth), tangent2End: point(0, top), radius: radius)
    path.addArc(tangent1End: point(0, top), tangent2End: tip(-foot, top), radius: radius)
    path.closeSubpath()
    var turn = turn
    return path.copy(using: &turn) ?? path
  }
}

extension CGSize {
  fileprivate func fitting(_ width: CGFloat, _ height: CGFloat) -> CGSize {
    CGSize(width: min(self.width, width), height: min(self.height, height))
  }
}
