import UIKit

/// The numeric value of a slider, stepper, progress bar or page control.
@MainActor struct AccessibleRange {
  var minimum: Double
  var maximum: Double
  var increment: Double
  var current: Double

  init?(_ element: UIResponder) {
    switch element {
    case let slider as UISlider:
      (minimum, maximum, current) = (Double(slider.minimumValue), Double(slider.maximumValue), Double(slider.value))
      // VoiceOver moves a slider by a tenth of its range.
      increment = (maximum - minimum) / 10
    case let stepper as UIStepper:
      (minimum, maximum, current) = (stepper.minimumValue, stepper.maximumValue, stepper.value)
      increment = stepper.stepValue
    case let bar as UIProgressView:
      (minimum, maximum, increment, current) = (0, 1, 0, Double(bar.progress))
    case let pages as UIPageControl:
      (minimum, maximum, increment) = (1, Double(max(1, pages.numberOfPages)), 1)
      current = Double(pages.currentPage + 1)
    default: return nil
    }
  }

  /// Changes the value as the user would, with the control's events.
  /// - Returns: whether the element has a value that the user can change.
  static func set(_ value: Double, of element: UIResponder) -> Bool {
    guard value.isFinite, let control = element as? UIControl, control.isEnabled else { return false }
    switch control {
    case let slider as UISlider:
      let old = slider.value
      slider.setValue(Float(value), animated: false)
      if slider.value != old { slider.sendActions(for: .valueChanged) }
    case let stepper as UIStepper:
      let old = stepper.value
      stepper.value = value
      if stepper.value != old { stepper.sendActions(for: .valueChanged) }
    case let pages as UIPageControl:
      let old = pages.currentPage
      pages.currentPage = Int(min(max(value.rounded(), 1), Double(max(1, pages.numberOfPages)))) - 1
      if pages.currentPage != old { pages.sendActions(for: .valueChanged) }
    default: return false
    }
    return true
  }
}
