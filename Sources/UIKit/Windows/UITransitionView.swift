import QuartzCore

/// The container of a root controller's view in its window. The view is in a box in it, which a sheet in front
/// pushes back; the view's own frame, transform and corners stay those of the app
/// (`facts/presentation.md#hierarchy/root`).
final class UITransitionView: UIView {
  let box = UIDropShadowView(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    box.frame = bounds
    box.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    box.isOpaque = false
    addSubview(box)
  }

  required init?(coder: NSCoder) { nil }

  /// Fills an area of the window, together with the box and the root's view in it. A view that the app has
  /// transformed keeps its frame, and one that the app has moved, as away from the keyboard, its position.
  func fill(_ area: CGRect, with view: UIView?) {
    if frame != area { frame = area }
    let inside = CGRect(origin: .zero, size: area.size)
    // The box keeps its transform, which a sheet in front has set.
    if box.untransformedFrame != inside {
      (box.bounds.size, box.center) = (inside.size, CGPoint(x: inside.midX, y: inside.midY))
    }
    guard let view, view.superview === box, view.transform == .identity, view.frame.size != inside.size
    else { return }
    view.frame = inside
  }

  /// Returns nothing for points at which the root's view is not hit, so that these belong to the window.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self || hit === box ? nil : hit
  }
}

/// The box around the view of a controller that is a window's root or is in a sheet.
class UIDropShadowView: UIView {}
