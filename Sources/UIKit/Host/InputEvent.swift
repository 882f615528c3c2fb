import CoreGraphics
import Foundation

/// What a host feeds into the application. Points are in the screen's own points, origin top left.
package enum InputEvent: Sendable {
  /// A piece of what another program lets go.
  package enum DroppedData: Sendable {
    case text(String)
    case file(URL)
  }

  package enum TouchPhase: Sendable { case began, moved, ended, cancelled }

  /// What a finger does; `id` tells fingers that are down at the same time apart.
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

  /// One finger alone.
  package static func touch(id: Int, phase: TouchPhase, location: CGPoint) -> InputEvent {
    .touches([Finger(id: id, phase: phase, location: location)])
  }
  /// Fingers that change in the same frame: the app gets them in one event.
  case touches([Finger])
  /// A mouse that moves without a pressed button; nil if it left the screen.
  case hover(location: CGPoint?, modifiers: HostKeyModifiers)
  /// The modifier keys that are held from now on while fingers or a pointer's button touch.
  case modifiers(HostKeyModifiers)
  /// A click with the secondary button of a mouse.
  case secondaryClick(location: CGPoint)
  /// A wheel or trackpad that moves what is under it, as far as a finger would.
  case scroll(location: CGPoint, by: CGVector)
  /// It rests.
  case scrollEnded
  /// Text committed by a keyboard or an input method.
  case text(String)
  /// Text an input method is still composing, with the selection inside it; empty ends composing.
  case markedText(String, selectedRange: NSRange)
  case key(HostKey, modifiers: HostKeyModifiers, isDown: Bool)
  /// What was dragged from another program and let go over the app.
  case drop([DroppedData], location: CGPoint)
  case shake
  /// Device tilt, -1 to 1 on each axis: to the right, towards the top.
  case tilt(horizontal: CGFloat, vertical: CGFloat)
  case rotate(DeviceOrientation)
  case appearance(dark: Bool)
  /// A `UIContentSizeCategory` raw value.
  case contentSizeCategory(String)
  /// The user changes a setting of Accessibility.
  case accessibility(AccessibilitySetting, isOn: Bool)
  case memoryWarning
  case enterBackground
  case enterForeground
  /// A URL for the app: one of its own schemes, or a page of its web site.
  case open(URL)
  /// An activity that the app is to go on with; its contents are a JSON object.
  case continueActivity(type: String, info: Data?)
  /// The user chooses a quick action of the app's icon, by its title or type.
  case quickAction(String)
  /// What the user does to the app's scenes.
  case scene(ScriptCommand.SceneChange)
  /// How much of the screen the app has.
  case share(WindowShare)
}
