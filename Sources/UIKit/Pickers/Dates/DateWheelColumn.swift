import CoreGraphics
import Foundation

/// One wheel of a date picker: the values and texts of its rows.
@MainActor struct DateWheelColumn {
  enum Kind { case month, day, year, date, hour, minute, period, hours, minutes }

  let kind: Kind
  let rowCount: Int
  /// The number of values; the rows repeat them.
  let values: Int
  let alignment: NSTextAlignment
  private let titles: [String]
  private let makeTitle: ((Int) -> String)?

  /// Every wheel that turns without an end has about as many rows.
  private static let loops = 10_000

  private init(
    _ kind: Kind, values: Int, rowCount: Int? = nil, _ alignment: NSTextAlignment = .center, titles: [String] = [],
    title: ((Int) -> String)? = nil
  ) {
    self.kind = kind
    self.values = values
    self.rowCount = rowCount ?? values * (Self.loops / max(values, 1))
    self.alignment = alignment
    self.titles = titles
    makeTitle = title
  }

  func value(of row: Int) -> Int { values > 0 ? row % values : 0 }
  func title(of row: Int) -> String {
    let value = value(of: row)
    return makeTitle?(value) ?? (titles.indices.contains(value) ? titles[value] : "")
  }

  /// Returns the row of a value that is nearest to another row.
  func row(of value: Int, near row: Int) -> Int {
    guard rowCount > values, values > 0 else { return min(max(value, 0), max(0, rowCount - 1)) }
    var difference = (value - row % values) % values
    if difference > values / 2 { difference -= values }
    if difference < -values / 2 { difference += values }
    let near = row + difference
    if near < 0 { return near + values }
    return near >= rowCount ? near - values : near
  }

  /// A row near the center of the range, from which the wheel turns in both directions.
  var middleRow: Int { rowCount > values && values > 0 ? rowCount / 2 / values * values : 0 }

  // MARK: Columns

  /// The number of days before and after the one at which a wheel of days begins.
  static let dayReach = 100_000

  static func columns(_ mode: UIDatePicker.Mode, _ rules: DateRules, around date: Date) -> [DateWheelColumn] {
    switch mode {
    case .date: return rules.dateOrder.map { dateColumn($0, rules, around: date) }
    case .time: return timeColumns(rules)
    case .dateAndTime: return [days(rules, around: date)] + timeColumns(rules)
    case .yearAndMonth: return monthAndYear(rules, around: date)
    case .countDownTimer:
      return [
        DateWheelColumn(.hours, values: 24, rowCount: 24, .right, titles: (0..<24).map { "\($0)" }),
        DateWheelColumn(
          .minutes, values: 60 / rules.minuteInterval, .right,
          titles: stride(from: 0, to: 60, by: rules.minuteInterval).map { "\($0)" }),
      ]
    }
  }

  /// Returns the wheels for month and year that the title of a calendar opens.
  static func monthAndYear(_ rules: DateRules, around date: Date) -> [DateWheelColumn] {
    rules.dateOrder.filter { $0 != .day }.map { dateColumn($0, rules, around: date) }
  }

  private static func dateColumn(_ component: Calendar.Component, _ rules: DateRules, around date: Date)
    -> DateWheelColumn
  {
    let calendar = rules.calendar
    switch component {
    case .month:
      let count = calendar.range(of: .month, in: .year, for: date)?.count ?? 12
      let names = rules.formatter("LLLL").standaloneMonthSymbols
      let titles = (0..<count).map { $0 < names.count ? names[$0] : "\($0 + 1)" }
      return DateWheelColumn(.month, values: count, .left, titles: titles)
    case .day:
      let count = calendar.maximumRange(of: .day)?.count ?? 31
      let formatter = rules.formatter("d")
      // A month of 31 days whose numbers are the titles.
      let start = calendar.date(from: DateComponents(year: 2001, month: 1, day: 1)) ?? date
      let titles = (0..<count).map { day in
        calendar.date(byAdding: .day, value: day, to: start).map(formatter.string) ?? "\(day + 1)"
      }
      return DateWheelColumn(
        .day, values: count, .right, titles: calendar.isGregorian ? titles : numbers(count, rules))
    default:
      let formatter = rules.formatter("y")
      return DateWheelColumn(.year, values: 10_000, rowCount: 10_000, .right) { year in
        let parts = DateComponents(
          calendar: calendar, timeZone: calendar.timeZone, year: year + 1, month: 1, day: 2)
        return calendar.date(from: parts).map(formatter.string) ?? "\(year + 1)"
      }
    }
  }

  private static func numbers(_ count: Int, _ rules: DateRules) -> [String] {
    let formatter = NumberFormatter()
    formatter.locale = rules.locale
    return (1...max(count, 1)).map { formatter.string(from: NSNumber(value: $0)) ?? "\($0)" }
  }

  private static func days(_ rules: DateRules, around date: Date) -> DateWheelColumn {
    let base = rules.calendar.startOfDay(for: date)
    let formatter = rules.formatter("EEEMMMd")
    return DateWheelColumn(.date, values: 2 * dayReach + 1, rowCount: 2 * dayReach + 1, .right) { value in
      guard let day = rules.calendar.date(byAdding: .day, value: value - dayReach, to: base) else { return "" }
      // "Tue Jun 9": wheels have no room for commas.
      return rules.today(day) ?? formatter.string(from: day).replacingOccurrences(of: ", ", with: " ")
    }
  }

  private static func timeColumns(_ rules: DateRules) -> [DateWheelColumn] {
    let has12 = rules.hasPeriods
    let number = NumberFormatter()
    number.locale = rules.locale
    func text(_ value: Int, digits: Int) -> String {
      number.minimumIntegerDigits = digits
      return number.string(from: NSNumber(value: value)) ?? "\(value)"
    }
    // The wheel has both halves of the day, so that it turns from one into the other.
    let hours = (0..<24).map { hour in
      has12 ? text((hour + 11) % 12 + 1, digits: 1) : text(hour, digits: 2)
    }
    let minutes = stride(from: 0, to: 60, by: rules.minuteInterval).map { text($0, digits: 2) }
    let time = [
      DateWheelColumn(.hour, values: 24, .right, titles: hours),
      DateWheelColumn(.minute, values: minutes.count, .right, titles: minutes),
    ]
    guard has12 else { return time }
    let symbols = rules.formatter("j")
    let period = DateWheelColumn(
      .period, values: 2, rowCount: 2, .left, titles: [symbols.amSymbol, symbols.pmSymbol])
    return rules.startsWithPeriod ? [period] + time : time + [period]
  }

  /// Titles as wide as any.
  var samples: [String] {
    switch kind {
    case .date: return stride(from: 0, to: 366, by: 5).map { title(of: Self.dayReach + $0) }
    case .year: return [title(of: 2028)]
    default: return (0..<values).map { title(of: $0) }
    }
  }
}

extension Calendar {
  var isGregorian: Bool { [.gregorian, .iso8601, .japanese, .buddhist, .republicOfChina].contains(identifier) }
}
