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
    /// A leaf of a book turns about the middle of the layer, from `side` to the opposite one: it is the half of the
    /// previous appearance on that side, and on its back the other half of the current appearance; or, for
    /// `unturn`, the half of the current appearance on that side turns back to it.
    case turn, unturn
  }

  /// The side of the screen from which the transition comes.
  package enum Side: UInt8 { case left, right, top, bottom }

  package let kind: Kind
  package let side: Side
  package let progress: Double
  /// Whether a leaf that turns has a picture on its back; if not, its front shows through.
  package let isDoubleSided: Bool
  /// The previous appearance of the layer and its sublayers.
  package let before: RenderNode

  package init(kind: Kind, side: Side, progress: Double, before: RenderNode, isDoubleSided: Bool = false) {
    self.kind = kind
    self.side = side
    self.progress = progress
    self.before = before
    self.isDoubleSided = isDoubleSided
  }
}
