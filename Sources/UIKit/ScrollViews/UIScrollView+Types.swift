extension UIScrollView {
  /// The colour of the indicators.
  public enum IndicatorStyle: Int, @unchecked Sendable {
    case `default` = 0
    case black = 1
    case white = 2
  }

  /// Whether dragging puts the keyboard away.
  public enum KeyboardDismissMode: Int, @unchecked Sendable {
    case none = 0
    case onDrag = 1
    case interactive = 2
    case onDragWithAccessory = 3
    case interactiveWithAccessory = 4
  }

  /// When the safe area is added to the content's insets.
  public enum ContentInsetAdjustmentBehavior: Int, @unchecked Sendable {
    case automatic = 0
    /// On axes that the content scrolls along.
    case scrollableAxes = 1
    case never = 2
    case always = 3
  }

  /// How fast scrolling comes to rest.
  public struct DecelerationRate: Hashable, RawRepresentable, @unchecked Sendable {
    public var rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}
