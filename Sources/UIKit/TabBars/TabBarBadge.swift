import QuartzCore

/// A number or short text in a red capsule.
final class TabBarBadge: UIView {
  private let label = UILabel()
  private var textOffset = UIOffset.zero

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    label.isAccessibilityElement = false
    label.textAlignment = .center
    addSubview(label)
  }

  required init?(coder: NSCoder) { return nil }

  func show(
    _ text: String, color: UIColor, attributes: [NSAttributedString.Key: Any], offset: UIOffset
  ) {
    backgroundColor = color
    var attributes = attributes
    if attributes[.font] == nil { attributes[.font] = UIFont.systemFont(ofSize: 13) }
    if attributes[.foregroundColor] == nil { attributes[.foregroundColor] = UIColor.white }
    label.attributedText = NSAttributedString(string: text, attributes: attributes)
    label.textAlignment = .center
    textOffset = offset
    setNeedsLayout()
  }

  /// The size that fits the text: at least a circle of 18 points (facts/geometry.md#tab-bar/badge).
  var fittingSize: CGSize {
    CGSize(width: max(18, label.intrinsicContentSize.width + 9), height: 18)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
    let size = label.intrinsicContentSize
    let scale = max(1, traitCollection.displayScale)
    func round(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
    label.frame = CGRect(
      x: textOffset.horizontal, y: round((bounds.height - size.height) / 2) + textOffset.vertical,
      width: bounds.width,
      height: size.height)
  }
}
