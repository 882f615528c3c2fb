import CoreGraphics
import QuartzCore

/// The box that a compact date picker opens beside the touched date; a touch outside of it closes it.
final class DateOverlay: UIView {
  private let box = UIView()
  private let material = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
  private let content: UIView
  private let size: CGSize
  private weak var source: UIView?
  private let region = UIView()
  private var isClosing = false
  var onClose: (() -> Void)?

  init(_ content: UIView, size: CGSize, from source: UIView) {
    self.content = content
    self.size = size
    self.source = source
    super.init(frame: .zero)
    region.isAccessibilityElement = true
    region.accessibilityTraits = .button
    region.accessibilityLabel = "dismiss popup"
    // The identifier in UI tests on iOS.
    region.accessibilityIdentifier = "PopoverDismissRegion"
    addSubview(region)
    layer.shadowOpacity = 0
    box.layer.shadowColor = UIColor.black.cgColor
    box.layer.shadowOpacity = 0.2
    box.layer.shadowRadius = 32
    box.layer.shadowOffset = .zero
    material.layer.cornerRadius = 13
    material.layer.cornerCurve = .continuous
    material.clipsToBounds = true
    addSubview(box)
    box.addSubview(material)
    box.addSubview(content)
    accessibilityViewIsModal = true
  }

  required init?(coder: NSCoder) { nil }

  func open() {
    guard let source, let window = source.window else { return }
    frame = window.bounds
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    semanticContentAttribute = source.semanticContentAttribute
    overrideUserInterfaceStyle = source.traitCollection.userInterfaceStyle
    tintColor = source.tintColor
    window.addSubview(self)
    layoutIfNeeded()
    box.alpha = 0
    box.transform = CGAffineTransform(scaleX: 0.4, y: 0.4)
    UIView.animate(
      withDuration: 0.35, delay: 0, usingSpringWithDamping: 0.85, initialSpringVelocity: 0,
      options: .allowUserInteraction
    ) {
      self.box.alpha = 1
      self.box.transform = .identity
    }
    UIAccessibility.post(notification: .screenChanged, argument: content)
  }

  func close(animated: Bool) {
    guard !isClosing else { return }
    isClosing = true
    isUserInteractionEnabled = false
    onClose?()
    guard animated, window != nil else { return removeFromSuperview() }
    UIView.animate(withDuration: 0.25) {
      self.box.alpha = 0
      self.box.transform = CGAffineTransform(scaleX: 0.6, y: 0.6)
    } completion: { _ in
      self.removeFromSuperview()
    }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, !box.bounds.contains(touch.location(in: box)) else { return }
    close(animated: true)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    region.frame = bounds
    guard let source, source.window != nil else { return }
    let area = bounds.inset(by: safeAreaInsets).insetBy(dx: 10, dy: 10)
    let frame = source.convert(source.bounds, to: self)
    let width = min(size.width, area.width)
    let height = min(size.height, area.height)
    let x = min(max(frame.midX - width / 2, area.minX), max(area.minX, area.maxX - width))
    let below = frame.maxY + 8
    let y =
      below + height <= area.maxY
      ? below : frame.minY - 8 - height >= area.minY ? frame.minY - 8 - height : max(area.minY, area.maxY - height)
    let place = CGRect(x: x, y: y, width: width, height: height)
    // The box expands from the touched view.
    let anchor = CGPoint(
      x: width > 0 ? min(max((frame.midX - x) / width, 0), 1) : 0.5, y: y >= frame.midY ? 0 : 1)
    box.layer.anchorPoint = anchor
    box.bounds = CGRect(origin: .zero, size: place.size)
    box.center = CGPoint(x: place.minX + width * anchor.x, y: place.minY + height * anchor.y)
    material.frame = box.bounds
    content.frame = box.bounds
    box.layer.shadowPath = CGPath(roundedRect: box.bounds, cornerWidth: 13, cornerHeight: 13, transform: nil)
  }
}
