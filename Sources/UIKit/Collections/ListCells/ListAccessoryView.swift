import CoreGraphics

/// An accessory of a list cell with its view.
@MainActor final class ListAccessoryView {
  private(set) var accessory: UICellAccessory
  let view: UIView

  /// Creates the view of an accessory.
  /// - Parameter old: the view of an accessory of the same type, which is reused.
  init(_ accessory: UICellAccessory, for cell: UICollectionViewListCell, reusing old: UIView?) {
    self.accessory = accessory
    view = old ?? ListAccessoryView.makeView(accessory, for: cell)
    update(for: cell)
  }

  private static func makeView(_ accessory: UICellAccessory, for cell: UICollectionViewListCell) -> UIView {
    switch accessory.accessoryType {
    case .disclosureIndicator:
      return CellAccessoryImageView(symbol: "chevron.forward", style: .footnote, tint: .tertiaryLabel)
    case .checkmark: return CellAccessoryImageView(symbol: "checkmark", style: .body, tint: nil)
    case .outlineDisclosure: return ListOutlineControl(cell)
    case .delete, .insert, .multiselect:
      let control = CellEditControl(frame: .zero)
      control.cell = cell
      return control
    case .reorder:
      let control = CellReorderControl(frame: .zero)
      control.cell = cell
      return control
    case .detail: return CellDetailButton(frame: .zero)
    case .label: return ListAccessoryLabel(frame: .zero)
    case .popUpMenu: return UIButton(configuration: .plain())
    case .customView(let view): return view
    }
  }

  // MARK: Showing

  /// Updates texts, colors and images of the accessory for the cell's state.
  func update(for cell: UICollectionViewListCell) {
    let options = accessory.options
    let isOnTintColor = cell.isOnTintColor
    let tint = options.tintColor
    switch view {
    case let control as CellEditControl:
      switch accessory.accessoryType {
      case .delete: control.kind = .delete
      case .insert: control.kind = .insert
      default: control.kind = cell.isSelected ? .chosen : .circle
      }
      control.setColors(sign: tint, disc: options.backgroundColor)
    case let control as CellReorderControl: control.setColor(tint)
    case let control as ListOutlineControl:
      control.tintColor = tint ?? (isOnTintColor ? .white : nil)
      control.setExpanded(cell.parts.isExpanded)
    case let button as CellDetailButton: button.tintColor = tint ?? (isOnTintColor ? .white : nil)
    case let label as ListAccessoryLabel: show(in: label, isOnTintColor: isOnTintColor)
    case let button as UIButton where accessory.accessoryType == .popUpMenu: show(in: button)
    case let image as CellAccessoryImageView:
      let own: UIColor? = accessory.accessoryType == .disclosureIndicator ? .tertiaryLabel : nil
      image.tintColor = tint ?? (isOnTintColor ? .white : own)
    default: if let tint { view.tintColor = tint }
    }
  }

  private func show(in label: ListAccessoryLabel, isOnTintColor: Bool) {
    guard case .label(let text, let font, let adjustsFont) = accessory.content else { return }
    label.adjustsFontForContentSizeCategory = adjustsFont
    // A font that was adjusted to the text size is kept.
    if label.givenFont != font {
      label.givenFont = font
      label.font = font
    }
    if label.text != text { label.text = text }
    label.textColor = accessory.options.tintColor ?? (isOnTintColor ? .white : .secondaryLabel)
  }

  private func show(in button: UIButton) {
    guard case .menu(let menu, _) = accessory.content, button.menu !== menu else { return }
    var configuration = UIButton.Configuration.plain()
    configuration.contentInsets = .zero
    configuration.baseForegroundColor = accessory.options.tintColor ?? .secondaryLabel
    button.configuration = configuration
    button.menu = menu
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
  }

  // MARK: Geometry

  /// Whether taps above and below the image count, too.
  var fillsHeight: Bool {
    switch accessory.accessoryType {
    case .delete, .insert, .multiselect, .reorder, .detail, .outlineDisclosure: true
    default: false
    }
  }

  /// The height that a row must have for the view, in points.
  var contentHeight: CGFloat {
    switch accessory.accessoryType {
    case .customView: size.height
    case .label, .popUpMenu: size.height + 2 * 8
    default: 0
    }
  }

  var size: CGSize {
    if view is CellEditControl {
      let disc = CellEditControl.disc(view.traitCollection)
      return CGSize(width: CellEditControl.width(view.traitCollection), height: disc)
    }
    guard case .custom(let configuration) = accessory.content else {
      return view is UIButton || view is UILabel ? view.intrinsicContentSize : view.sizeThatFits(.zero)
    }
    if configuration.maintainsFixedSize { return view.bounds.size }
    let fitting =
      view.constraints.isEmpty && view.subviews.isEmpty || view is UIControl || view is UILabel
      ? view.sizeThatFits(.zero) : view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    // A view without a preferred size keeps its current one.
    return CGSize(
      width: fitting.width > 0 ? fitting.width : view.bounds.width,
      height: fitting.height > 0 ? fitting.height : view.bounds.height)
  }

  /// The width of the slot in which the view is centered, in points (facts/lists.md#accessories).
  var slot: CGFloat {
    switch accessory.options.reservedLayoutWidth {
    case .actual: return actualWidth
    case .custom(let width): return width.isFinite ? max(0, width) : 0
    case .standard:
      guard case .customView = accessory.accessoryType else { return actualWidth }
      let standard = UIFontMetrics(forTextStyle: .body).scaledValue(
        for: ListContentLayout.symbolWidth, compatibleWith: view.traitCollection)
      return max(actualWidth, min(standard, ListContentLayout.symbolWidth * 1.5))
    }
  }

  /// The width of the view, or of its image for controls that are wider than their images.
  private var actualWidth: CGFloat {
    view is CellEditControl ? CellEditControl.disc(view.traitCollection) : size.width
  }
}

/// The label of a text accessory.
@MainActor final class ListAccessoryLabel: UILabel {
  /// The font that the app set.
  var givenFont: UIFont?
}

/// A chevron that points forward while an item of an outline is collapsed, and down while it is expanded.
@MainActor final class ListOutlineControl: UIControl {
  private weak var cell: UICollectionViewListCell?
  private let picture = CellAccessoryImageView(symbol: "chevron.forward", style: .subheadline, tint: nil)
  private var isExpanded: Bool?

  init(_ cell: UICollectionViewListCell) {
    self.cell = cell
    super.init(frame: .zero)
    addSubview(picture)
    isAccessibilityElement = true
    accessibilityTraits = .button
    addAction(UIAction { [weak self] _ in self?.cell?.outlineTapped() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Returns whether a touch is on the chevron or, as that is small, on the margins beside it.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -20, dy: 0).contains(point)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let own = picture.sizeThatFits(.zero)
    // The chevron needs this space to rotate.
    let side = max(own.width, own.height)
    return CGSize(width: side, height: side)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.bounds.size = picture.sizeThatFits(.zero)
    picture.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }

  /// Rotates the chevron; within an animation the rotation is animated.
  func setExpanded(_ isExpanded: Bool) {
    guard self.isExpanded != isExpanded else { return }
    let isFirst = self.isExpanded == nil
    self.isExpanded = isExpanded
    accessibilityLabel = isExpanded ? "Collapse" : "Expand"
    let quarter = effectiveUserInterfaceLayoutDirection == .rightToLeft ? -CGFloat.pi / 2 : .pi / 2
    let turn = { self.picture.transform = isExpanded ? CGAffineTransform(rotationAngle: quarter) : .identity }
    if isFirst { UIView.performWithoutAnimation(turn) } else { turn() }
  }
}
