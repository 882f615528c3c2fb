import QuartzCore

extension UITableViewCell: ListContentHost {
  /// The width of one pixel in points.
  var lineHeight: CGFloat {
    let scale = traitCollection.displayScale
    return 1 / (scale > 0 ? scale : UIScreen.main.scale)
  }

  /// Whether a separator takes the last pixel of the row.
  var hasBottomSeparator: Bool {
    guard table != nil, surroundings.separatorStyle != .none else { return false }
    return !(surroundings.style == .insetGrouped && surroundings.isLastInSection)
  }

  private var hasTopSeparator: Bool {
    table != nil && surroundings.separatorStyle != .none && surroundings.style == .grouped
      && surroundings.isFirstInSection
  }

  /// The height of the content without the separator (facts/cells.md#rows).
  var contentHeight: CGFloat { max(0, bounds.height - (hasBottomSeparator ? lineHeight : 0)) }

  /// Mirrors a frame in right-to-left layouts.
  func mirrored(_ frame: CGRect) -> CGRect {
    guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return frame }
    return CGRect(x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
  }

  // MARK: Margins

  /// The margins of cells in the table; 16 points at the sides without a table.
  var marginsOfTable: UIEdgeInsets {
    var margin = surroundings.margin
    if surroundings.followsReadableWidth {
      margin = readable(UIEdgeInsets(top: 0, left: margin, bottom: 0, right: margin)).left
    }
    return UIEdgeInsets(top: 8, left: margin, bottom: 8, right: margin)
  }

  private var indentation: CGFloat {
    CGFloat(surroundings.indentationLevel ?? indentationLevel) * indentationWidth
  }

  /// The margins of the content: the cell's at the leading side; at the trailing side the rest of the cell's beside
  /// accessories, at least 8 points (facts/cells.md#margins).
  var marginsForContent: UIEdgeInsets {
    let margins = layoutMargins
    let frame = parts.content.map(\.frame) ?? bounds
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let trailingGap = isMirrored ? frame.minX : bounds.width - frame.maxX
    let area = contentArea
    let outside = isMirrored ? area.left : area.right
    let margin = isMirrored ? margins.left : margins.right
    let trailing = trailingGap - outside > 0.01 ? max(8, margin - (trailingGap - outside)) : margin
    let leading = (isMirrored ? margins.right : margins.left) + indentation
    return UIEdgeInsets(
      top: margins.top, left: isMirrored ? trailing : leading, bottom: margins.bottom,
      right: isMirrored ? leading : trailing)
  }

  func marginsDidChange() {
    parts.content?.updateLayoutMargins()
    if parts.content !== parts.plainContent { parts.plainContent?.updateLayoutMargins() }
    parts.content?.setNeedsLayout()
    setNeedsLayout()
  }

  // MARK: Layout

  /// The insets of the safe area and of the section index.
  private var contentArea: UIEdgeInsets {
    let safe = surroundings.insetsContentViewsToSafeArea ? safeAreaInsets : .zero
    let index = surroundings.indexWidth
    // The index is at the trailing edge.
    return effectiveUserInterfaceLayoutDirection == .rightToLeft
      ? UIEdgeInsets(top: 0, left: safe.left + index, bottom: 0, right: safe.right)
      : UIEdgeInsets(top: 0, left: safe.left, bottom: 0, right: safe.right + index)
  }

  func surroundingsDidChange(from old: TableCellSurroundings) {
    showBackground()
    if old.margin != surroundings.margin || old.indentationLevel != surroundings.indentationLevel
      || old.followsReadableWidth != surroundings.followsReadableWidth
    {
      updateLayoutMargins()
      marginsDidChange()
    }
    if old.isMultipleSelection != surroundings.isMultipleSelection { showSelection(animated: false) }
    setNeedsLayout()
  }

  func layOutParts() {
    roundCorners()
    layOutBackground()
    layOutSelection()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let area = contentArea
    let margins = layoutMargins
    let leadingMargin = isMirrored ? margins.right : margins.left
    let trailingMargin = isMirrored ? margins.left : margins.right
    let left = isMirrored ? area.right : area.left
    let right = bounds.width - (isMirrored ? area.left : area.right)
    var room = layOutControls(left: left, right: right, margin: max(leadingMargin, 0))
    let isBesideReorder = room.right < right
    room.right = layOutAccessories(edge: room.right, margin: isBesideReorder ? 8 : trailingMargin)
    let content = CGRect(x: room.left, y: 0, width: max(0, room.right - room.left), height: contentHeight)
    placeContent(mirrored(content))
    layOutSeparators()
  }

