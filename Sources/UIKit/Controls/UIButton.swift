/// A control that shows a title, an image or both, and performs an action when it is tapped.
///
/// Make a button of a configuration, which describes its whole look, or of type `.system` with titles and colours
/// for each state. Give it its action as a `UIAction` or as a target and a selector.
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
/// A state without a title, image or colour of its own shows that of `.normal`. A button with a `configuration` is
/// drawn by it; what the older setters set fills in what the configuration leaves open, and titles that they set
/// later take the place of the configuration's. Sizes: facts/geometry.md#button.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uibutton>
@preconcurrency @MainActor open class UIButton: UIControl, UISpringLoadedInteractionSupporting {
  /// Raw values as in `UIButtonType`.
  public enum ButtonType: Int, Sendable {
    /// No look of its own: title, image and background are what the app sets.
    case custom = 0
    /// The look of buttons in lists and bars: the title in the tint color, dimmed while pressed.
    case system = 1
    /// An "i" in a circle, for details of a row.
    case detailDisclosure = 2
    /// An "i" in a circle, since iOS 7 the same as `detailDisclosure`.
    case infoLight = 3
    /// An "i" in a circle, since iOS 7 the same as `detailDisclosure`.
    case infoDark = 4
    /// A plus in a circle, to add something.
    case contactAdd = 5
    /// An "×" on a disc, to close what is shown.
    case close = 7

    /// The old name of `.system`.
    public static var roundedRect: ButtonType { .system }
  }

  /// What a button is there for.
  public enum Role: Int, Sendable {
    /// A button without a special meaning.
    case normal = 0
    /// The button that the Return key triggers.
    case primary = 1
    /// The button that cancels; the system's look is the ordinary one.
    case cancel = 2
    /// A button that deletes or loses something; its title is red in the system's looks.
    case destructive = 3
  }

  /// Changes a button's configuration for its state.
  public typealias ConfigurationUpdateHandler = (_ button: UIButton) -> Void

  // MARK: Making

