import FactTables
import FlipsideTesting
import UIKit
import XCTest

/// Properties that code sets and reads (facts/pickers.md#date-picker).
final class UIDatePickerTests: TimeTestCase {
  private var calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0)!
    calendar.locale = Locale(identifier: "en_US")
    return calendar
  }()

  private func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0, _ second: Int = 0)
    -> Date
  {
    calendar.date(
      from: DateComponents(year: year, month: month, day: day, hour: hour, minute: minute, second: second))!
  }

  private func picker(_ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle, _ locale: String = "en_US")
    -> UIDatePicker
  {
    let picker = UIDatePicker()
    calendar.locale = Locale(identifier: locale)
    picker.locale = Locale(identifier: locale)
    picker.calendar = calendar
    picker.datePickerMode = mode
    picker.preferredDatePickerStyle = style
    picker.date = date(2026, 6, 9, 15, 41, 20)
    picker.frame.origin = CGPoint(x: 36, y: 200)
    view.addSubview(picker)
    step()
    return picker
  }

  private func views(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(views) }
  private func wheels(_ view: UIView) -> [UIView] {
    views(view).filter { $0.isAccessibilityElement && $0.accessibilityTraits.contains(.adjustable) }
      .sorted { $0.convert($0.bounds, to: nil).minX < $1.convert($1.bounds, to: nil).minX }
  }
  private func values(_ view: UIView) -> [String] { wheels(view).map { $0.accessibilityValue ?? "" } }

  func testDefaults() {
    let picker = UIDatePicker()
    XCTAssertEqual(picker.datePickerMode, .dateAndTime)
    XCTAssertEqual(picker.preferredDatePickerStyle, .automatic)
    XCTAssertEqual(picker.datePickerStyle, .compact)
    XCTAssertEqual(picker.minuteInterval, 1)
    XCTAssertTrue(picker.roundsToMinuteInterval)
    XCTAssertEqual(picker.countDownDuration, 0)
    XCTAssertNil(picker.minimumDate)
    XCTAssertNil(picker.maximumDate)
    XCTAssertNil(picker.timeZone)
    XCTAssertNil(picker.locale)
    XCTAssertEqual(picker.date.timeIntervalSinceNow, 0, accuracy: 1)
    XCTAssertEqual(picker.frame.size, CGSize(width: 228, height: 36))
  }

  func testSizesFollowTheStyle() throws {
    let table = try FactTable("pickers", "date-picker")
    let inline = try table.numbers("inline-size")
    let picker = UIDatePicker()
    picker.preferredDatePickerStyle = .wheels
    XCTAssertEqual(picker.frame.size, CGSize(width: 320, height: 216))
    XCTAssertEqual(picker.intrinsicContentSize, CGSize(width: 320, height: 216))
    picker.preferredDatePickerStyle = .inline
    XCTAssertEqual(
      picker.frame.size, CGSize(width: inline[0], height: inline[1] + (try table.number("inline-time-height"))))
    picker.datePickerMode = .date
    XCTAssertEqual(picker.frame.size, CGSize(width: inline[0], height: inline[1]))
    picker.preferredDatePickerStyle = .compact
    XCTAssertEqual(picker.intrinsicContentSize.height, try table.number("compact-height"), accuracy: 0.4)
    // A size that the app has set is kept.
    picker.frame.size = CGSize(width: 300, height: 100)
    picker.preferredDatePickerStyle = .wheels
    XCTAssertEqual(picker.frame.size, CGSize(width: 300, height: 100))
  }

  func testDurationsAreWheels() {
    let picker = UIDatePicker()
    picker.preferredDatePickerStyle = .inline
    picker.datePickerMode = .countDownTimer
    XCTAssertEqual(picker.datePickerStyle, .wheels)
    XCTAssertEqual(picker.countDownDuration, 60)
    for (given, kept) in [
      (3661.0, 3660.0), (86399, 86340), (0, 60), (59, 60), (86400, 60), (-5, 60), (.nan, 60), (.infinity, 60),
    ] {
      picker.countDownDuration = given
      XCTAssertEqual(picker.countDownDuration, kept)
    }
    picker.datePickerMode = .time
    XCTAssertEqual(picker.countDownDuration, 0)
  }

  func testDatesAreRoundedDown() {
    let picker = picker(.time, .wheels)
    picker.minuteInterval = 15
    XCTAssertEqual(picker.date, date(2026, 6, 9, 15, 41, 20))
    picker.date = date(2026, 6, 9, 12, 20, 57)
    XCTAssertEqual(picker.date, date(2026, 6, 9, 12, 15, 57))
    picker.roundsToMinuteInterval = false
    picker.date = date(2026, 6, 9, 12, 20, 57)
    XCTAssertEqual(picker.date, date(2026, 6, 9, 12, 20, 57))
    picker.roundsToMinuteInterval = true
    XCTAssertEqual(picker.date, date(2026, 6, 9, 12, 15, 57))
    for wrong in [7, 0, -1, 60, 1000] {
      picker.minuteInterval = wrong
      XCTAssertEqual(picker.minuteInterval, 1)
    }
  }

  func testLimits() {
    let picker = picker(.date, .wheels)
    var events = 0
    picker.addAction(UIAction { _ in events += 1 }, for: .valueChanged)
    picker.minimumDate = date(2026, 7, 1)
    XCTAssertEqual(picker.date, date(2026, 7, 1))
    picker.date = date(1999, 1, 1)
    XCTAssertEqual(picker.date, date(2026, 7, 1))
    picker.maximumDate = date(2027, 1, 1)
    picker.date = date(2030, 1, 1)
    XCTAssertEqual(picker.date, date(2027, 1, 1))
    picker.maximumDate = date(2020, 1, 1)
    picker.date = date(1999, 1, 1)
    XCTAssertEqual(picker.date, date(1999, 1, 1))
    picker.date = Date(timeIntervalSinceReferenceDate: .nan)
    XCTAssertEqual(picker.date, date(1999, 1, 1))
    XCTAssertEqual(events, 0)
  }

  // MARK: Wheels

  func testColumnsByLanguage() {
    XCTAssertEqual(values(picker(.date, .wheels)), ["June", "9", "2026"])
    XCTAssertEqual(values(picker(.date, .wheels, "de_DE")), ["9", "Juni", "2026"])
    XCTAssertEqual(values(picker(.date, .wheels, "ja_JP")), ["2026年", "6月", "9日"])
    XCTAssertEqual(values(picker(.time, .wheels)), ["3", "41", "PM"])
    XCTAssertEqual(values(picker(.time, .wheels, "de_DE")), ["15", "41"])
    XCTAssertEqual(values(picker(.dateAndTime, .wheels)), ["Tue Jun 9", "3", "41", "PM"])
  }

  func testTheDayOfToday() {
    let picker = picker(.dateAndTime, .wheels)
    picker.date = Date()
    step()
    XCTAssertEqual(values(picker).first, "Today")
  }

  func testTurningAWheelSendsTheDate() {
    let picker = picker(.date, .wheels)
    var dates: [Date] = []
    picker.addAction(UIAction { dates.append(($0.sender as! UIDatePicker).date) }, for: .valueChanged)
    wheels(picker)[1].accessibilityIncrement()
    XCTAssertEqual(dates, [date(2026, 6, 10, 15, 41, 20)])
    wheels(picker)[0].accessibilityDecrement()
    wheels(picker)[2].accessibilityIncrement()
    XCTAssertEqual(dates.last, date(2027, 5, 10, 15, 41, 20))
    XCTAssertEqual(dates.count, 3)
  }

  /// June has no 31st, so the wheel turns to the 30th.
  func testDaysThatAMonthHasNot() {
    let picker = picker(.date, .wheels)
    picker.date = date(2026, 5, 31)
    step()
    wheels(picker)[0].accessibilityIncrement()
    go(to: now + 1)
    XCTAssertEqual(picker.date, date(2026, 6, 30))
    XCTAssertEqual(values(picker), ["June", "30", "2026"])
  }

  func testWheelsComeBackToTheLimits() {
    let picker = picker(.date, .wheels)
    picker.maximumDate = date(2026, 6, 10)
    step()
    var events = 0
    picker.addAction(UIAction { _ in events += 1 }, for: .valueChanged)
    wheels(picker)[0].accessibilityIncrement()
    go(to: now + 1)
    XCTAssertEqual(picker.date, date(2026, 6, 10))
    XCTAssertEqual(values(picker), ["June", "10", "2026"])
    XCTAssertEqual(events, 1)
    let dim = views(picker).compactMap { $0 as? UILabel }.first { $0.text == "July" }
    XCTAssertEqual(dim?.textColor, .tertiaryLabel)
  }

  /// The hours continue from one half of the day to the other.
  func testHoursAndHalvesOfTheDay() {
    let picker = picker(.time, .wheels)
    picker.date = date(2026, 6, 9, 11, 30)
    step()
    wheels(picker)[0].accessibilityIncrement()
    go(to: now + 1)
    XCTAssertEqual(values(picker), ["12", "30", "PM"])
    wheels(picker)[2].accessibilityDecrement()
    go(to: now + 1)
    XCTAssertEqual(picker.date, date(2026, 6, 9, 0, 30))
    XCTAssertEqual(values(picker), ["12", "30", "AM"])
  }

  func testCountDown() {
    let picker = picker(.countDownTimer, .automatic)
    picker.countDownDuration = 2 * 3600 + 5 * 60
    step()
    XCTAssertEqual(values(picker), ["2", "5"])
    var events = 0
    picker.addAction(UIAction { _ in events += 1 }, for: .valueChanged)
    wheels(picker)[0].accessibilityIncrement()
    XCTAssertEqual(picker.countDownDuration, 3 * 3600 + 5 * 60)
    XCTAssertEqual(events, 1)
    let words = views(picker).compactMap { ($0 as? UILabel)?.text }
    XCTAssertTrue(words.contains("hours"), "\(words)")
    XCTAssertTrue(words.contains("min"), "\(words)")
    picker.countDownDuration = 60
    go(to: now + 1)
    wheels(picker)[1].accessibilityDecrement()
    go(to: now + 1)
    XCTAssertEqual(picker.countDownDuration, 60)
    XCTAssertEqual(values(picker), ["0", "1"])
  }

  // MARK: Calendars

  func testTheCalendarOfACompactPicker() {
    let picker = picker(.dateAndTime, .compact)
    var journal: [String] = []
    for (event, name) in [
      (UIControl.Event.editingDidBegin, "begin"), (.editingDidEnd, "end"), (.valueChanged, "value"),
    ] { picker.addAction(UIAction { _ in journal.append(name) }, for: event) }
    XCTAssertTrue(stage.shows("Jun 9, 2026"))
    stage.tap("Date Picker")
    go(to: now + 1)
    XCTAssertEqual(journal, ["begin"])
    XCTAssertTrue(stage.shows("June 2026"))
    stage.tap("Saturday, June 20")
    XCTAssertEqual(picker.date, date(2026, 6, 20, 15, 41, 20))
    XCTAssertTrue(stage.shows("Jun 20, 2026"))
    stage.tap("Next Month")
    go(to: now + 1)
    XCTAssertTrue(stage.shows("July 2026"))
    stage.tap("Wednesday, July 1")
    XCTAssertEqual(picker.date, date(2026, 7, 1, 15, 41, 20))
    tap(200, 60)
    go(to: now + 1)
    XCTAssertFalse(stage.shows("July 2026"))
    XCTAssertEqual(journal, ["begin", "value", "value", "end"])
  }

  func testTheWheelsOfACompactPicker() {
    let picker = picker(.time, .compact)
    stage.tap("Time Picker")
    go(to: now + 1)
    XCTAssertEqual(values(window), ["3", "41", "PM"])
    wheels(window)[0].accessibilityIncrement()
    XCTAssertEqual(picker.date, date(2026, 6, 9, 16, 41, 20))
    picker.removeFromSuperview()
    go(to: now + 1)
    XCTAssertEqual(values(window), [])
  }

  func testAnInlineCalendar() {
    let picker = picker(.date, .inline)
    picker.minimumDate = date(2026, 6, 5)
    picker.maximumDate = date(2026, 7, 3)
    step()
    func day(_ name: String) -> UIView? { views(picker).first { $0.accessibilityLabel == name } }
    XCTAssertEqual(day("Tuesday, June 9")?.accessibilityTraits, [.button, .selected])
    XCTAssertEqual(day("Thursday, June 4")?.accessibilityTraits, [.button, .notEnabled])
    stage.tap("Thursday, June 4")
    XCTAssertEqual(picker.date, date(2026, 6, 9, 15, 41, 20))
    XCTAssertEqual(day("Previous Month")?.accessibilityTraits, [.button, .notEnabled])
    stage.swipe(.left, on: picker)
    go(to: now + 2)
    XCTAssertTrue(stage.shows("July 2026"))
    XCTAssertEqual(day("Next Month")?.accessibilityTraits, [.button, .notEnabled])
  }

  /// The first day of the week is in the first column.
  func testWeeksBeginWhereTheCalendarSays() {
    calendar.firstWeekday = 2
    let picker = picker(.date, .inline)
    let monday = views(picker).first { $0.accessibilityLabel == "Monday, June 8" }
    let sunday = views(picker).first { $0.accessibilityLabel == "Sunday, June 7" }
    XCTAssertLessThan(monday!.frame.minX, sunday!.frame.minX)
    XCTAssertGreaterThan(monday!.frame.minY, sunday!.frame.minY)
  }

  func testTheTitleOpensWheels() {
    let picker = picker(.date, .inline)
    stage.tap("Show year picker")
    go(to: now + 1)
    XCTAssertEqual(values(picker), ["June", "2026"])
    wheels(picker)[1].accessibilityIncrement()
    stage.tap("Hide year picker")
    go(to: now + 1)
    XCTAssertEqual(values(picker), [])
    XCTAssertTrue(stage.shows("June 2027"))
    XCTAssertEqual(picker.date, date(2026, 6, 9, 15, 41, 20))
  }

  func testCompactTextsStandAtTheLeadingEdge() {
    let picker = picker(.date, .compact)
    picker.frame.size = CGSize(width: 320, height: 36)
    func pill() -> CGRect {
      step()
      let pill = views(picker).first { $0.accessibilityLabel == "Date Picker" }
      return pill.map { $0.convert($0.bounds, to: picker) } ?? .null
    }
    XCTAssertEqual(pill().minX, 0)
    picker.contentHorizontalAlignment = .right
    picker.setNeedsLayout()
    XCTAssertEqual(pill().maxX, 320, accuracy: 0.001)
    picker.contentHorizontalAlignment = .center
    picker.semanticContentAttribute = .forceRightToLeft
    for view in views(picker) { view.semanticContentAttribute = .forceRightToLeft }
    picker.setNeedsLayout()
    XCTAssertEqual(pill().maxX, 320, accuracy: 0.001)
  }

  /// All wheels stay within a picker that is too narrow for their titles.
  func testNarrowWheels() {
    let picker = picker(.dateAndTime, .wheels)
    picker.frame.size = CGSize(width: 180, height: 162)
    step()
    XCTAssertEqual(wheels(picker).count, 4)
    for wheel in wheels(picker) {
      let frame = wheel.convert(wheel.bounds, to: picker)
      XCTAssertGreaterThanOrEqual(frame.minX, 0)
      XCTAssertLessThanOrEqual(frame.maxX, 180)
    }
  }

  // MARK: Files and ends

  func testFiles() throws {
    let fixture = NibFixture()
    fixture.xib(
      "Dates",
      """
      <datePicker contentMode="scaleToFill" id="a" datePickerMode="date" minuteInterval="5" style="wheels" useCurrentDate="NO">
        <rect key="frame" x="0.0" y="20" width="320" height="216"/>
        <date key="date" timeIntervalSinceReferenceDate="578698890"/>
        <date key="minimumDate" timeIntervalSinceReferenceDate="0"/>
        <locale key="locale" localeIdentifier="de_DE"/>
        <timeZone key="timeZone" name="America/Los_Angeles"/>
      </datePicker>
      <datePicker contentMode="scaleToFill" id="b" datePickerMode="countDownTimer"><date key="date" timeIntervalSinceReferenceDate="0"/></datePicker>
      """)
    let made = UINib(nibName: "Dates", bundle: fixture.bundle).instantiate(withOwner: nil).compactMap {
      $0 as? UIDatePicker
    }
    XCTAssertEqual(made.count, 2)
    XCTAssertEqual(made[0].datePickerMode, .date)
    XCTAssertEqual(made[0].datePickerStyle, .wheels)
    XCTAssertEqual(made[0].minuteInterval, 5)
    XCTAssertEqual(made[0].locale?.identifier, "de_DE")
    XCTAssertEqual(made[0].timeZone?.identifier, "America/Los_Angeles")
    XCTAssertEqual(made[0].minimumDate, Date(timeIntervalSinceReferenceDate: 0))
    XCTAssertEqual(made[0].date.timeIntervalSinceReferenceDate, 578_698_890, accuracy: 300)
    XCTAssertEqual(made[1].datePickerMode, .countDownTimer)
    XCTAssertEqual(made[1].date.timeIntervalSinceNow, 0, accuracy: 86400)
  }

  func testArchives() throws {
    let picker = picker(.date, .inline)
    picker.minuteInterval = 5
    picker.minimumDate = date(2026, 1, 1)
    picker.date = date(2026, 6, 9)
    let data = try NSKeyedArchiver.archivedData(withRootObject: picker, requiringSecureCoding: false)
    let copy = try NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data) as? UIDatePicker
    XCTAssertEqual(copy?.datePickerMode, .date)
    XCTAssertEqual(copy?.datePickerStyle, .inline)
    XCTAssertEqual(copy?.minuteInterval, 5)
    XCTAssertEqual(copy?.minimumDate, picker.minimumDate)
    XCTAssertNil(copy?.maximumDate)
    XCTAssertEqual(copy?.date, picker.date)
    XCTAssertEqual(copy?.subviews.count, 1)
  }

  func testIsFreed() {
    for style in [UIDatePickerStyle.wheels, .compact, .inline] {
      assertFreed {
        let picker = UIDatePicker()
        picker.preferredDatePickerStyle = style
        picker.frame.origin = CGPoint(x: 20, y: 100)
        onStage { stage in
          stage.view.addSubview(picker)
          stage.clock.advance(by: 0.1)
          if style != .wheels { stage.tap("Time Picker") }
          stage.clock.advance(by: 1)
          picker.removeFromSuperview()
        }
        return picker
      }
    }
  }
}
