// Linux has no Core Foundation for Swift: the names in Core Text's signatures are aliases of these.

/// Text with attributes, as Core Text's functions take it.
public typealias CFAttributedString = NSAttributedString
/// Text with attributes that can be changed.
public typealias CFMutableAttributedString = NSMutableAttributedString
/// A unit of UTF-16: a character, or half of a surrogate pair.
public typealias UniChar = UInt16

/// A range of UTF-16 units; a length of 0 often means "to the end".
public struct CFRange: Hashable, Sendable {
  /// The index of the first unit, from 0.
  public var location: CFIndex
  /// The number of units.
  public var length: CFIndex

  /// Creates an empty range at 0, which Core Text takes as the whole string.
  public init() { self.init(location: 0, length: 0) }

  /// Creates a range from its first unit and its number of units.
  public init(location: CFIndex, length: CFIndex) {
    self.location = location
    self.length = length
  }
}

/// Returns a range from its first unit and its number of units, as `CFRange(location:length:)`.
public func CFRangeMake(_ loc: CFIndex, _ len: CFIndex) -> CFRange { CFRange(location: loc, length: len) }

extension CFRange {
  /// The range, limited to `0..<count`; a length of 0 extends to the end.
  func clamped(to count: Int) -> Range<Int> {
    let start = min(max(location, 0), count)
    guard length > 0 else { return start..<count }
    let (end, overflow) = start.addingReportingOverflow(length)
    return start..<(overflow ? count : min(end, count))
  }
}
