import CoreGraphics

/// Where a popover goes: on the side of its anchor that has room, with the arrow on the anchor's middle.
struct PopoverPlacement: Equatable {
  /// `facts/behaviour/geometry_classic.md`.
  static let arrowHeight: CGFloat = 13
  static let arrowBase: CGFloat = 26
  static let cornerRadius: CGFloat = 13
  /// How near to a corner the arrow's middle comes.
  static let arrowMargin = cornerRadius + arrowBase / 2

  /// The box with its arrow.
  private(set) var frame: CGRect
  /// Where the arrow points; empty without one.
  private(set) var direction: UIPopoverArrowDirection
  /// The arrow's middle along the side that it is on, from the frame's origin.
  private(set) var arrow: CGFloat = 0

  init(
    size: CGSize, at anchor: CGRect?, in area: CGRect, permitted: UIPopoverArrowDirection, canOverlap: Bool
  ) {
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
      .map { (direction: $0, size: Self.size(size, beside: anchor, in: area, $0, canOverlap)) }
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

  /// Below what it points to first, then above, then beside.
  private static let order: [UIPopoverArrowDirection] = [.up, .down, .left, .right]

  private static func size(
    _ size: CGSize, beside anchor: CGRect, in area: CGRect, _ direction: UIPopoverArrowDirection,
    _ canOverlap: Bool
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
    if isBelowOrAbove { frame.size.height += Self.arrowHeight } else { frame.size.width += Self.arrowHeight }
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

  /// What the arrow takes of the frame.
  var arrowInsets: UIEdgeInsets {
    var insets = UIEdgeInsets.zero
    switch direction {
    case .up: insets.top = Self.arrowHeight
    case .down: insets.bottom = Self.arrowHeight
    case .left: insets.left = Self.arrowHeight
    case .right: insets.right = Self.arrowHeight
    default: break
    }
    return insets
  }

  /// The outline, from the frame's origin.
  var path: CGPath {
    let path = CGMutablePath()
    let box = CGRect(origin: .zero, size: frame.size).inset(by: arrowInsets)
    let radius = min(Self.cornerRadius, box.width / 2, box.height / 2)
    path.addRoundedRect(in: box, cornerWidth: radius, cornerHeight: radius)
    guard direction != [] else { return path }
    addArrow(to: path)
    return path
  }

  /// A tip with a round point and soft feet, drawn upwards and turned to its side.
  private func addArrow(to path: CGMutablePath) {
    let turn =
      switch direction {
      case .up: CGAffineTransform(translationX: arrow, y: 0)
      case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: arrow, ty: frame.height)
      case .left: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: arrow)
      default: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: frame.width, ty: arrow)
      }
    let (half, height) = (Self.arrowBase / 2, Self.arrowHeight)
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    path.move(to: point(-half - 5, height), transform: turn)
    path.addCurve(
      to: point(-2.5, 1.2), control1: point(-half + 4, height), control2: point(-5.5, 3.6), transform: turn)
    path.addCurve(to: point(2.5, 1.2), control1: point(-0.9, -0.2), control2: point(0.9, -0.2), transform: turn)
    path.addCurve(
      to: point(half + 5, height), control1: point(5.5, 3.6), control2: point(half - 4, height), transform: turn)
    // A little into the box, so that no hairline stays between them.
    path.addLine(to: point(half + 5, height + 1), transform: turn)
    path.addLine(to: point(-half - 5, height + 1), transform: turn)
    path.closeSubpath()
  }
}

extension CGSize {
  fileprivate func fitting(_ width: CGFloat, _ height: CGFloat) -> CGSize {
    CGSize(width: min(self.width, width), height: min(self.height, height))
  }
}
