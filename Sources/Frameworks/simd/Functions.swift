/// Functions on vectors, which apply to each component unless documented otherwise.

public func dot<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD2<S>, _ y: SIMD2<S>) -> S { (x * y).sum() }
public func length_squared<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD2<S>) -> S { dot(x, x) }
public func length<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD2<S>) -> S { dot(x, x).squareRoot() }
public func distance<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD2<S>, _ y: SIMD2<S>) -> S { length(x - y) }
public func distance_squared<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD2<S>, _ y: SIMD2<S>) -> S {
  length_squared(x - y)
}
public func normalize<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD2<S>) -> SIMD2<S> { x / length(x) }
public func mix<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD2<S>, _ y: SIMD2<S>, t: S) -> SIMD2<S> {
  x + (y - x) * t
}
public func mix<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD2<S>, _ y: SIMD2<S>, t: SIMD2<S>) -> SIMD2<S> {
  x + (y - x) * t
}
public func clamp<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD2<S>, min: SIMD2<S>, max: SIMD2<S>) -> SIMD2<S> {
  x.clamped(lowerBound: min, upperBound: max)
}
public func clamp<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD2<S>, min: S, max: S) -> SIMD2<S> {
  x.clamped(lowerBound: SIMD2<S>(repeating: min), upperBound: SIMD2<S>(repeating: max))
}
public func reflect<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD2<S>, n: SIMD2<S>) -> SIMD2<S> {
  x - n * (2 * dot(x, n))
}
public func project<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD2<S>, _ y: SIMD2<S>) -> SIMD2<S> {
  y * (dot(x, y) / dot(y, y))
}
public func abs<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD2<S>) -> SIMD2<S> {
  x.replacing(with: -x, where: x .< 0)
}
public func min<S: Comparable & SIMDScalar>(_ x: SIMD2<S>, _ y: SIMD2<S>) -> SIMD2<S> { pointwiseMin(x, y) }
public func max<S: Comparable & SIMDScalar>(_ x: SIMD2<S>, _ y: SIMD2<S>) -> SIMD2<S> { pointwiseMax(x, y) }
public func reduce_add<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD2<S>) -> S { x.sum() }
public func reduce_min<S: Comparable & SIMDScalar>(_ x: SIMD2<S>) -> S { x.min() }
public func reduce_max<S: Comparable & SIMDScalar>(_ x: SIMD2<S>) -> S { x.max() }
public func floor<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD2<S>) -> SIMD2<S> { x.rounded(.down) }
public func ceil<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD2<S>) -> SIMD2<S> { x.rounded(.up) }
public func fract<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD2<S>) -> SIMD2<S> { x - x.rounded(.down) }
public func sign<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD2<S>) -> SIMD2<S> {
  SIMD2<S>(repeating: 0).replacing(with: 1, where: x .> 0).replacing(with: -1, where: x .< 0)
}
public func step<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD2<S>, edge: SIMD2<S>) -> SIMD2<S> {
  SIMD2<S>(repeating: 1).replacing(with: 0, where: x .< edge)
}
public func smoothstep<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD2<S>, edge0: SIMD2<S>, edge1: SIMD2<S>)
  -> SIMD2<S>
{
  let t = clamp((x - edge0) / (edge1 - edge0), min: 0, max: 1)
  return t * t * (SIMD2<S>(repeating: 3) - t * 2)
}
public func simd_dot<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD2<S>, _ y: SIMD2<S>) -> S { dot(x, y) }
public func simd_distance<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD2<S>, _ y: SIMD2<S>) -> S { distance(x, y) }
public func simd_distance_squared<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD2<S>, _ y: SIMD2<S>) -> S {
  distance_squared(x, y)
}
public func simd_length<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD2<S>) -> S { length(x) }
public func simd_length_squared<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD2<S>) -> S { length_squared(x) }
public func simd_normalize<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD2<S>) -> SIMD2<S> { normalize(x) }
public func simd_abs<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD2<S>) -> SIMD2<S> { abs(x) }
public func simd_mix<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD2<S>, _ y: SIMD2<S>, _ t: SIMD2<S>) -> SIMD2<S> {
  mix(x, y, t: t)
}
public func simd_clamp<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD2<S>, _ min: SIMD2<S>, _ max: SIMD2<S>)
  -> SIMD2<S>
{ clamp(x, min: min, max: max) }
public func simd_min<S: Comparable & SIMDScalar>(_ x: SIMD2<S>, _ y: SIMD2<S>) -> SIMD2<S> { pointwiseMin(x, y) }
public func simd_max<S: Comparable & SIMDScalar>(_ x: SIMD2<S>, _ y: SIMD2<S>) -> SIMD2<S> { pointwiseMax(x, y) }
public func simd_reflect<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD2<S>, _ n: SIMD2<S>) -> SIMD2<S> {
  reflect(x, n: n)
}

