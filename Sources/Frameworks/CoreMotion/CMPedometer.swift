@_exported import Foundation
import ObjectiveC

public let CMErrorDomain = "CMErrorDomain"

/// An error of the motion services.
public struct CMError: RawRepresentable, Hashable, Sendable {
  public var rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}
public let CMErrorNULL = CMError(100)
public let CMErrorDeviceRequiresMovement = CMError(101)
public let CMErrorTrueNorthNotAvailable = CMError(102)
public let CMErrorUnknown = CMError(103)
public let CMErrorMotionActivityNotAvailable = CMError(104)
public let CMErrorMotionActivityNotAuthorized = CMError(105)
public let CMErrorMotionActivityNotEntitled = CMError(106)
public let CMErrorNotAvailable = CMError(109)

/// The permission to use motion data.
public enum CMAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }

public typealias CMPedometerHandler = (CMPedometerData?, (any Error)?) -> Void

/// Counts steps. No sensor is available.
open class CMPedometer: NSObject {
  public override init() { super.init() }
  /// Returns whether steps can be counted; always false.
  open class func isStepCountingAvailable() -> Bool { false }
  /// Returns whether distances can be measured; always false.
  open class func isDistanceAvailable() -> Bool { false }
  /// Returns whether floors can be counted; always false.
  open class func isFloorCountingAvailable() -> Bool { false }
  /// Returns whether the pace can be measured; always false.
  open class func isPaceAvailable() -> Bool { false }
  /// Returns whether the cadence can be measured; always false.
  open class func isCadenceAvailable() -> Bool { false }
  /// Returns whether events can be tracked; always false.
  open class func isPedometerEventTrackingAvailable() -> Bool { false }
  /// Returns the permission; always restricted.
  open class func authorizationStatus() -> CMAuthorizationStatus { .restricted }
  /// Starts updates, which fails with an error.
  open func startUpdates(from start: Date, withHandler handler: @escaping CMPedometerHandler) { refuse(handler) }
  /// Stops updates. It has no effect.
  open func stopUpdates() {}
  /// Requests the data of a period, which fails with an error.
  open func queryPedometerData(from start: Date, to end: Date, withHandler handler: @escaping CMPedometerHandler) {
    refuse(handler)
  }
  /// Starts event updates, which fails with an error.
  open func startEventUpdates(handler: @escaping (CMPedometerEvent?, (any Error)?) -> Void) {
    refuse { handler(nil, $1) }
  }
  /// Stops event updates. It has no effect.
  open func stopEventUpdates() {}

  private func refuse(_ handler: @escaping CMPedometerHandler) {
    Unsupported.log("CMPedometer")
    let error = NSError(domain: CMErrorDomain, code: Int(CMErrorMotionActivityNotAvailable.rawValue))
    DispatchQueue.global().async { handler(nil, error) }
  }
}

/// The type of a pedometer event.
public enum CMPedometerEventType: Int, Sendable { case pause, resume }

/// A pause or a continuation of the user's movement.
open class CMPedometerEvent: NSObject {
  /// The date of the event.
  open var date: Date { Date() }
  /// The type of the event.
  open var type: CMPedometerEventType { .pause }
}

/// The steps in a period of time.
open class CMPedometerData: NSObject {
  /// The start of the period.
  open var startDate: Date { Date() }
  /// The end of the period.
  open var endDate: Date { Date() }
  /// The number of steps; always 0.
  open var numberOfSteps: NSNumber { 0 }
  /// The distance in metres; always nil.
  open var distance: NSNumber? { nil }
  /// The number of floors up; always nil.
  open var floorsAscended: NSNumber? { nil }
  /// The number of floors down; always nil.
  open var floorsDescended: NSNumber? { nil }
  /// The pace in seconds per metre; always nil.
  open var currentPace: NSNumber? { nil }
  /// The cadence in steps per second; always nil.
  open var currentCadence: NSNumber? { nil }
}
