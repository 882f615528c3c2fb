import QuartzCore

/// Something that is no view but is to be found like one: a part of what a view draws.
///
/// A container lists its elements in `accessibilityElements`; scripts find them by label and identifier, and tap at their
/// activation point.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiaccessibilityelement>
@preconcurrency @MainActor open class UIAccessibilityElement: UIResponder, UIAccessibilityIdentification {
  /// The view, or other object, that the element is in.
  open weak var accessibilityContainer: AnyObject?
  private var frameInContainer: CGRect?

  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
    accessibility.isElement = true
  }

  /// The frame in the container's space, of which `accessibilityFrame` then comes.
  open var accessibilityFrameInContainerSpace: CGRect {
    get { frameInContainer ?? .zero }
    set { frameInContainer = newValue }
  }

  /// In screen coordinates.
  open override var accessibilityFrame: CGRect {
    get {
      guard let frameInContainer else { return super.accessibilityFrame }
      if let view = accessibilityContainer as? UIView { return view.convertToScreen(frameInContainer) }
      guard let outer = (accessibilityContainer as? UIResponder)?.accessibilityFrame else {
        return frameInContainer
      }
      return frameInContainer.offsetBy(dx: outer.minX, dy: outer.minY)
    }
    set {
      frameInContainer = nil
      super.accessibilityFrame = newValue
    }
  }
}
