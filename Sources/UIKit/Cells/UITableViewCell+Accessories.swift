import CoreGraphics

extension UITableViewCell {
  private var shownAccessoryView: UIView? { isEditing ? editingAccessoryView : accessoryView }
  private var shownAccessoryType: AccessoryType { isEditing ? editingAccessoryType : accessoryType }

  func accessoriesDidChange() {
    setNeedsLayout()
    table?.cellSizeMayHaveChanged(self)
  }

  func replaceAccessory(_ old: UIView?) {
    if let old, old.superview === self, old !== accessoryView, old !== editingAccessoryView {
      old.removeFromSuperview()
    }
    accessoriesDidChange()
  }

  /// The width of a symbol's slot in points (facts/cells.md#accessories/symbol-slot).
  private static let symbolSlot: CGFloat = 24
  /// The gap between the button and the chevron in points (facts/cells.md#accessories/detail-gap).
  private static let detailGap: CGFloat = 3

  /// Lays out the accessories from left to right so that the last one ends at `edge`, and returns the start of the
  /// first. Without accessories it returns `edge`.
  func layOutAccessories(edge: CGFloat, margin: CGFloat) -> CGFloat {
    let view = shownAccessoryView
    let type = view == nil ? shownAccessoryType : .none
    for other in [accessoryView, editingAccessoryView] where other !== view && other?.superview === self {
      other?.removeFromSuperview()
    }
    showSystemAccessories(type)
    var x = edge - margin
    if let view {
      if view.superview !== self { super.addSubview(view) }
      let isSymbol = (view as? UIImageView)?.image?.isSymbolImage == true
      let width = isSymbol ? Self.symbolSlot : view.bounds.width
      x -= width
      view.frame = mirrored(
        CGRect(
          x: x + (width - view.bounds.width) / 2, y: roundedToPixels((contentHeight - view.bounds.height) / 2),
          width: view.bounds.width, height: view.bounds.height))
      return x
    }
    guard type != .none else { return edge }
    switch type {
    case .none: break
    case .disclosureIndicator: x = place(parts.disclosure, endingAt: x)
    case .checkmark: x = place(parts.checkmark, endingAt: x)
    case .detailButton: x = place(parts.detailButton, endingAt: x)
    case .detailDisclosureButton:
      x = place(parts.disclosure, endingAt: x) - Self.detailGap
      x = place(parts.detailButton, endingAt: x)
    }
    return x
  }

  private func place(_ view: UIView?, endingAt x: CGFloat) -> CGFloat {
    guard let view else { return x }
    let size = view.sizeThatFits(.zero)
    // Only the button receives touches above and below its image.
    let height = view is UIControl ? contentHeight : size.height
    view.frame = mirrored(
      CGRect(
        x: x - size.width, y: roundedToPixels((contentHeight - height) / 2), width: size.width, height: height))
    return x - size.width
  }

  private func showSystemAccessories(_ type: AccessoryType) {
    let needsDisclosure = type == .disclosureIndicator || type == .detailDisclosureButton
    if needsDisclosure, parts.disclosure == nil {
      let view = CellAccessoryImageView(symbol: "chevron.forward", style: .footnote, tint: .tertiaryLabel)
      parts.disclosure = view
      super.addSubview(view)
    }
    parts.disclosure?.isHidden = !needsDisclosure
    if type == .checkmark, parts.checkmark == nil {
      let view = CellAccessoryImageView(symbol: "checkmark", style: .body, tint: nil)
      parts.checkmark = view
      super.addSubview(view)
    }
    parts.checkmark?.isHidden = type != .checkmark
    let needsButton = type == .detailButton || type == .detailDisclosureButton
    if needsButton, parts.detailButton == nil {
      let button = CellDetailButton(frame: .zero)
      button.cell = self
      parts.detailButton = button
      super.addSubview(button)
    }
    parts.detailButton?.isHidden = !needsButton
  }
}

/// A symbol of a cell, such as its chevron, which grows with the text size.
@MainActor final class CellAccessoryImageView: UIImageView {
  private let symbol: String
  private let style: UIFont.TextStyle
  private let weight: UIImage.SymbolWeight
  private let scale: UIImage.SymbolScale
  private let largestSize: CGFloat

  /// Creates a view of a system symbol that follows the text size.
  /// - Parameter largestSize: the text size in points beyond which the symbol does not grow.
  init(
    symbol: String, style: UIFont.TextStyle, tint: UIColor?, weight: UIImage.SymbolWeight = .semibold,
    scale: UIImage.SymbolScale = .default, largestSize: CGFloat = .infinity
  ) {
    self.symbol = symbol
    self.style = style
    self.weight = weight
    self.scale = scale
    self.largestSize = largestSize
    super.init(frame: .zero)
    if let tint { tintColor = tint }
    contentMode = .center
    show()
  }

  required init?(coder: NSCoder) {
    (symbol, style, weight, scale, largestSize) = ("", .body, .semibold, .default, .infinity)
    super.init(coder: coder)
  }

  private func show() {
    let size = UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).pointSize
    image = UIImage(
      systemName: symbol,
      withConfiguration: UIImage.SymbolConfiguration(
        pointSize: min(size, largestSize), weight: weight, scale: scale))
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
    else {
      return
    }
    show()
    superview?.setNeedsLayout()
  }
}

/// The detail button, an i in a circle, which notifies the table of taps.
@MainActor final class CellDetailButton: UIControl {
  weak var cell: UITableViewCell?
  private let picture = CellAccessoryImageView(
    symbol: "info.circle", style: .body, tint: nil, weight: .regular, scale: .large)

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(picture)
    isAccessibilityElement = true
    accessibilityLabel = "More Info"
    accessibilityTraits = .button
    addAction(
      UIAction { [weak self] _ in
        guard let cell = self?.cell else { return }
        cell.table?.cellAccessoryTapped(cell)
      }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func sizeThatFits(_ size: CGSize) -> CGSize { picture.sizeThatFits(size) }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    superview?.setNeedsLayout()
  }

  override var isHighlighted: Bool { didSet { picture.alpha = isHighlighted ? 0.3 : 1 } }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = bounds
  }
}
