import QuartzCore

/// The values of layers from before blocks of animations changed them.
@MainActor final class ChangeRecorder {
  private var changes: [(layer: CALayer, key: String, old: Any?)] = []

  func note(_ layer: CALayer, _ key: String, _ old: Any?) {
    if changes.contains(where: { $0.layer === layer && $0.key == key }) { return }
    changes.append((layer, key, old))
  }

  /// Restores the recorded values.
  func undo() {
    let all = changes
    changes = []
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    for (layer, key, old) in all { layer.setValue(old, forKey: key) }
    CATransaction.commit()
  }
}
