import QuartzCore

/// The view of a tab bar item: its image, title and badge.
final class TabBarButton: UIControl {
  let item: UITabBarItem
  private weak var bar: UITabBar?
  private let indicator = UIImageView()
  private let picture = UIImageView()
  private let label = UILabel()
  private var badge: TabBarBadge?

  private enum Metrics {
    /// In the coordinates of the button, which begins 1 point below the bar's top (facts/geometry.md#tab-bar).
    static let imageCenter: CGFloat = 17
    static let baseline: CGFloat = 44
    static let inlineGap: CGFloat = 6
    static let badgeTop: CGFloat = 2
    static let badgeOffset: CGFloat = 11
    static let stackedFont = UIFont.systemFont(ofSize: 10, weight: .medium)
    static let inlineFont = UIFont.systemFont(ofSize: 13)
    static let compactFont = UIFont.systemFont(ofSize: 12)
  }

  init(_ item: UITabBarItem, in bar: UITabBar) {
    self.item = item
    self.bar = bar
    super.init(frame: .zero)
    for part in [indicator, picture, label] { part.isUserInteractionEnabled = false }
    indicator.contentMode = .center
    picture.contentMode = .center
    label.textAlignment = .center
    label.lineBreakMode = .byTruncatingTail
    label.isAccessibilityElement = false
    addSubview(indicator)
    addSubview(picture)
    addSubview(label)
    isAccessibilityElement = true
  }

  required init?(coder: NSCoder) { return nil }

  override var showsLargeContentViewer: Bool {
    get { true }
    set { super.showsLargeContentViewer = newValue }
  }
  override var largeContentTitle: String? {
    get { item.title }
    set { super.largeContentTitle = newValue }
  }
  override var largeContentImage: UIImage? {
    get { item.largeContentSizeImage ?? item.image }
    set { super.largeContentImage = newValue }
  }
  override var largeContentImageInsets: UIEdgeInsets {
    get { item.largeContentSizeImageInsets }
    set { super.largeContentImageInsets = newValue }
  }

  override func touchUpInsideWasSent(with event: UIEvent?) {
    super.touchUpInsideWasSent(with: event)
    bar?.tapped(item)
  }

  override func stateDidChange() {
    super.stateDidChange()
    refresh()
  }

  private var style: TabBarLayoutStyle { bar?.layoutStyle ?? .stacked }

  // MARK: Content

