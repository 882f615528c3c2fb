import CoreGraphics

extension UITableViewCell: ConfiguredView {
  var contentConfigurationOfStyle: UIListContentConfiguration {
    switch storedStyle {
    case .default: .cell()
    case .value1, .value2: .valueCell()
    case .subtitle: .subtitleCell()
    }
  }

  var backgroundConfigurationOfTable: UIBackgroundConfiguration {
    (table?.style ?? surroundings.style) == .plain ? .listPlainCell() : .listGroupedCell()
  }

  var presentConfigurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitsInList)
    state.isDisabled = !isUserInteractionEnabled
    state.isHighlighted = isHighlighted && selectionStyle != .none
    state.isFocused = isFocused
    state.isSelected = isSelected && selectionStyle != .none
    state.isEditing = isEditing
    state.isSwiped = showingDeleteConfirmation
    state.isReordering = isReordering
    switch parts.dragState {
    case .none: state.cellDragState = .none
    case .lifting: state.cellDragState = .lifting
    case .dragging: state.cellDragState = .dragging
    }
    state.cellDropState = parts.dropState
    return state
  }

  /// The cell's traits with the kind of the table, from which configurations derive their style.
  private var traitsInList: UITraitCollection {
    guard let table, traitCollection.listEnvironment == .unspecified,
      configurations.content != nil || configurations.background != nil || configurationUpdateHandler != nil
    else { return traitCollection }
    return UITraitCollection(traitsFrom: [
      traitCollection, UITraitCollection(listEnvironment: table.style.environment),
    ])
  }

  func noteDropState(_ state: UICellConfigurationState.DropState) {
    guard parts.dropState != state else { return }
    parts.dropState = state
    setNeedsUpdateConfiguration()
  }

  func noteDragState(_ state: DragState) {
    parts.dragState = state
    setNeedsUpdateConfiguration()
  }

  // MARK: Updates

  var listWindow: UIWindow? { window ?? table?.window }
  func callConfigurationUpdateHandler(_ state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  // MARK: Content

  func makePlainContent() -> UIView {
    let content = UITableViewCellContentView(frame: bounds)
    parts.plainContent = content
    parts.content = content
    insertContent(content)
    return content
  }

  func setContentConfiguration(_ configuration: (any UIContentConfiguration)?) {
    let old = configurations.content
    configurations.content = configuration
    guard let configuration else {
      if old != nil { restorePlainContent() }
      return
    }
    if old != nil, let shown = parts.content as? any UIView & UIContentView {
      if shown.supports(configuration) {
        shown.configuration = configuration
        return contentDidChange()
      }
      warnOfReplacement(of: old, by: configuration)
    }
    let view = configuration.makeContentViewOfList()
    parts.content?.removeFromSuperview()
    parts.content = view
    view.frame = bounds
    insertContent(view)
    contentDidChange()
  }

  private func insertContent(_ view: UIView) {
    let below = [parts.disclosure, parts.checkmark, parts.detailButton, accessoryView, parts.separator]
      .compactMap { $0 }.filter { $0.superview === self }
    let first = below.compactMap { view in subviews.firstIndex { $0 === view } }.min()
    super.insertSubview(view, at: first ?? subviews.count)
    orderBackgrounds()
  }

  private func restorePlainContent() {
    parts.content?.removeFromSuperview()
    parts.content = nil
    if let plain = parts.plainContent {
      parts.content = plain
      insertContent(plain)
    }
    contentDidChange()
  }

  private func warnOfReplacement(of old: (any UIContentConfiguration)?, by new: any UIContentConfiguration) {
    Console.writeOnce(
      "Warning: You are setting a new content configuration to a cell that has an existing content configuration, but the "
        + "existing content view does not support the new configuration. This means the existing content view must be "
        + "replaced with a new content view created from the new configuration, instead of updating the existing content "
        + "view directly, which is expensive. Use separate registrations or reuse identifiers for different types of cells "
        + "to avoid this. Make a symbolic breakpoint at UIContentConfigurationAlertForReplacedContentView to catch this in "
        + "the debugger. Cell: \(self); Existing content configuration: \(old as Any); New content configuration: \(new)"
    )
  }

  private func contentDidChange() {
    setNeedsLayout()
    if !configurations.isUpdating { table?.cellSizeMayHaveChanged(self) }
  }

  /// Updates the cell after a change of a text, font or image of the style's labels.
  func labelsDidChange() {
    setNeedsLayout()
    if window != nil { table?.cellSizeMayHaveChanged(self) }
  }

  // MARK: Background

  func setBackgroundConfiguration(_ configuration: UIBackgroundConfiguration?) {
    configurations.background = configuration
    if configuration != nil {
      for view in [backgroundView, selectedBackgroundView, multipleSelectionBackgroundView] {
        view?.removeFromSuperview()
      }
    }
    showBackground()
    showSelection(animated: false)
  }

  /// Shows the background of the state: the configuration's, or the color of the table's rows.
  func showBackground() {
    guard let background = configurations.background else {
      parts.background?.removeFromSuperview()
      parts.background = nil
      if !hasOwnBackgroundColor { setDefaultBackgroundColor(defaultFill) }
      return
    }
    setDefaultBackgroundColor(hasOwnBackgroundColor ? backgroundColor : nil)
    let view = parts.background ?? ConfiguredBackgroundView(frame: bounds)
    if parts.background == nil {
      parts.background = view
      super.insertSubview(view, at: 0)
    }
    view.apply(background, color: background.resolvedBackgroundColor(for: tintColor), tint: tintColor)
    view.round(background.cornerRadius)
    setNeedsLayout()
  }

  /// The default color of rows in the table; nil without a table.
  private var defaultFill: UIColor? {
    guard let table else { return nil }
    return table.style == .plain ? .systemBackground : .secondarySystemGroupedBackground
  }

  /// Lays out the configuration's background within its insets.
  func layOutBackground() {
    backgroundView?.frame = bounds
    guard let view = parts.background, let background = configurations.background else { return }
    var insets = background.backgroundInsets.fixed(
      rightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    let edges = background.edgesAddingLayoutMarginsToBackgroundInsets
    let margins = directionalLayoutMargins
    let added = NSDirectionalEdgeInsets(
      top: edges.contains(.top) ? margins.top : 0, leading: edges.contains(.leading) ? margins.leading : 0,
      bottom: edges.contains(.bottom) ? margins.bottom : 0,
      trailing: edges.contains(.trailing) ? margins.trailing : 0
    ).fixed(rightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    insets.top += added.top
    insets.left += added.left
    insets.bottom += added.bottom
    insets.right += added.right
    view.frame = bounds.inset(by: insets)
  }
}

extension UITableView.Style {
  var environment: UIListEnvironment {
    switch self {
    case .plain: .plain
    case .grouped: .grouped
    case .insetGrouped: .insetGrouped
    }
  }
}
