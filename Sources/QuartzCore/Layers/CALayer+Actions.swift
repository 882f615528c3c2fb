import CoreGraphics
import Foundation
import ObjectiveC

extension CALayer {
  /// Returns the action of an event. The search order is Apple's: the delegate, `actions`, the actions of the style
  /// and of its nested styles, and the class. `NSNull` ends the search. Otherwise animatable properties are
  /// animated.
  final func findAction(forKey event: String) -> (any CAAction)? {
    if let found = delegate?.action(for: self, forKey: event) { return found is NSNull ? nil : found }
    if let found = actions?[event] { return found is NSNull ? nil : found }
    var style = self.style
    while let current = style {
      if let found = (current["actions"] as? [AnyHashable: Any])?[event] as? any CAAction {
        return found is NSNull ? nil : found
      }
      style = current["style"] as? [AnyHashable: Any]
    }
    guard let found = type(of: self).defaultAction(forKey: event) else { return implicitAction(forKey: event) }
    return found is NSNull ? nil : found
  }
}
