import CoreGraphics
import Foundation

/// A control with which the user chooses a date, a time, both, or a duration.
///
/// ```swift
/// let picker = UIDatePicker()
/// picker.datePickerMode = .date
/// picker.preferredDatePickerStyle = .wheels
/// picker.maximumDate = Date()
/// picker.addTarget(self, action: #selector(valueChanged(_:)), for: .valueChanged)
/// ```
///
/// The names and the order of its components are those of `locale`. It sends `.valueChanged` for each date that the
/// user chooses, not for dates that code sets; a compact one sends `.editingDidBegin` and `.editingDidEnd` when its
/// calendar opens and closes. Defaults, limits and sizes: `facts/pickers.md#date-picker`.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uidatepicker>
@preconcurrency @MainActor open class UIDatePicker: UIControl {
  private var content: (any DatePickerContent)?
  private var storedDate = Date()
  private var storedDuration: TimeInterval = 0
  private var storedCalendar: Calendar?
  /// The size that the picker gave itself.
  private var ownSize: CGSize?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    if frame.size == .zero {
      ownSize = CGSize(width: 228, height: 36)
      super.frame.size = CGSize(width: 228, height: 36)
    }
    makeContent()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    makeContent()
    decode(.datePicker, from: coder)
  }

  override class var nibRow: NibRow { .datePicker }

  // MARK: Form

  /// The components that the user chooses. `.dateAndTime` by default.
  open var datePickerMode = UIDatePicker.Mode.dateAndTime {
    didSet {
      guard datePickerMode != oldValue else { return }
      if datePickerMode == .countDownTimer {
        storedDate = rules.calendar.startOfDay(for: storedDate)
        storedDuration = max(60, storedDuration)
      }
      formDidChange()
    }
  }

  /// The style that the app prefers. `.automatic` by default.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
    didSet { if preferredDatePickerStyle != oldValue { formDidChange() } }
  }

  /// The style in use; never `.automatic`.
  open var datePickerStyle: UIDatePickerStyle {
    // Durations and whole months have no calendar.
    if datePickerMode == .countDownTimer || datePickerMode == .yearAndMonth { return .wheels }
    return preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
  }

  private func formDidChange() {
    makeContent()
    invalidateIntrinsicContentSize()
    guard let ownSize, bounds.size == ownSize else { return }
    let size = datePickerStyle == .compact ? ownSize : fittingSize
    self.ownSize = size
    super.frame.size = size
  }

  private func makeContent() {
    content?.close()
    content?.removeFromSuperview()
    let new: any DatePickerContent =
      switch datePickerStyle {
      case .wheels: DateWheelsView(self)
      case .inline: datePickerMode == .time ? CompactDateView(self) : InlineDateView(self)
      default: CompactDateView(self)
      }
    content = new
    addSubview(new)
    setNeedsLayout()
  }

  // MARK: Language and calendar

  /// The locale for names and for the order of components; nil stands for the user's locale, or that of the
  /// calendar.
  open var locale: Locale? { didSet { rulesDidChange() } }
  /// The calendar; nil, the default, stands for the user's calendar.
  open var calendar: Calendar! {
    get { storedCalendar ?? .current }
    set {
      storedCalendar = newValue
      rulesDidChange()
    }
  }
  /// The time zone; nil stands for that of the calendar.
  open var timeZone: TimeZone? { didSet { rulesDidChange() } }

  var rules: DateRules {
    var calendar = calendar ?? .current
    let locale = locale ?? calendar.locale.flatMap { $0.identifier.isEmpty ? nil : $0 } ?? .current
    calendar.locale = locale
    if let timeZone { calendar.timeZone = timeZone }
    return DateRules(
      calendar: calendar, locale: locale, minimum: minimumDate, maximum: maximumDate, minuteInterval: minuteInterval
    )
  }

  private func rulesDidChange() {
    content?.reload()
    invalidateIntrinsicContentSize()
  }

  // MARK: Date

  /// The chosen date; the present at first. It is brought within the limits, and down to `minuteInterval`.
  open var date: Date {
    get { storedDate }
    set { KeyValueObserving.change(self, "date") { setDate(newValue, animated: false) } }
  }

  /// Sets the date; wheels may turn to it.
  open func setDate(_ date: Date, animated: Bool) {
    guard date.timeIntervalSinceReferenceDate.isFinite else {
      ExceptionReport.raise(.invalidArgumentException, "\(Self.self): the date is not a number")
      return
    }
    let rules = rules
    storedDate = rules.limited(roundsToMinuteInterval ? rules.rounded(date) : date)
    content?.show(animated: animated)
    invalidateIntrinsicContentSize()
  }

  /// The earliest date, nil for none. A minimum after the maximum is as none of both.
  open var minimumDate: Date? { didSet { limitsDidChange() } }
  /// The latest date, nil for none.
  open var maximumDate: Date? { didSet { limitsDidChange() } }

  private func limitsDidChange() {
    storedDate = rules.limited(storedDate)
    rulesDidChange()
  }

  /// The steps of the wheel of minutes. A number that does not divide 60 is taken as 1.
  open var minuteInterval = 1 {
    didSet {
      if minuteInterval < 1 || minuteInterval > 30 || 60 % minuteInterval != 0 { minuteInterval = 1 }
      rulesDidChange()
    }
  }

  /// Whether dates that are set are brought down to `minuteInterval`. True by default.
  open var roundsToMinuteInterval = true {
    didSet { if roundsToMinuteInterval, !oldValue { setDate(storedDate, animated: false) } }
  }

  /// The duration in seconds that the mode `.countDownTimer` shows: whole minutes below a day; others are a minute.
  /// 0 in other modes.
  open var countDownDuration: TimeInterval {
    get { datePickerMode == .countDownTimer ? max(60, storedDuration) : 0 }
    set {
      storedDuration = newValue >= 60 && newValue < 86400 ? (newValue / 60).rounded(.down) * 60 : 60
      content?.show(animated: false)
    }
  }

  // MARK: The user's choice

  func userChose(_ date: Date) {
    let rules = rules
    let new = rules.limited(date)
    let isOther = new != storedDate
    storedDate = new
    content?.show(animated: true)
    invalidateIntrinsicContentSize()
    if isOther { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  func userChose(duration: TimeInterval) {
    guard duration != storedDuration else { return }
    storedDuration = duration
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  // MARK: Size

  private var fittingSize: CGSize { content?.fittingSize ?? CGSize(width: 320, height: 216) }
  open override var intrinsicContentSize: CGSize { fittingSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    content?.frame = bounds
    // The alignment determines the position of the content.
    content?.setNeedsLayout()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { content?.close() }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
    else {
      return
    }
    invalidateIntrinsicContentSize()
    content?.setNeedsLayout()
  }

  override func stateDidChange() {
    super.stateDidChange()
    content?.isUserInteractionEnabled = isEnabled
    content?.alpha = isEnabled ? 1 : 0.5
  }

  // MARK: Accessibility

  package override var automationType: AutomationType { accessibilityStorage?.automationType ?? .datePicker }
}

/// The view of a date picker in one of its styles.
@MainActor protocol DatePickerContent: UIView {
  var fittingSize: CGSize { get }
  /// Shows the picker's date or duration.
  func show(animated: Bool)
  /// Updates the view after a change of the limits, the language or the steps.
  func reload()
  /// Closes the box that is open beside the picker.
  func close()
}

/// The style of wheels.
final class DateWheelsView: UIView, DatePickerContent {
  private weak var picker: UIDatePicker?
  private let wheels: DateWheels

  init(_ picker: UIDatePicker) {
    self.picker = picker
    wheels = DateWheels(.mode(picker.datePickerMode), picker.rules, date: picker.date)
    super.init(frame: .zero)
    addSubview(wheels)
    wheels.onDate = { [weak picker] in picker?.userChose($0) }
    wheels.onDuration = { [weak picker] in picker?.userChose(duration: $0) }
    reload()
  }

  required init?(coder: NSCoder) { nil }

  var fittingSize: CGSize { CGSize(width: 320, height: wheels.intrinsicContentSize.height) }

  func show(animated: Bool) {
    guard let picker else { return }
    if picker.datePickerMode == .countDownTimer {
      wheels.show(duration: picker.countDownDuration, animated: animated)
    } else {
      wheels.show(picker.date, animated: animated)
    }
  }

  func reload() {
    guard let picker else { return }
    wheels.configure(
      .mode(picker.datePickerMode), picker.rules, date: picker.date, duration: picker.countDownDuration)
  }

  func close() {}

  override func layoutSubviews() {
    super.layoutSubviews()
    wheels.frame = bounds
  }
}
