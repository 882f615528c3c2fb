import Foundation

extension UIPasteboard {
  /// A pattern that an item may contain, which can be detected without reading the item.
  ///
  /// Apple's documentation: <https://developer.apple.com/documentation/uikit/uipasteboard/detectionpattern>
  public struct DetectionPattern: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The text is the address of a page, with or without its scheme.
    public static let probableWebURL = DetectionPattern(
      rawValue: "com.apple.uikit.pasteboard-detection-pattern.probable-web-url")
    /// The text is a phrase to search for rather than a URL.
    public static let probableWebSearch = DetectionPattern(
      rawValue: "com.apple.uikit.pasteboard-detection-pattern.probable-web-search")
    /// The text is a number.
    public static let number = DetectionPattern(rawValue: "com.apple.uikit.pasteboard-detection-pattern.number")
  }

  /// The values that were detected in an item. Flight numbers, shipments and amounts of money are not detected:
  /// their lists stay empty, and the first request for one of them is logged.
  ///
  /// Apple's documentation: <https://developer.apple.com/documentation/uikit/uipasteboard/detectedvalues>
  public struct DetectedValues {
    /// The requested patterns that the item has.
    public internal(set) var patterns: Set<PartialKeyPath<DetectedValues>> = []
    /// The URL of a page as written in the text; empty if the text is not a URL.
    public internal(set) var probableWebURL = ""
    /// The text to search the web for; empty if the item is an address or has no text.
    public internal(set) var probableWebSearch = ""
    /// The number that the text is.
    public internal(set) var number: Double?
    /// Addresses of pages within the text.
    public internal(set) var links: [DDMatchLink] = []
    /// Phone numbers within the text.
    public internal(set) var phoneNumbers: [DDMatchPhoneNumber] = []
    /// Mail addresses within the text.
    public internal(set) var emailAddresses: [DDMatchEmailAddress] = []
    /// Postal addresses within the text.
    public internal(set) var postalAddresses: [DDMatchPostalAddress] = []
    /// Dates within the text.
    public internal(set) var calendarEvents: [DDMatchCalendarEvent] = []
    /// Numbers of parcels within the text; always empty.
    public internal(set) var shipmentTrackingNumbers: [DDMatchShipmentTrackingNumber] = []
    /// Numbers of flights within the text; always empty.
    public internal(set) var flightNumbers: [DDMatchFlightNumber] = []
    /// Amounts of money within the text; always empty.
    public internal(set) var moneyAmounts: [DDMatchMoneyAmount] = []
  }

  // MARK: Patterns

  /// Finds which of the patterns the first item has. The handler is called on the main queue.
  public func detectPatterns(
    for patterns: Set<DetectionPattern>,
    completionHandler: @escaping (Result<Set<DetectionPattern>, any Error>) -> Void
  ) {
    answer(values(patterns, [0]).first.map { Set($0.keys) } ?? [], completionHandler)
  }
  /// Finds which of the patterns each item of a set has, or each item for nil. The handler is called on the main
  /// queue.
  public func detectPatterns(
    for patterns: Set<DetectionPattern>, inItemSet itemSet: IndexSet?,
    completionHandler: @escaping (Result<[Set<DetectionPattern>], any Error>) -> Void
  ) {
    answer(values(patterns, itemSet).map { Set($0.keys) }, completionHandler)
  }
  /// Finds which of the properties of `DetectedValues` the first item has a value of. The handler is called on the
  /// main queue.
  public func detectPatterns(
    for keyPaths: Set<PartialKeyPath<DetectedValues>>,
    completionHandler: @escaping (Result<Set<PartialKeyPath<DetectedValues>>, any Error>) -> Void
  ) {
    answer(detected(keyPaths, [0]).first?.patterns ?? [], completionHandler)
  }
  /// Finds which of the properties of `DetectedValues` each item of a set has a value of, or each item for nil. The
  /// handler is called on the main queue.
  public func detectPatterns(
    for keyPaths: Set<PartialKeyPath<DetectedValues>>, inItemSet itemSet: IndexSet?,
    completionHandler: @escaping (Result<[Set<PartialKeyPath<DetectedValues>>], any Error>) -> Void
  ) {
    answer(detected(keyPaths, itemSet).map(\.patterns), completionHandler)
  }
  /// Returns which of the properties of `DetectedValues` the first item has a value of.
  public func detectedPatterns(for keyPaths: Set<PartialKeyPath<DetectedValues>>) async throws
    -> Set<PartialKeyPath<DetectedValues>>
  {
    detected(keyPaths, [0]).first?.patterns ?? []
  }
  /// Returns which of the properties of `DetectedValues` each item of a set has a value of, or each item for nil.
  public func detectedPatterns(for keyPaths: Set<PartialKeyPath<DetectedValues>>, inItemSet itemSet: IndexSet?)
    async throws -> [Set<PartialKeyPath<DetectedValues>>]
  {
    detected(keyPaths, itemSet).map(\.patterns)
  }

  // MARK: Values

  /// Finds the first item's values of the patterns: a string for addresses and searches, a number. On iOS the user
  /// is asked first. The handler is called on the main queue.
  public func detectValues(
    for patterns: Set<DetectionPattern>,
    completionHandler: @escaping (Result<[DetectionPattern: Any], any Error>) -> Void
  ) {
    answer(values(patterns, [0]).first ?? [:], completionHandler)
  }
  /// Finds the values of the patterns in each item of a set, or in each item for nil. The handler is called on the
  /// main queue.
  public func detectValues(
    for patterns: Set<DetectionPattern>, inItemSet itemSet: IndexSet?,
    completionHandler: @escaping (Result<[[DetectionPattern: Any]], any Error>) -> Void
  ) {
    answer(values(patterns, itemSet), completionHandler)
  }
  /// Finds the first item's values of properties of `DetectedValues`. The handler is called on the main queue.
  public func detectValues(
    for keyPaths: Set<PartialKeyPath<DetectedValues>>,
    completionHandler: @escaping (Result<DetectedValues, any Error>) -> Void
  ) {
    answer(detected(keyPaths, [0]).first ?? DetectedValues(), completionHandler)
  }
  /// Finds the values of properties of `DetectedValues` in each item of a set, or in each item for nil. The handler
  /// is called on the main queue.
  public func detectValues(
    for keyPaths: Set<PartialKeyPath<DetectedValues>>, inItemSet itemSet: IndexSet?,
    completionHandler: @escaping (Result<[DetectedValues], any Error>) -> Void
  ) {
    answer(detected(keyPaths, itemSet), completionHandler)
  }
  /// Returns the first item's values of properties of `DetectedValues`.
  public func detectedValues(for keyPaths: Set<PartialKeyPath<DetectedValues>>) async throws -> DetectedValues {
    detected(keyPaths, [0]).first ?? DetectedValues()
  }
  /// Returns the values of properties of `DetectedValues` in each item of a set, or in each item for nil.
  public func detectedValues(for keyPaths: Set<PartialKeyPath<DetectedValues>>, inItemSet itemSet: IndexSet?)
    async throws -> [DetectedValues]
  {
    detected(keyPaths, itemSet)
  }

  // MARK: Implementation

  private func answer<Value>(_ value: Value, _ handler: @escaping (Result<Value, any Error>) -> Void) {
    DispatchQueue.main.async { handler(.success(value)) }
  }

  private func values(_ patterns: Set<DetectionPattern>, _ set: IndexSet?) -> [[DetectionPattern: Any]] {
    chosen(set).map { item in
      let found = DetectedValues(text: PasteboardType.string(item) ?? "")
      var values: [DetectionPattern: Any] = [:]
      if !found.probableWebURL.isEmpty { values[.probableWebURL] = found.probableWebURL }
      if !found.probableWebSearch.isEmpty { values[.probableWebSearch] = found.probableWebSearch }
      if let number = found.number { values[.number] = NSNumber(value: number) }
      return values.filter { patterns.contains($0.key) }
    }
  }

  private func detected(_ paths: Set<PartialKeyPath<DetectedValues>>, _ set: IndexSet?) -> [DetectedValues] {
    let unknown: Set<PartialKeyPath<DetectedValues>> = [
      \.shipmentTrackingNumbers, \.flightNumbers, \.moneyAmounts,
    ]
    if !paths.isDisjoint(with: unknown) {
      Unsupported.log("UIPasteboard's detection of shipments, flights and amounts", effect: "none are found")
    }
    return chosen(set).map { DetectedValues(text: PasteboardType.string($0) ?? "").limited(to: paths) }
  }
}

