import CoreGraphics
import Foundation

/// The wheels of a date picker.
///
/// Each wheel shows one component of the date. When the user has turned one, the components form the new date; rows
/// of dates that do not exist or are not allowed are dim, and a wheel at rest on one turns to the nearest valid
/// row.
final class DateWheels: UIPickerView, UIPickerViewDataSource, UIPickerViewDelegate {
  enum Form: Equatable {
    case mode(UIDatePicker.Mode)
    case monthAndYear
  }

  private(set) var form: Form
  private(set) var rules: DateRules
  private(set) var shownDate: Date
  private(set) var duration: TimeInterval = 60
  private var columns: [DateWheelColumn] = []
  private var columnWidths: [CGFloat] = []
  private var base: Date
  /// The labels beside the numbers of a count-down.
  private let units = [UILabel(), UILabel()]
  var onDate: ((Date) -> Void)?
  var onDuration: ((TimeInterval) -> Void)?

  init(_ form: Form, _ rules: DateRules, date: Date) {
    self.form = form
    self.rules = rules
    shownDate = date
    base = date
    super.init(frame: .zero)
    for unit in units {
      unit.font = .systemFont(ofSize: 17, weight: .semibold)
      unit.isUserInteractionEnabled = false
      addSubview(unit)
    }
    dataSource = self
    delegate = self
    makeColumns()
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Configuration

  func configure(_ form: Form, _ rules: DateRules, date: Date, duration: TimeInterval) {
    self.form = form
    self.rules = rules
    shownDate = date
    self.duration = duration
    makeColumns()
  }

  private func makeColumns() {
    base = shownDate
    switch form {
    case .mode(let mode): columns = DateWheelColumn.columns(mode, rules, around: shownDate)
    case .monthAndYear: columns = DateWheelColumn.monthAndYear(rules, around: shownDate)
    }
    columnWidths = []
    reloadAllComponents()
    for (index, column) in columns.enumerated() {
      selectRow(
        column.row(of: value(of: column, at: shownDate), near: column.middleRow), inComponent: index,
        animated: false)
    }
    refreshUnits()
  }

  /// Turns the wheels to a date.
  func show(_ date: Date, animated: Bool) {
    shownDate = date
    for (index, column) in columns.enumerated() {
      let current = selectedRow(inComponent: index)
      let row = column.row(of: value(of: column, at: date), near: max(0, current))
      if row != current { selectRow(row, inComponent: index, animated: animated) }
    }
    refreshRows()
  }

  func show(duration: TimeInterval, animated: Bool) {
    self.duration = duration
    show(shownDate, animated: animated)
    refreshUnits()
  }

  /// Updates the titles of rows that have become dim or are no longer dim.
  private func refreshRows() {
    let changes = columns.contains { $0.kind == .day } || rules.limits.low != nil || rules.limits.high != nil
    guard changes else { return }
    for wheel in wheels where !wheel.isPlacing {
      wheel.discardRows()
      wheel.setNeedsLayout()
    }
  }

  // MARK: Parts of dates

  private func value(of column: DateWheelColumn, at date: Date) -> Int {
    let calendar = rules.calendar
    switch column.kind {
    case .month: return calendar.component(.month, from: date) - 1
    case .day: return calendar.component(.day, from: date) - 1
    case .year: return calendar.component(.year, from: date) - 1
    case .hour: return calendar.component(.hour, from: date)
    case .minute: return calendar.component(.minute, from: date) / rules.minuteInterval
    case .period: return calendar.component(.hour, from: date) < 12 ? 0 : 1
    case .hours: return Int(duration) / 3600
    case .minutes: return Int(duration) / 60 % 60 / rules.minuteInterval
    case .date:
      let days = calendar.dateComponents(
        [.day], from: calendar.startOfDay(for: base), to: calendar.startOfDay(for: date)
      ).day
      return (days ?? 0) + DateWheelColumn.dayReach
    }
  }

  /// Returns the date of the wheels with another row of one of them; a day that the month does not have becomes its
  /// last day.
  private func date(with row: Int, in component: Int) -> Date? {
    let calendar = rules.calendar
    var parts = calendar.dateComponents([.era, .year, .month, .day, .hour, .minute, .second], from: shownDate)
    var period: Int?
    for (index, column) in columns.enumerated() {
      let value = column.value(of: index == component ? row : max(0, selectedRow(inComponent: index)))
      switch column.kind {
      case .month: parts.month = value + 1
      case .day: parts.day = value + 1
      case .year: parts.year = value + 1
      case .hour: parts.hour = value
      case .minute: parts.minute = value * rules.minuteInterval
      case .period: if index == component { period = value }
      case .date:
        guard
          let day = calendar.date(
            byAdding: .day, value: value - DateWheelColumn.dayReach, to: calendar.startOfDay(for: base))
        else { continue }
        let new = calendar.dateComponents([.era, .year, .month, .day], from: day)
        (parts.era, parts.year, parts.month, parts.day) = (new.era, new.year, new.month, new.day)
      case .hours, .minutes: break
      }
    }
    if let period, let hour = parts.hour { parts.hour = hour % 12 + 12 * period }
    if columns.contains(where: { $0.kind == .month }) {
      let first = calendar.date(from: DateComponents(era: parts.era, year: parts.year, month: parts.month, day: 1))
      let days = first.flatMap { calendar.range(of: .day, in: .month, for: $0)?.count }
      if let days, let day = parts.day { parts.day = min(day, days) }
    }
    return calendar.date(from: parts)
  }

  private var shownDuration: TimeInterval {
    var duration = 0
    for (index, column) in columns.enumerated() {
      let value = column.value(of: max(0, selectedRow(inComponent: index)))
      if column.kind == .hours { duration += 3600 * value }
      if column.kind == .minutes { duration += 60 * value * rules.minuteInterval }
    }
    return TimeInterval(duration)
  }

  // MARK: Data source and delegate of the picker view

  func numberOfComponents(in pickerView: UIPickerView) -> Int { columns.count }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    columns.indices.contains(component) ? columns[component].rowCount : 0
  }
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    columns.indices.contains(component) ? columns[component].title(of: row) : nil
  }
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    if columnWidths.count != columns.count { measureColumns() }
    return columnWidths.indices.contains(component) ? columnWidths[component] : 0
  }

  /// Computes the widths of the columns: each is as wide as its widest title, and all together are as wide as the
  /// selection.
  private func measureColumns() {
    if form == .mode(.countDownTimer) {
      columnWidths = columns.map { _ in ((bounds.width - 18 - 5) / 2).rounded(.down) }
      return
    }
    let widths = columns.map { column in
      column.samples.reduce(0) {
        max($0, ($1 as NSString).size(withAttributes: [.font: UIPickerView.lensFont]).width)
      }
      .rounded(.up)
    }
    let gaps = CGFloat(max(0, columns.count - 1)) * 5
    let room = bounds.width - 18 - gaps - widths.reduce(0, +)
    let extra = min(24, max(0, (room / CGFloat(max(columns.count, 1))).rounded(.down)))
    // In a narrow picker each column yields by the same share.
    let total = widths.reduce(0, +)
    let part = room < 0 && total > 0 ? max(0, total + room) / total : 1
    columnWidths = widths.map { ($0 * part).rounded(.down) + extra }
  }

  override func style(of row: Int, _ component: Int) -> PickerRowStyle {
    guard columns.indices.contains(component) else { return PickerRowStyle() }
    let column = columns[component]
    var style = PickerRowStyle(alignment: column.alignment, left: 6, right: 6)
    if column.kind == .hours || column.kind == .minutes {
      style.right = (columnWidths.first ?? 150) - 62
      style.left = 0
      return style
    }
    if columns.count == 1 { style.alignment = .center }
    if effectiveUserInterfaceLayoutDirection == .rightToLeft, style.alignment != .center {
      style.alignment = style.alignment == .left ? .right : .left
    }
    style.isDimmed = isDimmed(row, component, column.kind)
    return style
  }

  private func isDimmed(_ row: Int, _ component: Int, _ kind: DateWheelColumn.Kind) -> Bool {
    if kind == .day, let month = rules.calendar.range(of: .day, in: .month, for: shownDate),
      columns[component].value(of: row) >= month.count
    {
      return true
    }
    let (low, high) = rules.limits
    guard low != nil || high != nil, let date = date(with: row, in: component) else { return false }
    let unit: Calendar.Component
    switch kind {
    case .year: unit = .year
    case .month: unit = .month
    case .day, .date: unit = .day
    case .hour: unit = .hour
    case .minute: unit = .minute
    case .period:
      let start = rules.calendar.startOfDay(for: date).addingTimeInterval(
        columns[component].value(of: row) == 0 ? 0 : 43200)
      return !rules.allows(DateInterval(start: start, duration: 43200))
    case .hours, .minutes: return false
    }
    return !rules.allows(rules.calendar.dateInterval(of: unit, for: date))
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    guard columns.indices.contains(component) else { return }
    if form == .mode(.countDownTimer) {
      var new = shownDuration
      // A duration of zero cannot be counted down.
      if new < 60 { new = TimeInterval(60 * max(1, rules.minuteInterval)) }
      show(duration: new, animated: true)
      onDuration?(new)
      return
    }
    guard let date = date(with: row, in: component) else { return show(shownDate, animated: true) }
    let allowed = rules.limited(date)
    show(allowed, animated: true)
    onDate?(allowed)
  }

  // MARK: Units

  private func refreshUnits() {
    let isCountDown = form == .mode(.countDownTimer)
    for unit in units { unit.isHidden = !isCountDown }
    guard isCountDown else { return }
    units[0].text = DateWheels.unit(.hour, Int(duration) / 3600, rules.locale)
    units[1].text = DateWheels.unit(.minute, Int(duration) / 60 % 60, rules.locale)
    setNeedsLayout()
  }

  /// Returns the unit beside the number: "hours", "min".
  private static func unit(_ unit: NSCalendar.Unit, _ count: Int, _ locale: Locale) -> String {
    let formatter = DateComponentsFormatter()
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    formatter.calendar = calendar
    formatter.allowedUnits = unit
    formatter.unitsStyle = unit == .hour ? .full : .short
    formatter.zeroFormattingBehavior = []
    let text = formatter.string(from: TimeInterval(count) * (unit == .hour ? 3600 : 60)) ?? ""
    return text.filter { !$0.isNumber }.trimmingCharacters(in: .whitespaces)
  }

  override func layoutSubviews() {
    if columnWidths.isEmpty || form == .mode(.countDownTimer) { measureColumns() }
    super.layoutSubviews()
    guard form == .mode(.countDownTimer) else { return }
    for (unit, wheel) in zip(units, wheels) {
      let size = unit.sizeThatFits(CGSize(width: 200, height: 40))
      let x = wheel.frame.minX + 62 + 6
      unit.frame = CGRect(
        x: x, y: bounds.midY - size.height / 2, width: max(0, min(size.width, wheel.frame.maxX - x)),
        height: size.height)
      bringSubviewToFront(unit)
    }
  }

  override var bounds: CGRect {
    get { super.bounds }
    set {
      if newValue.width != super.bounds.width { columnWidths = [] }
      super.bounds = newValue
    }
  }

  override var frame: CGRect {
    get { super.frame }
    set {
      if newValue.width != super.frame.width { columnWidths = [] }
      super.frame = newValue
    }
  }

  override var automationType: AutomationType { .picker }
}
