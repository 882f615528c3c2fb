import QuartzCore

/// The box of a sheet, whose corners are round where they are not those of the screen.
final class SheetView: UIView {
  /// In points; `facts/presentation.md#sheet`.
  static let cornerRadius: CGFloat = 10

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    layer.cornerCurve = .continuous
    drag = SheetDrag(on: self)
  }

  private(set) var drag: SheetDrag?

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Takes a place of its holder's, all of it filled by the view.
  func hold(_ view: UIView, at place: CGRect, in holder: UIView) {
    if flags[.isPushedBack] {
      // Behind another sheet: where it is drawn is not where it lies.
      (bounds.size, center) = (place.size, CGPoint(x: place.midX, y: place.midY))
    } else {
      frame = place
    }
    if view.superview !== self { addSubview(view) }
    view.frame = bounds
    let bottom: CACornerMask = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
    let top: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    layer.maskedCorners = place.maxY < holder.bounds.maxY ? top.union(bottom) : top
    layer.cornerRadius = place == holder.bounds ? 0 : SheetView.cornerRadius
  }
}
