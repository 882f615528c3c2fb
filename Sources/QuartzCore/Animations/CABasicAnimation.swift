import CoreGraphics
import Foundation

/// An animation of a layer's property from one value to another.
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
/// The combination of values that are set determines the interpolation: from `fromValue` to `toValue`; from
/// `fromValue` to its sum with `byValue`; from `toValue` minus `byValue` to `toValue`; from `fromValue` to the
/// layer's value; from the layer's value to `toValue` or to its sum with `byValue`; and without any of them, from
/// the value that was last shown to the layer's value.
///
/// Apple's documentation: <https://developer.apple.com/documentation/quartzcore/cabasicanimation>
open class CABasicAnimation: CAPropertyAnimation {
  /// The value at the beginning. If it is nil, the beginning is `toValue` minus `byValue`, or the value shown at
  /// the time.
  open var fromValue: Any? { didSet { if isReadOnly { fromValue = refused(oldValue) } } }
  /// The value at the end. If it is nil, the end is `fromValue` plus `byValue`, or the layer's value.
  open var toValue: Any? { didSet { if isReadOnly { toValue = refused(oldValue) } } }
  /// The difference between the values at the end and the beginning, if one of them is nil.
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
