import CoreGraphics

/// A delay of the copies of a layer. Its key combines the indexes of the copies in all delaying replicators between
/// the root and the layer. The commit stores the state of such a copy under this key, and the compositor looks it
/// up.
struct ReplicatorLag {
  let key: UInt64
  /// The delay in seconds of the layer's time space.
  let seconds: CFTimeInterval

  static func key(_ above: UInt64, copy index: Int) -> UInt64 {
    var d = Digest(above)
    d.add(index)
    return d.value
  }
}
