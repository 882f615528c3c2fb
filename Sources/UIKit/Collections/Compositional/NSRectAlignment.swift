/// A side or corner of a rectangle.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/nsrectalignment>
public enum NSRectAlignment: Int, Sendable {
  /// No side in particular, which boundary views treat as the center.
  case none = 0
  /// The middle of the top side.
  case top = 1
  /// The top corner at which lines of text begin.
  case topLeading = 2
  /// The middle of the side at which lines of text begin.
  case leading = 3
  /// The bottom corner at which lines of text begin.
  case bottomLeading = 4
  /// The middle of the bottom side.
  case bottom = 5
  /// The bottom corner at which lines of text end.
  case bottomTrailing = 6
  /// The middle of the side at which lines of text end.
  case trailing = 7
  /// The top corner at which lines of text end.
  case topTrailing = 8
}
