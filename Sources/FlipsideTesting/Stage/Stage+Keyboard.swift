import HostModel
import UIKit

extension Stage {
  /// Types text into the first responder, character by character. A line break presses the return key.
  ///
  /// ```swift
  /// let stage = Stage()
  /// stage.tap(textField)
  /// stage.type("Hello\n")
  /// stage.end()
  /// ```
  /// Reports a failure if no text is being edited.
  public func type(_ text: String, file: StaticString = #filePath, line: UInt = #line) {
    guard UIApplication.shared.acceptsText else {
      return TestFailure.report(
        "\"\(text)\" can't be typed: no text field or text view is being edited", file: file, line: line)
    }
    for character in text {
      if character == "\n" { press(.return) } else { send(.text(String(character))) }
    }
  }

  /// Sets the marked text of an input method; an empty text ends the composition. The selection is relative to the
  /// marked text, in UTF-16 units; if it is nil, the caret is at the end.
  public func compose(_ text: String, selectedRange: NSRange? = nil) {
    send(
      .markedText(text, selectedRange: selectedRange ?? NSRange(location: (text as NSString).length, length: 0)))
  }

  /// Presses and releases a key of a hardware keyboard.
  ///
  /// ```swift
  /// let stage = Stage()
  /// stage.press(.keyboardLeftArrow, [.shift])
  /// stage.end()
  /// ```
  /// For keys that type a character, use ``press(_:_:)-(String,_)``. Keys that the host does not support report a
  /// failure.
  public func press(
    _ key: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags = [], file: StaticString = #filePath,
    line: UInt = #line
  ) {
    guard let key = Self.keys[key] else {
      return TestFailure.report("\(key) can't be pressed; give its character", file: file, line: line)
    }
    press(key, HostKeyModifiers(rawValue: modifiers.rawValue).intersection(.all))
  }

  /// Presses and releases the key of a character.
  ///
  /// ```swift
  /// let stage = Stage()
  /// stage.press("a", .command)
  /// stage.end()
  /// ```
  public func press(_ character: String, _ modifiers: UIKeyModifierFlags = []) {
    press(.character(character), HostKeyModifiers(rawValue: modifiers.rawValue).intersection(.all))
  }

  package func press(_ key: HostKey, _ modifiers: HostKeyModifiers = []) {
    send(.key(key, modifiers: modifiers, isDown: true))
    send(.key(key, modifiers: modifiers, isDown: false))
  }

  private static let keys: [UIKeyboardHIDUsage: HostKey] = [
    .keyboardReturnOrEnter: .return, .keyboardDeleteOrBackspace: .delete, .keyboardDeleteForward: .forwardDelete,
    .keyboardTab: .tab, .keyboardEscape: .escape, .keyboardLeftArrow: .left, .keyboardRightArrow: .right,
    .keyboardUpArrow: .up, .keyboardDownArrow: .down, .keyboardHome: .home, .keyboardEnd: .end,
    .keyboardPageUp: .pageUp, .keyboardPageDown: .pageDown, .keyboardSpacebar: .space,
  ]
}
