import Foundation

/// Dates near the present by their names, which Foundation on Linux does not know: "Today", "Yesterday at 9:41 AM".
///
/// This method stands in for `DateFormatter`'s own, in its dispatch table.
///
/// Apple's documentation:
/// <https://developer.apple.com/documentation/foundation/dateformatter/1415848-doesrelativedateformatting>
final class RelativeDateFormatter: DateFormatter, @unchecked Sendable {
  override func string(from date: Date) -> String {
    let text = super.string(from: date)
    guard doesRelativeDateFormatting, dateStyle != .none, let name = RelativeDay.name(of: date, for: self) else {
      return text
    }
    guard timeStyle != .none else { return name }
    // The time is beside the day's name as beside a date.
    let dates = DateFormatter()
    dates.locale = locale
    dates.calendar = calendar
    dates.timeZone = timeZone
    dates.dateStyle = dateStyle
    dates.timeStyle = .none
    let plain = dates.string(from: date)
    return plain.isEmpty ? text : text.replacingOccurrences(of: plain, with: name)
  }
}

/// The names that a language has for days near the present.
enum RelativeDay {
  static func name(of date: Date, for formatter: DateFormatter) -> String? {
    var calendar: Calendar = formatter.calendar ?? .current
    calendar.timeZone = formatter.timeZone ?? .current
    let days = calendar.dateComponents(
      [.day], from: calendar.startOfDay(for: Date()), to: calendar.startOfDay(for: date)
    ).day
    guard let days, abs(days) <= 3, let locale = formatter.locale else { return nil }
    let relative = RelativeDateTimeFormatter()
    relative.locale = locale
    relative.dateTimeStyle = .named
    relative.formattingContext = .beginningOfSentence
    let text = relative.localizedString(from: DateComponents(day: days))
    // "In 3 days" is no name.
    return text.contains(where: \.isNumber) ? nil : text
  }
}
