import CoreGraphics

/// The progress of a layer's transition from its previous appearance to its current one.
package final class TransitionState {
  package enum Kind: UInt8 {
    case fade, moveIn, push, reveal
    /// A rotation about the center with perspective: the previous appearance is on the front, the current one on
    /// the back.
    case flip
    /// The previous appearance rolls up from the corner and reveals the current one, or the current one unrolls
    /// onto it.
    case curlUp, curlDown
  }

  /// The side of the screen from which the transition comes.
  package enum Side: UInt8 { case left, right, top, bottom }

  package let kind: Kind
  package let side: Side
  package let progress: Double
  /// The previous appearance of the layer and its sublayers.
  package let before: RenderNode

  package init(kind: Kind, side: Side, progress: Double, before: RenderNode) {
    self.kind = kind
    self.side = side
    self.progress = progress
    self.before = before
  }
}
