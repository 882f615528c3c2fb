// Linux has no Core Foundation for Swift, so the names in Core Text's signatures are aliases.

/// An attributed string, as an argument of Core Text's functions.
public typealias CFAttributedString = NSAttributedString
/// A mutable attributed string.
public typealias CFMutableAttributedString = NSMutableAttributedString
/// A unit of UTF-16: a character, or half of a surrogate pair.
public typealias UniChar = UInt16

/// A range of UTF-16 units. In many functions a length of 0 means "to the end".
public struct CFRange: Hashable, Sendable {
  /// The index of the first unit, from 0.
  public var location: CFIndex
  /// The number of units.
  public var length: CFIndex

  /// Creates an empty range at 0, which stands for the whole string in Core Text.
  public init() { self.init(location: 0, length: 0) }

  /// Creates a range from its first index and its length.
  public init(location: CFIndex, length: CFIndex) {
    self.location = location
    self.length = length
  }
}

/// Creates a range, as `CFRange(location:length:)`.
public func CFRangeMake(_ loc: CFIndex, _ len: CFIndex) -> CFRange { CFRange(location: loc, length: len) }

extension CFRange {
  /// Returns the range clamped to `0..<count`; a length of 0 extends it to the end.
  func clamped(to count: Int) -> Range<Int> {
    let start = min(max(location, 0), count)
    guard length > 0 else { return start..<count }
    let (end, overflow) = start.addingReportingOverflow(length)
    return start..<(overflow ? count : min(end, count))
  }
}
