/// The focus of an external keyboard comes back with the page where it was (`restoresFocusAfterTransition`). A text with the focus
/// is first responder as well, and comes back as that (`returnInput()`).
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
      !view.canBecomeFirstResponder, let system = UIFocusSystem.focusSystem(for: self),
      system.focusedItem == nil || system.focusedItem === item
    else { return }
    system.restore(view)
  }
}
