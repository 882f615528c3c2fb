import ObjectiveC

/// An entry below the preview of a controller: an action, or a group of them.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uipreviewactionitem>
@preconcurrency @MainActor public protocol UIPreviewActionItem: NSObjectProtocol {
  /// The text of the entry.
  var title: String { get }
}

/// An action on a previewed controller that is available without opening it
/// (`UIViewController.previewActionItems`).
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uipreviewaction>
@preconcurrency @MainActor
open class UIPreviewAction: NSObject, @preconcurrency NSCopying, UIPreviewActionItem {
  /// The style of an entry.
  public enum Style: Int, Sendable {
    /// An ordinary entry.
    case `default` = 0
    /// An entry with a check mark.
    case selected = 1
    /// An entry in red.
    case destructive = 2
  }

  private let storedTitle: String
  private let storedHandler: (UIPreviewAction, UIViewController) -> Void
  let style: Style

  /// Creates an entry. The handler is called with the action and the previewed controller when the entry is chosen.
  public init(
    title: String, style: UIPreviewAction.Style,
    handler: @escaping (UIPreviewAction, UIViewController) -> Void
  ) {
    storedTitle = title
    storedHandler = handler
    self.style = style
    super.init()
  }

  /// Creates an entry without a title that does nothing.
  public override init() {
    storedTitle = ""
    storedHandler = { _, _ in }
    style = .default
    super.init()
  }

  open var title: String { storedTitle }
  /// The handler of the entry. It does nothing for items of other classes.
  open var handler: (any UIPreviewActionItem, UIViewController) -> Void {
    { [storedHandler] item, controller in
      if let action = item as? UIPreviewAction { storedHandler(action, controller) }
    }
  }

  /// Returns the object itself, as actions are immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A group of actions below a preview that open as a menu of their own.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uipreviewactiongroup>
@preconcurrency @MainActor
open class UIPreviewActionGroup: NSObject, @preconcurrency NSCopying, UIPreviewActionItem {
  private let storedTitle: String
  let style: UIPreviewAction.Style
  let actions: [UIPreviewAction]

  /// Creates an entry that opens a second list with the actions of the group.
  public init(title: String, style: UIPreviewAction.Style, actions: [UIPreviewAction]) {
    storedTitle = title
    self.style = style
    self.actions = actions
    super.init()
  }

  /// Creates a group without a title or actions.
  public override init() {
    storedTitle = ""
    style = .default
    actions = []
    super.init()
  }

  open var title: String { storedTitle }

  /// Returns the object itself, as groups are immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

extension UIMenu {
  /// Creates the menu of a preview's entries, which act on the previewed controller.
  convenience init(_ items: [any UIPreviewActionItem], for controller: UIViewController) {
    self.init(
      children: items.compactMap { item in
        switch item {
        case let action as UIPreviewAction: action.menuElement(for: controller)
        case let group as UIPreviewActionGroup:
          UIMenu(
            title: group.title, options: group.style == .destructive ? .destructive : [],
            children: group.actions.map { $0.menuElement(for: controller) })
        default: nil
        }
      })
  }
}

extension UIPreviewAction {
  fileprivate func menuElement(for controller: UIViewController) -> UIMenuElement {
    UIAction(
      title: title, attributes: style == .destructive ? .destructive : [], state: style == .selected ? .on : .off
    ) { [self] _ in handler(self, controller) }
  }
}
