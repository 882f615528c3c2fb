import CoreGraphics

extension UICollectionViewListCell {
  /// The gap after an accessory at the leading side, in points: with the disc of 22 the content moves by 40
  /// (facts/cells.md#editing/content-shift).
  private static let leadingGap: CGFloat = 18
  /// The gap between accessories at the trailing side, in points (facts/lists.md#accessories/gap).
  private static let trailingGap: CGFloat = 8

  private var isInEditing: Bool { collectionView?.edits(self) ?? false }
  /// Whether the background is the tint color, as for a selected row of a sidebar.
  var isOnTintColor: Bool {
    guard let listPlacement, listPlacement.part == .cell, isSelected, !isInEditing else { return false }
    return listPlacement.appearance == .sidebar || listPlacement.appearance == .sidebarPlain
  }

  // MARK: Changes

  func accessoriesDidChange() {
    let old = accessoryViews
    var free = old
    accessoryViews = accessories.map { accessory in
      let index = free.firstIndex { $0.accessory.accessoryType == accessory.accessoryType }
      return ListAccessoryView(accessory, for: self, reusing: index.map { free.remove(at: $0).view })
    }
    for gone in free where !accessoryViews.contains(where: { $0.view === gone.view }) {
      if gone.view.superview === self { gone.view.removeFromSuperview() }
    }
    for shown in accessoryViews { connect(shown) }
    setNeedsLayout()
    if !parts.isUpdating { collectionView?.cellSizeMayHaveChanged(self) }
  }

  /// Connects buttons to the handlers of their current accessories.
  private func connect(_ shown: ListAccessoryView) {
    switch shown.view {
    case let button as CellDetailButton:
      let handler = shown.accessory.handler
      let action = UIAction(identifier: UIAction.Identifier("accessory")) { _ in handler?() }
      button.addAction(action, for: .touchUpInside)
      button.isEnabled = true
    case let button as UIButton:
      guard case .menu(let menu, let handler) = shown.accessory.content else { return }
      button.choiceDidChange = { [weak self] in
        handler?(menu)
        self?.setNeedsLayout()
      }
    default: break
    }
  }

  func colorAccessories() { for shown in accessoryViews { shown.update(for: self) } }

  // MARK: Editing

  /// Prepares for the beginning or end of editing: accessories of the new state are positioned outside of the cell,
  /// from where they slide in.
  func prepareEditing() {
    setNeedsUpdateConfiguration()
    colorAccessories()
    let (leading, trailing) = UICellAccessory.arrange(accessories, isEditing: isInEditing)
    let types = Set((leading + trailing).map(\.accessoryType))
    listParts.leaving = accessoryViews.filter {
      $0.view.superview === self && !types.contains($0.accessory.accessoryType)
    }
    UIView.performWithoutAnimation {
      for shown in accessoryViews
      where types.contains(shown.accessory.accessoryType) && shown.view.superview !== self {
        addSubview(shown.view)
        putOutside(shown, isLeading: leading.contains { $0.accessoryType == shown.accessory.accessoryType })
      }
    }
  }

  /// Slides the accessories of the new state in, and the others out; called within the animation.
  func slideAccessories() {
    for shown in listParts.leaving {
      putOutside(shown, isLeading: mirrored(shown.view.frame).midX < bounds.midX)
    }
    setNeedsLayout()
    layoutIfNeeded()
  }

  func finishEditing() {
    listParts.leaving = []
    setNeedsLayout()
  }

  private func putOutside(_ shown: ListAccessoryView, isLeading: Bool) {
    let width = shown.size.width
    let height = shown.fillsHeight ? bounds.height : shown.size.height
    shown.view.frame = mirrored(
      CGRect(
        x: isLeading ? -width : bounds.width, y: roundedToPixels((bounds.height - height) / 2), width: width,
        height: height))
    shown.view.alpha = 0
  }

  // MARK: Layout

  /// Lays out the accessories between two points, with margins at both ends, and returns the remaining range for
  /// the content; in left-to-right coordinates.
  func layOutAccessories(from left: CGFloat, to right: CGFloat, start: CGFloat, end: CGFloat) -> (
    left: CGFloat, right: CGFloat
  ) {
    guard !accessoryViews.isEmpty else { return (left, right) }
    let sides = UICellAccessory.arrange(accessories, isEditing: isInEditing)
    var free = accessoryViews
    func take(_ accessory: UICellAccessory) -> ListAccessoryView? {
      free.firstIndex { $0.accessory.accessoryType == accessory.accessoryType }.map { free.remove(at: $0) }
    }
    let leading = sides.leading.compactMap(take)
    let trailing = sides.trailing.compactMap(take)
    for rest in free
    where rest.view.superview === self && !listParts.leaving.contains(where: { $0.view === rest.view }) {
      rest.view.removeFromSuperview()
    }
    var x = left + start
    for shown in leading {
      place(shown, inSlotAt: x)
      x += shown.slot + Self.leadingGap
    }
    let contentLeft = leading.isEmpty ? left : x - start
    var edge = right - end
    var previous: ListAccessoryView?
    layOutVerticalLine(nil)
    for (number, shown) in trailing.enumerated().reversed() {
      if let previous { edge -= gap(between: shown, and: previous) }
      edge -= shown.slot
      place(shown, inSlotAt: edge)
      if shown.accessory.accessoryType == .reorder, shown.accessory.options.showsVerticalSeparator, number > 0 {
        edge -= Self.trailingGap
        layOutVerticalLine(edge)
      }
      previous = shown
    }
    return (contentLeft, trailing.isEmpty ? right : max(contentLeft, edge))
  }

