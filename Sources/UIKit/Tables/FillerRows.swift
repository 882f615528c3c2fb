import CoreGraphics

/// The lines of the empty rows below the last row of a plain table: facts/tables.md#geometry/filler-rows.
@MainActor final class FillerRowsView: UIView {
  private var lines: [UIView] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
    clipsToBounds = true
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Draws a line at the end of each row.
  func show(rowHeight: CGFloat, lineHeight: CGFloat, left: CGFloat, right: CGFloat, color: UIColor) {
    let count = Int((bounds.height / rowHeight).rounded(.down))
    while lines.count < count {
      let line = UIView(frame: .zero)
      lines.append(line)
      addSubview(line)
    }
    while lines.count > count { lines.removeLast().removeFromSuperview() }
    for (index, line) in lines.enumerated() {
      if line.backgroundColor != color { line.backgroundColor = color }
      line.frame = CGRect(
        x: left, y: CGFloat(index + 1) * rowHeight - lineHeight, width: max(0, bounds.width - left - right),
        height: lineHeight)
    }
  }
}

extension UITableView {
  /// The height of empty rows; nil if there are no empty rows.
  private var usedFillerHeight: CGFloat? {
    guard style == .plain, separatorStyle != .none, tableFooterView == nil, fillerRowHeight != 0 else { return nil }
    if fillerRowHeight > 0 { return usable(fillerRowHeight) }
    let last = shown.last.map { column.span(column.element($0.path)).height } ?? 0
    return rowHeight > 0 ? rowHeight : last > 0 ? last : 44
  }

  /// Positions lines below the last row down to the table's lower edge.
  func placeFillerRows() {
    let top = columnTop + column.height
    guard let height = usedFillerHeight, height >= 1, top < bounds.maxY else {
      state.fillerRows?.removeFromSuperview()
      state.fillerRows = nil
      return
    }
    let view = state.fillerRows ?? FillerRowsView(frame: .zero)
    if state.fillerRows == nil {
      state.fillerRows = view
      insertSubview(view, at: 0)
      sendBehindRows(view)
    }
    let frame = CGRect(x: 0, y: top, width: bounds.width, height: bounds.maxY - top)
    if view.frame != frame { view.frame = frame }
    let margin = state.appSeparatorInset ?? UIEdgeInsets(top: 0, left: sideMargin, bottom: 0, right: 0)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let scale = max(1, traitCollection.displayScale)
    view.show(
      rowHeight: height, lineHeight: 1 / scale, left: isMirrored ? margin.right : margin.left,
      right: isMirrored ? margin.left : margin.right, color: separatorColor ?? .separator)
  }
}
