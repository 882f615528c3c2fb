/// Restores the focus of an external keyboard when the page appears again (`restoresFocusAfterTransition`). A
/// focused text is first responder as well, and is restored by `returnInput()`.
extension UIViewController {
  /// Stores the focused item within the controller, which is about to disappear.
  func keepFocus() {
    guard let item = UIView.focusedItem, let own = viewIfLoaded, (item as? UIView)?.isDescendant(of: own) == true
    else { return }
    keptFocus = item
  }

  /// Restores the focus unless another item has it.
  func bringFocusBack() {
    guard let item = keptFocus else { return }
    keptFocus = nil
    guard restoresFocusAfterTransition, let view = item as? UIView, view.window != nil, view.canBecomeFocused,
      !view.canBecomeFirstResponder, let system = UIFocusSystem.focusSystem(for: self)
    else { return }
    // An item that is about to leave the screen may still have the focus.
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
