@_exported import Foundation
import ObjectiveC

public let CMErrorDomain = "CMErrorDomain"

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

public enum CMAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }

public typealias CMPedometerHandler = (CMPedometerData?, (any Error)?) -> Void

/// Counts steps. No sensor is available.
open class CMPedometer: NSObject {
  public override init() { super.init() }
  open class func isStepCountingAvailable() -> Bool { false }
  open class func isDistanceAvailable() -> Bool { false }
  open class func isFloorCountingAvailable() -> Bool { false }
  open class func isPaceAvailable() -> Bool { false }
  open class func isCadenceAvailable() -> Bool { false }
  open class func isPedometerEventTrackingAvailable() -> Bool { false }
  open class func authorizationStatus() -> CMAuthorizationStatus { .restricted }
  open func startUpdates(from start: Date, withHandler handler: @escaping CMPedometerHandler) { refuse(handler) }
  open func stopUpdates() {}
  open func queryPedometerData(from start: Date, to end: Date, withHandler handler: @escaping CMPedometerHandler) {
    refuse(handler)
  }
  open func startEventUpdates(handler: @escaping (CMPedometerEvent?, (any Error)?) -> Void) {
    refuse { handler(nil, $1) }
  }
  open func stopEventUpdates() {}

  private func refuse(_ handler: @escaping CMPedometerHandler) {
    Unsupported.log("CMPedometer")
    let error = NSError(domain: CMErrorDomain, code: Int(CMErrorMotionActivityNotAvailable.rawValue))
    DispatchQueue.global().async { handler(nil, error) }
  }
}

public enum CMPedometerEventType: Int, Sendable { case pause, resume }

open class CMPedometerEvent: NSObject {
  open var date: Date { Date() }
  open var type: CMPedometerEventType { .pause }
}

/// The steps in a period of time.
open class CMPedometerData: NSObject {
  open var startDate: Date { Date() }
  open var endDate: Date { Date() }
  open var numberOfSteps: NSNumber { 0 }
  open var distance: NSNumber? { nil }
  open var floorsAscended: NSNumber? { nil }
  open var floorsDescended: NSNumber? { nil }
  open var currentPace: NSNumber? { nil }
  open var currentCadence: NSNumber? { nil }
}
