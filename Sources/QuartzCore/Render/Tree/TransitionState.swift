import CoreGraphics

/// The progress of a layer's transition from what it showed before to what it shows now.
package final class TransitionState {
  package enum Kind: UInt8 {
    case fade, moveIn, push, reveal
    /// Turned over about the middle, with perspective: before on the front, after on the back.
    case flip
    /// Before rolls up and away from the corner, and lays open what comes after; or after rolls down onto before.
    case curlUp, curlDown
  }

  /// The side that it comes from, on the screen.
  package enum Side: UInt8 { case left, right, top, bottom }

  package let kind: Kind
  package let side: Side
  package let progress: Double
  /// The picture before the transition: the layer and all below it.
  package let before: RenderNode

  package init(kind: Kind, side: Side, progress: Double, before: RenderNode) {
    self.kind = kind
    self.side = side
    self.progress = progress
    self.before = before
  }
}
