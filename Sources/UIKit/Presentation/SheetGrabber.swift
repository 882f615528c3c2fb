import QuartzCore

/// The bar at the top of a sheet, which moves to the next detent when it is tapped.
final class SheetGrabber: UIView {
  private let bar = UIView(frame: CGRect(origin: .zero, size: SheetGrabber.barSize))
  var tapped: () -> Void = {}

  /// `facts/presentation.md#sheet/grabber-size` and the rows after it.
  private static let barSize = CGSize(width: 36, height: 5)
  private static let top: CGFloat = 5
  /// The area in which it is tapped; by eye.
  static let size = CGSize(width: 76, height: 24)

  override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    isOpaque = false
    autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin, .flexibleBottomMargin]
    bar.layer.cornerRadius = 2.5
    bar.backgroundColor = UIColor { traits in
      traits.userInterfaceStyle == .dark
        ? UIColor(red: 235 / 255, green: 235 / 255, blue: 245 / 255, alpha: 0.3)
        : UIColor(red: 120 / 255, green: 120 / 255, blue: 128 / 255, alpha: 0.43)
    }
    bar.center = CGPoint(x: Self.size.width / 2, y: Self.top + Self.barSize.height / 2)
    bar.isUserInteractionEnabled = false
    addSubview(bar)
    isAccessibilityElement = true
    accessibilityLabel = "Sheet Grabber"
    accessibilityTraits = .button
  }

  required init?(coder: NSCoder) { nil }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let point = touches.first?.location(in: self), bounds.contains(point) else { return }
    tapped()
  }

  override func accessibilityActivate() -> Bool {
    tapped()
    return true
  }
}
