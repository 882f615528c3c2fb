/// Shows and hides the keyboard as the first responder changes, and posts its notifications. It observes
/// `InputFocus`; the layers below the application do not depend on it.
///
/// Notifications on showing: will change frame, will show, did change frame, did show; correspondingly for hiding.
/// Another first responder while the keyboard is visible posts will change frame and will show again, without a
/// hide (facts/text-input.md#keyboard).
@preconcurrency @MainActor package final class KeyboardController: InputFocusObserver {
  package static let shared = KeyboardController()

  private var window: KeyboardWindow?
  private weak var responder: UIResponder?
  /// The frame of the keyboard in screen coordinates; nil while it is hidden.
  package private(set) var frame: CGRect? {
    didSet {
      KeyboardArea.frame = frame
      guard frame != oldValue else { return }
      UIKeyboardLayoutGuide.keyboardDidMove()
      UIWindow.layOutPresentationsAboveKeyboard()
    }
  }

  private init() {}

  /// The window of the keyboard while it is visible.
  package var keyboardWindow: UIWindow? { window }

  // MARK: Observing

  func hasInput(for responder: UIResponder) -> Bool {
    TextTyping.takesKeys(responder) && !isHardwareKeyboardConnected || responder.effectiveInputView != nil
      || responder.effectiveAccessoryView != nil
  }

  /// Whether a hardware keyboard is connected: then the screen's keyboard is hidden, and only accessory views of
  /// the app are visible, as in the simulator.
  package var isHardwareKeyboardConnected =
    ProcessInfo.processInfo.environment["FLIPSIDE_HARDWARE_KEYBOARD"] == "on"
  {
    didSet { if isHardwareKeyboardConnected != oldValue { update(isReload: true) } }
  }

  /// Whether the input views changed together with the first responder, as in the callbacks of a transition.
  private var needsReload = false

  var layer: CALayer? { window?.layer }

  func firstResponderDidChange() {
    let isReload = needsReload
    needsReload = false
    update(isReload: isReload)
  }

  func inputViewsDidChange() {
    if InputFocus.isChanging { needsReload = true } else { update(isReload: true) }
  }

  /// Updates the keys for changed traits.
  func inputTraitsDidChange() {
    guard !InputFocus.isChanging, responder != nil else { return }
    update(isReload: true)
  }

  /// Updates shift and the return key for changed text.
  func textDidChange() {
    guard let keyboard = window?.keyboard else { return }
    keyboard.input.textDidChange()
    keyboard.refresh()
  }

  func screenDidChange() { if frame != nil { update(isReload: true) } }

  // MARK: Showing and hiding

  private var wanted: UIResponder? {
    UIResponder.currentFirstResponder.flatMap { hasInput(for: $0) ? $0 : nil }
  }

  private func update(isReload: Bool) {
    if responder !== UIResponder.currentFirstResponder { window?.keyboard?.input.leaveComposition() }
    guard let next = wanted else {
      responder = nil
      return hide()
    }
    let isSame = next === responder
    if isSame, !isReload, frame != nil { return }
    responder = next
    if !isSame { useMode(of: next) }
    show(for: next, isOther: !isSame)
  }

  /// Selects the keyboard that a responder requests.
  private func useMode(of responder: UIResponder) {
    guard let mode = responder.textInputMode, mode !== UITextInputMode.current,
      UITextInputMode.activeInputModes.contains(where: { $0 === mode })
    else { return }
    UITextInputMode.current = mode
  }

  /// Offers the code of a message to texts that await one; an empty code ends the offer.
  func receive(oneTimeCode code: String) {
    OneTimeCode.receive(code)
    inputTraitsDidChange()
  }

  /// Enters the offered code into the text.
  func fill(oneTimeCode code: String) {
    OneTimeCode.fill(code, into: responder)
    inputTraitsDidChange()
  }

  /// Changes to another of the device's keyboards.
  package func use(_ mode: UITextInputMode) {
    UITextInputMode.current = mode
    if frame != nil { update(isReload: true) }
  }

  /// Removes the recently chosen emoji, as on a new device.
  package func forgetChosenEmoji() { EmojiView.recent = [] }
  /// Forgets the code of a message.
  package func forgetOneTimeCode() { OneTimeCode.forget() }

  private func show(for responder: UIResponder, isOther announces: Bool) {
    let screen = UIScreen.main.bounds
    let layout = KeyboardLayout(responder: responder, screen: screen.size, safeArea: KeyboardController.safeArea)
    let end = CGRect(x: 0, y: screen.height - layout.height, width: screen.width, height: layout.height)
    let slide = frame == nil ? InputFocus.slide : nil
    let begin =
      frame ?? slide.map { end.offsetBy(dx: -$0.direction * end.width, dy: 0) }
      ?? CGRect(x: 0, y: screen.height, width: screen.width, height: layout.height)
    let moves = frame != end
    if announces || moves {
      UIView.performWithoutAnimation { UIKeyboardLayoutGuide.layOutFollowers() }
      post(UIResponder.keyboardWillChangeFrameNotification, begin, end, slide)
      post(UIResponder.keyboardWillShowNotification, begin, end, slide)
    }
    // The app may have changed the first responder.
    guard self.responder === responder else { return }
    frame = end
    let window = window ?? KeyboardWindow(frame: screen)
    self.window = window
    window.frame = screen
    window.show(layout, for: responder, in: end, isOther: announces)
    guard announces || moves else { return }
    window.slide(from: begin, to: end, with: slide) { [self] in
      guard frame == end else { return }
      post(UIResponder.keyboardDidChangeFrameNotification, begin, end, slide)
      post(UIResponder.keyboardDidShowNotification, begin, end, slide)
    }
  }

  // MARK: Following a finger

  /// The frame to which a finger has dragged the keyboard; nil if it has not.
  private var pulled: CGRect? {
    didSet {
      KeyboardArea.pulledFrame = pulled
      if pulled != oldValue { UIKeyboardLayoutGuide.keyboardDidMove() }
    }
  }

  /// Moves the keyboard with a finger that is below its top, or below the padding of its guides.
  func scrollingFingerMoved(to y: CGFloat) {
    guard let frame, let window, y.isFinite else { return }
    let top = y + UIKeyboardLayoutGuide.dismissPadding
    guard top > frame.minY || pulled != nil else { return }
    let end = CGRect(origin: CGPoint(x: frame.minX, y: max(top, frame.minY)), size: frame.size)
    pulled = end
    window.move(to: end)
  }

  /// Ends an interactive dismissal: dismisses the keyboard if the finger was moving down when it was lifted, and
  /// restores it otherwise.
  /// - Parameter velocity: the vertical velocity of the finger in points per second, positive toward the bottom.
  func scrollingFingerLifted(velocity: CGFloat) {
    guard let frame, let window, let begin = pulled else { return }
    if velocity >= 0, begin.minY > frame.minY {
      _ = UIWindow.keyWindow?.endEditing(true)
      if self.frame == nil { return }
    }
    pulled = nil
    window.slide(from: begin, to: frame) {}
  }

  private func hide() {
    guard let begin = KeyboardArea.presentFrame else { return }
    UIView.performWithoutAnimation { UIKeyboardLayoutGuide.layOutFollowers() }
    pulled = nil
    // The keyboard moves with its page (facts/text-input.md#keyboard/transition-frames), else down.
    let slide = InputFocus.slide
    let end =
      slide.map { begin.offsetBy(dx: $0.direction * begin.width, dy: 0) }
      ?? CGRect(x: 0, y: UIScreen.main.bounds.height, width: begin.width, height: begin.height)
    frame = nil
    post(UIResponder.keyboardWillChangeFrameNotification, begin, end, slide)
    post(UIResponder.keyboardWillHideNotification, begin, end, slide)
    guard frame == nil, let window else { return }
    window.slide(from: begin, to: end, with: slide) { [self] in
      // The keyboard may have been shown again meanwhile.
      guard frame == nil, self.window === window else { return }
      window.clear()
      window.isHidden = true
      self.window = nil
      post(UIResponder.keyboardDidChangeFrameNotification, begin, end, slide)
      post(UIResponder.keyboardDidHideNotification, begin, end, slide)
    }
  }

  private func post(_ name: NSNotification.Name, _ begin: CGRect, _ end: CGRect, _ slide: InputSlide?) {
    NotificationCenter.default.post(
      name: name, object: UIScreen.main,
      userInfo: [
        UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
        UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
        UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: slide?.duration ?? 0.25),
        UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: 7),
        UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
        // The keys from before iOS 3.2, which are still posted (facts/text-input.md#keyboard/old-keys).
        "UIKeyboardBoundsUserInfoKey": NSValue(cgRect: CGRect(origin: .zero, size: end.size)),
        "UIKeyboardCenterBeginUserInfoKey": NSValue(cgPoint: CGPoint(x: begin.midX, y: begin.midY)),
        "UIKeyboardCenterEndUserInfoKey": NSValue(cgPoint: CGPoint(x: end.midX, y: end.midY)),
      ])
  }

  static var safeArea: UIEdgeInsets { UIWindow.keyWindow?.safeAreaInsets ?? .zero }
}
