import CoreGraphics

/// The moments that copies of a layer show which replicators above it delay.
extension CALayer {
  /// More moments of one layer are not worked out; copies beyond show the layer's own.
  private static var maximumLags: Int { 1024 }

  /// One for each delayed copy, of all replicators above taken together; none without delays.
  final var replicatorLags: [ReplicatorLag] {
    guard CAReplicatorLayer.usesDelays else { return [] }
    // From the inside to the outside: copies, and seconds of this layer's time from one to the next.
    var steps: [(count: Int, seconds: CFTimeInterval)] = []
    var rate = 1.0
    var layer = self
    while let above = layer.parent {
      rate *= layer.values.speed.isFinite ? Double(layer.values.speed) : 1
      if let replicator = above as? CAReplicatorLayer, above.maskLayer !== layer {
        let shown = replicator.shownReplicator
        if shown.shownDelay != 0 { steps.append((shown.shownCount, shown.shownDelay * rate)) }
      }
      layer = above
    }
    var lags = [ReplicatorLag(key: 0, seconds: 0)]
    for step in steps.reversed() {
      let above = lags
      lags = []
      for index in 0..<step.count where lags.count < CALayer.maximumLags {
        lags += above.map {
          ReplicatorLag(
            key: ReplicatorLag.key($0.key, copy: index), seconds: $0.seconds + Double(index) * step.seconds)
        }
      }
    }
    // The first copies of all are the layer's own moment.
    return Array(lags.dropFirst().prefix(CALayer.maximumLags))
  }
}
