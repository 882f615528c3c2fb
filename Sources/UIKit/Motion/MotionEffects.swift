/// Applies the motion effects of all views as the device tilts.
///
/// The offsets are added to each layer's `motionModifier`, which changes only what a commit writes to the render
/// tree: models, frames and hit tests do not change.
@preconcurrency @MainActor package final class MotionEffects {
  package static let shared = MotionEffects()

  private struct WeakView {
    weak var view: UIView?
  }

  private var views: [WeakView] = []
  private(set) var tilt = UIOffset(horizontal: 0, vertical: 0)

  private init() {}

  /// Updates the effects after the host has tilted the device. The values are from -1 to 1 on each axis.
  package func tiltDidChange(horizontal: CGFloat, vertical: CGFloat) {
    tilt = UIOffset(horizontal: horizontal, vertical: vertical)
    effectDidChange()
  }

  /// Recomputes all offsets, because an effect changed its range.
  func effectDidChange() {
    views.removeAll { $0.view == nil }
    for entry in views { if let view = entry.view { apply(to: view) } }
  }

  /// Updates a view after an effect was added to or removed from it.
  func effectsDidChange(of view: UIView) {
    views.removeAll { $0.view == nil || $0.view === view }
    if !view.motionEffectList.isEmpty { views.append(WeakView(view: view)) }
    apply(to: view)
  }

  private func apply(to view: UIView) {
    var offsets: [String: Any] = [:]
    // With reduced motion, views do not move.
    for effect in UIAccessibility.isReduceMotionEnabled ? [] : view.motionEffectList {
      for (keyPath, value) in effect.keyPathsAndRelativeValues(forViewerOffset: tilt) ?? [:] {
        offsets[keyPath] = MotionValue.sum(offsets[keyPath], value)
      }
    }
    guard !offsets.isEmpty else {
      view.layer.motionModifier = nil
      return
    }
    view.layer.motionModifier = { state in
      for (keyPath, value) in offsets { MotionEffects.add(value, at: keyPath, to: &state) }
    }
  }

  /// Adds a value at a presentation key path; key paths that are not supported are logged once.
  private nonisolated static func add(_ value: Any, at keyPath: String, to state: inout LayerState) {
    let key = keyPath.hasPrefix("layer.") ? String(keyPath.dropFirst(6)) : keyPath
    let number = MotionValue.number(value) ?? 0
    switch key {
    case "center.x", "position.x", "frame.origin.x": state.position.x += number
    case "center.y", "position.y", "frame.origin.y": state.position.y += number
    case "center", "position":
      if let point = value as? CGPoint {
        state.position.x += point.x
        state.position.y += point.y
      }
    case "zPosition": state.zPosition += number
    case "alpha", "opacity": state.opacity = max(0, min(1, state.opacity + Float(number)))
    case "transform":
      if let transform = value as? CATransform3D {
        state.transform = CATransform3DConcat(state.transform, transform)
      } else if let transform = value as? CGAffineTransform {
        state.transform = CATransform3DConcat(state.transform, CATransform3DMakeAffineTransform(transform))
      }
    case "transform.translation.x": state.transform = CATransform3DTranslate(state.transform, number, 0, 0)
    case "transform.translation.y": state.transform = CATransform3DTranslate(state.transform, 0, number, 0)
    case "transform.rotation", "transform.rotation.z":
      state.transform = CATransform3DRotate(state.transform, number, 0, 0, 1)
    case "transform.rotation.x": state.transform = CATransform3DRotate(state.transform, number, 1, 0, 0)
    case "transform.rotation.y": state.transform = CATransform3DRotate(state.transform, number, 0, 1, 0)
    case "shadowOffset", "shadowOffset.width", "shadowOffset.height":
      let size = value as? CGSize
      state.shadow?.offset.width += size?.width ?? (key == "shadowOffset.width" ? number : 0)
      state.shadow?.offset.height += size?.height ?? (key == "shadowOffset.height" ? number : 0)
    case "shadowRadius": state.shadow?.radius += number
    case "shadowOpacity": state.shadow?.opacity += Float(number)
    case "bounds.origin.x": state.bounds.origin.x += number
    case "bounds.origin.y": state.bounds.origin.y += number
    default: Unsupported.log("UIInterpolatingMotionEffect keyPath \(keyPath)")
    }
  }
}

extension UIView {
  func setMotionEffects(_ effects: [UIMotionEffect]) {
    motionEffectList = effects
    MotionEffects.shared.effectsDidChange(of: self)
  }
}
