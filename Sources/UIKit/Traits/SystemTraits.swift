import CoreGraphics

// UIKit's own traits as types (iOS 17), for subscripts and change registration.

/// `userInterfaceIdiom` of trait collections, as a type.
public struct UITraitUserInterfaceIdiom: UITraitDefinition, SystemTrait {
  /// A kind of device, `.unspecified` without a value.
  public typealias Value = UIUserInterfaceIdiom
  package static var path: WritableKeyPath<TraitValues, UIUserInterfaceIdiom> { \.userInterfaceIdiom }
  public static var affectsColorAppearance: Bool { true }
}

/// `userInterfaceStyle` of trait collections, as a type.
public struct UITraitUserInterfaceStyle: UITraitDefinition, SystemTrait {
  /// Light, dark or `.unspecified`.
  public typealias Value = UIUserInterfaceStyle
  package static var path: WritableKeyPath<TraitValues, UIUserInterfaceStyle> { \.userInterfaceStyle }
  public static var affectsColorAppearance: Bool { true }
}

/// `layoutDirection` of trait collections, as a type.
public struct UITraitLayoutDirection: UITraitDefinition, SystemTrait {
  /// A direction of layout, `.unspecified` without a value.
  public typealias Value = UITraitEnvironmentLayoutDirection
  package static var path: WritableKeyPath<TraitValues, UITraitEnvironmentLayoutDirection> { \.layoutDirection }
}

/// `displayScale` of trait collections, as a type.
public struct UITraitDisplayScale: UITraitDefinition, SystemTrait {
  /// The number of pixels per point; 0 if it is not specified.
  public typealias Value = CGFloat
  package static var path: WritableKeyPath<TraitValues, CGFloat> { \.displayScale }
}

/// `horizontalSizeClass` of trait collections, as a type.
public struct UITraitHorizontalSizeClass: UITraitDefinition, SystemTrait {
  /// Compact, regular or `.unspecified`.
  public typealias Value = UIUserInterfaceSizeClass
  package static var path: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.horizontalSizeClass }
}

/// `verticalSizeClass` of trait collections, as a type.
public struct UITraitVerticalSizeClass: UITraitDefinition, SystemTrait {
  /// Compact, regular or `.unspecified`.
  public typealias Value = UIUserInterfaceSizeClass
  package static var path: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.verticalSizeClass }
}

/// `forceTouchCapability` of trait collections, as a type.
public struct UITraitForceTouchCapability: UITraitDefinition, SystemTrait {
  /// Whether touches report pressure, `.unknown` without a value.
  public typealias Value = UIForceTouchCapability
  package static var path: WritableKeyPath<TraitValues, UIForceTouchCapability> { \.forceTouchCapability }
}

/// `preferredContentSizeCategory` of trait collections, as a type.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition, SystemTrait {
  /// A text size, `.unspecified` without a value.
  public typealias Value = UIContentSizeCategory
  package static var path: WritableKeyPath<TraitValues, UIContentSizeCategory> { \.preferredContentSizeCategory }
}

/// `displayGamut` of trait collections, as a type.
public struct UITraitDisplayGamut: UITraitDefinition, SystemTrait {
  /// A range of colors, `.unspecified` without a value.
  public typealias Value = UIDisplayGamut
  package static var path: WritableKeyPath<TraitValues, UIDisplayGamut> { \.displayGamut }
  public static var affectsColorAppearance: Bool { true }
}

/// `accessibilityContrast` of trait collections, as a type.
public struct UITraitAccessibilityContrast: UITraitDefinition, SystemTrait {
  /// Normal or high contrast, or `.unspecified`.
  public typealias Value = UIAccessibilityContrast
  package static var path: WritableKeyPath<TraitValues, UIAccessibilityContrast> { \.accessibilityContrast }
  public static var affectsColorAppearance: Bool { true }
}

/// `userInterfaceLevel` of trait collections, as a type.
public struct UITraitUserInterfaceLevel: UITraitDefinition, SystemTrait {
  /// The base level or the elevated one, or `.unspecified`.
  public typealias Value = UIUserInterfaceLevel
  package static var path: WritableKeyPath<TraitValues, UIUserInterfaceLevel> { \.userInterfaceLevel }
  public static var affectsColorAppearance: Bool { true }
}

/// `legibilityWeight` of trait collections, as a type.
public struct UITraitLegibilityWeight: UITraitDefinition, SystemTrait {
  /// Regular or bold text, or `.unspecified`.
  public typealias Value = UILegibilityWeight
  package static var path: WritableKeyPath<TraitValues, UILegibilityWeight> { \.legibilityWeight }
}

/// `activeAppearance` of trait collections, as a type.
public struct UITraitActiveAppearance: UITraitDefinition, SystemTrait {
  /// Active, inactive or `.unspecified`.
  public typealias Value = UIUserInterfaceActiveAppearance
  package static var path: WritableKeyPath<TraitValues, UIUserInterfaceActiveAppearance> { \.activeAppearance }
  public static var affectsColorAppearance: Bool { true }
}

/// `sceneCaptureState` of trait collections, as a type.
public struct UITraitSceneCaptureState: UITraitDefinition, SystemTrait {
  /// Active, inactive or `.unspecified`.
  public typealias Value = UISceneCaptureState
  package static var path: WritableKeyPath<TraitValues, UISceneCaptureState> { \.sceneCaptureState }
}

