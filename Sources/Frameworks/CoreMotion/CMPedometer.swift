@_exported import Foundation
import ObjectiveC

/// The domain of errors of CoreMotion.
public let CMErrorDomain = "CMErrorDomain"

/// An error of the motion services.
public struct CMError: RawRepresentable, Hashable, Sendable {
  public var rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Creates an error code from its raw value.
  public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}
/// No error.
public let CMErrorNULL = CMError(100)
/// The device has to be moved first.
public let CMErrorDeviceRequiresMovement = CMError(101)
/// True north is not available.
public let CMErrorTrueNorthNotAvailable = CMError(102)
/// An unknown error.
public let CMErrorUnknown = CMError(103)
/// Activity data is not available.
public let CMErrorMotionActivityNotAvailable = CMError(104)
/// The user has not allowed access to activity data.
public let CMErrorMotionActivityNotAuthorized = CMError(105)
/// The app has no entitlement for activity data.
public let CMErrorMotionActivityNotEntitled = CMError(106)
/// The sensor is not available.
public let CMErrorNotAvailable = CMError(109)

/// The permission to use motion data.
public enum CMAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }

/// A handler of steps, which is called with data or an error.
public typealias CMPedometerHandler = (CMPedometerData?, (any Error)?) -> Void

/// A counter of steps. No sensor is available.
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
  /// The distance in meters; always nil.
  open var distance: NSNumber? { nil }
  /// The number of floors up; always nil.
  open var floorsAscended: NSNumber? { nil }
  /// The number of floors down; always nil.
  open var floorsDescended: NSNumber? { nil }
  /// The pace in seconds per meter; always nil.
  open var currentPace: NSNumber? { nil }
  /// The cadence in steps per second; always nil.
  open var currentCadence: NSNumber? { nil }
}
