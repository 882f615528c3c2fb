import CoreGraphics

/// The values of a trait collection; a value "unspecified" (or a scale of 0) is not set.
package struct TraitValues {
  package var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  package var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  package var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  package var displayScale: CGFloat = 0
  package var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  package var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  package var forceTouchCapability = UIForceTouchCapability.unknown
  package var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  package var displayGamut = UIDisplayGamut.unspecified
  package var accessibilityContrast = UIAccessibilityContrast.unspecified
  package var userInterfaceLevel = UIUserInterfaceLevel.unspecified
  package var legibilityWeight = UILegibilityWeight.unspecified
  package var activeAppearance = UIUserInterfaceActiveAppearance.unspecified
  package var sceneCaptureState = UISceneCaptureState.unspecified
  package var imageDynamicRange = UIImage.DynamicRange.unspecified
  package var listEnvironment = UIListEnvironment.unspecified
  package var typesettingLanguage: String?
  /// The color to which `UIColor.tintColor` resolves; it is not a trait, and ignored by comparisons.
  package var tintColor: UIColor?
  /// Values of the app's own traits, by the metatype's identity.
  package var custom: [ObjectIdentifier: CustomTrait] = [:]

  package init() {}

  /// Replaces each value that `other` specifies.
  package mutating func merge(_ other: TraitValues) {
    for key in Self.keys { key.copyIfSpecified(other, &self) }
    custom.merge(other.custom) { $1 }
    tintColor = other.tintColor ?? tintColor
  }

  /// Returns whether this collection has each value that `other` specifies.
  package func contains(_ other: TraitValues) -> Bool {
    Self.keys.allSatisfy { !$0.isSpecified(other) || $0.areEqual(self, other) }
      && other.custom.allSatisfy { key, value in custom[key]?.isEqual(value) ?? false }
  }

  package static func == (left: TraitValues, right: TraitValues) -> Bool {
    keys.allSatisfy { $0.areEqual(left, right) } && left.custom.count == right.custom.count
      && left.custom.allSatisfy { key, value in right.custom[key]?.isEqual(value) ?? false }
  }

  /// Returns whether all traits that affect dynamic colors are equal.
  package func hasSameColorAppearance(as other: TraitValues) -> Bool {
    userInterfaceStyle == other.userInterfaceStyle && userInterfaceLevel == other.userInterfaceLevel
      && accessibilityContrast == other.accessibilityContrast && displayGamut == other.displayGamut
      && userInterfaceIdiom == other.userInterfaceIdiom && activeAppearance == other.activeAppearance
      && Set(custom.keys).union(other.custom.keys).allSatisfy { key in
        guard (custom[key] ?? other.custom[key])?.affectsColorAppearance == true else { return true }
        guard let mine = custom[key], let theirs = other.custom[key] else { return false }
        return mine.isEqual(theirs)
      }
  }

  /// A trait's value without its type.
  private struct Key: Sendable {
    let name: String
    let isSpecified: @Sendable (TraitValues) -> Bool
    let areEqual: @Sendable (TraitValues, TraitValues) -> Bool
    let copyIfSpecified: @Sendable (TraitValues, inout TraitValues) -> Void
    let describe: @Sendable (TraitValues) -> String

    init<Value: Equatable>(
      _ name: String, _ path: WritableKeyPath<TraitValues, Value> & Sendable, open: Value
    ) where Value: Sendable {
      self.name = name
      isSpecified = { $0[keyPath: path] != open }
      areEqual = { $0[keyPath: path] == $1[keyPath: path] }
      copyIfSpecified = { if $0[keyPath: path] != open { $1[keyPath: path] = $0[keyPath: path] } }
      describe = { "\(name) = \(Self.text(of: $0[keyPath: path]))" }
    }

    /// Returns a value as displayed in a collection's description: `Phone`, `LTR`, `3`, `L`.
    private static func text(of value: some Any) -> String {
      switch value {
      case let scale as CGFloat: return String(format: "%g", Double(scale))
      case let category as UIContentSizeCategory:
        return category.rawValue.replacingOccurrences(of: "UICTContentSizeCategory", with: "")
      case let direction as UITraitEnvironmentLayoutDirection where direction == .leftToRight: return "LTR"
      case let direction as UITraitEnvironmentLayoutDirection where direction == .rightToLeft: return "RTL"
      default:
        let name = "\(value)"
        return name.prefix(1).uppercased() + name.dropFirst()
      }
    }
  }

  private static let keys: [Key] = [
    Key("UserInterfaceIdiom", \.userInterfaceIdiom, open: .unspecified),
    Key("DisplayScale", \.displayScale, open: 0),
    Key("DisplayGamut", \.displayGamut, open: .unspecified),
    Key("HorizontalSizeClass", \.horizontalSizeClass, open: .unspecified),
    Key("VerticalSizeClass", \.verticalSizeClass, open: .unspecified),
    Key("UserInterfaceStyle", \.userInterfaceStyle, open: .unspecified),
    Key("UserInterfaceLayoutDirection", \.layoutDirection, open: .unspecified),
    Key("ForceTouchCapability", \.forceTouchCapability, open: .unknown),
    Key("PreferredContentSizeCategory", \.preferredContentSizeCategory, open: .unspecified),
    Key("AccessibilityContrast", \.accessibilityContrast, open: .unspecified),
    Key("UserInterfaceLevel", \.userInterfaceLevel, open: .unspecified),
    Key("LegibilityWeight", \.legibilityWeight, open: .unspecified),
    Key("ActiveAppearance", \.activeAppearance, open: .unspecified),
    Key("SceneCaptureState", \.sceneCaptureState, open: .unspecified),
    Key("ImageDynamicRange", \.imageDynamicRange, open: .unspecified),
    Key("ListEnvironment", \.listEnvironment, open: .unspecified),
    Key("TypesettingLanguage", \.typesettingLanguage, open: nil),
  ]

  package var descriptions: [String] {
    Self.keys.filter { $0.isSpecified(self) }.map { $0.describe(self) } + custom.values.map(\.description).sorted()
  }
}

/// The value of a trait that an app defined.
package struct CustomTrait {
  /// The trait's type; nil for a value that is only compared.
  var trait: UITrait?
  package let name: String
  package let value: Any
  package let affectsColorAppearance: Bool

  package func isEqual(_ other: CustomTrait) -> Bool {
    func compare<Value: Equatable>(_ mine: Value) -> Bool { mine == other.value as? Value }
    guard let mine = value as? any Equatable else { return false }
    return compare(mine)
  }

  package var description: String { "\(name) = \(value)" }
}
