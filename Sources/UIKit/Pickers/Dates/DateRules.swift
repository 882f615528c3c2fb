import Foundation

/// The range of dates that a date picker can have, and the calendar and locale in which it shows them.
struct DateRules {
  var calendar: Calendar
  var locale: Locale
  var minimum: Date?
  var maximum: Date?
  var minuteInterval = 1

  /// The limits; both are nil if the minimum is after the maximum (`facts/pickers.md#date-picker/limits`).
  var limits: (low: Date?, high: Date?) {
    if let minimum, let maximum, minimum > maximum { return (nil, nil) }
    return (minimum, maximum)
  }

  func limited(_ date: Date) -> Date {
    let (low, high) = limits
    if let low, date < low { return low }
    if let high, date > high { return high }
    return date
  }

  /// Returns the date rounded down to a multiple of the interval; seconds stay
  /// (`facts/pickers.md#date-picker/minute-interval`).
  func rounded(_ date: Date) -> Date {
    guard minuteInterval > 1 else { return date }
    let over = calendar.component(.minute, from: date) % minuteInterval
    return over == 0 ? date : date.addingTimeInterval(TimeInterval(-60 * over))
  }

  /// Returns whether some time of the interval is within the limits.
  func allows(_ interval: DateInterval?) -> Bool {
    guard let interval else { return true }
    let (low, high) = limits
    if let low, interval.end <= low { return false }
    if let high, interval.start > high { return false }
    return true
  }

  func formatter(_ template: String) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.calendar = calendar
    formatter.timeZone = calendar.timeZone
    formatter.locale = locale
    formatter.setLocalizedDateFormatFromTemplate(template)
    return formatter
  }

  private func pattern(_ template: String) -> String {
    DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? template
  }

  /// Returns the letters of a pattern without quoted text.
  private func letters(_ template: String) -> [Character] {
    var isQuoted = false
    return pattern(template).filter { letter in
      if letter == "'" { isQuoted.toggle() }
      return !isQuoted && letter.isLetter
    }
  }

  /// Year, month and day in the order of the language.
  var dateOrder: [Calendar.Component] {
    var order: [Calendar.Component] = []
    for letter in letters("yMMMMd") {
      let component: Calendar.Component? =
        switch letter {
        case "y", "u", "U", "r", "Y": .year
        case "M", "L": .month
        case "d": .day
        default: nil
        }
      if let component, !order.contains(component) { order.append(component) }
    }
    return order.count == 3 ? order : [.month, .day, .year]
  }

  /// Whether the day has two halves of 12 hours.
  var hasPeriods: Bool { letters("j").contains { "hK".contains($0) } }
  /// Whether the half of the day is before the hour, as in Chinese.
  var startsWithPeriod: Bool {
    let letters = letters("jmm")
    guard let period = letters.firstIndex(where: { "abB".contains($0) }),
      let hour = letters.firstIndex(where: { "hK".contains($0) })
    else { return false }
    return period < hour
  }

  /// Returns the word for today in the picker's language, if the date is today.
  func today(_ date: Date) -> String? {
    guard calendar.isDate(date, inSameDayAs: Date()) else { return nil }
    let formatter = DateFormatter()
    formatter.calendar = calendar
    formatter.timeZone = calendar.timeZone
    formatter.locale = locale
    formatter.dateStyle = .short
    formatter.timeStyle = .none
    formatter.doesRelativeDateFormatting = true
    return formatter.string(from: date)
  }
}
