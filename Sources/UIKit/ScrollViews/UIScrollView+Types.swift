extension UIScrollView {
  /// The colour of the indicators.
  public enum IndicatorStyle: Int, Sendable {
    /// Dark on a light interface, light on a dark one.
    case `default` = 0
    case black = 1
    case white = 2
  }

  /// Whether dragging puts the keyboard away.
  public enum KeyboardDismissMode: Int, Sendable {
    case none = 0
    /// As soon as a drag begins.
    case onDrag = 1
    /// The keyboard follows a finger that comes down on it.
    case interactive = 2
    case onDragWithAccessory = 3
    case interactiveWithAccessory = 4
  }

  /// How an index beside the content shows; for tvOS.
  public enum IndexDisplayMode: Int, Sendable {
    case automatic = 0
    case alwaysHidden = 1
  }

  /// When the safe area is added to the content's insets.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic = 0
    /// On axes that the content scrolls along.
    case scrollableAxes = 1
    case never = 2
    case always = 3
  }

  /// The decay of the scrolling velocity: the fraction that remains after each millisecond.
  public struct DecelerationRate: Hashable, RawRepresentable, Sendable {
    public var rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}
