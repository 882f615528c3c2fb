import CoreGraphics
import Foundation
import ObjectiveC

extension CALayer {
  /// Apple's order: the delegate, `actions`, `actions` of the style and of its own style, the class. `NSNull` at
  /// any of them ends the search; without any, properties that can be animated are.
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
