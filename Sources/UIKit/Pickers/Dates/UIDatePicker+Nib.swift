import Foundation

extension NibRow {
  static let datePicker = NibRow(UIDatePicker.self) { row in
    row.archives { ArchivedProperty.datePicker }
    row.property("datePickerMode", \.datePickerMode)
    row.property("style", key: "preferredDatePickerStyle", \.preferredDatePickerStyle)
    row.property("minuteInterval", \.minuteInterval)
    row.property("countDownDuration", \.countDownDuration)
    row.property("roundsToMinuteInterval", \.roundsToMinuteInterval)
    row.step(reads: ["locale", "timeZone", "minimumDate", "maximumDate", "date", "useCurrentDate"]) {
      picker, coder in
      if let locale = coder.element.child(key: "locale")?["localeIdentifier"] {
        picker.locale = Locale(identifier: locale)
      }
      if let name = coder.element.child(key: "timeZone")?["name"] {
        picker.timeZone = TimeZone(identifier: name)
        if picker.timeZone == nil { coder.loading.complain(coder.element, "there is no time zone \(name)") }
      }
      func date(_ key: String) -> Date? {
        coder.element.child(key: key)?["timeIntervalSinceReferenceDate"].flatMap(Double.init)
          .map(Date.init(timeIntervalSinceReferenceDate:))
      }
      if let minimum = date("minimumDate") { picker.minimumDate = minimum }
      if let maximum = date("maximumDate") { picker.maximumDate = maximum }
      // Files have a date even if the picker is to show the present.
      if coder.element["useCurrentDate"] == "NO", let date = date("date") { picker.date = date }
    }
    row.key("date", \.date)
    row.key("minimumDate", \.minimumDate)
    row.key("maximumDate", \.maximumDate)
    row.key("locale", \.locale)
    row.key("timeZone", \.timeZone)
    row.key("calendar", \.calendar)
  }
}

extension UIDatePicker.Mode: NibNamed {
  static let nibNames: [String: UIDatePicker.Mode] = [
    "time": .time, "date": .date, "dateAndTime": .dateAndTime, "countDownTimer": .countDownTimer,
    "yearAndMonth": .yearAndMonth,
  ]
}

extension UIDatePickerStyle: NibNamed {
  static let nibNames: [String: UIDatePickerStyle] = [
    "automatic": .automatic, "wheels": .wheels, "compact": .compact, "inline": .inline,
  ]
}
