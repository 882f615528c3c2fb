import QuartzCore

/// The look of the bar buttons of one style, for each of their states.
///
/// ```swift
/// let buttons = UIBarButtonItemAppearance(style: .plain)
/// buttons.normal.titleTextAttributes = [.foregroundColor: UIColor.white]
/// let bar = UINavigationBarAppearance()
/// bar.buttonAppearance = buttons
/// ```
///
/// States without values look like `normal`.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uibarbuttonitemappearance>
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject, NSCopying, @preconcurrency NSSecureCoding, StatefulAppearance {
  let store = AppearanceStore()

  public override convenience init() { self.init(style: .plain) }

  /// Creates the system's look of items of a style, which differ in the weight of their titles.
  public init(style: UIBarButtonItem.Style) {
    super.init()
    prepareStates()
    configureWithDefault(for: style)
  }

  public required init(coder: NSCoder) {
    super.init()
    prepareStates()
    store.decode(from: coder)
  }

  static let states = ["normal", "highlighted", "disabled", "focused"]
  static func makeStateAppearance() -> UIBarButtonItemStateAppearance { UIBarButtonItemStateAppearance() }

  public static var supportsSecureCoding: Bool { true }

  open func encode(with coder: NSCoder) { store.encode(with: coder) }

  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    uncheckedMainActor { [self] in AppearanceStore.copy(self) }
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIBarButtonItemAppearance else { return false }
    return uncheckedMainActor { store.isEqual(other.store) }
  }
  open override var hash: Int { 0 }

  /// Resets to the system's look: titles in the tint color, semibold for `.done`.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    reset(to: style.rawValue)
  }

  /// The look of an item that is neither touched nor disabled. The other states inherit the values that they don't
  /// set.
  open var normal: UIBarButtonItemStateAppearance { part("normal") }
  /// The look of an item while a finger is on it.
  open var highlighted: UIBarButtonItemStateAppearance { part("highlighted") }
  /// The look of an item whose `isEnabled` is false.
  open var disabled: UIBarButtonItemStateAppearance { part("disabled") }
  /// The look of an item with keyboard focus. It is stored, but bars don't draw it.
  open var focused: UIBarButtonItemStateAppearance { part("focused") }

  /// Returns the values of a state merged over those of the normal state.
  func look(for state: UIControl.State) -> BarButtonLook {
    let own: UIBarButtonItemStateAppearance? =
      state.contains(.disabled) ? disabled : state.contains(.highlighted) ? highlighted : nil
    var look = BarButtonLook(
      attributes: normal.titleTextAttributes, offset: normal.titlePositionAdjustment, image: normal.backgroundImage,
      imageOffset: normal.backgroundImagePositionAdjustment)
    guard let own else { return look }
    // A disabled title is gray unless its own state has a color.
    if state.contains(.disabled) { look.attributes[.foregroundColor] = nil }
    look.attributes.merge(own.titleTextAttributes) { $1 }
    if own.titlePositionAdjustment != .zero { look.offset = own.titlePositionAdjustment }
    look.image = own.backgroundImage ?? look.image
    if own.backgroundImagePositionAdjustment != .zero { look.imageOffset = own.backgroundImagePositionAdjustment }
    return look
  }
}

/// The values of a bar button's appearance in one state.
struct BarButtonLook {
  var attributes: [NSAttributedString.Key: Any] = [:]
  var offset = UIOffset.zero
  var image: UIImage?
  var imageOffset = UIOffset.zero
}

/// The look of bar buttons in one state. It belongs to a `UIBarButtonItemAppearance`.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uibarbuttonitemstateappearance>
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject, @preconcurrency NSSecureCoding, AppearanceObject {
  let store = AppearanceStore()

  public override init() { super.init() }

  public required init?(coder: NSCoder) {
    super.init()
    store.decode(from: coder)
  }

  public static var supportsSecureCoding: Bool { true }

  open func encode(with coder: NSCoder) { store.encode(with: coder) }

  /// Font, color and shadow of the title; missing attributes are the system's.
  open var titleTextAttributes: [NSAttributedString.Key: Any] {
    get { store[attributes: "title"] }
    set { store[attributes: "title"] = newValue }
  }
  /// The offset of the title in points.
  open var titlePositionAdjustment: UIOffset {
    get { store[offset: "titleOffset"] }
    set { store[offset: "titleOffset"] = newValue }
  }
  /// The image behind the title or image.
  open var backgroundImage: UIImage? {
    get { store.get("image") }
    set { store.set("image", newValue) }
  }
  /// The offset of the background image in points.
  open var backgroundImagePositionAdjustment: UIOffset {
    get { store[offset: "imageOffset"] }
    set { store[offset: "imageOffset"] = newValue }
  }
}
