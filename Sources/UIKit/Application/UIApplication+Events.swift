import QuartzCore

extension UIApplication {
  /// Handles input from the host.
  package func send(_ input: InputEvent) {
    enterCallout()
    defer { leaveCallout() }
    if !isLaunched { launch() }
    switch input {
    case .touches(let fingers): touches.handle(fingers, in: self)
    case .scroll(let location, let offset): ScrollWheel.shared.turn(by: offset, at: location)
    case .hover(let location, let modifiers):
      // An iPhone has no pointer.
      if UIScreen.main.device.isPad {
        PointerTracker.shared.move(to: location, modifiers: UIKeyModifierFlags(rawValue: modifiers.rawValue))
      }
    case .modifiers(let modifiers):
      let flags = UIKeyModifierFlags(rawValue: modifiers.rawValue)
      touches.hold(flags)
      KeyCommandOverview.modifiersDidChange(to: flags)
    case .secondaryClick(let location):
      if UIScreen.main.device.isPad { SecondaryClick.perform(at: location, in: self) }
    case .scrollEnded: ScrollWheel.shared.rest()
    case .text(let text): KeyDispatcher.insert(text)
    case .markedText(let text, let range): KeyDispatcher.mark(text, selectedRange: range)
    case .key(let key, let modifiers, let isDown): KeyDispatcher.handle(key, modifiers, isDown: isDown, in: self)
    case .drop(let data, let location): if state == .active { DesktopDrop.perform(data, at: location) }
    case .shake: shake()
    case .tilt(let horizontal, let vertical): DeviceMotion.shared.update(horizontal: horizontal, vertical: vertical)
    case .rotate(let orientation):
      if let turned = UIDeviceOrientation(rawValue: orientation.rawValue) { UIDevice.current.turn(to: turned) }
      rotateIfNeeded()
    case .appearance(let dark): updateApplicationTraits(isDark: dark)
    case .contentSizeCategory(let name): updateApplicationTraits(category: UIContentSizeCategory(rawValue: name))
    case .accessibility(let setting, let isOn): change(setting, isOn: isOn)
    case .memoryWarning: warnOfMemory()
    case .oneTimeCode(let code): InputFocus.observer?.receive(oneTimeCode: code)
    case .enterBackground: enterBackground()
    case .enterForeground:
      enterForeground()
      becomeActive()
    case .open(let url): openFromOutside(url)
    case .continueActivity(let type, let info): continueFromOutside(type, info: info)
    case .quickAction(let name): perform(quickAction: name)
    case .scene(let change): self.change(change)
    case .share(let share): takeShare(share)
    }
    MainTurn.runNext()
  }

  func enterCallout() {
    UIApplication.calloutStart.store(max(1, DispatchTime.now().uptimeNanoseconds), ordering: .relaxed)
  }
  func leaveCallout() { UIApplication.calloutStart.store(0, ordering: .relaxed) }

  /// Sends the event to every window that has touches in it; other kinds of events go to the key window.
  func deliver(_ event: UIEvent) {
    guard event.type == .touches else {
      (WindowList.key ?? WindowList.visible.last)?.sendEvent(event)
      return
    }
    var sent: [UIWindow] = []
    for touch in event.touchList {
      guard let window = touch.window, !sent.contains(where: { $0 === window }) else { continue }
      sent.append(window)
      window.sendEvent(event)
    }
  }

  private func shake() {
    let began = UIEvent(type: .motion, subtype: .motionShake)
    began.isBeginning = true
    sendEvent(began)
    let ended = UIEvent(type: .motion, subtype: .motionShake)
    sendEvent(ended)
  }

  func perform(_ action: Selector, on target: Any?, from sender: Any?, event: UIEvent?) -> Bool {
    var receiver: Any? = target
    if receiver == nil {
      // The first responder's chain, else the sender's.
      let start = UIResponder.currentFirstResponder ?? sender as? UIResponder
      receiver = start?.target(forAction: action, withSender: sender)
      if receiver == nil, UIResponder.currentFirstResponder != nil, let sender = sender as? UIResponder {
        receiver = sender.target(forAction: action, withSender: sender)
      }
    }
    guard let receiver else { return false }
    let object = receiver as AnyObject
    Trace.log(.touch, "action \(action) to \(Trace.name(object)) from \(Trace.name(sender as AnyObject?))")
    guard MessageDispatch.responds(object, to: action) else {
      ExceptionReport.raiseUnrecognized("\(action)", sentTo: object)
      return false
    }
    let count = "\(action)".filter { $0 == ":" }.count
    let arguments: [Any?] = [sender, event]
    MessageDispatch.send(action, to: object, Array(arguments.prefix(count)))
    return true
  }
}
