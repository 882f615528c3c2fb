/// Something in a text that can be tapped without being a link of its author's.
struct DetectedData {
  var range: NSRange
  /// What delegates are asked about: the link, a `tel:` URL, or the number of an address or date in UIKit's own scheme.
  var url: URL
  /// What a tap opens; nil for dates, for which there is no calendar.
  var target: URL?

  init?(_ result: NSTextCheckingResult, number: Int) {
    range = result.range
    if let link = result.url {
      (url, target) = (link, link)
      return
    }
    if let phone = result.phoneNumber, let call = URL(string: "tel:" + phone.filter { $0.isNumber || $0 == "+" }) {
      (url, target) = (call, call)
      return
    }
    guard let own = URL(string: "x-apple-data-detectors://\(number)") else { return nil }
    url = own
    guard let address = result.addressComponents else { return }
    let keys: [ObjectiveC.NSTextCheckingKey] = [.street, .city, .state, .zip, .country]
    var components = URLComponents(string: "http://maps.apple.com/")
    components?.queryItems = [
      URLQueryItem(name: "q", value: keys.compactMap { address[$0] }.joined(separator: ", "))
    ]
    target = components?.url
  }
}

extension UITextView {
  /// Raw values of `NSTextCheckingResult.CheckingType`: links, phone numbers, addresses and dates. By name Foundation calls
  /// them deprecated on Linux.
  private static let kinds: [(UIDataDetectorTypes, NSTextCheckingTypes)] = [
    (.link, 1 << 5), (.phoneNumber, 1 << 11), (.address, 1 << 4), (.calendarEvent, 1 << 3),
  ]

  /// Looks for what `dataDetectorTypes` asks for. Text that can be edited has none, as on iOS.
  func detectData() {
    let kinds = UITextView.kinds.filter { dataDetectorTypes.contains($0.0) }.map(\.1)
    let known = UITextView.kinds.reduce(UIDataDetectorTypes()) { $0.union($1.0) }
    if dataDetectorTypes != .all, !dataDetectorTypes.subtracting(known).isEmpty {
      Unsupported.log("UIDataDetectorTypes other than links, phone numbers, addresses and dates")
    }
    let string = textStorage.string
    let detector = isEditable || kinds.isEmpty ? nil : try? NSDataDetector(types: kinds.reduce(0, |))
    let found = detector?.matches(in: string, range: NSRange(location: 0, length: string.utf16.count)) ?? []
    detected = found.enumerated().compactMap { number, result in
      // What the author made a link stays that.
      let isLink = textStorage.attribute(.link, at: result.range.location, effectiveRange: nil) != nil
      return isLink ? nil : DetectedData(result, number: number)
    }
    layoutManager.detectedRanges = detected.map(\.range)
    showLinks()
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
    guard let delegate = textDelegate else { return open() }
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
