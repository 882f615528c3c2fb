import CoreGraphics

/// The effect of a transition from a layer's previous appearance to its current one.
final class TransitionEffect: AnimationEffect {
  private let kind: TransitionState.Kind
  private let side: TransitionState.Side
  private let range: (start: Double, end: Double)
  private let before: RenderNode
  private let isDoubleSided: Bool

  /// Creates the effect of a transition; returns nil if the layer was never shown and so has no previous
  /// appearance.
  init?(_ transition: CATransition, duration: CFTimeInterval, layer: CALayer) {
    guard let before = transition.before ?? transition.picture ?? layer.node?.snapshot() else { return nil }
    transition.before = before
    self.before = before
    kind = transition.kind
    side = transition.side
    isDoubleSided = transition.isDoubleSided
    func part(_ progress: Float, _ other: Double) -> Double {
      progress.isFinite ? min(max(Double(progress), 0), 1) : other
    }
    range = (part(transition.startProgress, 0), part(transition.endProgress, 1))
    super.init(transition, duration: duration)
  }

  override func apply(_ position: AnimationTimeline.Position, to target: AnimationTarget) {
    let t = min(max(progress(position), 0), 1)
    target.layer.transition = TransitionState(
      kind: kind, side: side, progress: range.start + (range.end - range.start) * t, before: before,
      isDoubleSided: isDoubleSided)
  }
}

extension CATransition {
  /// The kind of transition. UIKit's view transitions have private types, which some apps use by name.
  fileprivate var kind: TransitionState.Kind {
    switch type {
    case .push: return .push
    case .moveIn: return .moveIn
    case .reveal: return .reveal
    case CATransitionType(rawValue: "oglFlip"), CATransitionType(rawValue: "flip"): return .flip
    case CATransitionType(rawValue: "pageCurl"): return .curlUp
    case CATransitionType(rawValue: "pageUnCurl"): return .curlDown
    case CATransition.turn: return .turn
    case CATransition.unturn: return .unturn
    default: return .fade
    }
  }

  /// The side of the screen. In the names of the sides, y grows upwards even on iOS, so that `fromTop` refers to
  /// the bottom edge of the screen. For a flip, the side is that of the edge that turns toward the viewer.
  fileprivate var side: TransitionState.Side {
    switch subtype {
    case .fromRight?: return .right
    case .fromTop?: return kind == .flip ? .top : .bottom
    case .fromBottom?: return kind == .flip ? .bottom : .top
    default: return .left
    }
  }
}
