import CoreGraphics

/// The depth order of sibling layers.
extension Flattener {
  /// Returns the distance of a layer's center toward the viewer, after all transforms. It is rounded to 1/1000
  /// point, so that layers which differ by rounding errors only have the same depth.
  static func depth(_ state: LayerState, _ context: Context) -> Double {
    let bounds = state.bounds
    // The center relative to the anchor point.
    let x = (0.5 - state.anchorPoint.x) * bounds.width
    let y = (0.5 - state.anchorPoint.y) * bounds.height
    var p = SIMD4<Double>(Double(x), Double(y), -Double(state.anchorPointZ), 1).transformed(by: state.transform)
    p += SIMD4(Double(state.position.x), Double(state.position.y), Double(state.zPosition), 0) * p.w
    if let spatial = context.spatial { p = p.transformed(by: spatial) }
    let depth = p.w == 0 ? p.z : p.z / p.w
    return depth.isFinite ? (depth * 1024).rounded() : 0
  }
}

extension LayerState {
  /// Returns whether the layer may be in front of or behind the plane of its superlayer.
  func hasDepth(_ spatial: CATransform3D?) -> Bool {
    if zPosition != 0, !zPosition.isNaN { return true }
    if let spatial, !spatial.isInPlane { return true }
    return !transform.isInPlane || anchorPointZ != 0
  }
}

extension CATransform3D {
  /// Whether the transform maps the plane z = 0 to itself.
  fileprivate var isInPlane: Bool { m13 == 0 && m23 == 0 && m43 == 0 }
}

extension SIMD4<Double> {
  fileprivate func transformed(by t: CATransform3D) -> SIMD4<Double> {
    let x4 = SIMD4(Double(t.m11), Double(t.m12), Double(t.m13), Double(t.m14))
    let y4 = SIMD4(Double(t.m21), Double(t.m22), Double(t.m23), Double(t.m24))
    let z4 = SIMD4(Double(t.m31), Double(t.m32), Double(t.m33), Double(t.m34))
    let w4 = SIMD4(Double(t.m41), Double(t.m42), Double(t.m43), Double(t.m44))
    return x * x4 + y * y4 + z * z4 + w * w4
  }
}