extension UIPasteboard.DetectedValues {
  fileprivate init(text: String) {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !text.isEmpty else { return }
    let kinds = DataKind.link | DataKind.phoneNumber | DataKind.address | DataKind.date
    let whole = NSRange(location: 0, length: text.utf16.count)
    let found = (try? NSDataDetector(types: kinds))?.matches(in: text, range: whole) ?? []
    for result in found {
      let part = (text as NSString).substring(with: result.range)
      if let url = result.url, url.scheme == "mailto" {
        emailAddresses.append(DDMatchEmailAddress(part, part.replacingOccurrences(of: "mailto:", with: "")))
      } else if let url = result.url {
        links.append(DDMatchLink(part, url))
        if result.range == whole { probableWebURL = part }
      } else if let number = result.phoneNumber {
        phoneNumbers.append(DDMatchPhoneNumber(part, number))
      } else if let date = result.date {
        calendarEvents.append(DDMatchCalendarEvent(part, date, result.duration))
      } else if let parts = result.addressComponents {
        let address = DDMatchPostalAddress(part)
        (address.street, address.city, address.state) = (parts[.street], parts[.city], parts[.state])
        (address.postalCode, address.country) = (parts[.zip], parts[.country])
        postalAddresses.append(address)
      }
    }
    number = Double(text)
    if probableWebURL.isEmpty { probableWebSearch = text }
  }

  /// Returns the values of some properties only.
  fileprivate func limited(to paths: Set<PartialKeyPath<Self>>) -> Self {
    var kept = Self()
    func keep<Value>(_ path: WritableKeyPath<Self, Value>, _ isThere: (Value) -> Bool) {
      guard paths.contains(path), isThere(self[keyPath: path]) else { return }
      kept[keyPath: path] = self[keyPath: path]
      kept.patterns.insert(path)
    }
    keep(\.probableWebURL) { !$0.isEmpty }
    keep(\.probableWebSearch) { !$0.isEmpty }
    keep(\.number) { $0 != nil }
    keep(\.links) { !$0.isEmpty }
    keep(\.phoneNumbers) { !$0.isEmpty }
    keep(\.emailAddresses) { !$0.isEmpty }
    keep(\.postalAddresses) { !$0.isEmpty }
    keep(\.calendarEvents) { !$0.isEmpty }
    return kept
  }
}
