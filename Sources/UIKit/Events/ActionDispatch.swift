import ObjectiveC

/// Actions of controls, commands, bar items and recognizers: all of them go through the application, which an app's
/// own subclass may override to see them.
@MainActor enum ActionDispatch {
  /// The application, with which a chain without views begins.
  static var application: UIResponder { UIApplication.shared }

  /// Sends an action to a target; with nil, to the first object from the first responder up the responder chain
  /// that implements it. Returns whether an object received it.
  @discardableResult
  static func send(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    UIApplication.shared.sendAction(action, to: target, from: sender, for: event)
  }
}
