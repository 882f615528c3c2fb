/// Targets and actions.
extension UIControl {
  /// A target-action pair or an action, with its events.
  struct EventHandler {
    enum Kind {
      case target(ActionTarget)
      case action(UIAction)
    }
    let kind: Kind
    var events: UIControl.Event
  }
}

/// The methods that are not overridable; those that subclasses override are declared in the class.
extension UIControl {
  /// Sends an event with the touch event that caused it.
  func send(_ events: UIControl.Event, with event: UIEvent?) {
    for handler in handlers where !handler.events.isDisjoint(with: events) {
      switch handler.kind {
      case .action(let action): sendAction(action)
      case .target(let entry):
        if let target = entry.target {
          sendAction(entry.action, to: target, for: event)
        } else if entry.usesResponderChain {
          sendAction(entry.action, to: nil, for: event)
        }
      }
    }
  }

  /// Returns whether any handler is registered for one of the events.
  func hasHandler(for events: UIControl.Event) -> Bool {
    handlers.contains { handler in
      guard !handler.events.isDisjoint(with: events) else { return false }
      if case .target(let entry) = handler.kind { return entry.target != nil || entry.usesResponderChain }
      return true
    }
  }

  /// Calls the closure for each registered action or target-action pair until it sets its last argument to true.
  public func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, UIControl.Event, inout Bool) -> Void
  ) {
    var stop = false
    for handler in handlers {
      switch handler.kind {
      case .action(let action): iterator(action, nil, handler.events, &stop)
      case .target(let entry):
        guard entry.target != nil || entry.usesResponderChain else { continue }
        iterator(nil, (entry.target, entry.action), handler.events, &stop)
      }
      if stop { return }
    }
  }
}
