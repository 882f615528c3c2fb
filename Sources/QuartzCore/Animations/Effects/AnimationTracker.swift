import CoreGraphics

/// A block that runs when a set of animations has ended. Its argument is whether all of them ran to completion.
///
/// A transaction's completion block has a tracker, and so has each of UIKit's animation blocks; the animations
/// refer to it by `CAAnimation.tracker`.
package final class AnimationTracker {
  package let block: (_ finished: Bool) -> Void
  private var running = 0
  private var isClosed = false
  private var didRun = false
  private var didFinish = true

  package init(_ block: @escaping (_ finished: Bool) -> Void) { self.block = block }

  /// The number of animations that have not ended yet.
  package var count: Int { running }

  /// Counts an added animation. It must be followed by one call of `animationDidEnd(finished:)`.
  package func animationWillBegin() { running += 1 }

  package func animationDidEnd(finished: Bool = true) {
    running -= 1
    if !finished { didFinish = false }
    runIfDone()
  }

  /// Declares that no more animations will be added. If none is running, the block runs immediately.
  package func close() {
    isClosed = true
    runIfDone()
  }

  private func runIfDone() {
    guard isClosed, running <= 0, !didRun else { return }
    didRun = true
    block(didFinish)
  }
}
