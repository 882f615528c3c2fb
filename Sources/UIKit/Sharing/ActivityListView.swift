import QuartzCore

/// The content of an activity controller: a line that describes the items, the apps to share with, and the actions.
final class ActivityListView: UIView {
  private let title = UILabel(frame: .zero)
  private let closeButton = UIButton(type: .close)
  private let scroll = PassingScrollView(frame: .zero)
  private var cells: [ActivityCell] = []
  private var rows: [ActivityCell] = []
  private let list = UIView(frame: .zero)

  private static let headerHeight: CGFloat = 64
  private static let cellSize = CGSize(width: 76, height: 96)
  private static let rowHeight: CGFloat = 52
  private static let margin: CGFloat = 16

  init(
    _ subject: String, _ activities: [UIActivity], choose: @escaping (UIActivity) -> Void,
    close: @escaping () -> Void
  ) {
    super.init(frame: .zero)
    accessibilityIdentifier = "ActivityListView"
    title.text = subject
    title.font = .systemFont(ofSize: 17, weight: .semibold)
    title.lineBreakMode = .byTruncatingTail
    title.accessibilityTraits = .header
    closeButton.addAction(UIAction { _ in close() }, for: .touchUpInside)
    scroll.alwaysBounceVertical = true
    list.backgroundColor = .secondarySystemGroupedBackground
    list.layer.cornerRadius = 10
    list.layer.cornerCurve = .continuous
    list.clipsToBounds = true
    for activity in activities {
      let isCell = type(of: activity).activityCategory == .share
      let cell = ActivityCell(activity, isRow: !isCell) { choose(activity) }
      if isCell { cells.append(cell) } else { rows.append(cell) }
    }
    for view in [title, closeButton, scroll] { addSubview(view) }
    for cell in cells { scroll.addSubview(cell) }
    for row in rows { list.addSubview(row) }
    if !rows.isEmpty { scroll.addSubview(list) }
  }

  required init?(coder: NSCoder) { nil }

  private var cellsHeight: CGFloat { cells.isEmpty ? 0 : Self.cellSize.height + Self.margin }

  var contentHeight: CGFloat {
    Self.headerHeight + cellsHeight + CGFloat(rows.count) * Self.rowHeight + 2 * Self.margin
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let margin = Self.margin
    let button: CGFloat = 30
    closeButton.frame = CGRect(
      x: bounds.width - margin - button, y: (Self.headerHeight - button) / 2, width: button, height: button)
    title.frame = CGRect(
      x: margin, y: 0, width: max(0, closeButton.frame.minX - 2 * margin), height: Self.headerHeight)
    scroll.frame = CGRect(
      x: 0, y: Self.headerHeight, width: bounds.width, height: max(0, bounds.height - Self.headerHeight))
    for (index, cell) in cells.enumerated() {
      cell.frame = CGRect(
        origin: CGPoint(x: margin / 2 + CGFloat(index) * Self.cellSize.width, y: 0), size: Self.cellSize)
    }
    list.frame = CGRect(
      x: margin, y: cellsHeight, width: max(0, bounds.width - 2 * margin),
      height: CGFloat(rows.count) * Self.rowHeight)
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(
        x: 0, y: CGFloat(index) * Self.rowHeight, width: list.bounds.width, height: Self.rowHeight)
      row.showsLine = index > 0
    }
    let width = max(bounds.width, margin + CGFloat(cells.count) * Self.cellSize.width)
    scroll.contentSize = CGSize(width: width, height: list.frame.maxY + margin)
  }
}

/// An activity: an icon above its title, or a row with the icon at its end.
final class ActivityCell: UIControl {
  private let icon = UIImageView(frame: .zero)
  private let title = UILabel(frame: .zero)
  private let line = UIView(frame: .zero)
  private let isRow: Bool
  private let choose: () -> Void

  var showsLine: Bool {
    get { !line.isHidden }
    set { line.isHidden = !newValue }
  }

  init(_ activity: UIActivity, isRow: Bool, choose: @escaping () -> Void) {
    self.isRow = isRow
    self.choose = choose
    super.init(frame: .zero)
    title.text = activity.activityTitle
    title.font = .systemFont(ofSize: isRow ? 17 : 11)
    title.textAlignment = isRow ? .natural : .center
    title.numberOfLines = isRow ? 1 : 2
    title.presentAutomationType(.button)
    icon.image = activity.activityImage
    icon.contentMode = isRow ? .center : .scaleAspectFit
    icon.tintColor = .label
    line.backgroundColor = .separator
    line.isHidden = true
    for view in [icon, title, line] { addSubview(view) }
    isAccessibilityElement = true
    accessibilityLabel = activity.activityTitle
    accessibilityTraits = .button
    addAction(UIAction { [weak self] _ in self?.choose() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  /// A cell with a button in it: tests use either.
  override var automationType: AutomationType { .cell }
  override var automationElements: [Any] { [title] }

  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted && isRow ? .systemFill : nil }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if isRow {
      title.frame = CGRect(x: 16, y: 0, width: max(0, bounds.width - 64), height: bounds.height)
      icon.frame = CGRect(x: bounds.width - 44, y: 0, width: 28, height: bounds.height)
      line.frame = CGRect(x: 16, y: 0, width: bounds.width - 16, height: 1 / max(1, traitCollection.displayScale))
    } else {
      icon.frame = CGRect(x: (bounds.width - 60) / 2, y: 0, width: 60, height: 60)
      title.frame = CGRect(x: 2, y: 64, width: bounds.width - 4, height: 30)
    }
  }

  override func accessibilityActivate() -> Bool {
    choose()
    return true
  }
}
