import ObjectiveC

/// A target and its action. The target is not retained; a nil target stands for the responder chain.
@MainActor struct ActionTarget {
  weak var target: AnyObject?
  /// Whether the action was added with a nil target. If a target was deallocated, no message is sent.
  let usesResponderChain: Bool
  let action: Selector

  init(_ target: Any?, _ action: Selector) {
    self.target = target.map { $0 as AnyObject }
    usesResponderChain = target == nil
    self.action = action
  }

  /// Returns whether target and action match; nil matches any.
  func matches(_ target: Any?, _ action: Selector?) -> Bool {
    if let action, action != self.action { return false }
    guard let target else { return true }
    return self.target === (target as AnyObject)
  }

  /// Sends the action with as many of sender and event as the method takes.
  func send(sender: AnyObject, event: UIEvent?) {
    if let target {
      Trace.log(.touch, "action \(action) to \(Trace.name(target)) from \(Trace.name(sender))")
      MessageDispatch.send(action, to: target, [sender, event])
    } else if usesResponderChain {
      ActionDispatch.send(action, to: nil, from: sender, for: event)
    }
  }
}
