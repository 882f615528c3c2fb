/// One line of a script, understood.
package enum ScriptCommand: Equatable, Sendable {
  /// Where a finger goes: an element by its label, identifier or visible text, or a point of the screen.
  package enum Target: Equatable, Sendable {
    case named(String)
    case point(x: Double, y: Double)
  }

  package enum Direction: String, CaseIterable, Sendable { case left, right, up, down }

  case wait(Double)
  case tap(Target)
  case doubleTap(Target)
  case longPress(Target, seconds: Double)
  case drag(fromX: Double, fromY: Double, toX: Double, toY: Double, seconds: Double)
  case swipe(Direction, on: String?)
  case pinch(x: Double, y: Double, scale: Double)
  case type(String)
  case key(HostKey, modifiers: HostKeyModifiers)
  case rotate(DeviceOrientation)
  case tilt(horizontal: Double, vertical: Double)
  case shake
  case memoryWarning
  case background
  case foreground
  case appearance(dark: Bool)
  /// A content size category's raw value.
  case textSize(String)
  case screenshot(String)
  case tree(String)
  case expect(String)
  case expectNot(String)
  case log(String)
}

/// What is wrong with a line of a script, as `file:line: message`.
package struct ScriptError: Error, Equatable, CustomStringConvertible {
  package let file: String
  package let line: Int
  package let message: String

  package init(file: String, line: Int, message: String) {
    self.file = file
    self.line = line
    self.message = message
  }

  package var description: String { "\(file):\(line): \(message)" }
}
