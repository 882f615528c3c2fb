import CoreGraphics

/// The control at the leading side of a row that is edited: a minus, a plus, or a circle that is checked.
@MainActor final class CellEditControl: UIControl {
  enum Kind { case delete, insert, circle, chosen }

  weak var cell: (any EditedCell)?
  private let picture = UIImageView()
  private var shown: Kind?
  var kind = Kind.delete { didSet { show() } }
  /// Colors of an app in place of the system's: of the sign or empty circle, and of the disc.
  private var signColor: UIColor?
  private var discColor: UIColor?

  /// The width that the control takes, and the diameter of its disc, in points (facts/cells.md#editing).
  static func width(_ traits: UITraitCollection) -> CGFloat { scaled(26, traits) }
  static func disc(_ traits: UITraitCollection) -> CGFloat { scaled(22, traits) }
  private static func scaled(_ value: CGFloat, _ traits: UITraitCollection) -> CGFloat {
    // Controls do not grow beyond one and a half of their size.
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
    // Circles are no buttons: a tap on them goes to the row, as one beside them.
    isUserInteractionEnabled = kind == .delete || kind == .insert
    isAccessibilityElement = isUserInteractionEnabled
    accessibilityTraits = .button
  }

  /// What a tap does to the row, and what the row reads: "Remove Milk". Public UI tests of apps tap that since iOS
  /// 17, and before it "Delete Milk".
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

/// A cell of a table or a list with the controls of editing.
@MainActor protocol EditedCell: UIView {
  /// The minus or plus was tapped.
  func editControlTapped()
  /// The finger on the three lines began, moved or ended.
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

/// Three lines by which the user takes hold of a row and moves it.
@MainActor final class CellReorderControl: UIView {
  weak var cell: (any EditedCell)?
  /// Grows up to the width that the control has at the first of the accessibility sizes, whose text has 28 points.
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
    // A press, which begins at once, comes before the table's scrolling.
    let press = UILongPressGestureRecognizer(target: self, action: CellReorderControl.pressed)
    press.minimumPressDuration = 0
    press.allowableMovement = .greatestFiniteMagnitude
    addGestureRecognizer(press)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Nil for the system's grey.
  func setColor(_ color: UIColor?) { picture.tintColor = color ?? .tertiaryLabel }

  override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? "Reorder" + (cell?.accessibilityLabel.map { " \($0)" } ?? "") }
    set { super.accessibilityLabel = newValue }
  }

  /// In points, at the default text size (facts/cells.md#editing/reorder-width).
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = UIFontMetrics(forTextStyle: .body).scaledValue(for: 27, compatibleWith: traitCollection)
    return CGSize(width: min(width, 41), height: picture.sizeThatFits(size).height)
  }

  private func follow(_ press: UILongPressGestureRecognizer) {
    cell?.reorderControlPressed(press)
  }
}

extension UIView {
  /// Adds a view that is as large as this one also before the next layout, from where an animation starts.
  fileprivate func fill(with view: UIView) {
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
  }
}
