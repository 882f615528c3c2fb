import QuartzCore

/// A point of a view from which something can be dragged, or at which it can be dropped.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiaccessibilitylocationdescriptor>
@preconcurrency @MainActor open class UIAccessibilityLocationDescriptor: NSObject {
  /// The view that has the point; nil when it was deallocated.
  open private(set) weak var view: UIView?
  /// The location in the view's coordinates.
  open private(set) var point: CGPoint
  /// The spoken name of the point, which may have attributes for speech.
  open private(set) var attributedName: NSAttributedString

  /// Creates a descriptor with an attributed name for a point in the view's bounds.
  public init(attributedName: NSAttributedString, point: CGPoint, in view: UIView) {
    self.attributedName = attributedName
    self.point = point
    self.view = view
    super.init()
  }
  /// Creates a descriptor with a name for a point in the view's bounds.
  public convenience init(name: String, point: CGPoint, in view: UIView) {
    self.init(attributedName: NSAttributedString(string: name), point: point, in: view)
  }
  /// Creates a descriptor of the center of a view's bounds.
  public convenience init(name: String, view: UIView) {
    self.init(name: name, point: CGPoint(x: view.bounds.midX, y: view.bounds.midY), in: view)
  }

  /// The text of `attributedName`, without attributes.
  open var name: String { attributedName.string }
}
