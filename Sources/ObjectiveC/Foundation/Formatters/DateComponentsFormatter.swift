import Foundation

/// Formats durations: "1 hour, 10 minutes", "1:10:00", "70m".
///
/// Apple's documentation: <https://developer.apple.com/documentation/foundation/datecomponentsformatter>
open class DateComponentsFormatter: Formatter {
  /// The styles of writing the names of units.
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

  /// Which units of value 0 are left out.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Leading zeros go with positional units; all zeros go with the others.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    /// Units of value 0 before the first other one are left out: "10m", not "0h 10m".
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    /// Units of value 0 between others are left out: "1d 10m", not "1d 0h 10m".
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
    /// Units of value 0 after the last other one are left out: "1h", not "1h 0m".
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
    /// All units of value 0 are left out, unless there is no other.
    public static let dropAll = ZeroFormattingBehavior(rawValue: 14)
    /// Every unit is there, with positional units of two digits.
    public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
  }

  /// The style of the names of units; `.positional` by default, "1:10:00".
  open var unitsStyle = UnitsStyle.positional
  /// The units to use; an empty set allows years to seconds, without weeks.
  open var allowedUnits: NSCalendar.Unit = []
  /// Which units of value 0 are left out; `.default` by default.
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// The calendar that defines the lengths of months and days; nil is the user's.
  open var calendar: Calendar? = Calendar.current
  /// The date from which months and years of a duration are counted; nil, the default, is the beginning of 2001.
  open var referenceDate: Date?
  /// Whether the smallest unit may have a fraction.
  open var allowsFractionalUnits = false
  /// The maximum number of units; 0 for any number.
  open var maximumUnitCount = 0
  /// Whether a single largest unit is expressed in the next smaller one: "63 seconds".
  open var collapsesLargestUnit = false
  /// Whether the text marks the duration as approximate: "About 1 hour". False by default.
  open var includesApproximationPhrase = false
  /// Whether the text marks the duration as remaining: "1 hour remaining". False by default.
  open var includesTimeRemainingPhrase = false
  /// The context in which the text appears, which could decide on its capital letters; unknown by default. It makes
  /// no difference.
  open var formattingContext = Formatter.Context.unknown

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Returns the text of components with a new formatter's settings; nil if the calendar can't add them to a date.
  open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  /// The text of a duration in seconds.
  open func string(from ti: TimeInterval) -> String? {
    guard ti.isFinite, abs(ti) < 1e15 else { return nil }
    var calendar = calendar ?? .current
    // A day of a duration has 24 hours.
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    return string(from: start, to: start.addingTimeInterval(ti), calendar, fraction: ti - ti.rounded(.towardZero))
  }

  /// The text of the time between two dates.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    let seconds = endDate.timeIntervalSince(startDate)
    return string(
      from: startDate, to: endDate, calendar ?? .current, fraction: seconds - seconds.rounded(.towardZero))
  }

  /// Returns the text of components, in their own units unless `allowedUnits` are set. They may be more than a
  /// larger unit has.
  open func string(from components: DateComponents) -> String? {
    var calendar = components.calendar ?? calendar ?? .current
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    guard let end = calendar.date(byAdding: components, to: start) else { return nil }
    // Without a choice of units, those stay that were given.
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

  /// The remainder after the smallest unit.
  private func rest(
    after unit: DurationUnit, _ components: DateComponents, _ start: Date, _ end: Date, _ calendar: Calendar,
    _ units: [DurationUnit]
  ) -> Double {
    let (from, to) = start < end ? (start, end) : (end, start)
    guard let reached = calendar.date(byAdding: components, to: from) else { return 0 }
    return max(0, to.timeIntervalSince(reached)) / unit.seconds
  }

  /// One minute and three seconds are 63 seconds.
  private func collapse(_ parts: inout [DurationText.Part]) {
    guard let first = parts.firstIndex(where: { $0.value != 0 }), parts[first].value == 1, first + 1 < parts.count,
      parts[(first + 1)...].contains(where: { $0.value != 0 })
    else { return }
    parts[first + 1].value += parts[first].unit.seconds / parts[first + 1].unit.seconds
    parts[first].value = 0
  }
}

/// The units of durations, the largest first.
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

  /// CLDR's identifier.
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
