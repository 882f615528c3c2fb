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
  public struct Identifier: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// Raw values as in `UIMenuOptions`.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The children are shown in the parent menu.
    public static var displayInline: Options { Options(rawValue: 1 << 0) }
    public static var destructive: Options { Options(rawValue: 1 << 1) }
    /// One child at most is on.
    public static var singleSelection: Options { Options(rawValue: 1 << 5) }
    public static var displayAsPalette: Options { Options(rawValue: 1 << 7) }
  }

  public enum ElementSize: Int, Sendable {
    case small = 0
    case medium = 1
    case large = 2
    case automatic = -1
  }

  private static var made = 0

  open private(set) var identifier: Identifier
  open private(set) var options: Options
  open var preferredElementSize: ElementSize
  open private(set) var children: [UIMenuElement]

  /// The children that are on, those of inline submenus too.
  open var selectedElements: [UIMenuElement] {
    children.flatMap { child -> [UIMenuElement] in
      if let leaf = child as? any UIMenuLeaf { return leaf.state == .on ? [child] : [] }
      if let menu = child as? UIMenu, menu.options.contains(.displayInline) { return menu.selectedElements }
      return []
    }
  }

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

  /// The same menu with other children.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }
}
