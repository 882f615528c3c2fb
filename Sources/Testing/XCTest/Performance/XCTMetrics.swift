import Foundation
import ObjectiveC

/// The elapsed real time.
open class XCTClockMetric: NSObject, XCTMetric {
  public override init() { super.init() }

  open func copy(with zone: NSZone? = nil) -> Any { XCTClockMetric() }

  open func reportMeasurements(
    from startTime: XCTPerformanceMeasurementTimestamp, to endTime: XCTPerformanceMeasurementTimestamp
  ) throws -> [XCTPerformanceMeasurement] {
    [
      XCTPerformanceMeasurement(
        identifier: "com.apple.dt.XCTMetric_Clock.time.monotonic", displayName: "Clock Monotonic Time",
        doubleValue: endTime.seconds - startTime.seconds, unitSymbol: "s")
    ]
  }
}

/// The processor time of the process. Cycles and instructions are not measured, because that requires privileges.
open class XCTCPUMetric: NSObject, XCTMetric {
  private var begin = 0.0
  private var end = 0.0

  public override init() { super.init() }
  /// Creates a metric. Measuring a single thread is not supported, so the metric always covers the whole process.
  public convenience init(limitingToCurrentThread: Bool) { self.init() }

  open func copy(with zone: NSZone? = nil) -> Any { XCTCPUMetric() }
  open func willBeginMeasuring() { begin = RealClock.processorTime }
  open func didStopMeasuring() { end = RealClock.processorTime }

  open func reportMeasurements(
    from startTime: XCTPerformanceMeasurementTimestamp, to endTime: XCTPerformanceMeasurementTimestamp
  ) throws -> [XCTPerformanceMeasurement] {
    [
      XCTPerformanceMeasurement(
        identifier: "com.apple.dt.XCTMetric_CPU.time", displayName: "CPU Time", doubleValue: end - begin,
        unitSymbol: "s")
    ]
  }
}

/// The memory use of the process.
open class XCTMemoryMetric: NSObject, XCTMetric {
  private var begin = 0.0
  private var end = 0.0

  public override init() { super.init() }

  open func copy(with zone: NSZone? = nil) -> Any { XCTMemoryMetric() }
  open func willBeginMeasuring() { begin = Self.status("VmRSS:") }
  open func didStopMeasuring() { end = Self.status("VmRSS:") }

  open func reportMeasurements(
    from startTime: XCTPerformanceMeasurementTimestamp, to endTime: XCTPerformanceMeasurementTimestamp
  ) throws -> [XCTPerformanceMeasurement] {
    [
      XCTPerformanceMeasurement(
        identifier: "com.apple.dt.XCTMetric_Memory.physical", displayName: "Memory Physical",
        doubleValue: end - begin, unitSymbol: "kB"),
      XCTPerformanceMeasurement(
        identifier: "com.apple.dt.XCTMetric_Memory.physical_peak", displayName: "Memory Peak Physical",
        doubleValue: Self.status("VmHWM:"), unitSymbol: "kB"),
    ]
  }

  /// Returns an entry of `/proc/self/status`, in kilobytes.
  private static func status(_ key: String) -> Double {
    guard let text = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8),
      let row = text.split(separator: "\n").first(where: { $0.hasPrefix(key) })
    else { return 0 }
    return row.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Double($0) } ?? 0
  }
}

/// The number of bytes that the process writes to storage.
open class XCTStorageMetric: NSObject, XCTMetric {
  private var begin = 0.0
  private var end = 0.0

  public override init() { super.init() }

  open func copy(with zone: NSZone? = nil) -> Any { XCTStorageMetric() }
  open func willBeginMeasuring() { begin = Self.written }
  open func didStopMeasuring() { end = Self.written }

  open func reportMeasurements(
    from startTime: XCTPerformanceMeasurementTimestamp, to endTime: XCTPerformanceMeasurementTimestamp
  ) throws -> [XCTPerformanceMeasurement] {
    [
      XCTPerformanceMeasurement(
        identifier: "com.apple.dt.XCTMetric_Storage.writes", displayName: "Disk Logical Writes",
        doubleValue: (end - begin) / 1000, unitSymbol: "kB")
    ]
  }

