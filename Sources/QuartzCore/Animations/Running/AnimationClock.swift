import CoreGraphics
import ObjectiveC

/// All layers that are animated, and the pending callbacks of their animations.
///
/// In a frame the application calls `advance(to:)`, which ends finished animations and calls delegates and
/// completions, before it lays out and commits; the commit then writes the present values. `nextDeadline` is the
/// next frame while an animation runs, the beginning of a delayed one, and nil otherwise.
package enum AnimationClock {
  /// Layers may get animations on any thread; what follows from these is done on the main one.
  private static let added = Locked<[LayerAnimator]>([])
  private static let posted = Locked<[() -> Void]>([])

  private static var animators: [LayerAnimator] { added.withLock { $0 } }

  /// The time at which the next frame of an animation is due; nil when nothing moves.
  package static var nextDeadline: CFTimeInterval? {
    animators.compactMap { $0.layer == nil ? nil : $0.deadline }.min()
  }

  /// The time at which the last of the animations that are shown and have an end has ended; nil when none runs.
  package static func lastEnd(at now: CFTimeInterval) -> CFTimeInterval? {
    animators.compactMap { $0.lastEnd(at: now) }.max()
  }

  /// Whether delegates or completions wait to be called.
  package static var hasNews: Bool { posted.withLock { !$0.isEmpty } }

  /// Removes the animations that have ended, and calls delegates and completions.
  package static func advance(to now: CFTimeInterval) {
    for animator in animators where animator.layer?.shownContext != nil { animator.endFinished(at: now) }
    callPosted()
  }

  /// Calls what waits. What is added meanwhile waits for its own turn. Each leaves the list before it is called, so
  /// that a run loop within it continues with the others.
  package static func callPosted() {
    for _ in 0..<posted.withLock({ $0.count }) {
      let next = posted.withLock { $0.isEmpty ? nil : $0.removeFirst() }
      guard let next else { return }
      next()
    }
  }

  /// The application went to the background: as on iOS, animations end there, except those that are not removed.
  package static func endAll() {
    for animator in animators { animator.remove { $0.animation.isRemovedOnCompletion } }
    callPosted()
  }

  /// Ends, at the end of a turn, animations that were added to layers that are not shown.
  static func endUnshown() {
    for animator in animators where animator.layer?.shownContext == nil { animator.endWaiting() }
  }

  static func post(_ item: @escaping () -> Void) { posted.withLock { $0.append(item) } }

  static func add(_ animator: LayerAnimator) { added.withLock { $0.append(animator) } }

  /// Whether a commit of the context has animated layers to write.
  static func isActive(in context: LayerContext) -> Bool {
    animators.contains { $0.layer?.shownContext === context }
  }

  /// Writes the nodes of the context's animated layers; returns how many were written.
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
        // Out of the tree animations end, if they ever ran there.
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
