import QuartzCore

extension UIResponder {
  /// The first responder of the key window, which receives keys, text and shakes.
  package static var currentFirstResponder: UIResponder? { UIWindow.keyWindow?.firstResponder }

  /// The window of the responder: its view's, or the first one up the chain.
  package var responderWindow: UIWindow? {
    if let window = self as? UIWindow { return window }
    if let view = self as? UIView { return view.window }
    if let controller = self as? UIViewController { return controller.viewIfLoaded?.window }
    return nil
  }

  func takeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder else { return false }
    guard let window = responderWindow else {
      // In `viewDidLoad()`, for example: the view becomes first responder when it enters its window.
      (self as? UIView)?.rareState.becomesFirstResponder = true
      return false
    }
    if let current = window.firstResponder {
      guard current.canResignFirstResponder, current.resignFirstResponder() else { return false }
      // Resigning runs the app's code: it may have taken the view out of the window.
      guard responderWindow === window else { return false }
    }
    window.firstResponder = self
    return true
  }

  func leaveFirstResponder() -> Bool {
    (self as? UIView)?.rare?.becomesFirstResponder = false
    guard let window = responderWindow, window.firstResponder === self else { return true }
    guard canResignFirstResponder else { return false }
    window.firstResponder = nil
    return true
  }

  /// The responder and all after it.
  var chain: UnfoldFirstSequence<UIResponder> { sequence(first: self) { $0.next } }
}

extension UIResponder: UndefinedKeyHandling {
  func reportUndefinedKey(_ key: String, sets: Bool) {
    let method = sets ? "setValue:forUndefinedKey:" : "valueForUndefinedKey:"
    KeyValueReport.raise(
      "[\(ExceptionReport.describe(self)) \(method)]: this class is not key value coding-compliant for the key "
        + "\(key).")
  }
}
