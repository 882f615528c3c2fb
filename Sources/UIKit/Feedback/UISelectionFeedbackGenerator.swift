import CoreGraphics

/// A generator of haptic feedback for changes of a selection, such as between the rows of a wheel.
///
/// ```swift
/// let selection = UISelectionFeedbackGenerator()
/// selection.prepare()
/// selection.selectionChanged()
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiselectionfeedbackgenerator>
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Gives the feedback for a changed selection. Hosts have no haptics: it is recorded for scripts and tests.
  open func selectionChanged() { give("selection") }
  /// Gives the feedback for a changed selection at a location.
  ///
  /// - Parameter location: the location in the coordinates of the generator's view.
  open func selectionChanged(at location: CGPoint) { give("selection\(location.feedbackPlace)") }
}
