import QuartzCore

/// The bar of an edit menu with its arrow; its dimensions are those of facts/geometry.md#edit-menu. Entries that
/// don't fit side by side are on further pages, with arrows at the ends for turning.
final class EditMenuBar: UIView {
  static let height: CGFloat = 40
  static let radius: CGFloat = 8
  static let arrow = CGSize(width: 14, height: 7)
  private static let gap: CGFloat = 8
  private static let margin: CGFloat = 8
  private static let fill = UIColor { $0.userInterfaceStyle == .dark ? gray(0x22) : gray(0xF6) }
  private static let divider = UIColor { $0.userInterfaceStyle == .dark ? gray(0x42) : gray(0xD6) }
  private nonisolated static func gray(_ value: CGFloat) -> UIColor { UIColor(white: value / 255, alpha: 1) }

  package override var automationType: AutomationType { .menu }

  /// Whether the first entry is at the right.
  var isMirrored = false
  private let outline = CAShapeLayer()
  private let content = UIView()
  private let shape = CAShapeLayer()
  private var page = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    outline.shadowRadius = 7.5
    outline.shadowOffset = .zero
    layer.addSublayer(outline)
    content.layer.mask = shape
    addSubview(content)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows items in the bar, and positions it beside the target.
  ///
  /// - Parameters:
  ///   - target: the rectangle to which the arrow points, in the superview's coordinates.
  ///   - area: the area that contains the bar.
  func show(
    _ items: [EditMenuItem], at target: CGRect, _ direction: UIEditMenuArrowDirection, within area: CGRect,
    choose: @escaping (EditMenuItem, UIView) -> Void
  ) {
    let pages = pages(of: items, width: area.width - 2 * Self.margin)
    page = min(page, pages.count - 1)
    var entries: [(view: EditMenuEntry, width: CGFloat)] = []
    func turn(by step: Int) -> () -> Void {
      { [unowned self] in
        page += step
        show(items, at: target, direction, within: area, choose: choose)
      }
    }
    if page > 0 {
      entries.append(
        (EditMenuEntry(pointsRight: isMirrored, isNext: false, act: turn(by: -1)), EditMenuEntry.arrowWidth))
    }
    for item in pages[page] {
      entries.append((EditMenuEntry(item) { choose(item, $0) }, EditMenuEntry.width(of: item)))
    }
    if page < pages.count - 1 {
      entries.append(
        (EditMenuEntry(pointsRight: !isMirrored, isNext: true, act: turn(by: 1)), EditMenuEntry.arrowWidth))
    }
    // A title that is longer than the bar is truncated.
    let limit = max(Self.height, area.width - 2 * Self.margin)
    arrange(isMirrored ? entries.reversed() : entries, within: limit)
    let width = min(limit, entries.reduce(0) { $0 + $1.width })
    place(CGSize(width: width, height: Self.height), target, direction, area)
    outline.fillColor = Self.fill.resolvedColor(with: traitCollection).cgColor
    outline.shadowOpacity = traitCollection.userInterfaceStyle == .dark ? 0 : 0.2
  }

  private func arrange(_ entries: [(view: EditMenuEntry, width: CGFloat)], within limit: CGFloat) {
    for view in content.subviews { view.removeFromSuperview() }
    var x: CGFloat = 0
    for (entry, width) in entries {
      entry.frame = CGRect(x: x, y: 0, width: min(width, limit - x), height: Self.height)
      content.addSubview(entry)
      if x > 0 {
        let line = UIView(frame: CGRect(x: x, y: 0, width: 1 / UIScreen.main.scale, height: Self.height))
        line.isUserInteractionEnabled = false
        line.backgroundColor = Self.divider
        content.addSubview(line)
      }
      x += width
    }
  }

  /// Returns the entries of each page; every page has at least one.
  private func pages(of items: [EditMenuItem], width limit: CGFloat) -> [[EditMenuItem]] {
    let widths = items.map(EditMenuEntry.width)
    guard widths.reduce(0, +) > limit else { return [items] }
    var pages: [[EditMenuItem]] = [[]]
    var used: CGFloat = 0
    for (index, width) in widths.enumerated() {
      let room = limit - EditMenuEntry.arrowWidth * (pages.count == 1 ? 1 : 2)
      if used + width > room, pages.last?.isEmpty == false {
        pages.append([])
        used = 0
      }
      pages[pages.count - 1].append(items[index])
      used += width
    }
    return pages
  }

  /// Sets the bar's frame, body and arrow.
  private func place(
    _ size: CGSize, _ target: CGRect, _ wanted: UIEditMenuArrowDirection, _ area: CGRect
  ) {
    let needed = size.height + Self.arrow.height + Self.gap
    var direction = wanted
    if direction == .automatic { direction = target.minY - needed >= area.minY ? .down : .up }
    let isBeside = direction == .left || direction == .right
    var body = CGRect(origin: .zero, size: size)
    switch direction {
    case .automatic, .down: body.origin.y = target.minY - needed
    case .up: body.origin.y = target.maxY + needed - size.height
    case .left: body.origin.x = target.maxX + Self.gap + Self.arrow.height
    case .right: body.origin.x = target.minX - Self.gap - Self.arrow.height - size.width
    }
    let limits = area.insetBy(dx: Self.margin, dy: 0)
    if isBeside {
      body.origin.y = EditMenuShape.clamp(target.midY - size.height / 2, limits.minY, limits.maxY - size.height)
    } else {
      body.origin.x = EditMenuShape.clamp(target.midX - size.width / 2, limits.minX, limits.maxX - size.width)
      body.origin.y = EditMenuShape.clamp(body.minY, limits.minY, limits.maxY - size.height)
    }
    let whole = EditMenuShape.outset(body, direction, by: Self.arrow.height)
    bounds.size = whole.size
    center = CGPoint(x: whole.midX, y: whole.midY)
    content.frame = body.offsetBy(dx: -whole.minX, dy: -whole.minY)
    let along = isBeside ? target.midY - whole.minY : target.midX - whole.minX
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    shape.path = UIBezierPath(roundedRect: content.bounds, cornerRadius: Self.radius).cgPath
    outline.path = EditMenuShape.path(content.frame, direction, along)
    outline.shadowPath = outline.path
    CATransaction.commit()
  }
}
