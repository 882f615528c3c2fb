/// The direction of an edit menu's arrow.
public enum UIEditMenuArrowDirection: Int, Sendable {
  /// The arrow points down at the target from above if there is space, and otherwise up from below.
  case automatic = 0
  /// Up; the menu is below the target.
  case up = 1
  /// Down; the menu is above the target.
  case down = 2
  /// Left; the menu is at the right of the target.
  case left = 3
  /// Right; the menu is at the left of the target.
  case right = 4
}
