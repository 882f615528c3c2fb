import CoreGraphics

/// The separators above and below a cell of a list. They are siblings of the cell in the collection view, so that
/// they do not move while the cell is swiped (facts/lists.md#separators).
@MainActor final class ListSeparatorLines {
  private var top: ListSeparatorView?
  private var bottom: ListSeparatorView?

  func remove() {
    top?.removeFromSuperview()
    bottom?.removeFromSuperview()
  }

  /// Positions the lines of a cell at its edges.
  func place(beside cell: UICollectionViewCell, _ placement: ListPlacement, _ frame: CGRect) {
    top = place(top, placement.top, beside: cell, frame, isTop: true)
    bottom = place(bottom, placement.bottom, beside: cell, frame, isTop: false)
  }

  private func place(
    _ view: ListSeparatorView?, _ separator: ListPlacement.Separator?, beside cell: UICollectionViewCell,
    _ frame: CGRect, isTop: Bool
  ) -> ListSeparatorView? {
    guard let separator, let parent = cell.superview, !cell.isHidden else {
      view?.removeFromSuperview()
      return view
    }
    let line = view ?? ListSeparatorView(frame: .zero)
    let automatic = cell.automaticSeparatorInsets
    let height = 1 / max(1, cell.traitCollection.displayScale)
    let insets = NSDirectionalEdgeInsets(
      top: 0, leading: separator.leading ?? automatic.leading, bottom: 0,
      trailing: separator.trailing ?? automatic.trailing
    ).fixed(rightToLeft: cell.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    let box = CGRect(
      x: frame.minX + insets.left, y: isTop ? frame.minY : frame.maxY - height,
      width: max(0, frame.width - insets.left - insets.right), height: height)
    let look = cell.separatorLook(isTop: isTop)
    if line.superview !== parent {
      UIView.performWithoutAnimation {
        line.frame = box
        line.alpha = cell.alpha
        parent.insertSubview(line, aboveSubview: cell)
      }
    }
    if line.frame != box { line.frame = box }
    if line.alpha != cell.alpha { line.alpha = cell.alpha }
    let depth = cell.layer.zPosition + 0.5
    if line.layer.zPosition != depth { line.layer.zPosition = depth }
    line.show(look == .amongSelected ? separator.multipleSelectionColor : separator.color, separator.effect)
    line.isHidden = look == .hidden
    return line
  }
}

/// One separator of a list.
@MainActor final class ListSeparatorView: UIView {
  private var effectView: UIVisualEffectView?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Shows the color, within the effect, if there is one.
  func show(_ color: UIColor, _ effect: UIVisualEffect?) {
    guard let effect else {
      effectView?.removeFromSuperview()
      effectView = nil
      if backgroundColor != color { backgroundColor = color }
      return
    }
    let view = effectView ?? UIVisualEffectView(effect: effect)
    if effectView == nil {
      effectView = view
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
      backgroundColor = nil
    }
    if view.effect != effect { view.effect = effect }
    if view.contentView.backgroundColor != color { view.contentView.backgroundColor = color }
  }
}

extension UICollectionViewCell {
  enum SeparatorLook { case normal, hidden, amongSelected }

  /// Whether the cell looks selected: selected and highlighted cells have no separators, except between two such
  /// cells.
  private var looksSelected: Bool { isSelected && collectionView?.isEditing != true || isHighlighted }

  /// Returns the look of the separator at an edge, from the states of the cells on both sides of it.
  func separatorLook(isTop: Bool) -> SeparatorLook {
    if collectionView?.movement?.view === self { return .hidden }
    let other = neighbour(isTop ? -1 : 1)
    let (own, beside) = (looksSelected, other?.looksSelected ?? false)
    if own && beside { return .amongSelected }
    return own || beside ? .hidden : .normal
  }

  private func neighbour(_ distance: Int) -> UICollectionViewCell? {
    guard let path = shownAttributes?.indexPath, path.count == 2, path[1] + distance >= 0,
      shownAttributes?.role == .cell
    else { return nil }
    return collectionView?.cellForItem(at: [path[0], path[1] + distance])
  }

  func placeSeparators() {
    guard let placement = listPlacement, let attributes = shownAttributes, window != nil || superview != nil else {
      parts.separators?.remove()
      return
    }
    guard placement.top != nil || placement.bottom != nil || parts.separators != nil else { return }
    let lines = parts.separators ?? ListSeparatorLines()
    parts.separators = lines
    let frame = superview is OrthogonalScroller ? self.frame : attributes.frame
    lines.place(beside: self, placement, frame)
  }

  /// Updates the separators, with those of the adjacent cells, after a change of selection.
  func updateSeparators() {
    placeSeparators()
    neighbour(-1)?.placeSeparators()
    neighbour(1)?.placeSeparators()
  }

  func placementDidChange() {
    let corners = listPlacement?.corners ?? []
    let radius = corners.isEmpty ? 0 : ListPlacement.cardRadius
    if layer.cornerRadius != radius, listPlacement != nil || parts.isInCard {
      layer.cornerRadius = radius
      // The shadow of a held row extends beyond it.
      clipsToBounds = radius > 0 && collectionView?.movement?.view !== self
      parts.isInCard = radius > 0
    }
    if radius > 0, layer.maskedCorners != corners { layer.maskedCorners = corners }
    setNeedsUpdateConfiguration()
  }
}
