import Foundation
import ObjectiveC

/// The completion handler of a geocoder, with the placemarks or an error.
public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

/// A converter of addresses to locations and back. It needs Apple's servers, so every request fails with a network
/// error.
open class CLGeocoder: NSObject {
  /// Whether a request is running; always false.
  open var isGeocoding: Bool { false }
  public override init() { super.init() }

  /// Finds the address of a location, which fails with a network error.
  open func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    refuse("reverseGeocodeLocation(_:completionHandler:)", completionHandler)
  }
  /// Finds the locations of an address, which fails with a network error.
  open func geocodeAddressString(
    _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    refuse("geocodeAddressString(_:completionHandler:)", completionHandler)
  }
  /// Finds the locations of an address near a region, which fails with a network error.
  open func geocodeAddressString(
    _ addressString: String, in region: CLRegion?, completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    refuse("geocodeAddressString(_:in:completionHandler:)", completionHandler)
  }
  /// Cancels the request. It has no effect.
  open func cancelGeocode() {}

  private func refuse(_ call: String, _ completionHandler: @escaping CLGeocodeCompletionHandler) {
    Unsupported.log("CLGeocoder.\(call)")
    DispatchQueue.main.async { completionHandler(nil, CLError(.network)) }
  }
}

/// A location with its address.
open class CLPlacemark: NSObject {
  /// The location of the placemark.
  open private(set) var location: CLLocation?
  /// The region of the placemark; always nil.
  open var region: CLRegion? { nil }
  /// The name of the placemark; always nil.
  open var name: String? { nil }
  /// The name of the street; always nil.
  open var thoroughfare: String? { nil }
  /// The number of the house; always nil.
  open var subThoroughfare: String? { nil }
  /// The name of the city; always nil.
  open var locality: String? { nil }
  /// The name of the part of the city; always nil.
  open var subLocality: String? { nil }
  /// The name of the state or province; always nil.
  open var administrativeArea: String? { nil }
  /// The name of the county; always nil.
  open var subAdministrativeArea: String? { nil }
  /// The postal code; always nil.
  open var postalCode: String? { nil }
  /// The ISO code of the country; always nil.
  open var isoCountryCode: String? { nil }
  /// The name of the country; always nil.
  open var country: String? { nil }
  /// The time zone; always nil.
  open var timeZone: TimeZone? { nil }

  /// Creates a copy of a placemark.
  public init(placemark: CLPlacemark) {
    location = placemark.location
    super.init()
  }
  /// Creates an empty placemark. Subclasses call it; on iOS it is NSObject's initializer.
  public override init() { super.init() }
}
