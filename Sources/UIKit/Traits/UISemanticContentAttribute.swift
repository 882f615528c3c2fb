import Foundation

/// How a view treats its content when the layout direction is right to left.
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified = 0
  /// Playback controls: never flipped.
  case playback = 1
  /// Directions in space: never flipped.
  case spatial = 2
  case forceLeftToRight = 3
  case forceRightToLeft = 4
}
