import CoreGraphics
import Foundation

/// What a host feeds into the application. Points are in the screen's own points, origin top left.
package enum InputEvent: Sendable {
  package enum TouchPhase: Sendable { case began, moved, ended, cancelled }

  /// A finger; `id` tells fingers that are down at the same time apart.
  case touch(id: Int, phase: TouchPhase, location: CGPoint)
  /// A wheel or trackpad that moves what is under it, as far as a finger would.
  case scroll(location: CGPoint, by: CGVector)
  /// It rests.
  case scrollEnded
  /// Text committed by a keyboard or an input method.
  case text(String)
  /// Text an input method is still composing, with the selection inside it; empty ends composing.
  case markedText(String, selectedRange: NSRange)
  case key(Key, modifiers: KeyModifiers, isDown: Bool)
  case shake
  /// Device tilt, -1 to 1 on each axis: to the right, towards the top.
  case tilt(horizontal: CGFloat, vertical: CGFloat)
  case rotate(Orientation)
  case appearance(dark: Bool)
  /// A `UIContentSizeCategory` raw value.
  case contentSizeCategory(String)
  case memoryWarning
  case enterBackground
  case enterForeground

  package enum Orientation: Int, Sendable {
    case portrait = 1, portraitUpsideDown, landscapeLeft, landscapeRight
  }

  package enum Key: Hashable, Sendable {
    case `return`, delete, forwardDelete, tab, escape, left, right, up, down, home, end, pageUp, pageDown, space
    case character(String)
  }

  package struct KeyModifiers: OptionSet, Hashable, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }
    package static let shift = KeyModifiers(rawValue: 1)
    package static let control = KeyModifiers(rawValue: 2)
    package static let alternate = KeyModifiers(rawValue: 4)
    package static let command = KeyModifiers(rawValue: 8)
  }
}
