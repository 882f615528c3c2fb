import CoreGraphics

/// A generator of haptic feedback for drawing and moving on a canvas.
///
/// ```swift
/// let feedback = UICanvasFeedbackGenerator(view: view)
/// feedback.alignmentOccurred(at: CGPoint(x: 20, y: 40))
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uicanvasfeedbackgenerator>
@preconcurrency @MainActor open class UICanvasFeedbackGenerator: UIFeedbackGenerator {
  /// Gives the feedback for an alignment with another object.
  ///
  /// - Parameter location: the location in the coordinates of the generator's view.
  open func alignmentOccurred(at location: CGPoint) { give("alignment\(location.feedbackPlace)") }
  /// Gives the feedback for a path that was closed or recognized.
  ///
  /// - Parameter location: the location in the coordinates of the generator's view.
  open func pathCompleted(at location: CGPoint) { give("path\(location.feedbackPlace)") }
}
