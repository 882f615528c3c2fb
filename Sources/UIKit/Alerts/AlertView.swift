import QuartzCore

/// The view of an alert controller: a card, and for an action sheet the card of its Cancel button below it.
final class AlertView: UIView {
  private weak var alert: UIAlertController?
  private let card: AlertCard
  private let cancelCard: AlertCard
  private var metrics: AlertMetrics

  /// The form in which the alert is presented.
  var form = AlertForm.alert {
    didSet { if form != oldValue { reload() } }
  }

  init(_ alert: UIAlertController) {
    self.alert = alert
    metrics = AlertMetrics(form: .alert, traits: alert.traitCollection)
    card = AlertCard(metrics)
    cancelCard = AlertCard(metrics)
    super.init(frame: .zero)
    isOpaque = false
    cancelCard.backgroundColor = .secondarySystemGroupedBackground
    addSubview(card)
    addSubview(cancelCard)
    accessibilityViewIsModal = true
    reload()
  }

  required init?(coder: NSCoder) { nil }

  package override var automationType: AutomationType { form == .alert ? .alert : .sheet }
  package override var automationLabel: String? { accessibilityLabel ?? alert?.title ?? alert?.message }

  /// Rebuilds header and buttons.
  func reload() {
    guard let alert else { return }
    metrics = AlertMetrics(form: form, traits: alert.traitCollection)
    var actions = alert.actions
    var cancel: [UIAlertAction] = []
    if form != .alert {
      cancel = actions.filter { $0.style == .cancel }
      actions.removeAll { $0.style == .cancel }
    }
    card.fill(header: alert, actions.map { makeRow($0, of: alert) }, metrics)
    card.sortCancel(width: metrics.width)
    cancelCard.fill(header: nil, form == .sheet ? cancel.map { makeRow($0, of: alert) } : [], metrics)
    card.isHidden = card.isEmpty
    cancelCard.isHidden = cancelCard.isEmpty
    setNeedsLayout()
  }

  private func makeRow(_ action: UIAlertAction, of alert: UIAlertController) -> AlertActionView {
    AlertActionView(action, of: alert, metrics, isBold: action === alert.boldAction)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    reload()
    alert?.presentation?.container.setNeedsLayout()
  }

  /// Takes the text size that the alert has in the window, which may have changed since the alert was created.
  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil, let alert, alert.traitCollection != metrics.traits { reload() }
  }

  /// Scrolls the text field that is being edited into view.
  func showEditedField() { card.showEditedField() }

  // MARK: Size

  /// Returns the size for an action sheet's width, or the width of the form, and for the available height.
  func size(width: CGFloat? = nil, room: CGFloat) -> CGSize {
    let width = width ?? metrics.width
    let cancel = cancelHeight(width)
    let gap = cancel > 0 && !card.isHidden ? AlertMetrics.sheetGap : 0
    let height = card.isHidden ? 0 : card.height(width: width, room: max(0, room - cancel - gap))
    return CGSize(width: width, height: min(room, max(height + gap + cancel, preferredHeight)))
  }

  private func cancelHeight(_ width: CGFloat) -> CGFloat {
    cancelCard.isHidden ? 0 : cancelCard.height(width: width, room: .greatestFiniteMagnitude)
  }

  /// The height that an app sets by a constraint on the view, to make space for views of its own.
  private var preferredHeight: CGFloat {
    let heights = constraints.filter {
      $0.isActive && $0.firstItem === self && $0.secondItem == nil && $0.firstAttribute == .height
        && $0.relation != .lessThanOrEqual
    }
    return heights.map(\.constant).max() ?? 0
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // A popover's arrow covers an area of the view that is outside the safe area.
    let area = form == .popover ? bounds.inset(by: safeAreaInsets) : bounds
    let cancel = cancelHeight(area.width)
    let gap = cancel > 0 ? AlertMetrics.sheetGap : 0
    card.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: max(0, area.height - cancel - gap))
    cancelCard.frame = CGRect(x: 0, y: bounds.height - cancel, width: bounds.width, height: cancel)
  }

  override var followsSafeArea: Bool { true }
  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  // MARK: Fingers

  private var highlighted: AlertActionView? {
    didSet {
      guard highlighted !== oldValue else { return }
      oldValue?.isHighlighted = false
      highlighted?.isHighlighted = true
    }
  }

  private func row(under touches: Set<UITouch>) -> AlertActionView? {
    guard let point = touches.first?.location(in: self) else { return nil }
    return card.row(at: point, from: self) ?? (cancelCard.isHidden ? nil : cancelCard.row(at: point, from: self))
  }

  // A finger may slide from button to button; lifting it chooses the button below it.

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { highlighted = row(under: touches) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { highlighted = row(under: touches) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { highlighted = nil }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let row = row(under: touches)
    highlighted = nil
    if let row { alert?.choose(row.action) }
  }
}
