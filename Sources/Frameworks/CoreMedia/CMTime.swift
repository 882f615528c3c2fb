@_exported import Foundation

/// The numerator of a time.
public typealias CMTimeValue = Int64
/// The number of units of a time per second.
public typealias CMTimeScale = Int32
/// The number of a timeline; times of different epochs can't be compared by value.
public typealias CMTimeEpoch = Int64

/// The flags of a time.
public struct CMTimeFlags: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The time is valid.
  public static let valid = CMTimeFlags(rawValue: 1)
  /// The time was rounded.
  public static let hasBeenRounded = CMTimeFlags(rawValue: 2)
  /// The time is positive infinity.
  public static let positiveInfinity = CMTimeFlags(rawValue: 4)
  /// The time is negative infinity.
  public static let negativeInfinity = CMTimeFlags(rawValue: 8)
  /// The time is unknown, such as the duration of a live stream.
  public static let indefinite = CMTimeFlags(rawValue: 16)
  /// The flags of times without a numeric value.
  public static let impliedValueFlagsMask: CMTimeFlags = [.positiveInfinity, .negativeInfinity, .indefinite]
}

/// A time as a fraction, in units of 1/`timescale` seconds.
///
/// Apple's documentation: <https://developer.apple.com/documentation/coremedia/cmtime>
public struct CMTime: Sendable {
  /// The number of units.
  public var value: CMTimeValue
  /// The number of units per second.
  public var timescale: CMTimeScale
  /// The flags of the time.
  public var flags: CMTimeFlags
  /// The epoch, which distinguishes unrelated timelines.
  public var epoch: CMTimeEpoch

  /// Creates an invalid time.
  public init() { self.init(value: 0, timescale: 0, flags: [], epoch: 0) }

  /// Creates a time from its components.
  public init(value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: CMTimeEpoch) {
    self.value = value
    self.timescale = timescale
    self.flags = flags
    self.epoch = epoch
  }

  /// Creates a time of `value / timescale` seconds.
  public init(value: CMTimeValue, timescale: CMTimeScale) {
    self.init(value: value, timescale: timescale, flags: timescale > 0 ? .valid : [], epoch: 0)
  }

  /// Creates a time rounded to the timescale. NaN becomes an invalid time, and a number that is too large becomes
  /// infinity.
  public init(seconds: Double, preferredTimescale: CMTimeScale) {
    let value = seconds * Double(preferredTimescale)
    if seconds.isNaN || preferredTimescale <= 0 {
      self.init()
    } else if abs(value) >= 9.2e18 {
      self = value > 0 ? .positiveInfinity : .negativeInfinity
    } else {
      self.init(value: CMTimeValue(value.rounded()), timescale: preferredTimescale, flags: .valid, epoch: 0)
      if value != value.rounded() { flags.insert(.hasBeenRounded) }
    }
  }

  /// A time of 0.
  public static let zero = CMTime(value: 0, timescale: 1, flags: .valid, epoch: 0)
  /// An invalid time.
  public static let invalid = CMTime()
  /// An unknown time, such as the duration of a live stream.
  public static let indefinite = CMTime(value: 0, timescale: 0, flags: [.valid, .indefinite], epoch: 0)
  /// A time after all others.
  public static let positiveInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .positiveInfinity], epoch: 0)
  /// A time before all others.
  public static let negativeInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .negativeInfinity], epoch: 0)

  /// The time in seconds; NaN for a time that is invalid or indefinite.
  public var seconds: Double {
    if !isValid || isIndefinite { return .nan }
    if flags.contains(.positiveInfinity) { return .infinity }
    if flags.contains(.negativeInfinity) { return -.infinity }
    return timescale == 0 ? .nan : Double(value) / Double(timescale)
  }

  /// Whether the time is valid.
  public var isValid: Bool { flags.contains(.valid) }
  /// Whether the time is indefinite.
  public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }
  /// Whether the time is positive infinity.
  public var isPositiveInfinity: Bool { isValid && flags.contains(.positiveInfinity) }
  /// Whether the time is negative infinity.
  public var isNegativeInfinity: Bool { isValid && flags.contains(.negativeInfinity) }
  /// Whether the time is a finite number.
  public var isNumeric: Bool { isValid && flags.isDisjoint(with: .impliedValueFlagsMask) }
  /// Whether the time was rounded.
  public var hasBeenRounded: Bool { flags.contains(.hasBeenRounded) }

  /// Returns the time in another timescale, rounded to the nearest unit.
  public func convertScale(_ newTimescale: Int32, method: CMTimeRoundingMethod) -> CMTime {
    guard isNumeric, newTimescale > 0 else { return self }
    return CMTime(seconds: seconds, preferredTimescale: newTimescale)
  }
}

/// The way in which a time is rounded to another timescale.
public enum CMTimeRoundingMethod: UInt32, Sendable {
  /// Rounds to the nearest value, and halves away from 0.
  case roundHalfAwayFromZero = 1
  /// Rounds toward 0.
  case roundTowardZero = 2
  /// Rounds away from 0.
  case roundAwayFromZero = 3
  /// Rounds away from 0 to a finer timescale, and toward 0 to a coarser one.
  case quickTime = 4
  /// Rounds up.
  case roundTowardPositiveInfinity = 5
  /// Rounds down.
  case roundTowardNegativeInfinity = 6
  /// The same as `roundHalfAwayFromZero`.
  public static let `default` = CMTimeRoundingMethod.roundHalfAwayFromZero
}

