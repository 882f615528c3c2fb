import QuartzCore

extension UIView {
  /// The timing curve of an animation.
  public enum AnimationCurve: Int, Sendable {
    /// A slow beginning and a slow end; the default curve of animations.
    case easeInOut = 0
    /// A slow beginning.
    case easeIn = 1
    /// A slow end.
    case easeOut = 2
    /// Constant speed.
    case linear = 3
  }

  /// The fit of a view's content in its bounds.
  public enum ContentMode: Int, Sendable {
    /// Stretches the content to the bounds, also out of proportion.
    case scaleToFill = 0
    /// The content is scaled proportionally to fit into the bounds, which may leave free space on two sides.
    case scaleAspectFit = 1
    /// Scales the content proportionally to fill the bounds; content outside of them is visible unless the view
    /// clips.
    case scaleAspectFill = 2
    /// Draws again when the bounds change.
    case redraw = 3
    /// Centers the content at its own size.
    case center = 4
    /// The content is centered at the upper edge, at its own size.
    case top = 5
    /// The content is centered at the lower edge, at its own size.
    case bottom = 6
    /// The content is centered at the left edge, at its own size.
    case left = 7
    /// The content is centered at the right edge, at its own size.
    case right = 8
    /// Puts the content into the upper left corner, at its own size.
    case topLeft = 9
    /// Puts the content into the upper right corner, at its own size.
    case topRight = 10
    /// Puts the content into the lower left corner, at its own size.
    case bottomLeft = 11
    /// Puts the content into the lower right corner, at its own size.
    case bottomRight = 12
  }

  /// Transitions of `setAnimationTransition(_:for:cache:)`.
  public enum AnimationTransition: Int, Sendable {
    /// No transition.
    case none = 0
    /// Turns the view about its vertical axis, the left side coming to the front.
    case flipFromLeft = 1
    /// Turns the view about its vertical axis, the right side coming to the front.
    case flipFromRight = 2
    /// Rolls the view up like a page, from the bottom.
    case curlUp = 3
    /// Unrolls the view like a page, from the top.
    case curlDown = 4
  }

  /// The margins and sides of a view that change with its superview's size.
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The left margin grows and shrinks.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width grows and shrinks.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The right margin grows and shrinks.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The upper margin grows and shrinks.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height grows and shrinks.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The lower margin grows and shrinks.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// Options of an animation; bits as in `facts/animation.md#options`.
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Subviews are laid out within the animation, so that they move along.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Views that are animated receive touches.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// The animation begins with the values on the screen, not with the end of the running animation.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// The animation begins again until it is removed.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// A repeated animation runs forwards and backwards.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// An animation within another block has a duration of its own.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// An animation within another block has a curve of its own.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Redraws the content of the views during a transition.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// Hides and shows the two views of a transition; they keep their superviews.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// An animation within another block inherits none of its options.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// A slow beginning and a slow end.
    public static let curveEaseInOut: AnimationOptions = []
    /// A slow beginning.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// A slow end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// A constant speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// Turns the view about its vertical axis, from left to right.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// Turns the view about its vertical axis, from right to left.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// Curls the view up like a page.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// Lays the new view down like a page.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// Fades from the old to the new view.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// Turns the view about its horizontal axis, from top to bottom.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// Turns the view about its horizontal axis, from bottom to top.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
    /// A frame rate of at least 60 frames per second is preferred.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    /// A frame rate of 30 frames per second is sufficient.
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)
  }

  /// Options of an animation of keyframes.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Subviews are laid out within the animation, so that they move along.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Views that are animated receive touches.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// The animation begins with the values on the screen, not with the end of the running animation.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// The animation begins again until it is removed.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// A repeated animation runs forwards and backwards.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// An animation within another block has a duration of its own.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// An animation within another block inherits none of its options.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
    /// Values change linearly from key frame to key frame.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Values jump from key frame to key frame.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// The speed is constant, regardless of the times of key frames.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// The values follow a smooth curve through the keyframes.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// The values follow a smooth curve through the keyframes at a constant speed.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
  }

  /// Animations that the system has ready.
  public enum SystemAnimation: UInt, Sendable {
    /// Shrinks the views, fades them out, and removes them.
    case delete = 0
  }

  /// The modes of displaying the tint color: unchanged or dimmed.
  public enum TintAdjustmentMode: Int, Sendable {
    /// Inherited from the superview.
    case automatic = 0
    /// The tint color is displayed unchanged.
    case normal = 1
    /// The tint color in gray, as behind an alert.
    case dimmed = 2
  }

  /// The value for an axis without an intrinsic size.
  public nonisolated static let noIntrinsicMetric: CGFloat = -1
  /// The target of `systemLayoutSizeFitting(_:)` for the smallest size that the constraints allow.
  public nonisolated static let layoutFittingCompressedSize = CGSize.zero
  /// The target of `systemLayoutSizeFitting(_:)` for the largest size that the constraints allow.
  public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
}
