import CoreGraphics

/// Tracks the pointer over the app's windows: the region that it is in, and the recognizers that it hovers over.
@MainActor final class PointerTracker {
  static let shared = PointerTracker()

  private var location: CGPoint?
  private var modifiers: UIKeyModifierFlags = []
  private weak var interaction: UIPointerInteraction?
  private var region: UIPointerRegion?
  private var effect: PointerEffect?
  private var hovering: [UIHoverGestureRecognizer] = []

  private init() {}

  /// Updates hovering recognizers and the pointer's effect for a movement of the pointer.
  ///
  /// - Parameter location: the location in the space of the screen; nil if the pointer left it.
  func move(to location: CGPoint?, modifiers: UIKeyModifierFlags) {
    (self.location, self.modifiers) = (location, modifiers)
    let view = location.flatMap { WindowList.hitTest($0, with: nil)?.1 }
    hover(over: view)
    update(at: view)
  }

  func refresh(_ interaction: UIPointerInteraction) {
    guard let location, interaction === self.interaction || self.interaction == nil else { return }
    if interaction === self.interaction { leave(interaction) }
    update(at: WindowList.hitTest(location, with: nil)?.1)
  }

  func leave(_ interaction: UIPointerInteraction) { if interaction === self.interaction { exit() } }

  // MARK: Regions

  private func update(at view: UIView?) {
    guard let location, let (next, region) = find(at: view, location) else { return exit() }
    guard next !== interaction || region != self.region else { return }
    exit()
    enter(region, of: next)
  }

  /// Returns the innermost interaction that has a region at a point.
  private func find(at view: UIView?, _ location: CGPoint) -> (UIPointerInteraction, UIPointerRegion)? {
    var here = view
    while let current = here {
      let point = current.convert(location, from: nil)
      for case let next as UIPointerInteraction in current.interactions where next.isEnabled {
        let whole = UIPointerRegion(rect: current.bounds)
        let request = UIPointerRegionRequest(location: point, modifiers: modifiers)
        let region =
          next.delegate.map { $0.pointerInteraction(next, regionFor: request, defaultRegion: whole) } ?? whole
        if let region, region.rect.contains(point) { return (next, region) }
      }
      here = current.superview
    }
    return nil
  }

  private func enter(_ region: UIPointerRegion, of next: UIPointerInteraction) {
    (interaction, self.region) = (next, region)
    let animator = PointerAnimator()
    next.delegate?.pointerInteraction(next, willEnter: region, animator: animator)
    let style = next.delegate.map { $0.pointerInteraction(next, styleFor: region) } ?? next.automaticStyle
    if case .effect(let kind, let shape)? = style?.kind { effect = PointerEffect(kind, shape) }
    animator.run()
  }

  private func exit() {
    guard let region else { return }
    let old = interaction
    (interaction, self.region) = (nil, nil)
    let animator = PointerAnimator()
    if let old { old.delegate?.pointerInteraction(old, willExit: region, animator: animator) }
    effect?.end()
    effect = nil
    animator.run()
  }

  // MARK: Recognizers

  private func hover(over view: UIView?) {
    var found: [UIHoverGestureRecognizer] = []
    var here = view
    while let current = here {
      found += (current.gestureRecognizers ?? []).compactMap { $0 as? UIHoverGestureRecognizer }.filter(\.isEnabled)
      here = current.superview
    }
    let old = hovering
    hovering = found
    for recognizer in old where !found.contains(where: { $0 === recognizer }) {
      recognizer.hover(.ended, at: location)
    }
    for recognizer in found {
      recognizer.hover(old.contains { $0 === recognizer } ? .changed : .began, at: location)
    }
  }
}
