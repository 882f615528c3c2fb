/// A property of a layer class: a row of the class's `LayerTable`.
///
/// Key-value coding, `defaultValue(forKey:)`, archives, implicit actions, animations and UIKit's animation blocks
/// all use these rows; a property is not listed anywhere else.
final class LayerProperty {
  /// The Objective-C name of the property, which is its key for actions, animations and archives.
  let key: String
  /// The name of the getter if it differs from the key: `isHidden` for `hidden`.
  let getter: String?
  /// Whether archives contain the value.
  let isArchived: Bool
  /// Whether a change of the value redraws the contents.
  let redraws: Bool
  /// The accessors for animations; nil if the property cannot be animated.
  let animation: AnimatedProperty?

  init(_ key: String, getter: String?, isArchived: Bool, redraws: Bool, animation: AnimatedProperty?) {
    self.key = key
    self.getter = getter
    self.isArchived = isArchived
    self.redraws = redraws
    self.animation = animation
  }
}
