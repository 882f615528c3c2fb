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
/// A collection is immutable and may leave traits unspecified. `current` holds the traits of the view that is laid
/// out or drawn at the moment; dynamic colours are resolved against it.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uitraitcollection>
open class UITraitCollection: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// Set by initialisers only.
  package private(set) var values: TraitValues

  /// Every trait unspecified.
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

  /// The same object: collections never change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
  open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  /// Pixels a point; 0 when unspecified.
  open var displayScale: CGFloat { values.displayScale }
  open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  open var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability }
  open var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }
  open var displayGamut: UIDisplayGamut { values.displayGamut }
  open var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
  open var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
  open var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
  open var activeAppearance: UIUserInterfaceActiveAppearance { values.activeAppearance }
  open var sceneCaptureState: UISceneCaptureState { values.sceneCaptureState }
  open var imageDynamicRange: UIImage.DynamicRange { values.imageDynamicRange }
  open var listEnvironment: UIListEnvironment { values.listEnvironment }
  open var typesettingLanguage: String? { values.typesettingLanguage }

  /// Whether each trait that `trait` specifies has the same value here.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return values.contains(trait.values)
  }

  /// Whether a dynamic colour may resolve differently under the two collections.
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
    "<\(type(of: self)): \(address(of: self)); \(values.descriptions.joined(separator: ", "))>"
  }

  /// Makes this collection `current` for the duration of `actions`.
  open func performAsCurrent(_ actions: () -> Void) { runAsCurrent(actions) }

  /// The traits as an image configuration.
  open var imageConfiguration: UIImage.Configuration { UIImage.Configuration(traitCollection: self) }
}
