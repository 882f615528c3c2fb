import CoreGraphics
import Foundation

/// The base class of animations that change one property, which is identified by its key path.
///
/// A key path can select a component of a value: `position.x`, `transform.rotation.z`, `bounds.size.width`.
///
/// Apple's documentation: <https://developer.apple.com/documentation/quartzcore/capropertyanimation>
open class CAPropertyAnimation: CAAnimation {
  /// The key path of the animated property, such as `"position.x"`.
  open var keyPath: String? { didSet { if isReadOnly { keyPath = refused(oldValue) } } }
  /// Whether the values are added to the layer's value instead of replacing it.
  open var isAdditive = false { didSet { if isReadOnly { isAdditive = refused(oldValue) } } }
  /// Whether each repetition begins with the value at which the previous one ended.
  open var isCumulative = false { didSet { if isReadOnly { isCumulative = refused(oldValue) } } }
  /// A function that converts each animated number to a transform; with nil, the default, the values themselves are
  /// animated.
  open var valueFunction: CAValueFunction? { didSet { if isReadOnly { valueFunction = refused(oldValue) } } }

  /// Creates an animation of the property at a key path, such as `position.x`.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  /// Adds the animation to the layer whose action it is. An animation without a key path gets that of the event.
  open override func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    guard keyPath == nil, let named = copy() as? CAPropertyAnimation else {
      return super.run(forKey: event, object: anObject, arguments: dict)
    }
    named.keyPath = event
    (anObject as? CALayer)?.add(named, forKey: event)
  }

  override func copyValues(to copy: CAAnimation) {
    super.copyValues(to: copy)
    guard let copy = copy as? CAPropertyAnimation else { return }
    copy.keyPath = keyPath
    copy.isAdditive = isAdditive
    copy.isCumulative = isCumulative
    copy.valueFunction = valueFunction
  }
}
