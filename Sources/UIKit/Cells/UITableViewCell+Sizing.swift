import CoreGraphics

extension UITableViewCell {
  /// The default height of rows in points (facts/cells.md#rows/plain).
  private static let standardHeight: CGFloat = 44

  /// Returns the height of the cell for a width, with its separator, from its content configuration, constraints or
  /// labels.
  ///
  /// - Parameter asksClass: whether to call `sizeThatFits(_:)` of a class that lays out its content itself.
  func fittingHeight(width: CGFloat, asksClass: Bool) -> CGFloat {
    if width > 0, abs(bounds.width - width) > 0.001 { bounds.size.width = width }
    updateConfigurationIfNeeded()
    layOutParts()
    let line = hasBottomSeparator ? lineHeight : 0
    let content = contentView
    let room = content.bounds.width
    if configurations.content != nil {
      let size = content.systemLayoutSizeFitting(
        CGSize(width: room, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      return (size.height > 0 ? size.height : collapsed()) + line
    }
    if hasConstraints(content) {
      let size = content.systemLayoutSizeFitting(
        CGSize(width: room, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      return size.height > 0 ? size.height + line : collapsed()
    }
    // Views that the app added directly to the cell.
    if hasConstraints(self) {
      let height = fittingSize(CGSize(width: bounds.width, height: 0), .required, .fittingSizeLevel).height
      if height > 0 { return height }
    }
    if asksClass { return sizeThatFits(CGSize(width: bounds.width, height: 0)).height }
    let height = CellLabelLayout(self, content: content, width: room).height
    // With its separator, the default row is 44 points high; higher rows add the separator to their content, also
    // the last of a card, which has no separator (facts/cells.md#rows/subtitle).
    let added = table != nil && surroundings.separatorStyle != .none ? lineHeight : 0
    return max(Self.standardHeight, roundedToPixels(height) + added)
  }

  private func hasConstraints(_ view: UIView) -> Bool {
    view.constraints.contains(where: \.isActive)
  }

  private func collapsed() -> CGFloat {
    Console.writeOnce(
      "[Warning] Warning once only: Detected a case where constraints ambiguously suggest a height of zero for a table view "
        + "cell's content view. We're considering the collapse unintentional and using standard height instead. Cell: "
        + "\(self)")
    return Self.standardHeight
  }
}
