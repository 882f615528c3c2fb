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

/// Ends the search for an action with nothing to do.
extension NSNull: CAAction {
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

/// The layer became visible or was put into a tree.
public let kCAOnOrderIn = "onOrderIn"
/// The layer was taken out of its tree.
public let kCAOnOrderOut = "onOrderOut"
/// The key of a transition animation.
public let kCATransition = "transition"
