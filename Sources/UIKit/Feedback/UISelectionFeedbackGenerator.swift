import CoreGraphics

/// Lets the user feel that the selection moved, as between the rows of a wheel.
///
/// ```swift
/// let selection = UISelectionFeedbackGenerator()
/// selection.prepare()
/// selection.selectionChanged()
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiselectionfeedbackgenerator>
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Gives the feedback of a changed selection. A host can't be felt: it is noted for scripts and tests.
  open func selectionChanged() { give("selection") }
  /// Gives the feedback of a changed selection where it happened.
  ///
  /// - Parameter location: In the space of the generator's view.
  open func selectionChanged(at location: CGPoint) { give("selection\(location.feedbackPlace)") }
}
