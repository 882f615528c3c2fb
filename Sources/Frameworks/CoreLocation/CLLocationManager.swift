import Foundation
import ObjectiveC
import UIKit

/// The permission of an app to use location services.
public enum CLAuthorizationStatus: Int32, Sendable {
  /// The user has not been asked, can't grant access, has denied it, or has granted it always or while the app is
  /// in use.
  case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
  /// The former name of `authorizedAlways`.
  public static let authorized = CLAuthorizationStatus.authorizedAlways
}

/// The accuracy that the user allows.
public enum CLAccuracyAuthorization: Int, Sendable { case fullAccuracy, reducedAccuracy }

/// The kind of activity for which locations are used.
public enum CLActivityType: Int, Sendable {
  /// An unknown activity.
  case other = 1
  /// Navigation in a car, sports, other navigation, or flying.
  case automotiveNavigation, fitness, otherNavigation, airborne
}

/// A manager that reports the location of the device, if the user allows it.
///
/// ```swift
/// let manager = CLLocationManager()
/// manager.requestWhenInUseAuthorization()
/// manager.desiredAccuracy = kCLLocationAccuracyHundredMeters
/// manager.startUpdatingLocation()
/// ```
///
/// A location is available only if a UI test sets `XCUIDevice.location`. Otherwise updates fail with
/// `CLError.denied`, as if the user had disabled location services.
///
/// Apple's documentation: <https://developer.apple.com/documentation/corelocation/cllocationmanager>
open class CLLocationManager: NSObject {
  /// The delegate, which is notified of the authorization status after it is set.
  open weak var delegate: (any CLLocationManagerDelegate)? {
    didSet { notifyAuthorization() }
  }
  /// The accuracy that the app wants. It has no effect.
  open var desiredAccuracy = kCLLocationAccuracyBest
  /// The minimum distance between updates in meters. It has no effect.
  open var distanceFilter = kCLDistanceFilterNone
  /// The kind of activity. It has no effect.
  open var activityType = CLActivityType.other
  /// Whether updates may be paused. It has no effect.
  open var pausesLocationUpdatesAutomatically = true
  /// Whether updates continue in the background. It has no effect.
  open var allowsBackgroundLocationUpdates = false
  /// The minimum change between heading updates in degrees. It has no effect.
  open var headingFilter: CLLocationDegrees = 1
  /// The location that was reported last; nil if there is none.
  open private(set) var location: CLLocation?
  /// The heading that was reported last; always nil.
  open var heading: CLHeading? { nil }
  /// The monitored regions; always empty.
  open private(set) var monitoredRegions: Set<CLRegion> = []
  /// The permission of the app.
  open var authorizationStatus: CLAuthorizationStatus { Self.authorizationStatus() }
  /// The accuracy that the user allows.
  open var accuracyAuthorization: CLAccuracyAuthorization {
    DeviceLocation.current == nil ? .reducedAccuracy : .fullAccuracy
  }

  public override init() { super.init() }

