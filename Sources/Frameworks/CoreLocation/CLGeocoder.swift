import Foundation
import ObjectiveC

public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

/// Converts addresses to locations and back. It needs Apple's servers, so every request fails with a network error.
open class CLGeocoder: NSObject {
  open var isGeocoding: Bool { false }
  public override init() { super.init() }

  open func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    refuse("reverseGeocodeLocation(_:completionHandler:)", completionHandler)
  }
  open func geocodeAddressString(
    _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    refuse("geocodeAddressString(_:completionHandler:)", completionHandler)
  }
  open func geocodeAddressString(
    _ addressString: String, in region: CLRegion?, completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    refuse("geocodeAddressString(_:in:completionHandler:)", completionHandler)
  }
  open func cancelGeocode() {}

  private func refuse(_ call: String, _ completionHandler: @escaping CLGeocodeCompletionHandler) {
    Unsupported.log("CLGeocoder.\(call)")
    DispatchQueue.main.async { completionHandler(nil, CLError(.network)) }
  }
}

/// A location with its address.
open class CLPlacemark: NSObject {
  open private(set) var location: CLLocation?
  open var region: CLRegion? { nil }
  open var name: String? { nil }
  open var thoroughfare: String? { nil }
  open var subThoroughfare: String? { nil }
  open var locality: String? { nil }
  open var subLocality: String? { nil }
  open var administrativeArea: String? { nil }
  open var subAdministrativeArea: String? { nil }
  open var postalCode: String? { nil }
  open var isoCountryCode: String? { nil }
  open var country: String? { nil }
  open var timeZone: TimeZone? { nil }

  public init(placemark: CLPlacemark) {
    location = placemark.location
    super.init()
  }
  /// Creates an empty placemark. Subclasses call it; on iOS it is NSObject's initialiser.
  public override init() { super.init() }
}
