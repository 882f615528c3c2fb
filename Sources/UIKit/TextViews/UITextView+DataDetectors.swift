extension UITextView {
  private static let kinds: [(UIDataDetectorTypes, NSTextCheckingTypes)] = [
    (.link, DataKind.link), (.phoneNumber, DataKind.phoneNumber), (.address, DataKind.address),
    (.calendarEvent, DataKind.date),
  ]

  /// Detects the data of `dataDetectorTypes`. Editable text has none, as on iOS.
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
      // The author's own links are kept.
      let isLink = textStorage.attribute(.link, at: result.range.location, effectiveRange: nil) != nil
      return isLink ? nil : DetectedData(result, number: number)
    }
    manager.detectedRanges = detected.map(\.range)
    showLinks()
  }
}
