import CoreGraphics
import Foundation

/// Decides about the days of a calendar.
@MainActor protocol MonthCalendarOwner: AnyObject {
  /// Returns whether the day can be touched.
  func calendarAllows(_ day: Date) -> Bool
  func calendarHasSelected(_ day: Date) -> Bool
  func calendarTapped(_ day: Date)
  /// Returns the view below the day's number; nil for no decoration.
  func calendarDecoration(for day: Date) -> UIView?
  /// Called when another month shows.
  func calendarTurned(from old: Date)
}

/// A calendar that shows a month: a title that opens wheels of months and years, arrows, the names of the week's
/// days and a page of days, which a finger turns (`facts/pickers.md#calendar`).
final class MonthCalendar: UIView {
  static let headerHeight: CGFloat = 44
  static let namesHeight: CGFloat = 22
  static let margin: CGFloat = 16

  weak var owner: (any MonthCalendarOwner)?
  private(set) var rules: DateRules
  /// The first moment of the month that shows.
  private(set) var month: Date
  var hasDecorations = false { didSet { if hasDecorations != oldValue { pages.reload() } } }
  var design = UIFontDescriptor.SystemDesign.default { didSet { if design != oldValue { reload() } } }

  let title = CalendarTitleButton()
  private let back = CalendarArrowButton(isForward: false)
  private let forward = CalendarArrowButton(isForward: true)
  private var names: [UILabel] = []
  let pages = MonthPages()
  private(set) var wheels: DateWheels?

  init(_ rules: DateRules, showing date: Date) {
    self.rules = rules
    month = date
    super.init(frame: .zero)
    for _ in 0..<7 {
      let label = UILabel()
      label.textAlignment = .center
      label.textColor = .tertiaryLabel
      names.append(label)
      addSubview(label)
    }
    for view in [title, back, forward, pages] { addSubview(view) }
    pages.calendar = self
    title.onTouch = { [weak self] in self?.toggleWheels() }
    back.onTouch = { [weak self] in self?.turn(by: -1) }
    forward.onTouch = { [weak self] in self?.turn(by: 1) }
    month = start(of: date)
    reload()
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Months

  func start(of date: Date) -> Date { rules.calendar.dateInterval(of: .month, for: date)?.start ?? date }

  func month(_ offset: Int, from date: Date) -> Date? {
    rules.calendar.date(byAdding: .month, value: offset, to: date)
  }

  /// Returns the number of months between two dates, both at the beginning of a month.
  func distance(from first: Date, to last: Date) -> Int {
    rules.calendar.dateComponents([.month], from: first, to: last).month ?? 0
  }

  func configure(_ rules: DateRules) {
    self.rules = rules
    month = start(of: rules.limited(month))
    reload()
  }

  /// Updates the whole calendar.
  func reload() {
    let symbols = rules.formatter("EEE").shortStandaloneWeekdaySymbols
    let first = rules.calendar.firstWeekday - 1
    for (index, label) in names.enumerated() where !symbols.isEmpty {
      label.font = font(13, .semibold)
      label.text = symbols[(first + index) % symbols.count].uppercased(with: rules.locale)
    }
    pages.reload()
    showTitle()
    setNeedsLayout()
  }

  func font(_ size: CGFloat, _ weight: UIFont.Weight) -> UIFont {
    let font = UIFont.systemFont(ofSize: size, weight: weight)
    guard design != .default, let descriptor = font.fontDescriptor.withDesign(design) else { return font }
    return UIFont(descriptor: descriptor, size: size)
  }

  /// Updates the days with the owner's present values.
  func refresh() { pages.refresh() }

  func show(_ date: Date, animated: Bool) {
    let new = start(of: rules.limited(date))
    guard new != month else { return }
    guard animated, window != nil, UIView.areAnimationsEnabled else {
      let old = month
      month = new
      pages.reload()
      showTitle()
      if old != new { owner?.calendarTurned(from: old) }
      return
    }
    pages.turn(to: new)
  }

  private func turn(by months: Int) {
    guard let new = month(months, from: month) else { return }
    show(new, animated: true)
  }

  /// Updates the title after the pages were turned to another month.
  func pagesTurned(to new: Date) {
    guard new != month else { return }
    let old = month
    month = new
    showTitle()
    owner?.calendarTurned(from: old)
  }

  private func showTitle() {
    title.font = font(17, .semibold)
    title.text = rules.formatter("LLLLyyyy").string(from: month)
    back.isEnabled = month(-1, from: month).map(hasDays) ?? false
    forward.isEnabled = month(1, from: month).map(hasDays) ?? false
    setNeedsLayout()
  }

  /// Returns whether some day of a month is within the limits.
  func hasDays(_ month: Date) -> Bool { rules.allows(rules.calendar.dateInterval(of: .month, for: month)) }

  // MARK: Wheels of months and years

  private func toggleWheels() {
    let opens = wheels == nil
    title.isOpen = opens
    if opens {
      let wheels = DateWheels(.monthAndYear, rules, date: month)
      wheels.onDate = { [weak self] in self?.show($0, animated: false) }
      wheels.alpha = 0
      self.wheels = wheels
      addSubview(wheels)
      setNeedsLayout()
      layoutIfNeeded()
    }
    let old = opens ? nil : wheels
    if !opens { wheels = nil }
    UIView.animate(withDuration: 0.25) {
      self.wheels?.alpha = 1
      old?.alpha = 0
      for view in self.names + [self.pages, self.back, self.forward] { view.alpha = opens ? 0 : 1 }
    } completion: { _ in
      old?.removeFromSuperview()
    }
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (width, header) = (bounds.width, Self.headerHeight)
    func mirrored(_ frame: CGRect) -> CGRect {
      isMirrored ? CGRect(x: width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height) : frame
    }
    let titleWidth = min(title.sizeThatFits(bounds.size).width, max(0, width - 110))
    title.frame = mirrored(CGRect(x: Self.margin, y: 0, width: titleWidth, height: header))
    forward.frame = mirrored(CGRect(x: width - 12 - 36, y: 0, width: 36, height: header))
    back.frame = mirrored(CGRect(x: width - 12 - 36 - 40, y: 0, width: 36, height: header))
    let column = columnWidth
    for (index, label) in names.enumerated() {
      label.frame = mirrored(
        CGRect(x: inset + CGFloat(index) * column, y: header, width: column, height: Self.namesHeight))
    }
    let top = header + Self.namesHeight
    pages.frame = CGRect(x: 0, y: top, width: width, height: max(0, bounds.height - top))
    wheels?.frame = CGRect(x: 0, y: header, width: width, height: max(0, bounds.height - header))
  }

  var inset: CGFloat { 9 }
  var columnWidth: CGFloat { max(0, (bounds.width - 2 * inset) / 7) }
}

/// The month's name, which opens the wheels.
final class CalendarTitleButton: UIControl {
  private let label = UILabel()
  private let chevron = UIImageView()
  var onTouch: (() -> Void)?
  var isOpen = false {
    didSet {
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      UIView.animate(withDuration: 0.25) {
        self.chevron.transform =
          self.isOpen ? CGAffineTransform(rotationAngle: isMirrored ? -.pi / 2 : .pi / 2) : .identity
        self.label.textColor = self.isOpen ? self.tintColor : .label
      }
    }
  }
  var text: String? {
    get { label.text }
    set { label.text = newValue }
  }
  var font: UIFont! {
    get { label.font }
    set { label.font = newValue }
  }

