import CoreGraphics
import Foundation

/// A round button that shows a color and opens a picker for it.
///
/// ```swift
/// let well = UIColorWell()
/// well.title = "Background"
/// well.selectedColor = .systemTeal
/// well.addTarget(self, action: #selector(valueChanged(_:)), for: .valueChanged)
/// ```
/// It sends `.valueChanged` for colors that the user chooses, not for those that code sets.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uicolorwell>
@preconcurrency @MainActor open class UIColorWell: UIControl {
  private static let side: CGFloat = 28
  private let ring = UIImageView()
  private let disc = UIView()
  private weak var picker: UIColorPickerViewController?
  private let listener = Listener()

  public override init(frame: CGRect) {
    var frame = frame
    if frame.size == .zero { frame.size = CGSize(width: Self.side, height: Self.side) }
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    decode(.colorWell, from: coder)
  }

  override class var nibRow: NibRow { .colorWell }

  private func setUp() {
    ring.image = Self.rainbow
    for view in [ring, disc] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    addAction(UIAction { [weak self] _ in self?.open() }, for: .touchUpInside)
    showColor()
  }

  /// The title of the picker, and the well's accessibility label.
  open var title: String?
  /// Whether the user chooses the opacity, too. True by default.
  open var supportsAlpha = true { didSet { picker?.supportsAlpha = supportsAlpha } }
  /// The selected color; nil if none has been selected.
  open var selectedColor: UIColor? {
    willSet { KeyValueObserving.willChange(self, "selectedColor") }
    didSet {
      KeyValueObserving.didChange(self, "selectedColor")
      showColor()
    }
  }

  private func showColor() {
    disc.backgroundColor = selectedColor
    disc.isHidden = selectedColor == nil
  }

  /// A ring of all hues around a hole.
  private static let rainbow = UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in
    let middle = CGPoint(x: side / 2, y: side / 2)
    let parts = 72
    for part in 0..<parts {
      let path = UIBezierPath(
        arcCenter: middle, radius: side / 2 - 1.5, startAngle: CGFloat(part) * 2 * .pi / CGFloat(parts),
        endAngle: (CGFloat(part) + 1.2) * 2 * .pi / CGFloat(parts), clockwise: true)
      path.lineWidth = 3
      UIColor(hue: CGFloat(part) / CGFloat(parts), saturation: 0.9, brightness: 1, alpha: 1).setStroke()
      path.stroke()
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let side = min(Self.side, bounds.width, bounds.height)
    ring.frame = CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
    disc.frame = ring.frame.insetBy(dx: 5, dy: 5)
    disc.layer.cornerRadius = disc.bounds.width / 2
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: Self.side, height: Self.side) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override func stateDidChange() { alpha = !isEnabled ? 0.5 : isHighlighted ? 0.6 : 1 }

  // MARK: The picker

  private func open() {
    guard picker == nil, var presenter = window?.rootViewController else { return }
    while let next = presenter.presentedViewController, !next.isBeingDismissed { presenter = next }
    let picker = UIColorPickerViewController()
    picker.title = title
    picker.supportsAlpha = supportsAlpha
    if let selectedColor { picker.selectedColor = selectedColor }
    listener.well = self
    picker.delegate = listener
    self.picker = picker
    presenter.present(picker, animated: true)
  }

  fileprivate func userChose(_ color: UIColor) {
    selectedColor = color
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  // MARK: Accessibility

  package override var automationType: AutomationType { accessibilityStorage?.automationType ?? .colorWell }
  open override var isAccessibilityElement: Bool {
    get { accessibilityStorage?.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? title ?? "Color well" }
    set { super.accessibilityLabel = newValue }
  }
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? selectedColor?.accessibilityName }
    set { super.accessibilityValue = newValue }
  }
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { accessibilityStorage?.traits ?? .button }
    set { super.accessibilityTraits = newValue }
  }

  private final class Listener: NSObject, UIColorPickerViewControllerDelegate {
    weak var well: UIColorWell?

    func colorPickerViewController(
      _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) { well?.userChose(color) }
  }
}
