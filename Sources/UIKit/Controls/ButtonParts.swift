/// Labels for the titles of configurations.
@MainActor enum ButtonText {
  static func apply(
    _ text: AttributedString, _ transformer: UIConfigurationTextAttributesTransformer?, font: UIFont,
    color: UIColor,
    to label: UILabel
  ) {
    let result = NSMutableAttributedString()
    for run in text.runs {
      var container = AttributeContainer()
      container.font = font
      container.foregroundColor = color
      container.merge(run.attributes)
      if let transformer { container = transformer(container) }
      result.append(
        NSAttributedString(
          string: String(text[run.range].characters),
          attributes: [
            .font: container.font ?? font, .foregroundColor: container.foregroundColor ?? color,
          ]))
    }
    label.font = font
    label.textColor = color
    if result.length > 0 { label.attributedText = result } else { label.text = nil }
  }
}
