import FlipsideTesting
import UIKit
import XCTest

/// Calendars with selections and decorations (facts/pickers.md#calendar).
final class UICalendarViewTests: TimeTestCase {
  private let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0)!
    calendar.locale = Locale(identifier: "en_US")
    return calendar
  }()
  private let calendarView = UICalendarView(frame: CGRect(x: 20, y: 120, width: 353, height: 420))

  private final class Listener: NSObject, UICalendarViewDelegate, UICalendarSelectionSingleDateDelegate,
    UICalendarSelectionMultiDateDelegate, UICalendarSelectionWeekOfYearDelegate
  {
    var journal: [String] = []
    var asked: [Int] = []
    func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents)
      -> UICalendarView.Decoration?
    {
      asked.append(dateComponents.day ?? 0)
      switch dateComponents.day {
      case 3: return .default(color: .red, size: .large)
      case 4: return .image(UIImage(systemName: "star.fill"), color: .orange)
      case 5:
        return .customView {
          let label = UILabel()
          label.text = "own"
          return label
        }
      default: return nil
      }
    }
    func calendarView(
      _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
    ) { journal.append("turned from \(previousDateComponents.year ?? 0)-\(previousDateComponents.month ?? 0)") }
    func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?) {
      journal.append("selected \(dateComponents?.day ?? -1)")
    }
    func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?)
      -> Bool
    {
      dateComponents?.day != 13
    }
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
    {
      journal.append("added \(dateComponents.day ?? 0)")
    }
    func multiDateSelection(
      _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents
    ) {
      journal.append("removed \(dateComponents.day ?? 0)")
    }
    func weekOfYearSelection(
      _ selection: UICalendarSelectionWeekOfYear, didSelectWeekOfYear weekOfYearComponents: DateComponents?
    ) { journal.append("week \(weekOfYearComponents?.weekOfYear ?? -1)") }
  }
  private let listener = Listener()

  override func setUp() {
    super.setUp()
    calendarView.calendar = calendar
    calendarView.locale = Locale(identifier: "en_US")
    calendarView.visibleDateComponents = DateComponents(year: 2026, month: 6)
    view.addSubview(calendarView)
    step()
  }

  private func views(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(views) }
  private var selectedDays: [String] {
    views(calendarView).filter { $0.accessibilityTraits.contains(.selected) }.compactMap(\.accessibilityLabel)
  }

  func testMonths() {
    calendarView.delegate = listener
    XCTAssertTrue(stage.shows("June 2026"))
    stage.tap("Next Month")
    go(to: now + 1)
    XCTAssertEqual(listener.journal, ["turned from 2026-6"])
    XCTAssertEqual(calendarView.visibleDateComponents.month, 7)
    calendarView.setVisibleDateComponents(DateComponents(year: 2030, month: 1), animated: false)
    XCTAssertEqual(listener.journal.last, "turned from 2026-7")
    XCTAssertEqual(calendarView.visibleDateComponents.year, 2030)
    calendarView.visibleDateComponents = DateComponents()
    XCTAssertEqual(calendarView.visibleDateComponents.year, 2030)
  }

  func testOneDay() {
    let selection = UICalendarSelectionSingleDate(delegate: listener)
    calendarView.selectionBehavior = selection
    selection.setSelected(DateComponents(year: 2026, month: 6, day: 2), animated: true)
    XCTAssertEqual(selectedDays, ["Tuesday, June 2"])
    XCTAssertEqual(listener.journal, [])
    stage.tap("Friday, June 12")
    stage.tap("Saturday, June 13")
    XCTAssertEqual(selectedDays, ["Friday, June 12"])
    stage.tap("Friday, June 12")
    XCTAssertEqual(listener.journal, ["selected 12", "selected -1"])
    XCTAssertNil(selection.selectedDate)
  }

  func testSeveralDays() {
    let selection = UICalendarSelectionMultiDate(delegate: listener)
    calendarView.selectionBehavior = selection
    stage.tap("Friday, June 12")
    stage.tap("Saturday, June 13")
    stage.tap("Friday, June 12")
    XCTAssertEqual(listener.journal, ["added 12", "added 13", "removed 12"])
    XCTAssertEqual(selection.selectedDates.map(\.day), [13])
  }

  func testAWeek() {
    let selection = UICalendarSelectionWeekOfYear(delegate: listener)
    calendarView.selectionBehavior = selection
    stage.tap("Friday, June 12")
    XCTAssertEqual(listener.journal, ["week 24"])
    XCTAssertEqual(selectedDays.count, 7)
    XCTAssertEqual(selection.selectedWeekOfYear?.yearForWeekOfYear, 2026)
  }

  func testWithoutASelection() {
    stage.tap("Friday, June 12")
    XCTAssertEqual(selectedDays, [])
  }

  func testDecorations() {
    calendarView.delegate = listener
    step()
    XCTAssertEqual(Set(listener.asked), Set(1...30))
    XCTAssertTrue(stage.shows("own"))
    XCTAssertTrue(views(calendarView).contains { $0.backgroundColor == .red && $0.bounds.width == 9 })
    listener.asked = []
    calendarView.reloadDecorations(
      forDateComponents: [DateComponents(year: 2026, month: 6, day: 9)], animated: false)
    XCTAssertEqual(listener.asked, [9])
    calendarView.wantsDateDecorations = false
    step()
    XCTAssertFalse(stage.shows("own"))
  }

  func testTheAvailableRange() {
    func date(_ day: Int) -> Date { calendar.date(from: DateComponents(year: 2026, month: 6, day: day))! }
    calendarView.selectionBehavior = UICalendarSelectionSingleDate(delegate: listener)
    calendarView.availableDateRange = DateInterval(start: date(10), end: date(20))
    step()
    stage.tap("Tuesday, June 9")
    stage.tap("Next Month")
    go(to: now + 1)
    XCTAssertTrue(stage.shows("June 2026"))
    XCTAssertEqual(listener.journal, [])
    stage.tap("Wednesday, June 10")
    XCTAssertEqual(listener.journal, ["selected 10"])
  }

  func testIsFreed() {
    let listener = listener
    assertFreed {
      let calendarView = UICalendarView()
      calendarView.delegate = listener
      calendarView.selectionBehavior = UICalendarSelectionMultiDate(delegate: listener)
      onStage { stage in
        stage.view.addSubview(calendarView)
        stage.swipe(.left, on: calendarView)
        stage.clock.advance(by: 1)
        calendarView.removeFromSuperview()
      }
      return calendarView
    }
  }
}
