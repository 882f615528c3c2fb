import QuartzCore

/// The position of a preview: a point in a view that contains it.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uipreviewtarget>
@preconcurrency @MainActor open class UIPreviewTarget: NSObject, @preconcurrency NSCopying {
  private let storedContainer: UIView
  private let storedCenter: CGPoint
  private let storedTransform: CGAffineTransform

  /// The view in which the preview is placed; it has to be in a window by the time of the animation.
  open var container: UIView { storedContainer }
  /// The center of the preview in the container's bounds.
  open var center: CGPoint { storedCenter }
  /// The transform of the preview's view at its target. The identity by default.
  open var transform: CGAffineTransform { storedTransform }

  /// Creates a target from a container, the preview's center in the container's bounds, and a transform.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
    storedContainer = container
    storedCenter = center
    storedTransform = transform
    super.init()
  }

  /// Creates a target from a container and the preview's center in its bounds, without a transform.
  public convenience init(container: UIView, center: CGPoint) {
    self.init(container: container, center: center, transform: .identity)
  }

  /// Returns the object itself, as targets are immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The appearance of a preview: its visible path, background and shadow.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uipreviewparameters>
@preconcurrency @MainActor open class UIPreviewParameters: NSObject, @preconcurrency NSCopying {
  /// The visible area of the view, in its bounds; nil for all of it.
  open var visiblePath: UIBezierPath?
  /// The outline of the shadow; nil for that of the visible path.
  open var shadowPath: UIBezierPath?
  private var storedBackgroundColor: UIColor?
  /// The color behind the view; nil restores `systemBackground`.
  open var backgroundColor: UIColor! {
    get { storedBackgroundColor ?? .systemBackground }
    set { storedBackgroundColor = newValue }
  }

  public override init() { super.init() }

  /// Creates parameters that show the rectangles of lines of text, with rounded corners.
  public convenience init(textLineRects: [NSValue]) {
    self.init()
    let path = UIBezierPath()
    for value in textLineRects {
      path.append(UIBezierPath(roundedRect: value.cgRectValue.insetBy(dx: -4, dy: -4), cornerRadius: 8))
    }
    visiblePath = path
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIPreviewParameters()
    copy.take(self)
    return copy
  }

  func take(_ other: UIPreviewParameters) {
    visiblePath = other.visiblePath
    shadowPath = other.shadowPath
    storedBackgroundColor = other.storedBackgroundColor
  }
}

/// A view that is lifted for a menu or a drag, with its look and its position.
///
/// ```swift
/// let parameters = UIPreviewParameters()
/// parameters.visiblePath = UIBezierPath(roundedRect: card.bounds, cornerRadius: 12)
/// let preview = UITargetedPreview(view: card, parameters: parameters)
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uitargetedpreview>
@preconcurrency @MainActor open class UITargetedPreview: NSObject, @preconcurrency NSCopying {
  private let storedView: UIView
  private let storedParameters: UIPreviewParameters
  private let storedTarget: UIPreviewTarget

  /// The container and position of the preview.
  open var target: UIPreviewTarget { storedTarget }
  /// The view that is shown.
  open var view: UIView { storedView }
  /// The visible area, background and shadow of the preview, a copy.
  open var parameters: UIPreviewParameters {
    storedParameters.copy() as? UIPreviewParameters ?? storedParameters
  }
  /// The size of the visible area, in points.
  open var size: CGSize { (storedParameters.visiblePath?.bounds ?? storedView.bounds).size }

  /// Creates a preview of a view that need not be in a window, at a target in one.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    storedView = view
    storedParameters = parameters.copy() as? UIPreviewParameters ?? parameters
    storedTarget = target
    super.init()
  }

  /// Creates a preview of a view that is in a window; its position there is the target.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    if view.window == nil {
      ExceptionReport.raise(
        .internalInconsistencyException,
        "UITargetedPreview requires that the view (\(view)) is in a window; add it to "
          + "one or use init(view:parameters:target:).")
    }
    let container = view.superview ?? view
    let center = view.superview == nil ? CGPoint(x: view.bounds.midX, y: view.bounds.midY) : view.center
    self.init(view: view, parameters: parameters, target: UIPreviewTarget(container: container, center: center))
  }

  /// Creates a preview of a view in a window, at its own position.
  public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }

  /// Returns a preview of the same view and parameters with another target.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: storedView, parameters: storedParameters, target: newTarget)
  }

  /// Returns the object itself, as previews are immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
