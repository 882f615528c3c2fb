/// The traits that a view, controller, scene or presentation sets to override those that it inherits.
///
/// ```swift
/// view.traitOverrides.userInterfaceStyle = .dark
/// view.traitOverrides.remove(UITraitUserInterfaceStyle.self)
/// ```
///
/// Reading a trait that is not overridden returns its default; `contains(_:)` returns whether a trait is
/// overridden.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uitraitoverrides>
public struct UITraitOverrides: UIMutableTraits {
  private(set) var values = TraitValues()
  private var traits: Set<ObjectIdentifier> = []

  init() {}

  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get { values[trait] }
    set {
      values[trait] = newValue
      traits.insert(ObjectIdentifier(trait))
    }
  }

  /// Returns whether the trait was set and not removed since.
  public func contains(_ trait: UITrait) -> Bool { traits.contains(ObjectIdentifier(trait)) }

  /// Removes the override of a trait, which is inherited again.
  public mutating func remove(_ trait: UITrait) {
    guard traits.remove(ObjectIdentifier(trait)) != nil else { return }
    values.reset(trait)
  }
}
