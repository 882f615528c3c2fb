import CoreGraphics

/// A moment that delayed copies of a layer show. Its key is made of the copies' numbers in all delaying replicators
/// on the way from the root: the commit writes what such a copy shows under it, the compositor finds it by it.
struct ReplicatorLag {
  let key: UInt64
  /// Of the layer's own time.
  let seconds: CFTimeInterval

  static func key(_ above: UInt64, copy index: Int) -> UInt64 {
    var d = Digest(above)
    d.add(index)
    return d.value
  }
}
