/// A location in a document of TextKit 2.
public protocol NSTextLocation: NSObjectProtocol {
  /// Compares the location with another one of the same document.
  func compare(_ location: any NSTextLocation) -> ComparisonResult
}

/// A location of a content storage: a UTF-16 offset.
final class TextOffsetLocation: NSObject, NSTextLocation {
  let offset: Int

  init(_ offset: Int) { self.offset = offset }

  func compare(_ location: any NSTextLocation) -> ComparisonResult {
    guard let other = location as? TextOffsetLocation else { return .orderedSame }
    return offset < other.offset ? .orderedAscending : offset > other.offset ? .orderedDescending : .orderedSame
  }

  override func isEqual(_ object: Any?) -> Bool { (object as? TextOffsetLocation)?.offset == offset }
  override var hash: Int { offset }
  override var description: String { String(offset) }
}

/// A half-open range between two locations of a document.
///
/// ```swift
/// let storage = NSTextContentStorage()
/// storage.attributedString = NSAttributedString(string: "Hello, world")
/// let start = storage.documentRange.location
/// if let end = storage.location(start, offsetBy: 5), let hello = NSTextRange(location: start, end: end) {
///   print(storage.offset(from: hello.location, to: hello.endLocation))
/// }
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/nstextrange>
open class NSTextRange: NSObject {
  private let start: any NSTextLocation
  private let end: any NSTextLocation

  /// Creates a range; an end of nil makes it empty. Returns nil if the end is before the start.
  public required init?(location: any NSTextLocation, end endLocation: (any NSTextLocation)?) {
    let end = endLocation ?? location
    guard location.compare(end) != .orderedDescending else { return nil }
    start = location
    self.end = end
    super.init()
  }

  private init(at location: any NSTextLocation) {
    start = location
    end = location
    super.init()
  }

  /// Creates an empty range.
  public convenience init(location: any NSTextLocation) { self.init(at: location) }

  /// Creates a range of offsets; a negative length counts as 0.
  init(offsets range: NSRange) {
    start = TextOffsetLocation(range.location)
    end = TextOffsetLocation(range.location + max(range.length, 0))
    super.init()
  }

  /// Whether start and end are the same.
  open var isEmpty: Bool { start.compare(end) == .orderedSame }
  /// The start.
  open var location: any NSTextLocation { start }
  /// The end, which the range does not hold.
  open var endLocation: any NSTextLocation { end }

  /// Returns whether starts and ends are the same.
  open func isEqual(to textRange: NSTextRange) -> Bool {
    start.compare(textRange.start) == .orderedSame && end.compare(textRange.end) == .orderedSame
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? NSTextRange).map { isEqual(to: $0) } ?? false }
  open override var hash: Int { (start as? TextOffsetLocation)?.offset ?? 0 }
  open override var description: String { "\(start)...\(end)" }

  /// Returns whether the range contains a location.
  open func contains(_ location: any NSTextLocation) -> Bool {
    start.compare(location) != .orderedDescending && location.compare(end) == .orderedAscending
  }

  /// Returns whether the range contains another one.
  open func contains(_ textRange: NSTextRange) -> Bool {
    start.compare(textRange.start) != .orderedDescending && textRange.end.compare(end) != .orderedDescending
  }

  /// Returns whether the ranges share locations.
  open func intersects(_ textRange: NSTextRange) -> Bool {
    start.compare(textRange.end) == .orderedAscending && textRange.start.compare(end) == .orderedAscending
  }

  /// Returns the intersection of both ranges; nil if they neither overlap nor touch.
  open func intersection(_ textRange: NSTextRange) -> Self? {
    let low = start.compare(textRange.start) == .orderedAscending ? textRange.start : start
    let high = end.compare(textRange.end) == .orderedAscending ? end : textRange.end
    return Self(location: low, end: high)
  }

  /// Returns the smallest range that holds both.
  open func union(_ textRange: NSTextRange) -> Self {
    let low = start.compare(textRange.start) == .orderedAscending ? start : textRange.start
    let high = end.compare(textRange.end) == .orderedAscending ? textRange.end : end
    return Self(location: low, end: high) ?? self
  }

  /// The range of a content storage's offsets; nil for locations of other kinds.
  var offsets: NSRange? {
    guard let start = start as? TextOffsetLocation, let end = end as? TextOffsetLocation else { return nil }
    return NSRange(location: start.offset, length: end.offset - start.offset)
  }
}
