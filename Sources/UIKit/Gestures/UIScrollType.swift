/// How a device scrolls; `UIScrollTypeMask` chooses among them.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiscrolltype>
public enum UIScrollType: UInt, Sendable {
  /// By steps, as a wheel with notches.
  case discrete = 0
  /// By any distance, as a trackpad.
  case continuous = 1
}
