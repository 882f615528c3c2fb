import CoreGraphics
import Foundation
import ObjectiveC

extension CALayer {
  /// Apple's order: the delegate, `actions`, `actions` of the style and of its own style, the class. `NSNull` at any of
  /// them ends the search.
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
    guard let found = type(of: self).defaultAction(forKey: event) else { return nil }
    return found is NSNull ? nil : found
  }

  /// Keeps a copy of the animation under its key, in place of one that had the key. Nothing runs it yet.
  final func addAnimation(_ animation: CAAnimation, key: String?) {
    guard let copy = animation.copy() as? CAAnimation else { return }
    let key = animation is CATransition ? kCATransition : key ?? "\(address(of: copy))"
    animations.removeAll { $0.key == key }
    animations.append((key, copy))
    Unsupported.log("CALayer.add(_:forKey:)")
  }

  final func makePresentation() -> Self? {
    guard modelLayer == nil else { return self }
    guard node != nil, let copy = LayerCopying.copy(of: self) else { return nil }
    copy.modelLayer = self
    copy.pending = []
    return unsafeDowncast(copy, to: Self.self)
  }
}
