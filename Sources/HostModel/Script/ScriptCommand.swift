/// The parsed command of one line of a script.
package enum ScriptCommand: Equatable, Sendable {
  /// The target of a touch: an element with a label, identifier or visible text, or a point of the screen.
  package enum Target: Equatable, Sendable {
    case named(String)
    case point(x: Double, y: Double)
  }

  /// The path of a finger. It touches the screen at the first point, moves at constant speed from each point to the
  /// next, and is lifted at the last one.
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

  /// A change of the app's scenes, such as a user makes in the app switcher of an iPad.
  package enum SceneChange: Equatable, Sendable {
    /// Brings a scene to the front. Scene 1 is the one that was opened first.
    case show(Int)
    case open
    /// Closes the scene in front and discards its session.
    case close
  }

  /// An action of the user of an assistive technology. Elements are named by identifier or label.
  package enum Assistance: Equatable, Sendable {
    /// Activates an element, as a double tap does.
    case activate(String)
    /// Increments or decrements an adjustable element, as a swipe up or down does.
    case adjust(String, isUp: Bool)
    /// Performs one of an element's custom actions.
    case action(String, name: String)
    /// Performs the escape gesture, a two-finger scrub, which dismisses the modal or goes back.
    case scrub
    /// Performs the magic tap, a double tap with two fingers, which triggers the most important action at the
    /// moment.
    case magicTap
  }

  case wait(Double)
  case assist(Assistance)
  case tap(Target)
  case doubleTap(Target)
  case longPress(Target, seconds: Double)
  case drag(fromX: Double, fromY: Double, toX: Double, toY: Double, seconds: Double)
  /// Holds a finger on the source until it is lifted, moves it to the target for a number of seconds, and drops it.
  case dragAndDrop(Target, Target, seconds: Double)
  case swipe(Direction, on: String?)
  /// Touches with several fingers. Each has a path of points, with times in seconds since the start of the command.
  case touches([FingerPath])
  case pinch(x: Double, y: Double, scale: Double)
  case type(String)
  case key(HostKey, modifiers: HostKeyModifiers)
  /// Holds modifier keys until the next such command; none releases all.
  case hold(HostKeyModifiers)
  /// Goes back one screen, by the back button or the swipe from the edge.
  case back
  case rotate(DeviceOrientation)
  case tilt(horizontal: Double, vertical: Double)
  case shake
  case memoryWarning
  /// A message with a one-time code arrives, which the keyboard offers.
  case oneTimeCode(String)
  case background
  case foreground
  /// Terminates the app in the background, as the system does, and launches it again with its saved state.
  case relaunch
  /// Opens a URL in the app: one with a scheme of the app, or a universal link.
  case open(String)
  /// Continues a user activity that comes from another device. `info` is a JSON object.
  case continueActivity(type: String, info: String?)
  /// Chooses a quick action of the app's icon on the Home Screen, by its title or type.
  case shortcut(String)
  case scene(SceneChange)
  /// Sets the share of an iPad's screen that the app's window covers.
  case split(WindowShare)
  case appearance(dark: Bool)
  /// Sets the text size to the raw value of a content size category.
  case textSize(String)
  case setting(AccessibilitySetting, isOn: Bool)
  case screenshot(String)
  case tree(String)
  /// Writes the elements that assistive technologies see, in reading order, to a file.
  case accessibility(String)
  case expect(String)
  case expectNot(String)
  /// Checks the haptic feedback, sounds and announcements since the last check.
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
