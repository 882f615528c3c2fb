import QuartzCore

/// A button of an alert: one row, or half of one.
final class AlertActionView: UIView {
  let action: UIAlertAction
  private weak var alert: UIAlertController?
  private let label = UILabel(frame: .zero)
  private let padding: CGSize
  private let minimumHeight: CGFloat

  /// Whether a finger is on it.
  var isLit = false {
    didSet { backgroundColor = isLit ? MenuItemView.litColor : nil }
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
    addSubview(label)
    isAccessibilityElement = true
    accessibilityLabel = action.title
    action.view = self
    update()
  }

  required init?(coder: NSCoder) { nil }

  /// Follows the action, which may be enabled or disabled at any time.
  func update() {
    label.textColor =
      !action.isEnabled
      ? .tertiaryLabel : action.titleTextColor ?? (action.style == .destructive ? .systemRed : tintColor)
    accessibilityTraits = action.isEnabled ? .button : [.button, .notEnabled]
    if !action.isEnabled { isLit = false }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    update()
  }

  /// The width that the title takes on one line.
  var titleWidth: CGFloat { label.sizeThatFits(.unbounded).width + 2 * padding.width }

  func height(width: CGFloat) -> CGFloat {
    let room = CGSize(width: width - 2 * padding.width, height: .greatestFiniteMagnitude)
    return max(minimumHeight, label.sizeThatFits(room).height + 2 * padding.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let frame = bounds.insetBy(dx: padding.width, dy: 0)
    label.frame = frame
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
