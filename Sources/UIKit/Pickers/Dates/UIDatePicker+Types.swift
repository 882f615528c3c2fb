extension UIDatePicker {
  /// The components of a date that the user chooses.
  public enum Mode: Int, Sendable {
    /// Hours and minutes, and the half of the day in languages that use it.
    case time = 0
    /// Day, month and year.
    case date = 1
    /// A day, hours and minutes.
    case dateAndTime = 2
    /// Hours and minutes of a duration.
    case countDownTimer = 3
    /// A month and a year.
    case yearAndMonth = 4
  }
}

/// The looks of a date picker.
public enum UIDatePickerStyle: Int, Sendable {
  /// The style for the device and the mode: compact, and wheels for a duration.
  case automatic = 0
  /// Wheels side by side.
  case wheels = 1
  /// The date and the time as small texts, which open a calendar and wheels.
  case compact = 2
  /// A calendar, with the time below it.
  case inline = 3
}
