/// The direction of an edit menu's arrow.
public enum UIEditMenuArrowDirection: Int, Sendable {
  /// Down from above the target if there is space, else up from below it.
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
