/// The view of a bar button item: a system button with 8 points of space at its sides.
final class BarButton: UIButton {
  static let padding: CGFloat = 8
  private weak var item: UIBarButtonItem?
  /// The handler of a tap on a button without an item, which is a back button.
  var tapped: ((UIEvent?) -> Void)?

  var isBack: Bool { tapped != nil }
  package override var automationIdentifier: String? {
    isBack ? accessibilityIdentifier ?? "BackButton" : super.automationIdentifier
  }
  package override var automationElements: [Any] { [] }

  init(item: UIBarButtonItem?) {
    self.item = item
    super.init(frame: .zero)
    setType(.system)
    contentEdgeInsets = UIEdgeInsets(top: 0, left: BarButton.padding, bottom: 0, right: BarButton.padding)
    titleLabel?.lineBreakMode = .byTruncatingTail
    if let item { show(item, compact: false) }
  }

  required init?(coder: NSCoder) { return nil }

  override var accessibilityTraits: UIAccessibilityTraits {
    get { isBack ? super.accessibilityTraits.union(.backButton) : super.accessibilityTraits }
    set { super.accessibilityTraits = newValue }
  }
  override var showsLargeContentViewer: Bool {
    get { true }
    set { super.showsLargeContentViewer = newValue }
  }
  override var largeContentTitle: String? {
    get { item?.shownTitle ?? item?.accessibilityLabel ?? currentTitle ?? accessibilityLabel }
    set { super.largeContentTitle = newValue }
  }
  override var largeContentImage: UIImage? {
    get { item.map { $0.largeContentSizeImage ?? $0.shownImage(compact: false) } ?? currentImage }
    set { super.largeContentImage = newValue }
  }
  override var largeContentImageInsets: UIEdgeInsets {
    get { item?.largeContentSizeImageInsets ?? .zero }
    set { super.largeContentImageInsets = newValue }
  }

  override func touchUpInsideWasSent(with event: UIEvent?) {
    super.touchUpInsideWasSent(with: event)
    tapped?(event)
    item?.perform(event: event)
  }

  /// Updates the button from the item.
  func show(_ item: UIBarButtonItem, compact: Bool, appearance: UIBarButtonItemAppearance? = nil) {
    isEnabled = item.isEnabled
    isSelected = item.isSelected
    tintColor = item.tintColor
    let image = item.shownImage(compact: compact)
    setImage(
      image.map { $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0 }, for: .normal)
    imageEdgeInsets = compact ? item.landscapeImagePhoneInsets : item.imageInsets
    setTitle(image == nil ? item.shownTitle : nil, for: .normal)
    titleLabel?.font = BarButton.font(of: item)
    let metrics: UIBarMetrics = compact ? .compact : .default
    for state in [UIControl.State.normal, .highlighted, .disabled, .selected] {
      let look = appearance?.look(for: state)
      let title = image == nil ? BarButton.attributedTitle(of: item, state, look) : nil
      setAttributedTitle(title, for: state)
      setBackgroundImage(
        item.backgroundImage(for: state, style: item.style, barMetrics: metrics) ?? look?.image, for: state)
    }
    let set = item.titlePositionAdjustment(for: metrics)
    titleOffset = set == .zero ? appearance?.normal.titlePositionAdjustment ?? .zero : set
    let vertical = item.backgroundVerticalPositionAdjustment(for: metrics)
    backgroundOffset =
      vertical == 0
      ? appearance?.normal.backgroundImagePositionAdjustment ?? .zero : UIOffset(horizontal: 0, vertical: vertical)
    if isSpringLoaded != item.isSpringLoaded { isSpringLoaded = item.isSpringLoaded }
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

  /// Returns the title's attributes; nil if neither the item nor the appearance sets any.
  private static func attributedTitle(
    of item: UIBarButtonItem, _ state: UIControl.State, _ look: BarButtonLook?
  ) -> NSAttributedString? {
    guard let title = item.shownTitle else { return nil }
    let own = item.titleTextAttributes(for: state)
    let set = look?.attributes ?? [:]
    guard own != nil || !set.isEmpty else { return nil }
    var attributes = set.merging(own ?? [:]) { $1 }
    if attributes[.font] == nil {
      attributes[.font] = item.titleTextAttributes(for: .normal)?[.font] ?? font(of: item)
    }
    return NSAttributedString(string: title, attributes: attributes)
  }

  /// The offset of the title in points.
  var titleOffset = UIOffset.zero { didSet { if titleOffset != oldValue { setNeedsLayout() } } }

  /// The offset of the background image in points.
  var backgroundOffset = UIOffset.zero { didSet { if backgroundOffset != oldValue { setNeedsLayout() } } }

  /// Returns a rectangle as high as the image, vertically centered in the row.
  override func backgroundRect(forBounds bounds: CGRect) -> CGRect {
    guard let image = currentBackgroundImage else { return super.backgroundRect(forBounds: bounds) }
    let height = min(image.size.height, bounds.height)
    return CGRect(
      x: bounds.minX + backgroundOffset.horizontal, y: bounds.midY - height / 2 + backgroundOffset.vertical,
      width: bounds.width, height: height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard titleOffset != .zero, let titleLabel else { return }
    titleLabel.center = CGPoint(
      x: titleLabel.center.x + titleOffset.horizontal, y: titleLabel.center.y + titleOffset.vertical)
  }
}

extension UIBarButtonItem.SystemItem {
  var spokenName: String? {
    switch self {
    case .flexibleSpace, .fixedSpace: nil
    case .action: SystemStrings.text("Share")
    case .fastForward: "Fast Forward"
    case .add, .compose, .reply, .organize, .bookmarks, .search, .refresh, .stop, .camera, .trash, .play, .pause,
      .rewind, .close:
      "\(self)".prefix(1).uppercased() + "\(self)".dropFirst()
    default: title
    }
  }
}
