import Foundation

public enum CLRegionState: Int, Sendable { case unknown, inside, outside }
public enum CLProximity: Int, Sendable { case unknown, immediate, near, far }
public typealias CLBeaconMajorValue = UInt16
public typealias CLBeaconMinorValue = UInt16

/// A geographical area with an identifier.
open class CLRegion: NSObject {
  open private(set) var identifier: String
  open var notifyOnEntry = true
  open var notifyOnExit = true
  init(identifier: String) {
    self.identifier = identifier
    super.init()
  }
}

/// A circular geographical area.
open class CLCircularRegion: CLRegion {
  open private(set) var center: CLLocationCoordinate2D
  /// The radius in metres.
  open private(set) var radius: CLLocationDistance
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    self.center = center
    self.radius = radius
    super.init(identifier: identifier)
  }
  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    CLLocation(latitude: center.latitude, longitude: center.longitude)
      .distance(from: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)) <= radius
  }
}

/// The area in which beacons with certain identifiers are detected.
open class CLBeaconRegion: CLRegion {
  open private(set) var uuid: UUID
  open private(set) var major: NSNumber?
  open private(set) var minor: NSNumber?
  open var proximityUUID: UUID { uuid }
  open var notifyEntryStateOnDisplay = false

  public init(proximityUUID: UUID, identifier: String) {
    uuid = proximityUUID
    super.init(identifier: identifier)
  }
  public convenience init(uuid: UUID, identifier: String) { self.init(proximityUUID: uuid, identifier: identifier) }
  public convenience init(proximityUUID: UUID, major: CLBeaconMajorValue, identifier: String) {
    self.init(proximityUUID: proximityUUID, identifier: identifier)
    self.major = NSNumber(value: major)
  }
  public convenience init(
    proximityUUID: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String
  ) {
    self.init(proximityUUID: proximityUUID, major: major, identifier: identifier)
    self.minor = NSNumber(value: minor)
  }
  public convenience init(
    uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String
  ) {
    self.init(proximityUUID: uuid, major: major, minor: minor, identifier: identifier)
  }
}

/// A detected beacon. None is ever detected.
open class CLBeacon: NSObject {
  open var uuid: UUID { UUID() }
  open var proximityUUID: UUID { uuid }
  open var major: NSNumber { 0 }
  open var minor: NSNumber { 0 }
  open var proximity: CLProximity { .unknown }
  open var accuracy: CLLocationAccuracy { -1 }
  open var rssi: Int { 0 }
}
