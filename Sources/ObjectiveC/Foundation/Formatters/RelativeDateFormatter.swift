import Foundation

/// A date formatter with names for dates near the present, which Foundation on Linux lacks: "Today", "Yesterday at
/// 9:41 AM".
///
/// Its method replaces that of `DateFormatter` in the dispatch table.
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
    // The time is combined with the day's name in the same way as with a date.
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

/// The names of days near the present in a language.
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
    // A text such as "in 3 days" is not a name.
    return text.contains(where: \.isNumber) ? nil : text
  }
}