  private var type = ButtonType.custom
  var values = StateValues()
  var label: UIButtonLabel?
  var secondLabel: UIButtonLabel?
  var picture: UIImageView?
  var backgroundPicture: UIImageView?
  var backgroundPlate: ConfiguredBackgroundView?
  /// Behind the content of a selected system button.
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
  /// Whether the parts of a configured button do not show its present state yet.
  var needsPreparation = true

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    decode(.button, from: coder)
  }

  override class var nibRow: NibRow { .button }

  /// Makes a custom button whose title and image are the action's.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    take(primaryAction)
  }

  /// Makes a button of a type, without a size.
  public convenience init(type buttonType: UIButton.ButtonType) {
    self.init(frame: .zero)
    setType(buttonType)
  }

  /// Makes a button with the title and image of an action, which taps perform.
  public convenience init(type buttonType: UIButton.ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero)
    setType(buttonType)
    take(primaryAction)
  }

  /// Makes a button of a configuration; taps perform the action, whose title and image are taken where the
  /// configuration has none.
  public convenience init(configuration: UIButton.Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    setType(.system)
    self.configuration = configuration
    take(primaryAction)
  }

  /// A system button with an image and a target.
  open class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> Self {
    // A class made at run time, as Objective-C does: `init(frame:)` is not required of subclasses.
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

  /// The image that comes with the type; it holds colours of the appearance.
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

  /// The type with which the button was made.
  open var buttonType: ButtonType { type }
  /// What the button is there for: a destructive one is red.
  open var role = Role.normal { didSet { contentDidChange() } }
  /// The menu of a long press, or of a tap with `showsMenuAsPrimaryAction`.
  open var menu: UIMenu? {
    didSet {
      if menu != nil { isContextMenuInteractionEnabled = true }
      updatePopUp()
    }
  }
  /// How the menu's entries are ordered where it opens above the button; by default the first one is nearest.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
  /// Whether a tap turns `isSelected` on and off, or the choice in a menu that a tap opens becomes the title.
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
  /// Whether the button changes while a pointer is over it. Default false.
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

  /// Sets the colour of the title in a state; nil restores the automatic colour.
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

  /// Sets size and weight of a symbol for a state.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
  ) {
    ExplicitValues.note(self, .init("preferredSymbolConfiguration", state))
    values.symbols[state.rawValue] = configuration
    contentDidChange()
  }

  /// Sets a title with attributes for a state. It goes before a plain one.
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
  /// Returns size and weight of a symbol in a state.
  open func preferredSymbolConfigurationForImage(in state: UIControl.State) -> UIImage.SymbolConfiguration? {
    values.symbols.shown(state)
  }
  /// Returns the title with attributes in a state; nil where only a plain one was set.
  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    popUpElement == nil ? values.attributedTitles.shown(state) : nil
  }

  /// The title that is shown now.
  open var currentTitle: String? { title(for: state) }
  /// The color of the title now.
  open var currentTitleColor: UIColor { values.titleColors.shown(state) ?? automaticTitleColor }
  /// The color of the title's shadow now.
  open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
  /// The image that is shown now.
  open var currentImage: UIImage? { image(for: state) }
  /// The image behind the content now.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
  /// Size and weight of a symbol now.
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    preferredSymbolConfigurationForImage(in: state)
  }
  /// The title with attributes that is shown now.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

  // MARK: Configuration

  /// How the button looks and is laid out; nil uses the values for each state.
  public var configuration: UIButton.Configuration? {
    didSet {
      if configuration == nil { removeConfigurationViews() }
      if configuration?.attributedTitle != oldValue?.attributedTitle { titlesAreNewer = false }
      setNeedsUpdateConfiguration()
      contentDidChange()
    }
  }

  /// Whether a title was set for a state after the configuration's: what was set later is shown.
  var titlesAreNewer = false

  /// Called in `updateConfiguration()`, to change the configuration with the button's state.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }

  /// Whether colours follow the state by themselves. Default true.
  open var automaticallyUpdatesConfiguration = true { didSet { setNeedsUpdateConfiguration() } }

  /// Asks for `updateConfiguration()` before the next layout.
  open func setNeedsUpdateConfiguration() {
    needsConfigurationUpdate = true
    needsPreparation = true
    setNeedsLayout()
  }

  /// Changes the configuration with the state; runs the handler unless overridden.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  func updateConfigurationIfNeeded() {
    guard needsConfigurationUpdate else { return }
    needsConfigurationUpdate = false
    updateConfiguration()
    // What the handler set is about this very update.
    needsConfigurationUpdate = false
  }

  // MARK: Drags

  /// Whether a drag that stays over the button presses it. Default false.
  open var isSpringLoaded: Bool {
    get { SpringLoading.interaction(of: self) != nil }
    set {
      SpringLoading.set(newValue, on: self) { [weak self] _ in self?.pressBySpring() }
    }
  }

  // MARK: Older layout properties

  /// The space around image and title, in points. It counts for buttons without a configuration.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet {
      ExplicitValues.note(self, "contentEdgeInsets")
      contentDidChange()
    }
  }
  /// Moves the title, in points, without a change of the button's size. It counts for buttons without a
  /// configuration.
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  /// Moves the image, in points, without a change of the button's size. It counts for buttons without a
  /// configuration.
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  /// Whether the shadow is on the other side while the button is pressed. It is kept: the shadow stays.
  open var reversesTitleShadowWhenHighlighted = false
  /// Whether an image without one for `.highlighted` is darkened then. Default true.
  open var adjustsImageWhenHighlighted = true
  /// Whether an image without one for `.disabled` is dimmed then. Default true.
  open var adjustsImageWhenDisabled = true
  /// Whether a glow shows under the finger. Kept.
  open var showsTouchWhenHighlighted = false

  // MARK: Parts

  /// The label that shows the title; created when it is first read.
  open var titleLabel: UILabel? { makeTitleLabel() }
  /// The label of the configuration's subtitle; nil without one.
  open var subtitleLabel: UILabel? { secondLabel }
  /// The view that shows the image; created when it is first read.
  open var imageView: UIImageView? { makeImageView() }

  open override var tintColor: UIColor! {
    get { super.tintColor }
    set { super.tintColor = newValue }
  }

  // MARK: Layout

  /// Returns the frame of the background, in the button's space.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns the area of image and title, in the button's space.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }
  /// Returns the frame of the title within the area of the content, in the button's space.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { layOut(in: contentRect).title }
  /// Returns the frame of the image within the area of the content, in the button's space.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { layOut(in: contentRect).image }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    refresh()
  }

  open override var intrinsicContentSize: CGSize { fittingSize(CGSize(width: layoutWidth, height: 0)) }
  /// The width that constraints gave the button, where the titles of a configuration wrap.
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
  /// A button, dimmed while it is disabled, unless set.
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

  /// Whether the line break mode, not the app, gave the label its lines.
  private var wrapsByMode = false

  override var numberOfLines: Int { didSet { if numberOfLines != oldValue { superview?.setNeedsLayout() } } }
}
