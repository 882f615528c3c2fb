import QuartzCore

/// An accessibility element that is not a view, for example a region of a view's drawing.
///
/// ```swift
/// class Chart: UIView {
///   func describeBars() {
///     let bar = UIAccessibilityElement(accessibilityContainer: self)
///     bar.accessibilityLabel = "Monday, 12 visitors"
///     bar.accessibilityFrameInContainerSpace = CGRect(x: 0, y: 20, width: 30, height: 80)
///     accessibilityElements = [bar]
///   }
/// }
/// ```
///
/// A container lists its elements in `accessibilityElements`. Scripts find them by label or identifier, and tap at
/// their activation points.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiaccessibilityelement>
@preconcurrency @MainActor open class UIAccessibilityElement: UIResponder, UIAccessibilityIdentification {
  /// The view or other object that contains the element.
  open weak var accessibilityContainer: AnyObject?
  private var frameInContainer: CGRect?

  /// Creates an element of a container, which is usually a view. The container has to list the element in its
  /// `accessibilityElements`.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
    accessibility.isElement = true
  }

  /// The frame in the container's coordinates, from which `accessibilityFrame` is derived when set.
  open var accessibilityFrameInContainerSpace: CGRect {
    get { frameInContainer ?? .zero }
    set { frameInContainer = newValue }
  }

  /// The frame in screen coordinates.
  open override var accessibilityFrame: CGRect {
    get {
      guard let frameInContainer else { return super.accessibilityFrame }
      if let view = accessibilityContainer as? UIView { return view.convertToScreen(frameInContainer) }
      guard !isInItself, let outer = (accessibilityContainer as? UIResponder)?.accessibilityFrame else {
        return frameInContainer
      }
      return frameInContainer.offsetBy(dx: outer.minX, dy: outer.minY)
    }
    set {
      frameInContainer = nil
      super.accessibilityFrame = newValue
    }
  }

  private static var didReportLoop = false

  /// Whether the chain of containers leads back to the element, so that it has no position on the screen; logged
  /// once.
  private var isInItself: Bool {
    var seen: Set<ObjectIdentifier> = [ObjectIdentifier(self)]
    var container = (accessibilityContainer as? UIAccessibilityElement)
    while let outer = container {
      guard seen.insert(ObjectIdentifier(outer)).inserted else {
        guard !Self.didReportLoop else { return true }
        Self.didReportLoop = true
        Console.write(
          "\(Trace.className(self)) is an accessibility element whose containers lead back to themselves: its frame in its "
            + "container counts as one on the screen. Give the outermost element a view as its accessibilityContainer."
        )
        return true
      }
      container = outer.accessibilityContainer as? UIAccessibilityElement
    }
    return false
  }
}
