/// The texts of a cell's content for assistive technologies.
@MainActor enum CellSpeech {
  /// Returns the elements of a content view, from top to bottom.
  static func elements(in content: UIView) -> [UIView] {
    var found: [UIView] = []
    func look(_ view: UIView) {
      guard !view.isHidden, view.alpha > 0.01, !view.accessibilityElementsHidden else { return }
      if view.isAccessibilityElement {
        found.append(view)
      } else {
        for subview in view.subviews { look(subview) }
      }
    }
    for view in content.subviews { look(view) }
    return found
  }

  /// Returns whether the user can interact with one of the elements.
  static func hasControls(_ elements: [UIView]) -> Bool {
    elements.contains { view in
      view is UIControl || view is UITextView
        || !view.accessibilityTraits.isDisjoint(with: [.button, .adjustable, .link])
    }
  }

  /// Returns the texts of several elements, joined in their order; nil if no element has a text.
  static func text(of elements: [UIView]) -> String? {
    let labels = elements.filter { !($0 is UIControl) }.compactMap(\.accessibilityLabel).filter { !$0.isEmpty }
    return labels.isEmpty ? nil : labels.joined(separator: ", ")
  }
}
