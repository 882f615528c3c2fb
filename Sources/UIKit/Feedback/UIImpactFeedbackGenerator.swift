import CoreGraphics

/// Lets the user feel that things in the interface hit one another.
///
/// ```swift
/// let impact = UIImpactFeedbackGenerator(style: .light)
/// impact.prepare()
/// impact.impactOccurred()
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiimpactfeedbackgenerator>
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The weight and the hardness of what collides.
  public enum FeedbackStyle: Int, Sendable {
    /// A light tap.
    case light = 0
    /// A tap of middle strength.
    case medium = 1
    /// A strong tap.
    case heavy = 2
    /// A soft tap, as of something that yields.
    case soft = 3
    /// A hard tap, as of something rigid.
    case rigid = 4
  }

  private let style: FeedbackStyle

  /// A generator of taps of one kind.
  public init(style: FeedbackStyle) {
    self.style = style
    super.init()
  }

  public override convenience init() { self.init(style: .medium) }

  /// Gives a tap at full strength. A host can't be felt: the tap is noted for scripts and tests.
  open func impactOccurred() { give("impact, \(style)") }
  /// Gives a tap with an intensity from 0 to 1.
  open func impactOccurred(intensity: CGFloat) { give("impact, \(style), \(intensity)") }
  /// Gives a tap at full strength where it happened.
  ///
  /// - Parameter location: In the space of the generator's view.
  open func impactOccurred(at location: CGPoint) { give("impact, \(style)\(location.feedbackPlace)") }
  /// Gives a tap where it happened.
  ///
  /// - Parameters:
  ///   - intensity: From 0 to 1.
  ///   - location: In the space of the generator's view.
  open func impactOccurred(intensity: CGFloat, at location: CGPoint) {
    give("impact, \(style), \(intensity)\(location.feedbackPlace)")
  }
}
