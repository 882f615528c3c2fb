/// A side or corner of a rectangle.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/nsrectalignment>
public enum NSRectAlignment: Int, Sendable {
  /// No side, which boundary views treat as the center.
  case none = 0
  /// The middle of the top side.
  case top = 1
  /// The top corner at the leading side.
  case topLeading = 2
  /// The middle of the leading side.
  case leading = 3
  /// The bottom corner at the leading side.
  case bottomLeading = 4
  /// The middle of the bottom side.
  case bottom = 5
  /// The bottom corner at the trailing side.
  case bottomTrailing = 6
  /// The middle of the trailing side.
  case trailing = 7
  /// The top corner at the trailing side.
  case topTrailing = 8
}
