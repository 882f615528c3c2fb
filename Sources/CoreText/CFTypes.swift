// Linux has no Core Foundation for Swift: the names in Core Text's signatures stand for these.

public typealias CFAttributedString = NSAttributedString
public typealias CFMutableAttributedString = NSMutableAttributedString
public typealias UniChar = UInt16

/// A range of UTF-16 units; a length of 0 often means "to the end".
public struct CFRange: Hashable, Sendable {
  public var location: CFIndex
  public var length: CFIndex

  public init() { self.init(location: 0, length: 0) }

  public init(location: CFIndex, length: CFIndex) {
    self.location = location
    self.length = length
  }
}

public func CFRangeMake(_ loc: CFIndex, _ len: CFIndex) -> CFRange { CFRange(location: loc, length: len) }

extension CFRange {
  /// The part of `0..<count` that is meant: all that follows for a length of 0.
  func clamped(to count: Int) -> Range<Int> {
    let start = min(max(location, 0), count)
    guard length > 0 else { return start..<count }
    let (end, overflow) = start.addingReportingOverflow(length)
    return start..<(overflow ? count : min(end, count))
  }
}
