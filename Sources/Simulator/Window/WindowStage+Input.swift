internal import CSDL2
import UIKit

/// The conversion of desktop events to events of the app.
extension WindowStage {
  func handle(_ event: SDL_Event) {
    switch SDL_EventType(event.type) {
    case SDL_QUIT: wantsToQuit = true
    case SDL_WINDOWEVENT: handleWindow(event.window)
    case SDL_MOUSEBUTTONDOWN: handleButton(event.button, isDown: true)
    case SDL_MOUSEBUTTONUP: handleButton(event.button, isDown: false)
    case SDL_MOUSEMOTION: handleMotion(event.motion)
    case SDL_MOUSEWHEEL:
      var (x, y): (Int32, Int32) = (0, 0)
      _ = window.sdl.pointee.GetMouseState(&x, &y)
      let offset = CGVector(dx: -Double(event.wheel.preciseX) * 40, dy: Double(event.wheel.preciseY) * 40)
      scroll(at: window.screenPoint(x, y), by: offset)
    case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP: break  // SDL also sends mouse events for them.
    case SDL_TEXTINPUT:
      application.send(.text(Self.text(event.text.text)))
    case SDL_TEXTEDITING:
      let text = Self.text(event.edit.text)
      application.send(.markedText(text, selectedRange: Self.range(event.edit.start, event.edit.length, in: text)))
    case SDL_KEYDOWN: handleKey(event.key, isDown: true)
    case SDL_KEYUP: handleKey(event.key, isDown: false)
    case SDL_DROPBEGIN: drops = DesktopDrops()
    case SDL_DROPFILE: if let path = takeText(event.drop) { drops.add(file: path) }
    case SDL_DROPTEXT: if let text = takeText(event.drop) { drops.add(text: text) }
    case SDL_DROPCOMPLETE: letGo()
    default: break
    }
  }

  private func sendAll(_ events: [InputEvent]) { for event in events { application.send(event) } }

  // MARK: - Drops

  /// Returns the text of a drop and frees SDL's buffer.
  private func takeText(_ event: SDL_DropEvent) -> String? {
    guard let bytes = event.file else { return nil }
    defer { window.sdl.pointee.free(bytes) }
    return String(cString: bytes)
  }

  /// Sends the dropped items to the app at the position of the mouse, because SDL does not report the drop's
  /// position.
  private func letGo() {
    var (x, y): (Int32, Int32) = (0, 0)
    _ = window.sdl.pointee.GetMouseState(&x, &y)
    if let event = drops.end(at: window.screenPoint(x, y)) { application.send(event) }
  }

  private func handleWindow(_ event: SDL_WindowEvent) {
    switch SDL_WindowEventID(UInt32(event.event)) {
    case SDL_WINDOWEVENT_EXPOSED, SDL_WINDOWEVENT_SIZE_CHANGED, SDL_WINDOWEVENT_RESIZED, SDL_WINDOWEVENT_RESTORED:
      mustPresentAll = true
    case SDL_WINDOWEVENT_LEAVE:
      if UIScreen.main.device.isPad { application.send(.hover(location: nil, modifiers: modifiers)) }
    case SDL_WINDOWEVENT_FOCUS_LOST:
      sendAll(fingers.cancel())
      accessibility?.screenDidChange()
    case SDL_WINDOWEVENT_FOCUS_GAINED: accessibility?.screenDidChange()
    default: break
    }
  }

  // MARK: - Mouse

  private var modifiers: HostKeyModifiers { Self.modifiers(window.sdl.pointee.GetModState().rawValue) }

  private func handleButton(_ event: SDL_MouseButtonEvent, isDown: Bool) {
    if event.button == 3 {
      // Dragging with the button tilts the device; a click is a secondary click on an iPad's screen.
      if !isDown, let start = tiltStart, abs(event.x - start.x) < 4, abs(event.y - start.y) < 4 {
        application.send(.secondaryClick(location: window.screenPoint(event.x, event.y)))
      }
      tiltStart = isDown ? (event.x, event.y, tilt.horizontal, tilt.vertical) : nil
      return
    }
    guard event.button == 1 else { return }
    _ = window.sdl.pointee.CaptureMouse(isDown ? SDL_TRUE : SDL_FALSE)
    let point = window.screenPoint(event.x, event.y)
    if isDown {
      sendAll(fingers.press(point, option: modifiers.contains(.alternate)))
    } else {
      sendAll(fingers.move(point, shift: modifiers.contains(.shift)))
      sendAll(fingers.release())
    }
  }

  private func handleMotion(_ event: SDL_MouseMotionEvent) {
    if let start = tiltStart {
      // Moving the mouse by 150 units tilts the device completely.
      setTilt(
        start.horizontal + Double(event.x - start.x) / 150, start.vertical + Double(event.y - start.y) / 150)
    }
    let point = window.screenPoint(event.x, event.y)
    if event.state == 0, UIScreen.main.device.isPad {
      application.send(.hover(location: point, modifiers: modifiers))
    }
    sendAll(fingers.move(point, shift: modifiers.contains(.shift)))
  }

  private func setTilt(_ horizontal: Double, _ vertical: Double) {
    tilt = (min(max(horizontal, -1), 1), min(max(vertical, -1), 1))
    application.send(.tilt(horizontal: tilt.horizontal, vertical: tilt.vertical))
  }

  // MARK: - Keyboard

