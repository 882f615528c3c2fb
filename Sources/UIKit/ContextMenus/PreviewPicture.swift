import QuartzCore

/// The snapshot of a view that is lifted for a menu or a drag.
@MainActor enum PreviewPicture {
  /// Returns a view as large as the visible path, with the parameters' background. A view without a window is used
  /// itself. Nil if no area of the view is visible.
  static func of(_ view: UIView, _ parameters: UIPreviewParameters) -> UIView? {
    let path = parameters.visiblePath
    let visible = path?.bounds ?? view.bounds
    guard visible.width > 0, visible.height > 0, visible.width.isFinite, visible.height.isFinite,
      let picture = view.window == nil && view.superview == nil
        ? view : view.snapshotView(afterScreenUpdates: false)
    else { return nil }
    let box = UIView(frame: CGRect(origin: .zero, size: visible.size))
    box.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    box.backgroundColor = parameters.backgroundColor
    box.clipsToBounds = true
    picture.transform = .identity
    picture.frame = CGRect(
      x: -(visible.minX - view.bounds.minX), y: -(visible.minY - view.bounds.minY), width: view.bounds.width,
      height: view.bounds.height)
    box.addSubview(picture)
    if let path {
      let mask = CAShapeLayer()
      let moved = UIBezierPath(cgPath: path.cgPath)
      moved.apply(CGAffineTransform(translationX: -visible.minX, y: -visible.minY))
      mask.path = moved.cgPath
      box.layer.mask = mask
    } else {
      box.layer.cornerRadius = view.layer.cornerRadius
      box.layer.cornerCurve = view.layer.cornerCurve
    }
    return box
  }
}
