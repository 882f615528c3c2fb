/// A range of time with a start and a duration.
public struct CMTimeRange: Hashable, Sendable {
  public var start: CMTime
  public var duration: CMTime

  public init() { self.init(start: .invalid, duration: .invalid) }
  public init(start: CMTime, duration: CMTime) {
    self.start = start
    self.duration = duration
  }
  public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }

  public static let zero = CMTimeRange(start: .zero, duration: .zero)
  public static let invalid = CMTimeRange()

  public var end: CMTime { start + duration }
  public var isValid: Bool { start.isValid && duration.isValid }
  public var isEmpty: Bool { isValid && duration == .zero }
  public func containsTime(_ time: CMTime) -> Bool { isValid && time >= start && time < end }
  public func intersection(_ otherRange: CMTimeRange) -> CMTimeRange {
    let from = max(start, otherRange.start)
    let to = min(end, otherRange.end)
    return from < to ? CMTimeRange(start: from, end: to) : .zero
  }
}

public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange {
  CMTimeRange(start: start, duration: duration)
}
public func CMTimeRangeFromTimeToTime(start: CMTime, end: CMTime) -> CMTimeRange {
  CMTimeRange(start: start, end: end)
}
