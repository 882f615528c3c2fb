/// The views that a touch hit: the deepest one first, then its superviews up to the window.
///
/// The path is determined once, when hit testing has found the view. The recognizers that receive the touch and the
/// scroll views that may delay it are those of the path, even if the views move afterward.
@MainActor struct HitPath {
  let views: [UIView]

  init(to view: UIView?) { views = view.map { Array(sequence(first: $0) { $0.superview }) } ?? [] }
}

/// A view that decides whether its descendants receive touches: a scroll view.
@MainActor protocol TouchGate: UIView {
  /// Returns whether `view`, a descendant, receives the touches.
  func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool
}
