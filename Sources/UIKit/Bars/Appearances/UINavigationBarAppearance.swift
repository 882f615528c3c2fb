import QuartzCore

/// The look of a navigation bar: its background, its titles, its buttons and the back indicator.
///
/// ```swift
/// let appearance = UINavigationBarAppearance()
/// appearance.configureWithTransparentBackground()
/// appearance.largeTitleTextAttributes = [.foregroundColor: UIColor.systemRed]
/// navigationItem.scrollEdgeAppearance = appearance
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uinavigationbarappearance>
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
  override func prepare() { _ = (buttonAppearance, doneButtonAppearance, backButtonAppearance) }

  /// Font, color and shadow of the title; without a font it is 17 points semibold.
  open var titleTextAttributes: [NSAttributedString.Key: Any] {
    get { store[attributes: "title"] }
    set { store[attributes: "title"] = newValue }
  }
  /// The offset of the title in points.
  open var titlePositionAdjustment: UIOffset {
    get { store[offset: "titleOffset"] }
    set { store[offset: "titleOffset"] = newValue }
  }
  /// Font, color and shadow of the large title; without a font it is 34 points bold.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] {
    get { store[attributes: "largeTitle"] }
    set { store[attributes: "largeTitle"] = newValue }
  }
  /// The look of buttons of the style `plain`.
  open var buttonAppearance: UIBarButtonItemAppearance {
    get { store.part("button") { UIBarButtonItemAppearance(style: .plain) } }
    set { store.set("button", newValue) }
  }
  /// The look of buttons of the style `done`.
  open var doneButtonAppearance: UIBarButtonItemAppearance {
    get { store.part("doneButton") { UIBarButtonItemAppearance(style: .done) } }
    set { store.set("doneButton", newValue) }
  }
  /// The look of the back button.
  open var backButtonAppearance: UIBarButtonItemAppearance {
    get { store.part("backButton") { UIBarButtonItemAppearance(style: .plain) } }
    set { store.set("backButton", newValue) }
  }
  /// The arrow of the back button; the system's if none is set.
  open var backIndicatorImage: UIImage { ownBackIndicatorImage ?? BackIndicator.image }
  /// The mask of the arrow during transitions.
  open var backIndicatorTransitionMaskImage: UIImage { store.get("backMask") ?? BackIndicator.image }
  /// Sets both images; nil restores the system's.
  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
  ) {
    let isWhole = backIndicatorImage != nil && backIndicatorTransitionMaskImage != nil
    store.set("back", isWhole ? backIndicatorImage : nil)
    store.set("backMask", isWhole ? backIndicatorTransitionMaskImage : nil)
  }

  var ownBackIndicatorImage: UIImage? { store.get("back") }
}

/// The look of a toolbar: its background and its buttons.
///
/// ```swift
/// let appearance = UIToolbarAppearance()
/// appearance.configureWithOpaqueBackground()
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uitoolbarappearance>
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {
  override func prepare() { _ = (buttonAppearance, doneButtonAppearance) }

  /// The look of buttons of the style `plain`.
  open var buttonAppearance: UIBarButtonItemAppearance {
    get { store.part("button") { UIBarButtonItemAppearance(style: .plain) } }
    set { store.set("button", newValue) }
  }
  /// The look of buttons of the style `done`.
  open var doneButtonAppearance: UIBarButtonItemAppearance {
    get { store.part("doneButton") { UIBarButtonItemAppearance(style: .done) } }
    set { store.set("doneButton", newValue) }
  }
}