public func dot<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD3<S>, _ y: SIMD3<S>) -> S { (x * y).sum() }
public func length_squared<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD3<S>) -> S { dot(x, x) }
public func length<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD3<S>) -> S { dot(x, x).squareRoot() }
public func distance<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD3<S>, _ y: SIMD3<S>) -> S { length(x - y) }
public func distance_squared<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD3<S>, _ y: SIMD3<S>) -> S {
  length_squared(x - y)
}
public func normalize<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD3<S>) -> SIMD3<S> { x / length(x) }
public func mix<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD3<S>, _ y: SIMD3<S>, t: S) -> SIMD3<S> {
  x + (y - x) * t
}
public func mix<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD3<S>, _ y: SIMD3<S>, t: SIMD3<S>) -> SIMD3<S> {
  x + (y - x) * t
}
public func clamp<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD3<S>, min: SIMD3<S>, max: SIMD3<S>) -> SIMD3<S> {
  x.clamped(lowerBound: min, upperBound: max)
}
public func clamp<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD3<S>, min: S, max: S) -> SIMD3<S> {
  x.clamped(lowerBound: SIMD3<S>(repeating: min), upperBound: SIMD3<S>(repeating: max))
}
public func reflect<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD3<S>, n: SIMD3<S>) -> SIMD3<S> {
  x - n * (2 * dot(x, n))
}
public func project<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD3<S>, _ y: SIMD3<S>) -> SIMD3<S> {
  y * (dot(x, y) / dot(y, y))
}
public func abs<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD3<S>) -> SIMD3<S> {
  x.replacing(with: -x, where: x .< 0)
}
public func min<S: Comparable & SIMDScalar>(_ x: SIMD3<S>, _ y: SIMD3<S>) -> SIMD3<S> { pointwiseMin(x, y) }
public func max<S: Comparable & SIMDScalar>(_ x: SIMD3<S>, _ y: SIMD3<S>) -> SIMD3<S> { pointwiseMax(x, y) }
public func reduce_add<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD3<S>) -> S { x.sum() }
public func reduce_min<S: Comparable & SIMDScalar>(_ x: SIMD3<S>) -> S { x.min() }
public func reduce_max<S: Comparable & SIMDScalar>(_ x: SIMD3<S>) -> S { x.max() }
public func floor<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD3<S>) -> SIMD3<S> { x.rounded(.down) }
public func ceil<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD3<S>) -> SIMD3<S> { x.rounded(.up) }
public func fract<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD3<S>) -> SIMD3<S> { x - x.rounded(.down) }
public func sign<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD3<S>) -> SIMD3<S> {
  SIMD3<S>(repeating: 0).replacing(with: 1, where: x .> 0).replacing(with: -1, where: x .< 0)
}
public func step<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD3<S>, edge: SIMD3<S>) -> SIMD3<S> {
  SIMD3<S>(repeating: 1).replacing(with: 0, where: x .< edge)
}
public func smoothstep<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD3<S>, edge0: SIMD3<S>, edge1: SIMD3<S>)
  -> SIMD3<S>
{
  let t = clamp((x - edge0) / (edge1 - edge0), min: 0, max: 1)
  return t * t * (SIMD3<S>(repeating: 3) - t * 2)
}
public func simd_dot<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD3<S>, _ y: SIMD3<S>) -> S { dot(x, y) }
public func simd_distance<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD3<S>, _ y: SIMD3<S>) -> S { distance(x, y) }
public func simd_distance_squared<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD3<S>, _ y: SIMD3<S>) -> S {
  distance_squared(x, y)
}
public func simd_length<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD3<S>) -> S { length(x) }
public func simd_length_squared<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD3<S>) -> S { length_squared(x) }
public func simd_normalize<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD3<S>) -> SIMD3<S> { normalize(x) }
public func simd_abs<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD3<S>) -> SIMD3<S> { abs(x) }
public func simd_mix<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD3<S>, _ y: SIMD3<S>, _ t: SIMD3<S>) -> SIMD3<S> {
  mix(x, y, t: t)
}
public func simd_clamp<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD3<S>, _ min: SIMD3<S>, _ max: SIMD3<S>)
  -> SIMD3<S>
{ clamp(x, min: min, max: max) }
public func simd_min<S: Comparable & SIMDScalar>(_ x: SIMD3<S>, _ y: SIMD3<S>) -> SIMD3<S> { pointwiseMin(x, y) }
public func simd_max<S: Comparable & SIMDScalar>(_ x: SIMD3<S>, _ y: SIMD3<S>) -> SIMD3<S> { pointwiseMax(x, y) }
public func simd_reflect<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD3<S>, _ n: SIMD3<S>) -> SIMD3<S> {
  reflect(x, n: n)
}

