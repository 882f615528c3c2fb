import CoreGraphics
import ObjectiveC

/// The clock of all layers with animations, and the pending callbacks of these animations.
///
/// In each frame the application calls `advance(to:)`, which removes finished animations and calls delegates and
/// completion blocks. Then it performs layout and commits, and the commit writes the current values. `nextDeadline`
/// is the next frame while an animation runs, the beginning of a delayed animation, or nil.
package enum AnimationClock {
  /// The animators of all animated layers. Animations can be added on any thread; all further work is done on the
  /// main thread.
  private static let added = Locked<[LayerAnimator]>([])
  private static let posted = Locked<[() -> Void]>([])

  private static var animators: [LayerAnimator] { added.withLock { $0 } }

  /// The time at which the next frame of an animation is due; nil if nothing is animated.
  package static var nextDeadline: CFTimeInterval? {
    animators.compactMap { $0.layer == nil ? nil : $0.deadline }.min()
  }

  /// Returns the time at which the last finite animation of a visible layer ends; nil if there is none.
  package static func lastEnd(at now: CFTimeInterval) -> CFTimeInterval? {
    animators.compactMap { $0.lastEnd(at: now) }.max()
  }

  /// Whether calls of delegates or completion blocks are pending.
  package static var hasNews: Bool { posted.withLock { !$0.isEmpty } }

  /// Removes finished animations, and calls delegates and completion blocks.
  package static func advance(to now: CFTimeInterval) {
    for animator in animators where animator.layer?.shownContext != nil { animator.endFinished(at: now) }
    callPosted()
  }

  /// Makes the pending calls, except those that are added meanwhile. Each is removed from the list before it is
  /// made, so that a run loop started by it continues with the others.
  package static func callPosted() {
    for _ in 0..<posted.withLock({ $0.count }) {
      let next = posted.withLock { $0.isEmpty ? nil : $0.removeFirst() }
      guard let next else { return }
      next()
    }
  }

  /// Ends all animations when the application enters the background, as on iOS, except those that are not removed
  /// on completion.
  package static func endAll() {
    for animator in animators { animator.remove { $0.animation.isRemovedOnCompletion } }
    callPosted()
  }

  /// Ends animations that were added to invisible layers, at the end of a run loop turn.
  static func endUnshown() {
    for animator in animators where animator.layer?.shownContext == nil { animator.endWaiting() }
  }

  static func post(_ item: @escaping () -> Void) { posted.withLock { $0.append(item) } }

  static func add(_ animator: LayerAnimator) { added.withLock { $0.append(animator) } }

  /// Returns whether a commit of the context has to write animated layers.
  static func isActive(in context: LayerContext) -> Bool {
    animators.contains { $0.layer?.shownContext === context }
  }

  /// Writes the render nodes of the context's animated layers; returns their number.
  static func write(_ context: LayerContext, at now: CFTimeInterval) -> Int {
    var count = 0
    for animator in animators {
      guard let layer = animator.layer else {
        animator.remove { _ in true }
        continue
      }
      let shown = layer.shownContext
      if shown === context {
        if animator.write(at: now, scale: context.scale) { count += 1 }
      } else if shown == nil {
        // The animations of a layer that has left the tree end, provided that they had started.
        animator.remove { $0.didStart && $0.animation.isRemovedOnCompletion }
        animator.rest()
      }
    }
    let gone = animators.filter(\.isEmpty)
    for animator in gone where animator.layer?.animator === animator { animator.layer?.animator = nil }
    if !gone.isEmpty { added.withLock { $0.removeAll(where: \.isEmpty) } }
    return count
  }
}