  private static var written: Double {
    guard let text = try? String(contentsOfFile: "/proc/self/io", encoding: .utf8),
      let row = text.split(separator: "\n").first(where: { $0.hasPrefix("wchar:") })
    else { return 0 }
    return row.split(separator: " ").last.flatMap { Double($0) } ?? 0
  }
}

/// The time between signposts. It has no values, because signposts are not recorded.
open class XCTOSSignpostMetric: NSObject, XCTMetric {
  let subsystem: String
  let category: String
  let name: String

  public init(subsystem: String, category: String, name: String) {
    self.subsystem = subsystem
    self.category = category
    self.name = name
    super.init()
    Notice.unsupported("XCTOSSignpostMetric")
  }

  public class var applicationLaunch: any XCTMetric { XCTApplicationLaunchMetric() }
  public class var navigationTransitionMetric: any XCTMetric {
    XCTOSSignpostMetric(subsystem: "com.apple.UIKit", category: "Navigation", name: "NavigationTransition")
  }
  public class var customNavigationTransitionMetric: any XCTMetric {
    XCTOSSignpostMetric(subsystem: "com.apple.UIKit", category: "Navigation", name: "CustomNavigationTransition")
  }
  public class var scrollDecelerationMetric: any XCTMetric {
    XCTOSSignpostMetric(subsystem: "com.apple.UIKit", category: "Scroll", name: "Deceleration")
  }
  public class var scrollDraggingMetric: any XCTMetric {
    XCTOSSignpostMetric(subsystem: "com.apple.UIKit", category: "Scroll", name: "Dragging")
  }
  public class var scrollingAndDecelerationMetric: any XCTMetric {
    XCTOSSignpostMetric(subsystem: "com.apple.UIKit", category: "Scroll", name: "DraggingAndDeceleration")
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    XCTOSSignpostMetric(subsystem: subsystem, category: category, name: name)
  }

  open func reportMeasurements(
    from startTime: XCTPerformanceMeasurementTimestamp, to endTime: XCTPerformanceMeasurementTimestamp
  ) throws -> [XCTPerformanceMeasurement] { [] }
}

/// The time from an app's launch to its first frame.
open class XCTApplicationLaunchMetric: NSObject, XCTMetric {
  private let waitsUntilResponsive: Bool

  public init(waitUntilResponsive: Bool) { waitsUntilResponsive = waitUntilResponsive }
  public override convenience init() { self.init(waitUntilResponsive: false) }

  open func copy(with zone: NSZone? = nil) -> Any {
    XCTApplicationLaunchMetric(waitUntilResponsive: waitsUntilResponsive)
  }

  /// Reports the duration of the launch, which is that of the call, because it returns after the first frame.
  open func reportMeasurements(
    from startTime: XCTPerformanceMeasurementTimestamp, to endTime: XCTPerformanceMeasurementTimestamp
  ) throws -> [XCTPerformanceMeasurement] {
    [
      XCTPerformanceMeasurement(
        identifier: "com.apple.dt.XCTMetric_ApplicationLaunch-AppLaunch.duration",
        displayName: "Duration (AppLaunch)", doubleValue: endTime.seconds - startTime.seconds, unitSymbol: "s")
    ]
  }
}

/// The delayed frames of an app. There are none, because frames are never late on the virtual clock.
open class XCTHitchMetric: NSObject, XCTMetric {
  public override init() { super.init() }

  open func copy(with zone: NSZone? = nil) -> Any { XCTHitchMetric() }

  open func reportMeasurements(
    from startTime: XCTPerformanceMeasurementTimestamp, to endTime: XCTPerformanceMeasurementTimestamp
  ) throws -> [XCTPerformanceMeasurement] {
    [
      XCTPerformanceMeasurement(
        identifier: "com.apple.dt.XCTMetric_Hitch.count", displayName: "Number of Hitches", doubleValue: 0,
        unitSymbol: "hitches")
    ]
  }
}
