import CoreGraphics
import Foundation

/// An input from a host to the application. Locations are in points of the screen, with the origin at the top left.
package enum InputEvent: Sendable {
  /// An item of a drop from another program.
  package enum DroppedData: Sendable {
    case text(String)
    case file(URL)
  }

  package enum TouchPhase: Sendable { case began, moved, ended, cancelled }

  /// The state of a finger; `id` identifies it among simultaneous fingers.
  package struct Finger: Sendable {
    package var id: Int
    package var phase: TouchPhase
    package var location: CGPoint

    package init(id: Int, phase: TouchPhase, location: CGPoint) {
      self.id = id
      self.phase = phase
      self.location = location
    }
  }

  /// Returns an event of a single finger.
  package static func touch(id: Int, phase: TouchPhase, location: CGPoint) -> InputEvent {
    .touches([Finger(id: id, phase: phase, location: location)])
  }
  /// Fingers that change in the same frame, which the app receives as one event.
  case touches([Finger])
  /// A mouse that moves without a pressed button; the location is nil if it left the screen.
  case hover(location: CGPoint?, modifiers: HostKeyModifiers)
  /// The modifier keys for further touches of fingers or a pointer's button.
  case modifiers(HostKeyModifiers)
  /// A click with the secondary button of a mouse.
  case secondaryClick(location: CGPoint)
  /// A scroll by a wheel or trackpad, with the same distance as a finger's.
  case scroll(location: CGPoint, by: CGVector)
  /// The wheel or trackpad is at rest.
  case scrollEnded
  /// Text that was committed by a keyboard or an input method.
  case text(String)
  /// Text that an input method is still composing, with the selection inside it; empty text ends the composition.
  case markedText(String, selectedRange: NSRange)
  case key(HostKey, modifiers: HostKeyModifiers, isDown: Bool)
  /// Data that was dragged from another program and dropped on the app.
  case drop([DroppedData], location: CGPoint)
  case shake
  /// The tilt of the device, from -1 to 1 on each axis, to the right and toward the top.
  case tilt(horizontal: CGFloat, vertical: CGFloat)
  case rotate(DeviceOrientation)
  case appearance(dark: Bool)
  /// A new text size, as a `UIContentSizeCategory` raw value.
  case contentSizeCategory(String)
  /// The user changes an accessibility setting.
  case accessibility(AccessibilitySetting, isOn: Bool)
  case memoryWarning
  /// A message with a one-time code arrives.
  case oneTimeCode(String)
  case enterBackground
  case enterForeground
  /// A URL for the app, with one of its schemes or of a page of its web site.
  case open(URL)
  /// An activity for the app to continue; its contents are a JSON object.
  case continueActivity(type: String, info: Data?)
  /// The user chooses a quick action of the app's icon, by its title or type.
  case quickAction(String)
  /// A change of the app's scenes by the user.
  case scene(ScriptCommand.SceneChange)
  /// The app's share of the screen.
  case share(WindowShare)
}
