import CoreGraphics
import Foundation

/// From one value to another.
///
/// Which of the three are given decides (Apple's page): `from` to `to`; `from` and on by `by`; by `by` up to `to`; from
/// `from` to what the layer has; from what it has to `to`, or on by `by`; with none, from what was shown before.
///
/// Apple's documentation: <https://developer.apple.com/documentation/quartzcore/cabasicanimation>
open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any? { didSet { if isReadOnly { fromValue = refused(oldValue) } } }
  open var toValue: Any? { didSet { if isReadOnly { toValue = refused(oldValue) } } }
  open var byValue: Any? { didSet { if isReadOnly { byValue = refused(oldValue) } } }

  override func copyValues(to copy: CAAnimation) {
    super.copyValues(to: copy)
    guard let copy = copy as? CABasicAnimation else { return }
    copy.fromValue = fromValue
    copy.toValue = toValue
    copy.byValue = byValue
  }

  override func makeEffect(for layer: CALayer, duration: CFTimeInterval) -> AnimationEffect? {
    BasicEffect(self, duration: duration, layer: layer, spring: nil)
  }
}
