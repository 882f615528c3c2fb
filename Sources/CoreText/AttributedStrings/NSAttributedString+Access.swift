extension NSAttributedString {
  /// Options of enumerations.
  public struct EnumerationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Enumerates from the end of the range to its beginning.
    public static let reverse = EnumerationOptions(rawValue: 1 << 1)
    /// Enumerates the stored runs, in which adjacent runs can have equal attributes.
    public static let longestEffectiveRangeNotRequired = EnumerationOptions(rawValue: 1 << 20)
  }

  /// Returns the value of an attribute at an index, and a range around the index in which it is the same.
  public func attribute(_ name: Key, at location: Int, effectiveRange range: NSRangePointer?) -> Any? {
    attributes(at: location, effectiveRange: range)[name]
  }

  /// Returns the attributes at an index, and the longest range within `limit` in which they are the same.
  public func attributes(
    at location: Int, longestEffectiveRange range: NSRangePointer?, in limit: NSRange
  ) -> [Key: Any] {
    longest(at: location, range: range, in: limit) { AttributeSet($0).isEqual(to: AttributeSet($1)) }
  }

  /// Returns the value of an attribute at an index, and the longest range within `limit` in which it is the same.
  public func attribute(
    _ name: Key, at location: Int, longestEffectiveRange range: NSRangePointer?, in limit: NSRange
  ) -> Any? {
    longest(at: location, range: range, in: limit) { AttributeSet.same($0[name], $1[name]) }[name]
  }

  private func longest(
    at location: Int, range: NSRangePointer?, in limit: NSRange, same: ([Key: Any], [Key: Any]) -> Bool
  ) -> [Key: Any] {
    let bounds = clamped(limit, "objectAtIndex:longestEffectiveRange:inRange:")
    var run = NSRange(location: 0, length: 0)
    let found = attributes(at: location, effectiveRange: &run)
    guard let range, bounds.contains(location) else { return found }
    var start = max(run.location, bounds.lowerBound)
    var end = min(run.location + run.length, bounds.upperBound)
    while start > bounds.lowerBound {
      guard same(found, attributes(at: start - 1, effectiveRange: &run)), run.location < start else { break }
      start = max(run.location, bounds.lowerBound)
    }
    while end < bounds.upperBound {
      guard same(found, attributes(at: end, effectiveRange: &run)), run.location + run.length > end else { break }
      end = min(run.location + run.length, bounds.upperBound)
    }
    range.pointee = NSRange(location: start, length: end - start)
    return found
  }

  /// Returns the text and attributes of a range.
  public func attributedSubstring(from range: NSRange) -> NSAttributedString {
    let part = clamped(range, "attributedSubstringFromRange:")
    let result = NSAttributedString()
    result.storage = slice(part)
    return result
  }

  /// Returns a range of the text and its runs. If a subclass has its own storage, only this range is read.
  private func slice(_ part: Range<Int>) -> AttributedStorage {
    if !isSubclass || readsBaseStorage { return storage.slice(part) }
    let units = withUnits(part) { Array($0) }
    var runs: [AttributedStorage.Run] = []
    var location = part.lowerBound
    while location < part.upperBound {
      var range = NSRange(location: location, length: 0)
      let values = attributes(at: location, effectiveRange: &range)
      let end = max(location + 1, min(range.location + range.length, part.upperBound))
      runs.append(.init(end: min(end, part.upperBound) - part.lowerBound, attributes: .of(values)))
      location = end
    }
    return AttributedStorage(units: units, runs: runs)
  }

  /// Calls the body with the UTF-16 units of a range, clamped to the text.
  package func withUnits<Result>(
    _ range: Range<Int>, _ body: (UnsafeBufferPointer<UInt16>) throws -> Result
  ) rethrows -> Result {
    if !isSubclass || readsBaseStorage {
      let part = range.clamped(to: 0..<storage.count)
      return try storage.units.withUnsafeBufferPointer { try body(UnsafeBufferPointer(rebasing: $0[part])) }
    }
    let units = string.utf16
    let part = range.clamped(to: 0..<units.count)
    let low = units.index(units.startIndex, offsetBy: part.lowerBound)
    let high = units.index(low, offsetBy: part.count)
    return try Array(units[low..<high]).withUnsafeBufferPointer(body)
  }

  /// Returns whether text and attributes are equal.
  public func isEqual(to other: NSAttributedString) -> Bool {
    if self === other { return true }
    let mine = snapshot
    let theirs = other.snapshot
    guard mine.units == theirs.units else { return false }
    var location = 0
    while location < mine.count {
      let a = mine.runs[mine.runIndex(at: location)]
      let b = theirs.runs[theirs.runIndex(at: location)]
      guard a.attributes.isEqual(to: b.attributes) else { return false }
      location = min(a.end, b.end)
    }
    return true
  }

  /// Calls the block for each run in a range. The block can change a mutable string in or after the range of the
  /// run.
  public func enumerateAttributes(
    in enumerationRange: NSRange, options: EnumerationOptions = [],
    using block: ([Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    enumerate(in: enumerationRange, options: options, block) { location, range, limit in
      options.contains(.longestEffectiveRangeNotRequired)
        ? self.attributes(at: location, effectiveRange: range)
        : self.attributes(at: location, longestEffectiveRange: range, in: limit)
    }
  }

  /// Calls the block for each subrange in which an attribute has the same value or is absent.
  public func enumerateAttribute(
    _ name: Key, in enumerationRange: NSRange, options: EnumerationOptions = [],
    using block: (Any?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    enumerate(in: enumerationRange, options: options, block) { location, range, limit in
      options.contains(.longestEffectiveRangeNotRequired)
        ? self.attribute(name, at: location, effectiveRange: range)
        : self.attribute(name, at: location, longestEffectiveRange: range, in: limit)
    }
  }

  private func enumerate<Value>(
    in enumerationRange: NSRange, options: EnumerationOptions,
    _ block: (Value, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void,
    value: (Int, NSRangePointer, NSRange) -> Value
  ) {
    let bounds = clamped(enumerationRange, "enumerateAttributesInRange:options:usingBlock:")
    var stop = ObjCBool(false)
    var low = bounds.lowerBound
    var high = bounds.upperBound
    while low < high, !stop.boolValue {
      let count = length
      guard low < count else { return }
      high = min(high, count)
      let limit = NSRange(location: low, length: high - low)
      var range = NSRange(location: 0, length: 0)
      let found = value(options.contains(.reverse) ? high - 1 : low, &range, limit)
      let start = max(range.location, low)
      let end = min(range.location + range.length, high)
      guard start < end else { return }
      block(found, NSRange(location: start, length: end - start), &stop)
      if options.contains(.reverse) {
        high = start
      } else {
        // The rest of the range moves by the change of the length.
        high += length - count
        low = end
      }
    }
  }
}
