import Foundation

/// An action that runs when a property of a layer changes.
///
/// Apple's documentation: <https://developer.apple.com/documentation/quartzcore/caaction>
public protocol CAAction {
  /// Runs the action.
  /// - Parameters:
  ///   - event: the key of the property, or an event such as `kCAOnOrderIn`.
  ///   - anObject: the layer whose property changed.
  ///   - dict: further arguments of the event; nil for properties.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// An action that does nothing, which ends the search for an action.
extension NSNull: CAAction {
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

/// The event of a layer that becomes visible or is inserted into a tree.
public let kCAOnOrderIn = "onOrderIn"
/// The event of a layer that is removed from its tree.
public let kCAOnOrderOut = "onOrderOut"
/// The key of transition animations.
public let kCATransition = "transition"
