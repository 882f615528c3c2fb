/// Taps on links, attachments and detected data.
extension UITextView {
  /// Opens the link under the point unless the delegate refuses. Returns whether there is one.
  func followLink(at point: CGPoint) -> Bool {
    guard let (item, open) = item(at: point) else { return false }
    follow(item, at: point, open)
    return true
  }

  /// Calls the delegate's methods, of iOS 17 first and then the older ones, and performs the resulting action.
  private func follow(_ item: UITextItem, at point: CGPoint, _ open: @escaping () -> Void) {
    guard let delegate else { return open() }
    let answer = delegate.textView(self, primaryActionFor: item, defaultAction: defaultAction(open))
    if answer !== UITextItem.unanswered {
      guard let answer else { return itemMenus.open(at: point) }
      return answer.performWithSender(self, target: nil)
    }
    switch item.content {
    case .link(let url):
      if delegate.textView(self, shouldInteractWith: url, in: item.range, interaction: .invokeDefaultAction) {
        open()
      }
    case .textAttachment(let attachment):
      if delegate.textView(self, shouldInteractWith: attachment, in: item.range, interaction: .invokeDefaultAction)
      {
        open()
      }
    case .tag: open()
    }
  }
}
