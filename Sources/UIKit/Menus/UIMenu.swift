/// A menu, or a submenu or section of one: a title and entries.
///
/// ```swift
/// let share = UIAction(title: "Share", image: UIImage(systemName: "square.and.arrow.up")) { _ in print("shared") }
/// let remove = UIAction(title: "Delete", attributes: .destructive) { _ in print("deleted") }
/// button.menu = UIMenu(title: "", children: [share, UIMenu(options: .displayInline, children: [remove])])
/// button.showsMenuAsPrimaryAction = true
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uimenu>
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
  /// The name of a menu, by which builders find it.
  public struct Identifier: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    /// Creates an identifier from its text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// Raw values as in `UIMenuOptions`.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The children are shown in the parent menu.
    public static var displayInline: Options { Options(rawValue: 1 << 0) }
    /// The menu's title is red, like that of a destructive action.
    public static var destructive: Options { Options(rawValue: 1 << 1) }
    /// At most one child is on.
    public static var singleSelection: Options { Options(rawValue: 1 << 5) }
    /// The menu's children are shown side by side, as a palette.
    public static var displayAsPalette: Options { Options(rawValue: 1 << 7) }
  }

  /// The size in which a menu shows its children.
  public enum ElementSize: Int, Sendable {
    /// Icons without titles, side by side.
    case small = 0
    /// Icons with titles, side by side.
    case medium = 1
    /// One row for each child, with title and icon.
    case large = 2
    /// The size that fits the menu's context; the default.
    case automatic = -1
  }

  private static var made = 0

  /// The identifier by which builders find the menu; it is generated unless it is given.
  open private(set) var identifier: Identifier
  /// Whether the menu is shown inline in its parent, and whether one child is on at a time.
  open private(set) var options: Options
  /// The size in which the children are shown.
  open var preferredElementSize: ElementSize
  /// The entries in their order.
  open private(set) var children: [UIMenuElement]

  /// The selected children, including those of inline submenus.
  open var selectedElements: [UIMenuElement] {
    children.flatMap { child -> [UIMenuElement] in
      if let leaf = child as? any UIMenuLeaf { return leaf.state == .on ? [child] : [] }
      if let menu = child as? UIMenu, menu.options.contains(.displayInline) { return menu.selectedElements }
      return []
    }
  }

  /// Creates a menu. As a child of another menu it is an entry that opens it, or with `.displayInline` a section of
  /// that menu.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: UIMenu.Identifier? = nil,
    options: UIMenu.Options = [], preferredElementSize: UIMenu.ElementSize = .automatic,
    children: [UIMenuElement] = []
  ) {
    UIMenu.made += 1
    self.identifier = identifier ?? Identifier("com.apple.menu.dynamic.\(UIMenu.made)")
    self.options = options
    self.preferredElementSize = preferredElementSize
    self.children = children
    super.init(title: title, subtitle: subtitle, image: image)
  }

  public required init?(coder: NSCoder) {
    identifier = Identifier("")
    options = []
    preferredElementSize = .automatic
    children = []
    super.init(coder: coder)
  }

  /// Returns a copy of the menu with other children.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }
}
