import Foundation

/// What an edit menu is presented for: a name and a point.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uieditmenuconfiguration>
@preconcurrency @MainActor open class UIEditMenuConfiguration: NSObject {
  /// The name by which the delegate recognizes the menu; one is made unless it is given.
  public private(set) var identifier: AnyHashable
  /// The point that the menu is for, in the coordinate space of the interaction's view.
  open private(set) var sourcePoint: CGPoint
  /// Where the arrow should point. `.automatic`, the default, chooses by the room that there is.
  open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

  /// Makes a configuration for the origin of the interaction's view, with a name of its own.
  public override init() {
    identifier = AnyHashable(UUID())
    sourcePoint = .zero
    super.init()
  }

  /// Makes a configuration for a point in the coordinate space of the interaction's view.
  public convenience init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    self.init()
    if let identifier { self.identifier = identifier }
    self.sourcePoint = sourcePoint
  }
}
