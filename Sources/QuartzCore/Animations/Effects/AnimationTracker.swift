import CoreGraphics

/// A block that runs when animations have ended; its argument is whether all of them ran to completion.
///
/// The completion block of a transaction is one; UIKit's animation blocks have one each, which the animations of
/// the block carry (`CAAnimation.tracker`).
package final class AnimationTracker {
  package let block: (_ finished: Bool) -> Void
  private var running = 0
  private var isClosed = false
  private var didRun = false
  private var didFinish = true

  package init(_ block: @escaping (_ finished: Bool) -> Void) { self.block = block }

  /// The number of animations that have not ended.
  package var count: Int { running }

  /// Counts an added animation; `animationDidEnd(finished:)` must follow once.
  package func animationWillBegin() { running += 1 }

  package func animationDidEnd(finished: Bool = true) {
    running -= 1
    if !finished { didFinish = false }
    runIfDone()
  }

  /// Ends the addition of animations: if none of them is still running, the block runs now.
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
