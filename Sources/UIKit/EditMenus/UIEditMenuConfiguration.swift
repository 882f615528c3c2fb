import Foundation

/// The identifier and source point of an edit menu.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uieditmenuconfiguration>
@preconcurrency @MainActor open class UIEditMenuConfiguration: NSObject {
  /// The identifier by which the delegate recognizes the menu; a unique one by default.
  public private(set) var identifier: AnyHashable
  /// The source point of the menu, in the coordinates of the interaction's view.
  open private(set) var sourcePoint: CGPoint
  /// The preferred direction of the arrow. `.automatic`, the default, chooses by the available space.
  open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

  /// Creates a configuration for the origin of the interaction's view, with a unique identifier.
  public override init() {
    identifier = AnyHashable(UUID())
    sourcePoint = .zero
    super.init()
  }

  /// Creates a configuration for a point in the coordinates of the interaction's view.
  public convenience init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    self.init()
    if let identifier { self.identifier = identifier }
    self.sourcePoint = sourcePoint
  }
}
