import CoreGraphics

/// The traits of an environment: idiom, size classes, appearance, text size, layout direction and more.
///
/// Read the traits of a view or controller, and override some of them by `traitOverrides`.
///
/// ```swift
/// let isDark = view.traitCollection.userInterfaceStyle == .dark
/// let isWide = traitCollection.horizontalSizeClass == .regular
/// let dark = UITraitCollection(userInterfaceStyle: .dark)
/// let color = UIColor.label.resolvedColor(with: dark)
/// ```
///
/// A collection is immutable and may leave traits unspecified. `current` has the traits of the view that is being
/// laid out or drawn; dynamic colors are resolved with it.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uitraitcollection>
open class UITraitCollection: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// The values, which only initializers set.
  package private(set) var values: TraitValues

  /// Creates a collection in which all traits are unspecified.
  public override init() {
    values = TraitValues()
    super.init()
  }

  package convenience init(values: TraitValues) {
    self.init()
    self.values = values
  }

  public required init?(coder: NSCoder) {
    var values = TraitValues()
    values.decode(from: coder)
    self.values = values
    super.init()
  }

  open class var supportsSecureCoding: Bool { true }
  open func encode(with coder: NSCoder) { values.encode(to: coder) }

  /// Returns the object itself: collections never change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The kind of device: phone or pad.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
  /// Light or dark appearance.
  open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  /// The layout direction of the interface.
  open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  /// The pixels per point; 0 when unspecified.
  open var displayScale: CGFloat { values.displayScale }
  /// The horizontal size class: compact on phones, regular on iPads.
  open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  /// The vertical size class: compact on phones in landscape, otherwise regular.
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  /// Whether the screen measures force. Always unavailable.
  open var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability }
  /// The text size that the user chose.
  open var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }
  /// The range of the screen's colors.
  open var displayGamut: UIDisplayGamut { values.displayGamut }
  /// Whether the user prefers higher contrast.
  open var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
  /// The level of the interface: elevated if it is in front of other content, as a sheet, which makes dark
  /// backgrounds lighter.
  open var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
  /// Whether the user prefers bold text.
  open var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
  /// Whether the window is active. Always active.
  open var activeAppearance: UIUserInterfaceActiveAppearance { values.activeAppearance }
  /// Whether the scene is being recorded. Always inactive.
  open var sceneCaptureState: UISceneCaptureState { values.sceneCaptureState }
  /// The dynamic range of images, which may be brighter than white. Always standard.
  open var imageDynamicRange: UIImage.DynamicRange { values.imageDynamicRange }
  /// The kind of list in which the view is; `.unspecified` outside of lists.
  open var listEnvironment: UIListEnvironment { values.listEnvironment }
  /// The language that determines line heights and line breaks, as a BCP 47 tag; nil stands for the app's language.
  open var typesettingLanguage: String? { values.typesettingLanguage }

  /// Returns whether each trait that `trait` specifies has the same value in this collection.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return values.contains(trait.values)
  }

  /// Returns whether a dynamic color may resolve differently under the two collections.
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    guard let traitCollection else { return true }
    return !values.hasSameColorAppearance(as: traitCollection.values)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return self === other || values == other.values
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(userInterfaceIdiom)
    hasher.combine(userInterfaceStyle)
    hasher.combine(displayScale)
    hasher.combine(horizontalSizeClass)
    hasher.combine(verticalSizeClass)
    hasher.combine(preferredContentSizeCategory)
    return hasher.finalize()
  }

  open override var description: String {
    "<\(MessageDispatch.shownName(of: self)): \(address(of: self)); \(values.descriptions.joined(separator: ", "))>"
  }

  /// Makes this collection `current` for the duration of `actions`.
  open func performAsCurrent(_ actions: () -> Void) { runAsCurrent(actions) }

  /// The traits as an image configuration.
  open var imageConfiguration: UIImage.Configuration { UIImage.Configuration(traitCollection: self) }
}
