import Foundation

extension ArchivedProperty {
  /// The archived properties of date pickers. The limits come before the date, which they bound.
  static let datePicker: [ArchivedProperty] = [
    of("mode", \UIDatePicker.datePickerMode), of("style", \UIDatePicker.preferredDatePickerStyle),
    of("minuteInterval", \UIDatePicker.minuteInterval), of("rounds", \UIDatePicker.roundsToMinuteInterval),
    of("minimum", \UIDatePicker.archivedMinimum), of("maximum", \UIDatePicker.archivedMaximum),
    of("date", \UIDatePicker.archivedDate), of("duration", \UIDatePicker.countDownDuration),
  ]
}

extension UIDatePicker {
  /// The date in archives: the seconds since the beginning of 2001.
  fileprivate var archivedDate: Double {
    get { date.timeIntervalSinceReferenceDate }
    set { if newValue.isFinite { date = Date(timeIntervalSinceReferenceDate: newValue) } }
  }

  fileprivate var archivedMinimum: Double {
    get { minimumDate?.timeIntervalSinceReferenceDate ?? -.greatestFiniteMagnitude }
    set { minimumDate = UIDatePicker.limit(newValue) }
  }

  fileprivate var archivedMaximum: Double {
    get { maximumDate?.timeIntervalSinceReferenceDate ?? .greatestFiniteMagnitude }
    set { maximumDate = UIDatePicker.limit(newValue) }
  }

  /// Returns the limit; nil if the number is not a date.
  private static func limit(_ seconds: Double) -> Date? {
    abs(seconds) < 1e12 ? Date(timeIntervalSinceReferenceDate: seconds) : nil
  }
}
