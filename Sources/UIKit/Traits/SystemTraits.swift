import CoreGraphics

// UIKit's own traits as types (iOS 17), for subscripts and change registration.

/// `userInterfaceIdiom` of trait collections, as a type.
public struct UITraitUserInterfaceIdiom: UITraitDefinition, SystemTrait {
  public typealias Value = UIUserInterfaceIdiom
  package static var path: WritableKeyPath<TraitValues, UIUserInterfaceIdiom> { \.userInterfaceIdiom }
  public static var affectsColorAppearance: Bool { true }
}

/// `userInterfaceStyle` of trait collections, as a type.
public struct UITraitUserInterfaceStyle: UITraitDefinition, SystemTrait {
  public typealias Value = UIUserInterfaceStyle
  package static var path: WritableKeyPath<TraitValues, UIUserInterfaceStyle> { \.userInterfaceStyle }
  public static var affectsColorAppearance: Bool { true }
}

/// `layoutDirection` of trait collections, as a type.
public struct UITraitLayoutDirection: UITraitDefinition, SystemTrait {
  public typealias Value = UITraitEnvironmentLayoutDirection
  package static var path: WritableKeyPath<TraitValues, UITraitEnvironmentLayoutDirection> { \.layoutDirection }
}

/// `displayScale` of trait collections, as a type.
public struct UITraitDisplayScale: UITraitDefinition, SystemTrait {
  public typealias Value = CGFloat
  package static var path: WritableKeyPath<TraitValues, CGFloat> { \.displayScale }
}

/// `horizontalSizeClass` of trait collections, as a type.
public struct UITraitHorizontalSizeClass: UITraitDefinition, SystemTrait {
  public typealias Value = UIUserInterfaceSizeClass
  package static var path: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.horizontalSizeClass }
}

/// `verticalSizeClass` of trait collections, as a type.
public struct UITraitVerticalSizeClass: UITraitDefinition, SystemTrait {
  public typealias Value = UIUserInterfaceSizeClass
  package static var path: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.verticalSizeClass }
}

/// `forceTouchCapability` of trait collections, as a type.
public struct UITraitForceTouchCapability: UITraitDefinition, SystemTrait {
  public typealias Value = UIForceTouchCapability
  package static var path: WritableKeyPath<TraitValues, UIForceTouchCapability> { \.forceTouchCapability }
}

/// `preferredContentSizeCategory` of trait collections, as a type.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition, SystemTrait {
  public typealias Value = UIContentSizeCategory
  package static var path: WritableKeyPath<TraitValues, UIContentSizeCategory> { \.preferredContentSizeCategory }
}

/// `displayGamut` of trait collections, as a type.
public struct UITraitDisplayGamut: UITraitDefinition, SystemTrait {
  public typealias Value = UIDisplayGamut
  package static var path: WritableKeyPath<TraitValues, UIDisplayGamut> { \.displayGamut }
  public static var affectsColorAppearance: Bool { true }
}

/// `accessibilityContrast` of trait collections, as a type.
public struct UITraitAccessibilityContrast: UITraitDefinition, SystemTrait {
  public typealias Value = UIAccessibilityContrast
  package static var path: WritableKeyPath<TraitValues, UIAccessibilityContrast> { \.accessibilityContrast }
  public static var affectsColorAppearance: Bool { true }
}

/// `userInterfaceLevel` of trait collections, as a type.
public struct UITraitUserInterfaceLevel: UITraitDefinition, SystemTrait {
  public typealias Value = UIUserInterfaceLevel
  package static var path: WritableKeyPath<TraitValues, UIUserInterfaceLevel> { \.userInterfaceLevel }
  public static var affectsColorAppearance: Bool { true }
}

/// `legibilityWeight` of trait collections, as a type.
public struct UITraitLegibilityWeight: UITraitDefinition, SystemTrait {
  public typealias Value = UILegibilityWeight
  package static var path: WritableKeyPath<TraitValues, UILegibilityWeight> { \.legibilityWeight }
}

/// `activeAppearance` of trait collections, as a type.
public struct UITraitActiveAppearance: UITraitDefinition, SystemTrait {
  public typealias Value = UIUserInterfaceActiveAppearance
  package static var path: WritableKeyPath<TraitValues, UIUserInterfaceActiveAppearance> { \.activeAppearance }
  public static var affectsColorAppearance: Bool { true }
}

/// `sceneCaptureState` of trait collections, as a type.
public struct UITraitSceneCaptureState: UITraitDefinition, SystemTrait {
  public typealias Value = UISceneCaptureState
  package static var path: WritableKeyPath<TraitValues, UISceneCaptureState> { \.sceneCaptureState }
}

