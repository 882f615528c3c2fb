import QuartzCore

extension UISplitViewController {
  /// The columns from the primary to the secondary one.
  var columns: [Column] {
    ownStyle == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
  }

  func makeContainer() -> UIView {
    let container = SplitContainerView(frame: hostWindow?.bounds ?? UIScreen.main.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.clipsToBounds = true
    // The background is visible between the columns.
    container.backgroundColor = .opaqueSeparator
    container.splitController = self
    for column in [Column.secondary, .supplementary, .primary, .compact] {
      let pane = SplitPane(frame: container.bounds)
      pane.isHidden = true
      panes[column] = pane
      container.addSubview(pane)
      if column == .secondary { container.addSubview(dimming) }
    }
    dimming.backgroundColor = .black
    dimming.alpha = 0
    dimming.isHidden = true
    dimming.isAccessibilityElement = true
    dimming.accessibilityLabel = "dismiss popup"
    dimming.accessibilityTraits = .button
    gestures.start(self, in: container)
    return container
  }

  // MARK: Layout

  func layOutContainer() {
    guard let view = viewIfLoaded, view.bounds.width > 0 else { return }
    if !isMounted {
      guard view.window != nil else { return }
      mount()
      reportMount()
    }
    changeWidthClassIfNeeded()
    if !hasCollapsed { followSize() }
    layOutColumns()
  }

  /// Updates the mode after a change of the size, such as by a rotation.
  private func followSize() {
    let standard = standardMode(in: view.bounds.size)
    guard standard != lastStandardMode else { return }
    lastStandardMode = standard
    changeMode(to: standard, animated: isInAnimation)
  }

  /// Sets the frames of the columns; during a transition they are interpolated between those of its two modes.
  func layOutColumns() {
    guard let view = viewIfLoaded else { return }
    gestures.updateEdge()
    if hasCollapsed {
      for (column, pane) in panes {
        pane.isHidden = pane.content == nil
        if column == collapsedColumn, pane.frame != view.bounds { pane.frame = view.bounds }
      }
      dimming.isHidden = true
      panes[.secondary]?.accessibilityElementsHidden = false
      return
    }
    let geometry = geometry(in: view.bounds.size)
    let target = geometry.frames(in: mode)
    let origin = transition.map { geometry.frames(in: $0.from) }
    let progress = transition?.progress ?? 1
    for (column, pane) in panes {
      guard let end = target[column] else {
        pane.isHidden = true
        continue
      }
      let frame = progress < 1 ? (origin?[column] ?? end).mixed(with: end, progress) : end
      if pane.frame != frame { pane.frame = frame }
      pane.isHidden = pane.content == nil && column != .secondary
    }
    // Assistive technologies ignore the covered column.
    panes[.secondary]?.accessibilityElementsHidden = mode.dimsSecondary
    layOutDimming(target, progress)
  }

  private func layOutDimming(_ frames: [Column: CGRect], _ progress: CGFloat) {
    let (before, after) = (transition?.from.dimsSecondary ?? mode.dimsSecondary, mode.dimsSecondary)
    dimming.isHidden = !before && !after
    // `facts/navigation.md#split-frames/dimming`
    let shade: CGFloat = 0.12
    let alpha = shade * ((before ? 1 - progress : 0) + (after ? progress : 0))
    let frame = panes[.secondary]?.frame ?? .zero
    if dimming.frame != frame { dimming.frame = frame }
    if dimming.alpha != alpha { dimming.alpha = alpha }
  }

  func geometry(in size: CGSize) -> SplitGeometry {
    let scale = max(1, traitCollection.displayScale)
    return SplitGeometry(
      size: size, hasSupplementary: ownStyle == .tripleColumn, primaryWidth: primaryWidth(in: size),
      supplementaryWidth: supplementaryWidth(in: size), gutter: 1 / scale, isMirrored: isPrimaryAtRight)
  }

  var isPrimaryAtRight: Bool {
    let isMirrored = viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return (primaryEdge == .trailing) != isMirrored
  }

  // MARK: Widths

  /// The default widths of columns (`facts/navigation.md#split-frames`).
  private var standardPrimaryWidth: CGFloat { ownStyle == .tripleColumn ? 280 : 320 }
  private static let standardSupplementaryWidth: CGFloat = 320

  private func primaryWidth(in size: CGSize) -> CGFloat {
    primaryWidths.width(
      in: size.width, standard: standardPrimaryWidth, scale: max(1, traitCollection.displayScale))
  }
  private func supplementaryWidth(in size: CGSize) -> CGFloat {
    guard ownStyle == .tripleColumn else { return 0 }
    return supplementaryWidths.width(
      in: size.width, standard: UISplitViewController.standardSupplementaryWidth,
      scale: max(1, traitCollection.displayScale))
  }

  var shownPrimaryWidth: CGFloat {
    guard let view = viewIfLoaded, isMounted else { return standardPrimaryWidth }
    return hasCollapsed ? view.bounds.width : primaryWidth(in: view.bounds.size)
  }
  var shownSupplementaryWidth: CGFloat {
    guard ownStyle == .tripleColumn else { return -1 }
    guard let view = viewIfLoaded, isMounted else { return UISplitViewController.standardSupplementaryWidth }
    return hasCollapsed ? view.bounds.width : supplementaryWidth(in: view.bounds.size)
  }

  func changeWidths(_ change: () -> Void) {
    change()
    guard isMounted, !hasCollapsed else { return }
    layOutColumns()
    viewIfLoaded?.setNeedsLayout()
  }

  func edgeDidChange() {
    viewIfLoaded?.setNeedsLayout()
    updateButtons()
  }

  /// Returns the size of a column's view after the container has that size.
  func sizeOfColumn(_ controller: UIViewController?, in size: CGSize) -> CGSize {
    guard !hasCollapsed, let column = columns.first(where: { holder(of: $0) === controller }) else { return size }
    return geometry(in: size).frames(in: mode)[column]?.size ?? size
  }

  /// The size of the view, else of the screen.
  var knownSize: CGSize { viewIfLoaded?.bounds.size ?? UIScreen.main.bounds.size }
}

extension CGRect {
  fileprivate func mixed(with other: CGRect, _ share: CGFloat) -> CGRect {
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * share }
    return CGRect(
      x: mix(minX, other.minX), y: mix(minY, other.minY), width: mix(width, other.width),
      height: mix(height, other.height))
  }
}
