import CoreGraphics
import Foundation

/// The pages of a calendar, one for each month; only visible pages exist.
final class MonthPages: UIScrollView, UIScrollViewDelegate {
  weak var calendar: MonthCalendar?
  /// The month at the center of the reachable pages, relative to which the others are numbered.
  private var anchor: Date?
  private var first = 0
  private var count = 1
  private var shown: [Int: MonthPage] = [:]
  private var laidOutSize: CGSize?
  /// The number of months on each side of the one with which the pages were made.
  private static let reach = 1200

  init() {
    super.init(frame: .zero)
    isPagingEnabled = true
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    contentInsetAdjustmentBehavior = .never
    scrollsToTop = false
    delegate = self
    let tap = UITapGestureRecognizer()
    Self.registerTap
    tap.addTarget(self, action: Self.tapped)
    addGestureRecognizer(tap)
  }

  required init?(coder: NSCoder) { nil }

  override var automationType: AutomationType { .collectionView }
  override var automationElements: [Any] { days }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private func x(of page: Int) -> CGFloat {
    let index = page - first
    return CGFloat(isMirrored ? count - 1 - index : index) * bounds.width
  }

  private func page(at x: CGFloat) -> Int {
    guard bounds.width > 0 else { return 0 }
    let index = Int(min(max((x / bounds.width).rounded(), 0), CGFloat(count - 1)))
    return first + (isMirrored ? count - 1 - index : index)
  }

  private func month(of page: Int) -> Date? {
    guard let calendar, let anchor else { return nil }
    return calendar.month(page, from: anchor)
  }

  // MARK: Pages

  /// Makes the pages again around the calendar's month.
  func reload() {
    guard let calendar else { return }
    for page in shown.values { page.removeFromSuperview() }
    shown = [:]
    anchor = calendar.month
    let (low, high) = calendar.rules.limits
    func distance(to date: Date?) -> Int? {
      date.map { calendar.distance(from: calendar.month, to: calendar.start(of: $0)) }
    }
    first = min(0, max(-Self.reach, distance(to: low) ?? -Self.reach))
    let last = max(0, min(Self.reach, distance(to: high) ?? Self.reach))
    count = last - first + 1
    laidOutSize = nil
    setNeedsLayout()
    placeIfNeeded()
  }

  private func placeIfNeeded() {
    guard bounds.width > 0, bounds.height > 0, laidOutSize != bounds.size, let calendar, let anchor else { return }
    laidOutSize = bounds.size
    contentSize = CGSize(width: CGFloat(count) * bounds.width, height: bounds.height)
    let page = calendar.distance(from: anchor, to: calendar.month)
    setContentOffset(CGPoint(x: x(of: page), y: 0), animated: false)
    for page in shown.values { page.setNeedsLayout() }
    placePages()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    placeIfNeeded()
    placePages()
  }

  private func placePages() {
    guard laidOutSize == bounds.size, bounds.width > 0 else { return }
    let places = [contentOffset.x / bounds.width, contentOffset.x / bounds.width]
    let (low, high) = (Int(places[0].rounded(.down)), Int(places[1].rounded(.up)))
    let visible = Set(
      (low...max(low, high)).filter { $0 >= 0 && $0 < count }.map { index in
        first + (isMirrored ? count - 1 - index : index)
      })
    for (page, view) in shown where !visible.contains(page) {
      view.removeFromSuperview()
      shown[page] = nil
    }
    for page in visible.sorted() {
      if shown[page] == nil, let calendar, let month = month(of: page) {
        let view = MonthPage(calendar, month: month)
        shown[page] = view
        addSubview(view)
      }
      let frame = CGRect(x: x(of: page), y: 0, width: bounds.width, height: bounds.height)
      if let view = shown[page], view.frame != frame { view.frame = frame }
    }
  }

  func turn(to month: Date) {
    guard let calendar, let anchor else { return }
    let page = calendar.distance(from: anchor, to: month)
    guard page >= first, page < first + count, laidOutSize == bounds.size else {
      return calendar.show(month, animated: false)
    }
    setContentOffset(CGPoint(x: x(of: page), y: 0), animated: true)
  }

  func refresh() { for page in shown.values { page.refresh() } }

  /// The days of the existing pages.
  var days: [CalendarDay] { shown.sorted { $0.key < $1.key }.flatMap(\.value.days) }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    placePages()
    guard laidOutSize == bounds.size, let month = month(of: page(at: contentOffset.x)) else { return }
    calendar?.pagesTurned(to: month)
  }

  // MARK: Touches

  private static let tapped = Selector("_calendarPageTapped:")
  private static let registerTap: Void = {
    MessageDispatch.register("_calendarPageTapped:", on: MonthPages.self) { (pages, tap: UIGestureRecognizer?) in
      MainActor.assumeIsolated {
        if let tap { pages.tapped(at: tap.location(in: pages)) }
      }
    }
  }()

  private func tapped(at point: CGPoint) {
    for page in shown.values where page.frame.contains(point) {
      page.day(at: convert(point, to: page))?.choose()
    }
  }
}

/// The days of a month.
final class MonthPage: UIView {
  private weak var calendar: MonthCalendar?
  private(set) var days: [CalendarDay] = []
  /// Columns that are empty before the first day.
  private let lead: Int

