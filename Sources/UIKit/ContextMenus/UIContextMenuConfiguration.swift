/// A closure that returns the view controller of a context menu's preview.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

/// A closure that returns the menu, given the elements that the system suggests.
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
  /// The order of a menu's entries.
  public enum ElementOrder: Int, Sendable {
    /// The system's choice by the position of the menu: away from the finger.
    case automatic = 0
    /// The first entry is next to the finger.
    case priority = 1
    /// The entries are ordered from top to bottom.
    case fixed = 2
  }

  private var storedIdentifier: any NSCopying = NSUUID()
  private(set) var previewProvider: UIContextMenuContentPreviewProvider?
  private(set) var actionProvider: UIContextMenuActionProvider?

  /// The identifier of the menu; a UUID by default.
  open var identifier: any NSCopying { storedIdentifier }
  /// The identifiers of further items of the menu: the delegate returns a preview for each, and they gather below
  /// the first one.
  open var secondaryItemIdentifiers: Set<AnyHashable> = []
  /// The number on the preview. 0, the default, stands for the number of items if there are several.
  open var badgeCount = 0
  /// The preferred order of the menu's elements.
  open var preferredMenuElementOrder = ElementOrder.automatic

  public override init() { super.init() }

  /// Creates a configuration; both providers are called when the menu opens. Nil stands for a preview of the view
  /// itself, and for no menu.
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
