import Foundation

public let kCLErrorDomain = "kCLErrorDomain"

/// An error of the location services.
public struct CLError: Error, CustomNSError, Equatable, Sendable {
  public enum Code: Int, Sendable {
    case locationUnknown = 0
    case denied, network, headingFailure, regionMonitoringDenied, regionMonitoringFailure
    case regionMonitoringSetupDelayed, regionMonitoringResponseDelayed, geocodeFoundNoResult
    case geocodeFoundPartialResult, geocodeCanceled, deferredFailed, deferredNotUpdatingLocation
    case deferredAccuracyTooLow, deferredDistanceFiltered, deferredCanceled, rangingUnavailable, rangingFailure
    case promptDeclined
  }

  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { kCLErrorDomain }
  public var errorCode: Int { code.rawValue }
  public static var locationUnknown: Code { .locationUnknown }
  public static var denied: Code { .denied }
  public static var network: Code { .network }
  public static var geocodeFoundNoResult: Code { .geocodeFoundNoResult }
}

public func ~= (code: CLError.Code, error: any Error) -> Bool { (error as? CLError)?.code == code }
