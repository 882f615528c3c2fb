/// The keyboard leaves with the page that it types into, and comes back with it.
///
/// Before anything is notified of a push, a pop or a presentation, the first responder resigns, so that the
/// keyboard goes while the page does; it becomes first responder again when the page comes back. A responder that
/// resigned before the transition stays without the keyboard, one that resigns in `viewWillDisappear(_:)` does not,
/// because it was noted already (`facts/text-input.md#keyboard/transitions`).
extension UIViewController {
  /// Lets the first responder within a view resign, and notes it for `returnInput()`, if the keyboard or views of
  /// its own are shown for it. A delegate that refuses keeps it.
  func keepInput(within view: UIView?) {
    keptResponder = nil
    guard let view, let responder = (view as? UIWindow ?? view.window)?.firstResponder, responder.isInside(view),
      InputFocus.observer?.hasInput(for: responder) == true
    else { return }
    keptResponder = responder
    if !responder.resignFirstResponder() { keptResponder = nil }
  }

  /// Makes the noted responder first responder again, unless another one has become it. It is still noted while its
  /// view is in no window.
  func returnInput() {
    guard let responder = keptResponder, let window = responder.responderWindow else { return }
    keptResponder = nil
    if window.firstResponder == nil { _ = responder.becomeFirstResponder() }
  }
}
