import QuartzCore

/// Delivers keys and typed text to the first responder.
@MainActor enum KeyDispatcher {
  private static var pressed: [HostKey: UIPress] = [:]

  private static var responder: UIResponder? { UIResponder.currentFirstResponder }

  static func insert(_ text: String) { TextTyping.insert(text, into: responder) }

  static func mark(_ text: String, selectedRange: NSRange) {
    TextTyping.mark(text, selectedRange: selectedRange, in: responder)
  }

  /// Handles a key: key commands come first, then presses up the responder chain, then its effect on text.
  static func handle(
    _ key: HostKey, _ modifiers: HostKeyModifiers, isDown: Bool, in application: UIApplication
  ) {
    let now = CACurrentMediaTime()
    Trace.log(.touch, "key \(key) \(isDown ? "down" : "up") for \(Trace.name(responder ?? UIWindow.keyWindow))")
    if isDown { KeyCommandOverview.hide() }
    // Keys navigate menus on iPads only, as they move the focus.
    if isDown, UIScreen.main.device.isPad, modifiers.isEmpty, MenuPresentation.current?.press(key) == true {
      return
    }
    let isTexts = TextTyping.isSystemKey(key, modifiers, in: responder)
    if isDown, runCommand(for: key, modifiers, beforeText: isTexts, in: application) { return }
    let press: UIPress
    if isDown {
      press = UIPress(key: UIKey(key, modifiers: modifiers), phase: .began, timestamp: now)
      pressed[key] = press
    } else {
      guard let down = pressed.removeValue(forKey: key) else { return }
      press = down
      press.phase = .ended
      press.timestamp = now
    }
    press.window = UIWindow.keyWindow
    if isDown { press.responder = responder ?? UIWindow.keyWindow }
    application.sendEvent(UIPressesEvent(press: press))
    if isDown, case .character(let letter) = key, let command = FindCommand(letter.lowercased(), modifiers),
      let start = responder ?? UIWindow.keyWindow, command.run(from: start)
    {
      return
    }
    guard isDown, !TextTyping.press(key, modifiers, in: responder) else { return }
    // A key that the text does not handle triggers a key command that had yielded to the text.
    if isTexts, runCommand(for: key, modifiers, beforeText: false, in: application) { return }
    guard !runMenu(for: key, modifiers, ofSystem: true, in: application), let window = UIWindow.keyWindow else {
      return
    }
    if window.windowScene?.focusSystem?.press(key, modifiers, in: window) == true { return }
    if key == .tab { return TextTabOrder.move(from: responder, isForward: !modifiers.contains(.shift), in: window) }
    // Typing does not scroll.
    guard !(responder is any UIKeyInput) else { return }
    _ = KeyScrolling.press(key, modifiers, from: responder, in: window)
  }

  /// Performs the first matching key command of the responder chain. Returns false if there is none.
  ///
  /// - Parameter beforeText: whether text has a use for the key, so that only commands with priority precede it.
  private static func runCommand(
    for key: HostKey, _ modifiers: HostKeyModifiers, beforeText: Bool, in application: UIApplication
  ) -> Bool {
    let input = UIKey(key, modifiers: modifiers).charactersIgnoringModifiers
    let flags = UIKeyModifierFlags(rawValue: modifiers.rawValue)
    guard let start = responder ?? UIWindow.keyWindow?.topViewController ?? UIWindow.keyWindow else { return false }
    for here in start.chain {
      for command in here.keyCommands ?? [] where command.matches(input, flags) {
        if beforeText, !command.wantsPriorityOverSystemBehavior { continue }
        guard let action = command.action,
          let target = here.target(forAction: action, withSender: command) as? NSObject
        else { continue }
        application.sendAction(action, to: target, from: command, for: nil)
        return true
      }
    }
    return runMenu(for: key, modifiers, ofSystem: false, in: application)
  }

  /// Runs a command of the main menu, whose keys are pressed with Command or do not type text.
  private static func runMenu(
    for key: HostKey, _ modifiers: HostKeyModifiers, ofSystem: Bool, in application: UIApplication
  ) -> Bool {
    guard let start = responder ?? UIWindow.keyWindow?.topViewController ?? UIWindow.keyWindow else { return false }
    return MainMenu.perform(
      UIKey(key, modifiers: modifiers).charactersIgnoringModifiers,
      UIKeyModifierFlags(rawValue: modifiers.rawValue),
      ofSystem: ofSystem,
      from: start, in: application)
  }
}