  private func placeContent(_ frame: CGRect) {
    let content = contentView
    guard content.frame != frame else { return }
    let old = content.frame
    content.frame = frame
    if old.minX != frame.minX || old.width != frame.width {
      content.updateLayoutMargins()
      content.setNeedsLayout()
    }
  }

  /// Rounds the corners of the card that the rows of an inset grouped section form.
  func roundCorners() {
    guard surroundings.style == .insetGrouped, table != nil else {
      if layer.maskedCorners != .allCorners, surroundings.style != .insetGrouped {
        layer.cornerRadius = 0
        layer.maskedCorners = .allCorners
        clipsToBounds = false
      }
      return
    }
    let radius = surroundings.cardCorners.isEmpty ? 0 : surroundings.cardRadius
    let corners = surroundings.cardCorners.union(surroundings.formerCorners)
    if layer.cornerRadius != radius { layer.cornerRadius = radius }
    if layer.maskedCorners != corners { layer.maskedCorners = corners }
    if clipsToBounds != !corners.isEmpty { clipsToBounds = !corners.isEmpty }
  }

  // MARK: Separators

  /// The inset set by the app or by the table, else the start of the text (facts/cells.md#separators).
  var effectiveSeparatorInset: UIEdgeInsets {
    if let own = parts.separatorInset { return own }
    let automatic = automaticSeparatorInset
    guard let inset = surroundings.separatorInset else { return automatic }
    guard surroundings.separatorInsetReference == .fromAutomaticInsets else { return inset }
    return UIEdgeInsets(
      top: 0, left: inset.left + automatic.left, bottom: 0, right: inset.right + automatic.right)
  }

  private var automaticSeparatorInset: UIEdgeInsets {
    let content = contentView
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let frame = mirrored(content.frame)
    var leading = frame.minX + (isMirrored ? content.layoutMargins.right : content.layoutMargins.left)
    if let list = content as? UIListContentView {
      let text = ListContentLayout(list, width: content.bounds.width).textX
      leading = frame.minX + text
    } else if configurations.content == nil, labels.image?.image != nil {
      leading = frame.minX + CellLabelLayout(self, content: content, width: content.bounds.width).textX
    }
    return UIEdgeInsets(top: 0, left: leading, bottom: 0, right: 0)
  }

  private func layOutSeparators() {
    let showsBottom = hasBottomSeparator && !coversSeparators && !surroundings.hidesSeparator
    parts.separator = separator(parts.separator, isShown: showsBottom)
    let showsTop = hasTopSeparator && !coversSeparators
    parts.topSeparator = separator(parts.topSeparator, isShown: showsTop)
    let height = lineHeight
    if showsBottom, let line = parts.separator {
      // The last separator of a grouped section spans the full width.
      let isWhole = surroundings.style == .grouped && surroundings.isLastInSection
      let inset = isWhole ? .zero : effectiveSeparatorInset
      line.frame = mirrored(
        CGRect(
          x: inset.left, y: bounds.height - height, width: max(0, bounds.width - inset.left - inset.right),
          height: height))
      super.bringSubviewToFront(line)
    }
    if showsTop, let line = parts.topSeparator {
      line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
      super.bringSubviewToFront(line)
    }
  }

  private func separator(_ view: CellSeparatorView?, isShown: Bool) -> CellSeparatorView? {
    guard isShown else {
      view?.isHidden = true
      return view
    }
    let line = view ?? CellSeparatorView(frame: .zero)
    if view == nil { super.addSubview(line) }
    line.isHidden = false
    let color = surroundings.separatorColor ?? .separator
    if line.backgroundColor != color { line.backgroundColor = color }
    return line
  }

  // MARK: Traits

  func tintDidChange() {
    if configurations.background != nil { showBackground() }
    updateEditControl()
  }

  func traitsDidChange(_ old: UITraitCollection?) {
    if old?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory { updateFonts() }
    setNeedsUpdateConfiguration()
  }
}
