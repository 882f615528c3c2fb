import QuartzCore

/// A point of a view from which something can be dragged, or at which it can be dropped.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiaccessibilitylocationdescriptor>
@preconcurrency @MainActor open class UIAccessibilityLocationDescriptor: NSObject {
  open private(set) weak var view: UIView?
  /// In the view's space.
  open private(set) var point: CGPoint
  open private(set) var attributedName: NSAttributedString

  public init(attributedName: NSAttributedString, point: CGPoint, in view: UIView) {
    self.attributedName = attributedName
    self.point = point
    self.view = view
    super.init()
  }
  public convenience init(name: String, point: CGPoint, in view: UIView) {
    self.init(attributedName: NSAttributedString(string: name), point: point, in: view)
  }
  public convenience init(name: String, view: UIView) {
    self.init(name: name, point: CGPoint(x: view.bounds.midX, y: view.bounds.midY), in: view)
  }

  open var name: String { attributedName.string }
}
