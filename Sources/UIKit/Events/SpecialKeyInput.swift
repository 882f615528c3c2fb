/// The names of keys without a character in `UIKey` and `UIKeyCommand`.
enum SpecialKeyInput {
  static let upArrow = "UIKeyInputUpArrow"
  static let downArrow = "UIKeyInputDownArrow"
  static let leftArrow = "UIKeyInputLeftArrow"
  static let rightArrow = "UIKeyInputRightArrow"
  static let escape = "UIKeyInputEscape"
  static let pageUp = "UIKeyInputPageUp"
  static let pageDown = "UIKeyInputPageDown"
  static let home = "UIKeyInputHome"
  static let end = "UIKeyInputEnd"
}
