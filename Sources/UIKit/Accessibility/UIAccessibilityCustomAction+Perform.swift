import ObjectiveC

extension UIAccessibilityCustomAction {
  /// Performs the action on behalf of an assistive technology.
  /// - Returns: the result of the handler or of the target's method; true for a method without a result.
  package func perform() -> Bool {
    if let actionHandler { return actionHandler(self) }
    guard let target else { return false }
    let arguments: [Any?] = selector.argumentCount > 0 ? [self] : []
    return MessageDispatch.send(selector, to: target, arguments) as? Bool ?? true
  }
}
