import Foundation

/// A formatter of durations: "1 hour, 10 minutes", "1:10:00", "70m".
///
/// ```swift
/// let formatter = DateComponentsFormatter()
/// formatter.unitsStyle = .short
/// formatter.allowedUnits = [.hour, .minute]
/// label.text = formatter.string(from: 4200)  // "1 hr, 10 min"
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/foundation/datecomponentsformatter>
open class DateComponentsFormatter: Formatter {
  /// The styles of unit names.
  public enum UnitsStyle: Int, Sendable {
    /// "1:10:00"
    case positional = 0
    /// "1h 10m"
    case abbreviated = 1
    /// "1 hr, 10 min"
    case short = 2
    /// "1 hour, 10 minutes"
    case full = 3
    /// "one hour, ten minutes"
    case spellOut = 4
    /// "1hr 10min"
    case brief = 5
  }

  /// The handling of units with the value 0.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Omits leading zeros in the positional style, and all zeros in other styles.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    /// Omits units with the value 0 before the first other unit: "10m", not "0h 10m".
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    /// Omits units with the value 0 between other units: "1d 10m", not "1d 0h 10m".
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
    /// Omits units with the value 0 after the last other unit: "1h", not "1h 0m".
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
    /// Omits all units with the value 0, unless there is no other.
    public static let dropAll = ZeroFormattingBehavior(rawValue: 14)
    /// Includes every unit, with two digits in the positional style.
    public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
  }

  /// The style of unit names, `.positional` by default: "1:10:00".
  open var unitsStyle = UnitsStyle.positional
  /// The units to use. An empty set, the default, stands for all units from years to seconds except weeks.
  open var allowedUnits: NSCalendar.Unit = []
  /// The handling of units with the value 0, `.default` by default.
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// The calendar that defines the lengths of months and days; nil stands for the user's calendar.
  open var calendar: Calendar? = Calendar.current
  /// The start date of durations, which determines the lengths of months and years; nil, the default, stands for
  /// the beginning of 2001.
  open var referenceDate: Date?
  /// Whether the smallest unit can have a fraction.
  open var allowsFractionalUnits = false
  /// The maximum number of units; 0 stands for no limit.
  open var maximumUnitCount = 0
  /// Whether a single largest unit is expressed in the next smaller one: "63 seconds".
  open var collapsesLargestUnit = false
  /// Whether the text marks the duration as approximate: "About 1 hour". False by default.
  open var includesApproximationPhrase = false
  /// Whether the text marks the duration as remaining: "1 hour remaining". False by default.
  open var includesTimeRemainingPhrase = false
  /// The context in which the text appears, unknown by default. It has no effect.
  open var formattingContext = Formatter.Context.unknown

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Returns the text of components with the default settings; nil if the calendar can't add them to a date.
  open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  /// Returns the text of a duration in seconds.
  open func string(from ti: TimeInterval) -> String? {
    guard ti.isFinite, abs(ti) < 1e15 else { return nil }
    var calendar = calendar ?? .current
    // In a duration, a day has 24 hours.
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    return string(from: start, to: start.addingTimeInterval(ti), calendar, fraction: ti - ti.rounded(.towardZero))
  }

  /// Returns the text of the time between two dates.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    let seconds = endDate.timeIntervalSince(startDate)
    return string(
      from: startDate, to: endDate, calendar ?? .current, fraction: seconds - seconds.rounded(.towardZero))
  }

  /// Returns the text of components, in their own units unless `allowedUnits` is set. A component can exceed the
  /// next larger unit.
  open func string(from components: DateComponents) -> String? {
    var calendar = components.calendar ?? calendar ?? .current
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    guard let end = calendar.date(byAdding: components, to: start) else { return nil }
    // If no units are selected, the components keep their units.
    let given = DurationUnit.allCases.filter { components.value(for: $0.component) != nil }
    return string(from: start, to: end, calendar, fraction: 0, units: allowedUnits.isEmpty ? given : nil)
  }

  open override func string(for obj: Any?) -> String? {
    switch obj {
    case let components as DateComponents: string(from: components)
    case let number as NSNumber: string(from: number.doubleValue)
    default: nil
    }
  }

  private func string(
    from start: Date, to end: Date, _ calendar: Calendar, fraction: Double, units given: [DurationUnit]? = nil
  ) -> String? {
    let units =
      given
      ?? DurationUnit.allCases.filter { unit in
        allowedUnits.isEmpty ? unit != .week : allowedUnits.contains(unit.flag)
      }
    guard !units.isEmpty else { return nil }
    let isNegative = end < start
    let components = calendar.dateComponents(
      Set(units.map(\.component)), from: isNegative ? end : start, to: isNegative ? start : end)
    var parts = units.map { DurationText.Part(unit: $0, value: Double(components.value(for: $0.component) ?? 0)) }
    if allowsFractionalUnits, let last = units.last {
      parts[parts.count - 1].value += rest(after: last, components, start, end, calendar, units)
    }
    if collapsesLargestUnit { collapse(&parts) }
    let text = DurationText(formatter: self, calendar: calendar).text(parts, isNegative: isNegative)
    return text
  }

  /// Returns the remainder after the smallest unit, as a fraction of it.
  private func rest(
    after unit: DurationUnit, _ components: DateComponents, _ start: Date, _ end: Date, _ calendar: Calendar,
    _ units: [DurationUnit]
  ) -> Double {
    let (from, to) = start < end ? (start, end) : (end, start)
    guard let reached = calendar.date(byAdding: components, to: from) else { return 0 }
    return max(0, to.timeIntervalSince(reached)) / unit.seconds
  }

  /// Expresses a single largest unit in the next smaller one: one minute and three seconds are 63 seconds.
  private func collapse(_ parts: inout [DurationText.Part]) {
    guard let first = parts.firstIndex(where: { $0.value != 0 }), parts[first].value == 1, first + 1 < parts.count,
      parts[(first + 1)...].contains(where: { $0.value != 0 })
    else { return }
    parts[first + 1].value += parts[first].unit.seconds / parts[first + 1].unit.seconds
    parts[first].value = 0
  }
}

/// The units of durations, in descending order.
enum DurationUnit: CaseIterable {
  case year, month, week, day, hour, minute, second, nanosecond

  static var allCases: [DurationUnit] { [.year, .month, .week, .day, .hour, .minute, .second] }

  var component: Calendar.Component {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .weekOfMonth
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    case .nanosecond: .nanosecond
    }
  }

  var flag: NSCalendar.Unit {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .weekOfMonth
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    case .nanosecond: .nanosecond
    }
  }

  /// The identifier in CLDR.
  var name: String { "\(self)" }

  var seconds: Double {
    switch self {
    case .year: 31_556_952
    case .month: 2_629_746
    case .week: 604_800
    case .day: 86_400
    case .hour: 3600
    case .minute: 60
    case .second: 1
    case .nanosecond: 1e-9
    }
  }
}
