import CoreGraphics

/// The control at the leading side of a row in editing mode: a minus, a plus, or a circle with an optional check
/// mark.
@MainActor final class CellEditControl: UIControl {
  enum Kind { case delete, insert, circle, chosen }

  weak var cell: (any EditedCell)?
  private let picture = UIImageView()
  private var shown: Kind?
  var kind = Kind.delete { didSet { show() } }
  /// Custom colors instead of the system's: of the sign or empty circle, and of the disc.
  private var signColor: UIColor?
  private var discColor: UIColor?

  /// Returns the width of the control, in points (facts/cells.md#editing).
  static func width(_ traits: UITraitCollection) -> CGFloat { scaled(26, traits) }
  /// Returns the diameter of the control's disc, in points (facts/cells.md#editing).
  static func disc(_ traits: UITraitCollection) -> CGFloat { scaled(22, traits) }
  private static func scaled(_ value: CGFloat, _ traits: UITraitCollection) -> CGFloat {
    // Controls grow at most to one and a half times their size.
    min(UIFontMetrics(forTextStyle: .body).scaledValue(for: value, compatibleWith: traits), value * 1.5)
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    picture.contentMode = .center
    fill(with: picture)
    isAccessibilityElement = true
    addAction(
      UIAction { [weak self] _ in
        self?.cell?.editControlTapped()
      }, for: .touchUpInside)
    show()
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  func setColors(sign: UIColor?, disc: UIColor?) {
    guard sign != signColor || disc != discColor else { return }
    (signColor, discColor) = (sign, disc)
    shown = nil
    show()
  }

  private func show() {
    guard shown != kind else { return }
    shown = kind
    let size = Self.disc(traitCollection) * 0.835
    func image(_ name: String, _ colors: [UIColor]) -> UIImage? {
      let configuration = UIImage.SymbolConfiguration(pointSize: size)
      return UIImage(
        systemName: name,
        withConfiguration: configuration.applying(UIImage.SymbolConfiguration(paletteColors: colors)))
    }
    switch kind {
    case .delete: picture.image = image("minus.circle.fill", [signColor ?? .white, discColor ?? .systemRed])
    case .insert: picture.image = image("plus.circle.fill", [signColor ?? .white, discColor ?? .systemGreen])
    case .circle: picture.image = image("circle", [signColor ?? .tertiaryLabel])
    case .chosen: picture.image = image("checkmark.circle.fill", [signColor ?? .white, discColor ?? tintColor])
    }
    // Circles are not buttons: taps on them go to the row.
    isUserInteractionEnabled = kind == .delete || kind == .insert
    isAccessibilityElement = isUserInteractionEnabled
    accessibilityTraits = .button
  }

  /// The label of the control, with the label of the row: "Remove Milk". UI tests of public apps tap this label
  /// since iOS 17, and "Delete Milk" before.
  override var accessibilityLabel: String? {
    get {
      if let label = super.accessibilityLabel { return label }
      let row = cell?.accessibilityLabel.map { " \($0)" } ?? ""
      switch kind {
      case .delete: return "Remove" + row
      case .insert: return "Insert" + row
      case .circle, .chosen: return nil
      }
    }
    set { super.accessibilityLabel = newValue }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    shown = nil
    show()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    shown = nil
    show()
  }
}

/// A cell of a table or a list with editing controls.
@MainActor protocol EditedCell: UIView {
  /// Called when the minus or plus was tapped.
  func editControlTapped()
  /// Called when a press of the reorder control began, moved or ended.
  func reorderControlPressed(_ press: UILongPressGestureRecognizer)
}

extension UITableViewCell: EditedCell {
  func editControlTapped() { table?.cellEditControlTapped(self) }

  func reorderControlPressed(_ press: UILongPressGestureRecognizer) {
    guard let table else { return }
    let point = press.location(in: table)
    switch press.state {
    case .began: table.cellReorderBegan(self, at: point)
    case .changed: table.cellReorderMoved(self, to: point)
    case .ended: table.cellReorderEnded(self, isCancelled: false)
    case .cancelled, .failed: table.cellReorderEnded(self, isCancelled: true)
    default: break
    }
  }
}

/// The reorder control: three lines by which the user grabs and moves a row.
@MainActor final class CellReorderControl: UIView {
  weak var cell: (any EditedCell)?
  /// The symbol, which does not grow beyond its width at the smallest accessibility text size (28 points).
  private let picture = CellAccessoryImageView(
    symbol: "line.3.horizontal", style: .body, tint: .tertiaryLabel, weight: .regular, largestSize: 28)
  private static let pressed: Selector = {
    MessageDispatch.register("cellReorderControlPressed:", on: CellReorderControl.self) {
      (control, press: UILongPressGestureRecognizer?) in
      MainActor.assumeIsolated { if let press { control.follow(press) } }
    }
    return Selector("cellReorderControlPressed:")
  }()

  override init(frame: CGRect) {
    super.init(frame: frame)
    fill(with: picture)
    isAccessibilityElement = true
    accessibilityTraits = .button
    // The press begins at once and takes precedence over the table's scrolling.
    let press = UILongPressGestureRecognizer(target: self, action: CellReorderControl.pressed)
    press.minimumPressDuration = 0
    press.allowableMovement = .greatestFiniteMagnitude
    addGestureRecognizer(press)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Sets the color; nil for the system's gray.
  func setColor(_ color: UIColor?) { picture.tintColor = color ?? .tertiaryLabel }

  override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? "Reorder" + (cell?.accessibilityLabel.map { " \($0)" } ?? "") }
    set { super.accessibilityLabel = newValue }
  }

  /// Returns the size: 27 points wide at the default text size (facts/cells.md#editing/reorder-width).
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = UIFontMetrics(forTextStyle: .body).scaledValue(for: 27, compatibleWith: traitCollection)
    return CGSize(width: min(width, 41), height: picture.sizeThatFits(size).height)
  }

  private func follow(_ press: UILongPressGestureRecognizer) {
    cell?.reorderControlPressed(press)
  }
}

extension UIView {
  /// Adds a view that has this view's size already before the next layout, for the start of an animation.
  fileprivate func fill(with view: UIView) {
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
  }
}
