import CoreGraphics

/// A generator of haptic feedback for collisions of objects in the interface.
///
/// ```swift
/// let impact = UIImpactFeedbackGenerator(style: .light)
/// impact.prepare()
/// impact.impactOccurred()
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiimpactfeedbackgenerator>
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The mass and rigidity of colliding objects.
  public enum FeedbackStyle: Int, Sendable {
    /// A light tap.
    case light = 0
    /// A medium tap.
    case medium = 1
    /// A strong tap.
    case heavy = 2
    /// A soft tap, as of an elastic object.
    case soft = 3
    /// A hard tap, as of a rigid object.
    case rigid = 4
  }

  private let style: FeedbackStyle

  /// Creates a generator of taps of a style.
  public init(style: FeedbackStyle) {
    self.style = style
    super.init()
  }

  public override convenience init() { self.init(style: .medium) }

  /// Gives a tap at full strength. Hosts have no haptics: the tap is recorded for scripts and tests.
  open func impactOccurred() { give("impact, \(style)") }
  /// Gives a tap with an intensity from 0 to 1.
  open func impactOccurred(intensity: CGFloat) { give("impact, \(style), \(intensity)") }
  /// Gives a tap at full strength at a location.
  ///
  /// - Parameter location: the location in the coordinates of the generator's view.
  open func impactOccurred(at location: CGPoint) { give("impact, \(style)\(location.feedbackPlace)") }
  /// Gives a tap at a location.
  ///
  /// - Parameters:
  ///   - intensity: the intensity from 0 to 1.
  ///   - location: the location in the coordinates of the generator's view.
  open func impactOccurred(intensity: CGFloat, at location: CGPoint) {
    give("impact, \(style), \(intensity)\(location.feedbackPlace)")
  }
}
