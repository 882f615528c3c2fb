/// The views that a touch hit: the deepest one first, then its superviews up to the window.
///
/// It is gathered once, when hit testing has found the view. The recognizers that get the touch and the scroll
/// views that may keep it are those of the path, wherever the views are by the time that they are asked.
@MainActor struct HitPath {
  let views: [UIView]

  init(to view: UIView?) { views = view.map { Array(sequence(first: $0) { $0.superview }) } ?? [] }
}

/// A view that decides whether touches reach the views within it: a scroll view.
@MainActor protocol TouchGate: UIView {
  /// Whether `view`, which is inside, gets the touches.
  func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool
}
