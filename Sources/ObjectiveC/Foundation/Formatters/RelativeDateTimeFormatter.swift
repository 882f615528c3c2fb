import Foundation

/// A formatter of dates relative to another date: "3 days ago", "in 2 hours", "yesterday".
///
/// ```swift
/// let formatter = RelativeDateTimeFormatter()
/// formatter.localizedString(from: DateComponents(day: -1))  // 1 day ago
/// formatter.dateTimeStyle = .named
/// formatter.localizedString(from: DateComponents(day: -1))  // yesterday
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/foundation/relativedatetimeformatter>
open class RelativeDateTimeFormatter: Formatter {
  /// The use of words such as "yesterday" instead of numbers.
  public enum DateTimeStyle: Int, Sendable {
    /// "1 day ago"
    case numeric = 0
    /// "yesterday", if the language has a word for it.
    case named = 1
  }

  /// The styles of numbers and unit names.
  public enum UnitsStyle: Int, Sendable {
    /// "2 months ago"
    case full = 0
    /// "two months ago"
    case spellOut = 1
    /// "2 mo. ago"
    case short = 2
    /// "2mo ago"
    case abbreviated = 3
  }

  /// Whether words such as "yesterday" replace numbers; by default they do not.
  open var dateTimeStyle = DateTimeStyle.numeric
  /// The style of numbers and unit names, `.full` by default.
  open var unitsStyle = UnitsStyle.full
  /// The context in which the text appears, unknown by default. At the beginning of a sentence, the first letter is
  /// capitalized.
  open var formattingContext = Formatter.Context.unknown
  /// The calendar that counts the days and months between two dates; by default the user's.
  open var calendar: Calendar! = Calendar.current
  /// The language of the text; by default the user's.
  open var locale: Locale! = Locale.current

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Returns the text for the largest unit of the components.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let values: [(Int?, LocaleText.RelativeUnit)] = [
      (dateComponents.year, .year), (dateComponents.month, .month),
      (dateComponents.weekOfMonth ?? dateComponents.weekOfYear, .week),
      (dateComponents.day, .day), (dateComponents.hour, .hour), (dateComponents.minute, .minute),
      (dateComponents.second, .second),
    ]
    let given = values.compactMap { value, unit in value.map { ($0, unit) } }
    let found = given.first { $0.0 != 0 } ?? given.last ?? (0, .second)
    return text(Double(found.0), found.1)
  }

  /// Returns the text for an interval in seconds from now; negative intervals are in the past.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let now = Date()
    return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
  }

  /// Returns the text for a date relative to another one.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    let calendar = calendar ?? Calendar.current
    var components = calendar.dateComponents(
      [.year, .month, .weekOfMonth, .day, .hour, .minute, .second], from: referenceDate, to: date)
    // "Yesterday" refers to a calendar day, regardless of the number of hours.
    if dateTimeStyle == .named, (components.year ?? 0) == 0, (components.month ?? 0) == 0,
      (components.weekOfMonth ?? 0) == 0
    {
      let days = calendar.dateComponents(
        [.day], from: calendar.startOfDay(for: referenceDate), to: calendar.startOfDay(for: date)
      ).day
      if (components.day ?? 0) != 0 { components.day = days }
    }
    return localizedString(from: components)
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }

  private func text(_ value: Double, _ unit: LocaleText.RelativeUnit) -> String {
    let width: LocaleText.Width =
      switch unitsStyle {
      case .full, .spellOut: .wide
      case .short: .short
      case .abbreviated: .narrow
      }
    let context: Int32 =
      switch formattingContext {
      case .beginningOfSentence: 1
      case .standalone, .listItem: 2
      default: 0
      }
    return LocaleText.relative(
      value, unit, width: width, isNamed: dateTimeStyle == .named, isSpelled: unitsStyle == .spellOut,
      context: context,
      locale: locale) ?? ""
  }
}
