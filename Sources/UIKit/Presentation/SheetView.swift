import QuartzCore

/// The box of a sheet, with rounded corners except for those at the corners of the screen.
final class SheetView: UIDropShadowView {
  /// In points; `facts/presentation.md#page-sheet/corner-radius`.
  static let cornerRadius: CGFloat = 10

  let grabber = SheetGrabber(frame: .zero)
  private(set) var drag: SheetDrag?
  /// The app's radius; nil means the system's.
  var preferredCornerRadius: CGFloat?

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    layer.cornerCurve = .continuous
    grabber.isHidden = true
    addSubview(grabber)
    drag = SheetDrag(on: self)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Sets the frame in the holder, and lets the view fill the box.
  func hold(_ view: UIView, at frame: CGRect, in holder: UIView) {
    if flags[.isPushedBack] {
      // A sheet behind another one has a transform, so that its frame must not be set.
      (bounds.size, center) = (frame.size, CGPoint(x: frame.midX, y: frame.midY))
    } else {
      self.frame = frame
    }
    if view.superview !== self { insertSubview(view, at: 0) }
    view.frame = bounds
    grabber.frame.origin = CGPoint(x: (bounds.width - SheetGrabber.size.width) / 2, y: 0)
    let bottom: CACornerMask = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
    let top: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    layer.maskedCorners = frame.maxY < holder.bounds.maxY ? top.union(bottom) : top
    layer.cornerRadius = frame == holder.bounds ? 0 : preferredCornerRadius ?? SheetView.cornerRadius
  }
}
