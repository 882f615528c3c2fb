/// What a tap on a link, an attachment or detected data does.
extension UITextView {
  /// Opens the link under the point unless the delegate objects. Returns whether there is one.
  func followLink(at point: CGPoint) -> Bool {
    guard isSelectable, let place = editor.characterRange(at: point).flatMap(editor.nsRange) else { return false }
    var range = NSRange(location: 0, length: 0)
    let value = storage.attribute(.link, at: place.location, effectiveRange: &range)
    if value == nil, let data = detected.first(where: { NSLocationInRange(place.location, $0.range) }) {
      follow(data)
      return true
    }
    if let url = value as? URL ?? (value as? String).flatMap({ URL(string: $0) }) {
      follow(.link(url), range) { UIApplication.shared.open(url) }
    } else if let attachment = storage.attribute(.attachment, at: place.location, effectiveRange: &range)
      as? NSTextAttachment
    {
      follow(.textAttachment(attachment), range) {}
    } else {
      return false
    }
    return true
  }

  func follow(_ data: DetectedData) {
    follow(.link(data.url), data.range) {
      guard let target = data.target else { return Unsupported.log("The calendar that a detected date opens") }
      UIApplication.shared.open(target)
    }
  }

  /// Asks the delegate, first as since iOS 17, then as before, and does what follows.
  func follow(_ content: UITextItem.Content, _ range: NSRange, _ open: @escaping () -> Void) {
    let usual = UIAction { _ in open() }
    guard let delegate = delegate else { return open() }
    let answer = delegate.textView(self, primaryActionFor: UITextItem(content, range), defaultAction: usual)
    if answer !== UITextItem.unanswered {
      answer?.performWithSender(self, target: nil)
      return
    }
    switch content {
    case .link(let url):
      if delegate.textView(self, shouldInteractWith: url, in: range, interaction: .invokeDefaultAction) { open() }
    case .textAttachment(let attachment):
      if delegate.textView(self, shouldInteractWith: attachment, in: range, interaction: .invokeDefaultAction) {
        open()
      }
    case .tag: open()
    }
  }
}
