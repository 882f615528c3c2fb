import QuartzCore

/// The box of a popover: a shadow, the material or colour, and the presented view, cut to the outline with its arrow.
final class PopoverView: UIView {
  /// Holds the presented view, which lies under the arrow, too; that part is not safe.
  let content = PopoverContentView(frame: .zero)
  private let material = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
  private let outline = CAShapeLayer()

  var boxColor: UIColor? {
    didSet {
      content.backgroundColor = boxColor
      material.isHidden = boxColor != nil
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 20
    layer.shadowOffset = .zero
    content.layer.mask = outline
    material.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.addSubview(material)
    addSubview(content)
  }

  required init?(coder: NSCoder) { return nil }

  func show(_ placement: PopoverPlacement) {
    frame = placement.frame
    content.frame = bounds
    if content.arrowInsets != placement.arrowInsets {
      content.arrowInsets = placement.arrowInsets
      content.updateSafeArea()
    }
    let path = placement.path
    guard outline.path != path else { return }
    outline.path = path
    layer.shadowPath = path
  }

  /// What lies outside of the outline is outside of the popover.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    outline.path?.contains(point) ?? false
  }
}

final class PopoverContentView: UIView {
  var arrowInsets = UIEdgeInsets.zero
}
