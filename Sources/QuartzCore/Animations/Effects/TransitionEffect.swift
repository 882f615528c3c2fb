import CoreGraphics

/// Animates from a layer's previous picture to its current one.
final class TransitionEffect: AnimationEffect {
  private let kind: TransitionState.Kind
  private let side: TransitionState.Side
  private let range: (start: Double, end: Double)
  private let before: RenderNode

  /// Creates the effect of a transition; nil for a layer that was never shown and has no previous picture.
  init?(_ transition: CATransition, duration: CFTimeInterval, layer: CALayer) {
    guard let before = transition.before ?? transition.picture ?? layer.node?.snapshot() else { return nil }
    transition.before = before
    self.before = before
    kind = transition.kind
    side = transition.side
    func part(_ progress: Float, _ other: Double) -> Double {
      progress.isFinite ? min(max(Double(progress), 0), 1) : other
    }
    range = (part(transition.startProgress, 0), part(transition.endProgress, 1))
    super.init(transition, duration: duration)
  }

  override func apply(_ position: AnimationTimeline.Position, to target: AnimationTarget) {
    let t = min(max(progress(position), 0), 1)
    target.layer.transition = TransitionState(
      kind: kind, side: side, progress: range.start + (range.end - range.start) * t, before: before)
  }
}

extension CATransition {
  /// UIKit's view transitions have types of their own, which apps have found out by name.
  fileprivate var kind: TransitionState.Kind {
    switch type {
    case .push: return .push
    case .moveIn: return .moveIn
    case .reveal: return .reveal
    case CATransitionType(rawValue: "oglFlip"), CATransitionType(rawValue: "flip"): return .flip
    case CATransitionType(rawValue: "pageCurl"): return .curlUp
    case CATransitionType(rawValue: "pageUnCurl"): return .curlDown
    default: return .fade
    }
  }

  /// Core Animation's y grows upwards in the names of its sides, also on iOS: what comes from the top comes from
  /// the greatest y, the lower edge of the screen. A flip names the side that comes towards the eye.
  fileprivate var side: TransitionState.Side {
    switch subtype {
    case .fromRight?: return .right
    case .fromTop?: return kind == .flip ? .top : .bottom
    case .fromBottom?: return kind == .flip ? .bottom : .top
    default: return .left
    }
  }
}
