import CoreLocation
import UIKit

/// An annotation of a map at a coordinate.
public protocol MKAnnotation: NSObjectProtocol {
  /// The coordinate of the annotation.
  var coordinate: CLLocationCoordinate2D { get }
  /// The title, which a callout shows.
  var title: String? { get }
  /// The subtitle, which a callout shows.
  var subtitle: String? { get }
}

extension MKAnnotation {
  public var title: String? { nil }
  public var subtitle: String? { nil }
}

/// An annotation for a point.
open class MKPointAnnotation: NSObject, MKAnnotation {
  /// The location of the annotation.
  open var coordinate: CLLocationCoordinate2D
  /// The title in the callout.
  open var title: String?
  /// The subtitle in the callout.
  open var subtitle: String?
  public convenience override init() { self.init(coordinate: CLLocationCoordinate2D()) }
  /// Creates an annotation without texts.
  public convenience init(coordinate: CLLocationCoordinate2D) {
    self.init(coordinate: coordinate, title: nil, subtitle: nil)
  }
  /// Creates an annotation with texts.
  public init(coordinate: CLLocationCoordinate2D, title: String?, subtitle: String?) {
    self.coordinate = coordinate
    self.title = title
    self.subtitle = subtitle
    super.init()
  }
}

/// The view of an annotation on its map.
@preconcurrency @MainActor open class MKAnnotationView: UIView {
  /// The annotation that the view represents.
  open var annotation: (any MKAnnotation)?
  /// The identifier for the reuse of the view.
  open private(set) var reuseIdentifier: String?
  /// The image of the view.
  open var image: UIImage?
  /// Whether a callout is shown when the annotation is selected. It has no effect.
  open var canShowCallout = false
  /// The offset of the view's center from the coordinate, in points.
  open var centerOffset = CGPoint.zero
  /// The offset of the callout, in points.
  open var calloutOffset = CGPoint.zero
  /// The view at the right side of the callout.
  open var rightCalloutAccessoryView: UIView?
  /// The view at the left side of the callout.
  open var leftCalloutAccessoryView: UIView?
  /// The view below the title of the callout.
  open var detailCalloutAccessoryView: UIView?
  /// Whether the user can drag the annotation. It has no effect.
  open var isDraggable = false

  /// Creates a view for an annotation. Views with a reuse identifier can be dequeued.
  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    self.annotation = annotation
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Called before the view is reused. Subclasses override it.
  open func prepareForReuse() {}
}

/// An annotation view with a pin.
open class MKPinAnnotationView: MKAnnotationView {
  /// The color of the pin; nil for the default color.
  open var pinTintColor: UIColor?
  /// Whether the pin drops onto the map. It has no effect.
  open var animatesDrop = false
}

/// An annotation view with a marker.
open class MKMarkerAnnotationView: MKAnnotationView {
  /// The color of the marker; nil for the default color.
  open var markerTintColor: UIColor?
  /// The color of the symbol; nil for the default color.
  open var glyphTintColor: UIColor?
  /// The text in the marker.
  open var glyphText: String?
  /// The image in the marker.
  open var glyphImage: UIImage?
}
