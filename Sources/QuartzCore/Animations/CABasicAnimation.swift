import CoreGraphics
import Foundation

/// Animates a property of a layer from one value to another.
///
/// ```swift
/// let slide = CABasicAnimation(keyPath: "position.x")
/// slide.fromValue = 40
/// slide.toValue = 240
/// slide.duration = 0.4
/// slide.timingFunction = CAMediaTimingFunction(name: .easeOut)
/// layer.add(slide, forKey: nil)
/// layer.position.x = 240
/// ```
///
/// Which of the three values are given decides: from `fromValue` to `toValue`; from `fromValue` on by `byValue`; by
/// `byValue` up to `toValue`; from `fromValue` to the layer's value; from the layer's value to `toValue`, or on by
/// `byValue`; and without any, from the value that was shown before to the layer's value.
///
/// Apple's documentation: <https://developer.apple.com/documentation/quartzcore/cabasicanimation>
open class CABasicAnimation: CAPropertyAnimation {
  /// The value at the begin. Nil takes `byValue` before `toValue`, or the value that is shown at the time.
  open var fromValue: Any? { didSet { if isReadOnly { fromValue = refused(oldValue) } } }
  /// The value at the end. Nil takes `byValue` after `fromValue`, or the layer's value.
  open var toValue: Any? { didSet { if isReadOnly { toValue = refused(oldValue) } } }
  /// The difference between both ends, where one of them is nil.
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
