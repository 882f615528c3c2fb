/// One line of a script, understood.
package enum ScriptCommand: Equatable, Sendable {
  /// The target of a finger: an element by its label, identifier or visible text, or a point of the screen.
  package enum Target: Equatable, Sendable {
    case named(String)
    case point(x: Double, y: Double)
  }

  /// The path of a finger: it goes down at the first point, moves evenly from each to the next, and is lifted at
  /// the last.
  package struct FingerPath: Equatable, Sendable {
    package struct Point: Equatable, Sendable {
      package var time: Double
      package var x: Double
      package var y: Double

      package init(time: Double, x: Double, y: Double) { (self.time, self.x, self.y) = (time, x, y) }
    }

    package var finger: Int
    package var points: [Point]

    package init(finger: Int, points: [Point]) { (self.finger, self.points) = (finger, points) }
  }

  package enum Direction: String, CaseIterable, Sendable { case left, right, up, down }

  /// A change of the app's scenes, as by a user among the open windows of an iPad.
  package enum SceneChange: Equatable, Sendable {
    /// Brings a scene to the front: 1 is the one that was opened first.
    case show(Int)
    case open
    /// Closes the scene in front for good.
    case close
  }

  /// An action of the user of an assistive technology. Elements are named by identifier or label.
  package enum Assistance: Equatable, Sendable {
    /// A double tap on an element.
    case activate(String)
    /// A swipe up or down on an element that can be adjusted.
    case adjust(String, isUp: Bool)
    /// One of an element's custom actions.
    case action(String, name: String)
    /// Two fingers that move to and fro: leaves what is in front.
    case scrub
    /// A double tap with two fingers: the most important thing of the moment.
    case magicTap
  }

  case wait(Double)
  case assist(Assistance)
  case tap(Target)
  case doubleTap(Target)
  case longPress(Target, seconds: Double)
  case drag(fromX: Double, fromY: Double, toX: Double, toY: Double, seconds: Double)
  /// A finger holds something until it is lifted, moves for so many seconds, and leaves.
  case dragAndDrop(Target, Target, seconds: Double)
  case swipe(Direction, on: String?)
  /// Touches with several fingers: for each, the points of its path, with times in seconds since the command.
  case touches([FingerPath])
  case pinch(x: Double, y: Double, scale: Double)
  case type(String)
  case key(HostKey, modifiers: HostKeyModifiers)
  /// Holds modifier keys until the next such command; none releases all.
  case hold(HostKeyModifiers)
  /// Goes back one screen as a user does: by the back button or the swipe from the edge.
  case back
  case rotate(DeviceOrientation)
  case tilt(horizontal: Double, vertical: Double)
  case shake
  case memoryWarning
  /// A message with a one-time code arrives, which the keyboard offers.
  case oneTimeCode(String)
  case background
  case foreground
  /// The system ends the app in the background, and it is launched again with what it saved.
  case relaunch
  /// Opens a URL in the app: one of its own schemes, or a page of its web site.
  case open(String)
  /// Continues an activity from another device in the app. Its values are a JSON object.
  case continueActivity(type: String, info: String?)
  /// The user chooses a quick action of the app's icon on the Home Screen, by its title or type.
  case shortcut(String)
  case scene(SceneChange)
  /// Sets the share of an iPad's screen that the app has.
  case split(WindowShare)
  case appearance(dark: Bool)
  /// A content size category's raw value.
  case textSize(String)
  case setting(AccessibilitySetting, isOn: Bool)
  case screenshot(String)
  case tree(String)
  /// The elements of assistive technologies, in their order.
  case accessibility(String)
  case expect(String)
  case expectNot(String)
  /// Checks the haptic feedback, sounds and announcements since the last command that expected some.
  case expectFeedback(String)
  case expectNoFeedback(String)
  case log(String)
}

/// A problem with a line of a script, printed as `file:line: message`.
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
