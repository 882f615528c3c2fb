/// The view of a bar button item: a system button with 8 points of space at its sides.
final class BarButton: UIButton {
  static let padding: CGFloat = 8
  private weak var item: UIBarButtonItem?
  /// A button without an item is a back button.
  var tapped: ((UIEvent?) -> Void)?

  var isBack: Bool { tapped != nil }

  init(item: UIBarButtonItem?) {
    self.item = item
    super.init(frame: .zero)
    setType(.system)
    contentEdgeInsets = UIEdgeInsets(top: 0, left: BarButton.padding, bottom: 0, right: BarButton.padding)
    titleLabel?.lineBreakMode = .byTruncatingTail
    if let item { show(item, compact: false) }
  }

  required init?(coder: NSCoder) { return nil }

  override func touchUpInsideWasSent(with event: UIEvent?) {
    super.touchUpInsideWasSent(with: event)
    tapped?(event)
    item?.perform(event: event)
  }

  /// Takes over what the item says.
  func show(_ item: UIBarButtonItem, compact: Bool) {
    isEnabled = item.isEnabled
    isSelected = item.isSelected
    tintColor = item.tintColor
    let image = item.shownImage(compact: compact)
    setImage(
      image.map { $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0 }, for: .normal)
    imageEdgeInsets = compact ? item.landscapeImagePhoneInsets : item.imageInsets
    setTitle(image == nil ? item.shownTitle : nil, for: .normal)
    titleLabel?.font = BarButton.font(of: item)
    for state in [UIControl.State.normal, .highlighted, .disabled, .selected] {
      setAttributedTitle(image == nil ? BarButton.attributedTitle(of: item, state) : nil, for: state)
    }
    menu = item.menu
    isContextMenuInteractionEnabled = item.menu != nil
    preferredMenuElementOrder = item.preferredMenuElementOrder
    showsMenuAsPrimaryAction = item.menu != nil && item.action == nil && item.primaryAction == nil
    accessibilityIdentifier = item.accessibilityIdentifier
    accessibilityLabel =
      item.accessibilityLabel ?? item.title ?? item.image?.accessibilityLabel ?? item.systemItem?.spokenName
  }

  static func font(of item: UIBarButtonItem) -> UIFont {
    .systemFont(ofSize: 17, weight: item.style == .done ? .semibold : .regular)
  }

  private static func attributedTitle(of item: UIBarButtonItem, _ state: UIControl.State) -> NSAttributedString? {
    guard let title = item.shownTitle, var attributes = item.titleTextAttributes(for: state) else { return nil }
    if attributes[.font] == nil {
      attributes[.font] = item.titleTextAttributes(for: .normal)?[.font] ?? font(of: item)
    }
    return NSAttributedString(string: title, attributes: attributes)
  }
}

extension UIBarButtonItem.SystemItem {
  fileprivate var spokenName: String? {
    switch self {
    case .flexibleSpace, .fixedSpace: nil
    case .action: "Share"
    case .fastForward: "Fast Forward"
    case .add, .compose, .reply, .organize, .bookmarks, .search, .refresh, .stop, .camera, .trash, .play, .pause,
      .rewind, .close:
      "\(self)".prefix(1).uppercased() + "\(self)".dropFirst()
    default: title
    }
  }
}
