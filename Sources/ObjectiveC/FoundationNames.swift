import Foundation

// Names of Apple's Foundation in Swift that are missing on Linux.

/// An integer with the size of a machine word, as in Objective-C.
public typealias NSInteger = Int

/// The greatest finite `Float`, as in C's math library on Apple's platforms.
public let MAXFLOAT: Float = .greatestFiniteMagnitude
/// The same as `MAXFLOAT`.
public let HUGE: Float = MAXFLOAT

extension NumberFormatter {
  /// The version whose behavior the formatter has.
  public enum Behavior: UInt, Sendable {
    /// The default, which is `behavior10_4`.
    case `default` = 0
    /// The behavior of Mac OS X 10.4 and later.
    case behavior10_4 = 1040
  }
  /// The behavior of the formatter: always that of Mac OS X 10.4, the only one on iOS.
  public var formatterBehavior: Behavior {
    get { .behavior10_4 }
    set {}
  }
}

extension DateFormatter {
  /// The version whose behavior the formatter has.
  public enum Behavior: UInt, Sendable {
    /// The default, which is `behavior10_4`.
    case `default` = 0
    /// The behavior of Mac OS X 10.4 and later.
    case behavior10_4 = 1040
  }
  /// The behavior of the formatter: always that of Mac OS X 10.4, the only one on iOS.
  public var formatterBehavior: Behavior {
    get { .behavior10_4 }
    set {}
  }
}

extension NSURL {
  /// Returns the URL of a file or directory. Which of the two it is, is read from the file system.
  public class func fileURL(withPath path: String) -> URL { URL(fileURLWithPath: path) }
  /// Returns the URL of a file or directory, without accessing the file system. A directory's URL ends with a
  /// slash.
  public class func fileURL(withPath path: String, isDirectory isDir: Bool) -> URL {
    URL(fileURLWithPath: path, isDirectory: isDir)
  }
}

/// Returns the seconds since the reference date, January 1, 2001.
public func CFAbsoluteTimeGetCurrent() -> Double { Date.timeIntervalSinceReferenceDate }

/// The number of nanoseconds per second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// The number of nanoseconds per millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// The number of nanoseconds per microsecond.
public let NSEC_PER_USEC: UInt64 = 1_000
/// The number of microseconds per second.
public let USEC_PER_SEC: UInt64 = 1_000_000

/// Returns the time of the system's clock in nanoseconds, not counting the time while the device is asleep.
public func mach_absolute_time() -> UInt64 {
  var now = timespec()
  clock_gettime(CLOCK_MONOTONIC, &now)
  return UInt64(now.tv_sec) * 1_000_000_000 + UInt64(now.tv_nsec)
}

/// Returns the time of the system's clock in nanoseconds.
public func mach_continuous_time() -> UInt64 { mach_absolute_time() }

/// The conversion factor from ticks of `mach_absolute_time()` to nanoseconds, `numer / denom`, which is 1.
public struct mach_timebase_info_data_t: Sendable {
  /// The numerator of the factor.
  public var numer: UInt32
  /// The denominator of the factor.
  public var denom: UInt32
  /// Creates a factor for `mach_timebase_info(_:)` to fill in.
  public init() { self.init(numer: 0, denom: 0) }
  /// Creates a factor.
  public init(numer: UInt32, denom: UInt32) {
    self.numer = numer
    self.denom = denom
  }
}

/// The type under the name of the C function, for calls of `mach_timebase_info(&info)`.
public typealias mach_timebase_info = mach_timebase_info_data_t

extension mach_timebase_info_data_t {
  /// Fills in the factor.
  @discardableResult
  public init(_ info: UnsafeMutablePointer<mach_timebase_info_data_t>) {
    self.init(numer: 1, denom: 1)
    info.pointee = self
  }
}

/// The result code of a successful kernel call.
public let KERN_SUCCESS: Int32 = 0

extension NSObjectProtocol {
  /// Returns whether the object's class adopts a protocol, written as `conforms(to: Drawable.self)`.
  public func conforms<Adopted>(to aProtocol: Adopted.Type) -> Bool { self is Adopted }
}

extension NSRegularExpression {
  /// Enumerates matches. The source bridge replaces calls of `enumerateMatches(in:options:range:using:)` by it,
  /// because its block need not escape.
  public func enumerateMatchesAtOnce(
    in string: String, options: MatchingOptions = [], range: NSRange,
    using block: (NSTextCheckingResult?, MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    typealias Block = @Sendable (NSTextCheckingResult?, MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
    withoutActuallyEscaping(block) { block in
      // Foundation calls the block on this thread only, before it returns.
      enumerateMatches(in: string, options: options, range: range, using: unsafeBitCast(block, to: Block.self))
    }
  }
}