/// `imageDynamicRange` of trait collections, as a type.
public struct UITraitImageDynamicRange: UITraitDefinition, SystemTrait {
  public typealias Value = UIImage.DynamicRange
  package static var path: WritableKeyPath<TraitValues, UIImage.DynamicRange> { \.imageDynamicRange }
}

/// `listEnvironment` of trait collections, as a type.
public struct UITraitListEnvironment: UITraitDefinition, SystemTrait {
  public typealias Value = UIListEnvironment
  package static var path: WritableKeyPath<TraitValues, UIListEnvironment> { \.listEnvironment }
}

/// `typesettingLanguage` of trait collections, as a type.
public struct UITraitTypesettingLanguage: UITraitDefinition, SystemTrait {
  public typealias Value = String?
  package static var path: WritableKeyPath<TraitValues, String?> { \.typesettingLanguage }
}

extension UIMutableTraits {
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { self[UITraitUserInterfaceIdiom.self] }
    set { self[UITraitUserInterfaceIdiom.self] = newValue }
  }
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { self[UITraitUserInterfaceStyle.self] }
    set { self[UITraitUserInterfaceStyle.self] = newValue }
  }
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { self[UITraitLayoutDirection.self] }
    set { self[UITraitLayoutDirection.self] = newValue }
  }
  public var displayScale: CGFloat {
    get { self[UITraitDisplayScale.self] }
    set { self[UITraitDisplayScale.self] = newValue }
  }
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitHorizontalSizeClass.self] }
    set { self[UITraitHorizontalSizeClass.self] = newValue }
  }
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitVerticalSizeClass.self] }
    set { self[UITraitVerticalSizeClass.self] = newValue }
  }
  public var forceTouchCapability: UIForceTouchCapability {
    get { self[UITraitForceTouchCapability.self] }
    set { self[UITraitForceTouchCapability.self] = newValue }
  }
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { self[UITraitPreferredContentSizeCategory.self] }
    set { self[UITraitPreferredContentSizeCategory.self] = newValue }
  }
  public var displayGamut: UIDisplayGamut {
    get { self[UITraitDisplayGamut.self] }
    set { self[UITraitDisplayGamut.self] = newValue }
  }
  public var accessibilityContrast: UIAccessibilityContrast {
    get { self[UITraitAccessibilityContrast.self] }
    set { self[UITraitAccessibilityContrast.self] = newValue }
  }
  public var userInterfaceLevel: UIUserInterfaceLevel {
    get { self[UITraitUserInterfaceLevel.self] }
    set { self[UITraitUserInterfaceLevel.self] = newValue }
  }
  public var legibilityWeight: UILegibilityWeight {
    get { self[UITraitLegibilityWeight.self] }
    set { self[UITraitLegibilityWeight.self] = newValue }
  }
  public var activeAppearance: UIUserInterfaceActiveAppearance {
    get { self[UITraitActiveAppearance.self] }
    set { self[UITraitActiveAppearance.self] = newValue }
  }
  public var sceneCaptureState: UISceneCaptureState {
    get { self[UITraitSceneCaptureState.self] }
    set { self[UITraitSceneCaptureState.self] = newValue }
  }
  public var imageDynamicRange: UIImage.DynamicRange {
    get { self[UITraitImageDynamicRange.self] }
    set { self[UITraitImageDynamicRange.self] = newValue }
  }
  public var listEnvironment: UIListEnvironment {
    get { self[UITraitListEnvironment.self] }
    set { self[UITraitListEnvironment.self] = newValue }
  }
  public var typesettingLanguage: String? {
    get { self[UITraitTypesettingLanguage.self] }
    set { self[UITraitTypesettingLanguage.self] = newValue }
  }
}

/// All of them.
package enum SystemTraits {
  package static let all: [any SystemTrait.Type] = [
    UITraitUserInterfaceIdiom.self,
    UITraitUserInterfaceStyle.self,
    UITraitLayoutDirection.self,
    UITraitDisplayScale.self,
    UITraitHorizontalSizeClass.self,
    UITraitVerticalSizeClass.self,
    UITraitForceTouchCapability.self,
    UITraitPreferredContentSizeCategory.self,
    UITraitDisplayGamut.self,
    UITraitAccessibilityContrast.self,
    UITraitUserInterfaceLevel.self,
    UITraitLegibilityWeight.self,
    UITraitActiveAppearance.self,
    UITraitSceneCaptureState.self,
    UITraitImageDynamicRange.self,
    UITraitListEnvironment.self,
    UITraitTypesettingLanguage.self,
  ]
}
