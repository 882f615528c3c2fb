import QuartzCore

/// The background of a bar: a blur, a color, an image, and the shadow at its edge. The base class of the
/// appearances of navigation bars, toolbars and tab bars.
///
/// ```swift
/// let appearance = UINavigationBarAppearance()
/// appearance.configureWithOpaqueBackground()
/// appearance.backgroundColor = .systemIndigo
/// appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
/// navigationItem.standardAppearance = appearance
/// navigationItem.scrollEdgeAppearance = appearance
/// ```
///
/// A bar stores a copy. Changes of the object that a bar returns are visible at once.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uibarappearance>
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, NSCopying, @preconcurrency NSSecureCoding, AppearanceObject {
  let store = AppearanceStore()
  /// The kind of device that the appearance is for.
  open private(set) var idiom: UIUserInterfaceIdiom

  /// Creates an appearance with the default background for this device.
  public override convenience init() { self.init(idiom: UITraitCollection.applicationTraits.userInterfaceIdiom) }

  /// Creates an appearance with the default background of bars on a kind of device.
  public init(idiom: UIUserInterfaceIdiom) {
    self.idiom = idiom
    super.init()
    prepare()
    configureWithDefaultBackground()
  }

  /// Copies the background of another appearance, and all values of one of the same class.
  public init(barAppearance: UIBarAppearance) {
    idiom = barAppearance.idiom
    super.init()
    prepare()
    take(barAppearance)
  }

  public required init(coder: NSCoder) {
    idiom = UIUserInterfaceIdiom(rawValue: coder.decodeInteger(forKey: "UIIdiom")) ?? .phone
    super.init()
    prepare()
    store.decode(from: coder)
  }

  /// Creates the contained objects of a subclass.
  func prepare() {}

  public static var supportsSecureCoding: Bool { true }

  open func encode(with coder: NSCoder) {
    coder.encode(idiom.rawValue, forKey: "UIIdiom")
    store.encode(with: coder)
  }

  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    uncheckedMainActor { [self] in AppearanceStore.copy(self) }
  }

  private static let backgroundNames = [
    "effect", "backgroundColor", "backgroundImage", "backgroundImageContentMode", "shadowColor", "shadowImage",
  ]

  private func take(_ other: UIBarAppearance) {
    store.take(other.store, only: type(of: other) == type(of: self) ? nil : UIBarAppearance.backgroundNames)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIBarAppearance, type(of: other) == type(of: self) else { return false }
    return uncheckedMainActor { store.isEqual(other.store) }
  }
  /// A constant, since appearances are mutable and equal ones must have equal hashes.
  open override var hash: Int { 0 }

  // MARK: Backgrounds

  /// Sets the background to the material of bars, with a hairline.
  open func configureWithDefaultBackground() {
    resetBackground()
    backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
    shadowColor = BarBackground.hairlineColor
  }

  /// Sets the background to the color of screens, with a hairline.
  open func configureWithOpaqueBackground() {
    resetBackground()
    backgroundColor = .systemBackground
    shadowColor = BarBackground.hairlineColor
  }

  /// Removes background and hairline.
  open func configureWithTransparentBackground() { resetBackground() }

  private func resetBackground() {
    for name in UIBarAppearance.backgroundNames { store.set(name, nil) }
  }

  /// The blur of the content behind the bar; nil for none.
  open var backgroundEffect: UIBlurEffect? {
    get { store.get("effect") }
    set { store.set("effect", newValue) }
  }
  /// The color over the blur.
  open var backgroundColor: UIColor? {
    get { store.get("backgroundColor") }
    set { store.set("backgroundColor", newValue) }
  }
  /// The image over the color.
  open var backgroundImage: UIImage? {
    get { store.get("backgroundImage") }
    set { store.set("backgroundImage", newValue) }
  }
  /// The content mode of the background image. `scaleToFill` by default.
  open var backgroundImageContentMode: UIView.ContentMode {
    get { store.get("backgroundImageContentMode").flatMap(UIView.ContentMode.init(rawValue:)) ?? .scaleToFill }
    set { store.set("backgroundImageContentMode", newValue.rawValue) }
  }
  /// The color of the shadow, or the tint of a template image. Nil or clear hides the shadow.
  open var shadowColor: UIColor? {
    get { store.get("shadowColor") }
    set { store.set("shadowColor", newValue) }
  }
  /// The image of the shadow; nil for a hairline.
  open var shadowImage: UIImage? {
    get { store.get("shadowImage") }
    set { store.set("shadowImage", newValue) }
  }

  /// Returns the default appearance for the edge of the content: the standard one with a transparent background.
  func transparentCopy<Appearance: UIBarAppearance>() -> Appearance? {
    let copy = AppearanceStore.copy(self) as? Appearance
    copy?.configureWithTransparentBackground()
    return copy
  }
}
