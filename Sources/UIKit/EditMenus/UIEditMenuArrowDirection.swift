/// Where the arrow of an edit menu points. Raw values as in Apple's `UIEditMenuArrowDirection`.
public enum UIEditMenuArrowDirection: Int, Sendable {
  /// Down from above the target where there is room, else up from below it.
  case automatic = 0
  /// Up; the menu is below the target.
  case up = 1
  /// Down; the menu is above the target.
  case down = 2
  /// To the left; the menu is at the right of the target.
  case left = 3
  /// To the right; the menu is at the left of the target.
  case right = 4
}
