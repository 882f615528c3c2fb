import CoreGraphics

/// The type of a trait: one that an app defines, or one of UIKit.
///
/// ```swift
/// struct SpaciousTrait: UITraitDefinition { static let defaultValue = false }
/// let spacious = traitCollection.modifyingTraits { $0[SpaciousTrait.self] = true }
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uitraitdefinition>
public protocol UITraitDefinition<Value> {
  associatedtype Value
  /// The value of the trait if none was set.
  static var defaultValue: Value { get }
  /// Whether dynamic colors and appearances depend on it.
  static var affectsColorAppearance: Bool { get }
  /// A name for debugging. The type's own name by default.
  static var name: String { get }
  /// A name in reverse-DNS form, by which the trait can be stored. Empty by default: the trait can't be.
  static var identifier: String { get }
}

extension UITraitDefinition {
  public static var affectsColorAppearance: Bool { false }
  public static var name: String { String(describing: Self.self) }
  public static var identifier: String { "" }
}

/// A trait as a value: a type that conforms to `UITraitDefinition`, such as `UITraitUserInterfaceStyle.self`.
public typealias UITrait = any UITraitDefinition.Type

/// A set of traits that can be written: in `UITraitCollection.init(mutations:)` and trait overrides (iOS 17).
public protocol UIMutableTraits {
  /// The value of a trait; the trait's default if it is unspecified.
  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { get set }
}

/// One of UIKit's own traits, with the key path of its value.
package protocol SystemTrait: UITraitDefinition {
  static var path: WritableKeyPath<TraitValues, Value> { get }
}

extension SystemTrait {
  public static var defaultValue: Value { TraitValues()[keyPath: path] }
}

extension TraitValues: UIMutableTraits {
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get {
      if let system = trait as? any SystemTrait.Type, let value = system.value(in: self) as? T.Value {
        return value
      }
      return custom[ObjectIdentifier(trait)]?.value as? T.Value ?? T.defaultValue
    }
    set {
      if let system = trait as? any SystemTrait.Type {
        system.set(newValue, in: &self)
      } else {
        custom[ObjectIdentifier(trait)] = CustomTrait(
          trait: trait, name: T.name, value: newValue, affectsColorAppearance: T.affectsColorAppearance)
      }
    }
  }
}

extension TraitValues {
  /// Removes a trait's value.
  mutating func reset(_ trait: UITrait) {
    if let system = trait as? any SystemTrait.Type {
      system.reset(in: &self)
    } else {
      custom[ObjectIdentifier(trait)] = nil
    }
  }
}

extension SystemTrait {
  fileprivate static func reset(in values: inout TraitValues) {
    values[keyPath: path] = TraitValues()[keyPath: path]
  }
  fileprivate static func value(in values: TraitValues) -> Any { values[keyPath: path] }
  fileprivate static func set(_ value: Any, in values: inout TraitValues) {
    if let value = value as? Value { values[keyPath: path] = value }
  }
}

extension UITraitCollection {
  /// Creates a collection of the traits that `mutations` sets; the others are unspecified.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(values: TraitValues().mutated(by: mutations))
  }

  /// Returns a copy of the collection to which `mutations` has been applied.
  public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
    UITraitCollection(values: values.mutated(by: mutations))
  }

  /// Returns a collection with another value of one trait.
  public func replacing<T: UITraitDefinition>(_ trait: T.Type, value: T.Value) -> UITraitCollection {
    modifyingTraits { $0[trait] = value }
  }

  /// Creates a collection with a trait of the app's own alone.
  public convenience init<T: UITraitDefinition>(_ trait: T.Type, value: T.Value) {
    self.init { $0[trait] = value }
  }

  /// The value of a trait; the trait's default if it is unspecified.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { values[trait] }

  /// UIKit's traits by which dynamic colors resolve.
  public class var systemTraitsAffectingColorAppearance: [UITrait] {
    SystemTraits.all.filter { $0.affectsColorAppearance }.map { $0 }
  }

  /// UIKit's traits by which named images are chosen.
  public class var systemTraitsAffectingImageLookup: [UITrait] {
    [
      UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitLayoutDirection.self,
      UITraitDisplayScale.self, UITraitDisplayGamut.self, UITraitHorizontalSizeClass.self,
      UITraitVerticalSizeClass.self, UITraitAccessibilityContrast.self,
    ]
  }

  /// Returns the traits whose values differ from those of another collection; for nil, all traits that are
  /// specified.
  ///
  /// UIKit's traits come first, followed by the app's, sorted by name. Apple's documentation:
  /// <https://developer.apple.com/documentation/uikit/uitraitcollection/changedtraits(from:)>
  public func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
    let other = traitCollection?.values ?? TraitValues()
    let system: [UITrait] = SystemTraits.all.filter { !$0.areEqual(values, other) }.map { $0 }
    let own = Set(values.custom.keys).union(other.custom.keys).compactMap { key -> CustomTrait? in
      guard let mine = values.custom[key], let theirs = other.custom[key] else {
        return values.custom[key] ?? other.custom[key]
      }
      return mine.isEqual(theirs) ? nil : mine
    }
    return system + own.sorted { $0.name < $1.name }.compactMap(\.trait)
  }

  /// Returns the types of the traits in which this collection differs from the other one.
  package func changedSystemTraits(from traitCollection: UITraitCollection?) -> [ObjectIdentifier] {
    let other = traitCollection?.values ?? TraitValues()
    return SystemTraits.all.filter { !$0.areEqual(values, other) }.map { ObjectIdentifier($0) }
      + Set(values.custom.keys).union(other.custom.keys).filter { key in
        guard let mine = values.custom[key], let theirs = other.custom[key] else { return true }
        return !mine.isEqual(theirs)
      }
  }
}

extension TraitValues {
  fileprivate func mutated(by mutations: (inout any UIMutableTraits) -> Void) -> TraitValues {
    var traits: any UIMutableTraits = self
    mutations(&traits)
    return traits as? TraitValues ?? self
  }
}

extension SystemTrait {
  fileprivate static func areEqual(_ left: TraitValues, _ right: TraitValues) -> Bool {
    CustomTrait(name: "", value: left[keyPath: path], affectsColorAppearance: false)
      .isEqual(CustomTrait(name: "", value: right[keyPath: path], affectsColorAppearance: false))
  }
}