  /// Returns the permission of the app.
  open class func authorizationStatus() -> CLAuthorizationStatus {
    SystemQuestion.isAllowed(.location).map { $0 ? .authorizedWhenInUse : .denied } ?? .notDetermined
  }
  /// Returns whether the device has a location.
  open class func locationServicesEnabled() -> Bool { DeviceLocation.current != nil }
  /// Returns whether significant changes can be monitored; always false.
  open class func significantLocationChangeMonitoringAvailable() -> Bool { false }
  /// Returns whether a heading is available; always false.
  open class func headingAvailable() -> Bool { false }
  /// Returns whether a kind of region can be monitored; always false.
  open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }
  /// Returns whether beacons can be detected; always false.
  open class func isRangingAvailable() -> Bool { false }

  /// Requests the permission to use the location while the app is in use.
  open func requestWhenInUseAuthorization() {
    if asksUser() { return }
    Unsupported.log("CLLocationManager.requestWhenInUseAuthorization()")
    notifyAuthorization()
  }
  /// Requests the permission to use the location at any time.
  open func requestAlwaysAuthorization() {
    if asksUser() { return }
    Unsupported.log("CLLocationManager.requestAlwaysAuthorization()")
    notifyAuthorization()
  }

  private func asksUser() -> Bool {
    // This is safe because the manager is used on the main thread, which calls the block when the user has
    // answered.
    nonisolated(unsafe) let manager = self
    return SystemQuestion.ask(.location) { _ in manager.notifyAuthorization() }
  }

  private func notifyAuthorization() {
    guard delegate != nil else { return }
    DispatchQueue.main.async { [weak self] in
      guard let self, let delegate = self.delegate else { return }
      delegate.locationManagerDidChangeAuthorization(self)
      delegate.locationManager(self, didChangeAuthorization: self.authorizationStatus)
      if self.isUpdating || self.isRequested { self.report() }
    }
  }

  /// Whether the app has requested continuous updates. `isRequested` refers to a single location.
  private var isUpdating = false
  private var isRequested = false
  private var changes: (any NSObjectProtocol)?

  /// Starts reporting locations.
  open func startUpdatingLocation() {
    guard DeviceLocation.current != nil else { return refuse("startUpdatingLocation()") }
    isUpdating = true
    observe()
  }
  /// Stops reporting locations.
  open func stopUpdatingLocation() { isUpdating = false }
  /// Requests a single location.
  open func requestLocation() {
    guard DeviceLocation.current != nil else { return refuse("requestLocation()") }
    isRequested = true
    observe()
  }
  /// Monitors significant changes, which fails with an error.
  open func startMonitoringSignificantLocationChanges() { refuse("startMonitoringSignificantLocationChanges()") }
  /// Stops monitoring significant changes. It has no effect.
  open func stopMonitoringSignificantLocationChanges() {}
  /// Starts reporting headings, which is not supported and logged.
  open func startUpdatingHeading() { Unsupported.log("CLLocationManager.startUpdatingHeading()") }
  /// Stops reporting headings. It has no effect.
  open func stopUpdatingHeading() {}
  /// Starts reporting visits, which is not supported and logged.
  open func startMonitoringVisits() { Unsupported.log("CLLocationManager.startMonitoringVisits()") }
  /// Stops reporting visits. It has no effect.
  open func stopMonitoringVisits() {}

  /// Monitors a region, which fails with an error.
  open func startMonitoring(for region: CLRegion) {
    Unsupported.log("CLLocationManager.startMonitoring(for:)")
    let error = CLError(.regionMonitoringDenied)
    DispatchQueue.main.async { [weak self] in
      guard let self else { return }
      self.delegate?.locationManager(self, monitoringDidFailFor: region, withError: error)
    }
  }
  /// Stops monitoring a region. It has no effect.
  open func stopMonitoring(for region: CLRegion) {}
  /// Requests the state of a region. It has no effect.
  open func requestState(for region: CLRegion) {}
  /// Starts detecting beacons, which is not supported and logged.
  open func startRangingBeacons(in region: CLBeaconRegion) {
    Unsupported.log("CLLocationManager.startRangingBeacons(in:)")
  }
  /// Stops detecting beacons. It has no effect.
  open func stopRangingBeacons(in region: CLBeaconRegion) {}

  /// Reports the location now and after each change.
  private func observe() {
    if changes == nil {
      changes = NotificationCenter.default.addObserver(
        forName: DeviceLocation.didChange, object: nil, queue: nil
      ) { [weak self] _ in self?.report() }
    }
    report()
  }

  deinit { if let changes { NotificationCenter.default.removeObserver(changes) } }

  /// Reports the location asynchronously, if the app has requested it and is authorized.
  private func report() {
    DispatchQueue.main.async { [weak self] in
      guard let self, self.isUpdating || self.isRequested, self.authorizationStatus != .notDetermined else {
        return
      }
      self.isRequested = false
      guard self.authorizationStatus == .authorizedWhenInUse else {
        self.delegate?.locationManager(self, didFailWithError: CLError(.denied))
        return
      }
      guard let known = DeviceLocation.current else { return }
      let location = CLLocation(known)
      self.location = location
      self.delegate?.locationManager(self, didUpdateLocations: [location])
    }
  }

  private func refuse(_ call: String) {
    Unsupported.log("CLLocationManager.\(call)")
    DispatchQueue.main.async { [weak self] in
      guard let self else { return }
      self.delegate?.locationManager(self, didFailWithError: CLError(.denied))
    }
  }
}

/// The heading of the device.
open class CLHeading: NSObject {
  /// The heading relative to magnetic north in degrees; always invalid.
  open var magneticHeading: CLLocationDirection { -1 }
  /// The heading relative to true north in degrees; always invalid.
  open var trueHeading: CLLocationDirection { -1 }
  /// The uncertainty of the heading in degrees; always invalid.
  open var headingAccuracy: CLLocationDirection { -1 }
}

/// The methods by which a delegate is notified of locations. All methods are optional.
public protocol CLLocationManagerDelegate: NSObjectProtocol {
  /// Called when locations are available.
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  /// Called when a heading is available on Apple's systems; never called on Flipside.
  func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
  /// Called when a location can't be determined.
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  /// Called when the permission has changed, and after the delegate was set.
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  /// Called when the permission has changed, and after the delegate was set.
  func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
  /// Called when the device enters a region on Apple's systems; never called on Flipside.
  func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
  /// Called when the device leaves a region on Apple's systems; never called on Flipside.
  func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
  /// Called when a region is monitored on Apple's systems; never called on Flipside.
  func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion)
  /// Called when the app has entered a region. Flipside never calls it.
  func locationManager(
    _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error)
  /// Called when monitoring a region has failed.
  func locationManager(
    _ manager: CLLocationManager, didRangeBeacons beacons: [CLBeacon], in region: CLBeaconRegion)
}

extension CLLocationManagerDelegate {
  public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
  public func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {}
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
  public func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
  ) {}
  public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}
  public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}
  public func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion) {}
  public func locationManager(
    _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error
  ) {}
  public func locationManager(
    _ manager: CLLocationManager, didRangeBeacons beacons: [CLBeacon], in region: CLBeaconRegion
  ) {}
}
