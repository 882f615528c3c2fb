import CoreGraphics

/// Conversion of times between the time spaces of layers.
extension CALayer {
  final func localTime(_ t: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval {
    if let layer { return layer.localTime(t, to: self) }
    return clock.local(t)
  }

  final func localTime(_ t: CFTimeInterval, to layer: CALayer?) -> CFTimeInterval {
    if layer === self { return t }
    var time = t
    var current: CALayer? = self
    while let inner = current {
      let speed = Double(inner.values.speed)
      // A layer with a speed of 0 is always at its begin time in the superlayer's time.
      time = (speed == 0 ? 0 : (time - inner.values.timeOffset) / speed) + inner.values.beginTime
      current = inner.parent
    }
    return layer?.localTime(time, from: nil) ?? time
  }
}
