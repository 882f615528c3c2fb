import CoreLocation
import ObjectiveC
import UIKit

/// A map view. Because map tiles are on Apple's servers, it shows an empty background with the coordinates of the
/// region's center.
///
/// ```swift
/// let map = MKMapView(frame: view.bounds)
/// map.addAnnotation(
///   MKPointAnnotation(coordinate: CLLocationCoordinate2D(latitude: 52.52, longitude: 13.405)))
/// view.addSubview(map)
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/mapkit/mkmapview>
@preconcurrency @MainActor open class MKMapView: UIView {
  /// The delegate, which is notified of changes to the region.
  open weak var delegate: (any MKMapViewDelegate)?
  /// The type of the map. It has no effect.
  open var mapType = MKMapType.standard
  /// Whether the user's location is shown. It has no effect.
  open var showsUserLocation = false
  /// Whether the user can zoom. It has no effect.
  open var isZoomEnabled = true
  /// Whether the user can scroll. It has no effect.
  open var isScrollEnabled = true
  /// Whether the user can rotate the map. It has no effect.
  open var isRotateEnabled = true
  /// Whether the user can tilt the map. It has no effect.
  open var isPitchEnabled = true
  /// Whether a compass is shown. It has no effect.
  open var showsCompass = true
  /// Whether a scale is shown. It has no effect.
  open var showsScale = false
  /// Whether buildings are shown with their height; true by default.
  open var showsBuildings = true
  /// Whether points of interest, such as shops and stations, are shown; true by default.
  open var showsPointsOfInterest = true
  /// The way in which the map follows the user's location. It has no effect.
  open var userTrackingMode = MKUserTrackingMode.none
  /// The annotations of the map. They are not shown.
  open private(set) var annotations: [any MKAnnotation] = []
  /// The selected annotations.
  open var selectedAnnotations: [any MKAnnotation] = []
  private let caption = UILabel()

  /// The region that is shown.
  open var region = MKCoordinateRegion(
    center: CLLocationCoordinate2D(), span: MKCoordinateSpan(latitudeDelta: 180, longitudeDelta: 360))
  {
    didSet { showRegion() }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    Unsupported.log("MKMapView's map")
    presentAutomationType(.map)
    backgroundColor = UIColor { traits in
      traits.userInterfaceStyle == .dark
        ? UIColor(red: 0.16, green: 0.17, blue: 0.2, alpha: 1)
        : UIColor(red: 0.97, green: 0.95, blue: 0.91, alpha: 1)
    }
    caption.font = .preferredFont(forTextStyle: .footnote)
    caption.textColor = .secondaryLabel
    caption.textAlignment = .center
    caption.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    caption.frame = bounds
    addSubview(caption)
    showRegion()
  }

  private func showRegion() {
    caption.text = String(format: "%.4f°, %.4f°", region.center.latitude, region.center.longitude)
  }

  /// The center of the region.
  open var centerCoordinate: CLLocationCoordinate2D {
    get { region.center }
    set { region.center = newValue }
  }
  /// Sets the center of the region, without an animation.
  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
    setRegion(around: coordinate, animated)
  }
  /// Sets the region, without an animation.
  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) {
    delegate?.mapView(self, regionWillChangeAnimated: animated)
    self.region = region
    delegate?.mapView(self, regionDidChangeAnimated: animated)
  }
  /// Returns the region that fits the view; always the given one.
  open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion { region }
  private func setRegion(around coordinate: CLLocationCoordinate2D, _ animated: Bool) {
    setRegion(MKCoordinateRegion(center: coordinate, span: region.span), animated: animated)
  }
  /// Sets the way in which the map follows the user's location. It has no effect.
  open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) { userTrackingMode = mode }

  /// Adds an annotation.
  open func addAnnotation(_ annotation: any MKAnnotation) { annotations.append(annotation) }
  /// Adds annotations.
  open func addAnnotations(_ annotations: [any MKAnnotation]) { self.annotations += annotations }
  /// Removes an annotation.
  open func removeAnnotation(_ annotation: any MKAnnotation) { annotations.removeAll { $0 === annotation } }
  /// Removes annotations.
  open func removeAnnotations(_ annotations: [any MKAnnotation]) { annotations.forEach(removeAnnotation) }
  /// Adds the annotations that the map does not have yet. The region does not change.
  open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
    for annotation in annotations where !self.annotations.contains(where: { $0 === annotation }) {
      addAnnotation(annotation)
    }
  }
  /// Selects an annotation.
  open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) { selectedAnnotations = [annotation] }
  /// Deselects all annotations.
  open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) { selectedAnnotations = [] }
  /// Returns the view of an annotation; always nil.
  open func view(for annotation: any MKAnnotation) -> MKAnnotationView? { nil }
  /// Registers a class of annotation views. It has no effect.
  open func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {}
  /// Returns an annotation view for reuse; always nil.
  open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? { nil }
}

/// The methods by which a delegate provides annotation views and is notified of changes. All methods are optional.
@preconcurrency @MainActor public protocol MKMapViewDelegate: NSObjectProtocol {
  /// Called before the region changes.
  func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
  /// Called after the region has changed.
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
  /// Returns the view for an annotation on Apple's systems; never called on Flipside.
  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
  /// Called when the user selects an annotation view; never called on Flipside.
  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
  /// Called when the user deselects an annotation view; never called on Flipside.
  func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
  /// Called when the user taps a control in an annotation's callout. Flipside never calls it.
  func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl)
}

extension MKMapViewDelegate {
  public func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {}
  public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
  public func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? { nil }
  public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
  public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {}
  public func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl
  ) {}
}
