import Foundation

/// The kinds of results that a data detector looks for.
public typealias NSTextCheckingTypes = UInt64

/// A detector of links, phone numbers, dates and addresses in text.
///
/// ```swift
/// let text = "See https://example.com"
/// let detector = try NSDataDetector(types: NSTextCheckingResult.CheckingType.link.rawValue)
/// let links = detector.matches(in: text, range: NSRange(location: 0, length: text.utf16.count)).compactMap(\.url)
/// ```
///
/// It is not a subclass of `NSRegularExpression`, whose methods can't be overridden on Linux, but has the same
/// methods.
///
/// Apple's documentation: <https://developer.apple.com/documentation/foundation/nsdatadetector>
open class NSDataDetector: NSObject, NSCopying {
  /// The kinds of data to detect, as bits of `NSTextCheckingResult.CheckingType`.
  public let checkingTypes: NSTextCheckingTypes

  /// Creates a detector. Throws an error if none of the kinds is supported.
  public init(types checkingTypes: NSTextCheckingTypes) throws {
    self.checkingTypes = checkingTypes
    super.init()
    guard !finders.isEmpty else { throw CocoaError(.featureUnsupported) }
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  private var finders: [DataFinder] {
    DataFinder.all.filter { checkingTypes & $0.type != 0 }
  }

  /// Returns the matches in a range, in the order of the text. Of overlapping matches, the longest one is returned.
  open func matches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> [NSTextCheckingResult] {
    let whole = NSRange(location: 0, length: string.utf16.count)
    guard let range = range.intersection(whole), range.length > 0 else { return [] }
    var found: [NSTextCheckingResult] = []
    for finder in finders {
      for result in finder.results(string, range) where !found.contains(where: { overlaps($0, result, wins: true) })
      {
        found.removeAll { overlaps($0, result, wins: false) }
        found.append(result)
      }
    }
    return found.sorted { $0.range.location < $1.range.location }
  }

  private func overlaps(_ old: NSTextCheckingResult, _ new: NSTextCheckingResult, wins: Bool) -> Bool {
    guard (old.range.intersection(new.range)?.length ?? 0) > 0 else { return false }
    return (old.range.length >= new.range.length) == wins
  }

  /// Calls the block for each match in the order of the text, until it sets its last argument to true. The range is
  /// in UTF-16 units; `options` has no effect.
  open func enumerateMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    for result in matches(in: string, options: options, range: range) {
      block(result, [], &stop)
      if stop.boolValue { return }
    }
  }

  /// Enumerates matches. The source bridge replaces calls of `enumerateMatches(in:options:range:using:)` by it.
  public func enumerateMatchesAtOnce(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    enumerateMatches(in: string, options: options, range: range, using: block)
  }

  /// Returns the number of matches in a range of UTF-16 units.
  open func numberOfMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> Int { matches(in: string, options: options, range: range).count }

  /// Returns the first match in a range of UTF-16 units; nil if there is none.
  open func firstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSTextCheckingResult? { matches(in: string, options: options, range: range).first }

  /// Returns the range of the first match; its location is `NSNotFound` if there is none.
  open func rangeOfFirstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSRange {
    firstMatch(in: string, options: options, range: range)?.range ?? NSRange(location: NSNotFound, length: 0)
  }
}

/// A match of a data detector.
final class DataResult: NSTextCheckingResult {
  enum Content {
    case link(URL)
    case phoneNumber(String)
    case date(Date)
    case address([NSTextCheckingKey: String])
  }

  private let place: NSRange
  let content: Content

  init(_ content: Content, range: NSRange) {
    self.content = content
    place = range
    super.init()
  }
  required init?(coder aDecoder: NSCoder) { nil }

  override var range: NSRange { place }
  override var numberOfRanges: Int { 1 }
  override func range(at idx: Int) -> NSRange { idx == 0 ? place : NSRange(location: NSNotFound, length: 0) }
  override var regularExpression: NSRegularExpression? { nil }
  override var resultType: CheckingType {
    CheckingType(
      rawValue: {
        switch content {
        case .link: DataKind.link
        case .phoneNumber: DataKind.phoneNumber
        case .date: DataKind.date
        case .address: DataKind.address
        }
      }())
  }
}

/// The keys of the components of an address.
public struct NSTextCheckingKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The name of a person in an address. The detector does not find it.
  public static let name = NSTextCheckingKey(rawValue: "Name")
  /// The position of a person in an organization. The detector does not find it.
  public static let jobTitle = NSTextCheckingKey(rawValue: "JobTitle")
  /// The name of a company or other organization. The detector does not find it.
  public static let organization = NSTextCheckingKey(rawValue: "Organization")
  /// The street with its number.
  public static let street = NSTextCheckingKey(rawValue: "Street")
  /// The city of an address.
  public static let city = NSTextCheckingKey(rawValue: "City")
  /// The state or province of an address.
  public static let state = NSTextCheckingKey(rawValue: "State")
  /// The postal code of an address.
  public static let zip = NSTextCheckingKey(rawValue: "ZIP")
  /// The country of an address. The detector does not find it.
  public static let country = NSTextCheckingKey(rawValue: "Country")
  /// The telephone number that belongs to an address. The detector does not find it.
  public static let phone = NSTextCheckingKey(rawValue: "Phone")
  /// The airline of a flight. The detector does not find flights.
  public static let airline = NSTextCheckingKey(rawValue: "Airline")
  /// The number of a flight. The detector does not find flights.
  public static let flight = NSTextCheckingKey(rawValue: "Flight")
}

/// The properties of a data detector's results.
extension NSTextCheckingResult {
  /// The URL of a link; nil for other results. Text without a scheme, such as "example.com", gets one.
  public var url: URL? {
    guard case .link(let url)? = (self as? DataResult)?.content else { return nil }
    return url
  }
  /// The phone number as written; nil for other results.
  public var phoneNumber: String? {
    guard case .phoneNumber(let number)? = (self as? DataResult)?.content else { return nil }
    return number
  }
  /// The date, in the user's time zone; nil for other results.
  public var date: Date? {
    guard case .date(let date)? = (self as? DataResult)?.content else { return nil }
    return date
  }
  /// The components of a postal address; nil for other results.
  public var addressComponents: [NSTextCheckingKey: String]? {
    guard case .address(let parts)? = (self as? DataResult)?.content else { return nil }
    return parts
  }
  /// The time zone of a date. It is not detected and always nil.
  public var timeZone: TimeZone? { nil }
  /// The duration of an event in seconds. It is not detected and always 0.
  public var duration: TimeInterval { 0 }
  /// The components of a flight. Flights are not detected, so it is always nil.
  public var components: [NSTextCheckingKey: String]? { nil }
  /// The replacement for a misspelled word. Always nil; `UITextChecker` finds misspelled words.
  public var replacementString: String? { nil }
}
