import Foundation

/// The direction in which leading runs to trailing.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// Leading is left and trailing is right.
  case leftToRight = 0
  /// Leading is right and trailing is left, as in Arabic and Hebrew.
  case rightToLeft = 1
}
