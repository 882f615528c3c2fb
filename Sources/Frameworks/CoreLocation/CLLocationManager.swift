import Foundation
import ObjectiveC
import UIKit

public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
  public static let authorized = CLAuthorizationStatus.authorizedAlways
}

public enum CLAccuracyAuthorization: Int, Sendable { case fullAccuracy, reducedAccuracy }

public enum CLActivityType: Int, Sendable {
  case other = 1
  case automotiveNavigation, fitness, otherNavigation, airborne
}

/// Reports the location of the device, if the user allows it.
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
  open var desiredAccuracy = kCLLocationAccuracyBest
  open var distanceFilter = kCLDistanceFilterNone
  open var activityType = CLActivityType.other
  open var pausesLocationUpdatesAutomatically = true
  open var allowsBackgroundLocationUpdates = false
  open var headingFilter: CLLocationDegrees = 1
  open private(set) var location: CLLocation?
  open var heading: CLHeading? { nil }
  open private(set) var monitoredRegions: Set<CLRegion> = []
  open var authorizationStatus: CLAuthorizationStatus { Self.authorizationStatus() }
  open var accuracyAuthorization: CLAccuracyAuthorization {
    DeviceLocation.current == nil ? .reducedAccuracy : .fullAccuracy
  }

  public override init() { super.init() }

  open class func authorizationStatus() -> CLAuthorizationStatus {
    SystemQuestion.isAllowed(.location).map { $0 ? .authorizedWhenInUse : .denied } ?? .notDetermined
  }
  open class func locationServicesEnabled() -> Bool { DeviceLocation.current != nil }
  open class func significantLocationChangeMonitoringAvailable() -> Bool { false }
  open class func headingAvailable() -> Bool { false }
  open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }
  open class func isRangingAvailable() -> Bool { false }

  open func requestWhenInUseAuthorization() {
    if asksUser() { return }
    Unsupported.log("CLLocationManager.requestWhenInUseAuthorization()")
    notifyAuthorization()
  }
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

  open func startUpdatingLocation() {
    guard DeviceLocation.current != nil else { return refuse("startUpdatingLocation()") }
    isUpdating = true
    observe()
  }
  open func stopUpdatingLocation() { isUpdating = false }
  open func requestLocation() {
    guard DeviceLocation.current != nil else { return refuse("requestLocation()") }
    isRequested = true
    observe()
  }
  open func startMonitoringSignificantLocationChanges() { refuse("startMonitoringSignificantLocationChanges()") }
  open func stopMonitoringSignificantLocationChanges() {}
  open func startUpdatingHeading() { Unsupported.log("CLLocationManager.startUpdatingHeading()") }
  open func stopUpdatingHeading() {}
  open func startMonitoringVisits() { Unsupported.log("CLLocationManager.startMonitoringVisits()") }
  open func stopMonitoringVisits() {}

  open func startMonitoring(for region: CLRegion) {
    Unsupported.log("CLLocationManager.startMonitoring(for:)")
    let error = CLError(.regionMonitoringDenied)
    DispatchQueue.main.async { [weak self] in
      guard let self else { return }
      self.delegate?.locationManager(self, monitoringDidFailFor: region, withError: error)
    }
  }
  open func stopMonitoring(for region: CLRegion) {}
  open func requestState(for region: CLRegion) {}
  open func startRangingBeacons(in region: CLBeaconRegion) {
    Unsupported.log("CLLocationManager.startRangingBeacons(in:)")
  }
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
  open var magneticHeading: CLLocationDirection { -1 }
  open var trueHeading: CLLocationDirection { -1 }
  open var headingAccuracy: CLLocationDirection { -1 }
}

/// The methods by which a delegate is notified of locations. All methods are optional.
public protocol CLLocationManagerDelegate: NSObjectProtocol {
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
  func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
  func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
  func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion)
  func locationManager(
    _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error)
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
