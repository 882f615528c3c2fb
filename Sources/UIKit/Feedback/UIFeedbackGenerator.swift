import CoreGraphics
import ObjectiveC

/// What the generators of haptic feedback have in common; use one of the subclasses.
///
/// Hosts have no haptic engine, so that nothing is felt, as on an iPad or in Apple's simulator. Scripts
/// can expect each feedback (`expect-feedback "impact, light"`), the window shows it in its title, and with
/// `FLIPSIDE_TRACE=touch` it is written to the console.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uifeedbackgenerator>
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
  /// The view that the feedback is about, once the generator is one of its interactions.
  weak var owner: NSObject?

  public override init() { super.init() }

  /// Announces that feedback follows soon. Hosts have no haptic engine to wake: the call is only traced.
  open func prepare() { Trace.log(.touch, "feedback: prepared") }

  func give(_ feedback: String) {
    Trace.log(.touch, "feedback: \(feedback)")
    HostFeedback.give(.haptic, feedback)
  }
}

extension CGPoint {
  /// The end of a feedback's name: `, at (10, 20)`.
  var feedbackPlace: String { ", at (\(Trace.points(Double(x))), \(Trace.points(Double(y))))" }
}
