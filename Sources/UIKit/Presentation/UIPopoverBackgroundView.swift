import QuartzCore

/// The sizes that an app's own background of a popover returns.
@preconcurrency @MainActor public protocol UIPopoverBackgroundViewMethods {
  /// Returns the width of the arrow's base, where it meets the box, in points.
  static func arrowBase() -> CGFloat
  /// Returns the insets from the edges of the box, without the arrow, to the content.
  static func contentViewInsets() -> UIEdgeInsets
  /// Returns the height of the arrow, in points.
  static func arrowHeight() -> CGFloat
}

/// The background of a popover that an app draws itself; subclasses override all of its members.
///
/// It is as large as the popover with its arrow, and is behind the content. Before its layout the arrow's position
/// is set: for `.up`, for example, the arrow is on the top edge, with its middle `arrowOffset` to the right of the
/// edge's middle.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uipopoverbackgroundview>
@preconcurrency @MainActor open class UIPopoverBackgroundView: UIView, UIPopoverBackgroundViewMethods {
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The distance of the arrow from the middle of its side, in points.
  open var arrowOffset: CGFloat {
    get { offset }
    set { offset = newValue }
  }
  private var offset: CGFloat = 0
  /// The side of the box with the arrow.
  open var arrowDirection: UIPopoverArrowDirection {
    get { direction }
    set { direction = newValue }
  }
  private var direction = UIPopoverArrowDirection.unknown
  /// Whether the content has the system's inner shadow.
  open class var wantsDefaultContentAppearance: Bool { true }

  open class func arrowBase() -> CGFloat { PopoverPlacement.arrowBase }
  open class func contentViewInsets() -> UIEdgeInsets { .zero }
  open class func arrowHeight() -> CGFloat { PopoverPlacement.arrowHeight }
}
