import CoreGraphics
import Foundation

/// The inline style: a calendar, and the time below it if the mode has one.
final class InlineDateView: UIView, DatePickerContent, MonthCalendarOwner {
  static let calendarSize = CGSize(width: 320, height: 324)
  private static let timeHeight: CGFloat = 42

  private weak var picker: UIDatePicker?
  private let calendar: MonthCalendar
  private var time: CompactDateView?
  private let timeLabel = UILabel()

  init(_ picker: UIDatePicker) {
    self.picker = picker
    calendar = MonthCalendar(picker.rules, showing: picker.date)
    super.init(frame: .zero)
    calendar.owner = self
    addSubview(calendar)
    if picker.datePickerMode == .dateAndTime {
      let time = CompactDateView(picker, hasDay: false)
      self.time = time
      timeLabel.text = SystemStrings.text("Time")
      timeLabel.font = .systemFont(ofSize: 17, weight: .semibold)
      addSubview(timeLabel)
      addSubview(time)
    }
    calendar.refresh()
  }

  required init?(coder: NSCoder) { nil }

  var fittingSize: CGSize {
    CGSize(width: Self.calendarSize.width, height: Self.calendarSize.height + (time == nil ? 0 : Self.timeHeight))
  }

  func show(animated: Bool) {
    guard let picker else { return }
    calendar.refresh()
    if !picker.rules.calendar.isDate(picker.date, equalTo: calendar.month, toGranularity: .month) {
      calendar.show(picker.date, animated: animated)
    }
    time?.show(animated: animated)
    setNeedsLayout()
  }

  func reload() {
    guard let picker else { return }
    calendar.configure(picker.rules)
    calendar.show(picker.date, animated: false)
    time?.reload()
    setNeedsLayout()
  }

  func close() { time?.close() }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = time == nil ? 0 : Self.timeHeight
    calendar.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(0, bounds.height - height))
    guard let time else { return }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let size = time.fittingSize
    let label = timeLabel.sizeThatFits(bounds.size)
    let y = calendar.frame.maxY
    let margin = MonthCalendar.margin
    timeLabel.frame = CGRect(
      x: isMirrored ? bounds.width - margin - label.width : margin, y: y, width: label.width, height: height)
    time.frame = CGRect(
      x: isMirrored ? margin : bounds.width - margin - size.width, y: y + (height - size.height) / 2,
      width: size.width,
      height: size.height)
  }

  // MARK: Delegate of the calendar

  func calendarAllows(_ day: Date) -> Bool { picker?.allows(day) ?? true }
  func calendarHasSelected(_ day: Date) -> Bool { picker?.shows(day) ?? false }
  func calendarTapped(_ day: Date) { picker?.userChose(day: day) }
  func calendarDecoration(for day: Date) -> UIView? { nil }
  func calendarTurned(from old: Date) {}
}
