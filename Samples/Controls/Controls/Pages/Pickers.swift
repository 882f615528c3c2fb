import UIKit

/// Wheels, dates, calendars and colors.
enum Pickers {
  static let pages = [
    Page("Picker view", wheels), Page("Compact dates", compact), Page("Date wheels", dateWheels),
    Page("Inline date", inline), Page("Calendar view", calendar), Page("Colors", colors),
  ]

  /// Noon of a day in 2024, so that the pictures are the same on every day.
  private static let date = Date(timeIntervalSince1970: 1_718_020_800)

  private static func wheels(_ page: PageViewController) {
    let flavors = WheelRows([["Apple", "Banana", "Cherry", "Date", "Elderberry", "Fig"], ["S", "M", "L", "XL"]])
    let picker = UIPickerView()
    picker.dataSource = flavors
    picker.delegate = flavors
    objects.append(flavors)
    picker.selectRow(2, inComponent: 0, animated: false)
    picker.selectRow(1, inComponent: 1, animated: false)
    page.addWide("Two components", picker)
    let empty = UIPickerView()
    page.addWide("Without rows", empty)
  }

  private static func picker(_ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle) -> UIDatePicker {
    let picker = UIDatePicker()
    picker.datePickerMode = mode
    picker.preferredDatePickerStyle = style
    picker.timeZone = TimeZone(identifier: "UTC")
    picker.date = date
    return picker
  }

  private static func compact(_ page: PageViewController) {
    page.add("Date", picker(.date, .compact))
    page.add("Time", picker(.time, .compact))
    page.add("Date and time", picker(.dateAndTime, .compact))
    let disabled = picker(.dateAndTime, .compact)
    disabled.isEnabled = false
    page.add("Disabled", disabled)
    let tinted = picker(.date, .compact)
    tinted.tintColor = .systemPink
    page.add("Own color", tinted)
    let german = picker(.dateAndTime, .compact)
    german.locale = Locale(identifier: "de_DE")
    page.add("German", german)
  }

  private static func dateWheels(_ page: PageViewController) {
    page.addWide("Date", picker(.date, .wheels))
    page.addWide("Date and time", picker(.dateAndTime, .wheels))
    let time = picker(.time, .wheels)
    time.minuteInterval = 15
    page.addWide("Time in quarters of an hour", time)
    let countdown = UIDatePicker()
    countdown.datePickerMode = .countDownTimer
    countdown.countDownDuration = 5_400
    page.addWide("Countdown", countdown)
    page.addWide("Year and month", picker(.yearAndMonth, .wheels))
  }

  private static func inline(_ page: PageViewController) {
    let dates = picker(.dateAndTime, .inline)
    dates.minimumDate = date.addingTimeInterval(-5 * 86_400)
    dates.maximumDate = date.addingTimeInterval(9 * 86_400)
    page.addWide("Date and time within limits", dates)
    page.addWide("Time", picker(.time, .inline))
  }

  private static func calendar(_ page: PageViewController) {
    let calendar = Calendar(identifier: .gregorian)
    let view = UICalendarView()
    view.calendar = calendar
    view.visibleDateComponents = DateComponents(calendar: calendar, year: 2024, month: 6)
    let days = DecoratedDays()
    objects.append(days)
    view.delegate = days
    let selection = UICalendarSelectionMultiDate(delegate: nil)
    selection.setSelectedDates(
      [12, 13, 20].map { DateComponents(calendar: calendar, year: 2024, month: 6, day: $0) }, animated: false)
    view.selectionBehavior = selection
    page.addWide("Several days and decorations", view)
  }

  private static func colors(_ page: PageViewController) {
    let chosen = UIColorWell()
    chosen.selectedColor = .systemGreen
    let faint = UIColorWell()
    faint.selectedColor = UIColor.systemRed.withAlphaComponent(0.4)
    let disabled = UIColorWell()
    disabled.selectedColor = .systemBlue
    disabled.isEnabled = false
    page.add("No color, a color, a faint one, disabled", UIColorWell(), chosen, faint, disabled)
    let button = UIButton(
      configuration: .bordered(),
      primaryAction: UIAction(title: "Choose a Color") { [weak page] _ in
        let picker = UIColorPickerViewController()
        picker.selectedColor = .systemTeal
        page?.present(picker, animated: true)
      })
    page.add("Color picker", button)
    let fonts = UIButton(
      configuration: .bordered(),
      primaryAction: UIAction(title: "Choose a Font") { [weak page] _ in
        page?.present(UIFontPickerViewController(), animated: true)
      })
    page.add("Font picker", fonts)
  }

  /// Data sources and delegates, which the views refer to weakly.
  private static var objects: [NSObject] = []
}

private final class WheelRows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  private let rows: [[String]]

  init(_ rows: [[String]]) { self.rows = rows }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { rows.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    rows[component].count
  }

  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    rows[component][row]
  }
}

private final class DecoratedDays: NSObject, UICalendarViewDelegate {
  func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration? {
    switch dateComponents.day {
    case 5: .default()
    case 8: .default(color: .systemOrange, size: .large)
    case 20: .image(UIImage(systemName: "star.fill"), color: .systemYellow, size: .large)
    default: nil
    }
  }
}
