@_exported import CoreLocation
@_exported import UIKit

/// The extent of a map region in degrees of latitude and longitude.
public struct MKCoordinateSpan: Sendable {
  /// The extent from north to south in degrees.
  public var latitudeDelta: CLLocationDegrees
  /// The extent from west to east in degrees.
  public var longitudeDelta: CLLocationDegrees
  /// Creates an empty span.
  public init() { self.init(latitudeDelta: 0, longitudeDelta: 0) }
  /// Creates a span from degrees.
  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    self.latitudeDelta = latitudeDelta
    self.longitudeDelta = longitudeDelta
  }
}

/// A map region with a center and an extent.
public struct MKCoordinateRegion: Sendable {
  /// The center of the region.
  public var center: CLLocationCoordinate2D
  /// The extent of the region.
  public var span: MKCoordinateSpan
  /// Creates an empty region at latitude and longitude 0.
  public init() { self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan()) }
  /// Creates a region from its center and span.
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    self.center = center
    self.span = span
  }
  /// Creates a region from its center and its extents in meters.
  public init(
    center centerCoordinate: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
    longitudinalMeters: CLLocationDistance
  ) {
    // A degree of latitude is about 111 km; the length of a degree of longitude decreases with the cosine of the
    // latitude.
    let degree = 111_194.93
    let shrink = max(0.000_001, cos(centerCoordinate.latitude * .pi / 180))
    self.init(
      center: centerCoordinate,
      span: MKCoordinateSpan(
        latitudeDelta: latitudinalMeters / degree, longitudeDelta: longitudinalMeters / (degree * shrink)))
  }
}

/// Returns a span with the given extents in degrees.
public func MKCoordinateSpanMake(_ latitudeDelta: Double, _ longitudeDelta: Double) -> MKCoordinateSpan {
  MKCoordinateSpan(latitudeDelta: latitudeDelta, longitudeDelta: longitudeDelta)
}
/// Returns a region with a center and a span.
public func MKCoordinateRegionMake(
  _ center: CLLocationCoordinate2D, _ span: MKCoordinateSpan
) -> MKCoordinateRegion {
  MKCoordinateRegion(center: center, span: span)
}

/// The type of a map.
public enum MKMapType: UInt, Sendable {
  /// A street map, satellite images, or a combination; with or without three dimensions or emphasis.
  case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}

/// The way in which a map follows the user's location.
public enum MKUserTrackingMode: Int, Sendable { case none, follow, followWithHeading }
