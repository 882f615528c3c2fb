import Foundation

/// A measured quantity of a block, such as its duration or memory use. Apps may define their own.
///
/// Apple's documentation: <https://developer.apple.com/documentation/xctest/xctmetric>
public protocol XCTMetric: NSObjectProtocol, NSCopying {
  /// Returns the measurements between the two instants.
  func reportMeasurements(
    from startTime: XCTPerformanceMeasurementTimestamp, to endTime: XCTPerformanceMeasurementTimestamp
  ) throws -> [XCTPerformanceMeasurement]
  /// Called before each iteration.
  func willBeginMeasuring()
  /// Called after each iteration.
  func didStopMeasuring()
}

extension XCTMetric {
  public func willBeginMeasuring() {}
  public func didStopMeasuring() {}
}

/// A time stamp of a measurement, in real time.
open class XCTPerformanceMeasurementTimestamp: NSObject, @unchecked Sendable {
  /// The time of a monotonic clock in nanoseconds.
  public let absoluteTimeNanoSeconds: UInt64
  public let date: Date
  public var absoluteTime: UInt64 { absoluteTimeNanoSeconds }

  public init(absoluteTime: UInt64, date: Date) {
    absoluteTimeNanoSeconds = absoluteTime
    self.date = date
  }

  public override convenience init() {
    self.init(
      absoluteTime: UInt64(RealClock.now * 1e9), date: Date(timeIntervalSince1970: RealClock.calendar))
  }

  var seconds: Double { Double(absoluteTimeNanoSeconds) / 1e9 }
}

/// A measured value.
open class XCTPerformanceMeasurement: NSObject, @unchecked Sendable {
  /// The direction in which values improve.
  public enum Polarity: Int, Sendable {
    case unspecified, prefersSmaller, prefersLarger
  }

  public let identifier: String
  public let displayName: String
  public let doubleValue: Double
  public let unitSymbol: String
  public let polarity: Polarity
  public var value: Measurement<Unit> { Measurement(value: doubleValue, unit: Unit(symbol: unitSymbol)) }

  public init(
    identifier: String, displayName: String, doubleValue: Double, unitSymbol: String,
    polarity: Polarity = .prefersSmaller
  ) {
    self.identifier = identifier
    self.displayName = displayName
    self.doubleValue = doubleValue
    self.unitSymbol = unitSymbol
    self.polarity = polarity
  }

  public convenience init(
    identifier: String, displayName: String, value: Measurement<Unit>, polarity: Polarity = .prefersSmaller
  ) {
    self.init(
      identifier: identifier, displayName: displayName, doubleValue: value.value, unitSymbol: value.unit.symbol,
      polarity: polarity)
  }
}

/// The options of a measurement: the number of iterations, and the calls that the block makes itself to start and
/// stop measuring.
///
/// Apple's documentation: <https://developer.apple.com/documentation/xctest/xctmeasureoptions>
open class XCTMeasureOptions: NSObject, NSCopying, @unchecked Sendable {
  /// The calls that the block makes itself.
  public struct InvocationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The block calls `startMeasuring()`.
    public static let manuallyStart = InvocationOptions(rawValue: 1)
    /// The block calls `stopMeasuring()`.
    public static let manuallyStop = InvocationOptions(rawValue: 2)
  }

  open var invocationOptions: InvocationOptions = []
  /// The number of measured iterations; an unmeasured one precedes them.
  open var iterationCount = 5

  public override init() { super.init() }

  /// The default options.
  open class var `default`: XCTMeasureOptions { XCTMeasureOptions() }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = XCTMeasureOptions()
    copy.invocationOptions = invocationOptions
    copy.iterationCount = iterationCount
    return copy
  }
}

/// A metric of the older API for measurements.
public struct XCTPerformanceMetric: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public static let wallClockTime = XCTPerformanceMetric("com.apple.XCTPerformanceMetric_WallClockTime")
}
