/// Makes the view controller of a context menu's preview.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

/// Makes the menu; gets the entries that the system suggests.
public typealias UIContextMenuActionProvider = (_ suggestedActions: [UIMenuElement]) -> UIMenu?

/// The content of a context menu: a menu, and a preview if there is one.
///
/// ```swift
/// let configuration = UIContextMenuConfiguration(
///   previewProvider: { UIViewController() },
///   actionProvider: { _ in UIMenu(children: [UIAction(title: "Copy") { _ in }]) })
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uicontextmenuconfiguration>
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
  /// The order of a menu's entries; raw values as in `UIContextMenuConfigurationElementOrder`.
  public enum ElementOrder: Int, Sendable {
    /// The order that fits the place of the menu: away from the finger.
    case automatic = 0
    /// The first entry is next to the finger.
    case priority = 1
    /// From top to bottom.
    case fixed = 2
  }

  private var storedIdentifier: any NSCopying = NSUUID()
  private(set) var previewProvider: UIContextMenuContentPreviewProvider?
  private(set) var actionProvider: UIContextMenuActionProvider?

  /// Tells menus apart; a UUID unless one was given.
  open var identifier: any NSCopying { storedIdentifier }
  /// Further items that the menu is for: the delegate is asked for a preview of each, and they gather below the
  /// first one.
  open var secondaryItemIdentifiers: Set<AnyHashable> = []
  /// The number on the preview. 0, the default, shows the number of items, where there are several.
  open var badgeCount = 0
  /// In which order the menu's elements are shown.
  open var preferredMenuElementOrder = ElementOrder.automatic

  public override init() { super.init() }

  /// A menu with a preview; both providers are called when the menu opens, and nil takes the view itself and no
  /// menu.
  public convenience init(
    identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.init()
    if let identifier { storedIdentifier = identifier }
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
  }
}
