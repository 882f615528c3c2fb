import Foundation

/// The abstract superclass of the three selection behaviors of a calendar view.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uicalendarselection>
@preconcurrency @MainActor open class UICalendarSelection: NSObject {
  weak var view: UICalendarView?

  /// Calls the delegate again for the days that can be selected.
  open func updateSelectableDates() { view?.selectionDidChange() }

  func allows(_ day: DateComponents) -> Bool { true }
  func contains(_ day: DateComponents) -> Bool { false }
  func userTouched(_ day: DateComponents) {}

  /// Returns whether two components name the same day.
  func isSame(_ first: DateComponents, _ second: DateComponents) -> Bool {
    first.year == second.year && first.month == second.month && first.day == second.day
      && (first.era == nil || second.era == nil || first.era == second.era)
  }
}

/// An object that is notified of the day that the user selects in a calendar view.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uicalendarselectionsingledatedelegate>
@preconcurrency @MainActor public protocol UICalendarSelectionSingleDateDelegate: NSObjectProtocol {
  /// Called when the user selected a day, or no day any more.
  func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
  /// Returns whether a day can be selected, or for nil, whether the selection can be cleared. Without the method
  /// all can.
  func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?)
    -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
  public func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool { true }
}

/// A selection of one day of a calendar view.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uicalendarselectionsingledate>
@preconcurrency @MainActor open class UICalendarSelectionSingleDate: UICalendarSelection {
  private var stored: DateComponents?

  /// Creates a selection with a delegate that is notified of the user's selections.
  public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// The delegate, which is notified of the user's selections.
  open private(set) weak var delegate: (any UICalendarSelectionSingleDateDelegate)?

  /// The selected day; nil for none. Code that sets it is not reported.
  open var selectedDate: DateComponents? {
    get { stored }
    set { setSelected(newValue, animated: false) }
  }

  /// Selects a day, or none.
  open func setSelected(_ selectedDate: DateComponents?, animated: Bool) {
    stored = selectedDate
    view?.selectionDidChange()
  }

  override func allows(_ day: DateComponents) -> Bool { delegate?.dateSelection(self, canSelectDate: day) ?? true }
  override func contains(_ day: DateComponents) -> Bool { stored.map { isSame($0, day) } ?? false }

  /// Selects the day; a touch on the selected day clears the selection if the delegate allows it.
  override func userTouched(_ day: DateComponents) {
    let new: DateComponents? = contains(day) ? nil : day
    guard delegate?.dateSelection(self, canSelectDate: new) ?? true else { return }
    stored = new
    delegate?.dateSelection(self, didSelectDate: new)
  }
}

/// An object that is notified of the days that the user selects in a calendar view.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uicalendarselectionmultidatedelegate>
@preconcurrency @MainActor public protocol UICalendarSelectionMultiDateDelegate: NSObjectProtocol {
  /// Called when the user selected an additional day.
  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
  /// Called when the user has removed a day from the selection.
  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
  /// Returns whether a day can be selected. Without the method all can.
  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents)
    -> Bool
  /// Returns whether a day can be taken from the selection. Without the method all can.
  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents)
    -> Bool
}

extension UICalendarSelectionMultiDateDelegate {
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  )
    -> Bool
  { true }
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool { true }
}

/// A selection of any number of days of a calendar view.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uicalendarselectionmultidate>
@preconcurrency @MainActor open class UICalendarSelectionMultiDate: UICalendarSelection {
  private var stored: [DateComponents] = []

  /// Creates a selection with a delegate that is notified of the user's selections.
  public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// The delegate, which is notified of the user's selections.
  open private(set) weak var delegate: (any UICalendarSelectionMultiDateDelegate)?

  /// The selected days. Code that sets them is not reported.
  open var selectedDates: [DateComponents] {
    get { stored }
    set { setSelectedDates(newValue, animated: false) }
  }

  /// Selects days.
  open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) {
    stored = selectedDates
    view?.selectionDidChange()
  }

  override func allows(_ day: DateComponents) -> Bool {
    contains(day)
      ? delegate?.multiDateSelection(self, canDeselectDate: day) ?? true
      : delegate?.multiDateSelection(self, canSelectDate: day) ?? true
  }
  override func contains(_ day: DateComponents) -> Bool { stored.contains { isSame($0, day) } }

  override func userTouched(_ day: DateComponents) {
    guard allows(day) else { return }
    if contains(day) {
      stored.removeAll { isSame($0, day) }
      delegate?.multiDateSelection(self, didDeselectDate: day)
    } else {
      stored.append(day)
      delegate?.multiDateSelection(self, didSelectDate: day)
    }
  }
}

/// An object that is notified of the week that the user selects in a calendar view.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uicalendarselectionweekofyeardelegate>
@preconcurrency @MainActor public protocol UICalendarSelectionWeekOfYearDelegate: NSObjectProtocol {
  /// Called when the user selected a week, or no week any more.
  func weekOfYearSelection(
    _ selection: UICalendarSelectionWeekOfYear, didSelectWeekOfYear weekOfYearComponents: DateComponents?)
  /// Returns whether a week can be selected, or for nil, whether the selection can be cleared. Without the method
  /// all can.
  func weekOfYearSelection(
    _ selection: UICalendarSelectionWeekOfYear, canSelectWeekOfYear weekOfYearComponents: DateComponents?
  ) -> Bool
}

extension UICalendarSelectionWeekOfYearDelegate {
  public func weekOfYearSelection(
    _ selection: UICalendarSelectionWeekOfYear, canSelectWeekOfYear weekOfYearComponents: DateComponents?
  ) -> Bool { true }
}

/// A selection of one week of a calendar view.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uicalendarselectionweekofyear>
@preconcurrency @MainActor open class UICalendarSelectionWeekOfYear: UICalendarSelection {
  private var stored: DateComponents?

  /// Creates a selection with a delegate that is notified of the user's selections.
  public init(delegate: (any UICalendarSelectionWeekOfYearDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// The delegate, which is notified of the user's selections.
  open private(set) weak var delegate: (any UICalendarSelectionWeekOfYearDelegate)?

  /// The selected week, as week and year of the week; nil for none. Code that sets it is not reported.
  open var selectedWeekOfYear: DateComponents? {
    get { stored }
    set { setSelectedWeekOfYear(newValue, animated: false) }
  }

  /// Selects a week, or none.
  open func setSelectedWeekOfYear(_ selectedWeekOfYear: DateComponents?, animated: Bool) {
    stored = selectedWeekOfYear
    view?.selectionDidChange()
  }

  private func week(of day: DateComponents) -> DateComponents? {
    guard let view, let date = view.date(day) else { return nil }
    let calendar = view.rules.calendar
    var week = calendar.dateComponents([.weekOfYear, .yearForWeekOfYear], from: date)
    week.calendar = calendar
    return week
  }

  override func allows(_ day: DateComponents) -> Bool {
    delegate?.weekOfYearSelection(self, canSelectWeekOfYear: week(of: day)) ?? true
  }
  override func contains(_ day: DateComponents) -> Bool {
    guard let stored, let week = week(of: day) else { return false }
    return week.weekOfYear == stored.weekOfYear && week.yearForWeekOfYear == stored.yearForWeekOfYear
  }

  override func userTouched(_ day: DateComponents) {
    let new = contains(day) ? nil : week(of: day)
    guard delegate?.weekOfYearSelection(self, canSelectWeekOfYear: new) ?? true else { return }
    stored = new
    delegate?.weekOfYearSelection(self, didSelectWeekOfYear: new)
  }
}
