import ObjectiveC

extension UIAccessibilityCustomAction {
  /// Does what the action stands for, as an assistive technology asks.
  /// - Returns: what the handler or the method of the target returns; a method that returns nothing counts as done.
  package func perform() -> Bool {
    if let actionHandler { return actionHandler(self) }
    guard let target else { return false }
    let arguments: [Any?] = selector.argumentCount > 0 ? [self] : []
    return MessageDispatch.send(selector, to: target, arguments) as? Bool ?? true
  }
}
