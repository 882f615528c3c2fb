/// A button of a bar with a title, an image, a system item's look, or a custom view.
///
/// ```swift
/// navigationItem.rightBarButtonItem = UIBarButtonItem(
///   barButtonSystemItem: .done, target: self, action: #selector(finish))
/// navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Edit", primaryAction: UIAction { _ in print("edit") })
/// ```
///
/// The target is not retained; without one, the action goes up the responder chain. The sender is the item.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uibarbuttonitem>
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem, UISpringLoadedInteractionSupporting {
  package private(set) var systemItem: SystemItem?
  /// The view that shows the item, created when it is first visible.
  var button: BarButton?
  /// The segue that the item triggers.
  var segue: (any BarItemSegue)?

  public override init() { super.init() }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    decode(.barButtonItem, from: coder)
  }

  override class var nibRow: NibRow { .barButtonItem }

  /// Creates an item with an image in the tint color, which sends the action to the target; a nil target is the
  /// first responder.
  public convenience init(image: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
    self.style = style
    setTarget(target, action)
  }

  /// Creates an item with an image, and another image for the lower bars of a phone in landscape; nil uses the
  /// first for both.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  /// Creates an item with a title, which sends the action to the target; a nil target is the first responder.
  public convenience init(title: String?, style: UIBarButtonItem.Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    setTarget(target, action)
  }

  /// Creates a system item, which sends the action to the target; a nil target is the first responder.
  public convenience init(
    barButtonSystemItem systemItem: UIBarButtonItem.SystemItem, target: Any?, action: Selector?
  ) {
    self.init()
    setSystemItem(systemItem)
    setTarget(target, action)
  }

  /// Creates an item that shows a view, which handles its touches itself. Its size comes from its constraints or
  /// its frame.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Creates a system item that performs an action. With a menu, the menu opens at a tap, or, in addition to an
  /// action, at a long press.
  public convenience init(
    systemItem: UIBarButtonItem.SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    setSystemItem(systemItem)
    // The system item's title and image take precedence.
    storedPrimaryAction = primaryAction
    self.menu = menu
  }

  /// Creates an item that performs an action, with the action's title and image unless others are given. With a
  /// menu, the menu opens at a tap, or, in addition to an action, at a long press.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    if let title { self.title = title }
    if let image { self.image = image }
    self.menu = menu
  }

  /// Creates an item with a title and an image, which sends the action to the target, and opens the menu at a long
  /// press.
  public convenience init(
    title: String?, image: UIImage?, target: AnyObject?, action: Selector?, menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title
    self.image = image
    setTarget(target, action)
    self.menu = menu
  }

  /// Returns an item that is a space of a width in points.
  open class func fixedSpace(_ width: CGFloat) -> Self {
    let item = make()
    item.setSystemItem(.fixedSpace)
    item.width = width
    return item
  }

  /// Returns an item that is a space, which shares the remaining width with the other flexible spaces of the bar.
  open class func flexibleSpace() -> Self {
    let item = make()
    item.setSystemItem(.flexibleSpace)
    return item
  }

  private static func make() -> Self {
    // Creates the instance with the dynamic class, as Objective-C does: subclasses need not have `init()`.
    made(instantiate(self))
  }

  func setSystemItem(_ item: SystemItem) {
    systemItem = item
    if item == .done || item == .save { style = .done }
    itemDidChange()
  }

  private func setTarget(_ target: Any?, _ action: Selector?) {
    self.target = target as AnyObject?
    self.action = action
  }

  // MARK: Action

  /// The object that gets the action; nil sends it to the first responder and up its chain.
  open weak var target: AnyObject?
  /// The method that is called with the item, and with the event if it takes two arguments.
  open var action: Selector?
  private var storedPrimaryAction: UIAction?
  /// The action that is performed instead of `action`. Its title and image become those of the item.
  open var primaryAction: UIAction? {
    get { storedPrimaryAction }
    set {
      storedPrimaryAction = newValue
      guard let newValue else { return }
      title = newValue.title.isEmpty ? nil : newValue.title
      image = newValue.image
    }
  }
  /// The menu that a long press opens, and a tap if the item has no action.
  open var menu: UIMenu? { didSet { itemDidChange() } }
  /// The order of the menu's entries when it opens above the item.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
  /// The item's element in an overflow menu; nil means one with the item's title and image.
  open var menuRepresentation: UIMenuElement?

  /// The item's element in an overflow menu, the app's or a derived one.
  var menuElement: UIMenuElement {
    if let menuRepresentation { return menuRepresentation }
    let name = title ?? systemItem?.spokenName ?? accessibilityLabel ?? ""
    if let menu { return UIMenu(title: name, image: image, children: menu.children) }
    let action = UIAction(title: name, image: shownImage(compact: false)) { [weak self] _ in
      self?.perform(event: nil)
    }
    if !isEnabled { action.attributes.insert(.disabled) }
    return action
  }
  /// Whether a tap turns `isSelected` on and off.
  open var changesSelectionAsPrimaryAction = false

  /// Whether a drag that hovers over the item triggers it. False by default.
  open var isSpringLoaded = false { didSet { if isSpringLoaded != oldValue { itemDidChange() } } }

  /// Whether the symbol of the item moves when the user touches the item. False by default. Symbols do not move,
  /// which is logged once.
  open var isSymbolAnimationEnabled = false {
    didSet {
      guard isSymbolAnimationEnabled else { return }
      Unsupported.log("UIBarButtonItem.isSymbolAnimationEnabled", effect: "symbols stay still")
    }
  }

  /// Performs the item's tap.
  package func perform(event: UIEvent?) {
    guard isEnabled else { return }
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
    if let segue { segue.fire(sender: self) }
    if let storedPrimaryAction { return storedPrimaryAction.performWithSender(self, target: nil) }
    if let action { ActionDispatch.send(action, to: target, from: self, for: event) }
  }

  // MARK: Look

  /// Whether the title is emphasized, as by `.done`. `.plain` by default.
  open var style = Style.plain { didSet { if style != oldValue { itemDidChange() } } }
  /// The item's width in points; 0 fits it to the content.
  open var width: CGFloat = 0 { didSet { if width != oldValue { itemDidChange() } } }
  /// Titles for which the item is wide enough.
  open var possibleTitles: Set<String>? { didSet { if possibleTitles != oldValue { itemDidChange() } } }
  /// The view that is shown instead of a title or image. It handles its touches itself; the item's action is not
  /// sent.
  open var customView: UIView? {
    didSet {
      guard customView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      itemDidChange()
    }
  }
  /// Whether the item is shown as selected. False by default.
  open var isSelected = false { didSet { if isSelected != oldValue { itemDidChange() } } }
  /// Whether the item is left out of its bar, without a gap. False by default.
  open var isHidden = false { didSet { if isHidden != oldValue { itemDidChange() } } }
  /// The tint color of the item; nil, the default, stands for the bar's.
  open var tintColor: UIColor? {
    didSet {
      ExplicitValues.note(self, "tintColor")
      itemDidChange()
    }
  }

  /// Images and offsets that the app set for states and heights.
  var backgrounds = BarButtonBackgrounds()

  // MARK: Backgrounds

  /// Sets the image behind the item in a state, for items of any style.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    ExplicitValues.note(self, .init("backgroundImage", state, barMetrics.rawValue))
    backgrounds.set(backgroundImage, state, nil, barMetrics)
    itemDidChange()
  }
  /// Returns the background image for a state and height of bars; nil for the standard background.
  open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    backgrounds.image(state, nil, barMetrics)
  }
  /// Sets the image behind the item in a state, for items of one style.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, style: UIBarButtonItem.Style, barMetrics: UIBarMetrics
  ) {
    ExplicitValues.note(self, .init("backgroundImage of style", state, style.rawValue, barMetrics.rawValue))
    backgrounds.set(backgroundImage, state, style, barMetrics)
    itemDidChange()
  }
  /// Returns the background image for a state, a style and a height of bars; without one for the style, the one for
  /// all.
  open func backgroundImage(
    for state: UIControl.State, style: UIBarButtonItem.Style, barMetrics: UIBarMetrics
  ) -> UIImage? { backgrounds.image(state, style, barMetrics) ?? backgrounds.image(state, nil, barMetrics) }
  /// Sets the vertical offset of the background in bars of a height, in points, positive downwards.
  open func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    backgrounds.imageOffsets[barMetrics] = adjustment.isFinite ? adjustment : 0
    itemDidChange()
  }
  /// Returns the vertical offset of the background in bars of a height, in points.
  open func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    backgrounds.imageOffsets[barMetrics] ?? 0
  }
  /// Sets the offset of the title in points.
  open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    ExplicitValues.note(self, .init("titlePositionAdjustment", barMetrics.rawValue))
    backgrounds.titleOffsets[barMetrics] = adjustment
    itemDidChange()
  }
  /// Returns the offset of the title in bars of a height, in points.
  open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    backgrounds.titleOffsets[barMetrics] ?? .zero
  }
  /// Sets the image behind the back button that the item describes.
  open func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    ExplicitValues.note(self, .init("backButtonBackgroundImage", state, barMetrics.rawValue))
    backgrounds.setBack(backgroundImage, state, barMetrics)
    itemDidChange()
  }
  /// Returns the background image of back buttons for a state and height of bars; nil for the standard one.
  open func backButtonBackgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    backgrounds.backImage(state, barMetrics)
  }
  /// Sets the offset of the title of back buttons in bars of a height, in points.
  open func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    ExplicitValues.note(self, .init("backButtonTitlePositionAdjustment", barMetrics.rawValue))
    backgrounds.backTitleOffsets[barMetrics] = adjustment
    itemDidChange()
  }
  /// Returns the offset of the title of back buttons in bars of a height, in points.
  open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    backgrounds.backTitleOffsets[barMetrics] ?? .zero
  }
  /// Sets the vertical offset of the background of back buttons in bars of a height, in points, positive downwards.
  open func setBackButtonBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    backgrounds.backImageOffsets[barMetrics] = adjustment.isFinite ? adjustment : 0
    itemDidChange()
  }
  /// Returns the vertical offset of the background of back buttons in bars of a height, in points.
  open func backButtonBackgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    backgrounds.backImageOffsets[barMetrics] ?? 0
  }

  // MARK: Groups

  /// The group that holds the item.
  open internal(set) weak var buttonGroup: UIBarButtonItemGroup?

  /// Returns a group of only this item, which the user can't move or remove.
  open func creatingFixedGroup() -> UIBarButtonItemGroup { .fixedGroup(items: [self]) }
  /// Returns a group of only this item, which the user can move.
  open func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
    .movableGroup(customizationIdentifier: customizationIdentifier, items: [self])
  }
  /// Returns a group of only this item, which the user can move and remove.
  public func creatingOptionalGroup(customizationIdentifier: String, isInDefaultCustomization: Bool = true)
    -> UIBarButtonItemGroup
  {
    .optionalGroup(
      customizationIdentifier: customizationIdentifier, isInDefaultCustomization: isInDefaultCustomization,
      items: [self])
  }

  /// The visible title: the item's own, else the system's.
  package var shownTitle: String? { title ?? (image == nil ? systemItem?.title : nil) }

  func shownImage(compact: Bool) -> UIImage? {
    if let image = (compact ? landscapeImagePhone : nil) ?? image { return image }
    if title == nil, systemItem == .close { return ButtonSymbols.image(for: .close) }
    guard title == nil, let name = systemItem?.symbolName else { return nil }
    return UIImage(
      systemName: name,
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 17, weight: .regular, scale: .large))
  }
}

/// A storyboard segue that a bar button triggers when it is tapped.
@MainActor protocol BarItemSegue: AnyObject {
  func fire(sender: AnyObject?)
}