  /// Returns the gap between accessories, as in tables between the button and the chevron
  /// (facts/cells.md#accessories/detail-gap).
  private func gap(between first: ListAccessoryView, and second: ListAccessoryView) -> CGFloat {
    first.accessory.accessoryType == .detail && second.accessory.accessoryType == .disclosureIndicator
      ? 3 : Self.trailingGap
  }

  private func place(_ shown: ListAccessoryView, inSlotAt x: CGFloat) {
    let view = shown.view
    if view.superview !== self { addSubview(view) }
    let size = shown.size
    let shift = accessoryShift
    let height = shown.fillsHeight ? max(0, bounds.height - 2 * abs(shift)) : size.height
    let frame = mirrored(
      CGRect(
        x: roundedToPixels(x + (shown.slot - size.width) / 2),
        y: roundedToPixels((bounds.height - height) / 2 + shift), width: size.width, height: height))
    if view.frame != frame { view.frame = frame }
    let alpha: CGFloat = shown.accessory.options.isHidden ? 0 : 1
    if view.alpha != alpha { view.alpha = alpha }
  }

  /// The distance of the accessories' center below the middle of the cell: in headers and footers they are beside
  /// the text, whose margins above and below differ (facts/lists.md#accessories/in-headers).
  private var accessoryShift: CGFloat {
    guard let part = listPlacement?.part, part != .cell, let content = contentView as? UIListContentView else {
      return 0
    }
    return (content.layoutMargins.top - content.layoutMargins.bottom) / 2
  }

  /// The height that the cell must have for its accessories, in points.
  var accessoryHeight: CGFloat {
    let shown = accessoryViews.filter { $0.view.superview === self }
    guard let part = listPlacement?.part, part != .cell else { return shown.map(\.contentHeight).max() ?? 0 }
    // The margins of a header are those of its text.
    let height = shown.filter { $0.contentHeight > 0 }.map(\.size.height).max() ?? 0
    return height > 0 ? height + 2 * abs(accessoryShift) : 0
  }

  /// Lays out the line between the reorder control and the accessory before it.
  private func layOutVerticalLine(_ x: CGFloat?) {
    guard let x else {
      listParts.verticalLine?.isHidden = true
      return
    }
    let line = listParts.verticalLine ?? UIView(frame: .zero)
    if listParts.verticalLine == nil {
      line.isUserInteractionEnabled = false
      line.backgroundColor = .separator
      addSubview(line)
      listParts.verticalLine = line
    }
    line.isHidden = false
    let width = 1 / max(1, traitCollection.displayScale)
    line.frame = mirrored(CGRect(x: x, y: 8, width: width, height: max(0, bounds.height - 16)))
  }
}

// MARK: - Taps

extension UICollectionViewListCell: EditedCell {
  private func shownAccessory(_ type: UICellAccessory.AccessoryType) -> UICellAccessory? {
    accessories.first {
      $0.accessoryType == type && $0.isDisplayed(whileEditing: isInEditing) && !$0.options.isHidden
    }
  }

  /// Returns whether a point is on the selection circle.
  func isOnCircle(_ point: CGPoint) -> Bool {
    accessoryViews.contains { shown in
      shown.accessory.accessoryType == .multiselect && shown.view.superview === self
        && shown.view.frame.insetBy(dx: -8, dy: 0).contains(point)
    }
  }

  /// Handles a tap on the minus or plus: calls the app's handler, or opens the trailing swipe actions for the
  /// minus.
  func editControlTapped() {
    if let delete = shownAccessory(.delete) {
      if let handler = delete.handler { return handler() }
      collectionView?.openSwipe(of: self)
    } else {
      shownAccessory(.insert)?.handler?()
    }
  }

  /// Handles a tap on the chevron of an outline: calls the app's handler, or has the data source expand or collapse
  /// the item.
  func outlineTapped() {
    guard let accessory = shownAccessory(.outlineDisclosure) else { return }
    if let handler = accessory.handler { return handler() }
    guard let collectionView, let path = collectionView.indexPath(for: self) else { return }
    (collectionView.dataSource as? any OutlineDataSource)?.toggleOutline(at: path)
  }

  /// Whether a tap anywhere expands or collapses the item, so that it can't be selected.
  var isOutlineHeader: Bool {
    guard let accessory = shownAccessory(.outlineDisclosure) else { return false }
    switch accessory.options.outlineStyle {
    case .header: return true
    case .cell: return false
    case .automatic: return listPlacement?.part == .header
    }
  }

  /// Moves the item by the reorder control, if the data source allows it.
  func reorderControlPressed(_ press: UILongPressGestureRecognizer) {
    guard let collectionView else { return }
    let point = press.location(in: collectionView)
    let target = CGPoint(x: center.x, y: point.y - listParts.grip)
    switch press.state {
    case .began:
      guard let path = collectionView.indexPath(for: self) else { return }
      listParts.grip = point.y - center.y
      if collectionView.beginInteractiveMovementForItem(at: path) { lift(true) }
    case .changed: if isReordered { collectionView.updateInteractiveMovementTargetPosition(target) }
    case .ended:
      guard isReordered else { return }
      lift(false)
      collectionView.endInteractiveMovement()
    case .cancelled, .failed:
      guard isReordered else { return }
      lift(false)
      collectionView.cancelInteractiveMovement()
    default: break
    }
  }

  private var isReordered: Bool { collectionView?.movement?.view === self }

  /// Shows the shadow of a held cell, as rows of tables have it.
  func lift(_ isLifted: Bool) {
    setNeedsUpdateConfiguration()
    updateSeparators()
    if parts.isInCard { clipsToBounds = !isLifted }
    UIView.animate(withDuration: 0.2) {
      self.alpha = isLifted ? 0.9 : 1
      self.layer.shadowOpacity = isLifted ? 0.3 : 0
      self.layer.shadowRadius = 8
      self.layer.shadowOffset = .zero
    }
  }
}
