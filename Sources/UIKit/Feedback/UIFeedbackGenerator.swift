import CoreGraphics
import ObjectiveC

/// The base class of generators of haptic feedback; use one of the subclasses.
///
/// Hosts have no haptic engine, so that nothing is felt, as on an iPad or in Apple's simulator. Scripts
/// can expect each feedback (`expect-feedback "impact, light"`), the window shows it in its title, and with
/// `FLIPSIDE_TRACE=touch` it is written to the console.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uifeedbackgenerator>
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
  /// The view of the feedback, once the generator is one of its interactions.
  weak var owner: NSObject?

  public override init() { super.init() }

  /// Announces that feedback follows soon. Hosts have no haptic engine to prepare: the call is only traced.
  open func prepare() { Trace.log(.touch, "feedback: prepared") }

  func give(_ feedback: String) {
    Trace.log(.touch, "feedback: \(feedback)")
    HostFeedback.give(.haptic, feedback)
  }
}

extension CGPoint {
  /// The suffix of a feedback's name with its location: `, at (10, 20)`.
  var feedbackPlace: String { ", at (\(Trace.points(Double(x))), \(Trace.points(Double(y))))" }
}
