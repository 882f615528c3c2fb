import CoreGraphics
import ObjectiveC

/// A rectangle of a view in which the pointer has one style.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uipointerregion>
@preconcurrency @MainActor open class UIPointerRegion: NSObject, @preconcurrency NSCopying {
  /// The area, in the space of the interaction's view.
  open private(set) var rect: CGRect
  /// A value that distinguishes the region from others of the view; nil if it has none.
  public let identifier: AnyHashable?
  /// The axes along which the pointer stays in the region while a button is pressed. It has no effect: a host's
  /// pointer moves freely.
  open var latchingAxes: UIAxis = []

  /// Creates a region.
  /// - Parameters:
  /// - rect: the area, in the coordinate space of the interaction's view.
  /// - identifier: a value that distinguishes the region from others.
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    self.rect = rect
    self.identifier = identifier
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIPointerRegion(rect: rect, identifier: identifier)
    copy.latchingAxes = latchingAxes
    return copy
  }

  /// Regions are equal if they have the same area and identifier.
  open override func isEqual(_ object: Any?) -> Bool {
    uncheckedMainActor {
      guard let other = object as? UIPointerRegion else { return false }
      return rect == other.rect && identifier == other.identifier
    }
  }
  open override var hash: Int {
    uncheckedMainActor { [rect.minX, rect.minY, rect.width, rect.height].hashValue ^ identifier.hashValue }
  }
}

/// The pointer's location, for which a region is requested.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uipointerregionrequest>
@preconcurrency @MainActor open class UIPointerRegionRequest: NSObject {
  /// The pointer's position, in the space of the interaction's view.
  open private(set) var location: CGPoint
  /// The modifier keys that are held.
  open private(set) var modifiers: UIKeyModifierFlags

  /// Creates a request for the view's origin.
  public override init() {
    (location, modifiers) = (.zero, [])
    super.init()
  }

  init(location: CGPoint, modifiers: UIKeyModifierFlags) {
    self.location = location
    self.modifiers = modifiers
    super.init()
  }
}
