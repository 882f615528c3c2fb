import CoreGraphics

/// A past time that delayed copies of a layer show. Its key consists of the copies' numbers in all delaying
/// replicators between the root and the layer: the commit stores the state of such a copy under the key, with which
/// the compositor finds it.
struct ReplicatorLag {
  let key: UInt64
  /// The delay in seconds of the layer's own time.
  let seconds: CFTimeInterval

  static func key(_ above: UInt64, copy index: Int) -> UInt64 {
    var d = Digest(above)
    d.add(index)
    return d.value
  }
}
