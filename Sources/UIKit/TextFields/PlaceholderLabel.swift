import ObjectiveC

/// The value of a text field's undocumented key `placeholderLabel`, which old code reads by key-value coding: a
/// label whose color and font are those of the placeholder. The field draws its placeholder itself; the label is
/// never on the screen.
final class PlaceholderLabel: UILabel {
  private weak var field: UITextField?

  init(of field: UITextField) {
    super.init(frame: field.placeholderRect(forBounds: field.bounds))
    text = field.placeholder
    font = field.font
    super.textColor = field.placeholderColor
    self.field = field
  }

  required init?(coder: NSCoder) { nil }

  override var textColor: UIColor! { didSet { set(.foregroundColor, textColor) } }
  override var font: UIFont! { didSet { set(.font, font) } }
  override var text: String? { didSet { field?.placeholder = text } }

  private func set(_ name: NSAttributedString.Key, _ value: Any?) {
    guard let field, let text = field.placeholderText, let value else { return }
    let changed = NSMutableAttributedString(attributedString: text)
    changed.addAttribute(name, value: value, range: NSRange(location: 0, length: changed.length))
    field.attributedPlaceholder = changed
  }
}

extension UITextField {
  private static let placeholderLabels = Association<PlaceholderLabel>()

  var placeholderLabel: PlaceholderLabel {
    if let label = Self.placeholderLabels[self] { return label }
    let label = PlaceholderLabel(of: self)
    Self.placeholderLabels[self] = label
    return label
  }

  /// The instance variable's key, which iOS 13 and later refuse.
  var prohibitedPlaceholderLabel: PlaceholderLabel? {
    Console.write("Access to UITextField's _placeholderLabel ivar is prohibited. This is an application bug")
    return nil
  }

  /// The button that clears the field, also while it is not shown.
  var clearButton: UIButton { parts.neededClearButton(of: self) }
}
