/// A group of related bar button items, and a representative item for bars without space for all of them.
///
/// ```swift
/// navigationItem.trailingItemGroups = [
///   .fixedGroup(items: [UIBarButtonItem(systemItem: .undo), UIBarButtonItem(systemItem: .redo)])
/// ]
/// ```
///
/// The customization of bars is not supported: movable and optional groups are shown like fixed ones.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uibarbuttonitemgroup>
@preconcurrency @MainActor open class UIBarButtonItemGroup: NSObject, @preconcurrency NSCoding {
  /// Notifies the bar that shows the group of changes.
  var changed: (() -> Void)?
  /// The name under which iOS stores the user's arrangement; not used.
  var customizationIdentifier: String?
  var isInDefaultCustomization = true

  /// Creates a group of items. Its representative item, nil for none, replaces them if the bar has too little
  /// space.
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    self.barButtonItems = barButtonItems
    self.representativeItem = representativeItem
    super.init()
    for item in barButtonItems { item.buttonGroup = self }
  }

  public required init?(coder: NSCoder) {
    barButtonItems =
      (coder.decodeObject(forKey: "UIItems") as? NSArray)?.compactMap { $0 as? UIBarButtonItem } ?? []
    representativeItem = coder.decodeObject(forKey: "UIRepresentative") as? UIBarButtonItem
    super.init()
    for item in barButtonItems { item.buttonGroup = self }
  }

  open func encode(with coder: NSCoder) {
    coder.encode(NSArray(array: barButtonItems), forKey: "UIItems")
    coder.encode(representativeItem, forKey: "UIRepresentative")
  }

  /// Returns a group that the user can't move or remove.
  public class func fixedGroup(representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem])
    -> UIBarButtonItemGroup
  { UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem) }

  /// Returns a group that the user can move on iOS. Flipside shows it like a fixed one.
  public class func movableGroup(
    customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    let group = UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
    group.customizationIdentifier = customizationIdentifier
    return group
  }

  /// Returns a group that the user can move and remove on iOS. Flipside shows it like a fixed one.
  public class func optionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true,
    representativeItem: UIBarButtonItem? = nil,
    items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    let group = movableGroup(
      customizationIdentifier: customizationIdentifier, representativeItem: representativeItem, items: items)
    group.isInDefaultCustomization = isInDefaultCustomization
    return group
  }

  /// The items, from the leading to the trailing one. An item is in one group at most.
  open var barButtonItems: [UIBarButtonItem] {
    didSet {
      for item in oldValue where item.buttonGroup === self { item.buttonGroup = nil }
      for item in barButtonItems { item.buttonGroup = self }
      changed?()
    }
  }
  /// The item that replaces the others if the bar has too little space for them; nil for none.
  open var representativeItem: UIBarButtonItem? { didSet { changed?() } }
  /// Whether the bar shows the representative item instead of the items. False by default.
  open internal(set) var isDisplayingRepresentativeItem = false
  /// Whether the group stays when the user customizes the bar.
  open var alwaysAvailable = false {
    didSet { if alwaysAvailable { Unsupported.log("UIBarButtonItemGroup.alwaysAvailable") } }
  }
  /// The element of the items in the overflow menu; nil, the default, shows the items.
  open var menuRepresentation: UIMenuElement?
  /// Whether the bar omits the group. False by default.
  open var isHidden = false { didSet { if isHidden != oldValue { changed?() } } }

  /// The items of the group that the bar shows.
  var shownItems: [UIBarButtonItem] { isHidden ? [] : barButtonItems.filter { !$0.isHidden } }
}
