import QuartzCore

/// The dimensions of iOS 17's menus in points: 250 wide, rows of 44, corners of 13 (estimated from pictures of iOS
/// 15 to 17; `facts/presentation.md#menu`).
@MainActor enum MenuMetrics {
  static let width: CGFloat = 250
  static let rowHeight: CGFloat = 44
  static let cornerRadius: CGFloat = 13
  static let edge: CGFloat = 16
  /// The leading edge of titles in a menu in which an entry has a mark.
  static let markedEdge: CGFloat = 34
  /// The center of marks.
  static let markCenter: CGFloat = 20
  /// The center of images, from the trailing edge.
  static let imageCenter: CGFloat = 27
  static let imageRoom: CGFloat = 48
  static let sectionGap: CGFloat = 8
  static let headerPadding: CGFloat = 8
  static let rowPadding: CGFloat = 11

  /// Returns the width of a menu, which is larger for large text.
  static func width(for traits: UITraitCollection, in area: CGRect) -> CGFloat {
    let isLarge = traits.preferredContentSizeCategory.isAccessibilityCategory
    return min(isLarge ? 343 : width, max(0, area.width))
  }
}

/// A row of a menu, or a cell among several beside each other.
@MainActor class MenuItemView: UIView {
  /// The effect of choosing the item; nil if it cannot be chosen.
  var choose: (() -> Void)?
  /// Whether choosing the item opens a submenu.
  var opensMenu = false
  var isHighlighted = false {
    didSet { if isHighlighted != oldValue { backgroundColor = isHighlighted ? Self.highlightColor : nil } }
  }

  static let highlightColor = UIColor {
    $0.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.12) : UIColor(white: 0, alpha: 0.08)
  }

  var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Sets a view's frame from one in left-to-right coordinates.
  func place(_ view: UIView, _ rect: CGRect) {
    var rect = rect
    if isMirrored { rect.origin.x = bounds.width - rect.maxX }
    view.frame = pixelAligned(rect)
  }

  func height(width: CGFloat) -> CGFloat { MenuMetrics.rowHeight }

  static func color(_ attributes: UIMenuElement.Attributes) -> UIColor {
    if attributes.contains(.disabled) { return .tertiaryLabel }
    return attributes.contains(.destructive) ? .systemRed : .label
  }
}

/// An entry with its mark, title, subtitle and image.
@MainActor final class MenuRowView: MenuItemView {
  private let title = UILabel(frame: .zero)
  private var subtitle: UILabel?
  private var mark: UIImageView?
  private var picture: UIImageView?
  private let reservesMark: Bool

  struct Content {
    var title: String
    var subtitle: String?
    var image: UIImage?
    var attributes: UIMenuElement.Attributes = []
    /// The symbol at the leading edge.
    var mark: String?
    var isBold = false
    var isOn = false
    var hasMenu = false
  }

  init(_ content: Content, traits: UITraitCollection, reservesMark: Bool) {
    self.reservesMark = reservesMark
    super.init(frame: .zero)
    let color = Self.color(content.attributes)
    title.text = content.title
    title.numberOfLines = 0
    title.textColor = color
    let font = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits)
    title.font = content.isBold ? .systemFont(ofSize: font.pointSize, weight: .semibold) : font
    title.textAlignment = .natural
    addSubview(title)
    if let text = content.subtitle, !text.isEmpty {
      let label = UILabel(frame: .zero)
      label.text = text
      label.numberOfLines = 0
      label.font = .preferredFont(forTextStyle: .footnote, compatibleWith: traits)
      label.textColor = content.attributes.contains(.disabled) ? .tertiaryLabel : .secondaryLabel
      addSubview(label)
      subtitle = label
    }
    if let name = content.mark {
      let configuration = UIImage.SymbolConfiguration(pointSize: font.pointSize * 0.82, weight: .semibold)
      mark = addPicture(UIImage(systemName: name, withConfiguration: configuration), color)
    }
    if let image = content.image {
      let view = addPicture(image, color)
      view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: font.pointSize)
      picture = view
    }
    describe(content)
  }

  required init?(coder: NSCoder) { return nil }

  private func describe(_ content: Content) {
    isAccessibilityElement = true
    accessibilityLabel = content.subtitle.map { "\(content.title), \($0)" } ?? content.title
    accessibilityTraits = .button
    if content.isOn { accessibilityTraits.insert(.selected) }
    if content.attributes.contains(.disabled) { accessibilityTraits.insert(.notEnabled) }
    if content.hasMenu { accessibilityHint = "Double-tap to activate the picker" }
  }

  private func addPicture(_ image: UIImage?, _ color: UIColor) -> UIImageView {
    let view = UIImageView(image: image)
    view.templatesAutomaticImages = true
    view.tintColor = color
    view.contentMode = .scaleAspectFit
    addSubview(view)
    return view
  }

  private func texts(width: CGFloat) -> (x: CGFloat, room: CGFloat, title: CGFloat, subtitle: CGFloat) {
    let x = reservesMark ? MenuMetrics.markedEdge : MenuMetrics.edge
    let room = max(0, width - x - (picture == nil ? MenuMetrics.edge : MenuMetrics.imageRoom))
    let limit = CGSize(width: room, height: .greatestFiniteMagnitude)
    return (x, room, title.sizeThatFits(limit).height, subtitle?.sizeThatFits(limit).height ?? 0)
  }

  override func height(width: CGFloat) -> CGFloat {
    let texts = texts(width: width)
    let height = texts.title + (subtitle == nil ? 0 : texts.subtitle + 2)
    return max(MenuMetrics.rowHeight, (height + 2 * MenuMetrics.rowPadding).rounded(.up))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let texts = texts(width: bounds.width)
    let height = texts.title + (subtitle == nil ? 0 : texts.subtitle + 2)
    let y = (bounds.height - height) / 2
    place(title, CGRect(x: texts.x, y: y, width: texts.room, height: texts.title))
    if let subtitle {
      place(subtitle, CGRect(x: texts.x, y: y + texts.title + 2, width: texts.room, height: texts.subtitle))
    }
    if let mark { put(mark, x: MenuMetrics.markCenter, limit: 22) }
    if let picture { put(picture, x: bounds.width - MenuMetrics.imageCenter, limit: 28) }
  }

  private func put(_ view: UIImageView, x: CGFloat, limit: CGFloat) {
    let natural = view.intrinsicContentSize
    let scale = min(1, limit / max(natural.width, natural.height, 1))
    let size = CGSize(width: natural.width * scale, height: natural.height * scale)
    place(
      view,
      CGRect(x: x - size.width / 2, y: (bounds.height - size.height) / 2, width: size.width, height: size.height))
  }
}