  func refresh() {
    if isEnabled != item.isEnabled { isEnabled = item.isEnabled }
    let springs = item.isSpringLoaded || bar?.isSpringLoaded == true
    if springs != (SpringLoading.interaction(of: self) != nil) {
      SpringLoading.set(springs, on: self) { [weak self] _ in self?.pressBySpring() }
    }
    let appearance = bar?.itemAppearance(of: item)
    let look = appearance.map { isSelected ? $0.selected : item.isEnabled ? $0.normal : $0.disabled }
    let color = tint(look?.iconColor ?? (isSelected ? nil : appearance?.normal.iconColor))
    let image = shownImage
    picture.image = image.map { $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0 }
    picture.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      pointSize: style == .compactInline ? 14 : 18, weight: .medium, scale: .large)
    picture.tintColor = color
    label.attributedText = title(appearance, color: color)
    label.lineBreakMode = .byTruncatingTail
    label.textAlignment = .center
    alpha = item.isEnabled ? 1 : 0.5
    indicator.image = isSelected ? bar?.indicatorImage : nil
    refreshBadge(appearance)
    accessibilityIdentifier = item.accessibilityIdentifier
    setNeedsLayout()
  }

  private var shownImage: UIImage? {
    if style == .compactInline, let low = item.landscapeImagePhone { return low }
    return (isSelected ? item.selectedImage : nil) ?? item.image
  }

  private func tint(_ own: UIColor?) -> UIColor {
    if let own { return own }
    if isSelected { return bar?.tintColor ?? .systemBlue }
    return bar?.unselectedItemTintColor ?? .systemGray
  }

  private func title(_ appearance: UITabBarItemAppearance?, color: UIColor) -> NSAttributedString? {
    guard let text = item.shownTitle, !text.isEmpty else { return nil }
    var attributes: [NSAttributedString.Key: Any] = [:]
    attributes.merge(appearance?.normal.titleTextAttributes ?? [:]) { $1 }
    attributes.merge(item.titleTextAttributes(for: .normal) ?? [:]) { $1 }
    let state: UIControl.State = isSelected ? .selected : item.isEnabled ? [] : .disabled
    if state != [] {
      // Foreground colors of the normal state do not apply to the selected one.
      attributes[.foregroundColor] = nil
      let own = isSelected ? appearance?.selected : appearance?.disabled
      attributes.merge(own?.titleTextAttributes ?? [:]) { $1 }
      attributes.merge(item.titleTextAttributes(for: state) ?? [:]) { $1 }
    }
    if attributes[.font] == nil { attributes[.font] = systemFont }
    if attributes[.foregroundColor] == nil { attributes[.foregroundColor] = color }
    return NSAttributedString(string: text, attributes: attributes)
  }

  private var systemFont: UIFont {
    switch style {
    case .stacked: Metrics.stackedFont
    case .inline: Metrics.inlineFont
    case .compactInline: Metrics.compactFont
    }
  }

  private func refreshBadge(_ appearance: UITabBarItemAppearance?) {
    guard let text = item.badgeValue else {
      badge?.removeFromSuperview()
      badge = nil
      return
    }
    let badge = badge ?? TabBarBadge()
    if badge.superview == nil { addSubview(badge) }
    self.badge = badge
    let look = isSelected ? appearance?.selected : appearance?.normal
    let state: UIControl.State = isSelected ? .selected : []
    var attributes = appearance?.normal.badgeTextAttributes ?? [:]
    attributes.merge(look?.badgeTextAttributes ?? [:]) { $1 }
    attributes.merge(item.badgeTextAttributes(for: .normal) ?? [:]) { $1 }
    if state != [] { attributes.merge(item.badgeTextAttributes(for: state) ?? [:]) { $1 } }
    let color = item.badgeColor ?? look?.badgeBackgroundColor ?? appearance?.normal.badgeBackgroundColor
    badge.show(
      text, color: color ?? .systemRed, attributes: attributes, offset: look?.badgeTitlePositionAdjustment ?? .zero)
  }

  private var badgeShift: UIOffset {
    let appearance = bar?.itemAppearance(of: item)
    let own = (isSelected ? appearance?.selected : appearance?.normal)?.badgePositionAdjustment ?? .zero
    return own == .zero ? appearance?.normal.badgePositionAdjustment ?? .zero : own
  }

  private var titleShift: UIOffset {
    let appearance = bar?.itemAppearance(of: item)
    let own = (isSelected ? appearance?.selected : appearance?.normal)?.titlePositionAdjustment ?? .zero
    let set = own == .zero ? appearance?.normal.titlePositionAdjustment ?? .zero : own
    return item.titlePositionAdjustment == .zero ? set : item.titlePositionAdjustment
  }

  // MARK: Layout

  /// The width of image and title side by side, with space around them.
  var fittingWidth: CGFloat {
    guard style != .stacked else { return 0 }
    return (contentWidth + 2 * 16).rounded(.up)
  }

  private var contentWidth: CGFloat {
    let image = picture.intrinsicContentSize.width
    let title = label.attributedText == nil ? 0 : label.intrinsicContentSize.width
    return max(0, image) + (title > 0 && image > 0 ? Metrics.inlineGap : 0) + title
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = picture.image == nil ? .zero : picture.intrinsicContentSize
    if style == .stacked { layOutStacked(size) } else { layOutInline(size) }
    let image = indicator.image?.size ?? .zero
    indicator.frame = aligned(
      CGRect(
        x: bounds.midX - image.width / 2, y: (bounds.height - 1 - image.height) / 2, width: image.width,
        height: image.height))
  }

  private func layOutStacked(_ image: CGSize) {
    // In a bar whose height the app increased, items are centered vertically.
    let shift = max(0, (bounds.height - 48) / 2)
    let insets = item.imageInsets
    let center = CGPoint(
      x: bounds.midX + (insets.left - insets.right) / 2,
      y: Metrics.imageCenter + shift + (insets.top - insets.bottom) / 2)
    let width = max(0, image.width - (insets.left + insets.right > 0 ? insets.left + insets.right : 0))
    let height = max(0, image.height - (insets.top + insets.bottom > 0 ? insets.top + insets.bottom : 0))
    picture.contentMode = width < image.width || height < image.height ? .scaleAspectFit : .center
    picture.frame = aligned(
      CGRect(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height))
    let title = label.intrinsicContentSize
    let titleWidth = min(max(0, title.width), bounds.width)
    let baseline = Metrics.baseline + shift
    let offset = titleShift
    let ascent = label.attributedText.flatMap { $0.attribute(.font, at: 0, effectiveRange: nil) as? UIFont }
    let top = baseline - (ascent ?? systemFont).ascender
    label.frame = aligned(
      CGRect(
        x: bounds.midX - titleWidth / 2 + offset.horizontal, y: top + offset.vertical, width: titleWidth,
        height: max(0, title.height)))
    placeBadge(at: bounds.midX + side * Metrics.badgeOffset, top: Metrics.badgeTop + shift)
  }

  private func layOutInline(_ image: CGSize) {
    let width = min(contentWidth, bounds.width)
    let gap = label.attributedText == nil || image.width == 0 ? 0 : Metrics.inlineGap
    let titleWidth = max(0, width - image.width - gap)
    let isMirrored = side < 0
    // The center of the bar; the button begins 1 point above the bar.
    let middle = (bounds.height - 1) / 2
    let start = bounds.midX - width / 2
    let imageX = isMirrored ? start + width - image.width : start
    let titleX = isMirrored ? start : start + image.width + gap
    picture.contentMode = .center
    picture.frame = aligned(
      CGRect(x: imageX, y: middle - image.height / 2, width: image.width, height: image.height))
    let height = max(0, label.intrinsicContentSize.height)
    let offset = titleShift
    label.frame = aligned(
      CGRect(
        x: titleX + offset.horizontal, y: middle - height / 2 + offset.vertical, width: titleWidth, height: height))
    // The badge ends before the title begins; a wide one grows away from it.
    let reach = Metrics.inlineGap - 1
    let badgeWidth = badge?.fittingSize.width ?? 0
    let edge = isMirrored ? picture.frame.minX - reach + badgeWidth : picture.frame.maxX + reach - badgeWidth
    placeBadge(at: edge, top: max(0, middle - image.height / 2 - 4))
  }

  /// 1 in left-to-right layout, -1 in right-to-left layout.
  private var side: CGFloat { (bar ?? self).effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1 }

  private func placeBadge(at edge: CGFloat, top: CGFloat) {
    guard let badge else { return }
    let size = badge.fittingSize
    let shift = badgeShift
    badge.frame = aligned(
      CGRect(
        x: (side > 0 ? edge : edge - size.width) + side * shift.horizontal, y: top + shift.vertical,
        width: size.width, height: size.height))
  }

  private func aligned(_ rect: CGRect) -> CGRect {
    let scale = max(1, traitCollection.displayScale)
    func round(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
    return CGRect(
      x: round(rect.minX), y: round(rect.minY), width: (rect.width * scale).rounded(.up) / scale,
      height: (rect.height * scale).rounded(.up) / scale)
  }

  // MARK: Accessibility

  override var accessibilityLabel: String? {
    get { item.accessibilityLabel ?? item.shownTitle ?? item.image?.accessibilityLabel }
    set { super.accessibilityLabel = newValue }
  }
  override var automationLabel: String? { accessibilityLabel ?? item.image?.automationLabel }
  override var accessibilityHint: String? {
    get { item.accessibilityHint ?? super.accessibilityHint }
    set { super.accessibilityHint = newValue }
  }
  /// The value of the badge: "3 items" for a number, or else the badge's text.
  override var accessibilityValue: String? {
    get {
      if let own = item.accessibilityValue { return own }
      guard let badge = item.badgeValue, !badge.isEmpty else { return nil }
      guard let number = Int(badge) else { return badge }
      return number == 1 ? "1 item" : "\(number) items"
    }
    set { super.accessibilityValue = newValue }
  }
  override var accessibilityTraits: UIAccessibilityTraits {
    get {
      var traits: UIAccessibilityTraits = item.accessibilityTraits.union([.button, .tab])
      if isSelected { traits.insert(.selected) }
      if !item.isEnabled { traits.insert(.notEnabled) }
      return traits
    }
    set { super.accessibilityTraits = newValue }
  }
}
