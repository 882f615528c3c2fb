import CoreGraphics

/// The delayed times that the replicated copies of a layer show.
extension CALayer {
  /// The maximum number of different times of one layer; further copies show the layer's current values.
  private static var maximumLags: Int { 1024 }

  /// The delays of all copies but the first, combined over all replicator layers above; empty if there are no
  /// delays.
  final var replicatorLags: [ReplicatorLag] {
    guard CAReplicatorLayer.usesDelays else { return [] }
    // From the innermost replicator to the outermost: the number of copies, and the delay in this layer's time.
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
    // The first copy shows the layer's current time.
    return Array(lags.dropFirst().prefix(CALayer.maximumLags))
  }
}
