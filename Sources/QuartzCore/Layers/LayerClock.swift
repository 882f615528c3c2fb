import CoreGraphics

/// The clock of a layer, combined over all of its superlayers: local = rate * time + shift.
struct LayerClock {
  private(set) var rate = 1.0
  private var shift = 0.0

  /// Creates the clock of a layer, relative to that of an ancestor, or to the time outside of the root.
  init(_ layer: CALayer, below ancestor: CALayer? = nil) {
    var current: CALayer? = layer
    while let inner = current, inner !== ancestor {
      let v = inner.values
      let speed = v.speed.isFinite ? Double(v.speed) : 1
      let begin = v.beginTime.isFinite ? v.beginTime : 0
      shift += rate * ((v.timeOffset.isFinite ? v.timeOffset : 0) - begin * speed)
      rate *= speed
      current = inner.parent
    }
  }

  func local(_ time: CFTimeInterval) -> CFTimeInterval { rate * time + shift }
}

extension CALayer {
  final var clock: LayerClock { LayerClock(self) }
}
