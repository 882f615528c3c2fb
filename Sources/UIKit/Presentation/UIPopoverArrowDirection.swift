/// The directions in which a popover's arrow may point.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uipopoverarrowdirection>
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upwards: the popover is below its anchor.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// Downwards: the popover is above its anchor.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// To the left: the popover is on the right of its anchor.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// To the right: the popover is on the left of its anchor.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// Whichever direction suits the position on the screen.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// There is no arrow yet.
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}
