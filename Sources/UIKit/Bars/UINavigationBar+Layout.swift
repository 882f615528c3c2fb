extension UINavigationBar {
  /// The distance between the edge and an item's content: 16 points on narrow screens, 20 on wide ones.
  var margin: CGFloat { bounds.width >= 414 ? 20 : 16 }
  /// The horizontal margin of large titles and search fields: that of the texts of a table below the bar, which is
  /// 20 points from 393 points of width on (facts/geometry.md#bars/large-title-margin).
  var contentMargin: CGFloat { SystemMargins.ofList(width: bounds.width) }

  func layOut() {
    guard bounds.width.isFinite, bounds.height.isFinite else { return }
    // The background extends to the edge of the screen, or of the controller's view.
    let top = barPosition == .topAttached ? max(0, convert(CGPoint.zero, to: owner?.viewIfLoaded).y) : 0
    background.frame = CGRect(x: 0, y: -top, width: bounds.width, height: bounds.height + top)
    content.frame = bounds
    if needsContent { refreshContent() }
    let height = min(rowHeight, max(0, bounds.height - promptHeight - largeTitleExtent - searchExtent))
    promptLabel.frame = CGRect(x: 0, y: 6, width: bounds.width, height: promptHeight == 0 ? 0 : 18)
    let row = CGRect(
      x: safeAreaInsets.left, y: promptHeight,
      width: max(0, bounds.width - safeAreaInsets.left - safeAreaInsets.right),
      height: height)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    layOutStackedSearch(below: row)
    guard !hidesRow else { return }
    let searched = layOutInlineSearch(in: row, atRight: !isMirrored)
    let right = layOutItems(trailingItems, in: row, atRight: !isMirrored, start: searched)
    let first = layOutItems(systemItems, in: row, atRight: isMirrored, start: 0)
    let back = layOutBackButton(in: row, isMirrored: isMirrored, start: first)
    let left = layOutItems(leadingItems, in: row, atRight: isMirrored, start: back)
    layOutTitle(in: row, left: isMirrored ? right : left, right: isMirrored ? left : right)
    if showsCenterItems { layOutCenterItems(in: row) }
    layOutLargeTitle(below: row)
  }

  // MARK: Content

  /// Whether the top item has a back button.
  private var showsBackButton: Bool {
    guard let topItem, backItem != nil, !topItem.hidesBackButton else { return false }
    return (topItem.leftBarButtonItems ?? []).allSatisfy(\.isHidden) || topItem.leftItemsSupplementBackButton
  }

  private var leadingItems: [UIBarButtonItem] { topItem?.shownLeadingItems ?? [] }
  /// The item that a container adds before the back button, unless the app itself shows the same item.
  private var systemItems: [UIBarButtonItem] {
    guard let systemItem, !systemItem.isHidden, !leadingItems.contains(where: { $0 === systemItem }) else {
      return []
    }
    return [systemItem]
  }
  private var trailingItems: [UIBarButtonItem] {
    topItem?.shownTrailingItems(overflowing: !showsCenterItems) ?? []
  }

  /// Creates the views of the top item and removes those of others.
  private func refreshContent() {
    needsContent = false
    var views: [UIView] = []
    if let search = topItem?.searchController?.searchBar { views.append(search) }
    guard !hidesRow else { return replaceShown(with: views) }
    for item in systemItems + leadingItems + (showsCenterItems ? topItem?.shownCenterItems ?? [] : [])
      + trailingItems
    {
      item.host = self
      if let view = view(for: item) { views.append(view) }
    }
    refreshTitle()
    if let titleView = topItem?.titleView {
      views.append(titleView)
    } else if let button = titleMenuButton {
      views.append(button)
    } else if topItem?.title != nil {
      views.append(titleLabel)
    }
    if let prompt = topItem?.prompt {
      promptLabel.text = prompt
      promptLabel.textColor = .label
      views.append(promptLabel)
    }
    if showsBackButton { views.append(backButton) }
    if showsLargeTitle {
      refreshLargeTitle()
      views.append(largeTitle)
    }
    replaceShown(with: views)
  }

  private func replaceShown(with views: [UIView]) {
    content.showItems(views, insteadOf: shownViews)
    shownViews = views
  }

  private func view(for item: UIBarButtonItem) -> UIView? {
    if let view = item.customView { return view }
    if item.systemItem?.isSpace == true { return nil }
    let button = item.button ?? BarButton(item: item)
    item.button = button
    button.show(item, compact: isCompact, appearance: buttonAppearance(of: item))
    return button
  }

  private func refreshTitle() {
    titleLabel.attributedText = NSAttributedString(string: topItem?.title ?? "", attributes: shownTitleAttributes)
    titleLabel.textAlignment = .center
    titleLabel.lineBreakMode = .byTruncatingTail
  }

  // MARK: Positions

  /// Lays out items from the edge toward the middle.
  /// - Returns: the used width at that side of the row, in points.
  private func layOutItems(
    _ items: [UIBarButtonItem], in row: CGRect, atRight: Bool, start: CGFloat
  ) -> CGFloat {
    guard !items.isEmpty else { return start }
    var taken = start > 0 ? start : margin - BarButton.padding
    for item in items {
      let width = BarItemWidths.width(of: item)
      let x = atRight ? row.maxX - taken - width : row.minX + taken
      taken += width
      if let view = item.customView {
        let height = view.bounds.height > 0 ? view.bounds.height : max(0, view.intrinsicContentSize.height)
        let frame = CGRect(
          x: x + BarButton.padding, y: row.midY - height / 2, width: width - 2 * BarButton.padding, height: height)
        view.frame = aligned(frame)
      } else {
        item.button?.frame = aligned(CGRect(x: x, y: row.minY, width: width, height: row.height))
      }
    }
    return taken
  }

  private func layOutBackButton(in row: CGRect, isMirrored: Bool, start: CGFloat) -> CGFloat {
    guard showsBackButton, let backItem else { return start }
    if backButton.semanticContentAttribute != semanticContentAttribute {
      backButton.semanticContentAttribute = semanticContentAttribute
    }
    let indicator = shownBackIndicator
    let gap: CGFloat = 6
    let look = backButtonLook
    let font = look.attributes[.font] as? UIFont ?? .systemFont(ofSize: 17)
    // The back button's title yields to the bar's own title: first it becomes "Back", then it is hidden.
    let middle = topItem?.titleView?.bounds.width ?? titleLabel.intrinsicContentSize.width
    let room = max(0, (row.width - middle) / 2 - max(8, start) - indicator.size.width - gap - 6)
    let title = backItem.backTitles.first { BarText.width($0, font) <= room } ?? ""
    let own = shownBackItem
    backButton.tintColor = own.tintColor
    backButton.setImage((own.image ?? indicator).withRenderingMode(.alwaysTemplate), for: .normal)
    backButton.titleLabel?.font = font
    show(title, look, font: font)
    backButton.titleEdgeInsets = UIEdgeInsets(
      top: 0, left: isMirrored ? -gap : gap, bottom: 0, right: isMirrored ? gap : -gap)
    backButton.accessibilityLabel = title.isEmpty ? SystemStrings.text("Back") : title
    let width = indicator.size.width + (title.isEmpty ? 0 : gap + BarText.width(title, font)) + 8
    let edge = start > 0 ? start : margin - 8
    let x = isMirrored ? row.maxX - edge - width : row.minX + edge
    backButton.frame = aligned(CGRect(x: x, y: row.minY, width: width, height: row.height))
    return edge + width
  }

  /// Centers the title in the bar, or as near to the center as the items allow.
  private func layOutTitle(in row: CGRect, left: CGFloat, right: CGFloat) {
    let gap: CGFloat = 6
    let left = left > 0 ? left + gap : margin
    let right = right > 0 ? right + gap : margin
    let free = CGRect(x: row.minX + left, y: row.minY, width: max(0, row.width - left - right), height: row.height)
    let view = topItem?.titleView ?? titleMenuButton ?? titleLabel
    var size = view === topItem?.titleView ? view.bounds.size : view.intrinsicContentSize
    if size.width <= 0 || size.height <= 0 { size = view.intrinsicContentSize }
    // A search bar takes the available width.
    if view is UISearchBar { size = free.size }
    size = CGSize(width: min(max(0, size.width), free.width), height: min(max(0, size.height), row.height))
    let middle = showsTitleAtLeading ? leadingTitleMiddle(in: free, width: size.width) : row.midX
    let x = min(max(middle - size.width / 2, free.minX), free.maxX - size.width)
    let shift = view === titleLabel ? shownTitleOffset : .zero
    view.frame = aligned(
      CGRect(
        x: x + shift.horizontal, y: row.midY - size.height / 2 + shift.vertical, width: size.width,
        height: size.height))
  }

  func aligned(_ rect: CGRect) -> CGRect {
    let scale = max(1, traitCollection.displayScale)
    func round(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
    return CGRect(
      x: round(rect.minX), y: round(rect.minY), width: (rect.width * scale).rounded(.up) / scale,
      height: round(rect.height))
  }
}

/// Returns the width of a title in points.
@MainActor enum BarText {
  static func width(_ text: String, _ font: UIFont) -> CGFloat {
    text.isEmpty ? 0 : NSAttributedString(string: text, attributes: [.font: font]).size().width.rounded(.up)
  }
}

/// The arrow of the back button: 13 by 21 points.
@MainActor enum BackIndicator {
  static let image: UIImage = {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 13, height: 21)).image { _ in
      let arrow = UIBezierPath()
      arrow.move(to: CGPoint(x: 10.9, y: 2.1))
      arrow.addLine(to: CGPoint(x: 2.3, y: 10.5))
      arrow.addLine(to: CGPoint(x: 10.9, y: 18.9))
      arrow.lineWidth = 2.7
      arrow.lineCapStyle = .round
      arrow.lineJoinStyle = .round
      UIColor.black.setStroke()
      arrow.stroke()
    }
    return image.withRenderingMode(.alwaysTemplate).imageFlippedForRightToLeftLayoutDirection()
  }()
}
