/// A control that shows a title, an image or both, and performs an action when it is tapped.
///
/// Create a button from a configuration, which describes its whole look, or of type `.system` with titles and
/// colors for each state. Add its action as a `UIAction` or as a target and a selector.
///
/// ```swift
/// let close = UIButton(configuration: .filled(), primaryAction: UIAction(title: "Close") { _ in print("closed") })
/// view.addSubview(close)
///
/// let save = UIButton(type: .system)
/// save.setTitle("Save", for: .normal)
/// save.addTarget(self, action: #selector(finish), for: .touchUpInside)
/// ```
///
/// A state without its own title, image or color shows that of `.normal`. A button with a `configuration` is drawn
/// by it; the older setters provide values that the configuration does not set, and titles that they set later
/// replace the configuration's. Sizes: facts/geometry.md#button.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uibutton>
@preconcurrency @MainActor open class UIButton: UIControl, UISpringLoadedInteractionSupporting {
  /// The type of a button, which determines its default look.
  public enum ButtonType: Int, Sendable {
    /// A button without a default look: the app sets title, image and background.
    case custom = 0
    /// The look of buttons in lists and bars: the title in the tint color, dimmed while pressed.
    case system = 1
    /// An "i" in a circle, for details of a row.
    case detailDisclosure = 2
    /// An "i" in a circle, since iOS 7 the same as `detailDisclosure`.
    case infoLight = 3
    /// An "i" in a circle, since iOS 7 the same as `detailDisclosure`.
    case infoDark = 4
    /// A plus in a circle, for adding an object.
    case contactAdd = 5
    /// An "×" on a disc, for closing the current content.
    case close = 7

    /// The old name of `.system`.
    public static var roundedRect: ButtonType { .system }
  }

  /// The role of a button.
  public enum Role: Int, Sendable {
    /// A button without a special meaning.
    case normal = 0
    /// The button that the Return key triggers.
    case primary = 1
    /// A button that cancels; it looks like an ordinary one.
    case cancel = 2
    /// A button that deletes or loses data; its title is red in the system's styles.
    case destructive = 3
  }

  /// A closure that updates a button's configuration for its state.
  public typealias ConfigurationUpdateHandler = (_ button: UIButton) -> Void

  // MARK: Making

