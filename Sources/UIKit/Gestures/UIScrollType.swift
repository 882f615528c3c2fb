/// The kind of scrolling of an input device; `UIScrollTypeMask` is a set of such kinds.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiscrolltype>
public enum UIScrollType: UInt, Sendable {
  /// Scrolling in steps, as with a wheel with notches.
  case discrete = 0
  /// Continuous scrolling, as with a trackpad.
  case continuous = 1
}