extension CMTime: Hashable, Comparable {
  public static func == (left: CMTime, right: CMTime) -> Bool { CMTimeCompare(left, right) == 0 }
  public static func < (left: CMTime, right: CMTime) -> Bool { CMTimeCompare(left, right) < 0 }
  public func hash(into hasher: inout Hasher) { hasher.combine(seconds) }

  /// Returns the sum of two times.
  public static func + (left: CMTime, right: CMTime) -> CMTime {
    combine(left, right, +) { $0.addingReportingOverflow($1) }
  }
  /// Returns the difference of two times.
  public static func - (left: CMTime, right: CMTime) -> CMTime {
    combine(left, right, -) { $0.subtractingReportingOverflow($1) }
  }

  /// Combines two times in their common timescale if the result fits, and otherwise in the finer of the two.
  private static func combine(
    _ left: CMTime, _ right: CMTime, _ inSeconds: (Double, Double) -> Double,
    _ exactly: (Int64, Int64) -> (partialValue: Int64, overflow: Bool)
  ) -> CMTime {
    guard left.isValid, right.isValid else { return .invalid }
    guard left.isNumeric, right.isNumeric else {
      if left.isIndefinite || right.isIndefinite { return .indefinite }
      let sum = inSeconds(left.seconds, right.seconds)
      return sum.isNaN ? .invalid : sum > 0 ? .positiveInfinity : .negativeInfinity
    }
    let scale =
      left.timescale == right.timescale ? Int64(left.timescale) : leastScale(left.timescale, right.timescale)
    let a = left.value.multipliedReportingOverflow(by: scale / max(1, Int64(left.timescale)))
    let b = right.value.multipliedReportingOverflow(by: scale / max(1, Int64(right.timescale)))
    let result = exactly(a.partialValue, b.partialValue)
    if scale <= Int64(Int32.max), !a.overflow, !b.overflow, !result.overflow {
      return CMTime(value: result.partialValue, timescale: CMTimeScale(scale))
    }
    return CMTime(
      seconds: inSeconds(left.seconds, right.seconds), preferredTimescale: max(left.timescale, right.timescale))
  }

  private static func leastScale(_ left: Int32, _ right: Int32) -> Int64 {
    var a = Int64(max(1, left))
    var b = Int64(max(1, right))
    let product = a * b
    while b != 0 { (a, b) = (b, a % b) }
    return product / a
  }
}

/// The same as `CMTime.zero`.
public let kCMTimeZero = CMTime.zero
/// The same as `CMTime.invalid`.
public let kCMTimeInvalid = CMTime.invalid
/// The same as `CMTime.indefinite`.
public let kCMTimeIndefinite = CMTime.indefinite
/// The same as `CMTime.positiveInfinity`.
public let kCMTimePositiveInfinity = CMTime.positiveInfinity
/// The same as `CMTime.negativeInfinity`.
public let kCMTimeNegativeInfinity = CMTime.negativeInfinity

/// Returns a time as a fraction.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }
/// Returns a time in seconds, rounded to a timescale.
public func CMTimeMakeWithSeconds(_ seconds: Float64, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
/// Returns the seconds of a time.
public func CMTimeGetSeconds(_ time: CMTime) -> Float64 { time.seconds }
/// Returns the sum of two times.
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }
/// Returns the difference of two times.
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }
/// Returns a multiple of a time.
public func CMTimeMultiply(_ time: CMTime, multiplier: Int32) -> CMTime {
  guard time.isNumeric else { return time }
  let product = time.value.multipliedReportingOverflow(by: Int64(multiplier))
  if product.overflow { return (time.value < 0) == (multiplier < 0) ? .positiveInfinity : .negativeInfinity }
  return CMTime(value: product.partialValue, timescale: time.timescale)
}
/// Returns a multiple of a time.
public func CMTimeMultiplyByFloat64(_ time: CMTime, multiplier: Float64) -> CMTime {
  CMTime(seconds: time.seconds * multiplier, preferredTimescale: time.timescale)
}

/// Compares two times and returns -1, 0 or 1. As on iOS, invalid times are last, after positive infinity and
/// indefinite times.
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 {
  func rank(_ time: CMTime) -> Int {
    if !time.isValid { return 4 }
    if time.isIndefinite { return 3 }
    return time.isPositiveInfinity ? 2 : time.isNegativeInfinity ? 0 : 1
  }
  let (a, b) = (rank(time1), rank(time2))
  if a != b { return a < b ? -1 : 1 }
  guard a == 1, time1.seconds != time2.seconds else { return 0 }
  return time1.seconds < time2.seconds ? -1 : 1
}
/// Returns the earlier of two times.
public func CMTimeMinimum(_ time1: CMTime, _ time2: CMTime) -> CMTime { min(time1, time2) }
/// Returns the later of two times.
public func CMTimeMaximum(_ time1: CMTime, _ time2: CMTime) -> CMTime { max(time1, time2) }
