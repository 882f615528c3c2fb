import Foundation

/// The treatment of a view's content when the layout direction is right to left.
public enum UISemanticContentAttribute: Int, Sendable {
  /// The default: the view is mirrored in languages that are read from right to left.
  case unspecified = 0
  /// Playback controls: never flipped.
  case playback = 1
  /// Directions in space: never flipped.
  case spatial = 2
  /// The view's layout is always from left to right.
  case forceLeftToRight = 3
  /// The view's layout is always from right to left.
  case forceRightToLeft = 4
}
