import CoreGraphics
import Foundation

/// The compact style: the date and the time as texts on gray, which open a calendar and wheels.
final class CompactDateView: UIView, DatePickerContent, MonthCalendarOwner {
  private weak var picker: UIDatePicker?
  private var day: DatePill?
  private var time: DatePill?
  private weak var overlay: DateOverlay?
  private weak var openPill: DatePill?
  private weak var calendar: MonthCalendar?
  private weak var wheels: DateWheels?
  private static let gap: CGFloat = 8

  init(_ picker: UIDatePicker, hasDay: Bool? = nil) {
    self.picker = picker
    super.init(frame: .zero)
    let mode = picker.datePickerMode
    if hasDay ?? (mode != .time) {
      let pill = DatePill(name: "Date Picker")
      pill.onTouch = { [weak self] in self?.openDay() }
      day = pill
      addSubview(pill)
    }
    if mode != .date {
      let pill = DatePill(name: "Time Picker")
      pill.onTouch = { [weak self] in self?.openTime() }
      time = pill
      addSubview(pill)
    }
    show(animated: false)
  }

  required init?(coder: NSCoder) { nil }

  private var pills: [DatePill] { [day, time].compactMap { $0 } }

  // MARK: Labels

  func show(animated: Bool) {
    guard let picker else { return }
    let rules = picker.rules
    let formatter = DateFormatter()
    formatter.calendar = rules.calendar
    formatter.timeZone = rules.calendar.timeZone
    formatter.locale = rules.locale
    formatter.dateStyle = .medium
    formatter.timeStyle = .none
    day?.text = formatter.string(from: picker.date)
    formatter.dateStyle = .none
    formatter.timeStyle = .short
    time?.text = formatter.string(from: picker.date)
    calendar?.refresh()
    if let calendar, !rules.calendar.isDate(picker.date, equalTo: calendar.month, toGranularity: .month) {
      calendar.show(picker.date, animated: animated)
    }
    if let wheels, wheels.shownDate != picker.date { wheels.show(picker.date, animated: animated) }
    setNeedsLayout()
  }

  func reload() {
    show(animated: false)
    guard let picker else { return }
    calendar?.configure(picker.rules)
    wheels?.configure(.mode(.time), picker.rules, date: picker.date, duration: 0)
  }

  // MARK: Size

  var fittingSize: CGSize {
    let sizes = pills.map(\.fittingSize)
    let width = sizes.reduce(0) { $0 + $1.width } + Self.gap * CGFloat(max(0, sizes.count - 1))
    return CGSize(width: width, height: sizes.map(\.height).max() ?? 0)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let picker else { return }
    let size = fittingSize
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    // Center alignment, the default of controls, is treated as the leading edge.
    let isAtRight =
      switch picker.contentHorizontalAlignment {
      case .left: false
      case .right: true
      case .trailing: !isMirrored
      default: isMirrored
      }
    var x = isAtRight ? bounds.width - size.width : 0
    let y = ((bounds.height - size.height) / 2).rounded(.down)
    for pill in isMirrored ? pills.reversed() : pills {
      let own = pill.fittingSize
      pill.frame = CGRect(x: x, y: y, width: own.width, height: own.height)
      x += own.width + Self.gap
    }
  }

  // MARK: Popovers

  private func open(_ content: UIView, size: CGSize, from pill: DatePill) {
    guard let picker, picker.window != nil else { return }
    let overlay = DateOverlay(content, size: size, from: pill)
    overlay.onClose = { [weak self, weak pill] in
      pill?.isOpen = false
      self?.openPill = nil
      self?.picker?.sendActions(for: .editingDidEnd)
    }
    self.overlay = overlay
    openPill = pill
    pill.isOpen = true
    overlay.open()
    picker.sendActions(for: .editingDidBegin)
  }

  private func openDay() {
    guard let picker, let day else { return }
    let calendar = MonthCalendar(picker.rules, showing: picker.date)
    calendar.owner = self
    calendar.refresh()
    self.calendar = calendar
    open(calendar, size: InlineDateView.calendarSize, from: day)
  }

  private func openTime() {
    guard let picker, let time else { return }
    let wheels = DateWheels(.mode(.time), picker.rules, date: picker.date)
    wheels.onDate = { [weak picker] in picker?.userChose($0) }
    self.wheels = wheels
    open(wheels, size: CGSize(width: 216, height: 216), from: time)
  }

  func close() { overlay?.close(animated: false) }

  // MARK: Delegate of the calendar

  func calendarAllows(_ day: Date) -> Bool { picker?.allows(day) ?? true }
  func calendarHasSelected(_ day: Date) -> Bool { picker?.shows(day) ?? false }
  func calendarTapped(_ day: Date) { picker?.userChose(day: day) }
  func calendarDecoration(for day: Date) -> UIView? { nil }
  func calendarTurned(from old: Date) {}
}

/// A text on gray; in the tint while its calendar or wheels are open.
final class DatePill: UIControl {
  private let label = UILabel()
  private let name: String
  var onTouch: (() -> Void)?
  var isOpen = false { didSet { showColors() } }
  var text: String? {
    get { label.text }
    set {
      label.text = newValue
      setNeedsLayout()
    }
  }

  init(name: String) {
    self.name = name
    super.init(frame: .zero)
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 8
    layer.cornerCurve = .continuous
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.textAlignment = .center
    label.isUserInteractionEnabled = false
    addSubview(label)
    addAction(UIAction { [weak self] _ in self?.onTouch?() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  /// The size of the text with insets of 7 points above and below and 12 points on each side
  /// (`facts/pickers.md#date-picker/compact-insets`).
  var fittingSize: CGSize {
    let size = label.intrinsicContentSize
    return CGSize(width: size.width + 24, height: size.height + 14)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }

  override func stateDidChange() { showColors() }

  private func showColors() {
    label.alpha = isHighlighted ? 0.3 : 1
    label.textColor = isOpen ? tintColor : .label
  }

  override var isAccessibilityElement: Bool {
    get { true }
    set {}
  }
  override var accessibilityLabel: String? {
    get { name }
    set {}
  }
  override var accessibilityValue: String? {
    get { text }
    set {}
  }
  override var accessibilityTraits: UIAccessibilityTraits {
    get { .button }
    set {}
  }
  override var automationType: AutomationType { .button }
}

extension UIDatePicker {
  /// Returns whether some time of a day is within the limits.
  func allows(_ day: Date) -> Bool {
    let rules = rules
    return rules.allows(rules.calendar.dateInterval(of: .day, for: day))
  }

  func shows(_ day: Date) -> Bool { rules.calendar.isDate(day, inSameDayAs: date) }

  /// Sets another day with the same time.
  func userChose(day: Date) {
    let calendar = rules.calendar
    var parts = calendar.dateComponents([.era, .year, .month, .day], from: day)
    let time = calendar.dateComponents([.hour, .minute, .second, .nanosecond], from: date)
    (parts.hour, parts.minute, parts.second, parts.nanosecond) = (
      time.hour, time.minute, time.second, time.nanosecond
    )
    if let new = calendar.date(from: parts) { userChose(new) }
  }
}