public func dot<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD4<S>, _ y: SIMD4<S>) -> S { (x * y).sum() }
public func length_squared<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD4<S>) -> S { dot(x, x) }
public func length<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD4<S>) -> S { dot(x, x).squareRoot() }
public func distance<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD4<S>, _ y: SIMD4<S>) -> S { length(x - y) }
public func distance_squared<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD4<S>, _ y: SIMD4<S>) -> S {
  length_squared(x - y)
}
public func normalize<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD4<S>) -> SIMD4<S> { x / length(x) }
public func mix<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD4<S>, _ y: SIMD4<S>, t: S) -> SIMD4<S> {
  x + (y - x) * t
}
public func mix<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD4<S>, _ y: SIMD4<S>, t: SIMD4<S>) -> SIMD4<S> {
  x + (y - x) * t
}
public func clamp<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD4<S>, min: SIMD4<S>, max: SIMD4<S>) -> SIMD4<S> {
  x.clamped(lowerBound: min, upperBound: max)
}
public func clamp<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD4<S>, min: S, max: S) -> SIMD4<S> {
  x.clamped(lowerBound: SIMD4<S>(repeating: min), upperBound: SIMD4<S>(repeating: max))
}
public func reflect<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD4<S>, n: SIMD4<S>) -> SIMD4<S> {
  x - n * (2 * dot(x, n))
}
public func project<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD4<S>, _ y: SIMD4<S>) -> SIMD4<S> {
  y * (dot(x, y) / dot(y, y))
}
public func abs<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD4<S>) -> SIMD4<S> {
  x.replacing(with: -x, where: x .< 0)
}
public func min<S: Comparable & SIMDScalar>(_ x: SIMD4<S>, _ y: SIMD4<S>) -> SIMD4<S> { pointwiseMin(x, y) }
public func max<S: Comparable & SIMDScalar>(_ x: SIMD4<S>, _ y: SIMD4<S>) -> SIMD4<S> { pointwiseMax(x, y) }
public func reduce_add<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD4<S>) -> S { x.sum() }
public func reduce_min<S: Comparable & SIMDScalar>(_ x: SIMD4<S>) -> S { x.min() }
public func reduce_max<S: Comparable & SIMDScalar>(_ x: SIMD4<S>) -> S { x.max() }
public func floor<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD4<S>) -> SIMD4<S> { x.rounded(.down) }
public func ceil<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD4<S>) -> SIMD4<S> { x.rounded(.up) }
public func fract<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD4<S>) -> SIMD4<S> { x - x.rounded(.down) }
public func sign<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD4<S>) -> SIMD4<S> {
  SIMD4<S>(repeating: 0).replacing(with: 1, where: x .> 0).replacing(with: -1, where: x .< 0)
}
public func step<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD4<S>, edge: SIMD4<S>) -> SIMD4<S> {
  SIMD4<S>(repeating: 1).replacing(with: 0, where: x .< edge)
}
public func smoothstep<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD4<S>, edge0: SIMD4<S>, edge1: SIMD4<S>)
  -> SIMD4<S>
{
  let t = clamp((x - edge0) / (edge1 - edge0), min: 0, max: 1)
  return t * t * (SIMD4<S>(repeating: 3) - t * 2)
}
public func simd_dot<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD4<S>, _ y: SIMD4<S>) -> S { dot(x, y) }
public func simd_distance<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD4<S>, _ y: SIMD4<S>) -> S { distance(x, y) }
public func simd_distance_squared<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD4<S>, _ y: SIMD4<S>) -> S {
  distance_squared(x, y)
}
public func simd_length<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD4<S>) -> S { length(x) }
public func simd_length_squared<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD4<S>) -> S { length_squared(x) }
public func simd_normalize<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD4<S>) -> SIMD4<S> { normalize(x) }
public func simd_abs<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD4<S>) -> SIMD4<S> { abs(x) }
public func simd_mix<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD4<S>, _ y: SIMD4<S>, _ t: SIMD4<S>) -> SIMD4<S> {
  mix(x, y, t: t)
}
public func simd_clamp<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD4<S>, _ min: SIMD4<S>, _ max: SIMD4<S>)
  -> SIMD4<S>
{ clamp(x, min: min, max: max) }
public func simd_min<S: Comparable & SIMDScalar>(_ x: SIMD4<S>, _ y: SIMD4<S>) -> SIMD4<S> { pointwiseMin(x, y) }
public func simd_max<S: Comparable & SIMDScalar>(_ x: SIMD4<S>, _ y: SIMD4<S>) -> SIMD4<S> { pointwiseMax(x, y) }
public func simd_reflect<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD4<S>, _ n: SIMD4<S>) -> SIMD4<S> {
  reflect(x, n: n)
}

