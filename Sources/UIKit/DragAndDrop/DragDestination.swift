import CoreGraphics

/// The destination of an item that a coordinator drops. It is evaluated when the item's animation begins, because
/// the content may have moved until then; nil means that the item fades at its current position.
@MainActor final class DragSetDown {
  let animator: DragAnimator
  let destination: () -> DragDestination?

  init(_ animator: DragAnimator, _ destination: @escaping () -> DragDestination?) {
    self.animator = animator
    self.destination = destination
  }
}

/// The end of an item's animation.
@MainActor struct DragDestination {
  let target: UIPreviewTarget
  /// The view that appears at the end; nil means that the item disappears when it arrives.
  var preview: UITargetedPreview?

  init(_ preview: UITargetedPreview) {
    self.preview = preview
    target = preview.target
  }

  init(_ target: UIPreviewTarget) { self.target = target }

  /// Creates a destination that scales a preview of that size into a rectangle of a view.
  init(into rect: CGRect, of view: UIView, from size: CGSize) {
    let scale = min(rect.width / max(size.width, 1), rect.height / max(size.height, 1))
    let usable = scale.isFinite ? max(scale, 0.01) : 0.01
    target = UIDragPreviewTarget(
      container: view, center: CGPoint(x: rect.midX, y: rect.midY),
      transform: CGAffineTransform(scaleX: usable, y: usable))
  }
}
