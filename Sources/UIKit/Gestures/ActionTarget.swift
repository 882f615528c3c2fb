import ObjectiveC

/// A target and the message for it. The target is not retained; a nil target means the responder chain.
@MainActor struct ActionTarget {
  weak var target: AnyObject?
  /// Whether it was added with a nil target (a target that has gone is another thing: nothing is sent).
  let usesResponderChain: Bool
  let action: Selector

  init(_ target: Any?, _ action: Selector) {
    self.target = target.map { $0 as AnyObject }
    usesResponderChain = target == nil
    self.action = action
  }

  /// Whether target and action are these; nil matches any.
  func matches(_ target: Any?, _ action: Selector?) -> Bool {
    if let action, action != self.action { return false }
    guard let target else { return true }
    return self.target === (target as AnyObject)
  }

  /// Sends the message with sender and event, as many of them as the method takes.
  func send(sender: AnyObject, event: UIEvent?) {
    if let target {
      Trace.log(.touch, "action \(action) to \(Trace.name(target)) from \(Trace.name(sender))")
      MessageDispatch.send(action, to: target, [sender, event])
    } else if usesResponderChain {
      ActionDispatch.send(action, to: nil, from: sender, for: event)
    }
  }
}
