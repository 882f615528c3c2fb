import QuartzCore

/// The layout of a tab bar's items.
enum TabBarLayoutStyle {
  /// The title below the image.
  case stacked
  /// The title beside the image.
  case inline
  /// Title beside the picture, in the low bar of a phone in landscape.
  case compactInline
}

extension UITabBar {
  private enum Metrics {
    /// facts/geometry.md#tab-bar
    static let height: CGFloat = 49
    static let compactHeight: CGFloat = 32
    static let padHeight: CGFloat = 50
    static let margin: CGFloat = 2
    static let gap: CGFloat = 4
    static let centeredWidth: CGFloat = 76
    static let centeredSpacing: CGFloat = 34
  }

  var layoutStyle: TabBarLayoutStyle {
    if traitCollection.userInterfaceIdiom == .pad {
      return traitCollection.horizontalSizeClass == .compact ? .stacked : .inline
    }
    return traitCollection.verticalSizeClass == .compact ? .compactInline : .stacked
  }

  /// The height without the area of the home indicator.
  var ownHeight: CGFloat {
    switch layoutStyle {
    case .stacked: Metrics.height
    case .inline: Metrics.padHeight
    case .compactInline: Metrics.compactHeight
    }
  }

  /// The height of the home indicator's area that the bar covers.
  var areaBelow: CGFloat { manager?.viewIfLoaded?.safeAreaInsets.bottom ?? safeAreaInsets.bottom }

  // MARK: Look

  /// The appearance object in use; nil if the properties from before iOS 13 are used.
  var shownAppearance: UITabBarAppearance? {
    appearances.shown(isCompact: false, atEdge: isAtScrollEdge, item: selectedItem?.appearances)
  }

  func updateLook() {
    if let appearance = shownAppearance {
      background.show(BarBackgroundLook(appearance, style: barStyle))
    } else {
      let look = BarBackgroundLook(
        style: barStyle, isTranslucent: isTranslucent, tint: barTintColor, image: backgroundImage,
        shadow: shadowImage)
      background.show(isAtScrollEdge ? look.transparent() : look)
    }
    content.overrideUserInterfaceStyle = BarBackgroundLook.interfaceStyle(of: barStyle)
    contentDidChange()
  }

  func itemAppearance(of item: UITabBarItem) -> UITabBarItemAppearance? {
    let bar = appearances.shown(isCompact: false, atEdge: isAtScrollEdge, item: item.appearances) ?? shownAppearance
    return switch layoutStyle {
    case .stacked: bar?.stackedLayoutAppearance
    case .inline: bar?.inlineLayoutAppearance
    case .compactInline: bar?.compactInlineLayoutAppearance
    }
  }

  var indicatorImage: UIImage? {
    guard let appearance = shownAppearance else { return selectionIndicatorImage }
    let image = appearance.selectionIndicatorImage ?? selectionIndicatorImage
    return appearance.selectionIndicatorTintColor.flatMap { image?.withTintColor($0) } ?? image
  }

  // MARK: Items

  private func refreshButtons() {
    needsContent = false
    let items = items ?? []
    let old = buttons
    buttons = items.map { item in
      item.host = self
      return old.first { $0.item === item } ?? TabBarButton(item, in: self)
    }
    for button in old where !buttons.contains(where: { $0 === button }) { button.removeFromSuperview() }
    for button in buttons {
      button.isSelected = button.item === selectedItem
      button.refresh()
      content.addSubview(button)
    }
  }

  func layOut() {
    guard bounds.width.isFinite, bounds.height.isFinite else { return }
    background.frame = CGRect(
      x: 0, y: 0, width: bounds.width, height: bounds.height + (manager == nil ? gapBelow : 0))
    content.frame = bounds
    if needsContent { refreshButtons() }
    let height = max(0, bounds.height - safeAreaInsets.bottom)
    let row = CGRect(
      x: safeAreaInsets.left, y: 0, width: max(0, bounds.width - safeAreaInsets.left - safeAreaInsets.right),
      height: height)
    let frames = isCentered ? centeredFrames(in: row) : filledFrames(in: row)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (button, frame) in zip(buttons, frames) {
      var frame = frame
      if isMirrored { frame.origin.x = row.minX + row.maxX - frame.maxX }
      button.frame = frame
      button.setNeedsLayout()
    }
  }

  /// The height of the screen below a bar without a controller, if that is within the safe area; else 0.
  private var gapBelow: CGFloat {
    guard let window else { return 0 }
    let gap = window.bounds.maxY - convert(CGPoint(x: 0, y: bounds.maxY), to: window).y
    return gap > 0 && gap <= window.safeAreaInsets.bottom + 0.5 ? gap : 0
  }

  private var isCentered: Bool {
    let appearance = layoutStyle == .stacked ? shownAppearance : nil
    let own = appearance?.stackedItemPositioning ?? .automatic
    switch own == .automatic ? itemPositioning : own {
    case .fill: return false
    case .centered: return layoutStyle != .compactInline
    case .automatic: return layoutStyle == .inline
    }
  }

  /// Returns the frames of items that share the width equally, with edges at whole points.
  private func filledFrames(in row: CGRect) -> [CGRect] {
    let count = CGFloat(buttons.count)
    guard count > 0 else { return [] }
    let width = (row.width - 2 * Metrics.margin - Metrics.gap * (count - 1)) / count
    return buttons.indices.map { index in
      let left = row.minX + Metrics.margin + CGFloat(index) * (width + Metrics.gap)
      return frame(from: left, to: left + width, in: row)
    }
  }

  private func centeredFrames(in row: CGRect) -> [CGRect] {
    let count = CGFloat(buttons.count)
    guard count > 0 else { return [] }
    let appearance = shownAppearance
    let set = (appearance?.stackedItemWidth ?? 0) > 0 ? appearance?.stackedItemWidth ?? 0 : itemWidth
    let between = (appearance?.stackedItemSpacing ?? 0) > 0 ? appearance?.stackedItemSpacing ?? 0 : itemSpacing
    var width = set > 0 ? set : max(Metrics.centeredWidth, buttons.map(\.fittingWidth).max() ?? 0)
    var space = between > 0 ? between : Metrics.centeredSpacing
    if width * count + space * (count - 1) > row.width { space = Metrics.gap }
    width = min(width, (row.width - space * (count - 1)) / count)
    let start = row.midX - (width * count + space * (count - 1)) / 2
    return buttons.indices.map { index in
      let left = start + CGFloat(index) * (width + space)
      return frame(from: left, to: left + width, in: row)
    }
  }

  private func frame(from left: CGFloat, to right: CGFloat, in row: CGRect) -> CGRect {
    let (left, right) = (left.rounded(), right.rounded())
    return CGRect(x: left, y: 1, width: max(0, right - left), height: max(0, row.height - 1))
  }
}
