import QuartzCore

/// The dark bar of the editing menu with its arrow; its measures are those of facts/geometry.md#edit-menu. Entries that
/// don't fit side by side come on further pages, which an entry at the end turns. The colours of dividers and of a
/// pressed entry are by eye.
final class EditMenuBar: UIView {
  private static let height: CGFloat = 36
  private static let radius: CGFloat = 8
  private static let padding: CGFloat = 18
  private static let arrow = CGSize(width: 18, height: 9)
  private static let gap: CGFloat = 6
  private static let font = UIFont.systemFont(ofSize: 14)
  private static let turning = "▶"

  package override var automationType: AutomationType { .menu }

  private final class Entry: UIButton {
    package override var automationType: AutomationType { .menuItem }
    package override var automationElements: [Any] { [] }
    override var isHighlighted: Bool {
      didSet { backgroundColor = isHighlighted ? UIColor(white: 1, alpha: 0.3) : nil }
    }
  }

  private let outline = CAShapeLayer()
  private let content = UIView()
  private let shape = CAShapeLayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    outline.fillColor = UIColor(white: 0, alpha: 0.845).cgColor
    layer.addSublayer(outline)
    content.layer.mask = shape
    addSubview(content)
  }

  required init?(coder: NSCoder) { nil }

  /// - Parameters:
  ///   - target: what the arrow points to, in the superview's coordinates.
  ///   - area: what the bar stays in.
  ///   - page: counted from 0; those after the last start again.
  func show(
    _ titles: [String], at target: CGRect, _ direction: UIMenuController.ArrowDirection, within area: CGRect,
    page: Int = 0, choose: @escaping (Int) -> Void
  ) {
    let pages = pages(of: titles, width: area.width - 2 * Self.gap)
    let shown = pages[page % pages.count]
    for view in content.subviews { view.removeFromSuperview() }
    var x: CGFloat = 0
    func add(_ title: String, _ act: @escaping () -> Void) {
      let entry = Entry(type: .custom)
      entry.setTitle(title, for: .normal)
      entry.titleLabel?.font = Self.font
      entry.addAction(UIAction { _ in act() }, for: .touchUpInside)
      entry.frame = CGRect(x: x, y: 0, width: width(of: title), height: Self.height)
      if x > 0 {
        let line = UIView(frame: CGRect(x: x, y: 0, width: 1 / UIScreen.main.scale, height: Self.height))
        line.backgroundColor = UIColor(white: 1, alpha: 0.25)
        content.addSubview(line)
      }
      content.addSubview(entry)
      x = entry.frame.maxX
    }
    for index in shown { add(titles[index]) { choose(index) } }
    if pages.count > 1 {
      add(Self.turning) { [unowned self] in
        show(titles, at: target, direction, within: area, page: page + 1, choose: choose)
      }
    }
    place(CGSize(width: x, height: Self.height), target, direction, area)
  }

  private func width(of title: String) -> CGFloat {
    let size = (title as NSString).size(withAttributes: [.font: Self.font])
    return size.width.rounded(.up) + 2 * Self.padding
  }

  private func pages(of titles: [String], width limit: CGFloat) -> [[Int]] {
    let widths = titles.map(width)
    guard widths.reduce(0, +) > limit else { return [Array(titles.indices)] }
    let room = limit - width(of: Self.turning)
    var pages: [[Int]] = [[]]
    var used: CGFloat = 0
    for (index, width) in widths.enumerated() {
      if used + width > room, pages.last?.isEmpty == false {
        pages.append([])
        used = 0
      }
      pages[pages.count - 1].append(index)
      used += width
    }
    return pages
  }

  /// Gives the bar its frame, body and arrow.
  private func place(
    _ size: CGSize, _ target: CGRect, _ wanted: UIMenuController.ArrowDirection, _ area: CGRect
  ) {
    let needed = size.height + Self.arrow.height + Self.gap
    var direction = wanted
    if direction == .default { direction = target.minY - needed >= area.minY ? .down : .up }
    let isBeside = direction == .left || direction == .right
    var body = CGRect(origin: .zero, size: size)
    switch direction {
    case .default, .down: body.origin.y = target.minY - needed
    case .up: body.origin.y = target.maxY + needed - size.height
    case .left: body.origin.x = target.maxX + Self.gap + Self.arrow.height
    case .right: body.origin.x = target.minX - Self.gap - Self.arrow.height - size.width
    }
    let limits = area.insetBy(dx: Self.gap, dy: 0)
    if isBeside {
      body.origin.y = clamp(target.midY - size.height / 2, limits.minY, limits.maxY - size.height)
    } else {
      body.origin.x = clamp(target.midX - size.width / 2, limits.minX, limits.maxX - size.width)
      body.origin.y = clamp(body.minY, limits.minY, limits.maxY - size.height)
    }
    var whole = body
    switch direction {
    case .default, .down: whole.size.height += Self.arrow.height
    case .up:
      whole = CGRect(
        x: body.minX, y: body.minY - Self.arrow.height, width: body.width, height: body.height + Self.arrow.height)
    case .left:
      whole = CGRect(
        x: body.minX - Self.arrow.height, y: body.minY, width: body.width + Self.arrow.height, height: body.height)
    case .right: whole.size.width += Self.arrow.height
    }
    frame = whole
    content.frame = body.offsetBy(dx: -whole.minX, dy: -whole.minY)
    shape.path = UIBezierPath(roundedRect: content.bounds, cornerRadius: Self.radius).cgPath
    let along = isBeside ? target.midY - whole.minY : target.midX - whole.minX
    outline.path = path(content.frame, direction, along)
  }

  private func clamp(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat { max(low, min(value, high)) }

  /// - Parameter along: where the tip is on its side of the body.
  private func path(_ body: CGRect, _ direction: UIMenuController.ArrowDirection, _ along: CGFloat) -> CGPath {
    let path = UIBezierPath(roundedRect: body, cornerRadius: Self.radius)
    let half = Self.arrow.width / 2
    let isBeside = direction == .left || direction == .right
    let tip = clamp(
      along, Self.radius + half, (isBeside ? body.height : body.width) - Self.radius - half)
    func line(_ points: CGPoint...) {
      path.move(to: points[0])
      for point in points.dropFirst() { path.addLine(to: point) }
      path.close()
    }
    let height = Self.arrow.height
    switch direction {
    case .default, .down:
      line(
        CGPoint(x: tip + half, y: body.maxY), CGPoint(x: tip, y: body.maxY + height),
        CGPoint(x: tip - half, y: body.maxY))
    case .up:
      line(
        CGPoint(x: tip - half, y: body.minY), CGPoint(x: tip, y: body.minY - height),
        CGPoint(x: tip + half, y: body.minY))
    case .left:
      line(
        CGPoint(x: body.minX, y: tip + half), CGPoint(x: body.minX - height, y: tip),
        CGPoint(x: body.minX, y: tip - half))
    case .right:
      line(
        CGPoint(x: body.maxX, y: tip - half), CGPoint(x: body.maxX + height, y: tip),
        CGPoint(x: body.maxX, y: tip + half))
    }
    return path.cgPath
  }
}
