extension UIScrollView {
  /// The color of the indicators.
  public enum IndicatorStyle: Int, Sendable {
    /// Dark on a light interface, light on a dark one.
    case `default` = 0
    /// Dark indicators, for light content.
    case black = 1
    /// Light indicators, for dark content.
    case white = 2
  }

  /// Whether dragging puts the keyboard away.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Scrolling leaves the keyboard.
    case none = 0
    /// The keyboard is dismissed when a drag begins.
    case onDrag = 1
    /// The keyboard follows a finger that moves down onto it.
    case interactive = 2
    /// Dragging dismisses the keyboard and its accessory view.
    case onDragWithAccessory = 3
    /// The keyboard and its accessory view follow the finger down, and come back if it returns.
    case interactiveWithAccessory = 4
  }

  /// The display of an index beside the content; for tvOS.
  public enum IndexDisplayMode: Int, Sendable {
    /// The index shows if the view has one.
    case automatic = 0
    /// The index never shows.
    case alwaysHidden = 1
  }

  /// The conditions under which the safe area is added to the content's insets.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// The safe area is added along axes that scroll, and at the top and bottom within a navigation or tab bar
    /// controller.
    case automatic = 0
    /// The safe area is added along the axes that the content scrolls along.
    case scrollableAxes = 1
    /// The safe area is never added.
    case never = 2
    /// The safe area is added on all sides.
    case always = 3
  }

  /// The decay of the scrolling velocity: the fraction that remains after each millisecond.
  public struct DecelerationRate: Hashable, RawRepresentable, Sendable {
    public var rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The rate of ordinary scrolling: the velocity is multiplied by 0.998 in each millisecond.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// The decay of a deceleration that ends sooner: the velocity is multiplied by 0.99 in each millisecond.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}
