/// The focus of an external keyboard comes back with the page where it was (`restoresFocusAfterTransition`). A text
/// with the focus is first responder as well, and comes back as that (`returnInput()`).
extension UIViewController {
  /// Notes what has the focus within the controller, which is about to disappear.
  func keepFocus() {
    guard let item = UIView.focusedItem, let own = viewIfLoaded, (item as? UIView)?.isDescendant(of: own) == true
    else { return }
    keptFocus = item
  }

  /// Gives the focus back unless something else has it.
  func bringFocusBack() {
    guard let item = keptFocus else { return }
    keptFocus = nil
    guard restoresFocusAfterTransition, let view = item as? UIView, view.window != nil, view.canBecomeFocused,
      !view.canBecomeFirstResponder, let system = UIFocusSystem.focusSystem(for: self)
    else { return }
    // What is about to leave the screen may still have it.
    if let other = system.focusedItem, other !== item, !((other as? UIResponder)?.isLeaving ?? false) { return }
    system.restore(view)
  }
}

extension UIResponder {
  /// Whether a controller around it disappears.
  fileprivate var isLeaving: Bool {
    sequence(first: self) { $0.next }.contains { responder in
      guard let phase = (responder as? UIViewController)?.appearance.phase else { return false }
      return phase == .disappearing || phase == .disappeared
    }
  }
}
