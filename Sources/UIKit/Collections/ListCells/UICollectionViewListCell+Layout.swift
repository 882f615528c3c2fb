import CoreGraphics

extension UICollectionViewListCell: ListContentHost {
  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
  private var indentation: CGFloat {
    let width = CGFloat(indentationLevel) * indentationWidth
    return width.isFinite ? max(0, width) : 0
  }

  // MARK: Margins

  var marginsOfList: UIEdgeInsets {
    let margin = listPlacement?.margin ?? 16
    return UIEdgeInsets(top: 8, left: margin, bottom: 8, right: margin)
  }

  /// The horizontal insets of the safe area: rows of plain and grouped lists extend below notches.
  private var contentArea: UIEdgeInsets {
    let safe = safeAreaInsets
    return UIEdgeInsets(top: 0, left: safe.left, bottom: 0, right: safe.right)
  }

  /// The margins of the content: the cell's at the leading side; at the trailing side the rest of the cell's beside
  /// accessories, at least 8 points (facts/cells.md#margins).
  var marginsForContent: UIEdgeInsets {
    let margins = layoutMargins
    let frame = contentView.frame
    let area = contentArea
    let gap = isMirrored ? frame.minX - area.left : bounds.width - frame.maxX - area.right
    let margin = isMirrored ? margins.left : margins.right
    let trailing = gap > 0.01 ? max(8, margin - gap) : margin
    let leading = (isMirrored ? margins.right : margins.left) + indentation
    return UIEdgeInsets(
      top: margins.top, left: isMirrored ? trailing : leading, bottom: margins.bottom,
      right: isMirrored ? leading : trailing)
  }

  func marginsDidChange() {
    contentView.updateLayoutMargins()
    contentView.setNeedsLayout()
    setNeedsLayout()
  }

  func mirrored(_ frame: CGRect) -> CGRect {
    guard isMirrored else { return frame }
    return CGRect(x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
  }

  // MARK: Layout

  /// Lays out the accessories and the content between them.
  func layOutParts() {
    let area = contentArea
    let margins = layoutMargins
    let (leadingMargin, trailingMargin) =
      isMirrored ? (margins.right, margins.left) : (margins.left, margins.right)
    let (leadingArea, trailingArea) = isMirrored ? (area.right, area.left) : (area.left, area.right)
    let start = leadingMargin + (indentsAccessories ? indentation : 0)
    let room = layOutAccessories(
      from: leadingArea, to: bounds.width - trailingArea, start: start, end: trailingMargin)
    let frame = mirrored(
      CGRect(x: room.left, y: 0, width: max(0, room.right - room.left), height: bounds.height))
    let content = contentView
    // Custom views begin at the list's text margin.
    if parts.configuration != nil, !(content is UIListContentView), !content.preservesSuperviewLayoutMargins {
      content.preservesSuperviewLayoutMargins = true
    }
    if content.frame != frame {
      let old = content.frame
      content.frame = frame
      if old.minX != frame.minX || old.width != frame.width {
        content.updateLayoutMargins()
        content.setNeedsLayout()
      }
    }
    measureSeparator()
  }

  // MARK: Size

  /// Returns the height that the content needs in the width between the accessories, at least the accessories'
  /// height.
  func listFittingSize(_ size: CGSize, isWidthOpen: Bool) -> CGSize {
    if abs(bounds.width - size.width) > 0.001 { bounds.size.width = size.width }
    updateConfigurationIfNeeded()
    layOutParts()
    let content = contentView
    let room = content.frame.width
    let accessories = accessoryHeight
    let hasSize = parts.configuration != nil || content.constraints.contains(where: \.isActive)
    guard hasSize else {
      let own = constraints.contains(where: \.isActive) ? super.fittingSize(size, .vertical).height : 0
      return CGSize(width: size.width, height: own > 0 ? own : max(ListContentLayout.rowHeight, accessories))
    }
    let fitting = content.systemLayoutSizeFitting(
      CGSize(width: isWidthOpen ? 0 : room, height: 0),
      withHorizontalFittingPriority: isWidthOpen ? .fittingSizeLevel : .required,
      verticalFittingPriority: .fittingSizeLevel)
    let height = fitting.height > 0 ? fitting.height : ListContentLayout.rowHeight
    return CGSize(
      width: isWidthOpen ? fitting.width + size.width - room : size.width,
      height: max(height, accessories))
  }

  // MARK: Separators

  /// Computes the start of separators: at the text of a list content, else at the content's margin.
  private func measureSeparator() {
    var insets = NSDirectionalEdgeInsets.zero
    let frame = mirrored(contentView.frame)
    if let guide = listParts.separatorGuide, hasOwnSeparatorConstraints(guide) {
      let box = mirrored(guide.layoutFrame)
      insets.leading = box.minX
      insets.trailing = bounds.width - box.maxX
    } else if let list = contentView as? UIListContentView {
      insets.leading = frame.minX + ListContentLayout(list, width: contentView.bounds.width).textX
    } else {
      let margins = contentView.layoutMargins
      insets.leading = frame.minX + (isMirrored ? margins.right : margins.left)
    }
    if listParts.separatorInsets != insets { listParts.separatorInsets = insets }
  }

  /// Aligns a guide with the start of the content's text, unless the app constrains it.
  func followContent(_ guide: UILayoutGuide) {
    let leading = guide.leadingAnchor.constraint(equalTo: leadingAnchor)
    let trailing = guide.trailingAnchor.constraint(equalTo: trailingAnchor)
    let top = guide.topAnchor.constraint(equalTo: topAnchor)
    let bottom = guide.bottomAnchor.constraint(equalTo: bottomAnchor)
    for edge in [leading, trailing] { edge.priority = UILayoutPriority(1) }
    listParts.guideEdges = [leading, trailing, top, bottom]
    NSLayoutConstraint.activate(listParts.guideEdges)
    layOutParts()
    updateSeparatorGuide()
  }

  func updateSeparatorGuide() {
    guard let leading = listParts.guideEdges.first, let guide = listParts.separatorGuide else { return }
    guard !hasOwnSeparatorConstraints(guide) else {
      // The frame of the guide is known only after this layout.
      let old = listParts.separatorInsets
      measureSeparator()
      if old != listParts.separatorInsets { placeSeparators() }
      return
    }
    let inset = listParts.separatorInsets.leading
    if leading.constant != inset { leading.constant = inset }
  }

  private func hasOwnSeparatorConstraints(_ guide: UILayoutGuide) -> Bool {
    func concerns(_ constraint: NSLayoutConstraint) -> Bool {
      constraint.isActive && (constraint.firstItem === guide || constraint.secondItem === guide)
        && !listParts.guideEdges.contains { $0 === constraint }
    }
    return constraints.contains(where: concerns)
  }
}