  private var type = ButtonType.custom
  var values = StateValues()
  var label: UIButtonLabel?
  var secondLabel: UIButtonLabel?
  var picture: UIImageView?
  var backgroundPicture: UIImageView?
  var backgroundPlate: ConfiguredBackgroundView?
  /// The plate behind the content of a selected system button.
  var selectionPlate: UIView?
  var indicator: UIActivityIndicatorView?
  /// The two chevrons of a pop-up button.
  var popUpIndicator: UIImageView?
  /// Called when the user chose an entry of a pop-up button's menu.
  var choiceDidChange: (() -> Void)?
  var titleFont: UIFont?
  /// Whether the button was sized to fit its title.
  var keepsTitlePadding = false
  private var typeImage: UIImage?
  private var needsConfigurationUpdate = false
  /// Whether the subviews of a configured button have to be updated for its current state.
  var needsPreparation = true

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    decode(.button, from: coder)
  }

  override class var nibRow: NibRow { .button }

  /// Creates a custom button with the title and image of an action.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    take(primaryAction)
  }

  /// Creates a button of a type, without a size.
  public convenience init(type buttonType: UIButton.ButtonType) {
    self.init(frame: .zero)
    setType(buttonType)
  }

  /// Creates a button with the title and image of an action, which taps perform.
  public convenience init(type buttonType: UIButton.ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero)
    setType(buttonType)
    take(primaryAction)
  }

  /// Creates a button from a configuration; taps perform the action, whose title and image replace missing ones of
  /// the configuration.
  public convenience init(configuration: UIButton.Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    setType(.system)
    self.configuration = configuration
    take(primaryAction)
  }

  /// Returns a system button with an image and a target.
  open class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> Self {
    // Creates the instance with the dynamic class, as Objective-C does: subclasses need not have `init(frame:)`.
    let button = made(instantiate(self))
    button.setType(.system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }

  package func setType(_ type: ButtonType) {
    self.type = type
    showTypeImage()
    contentDidChange()
  }

  /// Shows the image of the type, whose colors depend on the appearance.
  private func showTypeImage() {
    traitCollection.performAsCurrent { typeImage = ButtonSymbols.image(for: type) }
    if let typeImage { setImage(typeImage, for: .normal) }
  }

  private func take(_ action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
  }

  /// The type with which the button was created.
  open var buttonType: ButtonType { type }
  /// The role of the button: a destructive one is red.
  open var role = Role.normal { didSet { contentDidChange() } }
  /// The menu of a long press, or of a tap with `showsMenuAsPrimaryAction`.
  open var menu: UIMenu? {
    didSet {
      if menu != nil { isContextMenuInteractionEnabled = true }
      updatePopUp()
    }
  }
  /// The order of the menu's entries when it opens above the button; by default the first one is nearest.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
  /// Whether a tap toggles `isSelected`, or the choice in a menu that a tap opens becomes the title.
  open var changesSelectionAsPrimaryAction = false { didSet { updatePopUp() } }
  open override var showsMenuAsPrimaryAction: Bool { didSet { updatePopUp() } }

  open override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let menu else { return nil }
    let configuration = UIContextMenuConfiguration(actionProvider: { _ in menu })
    configuration.preferredMenuElementOrder = isPopUp ? .fixed : preferredMenuElementOrder
    return configuration
  }

  private var holds = false
  func setHeld(_ isHeld: Bool) {
    holds = isHeld
    setNeedsUpdateConfiguration()
  }
  /// Whether the button has an effect while a pointer is over it. False by default.
  open var isPointerInteractionEnabled = false { didSet { updatePointer() } }
  var pointer: ButtonPointer?
  /// Whether a pointer is over the button, if that has an effect.
  open var isHovered: Bool { pointer?.isHovered ?? false }
  /// Whether the button's menu is open.
  open var isHeld: Bool { holds }

  // MARK: Values for each state

  /// Sets the title for a state; states without one show that of `.normal`.
  open func setTitle(_ title: String?, for state: UIControl.State) {
    values.titles[state.rawValue] = title
    titlesAreNewer = true
    contentDidChange()
  }

  /// Sets the color of the title in a state; nil restores the automatic color.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    ExplicitValues.note(self, .init("titleColor", state))
    values.titleColors[state.rawValue] = color
    contentDidChange()
  }

  /// Sets the color of the title's shadow for a state; states without one show that of `.normal`.
  open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
    ExplicitValues.note(self, .init("titleShadowColor", state))
    values.shadowColors[state.rawValue] = color
    contentDidChange()
  }

  /// Sets the image for a state; states without one show that of `.normal`.
  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    ExplicitValues.note(self, .init("image", state))
    values.images[state.rawValue] = image
    contentDidChange()
  }

  /// Sets the image behind the content, stretched, for a state; states without one show that of `.normal`.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    ExplicitValues.note(self, .init("backgroundImage", state))
    values.backgrounds[state.rawValue] = image
    contentDidChange()
  }

  /// Sets the size and weight of a symbol for a state.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
  ) {
    ExplicitValues.note(self, .init("preferredSymbolConfiguration", state))
    values.symbols[state.rawValue] = configuration
    contentDidChange()
  }

  /// Sets a title with attributes for a state. It takes precedence over a plain one.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    values.attributedTitles[state.rawValue] = title.map { NSAttributedString(attributedString: $0) }
    titlesAreNewer = true
    contentDidChange()
  }

  /// Returns the title that is shown in a state.
  open func title(for state: UIControl.State) -> String? {
    popUpElement?.title ?? values.titles.shown(state) ?? values.attributedTitles.shown(state)?.string
  }
  /// Returns the color of the title in a state.
  open func titleColor(for state: UIControl.State) -> UIColor? {
    values.titleColors.shown(state) ?? (buttonType == .custom ? .white : tintColor)
  }
  /// Returns the color of the title's shadow in a state.
  open func titleShadowColor(for state: UIControl.State) -> UIColor? { values.shadowColors.shown(state) }
  /// Returns the image that is shown in a state.
  open func image(for state: UIControl.State) -> UIImage? { popUpElement?.image ?? values.images.shown(state) }
  /// Returns the image behind the content in a state.
  open func backgroundImage(for state: UIControl.State) -> UIImage? { values.backgrounds.shown(state) }
  /// Returns the size and weight of a symbol in a state.
  open func preferredSymbolConfigurationForImage(in state: UIControl.State) -> UIImage.SymbolConfiguration? {
    values.symbols.shown(state)
  }
  /// Returns the title with attributes in a state; nil if only a plain one was set.
  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    popUpElement == nil ? values.attributedTitles.shown(state) : nil
  }

  /// The title in the current state.
  open var currentTitle: String? { title(for: state) }
  /// The color of the title in the current state.
  open var currentTitleColor: UIColor { values.titleColors.shown(state) ?? automaticTitleColor }
  /// The color of the title's shadow in the current state.
  open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
  /// The image in the current state.
  open var currentImage: UIImage? { image(for: state) }
  /// The image behind the content in the current state.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
  /// The size and weight of a symbol in the current state.
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    preferredSymbolConfigurationForImage(in: state)
  }
  /// The title with attributes in the current state.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

  // MARK: Configuration

  /// The look and layout of the button; nil uses the values for each state.
  public var configuration: UIButton.Configuration? {
    didSet {
      if configuration == nil { removeConfigurationViews() }
      if configuration?.attributedTitle != oldValue?.attributedTitle { titlesAreNewer = false }
      setNeedsUpdateConfiguration()
      contentDidChange()
    }
  }

  /// Whether a title was set for a state after the configuration's, and thus replaces it.
  var titlesAreNewer = false

  /// A closure that `updateConfiguration()` calls to update the configuration for the button's state.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }

  /// Whether colors depend on the state automatically. True by default.
  open var automaticallyUpdatesConfiguration = true { didSet { setNeedsUpdateConfiguration() } }

  /// Requests `updateConfiguration()` before the next layout.
  open func setNeedsUpdateConfiguration() {
    needsConfigurationUpdate = true
    needsPreparation = true
    setNeedsLayout()
  }

  /// Updates the configuration for the state; calls the handler unless overridden.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  func updateConfigurationIfNeeded() {
    guard needsConfigurationUpdate else { return }
    needsConfigurationUpdate = false
    updateConfiguration()
    // Changes that the handler makes belong to this update and need no other.
    needsConfigurationUpdate = false
  }

  // MARK: Drags

  /// Whether a drag that hovers over the button triggers it. False by default.
  open var isSpringLoaded: Bool {
    get { SpringLoading.interaction(of: self) != nil }
    set {
      SpringLoading.set(newValue, on: self) { [weak self] _ in self?.pressBySpring() }
    }
  }

  // MARK: Older layout properties

  /// The space around image and title, in points, for buttons without a configuration.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet {
      ExplicitValues.note(self, "contentEdgeInsets")
      contentDidChange()
    }
  }
  /// The insets of the title in points, which do not change the button's size; for buttons without a configuration.
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  /// The insets of the image in points, which do not change the button's size; for buttons without a configuration.
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  /// Whether the shadow is on the other side while the button is pressed. The value is stored without effect.
  open var reversesTitleShadowWhenHighlighted = false
  /// Whether an image is darkened for `.highlighted` if that state has none of its own. True by default.
  open var adjustsImageWhenHighlighted = true
  /// Whether an image is dimmed for `.disabled` if that state has none of its own. True by default.
  open var adjustsImageWhenDisabled = true
  /// Whether the button glows under the finger. The value is stored without effect.
  open var showsTouchWhenHighlighted = false

  // MARK: Parts

  /// The label of the title; created on first access.
  open var titleLabel: UILabel? { makeTitleLabel() }
  /// The label of the configuration's subtitle; nil without one.
  open var subtitleLabel: UILabel? { secondLabel }
  /// The view of the image; created on first access.
  open var imageView: UIImageView? { makeImageView() }

  open override var tintColor: UIColor! {
    get { super.tintColor }
    set { super.tintColor = newValue }
  }

  // MARK: Layout

  /// Returns the frame of the background in the button's coordinates.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns the area of image and title in the button's coordinates.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }
  /// Returns the frame of the title within the content area, in the button's coordinates.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { layOut(in: contentRect).title }
  /// Returns the frame of the image within the content area, in the button's coordinates.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { layOut(in: contentRect).image }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    refresh()
  }

  open override var intrinsicContentSize: CGSize { fittingSize(CGSize(width: layoutWidth, height: 0)) }
  /// The width from the button's constraints, in which the titles of a configuration wrap.
  var layoutWidth: CGFloat = 0
  override var baselineFont: UIFont? { titleLabel?.font }
  override var describingText: String? { currentTitle }
  override var textBaselines: TextBaselines? {
    guard let font = titleLabel?.font else { return nil }
    return TextBaselines(centred: font, lineHeight: lineHeight(of: font))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(size) }

  open override func sizeToFit() {
    keepsTitlePadding = buttonType == .custom
    super.sizeToFit()
  }

  // MARK: Changes

  override func stateDidChange() {
    super.stateDidChange()
    setNeedsUpdateConfiguration()
    refreshLook()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsUpdateConfiguration()
    refreshLook()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if let typeImage, values.images[0] === typeImage { showTypeImage() }
    contentDidChange()
  }

  override func touchUpInsideWasSent(with event: UIEvent?) {
    if changesSelectionAsPrimaryAction, !isPopUp { isSelected.toggle() }
    send(.primaryActionTriggered, with: event)
  }

  package override var automationType: AutomationType { accessibilityStorage?.automationType ?? .button }
  package override var automationLabel: String? {
    if let label = accessibilityLabel { return label }
    switch buttonType {
    case .infoLight, .infoDark, .detailDisclosure: return "More Info"
    case .contactAdd: return "Add Contact"
    default: return shownImage?.automationLabel
    }
  }
  package override var automationIdentifier: String? {
    if let identifier = accessibilityIdentifier { return identifier }
    guard accessibilityLabel == nil, typeImage == nil, let image = shownImage, image.isSymbolImage else {
      return nil
    }
    return image.automationName
  }
  private var shownImage: UIImage? { shownConfiguration?.image ?? currentImage }
  package override var automationElements: [Any] {
    if let elements = listedElements { return elements }
    return UIView.meaningful(subviews).filter { element in
      if let label = element as? UILabel { return label.text?.isEmpty == false }
      return !(element is UIImageView) || (element as? UIImageView)?.accessibilityIdentifier != nil
    }
  }
  open override var isAccessibilityElement: Bool {
    get { accessibilityStorage?.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }
  /// The traits of a button, and those of a disabled one; the app may set others.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get {
      if let traits = accessibilityStorage?.traits { return traits }
      var traits = UIAccessibilityTraits.button
      if !isEnabled { traits.insert(.notEnabled) }
      if isSelected { traits.insert(.selected) }
      return traits
    }
    set { super.accessibilityTraits = newValue }
  }
  open override var accessibilityLabel: String? {
    get {
      super.accessibilityLabel ?? shownConfiguration?.plainTitle ?? currentTitle ?? currentAttributedTitle?.string
        ?? shownConfiguration?.image?.accessibilityLabel ?? currentImage?.accessibilityLabel
        ?? (buttonType == .close ? SystemStrings.text("Close") : nil)
    }
    set { super.accessibilityLabel = newValue }
  }
}

/// The label of a button's title. A title that wraps has as many lines as it needs, as in UIKit, where the line
/// break mode of a button decides on its lines.
@MainActor final class UIButtonLabel: UILabel {
  override var lineBreakMode: NSLineBreakMode {
    didSet {
      let wraps = lineBreakMode == .byWordWrapping || lineBreakMode == .byCharWrapping
      if wraps, numberOfLines == 1 {
        numberOfLines = 0
        wrapsByMode = true
      } else if !wraps, wrapsByMode {
        numberOfLines = 1
        wrapsByMode = false
      }
      if lineBreakMode != oldValue { superview?.setNeedsLayout() }
    }
  }

  /// Whether the line break mode, not the app, set the label's number of lines.
  private var wrapsByMode = false

  override var numberOfLines: Int { didSet { if numberOfLines != oldValue { superview?.setNeedsLayout() } } }
}
