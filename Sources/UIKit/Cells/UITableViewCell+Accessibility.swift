/// The accessibility of cells: a cell is one element with the texts of its content. A cell with controls of its own
/// is a container of them.
extension UITableViewCell {
  private var texts: [UIView] { CellSpeech.elements(in: contentView) }

  private var hasControls: Bool { CellSpeech.hasControls(texts) || shownControl != nil }

  /// A control as accessory view, which is an element of its own.
  private var shownControl: UIView? {
    let view = isEditing ? editingAccessoryView : accessoryView
    return view is UIControl ? view : nil
  }

  var readsAsOne: Bool { !hasControls || spokenText != nil }

  /// The texts of the content from top to bottom.
  var spokenText: String? { CellSpeech.text(of: texts) }

  var spokenTraits: UIAccessibilityTraits {
    var traits = super.accessibilityTraits
    if table != nil, selectionStyle != .none, accessoryType == .disclosureIndicator { traits.insert(.button) }
    if isSelected { traits.insert(.selected) }
    if !isUserInteractionEnabled { traits.insert(.notEnabled) }
    return traits
  }
}
