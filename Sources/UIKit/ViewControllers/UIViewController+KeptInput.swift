/// Dismisses the keyboard with the page whose text it edits, and shows it again with the page.
///
/// Before a push, a pop or a presentation sends any notification, the first responder resigns, so that the keyboard
/// disappears together with the page; it becomes first responder again when the page appears again. A responder
/// that resigned before the transition stays without the keyboard, one that resigns in `viewWillDisappear(_:)` does
/// not, because it was stored already (`facts/text-input.md#keyboard/transitions`).
extension UIViewController {
  /// Makes the first responder within a view resign, and stores it for `returnInput()`, if the keyboard or views of
  /// its own are shown for it. It stays first responder if a delegate refuses.
  func keepInput(within view: UIView?) {
    keptResponder = nil
    guard let view, let responder = (view as? UIWindow ?? view.window)?.firstResponder, responder.isInside(view),
      InputFocus.observer?.hasInput(for: responder) == true
    else { return }
    keptResponder = responder
    if !responder.resignFirstResponder() { keptResponder = nil }
  }

  /// Makes the stored responder first responder again, unless another one has become first responder. While its
  /// view is not in a window, the responder remains stored.
  func returnInput() {
    guard let responder = keptResponder, let window = responder.responderWindow else { return }
    keptResponder = nil
    if window.firstResponder == nil { _ = responder.becomeFirstResponder() }
  }
}
