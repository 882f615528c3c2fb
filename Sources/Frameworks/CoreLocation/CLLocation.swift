@_exported import Foundation
import UIKit

/// A latitude or longitude in degrees.
public typealias CLLocationDegrees = Double
/// A distance in meters.
public typealias CLLocationDistance = Double
/// The accuracy of a location in meters.
public typealias CLLocationAccuracy = Double
/// A speed in meters per second.
public typealias CLLocationSpeed = Double
/// A direction in degrees, clockwise from north.
public typealias CLLocationDirection = Double

/// The highest accuracy, with additional sensors.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// The highest accuracy. The default.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// An accuracy of ten meters.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// An accuracy of a hundred meters.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// An accuracy of a kilometer.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
/// An accuracy of three kilometers.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
/// The accuracy for apps without access to the precise location.
public let kCLLocationAccuracyReduced: CLLocationAccuracy = 3000
/// The distance filter that reports all movements.
public let kCLDistanceFilterNone: CLLocationDistance = -1
/// The greatest distance.
public let CLLocationDistanceMax = Double.greatestFiniteMagnitude
/// The greatest time interval.
public let CLTimeIntervalMax = Double.greatestFiniteMagnitude

/// A geographical coordinate in degrees.
public struct CLLocationCoordinate2D: Sendable {
  /// The latitude in degrees; positive to the north.
  public var latitude: CLLocationDegrees
  /// The longitude in degrees; positive to the east.
  public var longitude: CLLocationDegrees
  /// Creates the coordinate with latitude and longitude 0.
  public init() { self.init(latitude: 0, longitude: 0) }
  /// Creates a coordinate from degrees.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

/// An invalid coordinate, which functions return if they have no result.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// Returns a coordinate.
public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D {
  CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

/// Returns whether a coordinate is valid.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
  abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}

/// A location with its time and accuracy.
///
/// Apple's documentation: <https://developer.apple.com/documentation/corelocation/cllocation>
open class CLLocation: NSObject, NSCopying {
  /// The coordinate of the location.
  open private(set) var coordinate: CLLocationCoordinate2D
  /// The altitude in meters above sea level.
  open private(set) var altitude: CLLocationDistance
  /// The radius of uncertainty in meters; negative for an invalid coordinate.
  open private(set) var horizontalAccuracy: CLLocationAccuracy
  /// The uncertainty of the altitude in meters; negative for an invalid altitude.
  open private(set) var verticalAccuracy: CLLocationAccuracy
  /// The direction of travel in degrees clockwise from north; negative if it is unknown.
  open private(set) var course: CLLocationDirection
  /// The speed in meters per second; negative if it is unknown.
  open private(set) var speed: CLLocationSpeed
  /// The time at which the location was determined.
  open private(set) var timestamp: Date

  public convenience override init() { self.init(latitude: 0, longitude: 0) }

  /// Creates a location from its coordinate, at the current time.
  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
      horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
  }

  /// Creates a location from its coordinate, altitude and accuracies in meters, and time.
  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy, verticalAccuracy: vAccuracy,
      course: -1, speed: -1, timestamp: timestamp)
  }

  /// Creates a location from its coordinate, altitude and accuracies in meters, course in degrees, speed in meters
  /// per second, and time.
  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection, speed: CLLocationSpeed,
    timestamp: Date
  ) {
    self.coordinate = coordinate
    self.altitude = altitude
    horizontalAccuracy = hAccuracy
    verticalAccuracy = vAccuracy
    self.course = course
    self.speed = speed
    self.timestamp = timestamp
    super.init()
  }

  convenience init(_ known: DeviceLocation) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: known.latitude, longitude: known.longitude),
      altitude: known.altitude, horizontalAccuracy: known.horizontalAccuracy,
      verticalAccuracy: known.verticalAccuracy, course: known.course, speed: known.speed, timestamp: Date())
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns the distance in meters along the surface of a sphere with the earth's mean radius.
  open func distance(from location: CLLocation) -> CLLocationDistance {
    let radians = Double.pi / 180
    let a = coordinate.latitude * radians
    let b = location.coordinate.latitude * radians
    let width = (location.coordinate.longitude - coordinate.longitude) * radians
    let half = pow(sin((b - a) / 2), 2) + cos(a) * cos(b) * pow(sin(width / 2), 2)
    return 2 * 6_371_008.8 * asin(min(1, sqrt(half)))
  }
}
