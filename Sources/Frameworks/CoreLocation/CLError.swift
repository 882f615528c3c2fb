import Foundation

/// The domain of errors of CoreLocation.
public let kCLErrorDomain = "kCLErrorDomain"

/// An error of the location services.
public struct CLError: Error, CustomNSError, Equatable, Sendable {
  /// The codes of these errors.
  public enum Code: Int, Sendable {
    /// The location is not known yet.
    case locationUnknown = 0
    /// The user denied access, the network failed, no heading is available, or a region can't be monitored.
    case denied, network, headingFailure, regionMonitoringDenied, regionMonitoringFailure
    /// Monitoring or its events are delayed, or geocoding has no result.
    case regionMonitoringSetupDelayed, regionMonitoringResponseDelayed, geocodeFoundNoResult
    /// Geocoding was partial or canceled, or deferred updates failed.
    case geocodeFoundPartialResult, geocodeCanceled, deferredFailed, deferredNotUpdatingLocation
    /// Deferred updates or ranging are not possible.
    case deferredAccuracyTooLow, deferredDistanceFiltered, deferredCanceled, rangingUnavailable, rangingFailure
    /// The user declined the prompt for temporary accuracy.
    case promptDeclined
  }

  /// The code of the error.
  public let code: Code
  /// Creates an error with a code.
  public init(_ code: Code) { self.code = code }
  /// The domain of these errors.
  public static var errorDomain: String { kCLErrorDomain }
  /// The code of the error as an integer.
  public var errorCode: Int { code.rawValue }
  /// The code `locationUnknown`, for comparisons.
  public static var locationUnknown: Code { .locationUnknown }
  /// The code `denied`, for comparisons.
  public static var denied: Code { .denied }
  /// The code `network`, for comparisons.
  public static var network: Code { .network }
  /// The code `geocodeFoundNoResult`, for comparisons.
  public static var geocodeFoundNoResult: Code { .geocodeFoundNoResult }
}

/// Returns whether an error is a `CLError` with a code, for patterns of `catch` and `switch`.
public func ~= (code: CLError.Code, error: any Error) -> Bool { (error as? CLError)?.code == code }
