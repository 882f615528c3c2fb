import QuartzCore

extension UITableViewCell {
  /// Whether the cell looks selected, which highlighted cells also do.
  private var looksSelected: Bool {
    guard selectionStyle != .none else { return false }
    return isHighlighted || isSelected
  }

  private var isInMultipleSelection: Bool {
    surroundings.isMultipleSelection && isEditing || table?.allowsMultipleSelection == true && !isEditing
  }

  func selectionDidChange(animated: Bool) {
    setNeedsUpdateConfiguration()
    showSelection(animated: animated)
    updateEditControl()
    setNeedsLayout()
  }

  func replaceBackground(_ old: UIView?, by new: UIView?) {
    if old?.superview === self { old?.removeFromSuperview() }
    guard let new, configurations.background == nil else { return }
    new.frame = bounds
    super.insertSubview(new, at: 0)
    setNeedsLayout()
  }

  func replaceSelection(_ old: UIView?) {
    if old?.superview === self { old?.removeFromSuperview() }
    parts.selection?.removeFromSuperview()
    parts.selection = nil
    showSelection(animated: false)
  }

  /// Returns the app's view for the current selection, or the system's, which is created on first access.
  private func selectionView() -> UIView {
    if isInMultipleSelection, let view = multipleSelectionBackgroundView { return view }
    if let view = selectedBackgroundView { return view }
    let view = parts.selection ?? UIView(frame: bounds)
    parts.selection = view
    view.isUserInteractionEnabled = false
    // Rows that are selected during editing are paler (facts/cells.md#selection).
    view.backgroundColor = surroundings.isMultipleSelection && isEditing ? .systemGray5 : .systemGray4
    return view
  }

  private var shownSelections: [UIView] {
    [multipleSelectionBackgroundView, selectedBackgroundView, parts.selection].compactMap { $0 }
      .filter { $0.superview === self }
  }

  func showSelection(animated: Bool) {
    highlightParts()
    guard configurations.background == nil else { return fadeBackground(animated: animated) }
    guard looksSelected else { return hideSelection(animated: animated) }
    let view = selectionView()
    for other in shownSelections where other !== view { other.removeFromSuperview() }
    view.frame = bounds
    view.layer.removeAllAnimations()
    view.alpha = 1
    if view.superview !== self { super.insertSubview(view, at: 0) }
    orderBackgrounds()
    setNeedsLayout()
  }

  /// Fades the selection out in 0.3 s (facts/cells.md#selection/deselect-fade).
  private func hideSelection(animated: Bool) {
    let views = shownSelections
    guard !views.isEmpty else { return }
    guard animated, window != nil else {
      for view in views { view.removeFromSuperview() }
      return
    }
    UIView.animate(withDuration: 0.3, delay: 0, options: [.allowUserInteraction, .curveEaseInOut]) {
      for view in views { view.alpha = 0 }
    } completion: { [weak self] _ in
      guard let self, !looksSelected else { return }
      for view in views {
        view.removeFromSuperview()
        view.alpha = 1
      }
    }
  }

  private func fadeBackground(animated: Bool) {
    guard automaticallyUpdatesBackgroundConfiguration, animated, window != nil, !looksSelected else { return }
    UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction) { self.layoutIfNeeded() }
  }

  /// Orders the backgrounds behind everything else, the selection's above the others.
  func orderBackgrounds() {
    for view in shownSelections { super.sendSubviewToBack(view) }
    for view in [backgroundView, parts.background] {
      if let view, view.superview === self { super.sendSubviewToBack(view) }
    }
  }

  func layOutSelection() {
    for view in shownSelections where view.frame != bounds { view.frame = bounds }
  }

  /// Sets labels and images to their highlighted colors and images.
  private func highlightParts() {
    let showsHighlight = looksSelected
    func highlight(_ view: UIView) {
      switch view {
      case let label as UILabel: label.isHighlighted = showsHighlight
      case let image as UIImageView: image.isHighlighted = showsHighlight
      case let control as UIControl: control.isHighlighted = showsHighlight
      default: break
      }
      for subview in view.subviews where !(view is UIControl) { highlight(subview) }
    }
    if let content = parts.content { for view in content.subviews { highlight(view) } }
  }

  /// Whether the cell's selection covers the separators.
  var coversSeparators: Bool { looksSelected && !(surroundings.isMultipleSelection && isEditing) }
}
