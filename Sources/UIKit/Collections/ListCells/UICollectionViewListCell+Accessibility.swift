/// The accessibility of list cells: as cells of tables, they are one element with the texts of their content.
extension UICollectionViewListCell {
  private var elements: [UIView] {
    let labels = accessoryViews.filter { $0.view is UILabel && $0.view.superview === self && $0.view.alpha > 0.01 }
    return CellSpeech.elements(in: contentView) + labels.map(\.view)
  }

  /// Whether accessories are controls, which are elements of their own.
  private var hasControls: Bool {
    CellSpeech.hasControls(elements)
      || accessoryViews.contains { $0.view is UIControl && $0.view.superview === self }
  }

  var readsAsOne: Bool { !hasControls || spokenText != nil }

  /// The texts of the content from top to bottom, then those of accessories.
  var spokenText: String? { CellSpeech.text(of: elements) }

  var spokenTraits: UIAccessibilityTraits {
    var traits = super.accessibilityTraits
    if listPlacement?.part == .header { traits.insert(.header) }
    if accessories.contains(where: { $0.accessoryType == .disclosureIndicator }) { traits.insert(.button) }
    if isSelected { traits.insert(.selected) }
    if !isUserInteractionEnabled { traits.insert(.notEnabled) }
    return traits
  }
}
