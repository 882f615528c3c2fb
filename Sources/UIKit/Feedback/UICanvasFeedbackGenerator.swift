import CoreGraphics

/// Lets the user feel what happens while something is drawn or moved on a canvas.
///
/// ```swift
/// let feedback = UICanvasFeedbackGenerator(view: view)
/// feedback.alignmentOccurred(at: CGPoint(x: 20, y: 40))
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uicanvasfeedbackgenerator>
@preconcurrency @MainActor open class UICanvasFeedbackGenerator: UIFeedbackGenerator {
  /// Gives the feedback of something that came into line with something else.
  ///
  /// - Parameter location: In the space of the generator's view.
  open func alignmentOccurred(at location: CGPoint) { give("alignment\(location.feedbackPlace)") }
  /// Gives the feedback of a shape that was closed, or recognized.
  ///
  /// - Parameter location: In the space of the generator's view.
  open func pathCompleted(at location: CGPoint) { give("path\(location.feedbackPlace)") }
}
