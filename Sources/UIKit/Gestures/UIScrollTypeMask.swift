/// A set of kinds of scroll input besides fingers.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiscrolltypemask>
public struct UIScrollTypeMask: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Scrolling in steps, as with a mouse wheel.
  public static var discrete: UIScrollTypeMask { UIScrollTypeMask(rawValue: 1 << 0) }
  /// Continuous scrolling, as with a trackpad.
  public static var continuous: UIScrollTypeMask { UIScrollTypeMask(rawValue: 1 << 1) }
  /// All kinds of scrolling.
  public static var all: UIScrollTypeMask { [.discrete, .continuous] }
}
