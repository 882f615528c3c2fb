import CoreGraphics

extension UICollectionViewCell {
  var currentConfigurationState: UICellConfigurationState {
    let traits = listPlacement?.traits(over: traitCollection) ?? traitCollection
    var state = UICellConfigurationState(traitCollection: traits)
    state.isDisabled = !isUserInteractionEnabled
    state.isHighlighted = isHighlighted
    state.isSelected = isSelected
    state.isFocused = isFocused
    state.isEditing = collectionView?.edits(self) ?? false
    state.isExpanded = parts.isExpanded
    state.isSwiped = parts.isSwiped
    state.isPinned = listPlacement?.isPinned ?? false
    state.isReordering = collectionView?.movement?.view === self
    switch parts.dragState {
    case .none: state.cellDragState = .none
    case .lifting: state.cellDragState = .lifting
    case .dragging: state.cellDragState = .dragging
    }
    state.cellDropState = parts.dropState
    return state
  }

  /// Updates the configuration once for all changes of state since the last layout, and not before the cell is in a
  /// window.
  func updateConfigurationIfNeeded() {
    guard parts.needsUpdate, !parts.isUpdating, (window ?? collectionView?.window) != nil else { return }
    parts.needsUpdate = false
    parts.isUpdating = true
    let state = configurationState
    showDefaultBackground()
    if automaticallyUpdatesBackgroundConfiguration, let background = parts.background {
      parts.background = background.updated(for: state)
      showBackground()
    }
    if automaticallyUpdatesContentConfiguration, let content = parts.configuration {
      setContentConfiguration(content.updated(for: state))
    }
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
    parts.isUpdating = false
    // An update that requests another one would do so in an endless loop.
    parts.needsUpdate = false
  }

  // MARK: Content

  func setContentConfiguration(_ configuration: (any UIContentConfiguration)?) {
    let hadOne = parts.configuration != nil
    parts.configuration = configuration
    guard let configuration else {
      if hadOne { show(content: plainContent) }
      return
    }
    if hadOne, let shown = parts.content as? any UIView & UIContentView, shown.supports(configuration) {
      shown.configuration = configuration
      return contentDidChange()
    }
    show(content: configuration.makeContentViewOfList())
  }

  /// Adopts the content view of an Interface Builder file.
  func take(content: UIView) {
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    plainContent.removeFromSuperview()
    plainContent = content
    show(content: content)
  }

  private func show(content: UIView) {
    parts.content?.removeFromSuperview()
    parts.content = content
    content.frame = bounds
    addSubview(content)
    placeContent()
    contentDidChange()
  }

  private func contentDidChange() {
    setNeedsLayout()
    if !parts.isUpdating { collectionView?.cellSizeMayHaveChanged(self) }
  }

  // MARK: Backgrounds

  func replaceBackground(_ old: UIView?, by new: UIView?) {
    if old !== new, old?.superview === self { old?.removeFromSuperview() }
    if new != nil, !parts.hasOwnBackground, parts.background != nil {
      // The app's view replaces the list's background.
      parts.hasOwnBackground = true
      parts.background = nil
      showBackground()
    }
    if let new, parts.background == nil {
      new.frame = bounds
      new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      if new === selectedBackgroundView, let backgroundView, backgroundView.superview === self {
        insertSubview(new, aboveSubview: backgroundView)
      } else {
        insertSubview(new, at: 0)
      }
    }
    showSelection()
  }

  func showSelection() {
    guard let selectedBackgroundView, parts.background == nil else { return }
    selectedBackgroundView.isHidden = !isSelected && !isHighlighted
  }

  func setBackgroundConfiguration(_ configuration: UIBackgroundConfiguration?) {
    parts.hasOwnBackground = true
    parts.background = configuration
    if configuration != nil {
      for view in [backgroundView, selectedBackgroundView] where view?.superview === self {
        view?.removeFromSuperview()
      }
    }
    showBackground()
    setNeedsUpdateConfiguration()
  }

  func showBackground() {
    guard let background = parts.background else {
      parts.backgroundView?.removeFromSuperview()
      parts.backgroundView = nil
      return
    }
    let view = parts.backgroundView ?? ConfiguredBackgroundView(frame: bounds)
    if parts.backgroundView == nil {
      parts.backgroundView = view
      insertSubview(view, at: 0)
    }
    view.apply(background, color: background.resolvedBackgroundColor(for: tintColor), tint: tintColor)
    view.round(background.cornerRadius)
    setNeedsLayout()
  }

  func layOutBackgrounds() {
    guard let view = parts.backgroundView, let background = parts.background else { return }
    let rightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var insets = background.backgroundInsets
    let edges = background.edgesAddingLayoutMarginsToBackgroundInsets
    let margins = directionalLayoutMargins
    if edges.contains(.top) { insets.top += margins.top }
    if edges.contains(.leading) { insets.leading += margins.leading }
    if edges.contains(.bottom) { insets.bottom += margins.bottom }
    if edges.contains(.trailing) { insets.trailing += margins.trailing }
    view.frame = bounds.inset(by: insets.fixed(rightToLeft: rightToLeft))
  }
}