/// One of several entries that are side by side: its image, and below it its title if there is space.
@MainActor final class MenuCellView: MenuItemView {
  private let picture: UIImageView
  private let label = UILabel(frame: .zero)
  private let ring = UIView(frame: .zero)
  private let showsTitle: Bool
  private let showsRing: Bool

  /// Creates the cell of an action or a menu.
  /// - Parameters:
  ///   - size: the size of the cell; `.medium` has the title below the image.
  ///   - isPalette: whether a chosen entry has a disc behind its image.
  init(_ leaf: any UIMenuLeaf, size: UIMenu.ElementSize, isPalette: Bool, traits: UITraitCollection) {
    picture = UIImageView(image: leaf.image)
    showsTitle = size == .medium || leaf.image == nil
    showsRing = isPalette && leaf.state == .on
    super.init(frame: .zero)
    let color = Self.color(leaf.attributes)
    ring.backgroundColor = Self.highlightColor
    ring.isHidden = !showsRing
    picture.templatesAutomaticImages = true
    picture.tintColor = color
    picture.contentMode = .scaleAspectFit
    label.text = showsTitle ? leaf.title : nil
    label.font = .preferredFont(forTextStyle: .caption1, compatibleWith: traits)
    label.textColor = color
    label.textAlignment = .center
    for view in [ring, picture, label] { addSubview(view) }
    isAccessibilityElement = true
    accessibilityLabel = leaf.title
    accessibilityTraits = leaf.attributes.contains(.disabled) ? [.button, .notEnabled] : .button
    if leaf.state == .on { accessibilityTraits.insert(.selected) }
  }

  required init?(coder: NSCoder) { return nil }

  override func height(width: CGFloat) -> CGFloat {
    let content = content(width: width)
    // Large text makes the cells higher.
    return max(
      showsTitle && picture.image != nil ? 66 : 48, (content.height + 2 * MenuMetrics.headerPadding).rounded(.up))
  }

  /// Returns the image's size, the title's height, and the height of both.
  private func content(width: CGFloat) -> (image: CGSize, text: CGFloat, height: CGFloat) {
    let room = CGSize(width: max(0, width - 8), height: .greatestFiniteMagnitude)
    let text = showsTitle ? label.sizeThatFits(room).height : 0
    let natural = picture.intrinsicContentSize
    let size = picture.image == nil ? .zero : CGSize(width: min(natural.width, 28), height: min(natural.height, 28))
    return (size, text, size.height + (text > 0 && size.height > 0 ? 4 : 0) + text)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (size, text, height) = content(width: bounds.width)
    let top = (bounds.height - height) / 2
    picture.frame = pixelAligned(
      CGRect(x: (bounds.width - size.width) / 2, y: top, width: size.width, height: size.height))
    label.frame = CGRect(x: 4, y: top + height - text, width: max(0, bounds.width - 8), height: text)
    let side = min(bounds.width, bounds.height) - 8
    ring.frame = CGRect(
      x: (bounds.width - side) / 2, y: (bounds.height - side) / 2, width: side, height: side)
    ring.layer.cornerRadius = side / 2
  }
}

/// The row of a deferred element while its elements are loading.
@MainActor final class MenuLoadingView: MenuItemView {
  private let spinner = UIActivityIndicatorView(style: .medium)
  private let label = UILabel(frame: .zero)

  init(traits: UITraitCollection) {
    super.init(frame: .zero)
    label.text = "Loading…"
    label.font = .preferredFont(forTextStyle: .body, compatibleWith: traits)
    label.textColor = .secondaryLabel
    addSubview(label)
    addSubview(spinner)
    spinner.startAnimating()
  }

  required init?(coder: NSCoder) { return nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = label.sizeThatFits(bounds.size).height
    place(
      label,
      CGRect(
        x: MenuMetrics.edge, y: (bounds.height - height) / 2,
        width: max(0, bounds.width - MenuMetrics.edge - MenuMetrics.imageRoom), height: height))
    place(
      spinner,
      CGRect(x: bounds.width - MenuMetrics.imageCenter - 10, y: (bounds.height - 20) / 2, width: 20, height: 20))
  }
}
