/// Cells are read as one element: their texts one after the other. A cell with controls of its own is a container of them.
extension UITableViewCell {
  private var texts: [UIView] {
    var found: [UIView] = []
    func look(_ view: UIView) {
      guard !view.isHidden, view.alpha > 0.01, !view.accessibilityElementsHidden else { return }
      if view.isAccessibilityElement {
        found.append(view)
      } else {
        for subview in view.subviews { look(subview) }
      }
    }
    for view in contentView.subviews { look(view) }
    return found
  }

  private var hasControls: Bool {
    texts.contains { view in
      view is UIControl || view is UITextView
        || !view.accessibilityTraits.isDisjoint(with: [.button, .adjustable, .link])
    } || shownControl != nil
  }

  /// A control as accessory view is reached by itself.
  private var shownControl: UIView? {
    let view = isEditing ? editingAccessoryView : accessoryView
    return view is UIControl ? view : nil
  }

  var readsAsOne: Bool { !hasControls || spokenText != nil }

  /// The texts of the content from top to bottom.
  var spokenText: String? {
    let labels = texts.filter { !($0 is UIControl) }.compactMap(\.accessibilityLabel).filter { !$0.isEmpty }
    return labels.isEmpty ? nil : labels.joined(separator: ", ")
  }

  var spokenTraits: UIAccessibilityTraits {
    var traits = super.accessibilityTraits
    if table != nil, selectionStyle != .none, accessoryType == .disclosureIndicator { traits.insert(.button) }
    if isSelected { traits.insert(.selected) }
    if !isUserInteractionEnabled { traits.insert(.notEnabled) }
    return traits
  }
}