  init(_ calendar: MonthCalendar, month: Date) {
    self.calendar = calendar
    let rules = calendar.rules
    let weekday = rules.calendar.component(.weekday, from: month)
    let week = max(1, rules.calendar.maximumRange(of: .weekday)?.count ?? 7)
    lead = (weekday - rules.calendar.firstWeekday + week) % week
    super.init(frame: .zero)
    let count = rules.calendar.range(of: .day, in: .month, for: month)?.count ?? 0
    let number = NumberFormatter()
    number.locale = rules.locale
    let name = rules.formatter("EEEEMMMMd")
    for index in 0..<count {
      guard let date = rules.calendar.date(byAdding: .day, value: index, to: month) else { continue }
      let day = CalendarDay(
        calendar, date, text: number.string(from: NSNumber(value: index + 1)) ?? "\(index + 1)",
        name: name.string(from: date))
      days.append(day)
      addSubview(day)
    }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let calendar else { return }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (width, height) = (calendar.columnWidth, bounds.height / 6)
    for (index, day) in days.enumerated() {
      let place = lead + index
      let column = isMirrored ? 6 - place % 7 : place % 7
      day.frame = CGRect(
        x: calendar.inset + CGFloat(column) * width, y: CGFloat(place / 7) * height, width: width, height: height)
    }
  }

  func refresh() { for day in days { day.refresh() } }
  func day(at point: CGPoint) -> CalendarDay? { days.first { $0.frame.contains(point) } }
}

/// A day of a calendar: its number, a circle if it is selected, and a decoration.
final class CalendarDay: UIView {
  private weak var calendar: MonthCalendar?
  let date: Date
  private let name: String
  private let isToday: Bool
  private let label = UILabel()
  private let circle = UIView()
  private var decoration: UIView?
  private var isAllowed = true
  private(set) var isSelected = false

  init(_ calendar: MonthCalendar, _ date: Date, text: String, name: String) {
    self.calendar = calendar
    self.date = date
    self.name = name
    isToday = calendar.rules.calendar.isDate(date, inSameDayAs: Date())
    super.init(frame: .zero)
    circle.isUserInteractionEnabled = false
    circle.isHidden = true
    label.text = text
    label.textAlignment = .center
    addSubview(circle)
    addSubview(label)
    if calendar.hasDecorations { reloadDecoration() }
    refresh()
  }

  required init?(coder: NSCoder) { nil }

  func choose() { if isAllowed { calendar?.owner?.calendarTapped(date) } }

  func reloadDecoration() {
    decoration?.removeFromSuperview()
    decoration = calendar?.owner?.calendarDecoration(for: date)
    if let decoration {
      decoration.isUserInteractionEnabled = false
      addSubview(decoration)
    }
    setNeedsLayout()
  }

  func refresh() {
    guard let calendar else { return }
    isAllowed = calendar.owner?.calendarAllows(date) ?? true
    isSelected = calendar.owner?.calendarHasSelected(date) ?? false
    label.font = calendar.font(20, isSelected ? .semibold : .regular)
    circle.isHidden = !isSelected
    showColors()
  }

  /// Updates the colors: today is in the tint, and white on a circle of the tint if it is selected; other selected
  /// days are pale.
  private func showColors() {
    circle.backgroundColor = isToday ? tintColor : tintColor.withAlphaComponent(0.15)
    label.textColor =
      isSelected && isToday
      ? .white : isSelected || isToday && isAllowed ? tintColor : isAllowed ? .label : .tertiaryLabel
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showColors()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let hasDecorations = calendar?.hasDecorations ?? false
    let decorationHeight: CGFloat = hasDecorations ? 14 : 0
    let side = min(44, bounds.width, max(0, bounds.height - decorationHeight))
    circle.frame = CGRect(
      x: bounds.midX - side / 2, y: (bounds.height - decorationHeight - side) / 2, width: side, height: side)
    circle.layer.cornerRadius = side / 2
    label.frame = CGRect(x: 0, y: circle.frame.minY, width: bounds.width, height: side)
    guard let decoration else { return }
    var size = decoration.intrinsicContentSize
    if size.width < 0 || size.height < 0 { size = decoration.bounds.size }
    if size == .zero { size = decoration.sizeThatFits(CGSize(width: bounds.width, height: decorationHeight)) }
    size = CGSize(width: min(size.width, bounds.width), height: min(size.height, decorationHeight))
    decoration.frame = CGRect(
      x: bounds.midX - size.width / 2, y: circle.frame.maxY + (decorationHeight - size.height) / 2,
      width: size.width,
      height: size.height)
  }

  // MARK: Accessibility

  override var automationType: AutomationType { .button }
  override var isAccessibilityElement: Bool {
    get { true }
    set {}
  }
  override var accessibilityLabel: String? {
    get { isToday ? "Today, \(name)" : name }
    set {}
  }
  override var accessibilityTraits: UIAccessibilityTraits {
    get {
      var traits: UIAccessibilityTraits = .button
      if isSelected { traits.insert(.selected) }
      if !isAllowed { traits.insert(.notEnabled) }
      return traits
    }
    set {}
  }
  override func accessibilityActivate() -> Bool {
    guard isAllowed else { return false }
    choose()
    return true
  }
}
