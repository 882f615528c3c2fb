import Foundation

// A wheel is an adjustable element whose value is the row in its middle
// (`facts/ui-tests.md#elements/UIPickerView`).
extension PickerWheel {
  private var speaker: (any UIPickerViewAccessibilityDelegate)? {
    picker?.delegate as? any UIPickerViewAccessibilityDelegate
  }

  /// The text of the selected row.
  var spokenValue: String? {
    guard rowCount > 0, let picker else { return nil }
    layoutIfNeeded()
    if let shown = rows[selectedRow] { return text(of: shown.content) }
    var spare: [UIView] = []
    return picker.content(of: selectedRow, component, reusing: &spare).flatMap(text)
  }

  private func text(of content: PickerRowContent) -> String? {
    switch content {
    case .text(let text, _): return text.string
    case .own(let view):
      return view.accessibilityLabel ?? view.accessibleParts.lazy.compactMap(\.accessibilityLabel).first
    }
  }

  var spokenLabel: String? {
    guard let picker, let speaker else { return nil }
    return speaker.pickerView(picker, accessibilityLabelForComponent: component)
      ?? speaker.pickerView(picker, accessibilityAttributedLabelForComponent: component)?.string
  }

  var spokenHint: String? {
    guard let picker, let speaker else { return nil }
    return speaker.pickerView(picker, accessibilityHintForComponent: component)
      ?? speaker.pickerView(picker, accessibilityAttributedHintForComponent: component)?.string
  }

  /// The names by which Voice Control recognizes the wheel.
  var spokenNames: [String] {
    guard let picker, let speaker else { return [] }
    let plain = speaker.pickerView(picker, accessibilityUserInputLabelsForComponent: component)
    guard plain.isEmpty else { return plain }
    return speaker.pickerView(picker, accessibilityAttributedUserInputLabelsForComponent: component).map(\.string)
  }

  /// Turns the wheel as the user does, without an animation, for assistive technologies and UI tests.
  func turn(by rows: Int) {
    guard rowCount > 0 else { return }
    let row = min(max(selectedRow + rows, 0), rowCount - 1)
    if row != selectedRow { select(row, animated: false, byUser: true) }
  }
}
