import QuartzCore

/// The box of a popover: a shadow, the material or color, and the presented view, cut to the outline with its
/// arrow.
final class PopoverView: UIView {
  /// The container of the presented view, which extends below the arrow; that region is outside of the safe area.
  let content = PopoverContentView(frame: .zero)
  private let material = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
  private let outline = CAShapeLayer()
  /// The shadow, around the box only, because the material would show it.
  private let shadow = UIView()
  private let surroundings = CAShapeLayer()
  private static let shadowReach: CGFloat = 100

  package override var automationType: AutomationType { .popover }

  var boxColor: UIColor? {
    didSet {
      content.backgroundColor = boxColor
      material.isHidden = boxColor != nil || background != nil
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    shadow.layer.shadowColor = UIColor.black.cgColor
    shadow.layer.shadowOpacity = 0.2
    shadow.layer.shadowRadius = 20
    shadow.layer.shadowOffset = .zero
    surroundings.fillRule = .evenOdd
    shadow.layer.mask = surroundings
    shadow.isUserInteractionEnabled = false
    addSubview(shadow)
    content.layer.mask = outline
    material.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.addSubview(material)
    addSubview(content)
  }

  required init?(coder: NSCoder) { return nil }

  /// The app's own background, which replaces the material, the outline and the shadow.
  private var background: UIPopoverBackgroundView?

  /// Shows the box at its placement, with the app's own background or the system's.
  /// - Parameter insets: the insets of the content in the app's background, beside its arrow.
  func show(_ placement: PopoverPlacement, background: UIPopoverBackgroundView?, insets: UIEdgeInsets) {
    frame = placement.frame
    take(background)
    if let background {
      background.frame = bounds
      background.arrowDirection = placement.direction
      background.arrowOffset = placement.arrowOffset
      background.setNeedsLayout()
      content.frame = bounds.inset(by: placement.arrowInsets).inset(by: insets)
      return
    }
    content.frame = bounds
    if content.arrowInsets != placement.arrowInsets {
      content.arrowInsets = placement.arrowInsets
      content.updateSafeArea()
    }
    let path = placement.path
    guard outline.path != path else { return }
    outline.path = path
    shadow.frame = bounds
    shadow.layer.shadowPath = path
    let around = CGMutablePath()
    around.addRect(bounds.insetBy(dx: -Self.shadowReach, dy: -Self.shadowReach))
    around.addPath(path)
    surroundings.path = around
  }

  private func take(_ new: UIPopoverBackgroundView?) {
    guard new !== background else { return }
    background?.removeFromSuperview()
    background = new
    if let new { insertSubview(new, belowSubview: content) }
    content.layer.mask = new == nil ? outline : nil
    content.clipsToBounds = new != nil
    material.isHidden = new != nil || boxColor != nil
    shadow.isHidden = new != nil
    content.arrowInsets = .zero
    outline.path = nil
  }

  /// Points outside of the outline are outside of the popover.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    background != nil ? bounds.contains(point) : outline.path?.contains(point) ?? false
  }
}

final class PopoverContentView: UIView {
  var arrowInsets = UIEdgeInsets.zero
  override var ownSafeArea: UIEdgeInsets? { arrowInsets }
}
