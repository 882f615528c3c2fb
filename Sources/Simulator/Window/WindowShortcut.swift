import UIKit

/// The actions of the window's keyboard shortcuts.
package enum WindowShortcut: Equatable {
  case shake, screenshot, toggleAppearance, toggleBackground, memoryWarning, quit, paste
  case rotate(clockwise: Bool)
  /// A step of the device's tilt to the right and to the top.
  case tilt(Double, Double)
  case levelOut

  /// Creates the action for a key. The Control key is accepted in place of Command, which many keyboards lack.
  package init?(_ key: HostKey, _ modifiers: HostKeyModifiers) {
    let isCommand = !modifiers.isDisjoint(with: [.control, .command])
    guard isCommand else { return nil }
    let (shift, option) = (modifiers.contains(.shift), modifiers.contains(.alternate))
    let isSuper = modifiers.contains(.command)
    switch (key, shift, option) {
    case (.left, false, _) where option || isSuper: self = .rotate(clockwise: false)
    case (.right, false, _) where option || isSuper: self = .rotate(clockwise: true)
    case (.left, false, false): self = .tilt(-0.25, 0)
    case (.right, false, false): self = .tilt(0.25, 0)
    case (.up, false, false): self = .tilt(0, -0.25)
    case (.down, false, false): self = .tilt(0, 0.25)
    case (.character("0"), false, false): self = .levelOut
    case (.character("z"), true, false): self = .shake
    case (.character("z"), false, false) where modifiers.contains([.control, .command]): self = .shake
    case (.character("s"), false, false): self = .screenshot
    case (.character("a"), true, false): self = .toggleAppearance
    case (.character("h"), true, false): self = .toggleBackground
    case (.character("m"), true, false): self = .memoryWarning
    case (.character("q"), false, false): self = .quit
    case (.character("v"), false, false): self = .paste
    default: return nil
    }
  }
}
