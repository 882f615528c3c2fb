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
    case light = 0
    case medium = 1
    case heavy = 2
    case soft = 3
    case rigid = 4
  }

  private let style: FeedbackStyle

  public init(style: FeedbackStyle) {
    self.style = style
    super.init()
  }

  public override convenience init() { self.init(style: .medium) }

  open func impactOccurred() { give("impact, \(style)") }
  /// - Parameter intensity: From 0 to 1.
  open func impactOccurred(intensity: CGFloat) { give("impact, \(style), \(intensity)") }
}
