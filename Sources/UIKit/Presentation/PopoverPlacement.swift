import CoreGraphics

/// The frame of a popover: on the side of its anchor on which it fits and its arrow is nearest to the anchor's
/// middle.
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

  /// Places a box of a size in an area.
  /// - Parameters:
  ///   - isInBar: Whether the anchor is in a bar, so that the box is below or above it, where that is permitted.
  ///   - canOverlap: Whether the box may cover its anchor rather than shrink.
  init(
    size: CGSize, at anchor: CGRect?, in area: CGRect, permitted: UIPopoverArrowDirection, canOverlap: Bool,
    isInBar: Bool = false, arrowHeight: CGFloat = PopoverPlacement.arrowHeight
  ) {
    self.arrowHeight = arrowHeight
    direction = []
    let anchor = anchor.flatMap { $0.isNull || !($0.midX + $0.midY + $0.width + $0.height).isFinite ? nil : $0 }
    let middle = anchor.map { CGPoint(x: $0.midX, y: $0.midY) } ?? CGPoint(x: area.midX, y: area.midY)
    let size = size.fitting(area.width, area.height)
    frame = CGRect(
      x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width, height: size.height)
    var directions = Self.order.filter { permitted.contains($0) }
    if isInBar, directions.contains(where: \.isVertical) { directions.removeAll { !$0.isVertical } }
    if let anchor, let (side, anchor) = Self.side(of: anchor, size, in: area, directions, canOverlap, arrowHeight) {
      put(side, at: anchor, in: area)
    } else {
      moveInto(area)
    }
  }

  /// Returns the side to take, and what the arrow points to there: the anchor, or its middle if no side has room
  /// for a usable part of the box. Nil if no directions are given.
  private static func side(
    of anchor: CGRect, _ size: CGSize, in area: CGRect, _ directions: [UIPopoverArrowDirection], _ canOverlap: Bool,
    _ arrowHeight: CGFloat
  ) -> (Side, CGRect)? {
    let sides = directions.map { Side($0, of: anchor, size, in: area, arrowHeight) }
    let whole = sides.filter { $0.lost == 0 }
    if let best = whole.min(by: { $0.shift < $1.shift - 0.5 }) { return (best, anchor) }
    let usable = canOverlap ? [] : sides.filter { $0.isUsable(for: size) }
    if let best = usable.min(by: { $0.lost < $1.lost - 0.5 }) { return (best, anchor) }
    // The box covers the anchor up to its middle (`facts/presentation.md#popover/short-side`), or as far as needed.
    let middle = CGRect(
      x: max(area.minX, min(anchor.midX, area.maxX)), y: max(area.minY, min(anchor.midY, area.maxY)), width: 0,
      height: 0)
    let covering = directions.map { Side($0, of: middle, size, in: area, arrowHeight, coversAnchor: canOverlap) }
    return covering.min { $0.lost < $1.lost - 0.5 }.map { ($0, middle) }
  }

  /// The order of sides on which the box loses and moves equally little: beside the anchor first
  /// (`facts/presentation.md#popover/any-side`).
  private static let order: [UIPopoverArrowDirection] = [.left, .right, .up, .down]

  /// A side of the anchor, with the size that the box has there.
  private struct Side {
    let direction: UIPopoverArrowDirection
    /// The size without the arrow.
    let size: CGSize
    /// The part of the wanted area for which there is no room.
    let lost: CGFloat
    /// The distance by which the box moves along the anchor, away from the anchor's middle, to be within the area.
    let shift: CGFloat

    init(
      _ direction: UIPopoverArrowDirection, of anchor: CGRect, _ wanted: CGSize, in area: CGRect,
      _ arrowHeight: CGFloat, coversAnchor: Bool = false
    ) {
      func room(_ free: CGFloat, _ all: CGFloat) -> CGFloat {
        max(0, min(coversAnchor ? all : free, all) - arrowHeight)
      }
      func shift(_ middle: CGFloat, _ length: CGFloat, _ start: CGFloat, _ end: CGFloat) -> CGFloat {
        max(0, start - (middle - length / 2), middle + length / 2 - end)
      }
      self.direction = direction
      switch direction {
      case .up: size = wanted.fitting(area.width, room(area.maxY - anchor.maxY, area.height))
      case .down: size = wanted.fitting(area.width, room(anchor.minY - area.minY, area.height))
      case .left: size = wanted.fitting(room(area.maxX - anchor.maxX, area.width), area.height)
      default: size = wanted.fitting(room(anchor.minX - area.minX, area.width), area.height)
      }
      let loss = wanted.width * wanted.height - size.width * size.height
      lost = loss < 0.5 ? 0 : loss
      self.shift =
        direction.isVertical
        ? shift(anchor.midX, size.width, area.minX, area.maxX)
        : shift(anchor.midY, size.height, area.minY, area.maxY)
    }

    /// The least length in points of a box that is shown beside its anchor rather than over it; by eye.
    private static let leastLength: CGFloat = 100

    /// Returns whether there is room for a part of the content that is large enough to be used.
    func isUsable(for wanted: CGSize) -> Bool {
      size.width >= min(wanted.width, Self.leastLength) && size.height >= min(wanted.height, Self.leastLength)
    }
  }

  private mutating func put(_ side: Side, at anchor: CGRect, in area: CGRect) {
    direction = side.direction
    frame.size = side.size
    if direction.isVertical { frame.size.height += arrowHeight } else { frame.size.width += arrowHeight }
    switch direction {
    case .up: frame.origin = CGPoint(x: anchor.midX - frame.width / 2, y: anchor.maxY)
    case .down: frame.origin = CGPoint(x: anchor.midX - frame.width / 2, y: anchor.minY - frame.height)
    case .left: frame.origin = CGPoint(x: anchor.maxX, y: anchor.midY - frame.height / 2)
    default: frame.origin = CGPoint(x: anchor.minX - frame.width, y: anchor.midY - frame.height / 2)
    }
    moveInto(area)
    let (length, wanted) =
      direction.isVertical
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

extension UIPopoverArrowDirection {
  /// Whether the arrow points up or down, so that the box is below or above what it points to.
  fileprivate var isVertical: Bool { self == .up || self == .down }
}

extension CGSize {
  fileprivate func fitting(_ width: CGFloat, _ height: CGFloat) -> CGSize {
    CGSize(width: min(self.width, width), height: min(self.height, height))
  }
}
