import CoreGraphics
import Foundation

/// The base class of animations of one property, which is named by its key path.
///
/// Key paths may lead into values: `position.x`, `transform.rotation.z`, `bounds.size.width`.
///
/// Apple's documentation: <https://developer.apple.com/documentation/quartzcore/capropertyanimation>
open class CAPropertyAnimation: CAAnimation {
  /// The key path of the animated property, such as `"position.x"`.
  open var keyPath: String? { didSet { if isReadOnly { keyPath = refused(oldValue) } } }
  /// Whether values are added to the model instead of replacing it.
  open var isAdditive = false { didSet { if isReadOnly { isAdditive = refused(oldValue) } } }
  /// Whether each round starts where the last one ended.
  open var isCumulative = false { didSet { if isReadOnly { isCumulative = refused(oldValue) } } }
  /// Makes a transform of each animated number; nil, the default, animates the values themselves.
  open var valueFunction: CAValueFunction? { didSet { if isReadOnly { valueFunction = refused(oldValue) } } }

  /// An animation of the property at a path of keys, such as `position.x`.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  /// Adds the animation to the layer that it is an action of; if it names no property, for that of the event.
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