/// `imageDynamicRange` of trait collections, as a type.
public struct UITraitImageDynamicRange: UITraitDefinition, SystemTrait {
  /// The brightness above white that images may have, `.unspecified` without a value.
  public typealias Value = UIImage.DynamicRange
  package static var path: WritableKeyPath<TraitValues, UIImage.DynamicRange> { \.imageDynamicRange }
}

/// `listEnvironment` of trait collections, as a type.
public struct UITraitListEnvironment: UITraitDefinition, SystemTrait {
  /// A kind of list, `.unspecified` without a value.
  public typealias Value = UIListEnvironment
  package static var path: WritableKeyPath<TraitValues, UIListEnvironment> { \.listEnvironment }
}

/// `typesettingLanguage` of trait collections, as a type.
public struct UITraitTypesettingLanguage: UITraitDefinition, SystemTrait {
  /// A language as a BCP 47 tag; nil without a value.
  public typealias Value = String?
  package static var path: WritableKeyPath<TraitValues, String?> { \.typesettingLanguage }
}

extension UIMutableTraits {
  /// The kind of device that the interface is for. `.unspecified` leaves it to the environment around.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { self[UITraitUserInterfaceIdiom.self] }
    set { self[UITraitUserInterfaceIdiom.self] = newValue }
  }
  /// Light or dark appearance. `.unspecified` leaves it to the environment around.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { self[UITraitUserInterfaceStyle.self] }
    set { self[UITraitUserInterfaceStyle.self] = newValue }
  }
  /// The layout direction, from left to right or from right to left. `.unspecified` inherits the environment's.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { self[UITraitLayoutDirection.self] }
    set { self[UITraitLayoutDirection.self] = newValue }
  }
  /// The number of pixels per point; with 0, the environment determines it.
  public var displayScale: CGFloat {
    get { self[UITraitDisplayScale.self] }
    set { self[UITraitDisplayScale.self] = newValue }
  }
  /// Whether there is little or much room across. `.unspecified` leaves it to the environment around.
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitHorizontalSizeClass.self] }
    set { self[UITraitHorizontalSizeClass.self] = newValue }
  }
  /// Whether there is little or much room from top to bottom. `.unspecified` leaves it to the environment around.
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitVerticalSizeClass.self] }
    set { self[UITraitVerticalSizeClass.self] = newValue }
  }
  /// Whether touches report pressure. `.unknown` leaves it to the environment around.
  public var forceTouchCapability: UIForceTouchCapability {
    get { self[UITraitForceTouchCapability.self] }
    set { self[UITraitForceTouchCapability.self] = newValue }
  }
  /// The size of text. `.unspecified` leaves it to the environment around.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { self[UITraitPreferredContentSizeCategory.self] }
    set { self[UITraitPreferredContentSizeCategory.self] = newValue }
  }
  /// The colors that the display can show. `.unspecified` leaves it to the environment around.
  public var displayGamut: UIDisplayGamut {
    get { self[UITraitDisplayGamut.self] }
    set { self[UITraitDisplayGamut.self] = newValue }
  }
  /// Whether colors have more contrast. `.unspecified` leaves it to the environment around.
  public var accessibilityContrast: UIAccessibilityContrast {
    get { self[UITraitAccessibilityContrast.self] }
    set { self[UITraitAccessibilityContrast.self] = newValue }
  }
  /// Whether the content is on the base level or raised above it. `.unspecified` leaves it to the environment
  /// around.
  public var userInterfaceLevel: UIUserInterfaceLevel {
    get { self[UITraitUserInterfaceLevel.self] }
    set { self[UITraitUserInterfaceLevel.self] = newValue }
  }
  /// Whether text is bold for legibility. `.unspecified` leaves it to the environment around.
  public var legibilityWeight: UILegibilityWeight {
    get { self[UITraitLegibilityWeight.self] }
    set { self[UITraitLegibilityWeight.self] = newValue }
  }
  /// Whether the window looks active. `.unspecified` leaves it to the environment around.
  public var activeAppearance: UIUserInterfaceActiveAppearance {
    get { self[UITraitActiveAppearance.self] }
    set { self[UITraitActiveAppearance.self] = newValue }
  }
  /// Whether the scene is being recorded or mirrored. `.unspecified` leaves it to the environment around.
  public var sceneCaptureState: UISceneCaptureState {
    get { self[UITraitSceneCaptureState.self] }
    set { self[UITraitSceneCaptureState.self] = newValue }
  }
  /// The dynamic range of images, which may be brighter than white. `.unspecified` leaves it to the environment
  /// around.
  public var imageDynamicRange: UIImage.DynamicRange {
    get { self[UITraitImageDynamicRange.self] }
    set { self[UITraitImageDynamicRange.self] = newValue }
  }
  /// The kind of list that the content is in. `.unspecified` leaves it to the environment around.
  public var listEnvironment: UIListEnvironment {
    get { self[UITraitListEnvironment.self] }
    set { self[UITraitListEnvironment.self] = newValue }
  }
  /// The language whose rules set line heights and breaks, as a BCP 47 tag. Nil leaves it to the environment
  /// around.
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