public func cross<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD3<S>, _ y: SIMD3<S>) -> SIMD3<S> {
  SIMD3(x.y * y.z - x.z * y.y, x.z * y.x - x.x * y.z, x.x * y.y - x.y * y.x)
}
/// Returns the cross product of two plane vectors, which is parallel to the z axis.
public func cross<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD2<S>, _ y: SIMD2<S>) -> SIMD3<S> {
  SIMD3(0, 0, x.x * y.y - x.y * y.x)
}
public func simd_cross<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD3<S>, _ y: SIMD3<S>) -> SIMD3<S> {
  cross(x, y)
}
public func simd_cross<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD2<S>, _ y: SIMD2<S>) -> SIMD3<S> {
  cross(x, y)
}

public func simd_mix(_ x: Float, _ y: Float, _ t: Float) -> Float { x + (y - x) * t }
public func simd_mix(_ x: Double, _ y: Double, _ t: Double) -> Double { x + (y - x) * t }
public func mix(_ x: Float, _ y: Float, t: Float) -> Float { x + (y - x) * t }
public func mix(_ x: Double, _ y: Double, t: Double) -> Double { x + (y - x) * t }
public func simd_clamp<S: Comparable>(_ x: S, _ min: S, _ max: S) -> S { Swift.min(Swift.max(x, min), max) }
public func clamp<S: Comparable>(_ x: S, min: S, max: S) -> S { Swift.min(Swift.max(x, min), max) }
public func simd_make_float2(_ x: Float, _ y: Float) -> simd_float2 { SIMD2(x, y) }
public func simd_make_float3(_ x: Float, _ y: Float, _ z: Float) -> simd_float3 { SIMD3(x, y, z) }
public func simd_make_float3(_ v: simd_float4) -> simd_float3 { SIMD3(v.x, v.y, v.z) }
public func simd_make_float4(_ x: Float, _ y: Float, _ z: Float, _ w: Float) -> simd_float4 { SIMD4(x, y, z, w) }
public func simd_make_float4(_ v: simd_float3, _ w: Float) -> simd_float4 { SIMD4(v.x, v.y, v.z, w) }