  private func handleKey(_ event: SDL_KeyboardEvent, isDown: Bool) {
    let code = UInt32(bitPattern: event.keysym.sym)
    if code == SDLK_LGUI.rawValue || code == SDLK_RGUI.rawValue {
      let others = Self.modifiers(UInt32(event.keysym.mod)).subtracting(.command)
      return application.send(.modifiers(isDown ? others.union(.command) : others))
    }
    guard let key = Self.key(event.keysym.sym) else { return }
    let modifiers = Self.textModifiers(key, Self.modifiers(UInt32(event.keysym.mod)))
    if let shortcut = WindowShortcut(key, modifiers) {
      if isDown { perform(shortcut) }
      return
    }
    if case .character = key, modifiers.isDisjoint(with: [.control, .command]) {
      // The key produces a text event, too.
      return
    }
    if key == .space, modifiers.isDisjoint(with: [.control, .command]) { return }
    application.send(.key(key, modifiers: modifiers, isDown: isDown))
  }

  private func perform(_ shortcut: WindowShortcut) {
    switch shortcut {
    case .shake: application.send(.shake)
    case .memoryWarning: application.send(.memoryWarning)
    case .quit: wantsToQuit = true
    case .paste: if let text = window.clipboard, !text.isEmpty { application.send(.text(text)) }
    case .tilt(let horizontal, let vertical): setTilt(tilt.horizontal + horizontal, tilt.vertical + vertical)
    case .levelOut: setTilt(0, 0)
    case .toggleAppearance:
      isDark.toggle()
      application.send(.appearance(dark: isDark))
    case .toggleBackground:
      isInBackground.toggle()
      application.send(isInBackground ? .enterBackground : .enterForeground)
    case .rotate(let clockwise):
      orientation = orientation.turned(clockwise: clockwise)
      sendAll(fingers.cancel())
      application.send(.rotate(orientation))
    case .screenshot: takePicture()
    }
  }

  private func takePicture() {
    let name = Bundle.main.infoDictionary?["CFBundleName"] as? String ?? "App"
    let format = DateFormatter()
    format.locale = Locale(identifier: "en_US_POSIX")
    format.dateFormat = "yyyy-MM-dd 'at' HH.mm.ss"
    let file = "\(name.replacingOccurrences(of: "/", with: "-")) \(format.string(from: Date())).png"
    HostLog.note(Picture.write(application.surface, to: file) ?? "wrote \(file)")
  }

  /// Replaces Control by Command in shortcuts that every desktop has: copy, cut, undo, select all and find.
  private static func textModifiers(_ key: HostKey, _ modifiers: HostKeyModifiers) -> HostKeyModifiers {
    guard case .character(let letter) = key, ["a", "c", "x", "z", "f", "g"].contains(letter.lowercased()),
      modifiers.contains(.control), !modifiers.contains(.command)
    else { return modifiers }
    return modifiers.subtracting(.control).union(.command)
  }

  // MARK: - SDL's values

  private static func modifiers(_ flags: UInt32) -> HostKeyModifiers {
    var modifiers: HostKeyModifiers = []
    if flags & KMOD_SHIFT.rawValue != 0 { modifiers.insert(.shift) }
    if flags & KMOD_CTRL.rawValue != 0 { modifiers.insert(.control) }
    if flags & KMOD_LALT.rawValue != 0 { modifiers.insert(.alternate) }
    if flags & KMOD_GUI.rawValue != 0 { modifiers.insert(.command) }
    return modifiers
  }

  private static let namedKeys: [UInt32: HostKey] = [
    SDLK_RETURN.rawValue: .return, SDLK_KP_ENTER.rawValue: .return, SDLK_BACKSPACE.rawValue: .delete,
    SDLK_DELETE.rawValue: .forwardDelete, SDLK_TAB.rawValue: .tab, SDLK_ESCAPE.rawValue: .escape,
    SDLK_LEFT.rawValue: .left, SDLK_RIGHT.rawValue: .right, SDLK_UP.rawValue: .up, SDLK_DOWN.rawValue: .down,
    SDLK_HOME.rawValue: .home, SDLK_END.rawValue: .end, SDLK_PAGEUP.rawValue: .pageUp,
    SDLK_PAGEDOWN.rawValue: .pageDown, SDLK_SPACE.rawValue: .space,
  ]

  private static func key(_ code: Int32) -> HostKey? {
    let code = UInt32(bitPattern: code)
    if let key = namedKeys[code] { return key }
    guard code > 0x20, code < 0x4000_0000, let scalar = Unicode.Scalar(code) else { return nil }
    return .character(String(Character(scalar)))
  }

  /// Returns the text in one of SDL's zero-terminated arrays.
  private static func text<T>(_ bytes: T) -> String {
    withUnsafeBytes(of: bytes) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }

  /// Converts a range from SDL's code points to Foundation's UTF-16 units.
  private static func range(_ start: Int32, _ length: Int32, in text: String) -> NSRange {
    let scalars = text.unicodeScalars
    let from = scalars.index(scalars.startIndex, offsetBy: Int(max(start, 0)), limitedBy: scalars.endIndex)
    let first = from ?? scalars.endIndex
    let last = scalars.index(first, offsetBy: Int(max(length, 0)), limitedBy: scalars.endIndex) ?? scalars.endIndex
    return NSRange(first..<last, in: text)
  }
}
