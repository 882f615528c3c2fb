/// One property of a layer class: a row of the class's `LayerTable`.
///
/// Key-value coding, `defaultValue(forKey:)`, archives, implicit actions, animations and the blocks of UIKit read
/// these rows; a property is listed nowhere else.
final class LayerProperty {
  /// The Objective-C name, by which actions, animations and archives know the property.
  let key: String
  /// The name of the getter where it differs: `isHidden` of `hidden`.
  let getter: String?
  /// Whether an archive keeps the value.
  let isArchived: Bool
  /// Whether the contents are drawn again for a new value.
  let redraws: Bool
  /// Read and write access for animations; nil for a property that cannot be animated.
  let animation: AnimatedProperty?

  init(_ key: String, getter: String?, isArchived: Bool, redraws: Bool, animation: AnimatedProperty?) {
    self.key = key
    self.getter = getter
    self.isArchived = isArchived
    self.redraws = redraws
    self.animation = animation
  }
}
