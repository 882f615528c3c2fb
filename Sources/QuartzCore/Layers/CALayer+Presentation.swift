import CoreGraphics

/// The presentation tree: copies of layers with the values that are displayed.
extension CALayer {
  /// Copies the model's values to a presentation copy, without running transitions.
  final func takeStoredValues(from model: CALayer) {
    copyStoredValues(from: model)
    fading = nil
    shownPart = 1
    transition = nil
  }

  /// Returns a copy with the current animated values, linked to copies of the superlayers.
  final func makePresentation() -> Self? {
    guard modelLayer == nil else { return self }
    guard node != nil, let copy = makePresentationCopy(at: CACurrentMediaTime()) else { return nil }
    if let above = parent, let copiedParent = above.presentation() {
      copy.presentationParent = copiedParent
      copy.parent = copiedParent
    }
    return unsafeDowncast(copy, to: Self.self)
  }

  final func makePresentationCopy(at now: CFTimeInterval) -> CALayer? {
    guard let copy = LayerCopying.copy(of: self) else { return nil }
    copy.modelLayer = self
    copy.delegate = delegate
    copy.pending = []
    if let animator, !animator.isEmpty { animator.apply(at: clock.local(now), to: copy) }
    return copy
  }

  /// Creates the copies of the sublayers on demand.
  final func linkPresentationChildren() {
    guard let model = modelLayer, !hasPresentationChildren else { return }
    hasPresentationChildren = true
    let now = CACurrentMediaTime()
    for child in model.children where child.node != nil {
      guard let copy = child.makePresentationCopy(at: now) else { continue }
      copy.parent = self
      children.append(copy)
    }
    if let mask = model.maskLayer, mask.node != nil, let copy = mask.makePresentationCopy(at: now) {
      copy.parent = self
      maskLayer = copy
    }
  }
}
