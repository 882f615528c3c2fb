import QuartzCore

/// The region of an alert above its buttons: title, message and text fields.
final class AlertHeaderView: UIView {
  private let titleLabel = UILabel(frame: .zero)
  private let messageLabel = UILabel(frame: .zero)
  private let fields = AlertFieldsView(frame: .zero)
  /// The controller whose view is below the message.
  private weak var content: UIViewController?
  private var metrics: AlertMetrics

  init(_ metrics: AlertMetrics) {
    self.metrics = metrics
    super.init(frame: .zero)
    isOpaque = false
    for label in [titleLabel, messageLabel] {
      label.textAlignment = .center
      label.numberOfLines = 0
      label.isHidden = true
      addSubview(label)
    }
    titleLabel.accessibilityTraits = .header
    titleLabel.presentAutomationType(.staticText)
    addSubview(fields)
  }

  required init?(coder: NSCoder) { nil }

  func fill(_ controller: UIAlertController, _ metrics: AlertMetrics) {
    self.metrics = metrics
    titleLabel.text = controller.title
    titleLabel.font = metrics.titleFont
    let spacing = NSMutableParagraphStyle()
    spacing.lineSpacing = metrics.messageLineSpacing
    spacing.alignment = .center
    messageLabel.attributedText = controller.message.map {
      NSAttributedString(string: $0, attributes: [.font: metrics.messageFont, .paragraphStyle: spacing])
    }
    titleLabel.textColor = metrics.textColor
    messageLabel.textColor = metrics.textColor
    if let title = controller.attributedTitle { titleLabel.attributedText = title }
    if let message = controller.attributedMessage {
      messageLabel.font = metrics.messageFont
      messageLabel.attributedText = message
    }
    for label in [titleLabel, messageLabel] {
      label.isHidden = label.text?.isEmpty ?? true
    }
    fields.fill(controller.textFields ?? [], metrics)
    content = controller.contentViewController
    if let view = content?.view, view.superview !== self { addSubview(view) }
    setNeedsLayout()
  }

  var isEmpty: Bool { titleLabel.isHidden && messageLabel.isHidden && fields.isEmpty && content == nil }

  /// The frame of the text field that is being edited; nil if none is.
  var editedFrame: CGRect? { fields.editedFrame.map { fields.convert($0, to: self) } }

  func height(width: CGFloat) -> CGFloat { arrange(width: width) }

  override func layoutSubviews() {
    super.layoutSubviews()
    _ = arrange(width: bounds.width, places: true)
  }

  /// Stacks the components and returns their height with the paddings, in points.
  private func arrange(width: CGFloat, places: Bool = false) -> CGFloat {
    guard !isEmpty else { return 0 }
    let texts = arrangeTexts(width: width, places: places)
    guard let content else { return texts }
    let height = max(0, content.preferredContentSize.height)
    if places { content.view.frame = CGRect(x: 0, y: texts, width: width, height: height) }
    return texts + height
  }

  private func arrangeTexts(width: CGFloat, places: Bool) -> CGFloat {
    guard !titleLabel.isHidden || !messageLabel.isHidden || !fields.isEmpty else { return 0 }
    let room = max(0, width - 2 * metrics.side)
    var y = metrics.top
    let labels = [titleLabel, messageLabel].filter { !$0.isHidden }
    for (index, label) in labels.enumerated() {
      if index > 0 { y += metrics.titleToMessage }
      let height = label.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude)).height
      if places { label.frame = CGRect(x: metrics.side, y: y, width: room, height: height) }
      y += height
    }
    guard !fields.isEmpty else { return y + (labels.count == 1 ? metrics.bottomOfOne : metrics.bottom) }
    y += labels.isEmpty ? 0 : metrics.fieldsTop
    let height = fields.height
    if places { fields.frame = CGRect(x: metrics.side, y: y, width: room, height: height) }
    return y + height + metrics.fieldsBottom
  }
}

/// The text fields of an alert in one frame, with hairlines between them.
final class AlertFieldsView: UIView {
  private var rows: [UITextField] = []
  private var lines: [UIView] = []
  private var rowHeight: CGFloat = 0

  static func makeField() -> UITextField {
    let field = UITextField(frame: .zero)
    field.font = .systemFont(ofSize: 13)
    field.borderStyle = .none
    return field
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
    clipsToBounds = true
    layer.cornerRadius = 5
    layer.cornerCurve = .continuous
  }

  required init?(coder: NSCoder) { nil }

  var isEmpty: Bool { rows.isEmpty }
  var height: CGFloat { rowHeight * CGFloat(rows.count) }

  /// The row of the text field that is being edited; nil if none is.
  var editedFrame: CGRect? {
    rows.firstIndex(where: \.isFirstResponder).map {
      CGRect(x: 0, y: CGFloat($0) * rowHeight, width: bounds.width, height: rowHeight)
    }
  }

  func fill(_ fields: [UITextField], _ metrics: AlertMetrics) {
    isHidden = fields.isEmpty
    backgroundColor = .systemBackground
    layer.borderWidth = 1 / max(1, metrics.traits.displayScale)
    layer.borderColor = UIColor.separator.resolvedColor(with: metrics.traits).cgColor
    // Estimated from pictures of iOS 13 to 17: 30 points for the default text size.
    rowHeight = max(30, (metrics.fieldFont.lineHeight + 14).rounded())
    for field in fields where field.font?.pointSize == 13 { field.font = metrics.fieldFont }
    guard !rows.elementsEqual(fields, by: { $0 === $1 }) else { return }
    for view in rows + lines { view.removeFromSuperview() }
    rows = fields
    lines = fields.dropFirst().map { _ in UIView(frame: .zero) }
    for view in rows + lines { addSubview(view) }
    for line in lines { line.backgroundColor = .separator }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let hairline = 1 / max(1, traitCollection.displayScale)
    for (index, field) in rows.enumerated() {
      let y = CGFloat(index) * rowHeight
      field.frame = CGRect(x: 7, y: y, width: max(0, bounds.width - 14), height: rowHeight)
      if index > 0 { lines[index - 1].frame = CGRect(x: 0, y: y, width: bounds.width, height: hairline) }
    }
  }
}
