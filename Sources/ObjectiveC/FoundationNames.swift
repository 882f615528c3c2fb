import Foundation

// Names of Apple's Foundation in Swift that the one on Linux lacks.

/// A whole number of the machine's word, as Objective-C names it.
public typealias NSInteger = Int

/// The greatest `Float`, as C's mathematics on Apple's systems call it.
public let MAXFLOAT: Float = .greatestFiniteMagnitude
/// The same as `MAXFLOAT`.
public let HUGE: Float = MAXFLOAT

extension NumberFormatter {
  /// The system whose formatters this one works as.
  public enum Behavior: UInt, Sendable {
    /// The system's choice, which is `behavior10_4`.
    case `default` = 0
    /// As in Mac OS X 10.4 and later.
    case behavior10_4 = 1040
  }
  /// Always that of Mac OS X 10.4: iOS has no other, and it is the default.
  public var formatterBehavior: Behavior {
    get { .behavior10_4 }
    set {}
  }
}

extension DateFormatter {
  /// The system whose formatters this one works as.
  public enum Behavior: UInt, Sendable {
    /// The system's choice, which is `behavior10_4`.
    case `default` = 0
    /// As in Mac OS X 10.4 and later.
    case behavior10_4 = 1040
  }
  /// Always that of Mac OS X 10.4: iOS has no other, and it is the default.
  public var formatterBehavior: Behavior {
    get { .behavior10_4 }
    set {}
  }
}

extension NSURL {
  /// Returns the URL of a file. Whether the path is a folder's is read from the disk.
  public class func fileURL(withPath path: String) -> URL { URL(fileURLWithPath: path) }
  /// Returns the URL of a file or folder, without a look at the disk. A folder's ends with a slash.
  public class func fileURL(withPath path: String, isDirectory isDir: Bool) -> URL {
    URL(fileURLWithPath: path, isDirectory: isDir)
  }
}

/// Seconds since the first moment of 2001.
public func CFAbsoluteTimeGetCurrent() -> Double { Date.timeIntervalSinceReferenceDate }

/// Nanoseconds in a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// Nanoseconds in a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// Nanoseconds in a microsecond.
public let NSEC_PER_USEC: UInt64 = 1_000
/// Microseconds in a second.
public let USEC_PER_SEC: UInt64 = 1_000_000

/// The system's clock, which counts nanoseconds while the device is awake.
public func mach_absolute_time() -> UInt64 {
  var now = timespec()
  clock_gettime(CLOCK_MONOTONIC, &now)
  return UInt64(now.tv_sec) * 1_000_000_000 + UInt64(now.tv_nsec)
}

/// The same clock, which also counts while the device sleeps.
public func mach_continuous_time() -> UInt64 { mach_absolute_time() }

/// The duration of one tick of `mach_absolute_time()` in nanoseconds: `numer / denom`, which is one.
public struct mach_timebase_info_data_t: Sendable {
  /// The nanoseconds of `denom` ticks.
  public var numer: UInt32
  /// The ticks that take `numer` nanoseconds.
  public var denom: UInt32
  /// Creates an empty one, for `mach_timebase_info(_:)` to fill in.
  public init() { self.init(numer: 0, denom: 0) }
  /// Creates the length of a tick from a fraction in nanoseconds.
  public init(numer: UInt32, denom: UInt32) {
    self.numer = numer
    self.denom = denom
  }
}

/// The type by its name in calls of C's function, `mach_timebase_info(&info)`.
public typealias mach_timebase_info = mach_timebase_info_data_t

extension mach_timebase_info_data_t {
  /// Fills in the length of a tick.
  @discardableResult
  public init(_ info: UnsafeMutablePointer<mach_timebase_info_data_t>) {
    self.init(numer: 1, denom: 1)
    info.pointee = self
  }
}

/// The result of a call of the kernel that succeeded.
public let KERN_SUCCESS: Int32 = 0

extension NSObjectProtocol {
  /// Whether the object's class adopts the protocol, written as `conforms(to: Drawable.self)`.
  public func conforms<Adopted>(to aProtocol: Adopted.Type) -> Bool { self is Adopted }
}

extension NSRegularExpression {
  /// Enumerates matches; the bridge replaces `enumerateMatches(in:options:range:using:)` with it, whose block does
  /// not outlive the call.
  public func enumerateMatchesAtOnce(
    in string: String, options: MatchingOptions = [], range: NSRange,
    using block: (NSTextCheckingResult?, MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    typealias Block = @Sendable (NSTextCheckingResult?, MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
    withoutActuallyEscaping(block) { block in
      // Foundation calls it on this thread only, before it returns.
      enumerateMatches(in: string, options: options, range: range, using: unsafeBitCast(block, to: Block.self))
    }
  }
}
