import QuartzCore

/// A button of an alert: a whole row, or half of one.
final class AlertActionView: UIView {
  let action: UIAlertAction
  private weak var alert: UIAlertController?
  private let label = UILabel(frame: .zero)
  private let imageView = UIImageView(frame: .zero)
  private let checkView = UIImageView(frame: .zero)
  private let padding: CGSize
  private let minimumHeight: CGFloat

  /// Whether the button is highlighted under a finger.
  var isHighlighted = false {
    didSet { backgroundColor = isHighlighted ? MenuItemView.highlightColor : nil }
  }

  init(_ action: UIAlertAction, of controller: UIAlertController, _ metrics: AlertMetrics, isBold: Bool) {
    self.action = action
    alert = controller
    padding = metrics.rowPadding
    minimumHeight = metrics.minimumRowHeight
    super.init(frame: .zero)
    isOpaque = false
    label.text = action.title
    label.font = metrics.actionFont(isBold: isBold)
    label.textAlignment = .center
    label.numberOfLines = metrics.traits.preferredContentSizeCategory.isAccessibilityCategory ? 0 : 1
    label.adjustsFontSizeToFitWidth = label.numberOfLines == 1
    label.minimumScaleFactor = 0.7
    label.lineBreakMode = label.numberOfLines == 1 ? .byTruncatingMiddle : .byWordWrapping
    for view in [label, imageView, checkView] { addSubview(view) }
    isAccessibilityElement = true
    accessibilityLabel = action.title
    action.view = self
    update()
  }

  required init?(coder: NSCoder) { nil }

  /// Updates the button from the action, which may be enabled or disabled at any time.
  func update() {
    label.textColor =
      !action.isEnabled
      ? .tertiaryLabel : action.titleTextColor ?? (action.style == .destructive ? .systemRed : tintColor)
    label.textAlignment = action.titleTextAlignment
    imageView.image = action.image
    imageView.tintColor = action.isEnabled ? action.imageTintColor ?? label.textColor : .tertiaryLabel
    checkView.image = action.isChecked ? UIImage(systemName: "checkmark") : nil
    checkView.tintColor = label.textColor
    accessibilityTraits = action.isEnabled ? .button : [.button, .notEnabled]
    if action.isChecked { accessibilityTraits.insert(.selected) }
    setNeedsLayout()
    if !action.isEnabled { isHighlighted = false }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    update()
  }

  /// The width that the title needs on one line, in points.
  var titleWidth: CGFloat { label.sizeThatFits(.unbounded).width + 2 * padding.width }

  func height(width: CGFloat) -> CGFloat {
    let room = CGSize(width: width - 2 * padding.width, height: .greatestFiniteMagnitude)
    return max(minimumHeight, label.sizeThatFits(room).height + 2 * padding.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: padding.width, dy: 0)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    place(imageView, atLeft: !isMirrored)
    place(checkView, atLeft: isMirrored)
    guard action.titleTextAlignment != .center else { return }
    // A title that is aligned to a side does not overlap the image or checkmark at that side.
    let left = isMirrored ? checkView : imageView
    let right = isMirrored ? imageView : checkView
    let start = left.image == nil ? Self.margin : left.frame.maxX + padding.width
    let end = right.image == nil ? bounds.width - Self.margin : right.frame.minX - padding.width
    label.frame = CGRect(x: start, y: 0, width: max(0, end - start), height: bounds.height)
  }

  /// The distance between an image and the edge, in points. Estimated from pictures of iOS 13 to 17.
  private static let margin: CGFloat = 16

  private func place(_ view: UIImageView, atLeft isLeft: Bool) {
    view.isHidden = view.image == nil
    guard let size = view.image?.size else { return }
    view.frame = CGRect(
      x: isLeft ? Self.margin : bounds.width - Self.margin - size.width,
      y: ((bounds.height - size.height) / 2).rounded(),
      width: size.width, height: size.height)
  }

  override func accessibilityActivate() -> Bool {
    guard action.isEnabled else { return false }
    alert?.choose(action)
    return true
  }
}

extension CGSize {
  fileprivate static let unbounded = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
}
