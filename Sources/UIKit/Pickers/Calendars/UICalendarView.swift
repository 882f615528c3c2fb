import CoreGraphics
import Foundation

/// A calendar of days that can be decorated and selected.
///
/// ```swift
/// let calendarView = UICalendarView()
/// calendarView.availableDateRange = DateInterval(start: .now, duration: 365 * 86400)
/// calendarView.selectionBehavior = UICalendarSelectionSingleDate(delegate: nil)
/// view.addSubview(calendarView)
/// ```
///
/// The delegate decorates days; the selection behavior determines the days that can be selected, and has the
/// selected ones. Looks: `facts/pickers.md#calendar`.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uicalendarview>
@preconcurrency @MainActor open class UICalendarView: UIView, MonthCalendarOwner {
  private var month: MonthCalendar!
  private static let widest = DateInterval(start: .distantPast, end: .distantFuture)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
    if frame.size == .zero { super.frame.size = intrinsicContentSize }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    decode(.calendarView, from: coder)
  }

  private func setUp() {
    month = MonthCalendar(rules, showing: Date())
    month.owner = self
    month.hasDecorations = wantsDateDecorations
    addSubview(month)
    month.refresh()
  }

  // MARK: Days

  /// The delegate, which decorates days and is notified of months that become visible.
  open weak var delegate: (any UICalendarViewDelegate)? { didSet { month.pages.reload() } }

  /// The selection behavior; nil if the user can't select days.
  open var selectionBehavior: UICalendarSelection? {
    didSet {
      if oldValue !== selectionBehavior { oldValue?.view = nil }
      selectionBehavior?.view = self
      month.refresh()
    }
  }

  /// The language of names and numbers. The user's by default.
  open var locale: Locale = .current { didSet { rulesDidChange() } }
  /// The calendar. The user's by default.
  open var calendar: Calendar = .current { didSet { rulesDidChange() } }
  /// The time zone; nil stands for that of the calendar.
  open var timeZone: TimeZone? { didSet { rulesDidChange() } }
  /// The design of the texts' font.
  open var fontDesign = UIFontDescriptor.SystemDesign.default { didSet { month.design = fontDesign } }

  /// The range of selectable days; other days are dim, and their months cannot be shown.
  open var availableDateRange = UICalendarView.widest { didSet { rulesDidChange() } }

  var rules: DateRules {
    var calendar = calendar
    calendar.locale = locale
    if let timeZone { calendar.timeZone = timeZone }
    let range = availableDateRange
    let isWidest = range == Self.widest
    return DateRules(
      calendar: calendar, locale: locale, minimum: isWidest ? nil : range.start, maximum: isWidest ? nil : range.end
    )
  }

  private func rulesDidChange() { month.configure(rules) }

  // MARK: Visible month

  private func components(_ date: Date) -> DateComponents {
    var parts = rules.calendar.dateComponents([.era, .year, .month, .day], from: date)
    parts.calendar = rules.calendar
    return parts
  }

  private func monthComponents(_ date: Date) -> DateComponents {
    var parts = rules.calendar.dateComponents([.era, .year, .month], from: date)
    parts.calendar = rules.calendar
    return parts
  }

  /// The month that shows, as year and month.
  open var visibleDateComponents: DateComponents {
    get { monthComponents(month.month) }
    set { setVisibleDateComponents(newValue, animated: false) }
  }

  /// Shows a month; one beyond the available range is reported on the console.
  open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
    guard let date = date(dateComponents) else {
      ExceptionReport.raise(.invalidArgumentException, "\(Self.self): \(dateComponents) is no date of the calendar")
      return
    }
    month.show(date, animated: animated)
  }

  func date(_ components: DateComponents) -> Date? {
    var parts = components
    parts.calendar = nil
    parts.timeZone = nil
    if parts.day == nil { parts.day = 1 }
    guard parts.year != nil, parts.month != nil else { return nil }
    return rules.calendar.date(from: parts)
  }

  // MARK: Decorations

  /// Whether there is room for decorations below the days' numbers. True by default.
  open var wantsDateDecorations = true { didSet { month.hasDecorations = wantsDateDecorations } }

  /// Requests the decorations of days from the delegate again.
  open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {
    let calendar = rules.calendar
    let days = Set(dates.compactMap(date).map(calendar.startOfDay))
    for day in month.pages.days where days.contains(calendar.startOfDay(for: day.date)) {
      guard animated, window != nil else {
        day.reloadDecoration()
        continue
      }
      UIView.transition(with: day, duration: 0.25, options: .transitionCrossDissolve) { day.reloadDecoration() }
    }
  }

  func calendarDecoration(for day: Date) -> UIView? {
    guard wantsDateDecorations else { return nil }
    return delegate?.calendarView(self, decorationFor: components(day))?.makeView(tint: tintColor)
  }

  func calendarTurned(from old: Date) {
    delegate?.calendarView(self, didChangeVisibleDateComponentsFrom: monthComponents(old))
  }

  // MARK: Selection

  func calendarAllows(_ day: Date) -> Bool {
    guard rules.allows(rules.calendar.dateInterval(of: .day, for: day)) else { return false }
    return selectionBehavior?.allows(components(day)) ?? true
  }

  func calendarHasSelected(_ day: Date) -> Bool { selectionBehavior?.contains(components(day)) ?? false }

  func calendarTapped(_ day: Date) {
    selectionBehavior?.userTouched(components(day))
    month.refresh()
  }

  func selectionDidChange() { month.refresh() }

  // MARK: Size

  open override var intrinsicContentSize: CGSize {
    CGSize(width: InlineDateView.calendarSize.width, height: wantsDateDecorations ? 408 : 324)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(
      width: max(intrinsicContentSize.width, size.width.isFinite ? size.width : 0),
      height: intrinsicContentSize.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    month.frame = bounds
  }

  override class var nibRow: NibRow { .calendarView }
}
