/// A range of time with a start and a duration.
public struct CMTimeRange: Hashable, Sendable {
  /// The start of the range.
  public var start: CMTime
  /// The duration of the range.
  public var duration: CMTime

  /// Creates an invalid range.
  public init() { self.init(start: .invalid, duration: .invalid) }
  /// Creates a range from its start and duration.
  public init(start: CMTime, duration: CMTime) {
    self.start = start
    self.duration = duration
  }
  /// Creates a range from its start and end.
  public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }

  /// An empty range at 0.
  public static let zero = CMTimeRange(start: .zero, duration: .zero)
  /// An invalid range.
  public static let invalid = CMTimeRange()

  /// The end of the range, which is not part of it.
  public var end: CMTime { start + duration }
  /// Whether the start and the duration are valid.
  public var isValid: Bool { start.isValid && duration.isValid }
  /// Whether the duration is zero.
  public var isEmpty: Bool { isValid && duration == .zero }
  /// Returns whether the range contains a time.
  public func containsTime(_ time: CMTime) -> Bool { isValid && time >= start && time < end }
  /// Returns the common part of two ranges.
  public func intersection(_ otherRange: CMTimeRange) -> CMTimeRange {
    let from = max(start, otherRange.start)
    let to = min(end, otherRange.end)
    return from < to ? CMTimeRange(start: from, end: to) : .zero
  }
}

/// Returns a range with a start and a duration.
public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange {
  CMTimeRange(start: start, duration: duration)
}
/// Returns the range between two times.
public func CMTimeRangeFromTimeToTime(start: CMTime, end: CMTime) -> CMTimeRange {
  CMTimeRange(start: start, end: end)
}
