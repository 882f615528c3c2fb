import QuartzCore

/// A rounded box of an alert: a header and buttons, both of which scroll when they are too tall.
final class AlertCard: UIView {
  private let material = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
  private let headerScroll = PassingScrollView(frame: .zero)
  private let actionsScroll = AlertActionsScroll(frame: .zero)
  private let header: AlertHeaderView
  private let headerLine = UIView(frame: .zero)
  private var lines: [UIView] = []
  private(set) var rows: [AlertActionView] = []
  private var metrics: AlertMetrics

  init(_ metrics: AlertMetrics) {
    self.metrics = metrics
    header = AlertHeaderView(metrics)
    super.init(frame: .zero)
    isOpaque = false
    clipsToBounds = true
    layer.cornerCurve = .continuous
    material.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(material)
    for scroll in [headerScroll, actionsScroll] {
      scroll.contentInsetAdjustmentBehavior = .never
      scroll.delaysContentTouches = false
      scroll.alwaysBounceVertical = false
      addSubview(scroll)
    }
    headerScroll.addSubview(header)
    headerLine.backgroundColor = .separator
    addSubview(headerLine)
  }

  required init?(coder: NSCoder) { nil }

  func fill(header controller: UIAlertController?, _ actions: [AlertActionView], _ metrics: AlertMetrics) {
    self.metrics = metrics
    layer.cornerRadius = metrics.form == .popover ? 0 : metrics.cornerRadius
    // The card of the Cancel button is opaque.
    material.isHidden = metrics.form == .popover || controller == nil
    if let controller { header.fill(controller, metrics) }
    for view in rows + lines { view.removeFromSuperview() }
    rows = actions
    lines = actions.dropFirst().map { _ in UIView(frame: .zero) }
    for view in rows + lines { actionsScroll.addSubview(view) }
    for line in lines { line.backgroundColor = .separator }
    setNeedsLayout()
  }

  var isEmpty: Bool { rows.isEmpty && header.isEmpty }

  // MARK: Sizes

  private var hairline: CGFloat { 1 / max(1, metrics.traits.displayScale) }

  /// Returns whether the two buttons of an alert are side by side, which requires that both titles fit.
  private func isSideBySide(_ width: CGFloat) -> Bool {
    metrics.form == .alert && rows.count == 2 && rows.allSatisfy { $0.titleWidth <= (width - hairline) / 2 }
  }

  private func actionsHeight(_ width: CGFloat) -> CGFloat {
    if isSideBySide(width) { return rows.map { $0.height(width: width / 2) }.max() ?? 0 }
    return rows.reduce(0) { $0 + $1.height(width: width) } + hairline * CGFloat(max(0, rows.count - 1))
  }

  /// Returns the heights of header and buttons for the available height. The header shrinks until one and a half
  /// buttons are visible, then the buttons shrink.
  private func heights(width: CGFloat, room: CGFloat) -> (header: CGFloat, line: CGFloat, actions: CGFloat) {
    let wanted = (header: header.height(width: width), actions: actionsHeight(width))
    let line = header.isEmpty || rows.isEmpty ? 0 : hairline
    let excess = wanted.header + line + wanted.actions - room
    guard excess > 0 else { return (wanted.header, line, wanted.actions) }
    let least = min(wanted.actions, metrics.minimumRowHeight * 1.5)
    let actions = max(least, wanted.actions - max(0, excess - max(0, wanted.header - room / 2)))
    return (min(wanted.header, max(0, room - line - actions)), line, min(actions, room))
  }

  func height(width: CGFloat, room: CGFloat) -> CGFloat {
    let heights = heights(width: width, room: room)
    return heights.header + heights.line + heights.actions
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    material.frame = bounds
    let width = bounds.width
    let heights = heights(width: width, room: bounds.height)
    let shownBefore = headerScroll.frame.size
    headerScroll.frame = CGRect(x: 0, y: 0, width: width, height: heights.header)
    header.frame = CGRect(x: 0, y: 0, width: width, height: header.height(width: width))
    headerScroll.contentSize = header.bounds.size
    if headerScroll.frame.size != shownBefore { showEditedField() }
    headerLine.isHidden = heights.line == 0
    headerLine.frame = CGRect(x: 0, y: heights.header, width: width, height: heights.line)
    let top = heights.header + heights.line
    actionsScroll.frame = CGRect(x: 0, y: top, width: width, height: max(0, bounds.height - top))
    if isSideBySide(width) { placeSideBySide(width) } else { placeStacked(width) }
  }

  /// Scrolls the header until the text field that is being edited is wholly visible.
  func showEditedField() {
    header.layoutIfNeeded()
    guard let frame = header.editedFrame else { return }
    headerScroll.scrollRectToVisible(frame, animated: false)
  }

  private func placeSideBySide(_ width: CGFloat) {
    let height = actionsHeight(width)
    let half = ((width - hairline) / 2 / hairline).rounded() * hairline
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, row) in rows.enumerated() {
      let isLeft = (index == 0) != isMirrored
      row.frame = CGRect(
        x: isLeft ? 0 : half + hairline, y: 0, width: isLeft ? half : width - half - hairline, height: height)
    }
    lines[0].frame = CGRect(x: half, y: 0, width: hairline, height: height)
    actionsScroll.contentSize = CGSize(width: width, height: height)
  }

  private func placeStacked(_ width: CGFloat) {
    var y: CGFloat = 0
    for (index, row) in rows.enumerated() {
      if index > 0 {
        lines[index - 1].frame = CGRect(x: 0, y: y, width: width, height: hairline)
        y += hairline
      }
      row.frame = CGRect(x: 0, y: y, width: width, height: row.height(width: width))
      y += row.frame.height
    }
    actionsScroll.contentSize = CGSize(width: width, height: y)
  }

  /// Moves Cancel to the front if two buttons are side by side, to the end if they are stacked.
  func sortCancel(width: CGFloat) {
    guard let cancel = rows.firstIndex(where: { $0.action.style == .cancel }) else { return }
    let row = rows.remove(at: cancel)
    rows.append(row)
    if isSideBySide(width) { rows.swapAt(0, 1) }
  }

  func row(at point: CGPoint, from view: UIView) -> AlertActionView? {
    guard actionsScroll.bounds.contains(actionsScroll.convert(point, from: view)) else { return nil }
    return rows.first { $0.action.isEnabled && $0.bounds.contains($0.convert(point, from: view)) }
  }
}

/// Passes the touches of its buttons on to the alert, and exposes the buttons to UI tests as elements of a view in
/// it, as on iOS, in the order of their positions.
private final class AlertActionsScroll: PassingScrollView {
  override var automationElements: [Any] {
    let rows = inReadingOrder(subviews.filter { $0 is AlertActionView })
    return rows.isEmpty ? [] : [AutomationGroup(rows, in: self)]
  }
}
