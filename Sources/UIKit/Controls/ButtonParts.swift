/// The background of a configured button.
@MainActor final class ButtonBackgroundView: UIView {
  private var picture: UIImageView?
  private weak var custom: UIView?
  private let border = CALayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    layer.cornerCurve = .continuous
    border.cornerCurve = .continuous
    border.animatesImplicitly = false
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  func round(_ radius: CGFloat) {
    layer.cornerRadius = radius
    picture?.layer.cornerRadius = radius
    border.cornerRadius = max(0, radius + strokeOutset)
  }

  func apply(_ configuration: UIButton.Configuration, tint: UIColor) {
    let background = configuration.background
    backgroundColor = configuration.backgroundColor(tint: tint)
    applyImage(background)
    applyBorder(background, tint: tint)
    if custom !== background.customView {
      custom?.removeFromSuperview()
      custom = background.customView
      if let custom { addSubview(custom) }
    }
    setNeedsLayout()
  }

  private func applyImage(_ background: UIBackgroundConfiguration) {
    guard let image = background.image else {
      picture?.removeFromSuperview()
      picture = nil
      return
    }
    let view = picture ?? UIImageView(frame: bounds)
    if picture == nil {
      picture = view
      insertSubview(view, at: 0)
    }
    view.image = image
    view.contentMode = background.imageContentMode
    view.clipsToBounds = true
  }

  private var strokeOutset: CGFloat = 0

  private func applyBorder(_ background: UIBackgroundConfiguration, tint: UIColor) {
    guard background.strokeWidth > 0 else { return border.removeFromSuperlayer() }
    if border.superlayer == nil { layer.addSublayer(border) }
    strokeOutset = background.strokeOutset
    border.borderWidth = background.strokeWidth
    border.borderColor = background.resolvedStrokeColor(for: tint).resolvedColor(with: traitCollection).cgColor
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture?.frame = bounds
    custom?.frame = bounds
    border.frame = bounds.insetBy(dx: -strokeOutset, dy: -strokeOutset)
  }
}

/// Titles of configurations on labels.
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
