import Foundation

/// The position of the device relative to a region.
public enum CLRegionState: Int, Sendable { case unknown, inside, outside }
/// The distance of a beacon.
public enum CLProximity: Int, Sendable { case unknown, immediate, near, far }
/// The number of a group of beacons.
public typealias CLBeaconMajorValue = UInt16
/// The number of a beacon within its group.
public typealias CLBeaconMinorValue = UInt16

/// A geographical area with an identifier.
open class CLRegion: NSObject {
  /// The identifier of the region.
  open private(set) var identifier: String
  /// Whether the app is notified when the device enters the region. It has no effect.
  open var notifyOnEntry = true
  /// Whether the app is notified when the device leaves the region. It has no effect.
  open var notifyOnExit = true
  init(identifier: String) {
    self.identifier = identifier
    super.init()
  }
}

/// A circular geographical area.
open class CLCircularRegion: CLRegion {
  /// The center of the circle.
  open private(set) var center: CLLocationCoordinate2D
  /// The radius in meters.
  open private(set) var radius: CLLocationDistance
  /// Creates a region with a center, a radius in meters, and an identifier that distinguishes it in the app.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    self.center = center
    self.radius = radius
    super.init(identifier: identifier)
  }
  /// Returns whether a coordinate is inside the circle.
  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    CLLocation(latitude: center.latitude, longitude: center.longitude)
      .distance(from: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)) <= radius
  }
}

/// The area in which beacons with certain identifiers are detected.
open class CLBeaconRegion: CLRegion {
  /// The identifier of the beacons.
  open private(set) var uuid: UUID
  /// The major number of the beacons; nil for any.
  open private(set) var major: NSNumber?
  /// The minor number of the beacons; nil for any.
  open private(set) var minor: NSNumber?
  /// The identifier of the beacons.
  open var proximityUUID: UUID { uuid }
  /// Whether the app is notified when the display is turned on. It has no effect.
  open var notifyEntryStateOnDisplay = false

  /// Creates a region of all beacons with a UUID.
  public init(proximityUUID: UUID, identifier: String) {
    uuid = proximityUUID
    super.init(identifier: identifier)
  }
  /// Creates a region of all beacons with a UUID.
  public convenience init(uuid: UUID, identifier: String) { self.init(proximityUUID: uuid, identifier: identifier) }
  /// Creates a region of the beacons with a UUID and a major number.
  public convenience init(proximityUUID: UUID, major: CLBeaconMajorValue, identifier: String) {
    self.init(proximityUUID: proximityUUID, identifier: identifier)
    self.major = NSNumber(value: major)
  }
  /// Creates a region of the beacon with a UUID, a major and a minor number.
  public convenience init(
    proximityUUID: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String
  ) {
    self.init(proximityUUID: proximityUUID, major: major, identifier: identifier)
    self.minor = NSNumber(value: minor)
  }
  /// Creates a region of the beacon with a UUID, a major and a minor number.
  public convenience init(
    uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String
  ) {
    self.init(proximityUUID: uuid, major: major, minor: minor, identifier: identifier)
  }
}

/// A detected beacon. None is ever detected.
open class CLBeacon: NSObject {
  /// The identifier of the beacon.
  open var uuid: UUID { UUID() }
  /// The identifier of the beacon.
  open var proximityUUID: UUID { uuid }
  /// The major number of the beacon; always 0.
  open var major: NSNumber { 0 }
  /// The minor number of the beacon; always 0.
  open var minor: NSNumber { 0 }
  /// The distance of the beacon; always unknown.
  open var proximity: CLProximity { .unknown }
  /// The uncertainty of the distance in meters; always invalid.
  open var accuracy: CLLocationAccuracy { -1 }
  /// The strength of the signal in decibels; always 0.
  open var rssi: Int { 0 }
}