  init() {
    super.init(frame: .zero)
    chevron.image = UIImage(
      systemName: "chevron.forward",
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 13, weight: .semibold))
    chevron.contentMode = .center
    for view in [label, chevron] as [UIView] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    addAction(UIAction { [weak self] _ in self?.onTouch?() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: label.sizeThatFits(size).width + 22, height: MonthCalendar.headerHeight)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = max(0, bounds.width - 22)
    label.frame = CGRect(x: isMirrored ? 22 : 0, y: 0, width: width, height: bounds.height)
    chevron.bounds = CGRect(x: 0, y: 0, width: 16, height: 16)
    chevron.center = CGPoint(x: isMirrored ? 10 : bounds.width - 10, y: bounds.midY)
  }

  override func stateDidChange() { label.alpha = isHighlighted ? 0.3 : 1 }

  override var isAccessibilityElement: Bool {
    get { true }
    set {}
  }
  override var accessibilityLabel: String? {
    get { isOpen ? "Hide year picker" : "Show year picker" }
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

/// Turns a calendar by a month.
final class CalendarArrowButton: UIControl {
  private let image = UIImageView()
  private let isForward: Bool
  var onTouch: (() -> Void)?

  init(isForward: Bool) {
    self.isForward = isForward
    super.init(frame: .zero)
    image.image = UIImage(
      systemName: isForward ? "chevron.forward" : "chevron.backward",
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 20, weight: .semibold))
    image.contentMode = .center
    image.isUserInteractionEnabled = false
    addSubview(image)
    addAction(UIAction { [weak self] _ in self?.onTouch?() }, for: .touchUpInside)
    accessibilityLabel = isForward ? "Next Month" : "Previous Month"
    accessibilityIdentifier = isForward ? "DatePicker.NextMonth" : "DatePicker.PreviousMonth"
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    image.frame = bounds
  }

  override func stateDidChange() {
    image.alpha = isHighlighted ? 0.3 : 1
    image.tintColor = isEnabled ? nil : .tertiaryLabel
  }

  override var isAccessibilityElement: Bool {
    get { true }
    set {}
  }
  override var accessibilityTraits: UIAccessibilityTraits {
    get { isEnabled ? .button : [.button, .notEnabled] }
    set {}
  }
  override var automationType: AutomationType { .button }
}
