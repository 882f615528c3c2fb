import CoreGraphics

extension UITableViewCell {
  private var stateMask: StateMask {
    var mask: StateMask = []
    if isEditing, hasEditControl { mask.insert(.showingEditControl) }
    if showingDeleteConfirmation { mask.insert(.showingDeleteConfirmation) }
    return mask
  }

  /// Whether the row has an editing control: that of its style, or a circle for multiple selection.
  private var hasEditControl: Bool { surroundings.isMultipleSelection || editingStyle != .none }

  /// The distance by which the content moves, in points at the default text size
  /// (facts/cells.md#editing/content-shift).
  private static let shift: CGFloat = 14

  func changeEditing(_ editing: Bool, animated: Bool) {
    guard editing != parts.isEditing else { return }
    let old = stateMask
    parts.isEditing = editing
    let new = stateMask
    if new != old { willTransition(to: new) }
    setNeedsUpdateConfiguration()
    guard animated, window != nil else {
      setNeedsLayout()
      if new != old { didTransition(to: new) }
      return
    }
    prepareControls()
    parts.areControlsLeaving = !editing
    UIView.animate(withDuration: 0.3, delay: 0, options: [.curveEaseInOut, .allowUserInteraction]) {
      self.setNeedsLayout()
      self.layoutIfNeeded()
    } completion: { [weak self] _ in
      guard let self else { return }
      parts.areControlsLeaving = false
      showControls()
      if new != old { didTransition(to: new) }
    }
  }

  func confirmationDidChange() {
    setNeedsUpdateConfiguration()
    let mask = stateMask
    willTransition(to: mask)
    didTransition(to: mask)
  }

  /// Positions the controls outside of the cell without animation, before they slide in.
  private func prepareControls() {
    guard isEditing else { return }
    UIView.performWithoutAnimation {
      let hadControl = parts.editControl?.isHidden == false
      let hadReorder = parts.reorderControl?.isHidden == false
      showControls()
      if !hadControl { putOutside(parts.editControl, x: -editWidth) }
      if !hadReorder { putOutside(parts.reorderControl, x: bounds.width) }
    }
  }

  private func putOutside(_ control: UIView?, x: CGFloat) {
    guard let control else { return }
    let width = control is CellEditControl ? editWidth : control.sizeThatFits(.zero).width
    control.frame = mirrored(CGRect(x: x, y: 0, width: width, height: contentHeight))
    control.alpha = 0
  }

  private var editWidth: CGFloat { CellEditControl.width(traitCollection) }

  private func showControls() {
    if isEditing, hasEditControl, parts.editControl == nil {
      let control = CellEditControl(frame: .zero)
      control.cell = self
      parts.editControl = control
      super.addSubview(control)
    }
    if !parts.areControlsLeaving || isEditing { parts.editControl?.isHidden = !(isEditing && hasEditControl) }
    updateEditControl()
    let hasReorder = isEditing && surroundings.canMove
    if hasReorder, parts.reorderControl == nil {
      let control = CellReorderControl(frame: .zero)
      control.cell = self
      parts.reorderControl = control
      super.addSubview(control)
    }
    if !parts.areControlsLeaving || isEditing { parts.reorderControl?.isHidden = !hasReorder }
  }

  /// Returns whether a point in the cell's coordinates is on the control at the leading edge.
  func isOnEditControl(_ point: CGPoint) -> Bool {
    guard let control = parts.editControl else { return false }
    return control.point(inside: convert(point, to: control), with: nil)
  }

  func updateEditControl() {
    guard let control = parts.editControl, isEditing else { return }
    if surroundings.isMultipleSelection {
      control.kind = isSelected ? .chosen : .circle
    } else {
      control.kind = editingStyle == .insert ? .insert : .delete
    }
  }

  /// Lays out the controls between `left` and `right`, from left to right, and returns the remaining range for the
  /// content.
  func layOutControls(left: CGFloat, right: CGFloat, margin: CGFloat) -> (left: CGFloat, right: CGFloat) {
    showControls()
    if parts.areControlsLeaving, !isEditing {
      putOutside(parts.editControl, x: -editWidth)
      putOutside(parts.reorderControl, x: bounds.width)
    }
    var left = left
    var right = right
    if let control = parts.editControl, isEditing, hasEditControl {
      // The image, which is narrower than the control, begins at the margin
      // (facts/cells.md#editing/control-center).
      let x = left + margin - (editWidth - CellEditControl.disc(traitCollection)) / 2
      control.frame = mirrored(CGRect(x: x, y: 0, width: editWidth, height: contentHeight))
      control.alpha = 1
      if shouldIndentWhileEditing && surroundings.shouldIndentWhileEditing || surroundings.isMultipleSelection {
        left += editWidth + Self.shift
      }
    }
    if let control = parts.reorderControl, isEditing, !control.isHidden {
      let width = control.sizeThatFits(.zero).width
      right -= margin + width
      control.frame = mirrored(CGRect(x: right, y: 0, width: width, height: contentHeight))
      control.alpha = 1
    }
    return (left, right)
  }
}
