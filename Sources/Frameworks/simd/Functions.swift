/// Functions on vectors, which apply to each component unless documented otherwise.

public func dot<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD2<S>, _ y: SIMD2<S>) -> S { (x * y).sum() }
/// Returns the square of the length of a vector.
public func length_squared<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD2<S>) -> S { dot(x, x) }
/// Returns the length of a vector.
public func length<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD2<S>) -> S { dot(x, x).squareRoot() }
/// Returns the distance between two points.
public func distance<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD2<S>, _ y: SIMD2<S>) -> S { length(x - y) }
/// Returns the square of the distance between two points.
public func distance_squared<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD2<S>, _ y: SIMD2<S>) -> S {
  length_squared(x - y)
}
/// Returns the unit vector in the direction of a vector; for the zero vector, its components are not numbers.
public func normalize<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD2<S>) -> SIMD2<S> { x / length(x) }
/// Returns the linear interpolation between two vectors: the first one for a fraction `t` of 0, the second one for
/// 1.
public func mix<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD2<S>, _ y: SIMD2<S>, t: S) -> SIMD2<S> {
  x + (y - x) * t
}
/// Returns the linear interpolation between two vectors, with a fraction `t` for each component.
public func mix<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD2<S>, _ y: SIMD2<S>, t: SIMD2<S>) -> SIMD2<S> {
  x + (y - x) * t
}
/// Returns the components limited to the ranges from those of `min` to those of `max`.
public func clamp<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD2<S>, min: SIMD2<S>, max: SIMD2<S>) -> SIMD2<S> {
  x.clamped(lowerBound: min, upperBound: max)
}
/// Returns the components limited to the range from `min` to `max`.
public func clamp<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD2<S>, min: S, max: S) -> SIMD2<S> {
  x.clamped(lowerBound: SIMD2<S>(repeating: min), upperBound: SIMD2<S>(repeating: max))
}
/// Returns the reflection of a vector at the plane whose unit normal is `n`.
public func reflect<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD2<S>, n: SIMD2<S>) -> SIMD2<S> {
  x - n * (2 * dot(x, n))
}
/// Returns the projection of the first vector onto the second one.
public func project<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD2<S>, _ y: SIMD2<S>) -> SIMD2<S> {
  y * (dot(x, y) / dot(y, y))
}
/// Returns the absolute values of the components.
public func abs<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD2<S>) -> SIMD2<S> {
  x.replacing(with: -x, where: x .< 0)
}
/// Returns the lesser of the components of two vectors, for each component.
public func min<S: Comparable & SIMDScalar>(_ x: SIMD2<S>, _ y: SIMD2<S>) -> SIMD2<S> { pointwiseMin(x, y) }
/// Returns the greater of the components of two vectors, for each component.
public func max<S: Comparable & SIMDScalar>(_ x: SIMD2<S>, _ y: SIMD2<S>) -> SIMD2<S> { pointwiseMax(x, y) }
/// Returns the sum of the components.
public func reduce_add<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD2<S>) -> S { x.sum() }
/// Returns the least component.
public func reduce_min<S: Comparable & SIMDScalar>(_ x: SIMD2<S>) -> S { x.min() }
/// Returns the greatest component.
public func reduce_max<S: Comparable & SIMDScalar>(_ x: SIMD2<S>) -> S { x.max() }
/// Returns the components rounded down to integers.
public func floor<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD2<S>) -> SIMD2<S> { x.rounded(.down) }
/// Returns the components rounded up to integers.
public func ceil<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD2<S>) -> SIMD2<S> { x.rounded(.up) }
/// Returns the fractional parts of the components, from 0 up to but not including 1.
public func fract<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD2<S>) -> SIMD2<S> { x - x.rounded(.down) }
/// Returns the signs of the components: -1, 0 or 1.
public func sign<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD2<S>) -> SIMD2<S> {
  SIMD2<S>(repeating: 0).replacing(with: 1, where: x .> 0).replacing(with: -1, where: x .< 0)
}
/// Returns, for each component, 0 if it is less than that of `edge`, and 1 otherwise.
public func step<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD2<S>, edge: SIMD2<S>) -> SIMD2<S> {
  SIMD2<S>(repeating: 1).replacing(with: 0, where: x .< edge)
}
/// Returns, for each component, a smooth transition from 0 at `edge0` to 1 at `edge1`.
public func smoothstep<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD2<S>, edge0: SIMD2<S>, edge1: SIMD2<S>)
  -> SIMD2<S>
{
  let t = clamp((x - edge0) / (edge1 - edge0), min: 0, max: 1)
  return t * t * (SIMD2<S>(repeating: 3) - t * 2)
}
/// Returns the dot product of two vectors.
public func simd_dot<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD2<S>, _ y: SIMD2<S>) -> S { dot(x, y) }
/// Returns the distance between two points.
public func simd_distance<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD2<S>, _ y: SIMD2<S>) -> S { distance(x, y) }
/// Returns the square of the distance between two points.
public func simd_distance_squared<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD2<S>, _ y: SIMD2<S>) -> S {
  distance_squared(x, y)
}
/// Returns the length of a vector.
public func simd_length<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD2<S>) -> S { length(x) }
/// Returns the square of the length of a vector.
public func simd_length_squared<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD2<S>) -> S { length_squared(x) }
/// Returns the unit vector in the direction of a vector; for the zero vector, its components are not numbers.
public func simd_normalize<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD2<S>) -> SIMD2<S> { normalize(x) }
/// Returns the absolute values of the components.
public func simd_abs<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD2<S>) -> SIMD2<S> { abs(x) }
/// Returns the linear interpolation between two vectors, with a fraction `t` for each component.
public func simd_mix<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD2<S>, _ y: SIMD2<S>, _ t: SIMD2<S>) -> SIMD2<S> {
  mix(x, y, t: t)
}
/// Returns the components limited to the ranges from those of `min` to those of `max`.
public func simd_clamp<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD2<S>, _ min: SIMD2<S>, _ max: SIMD2<S>)
  -> SIMD2<S>
{ clamp(x, min: min, max: max) }
/// Returns the lesser of the components of two vectors, for each component.
public func simd_min<S: Comparable & SIMDScalar>(_ x: SIMD2<S>, _ y: SIMD2<S>) -> SIMD2<S> { pointwiseMin(x, y) }
/// Returns the greater of the components of two vectors, for each component.
public func simd_max<S: Comparable & SIMDScalar>(_ x: SIMD2<S>, _ y: SIMD2<S>) -> SIMD2<S> { pointwiseMax(x, y) }
/// Returns the reflection of a vector at the plane whose unit normal is `n`.
public func simd_reflect<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD2<S>, _ n: SIMD2<S>) -> SIMD2<S> {
  reflect(x, n: n)
}

/// Returns the dot product of two vectors.
public func dot<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD3<S>, _ y: SIMD3<S>) -> S { (x * y).sum() }
/// Returns the square of the length of a vector.
public func length_squared<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD3<S>) -> S { dot(x, x) }
/// Returns the length of a vector.
public func length<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD3<S>) -> S { dot(x, x).squareRoot() }
/// Returns the distance between two points.
public func distance<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD3<S>, _ y: SIMD3<S>) -> S { length(x - y) }
/// Returns the square of the distance between two points.
public func distance_squared<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD3<S>, _ y: SIMD3<S>) -> S {
  length_squared(x - y)
}
/// Returns the unit vector in the direction of a vector; for the zero vector, its components are not numbers.
public func normalize<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD3<S>) -> SIMD3<S> { x / length(x) }
/// Returns the linear interpolation between two vectors: the first one for a fraction `t` of 0, the second one for
/// 1.
public func mix<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD3<S>, _ y: SIMD3<S>, t: S) -> SIMD3<S> {
  x + (y - x) * t
}
/// Returns the linear interpolation between two vectors, with a fraction `t` for each component.
public func mix<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD3<S>, _ y: SIMD3<S>, t: SIMD3<S>) -> SIMD3<S> {
  x + (y - x) * t
}
/// Returns the components limited to the ranges from those of `min` to those of `max`.
public func clamp<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD3<S>, min: SIMD3<S>, max: SIMD3<S>) -> SIMD3<S> {
  x.clamped(lowerBound: min, upperBound: max)
}
/// Returns the components limited to the range from `min` to `max`.
public func clamp<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD3<S>, min: S, max: S) -> SIMD3<S> {
  x.clamped(lowerBound: SIMD3<S>(repeating: min), upperBound: SIMD3<S>(repeating: max))
}
/// Returns the reflection of a vector at the plane whose unit normal is `n`.
public func reflect<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD3<S>, n: SIMD3<S>) -> SIMD3<S> {
  x - n * (2 * dot(x, n))
}
/// Returns the projection of the first vector onto the second one.
public func project<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD3<S>, _ y: SIMD3<S>) -> SIMD3<S> {
  y * (dot(x, y) / dot(y, y))
}
/// Returns the absolute values of the components.
public func abs<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD3<S>) -> SIMD3<S> {
  x.replacing(with: -x, where: x .< 0)
}
/// Returns the lesser of the components of two vectors, for each component.
public func min<S: Comparable & SIMDScalar>(_ x: SIMD3<S>, _ y: SIMD3<S>) -> SIMD3<S> { pointwiseMin(x, y) }
/// Returns the greater of the components of two vectors, for each component.
public func max<S: Comparable & SIMDScalar>(_ x: SIMD3<S>, _ y: SIMD3<S>) -> SIMD3<S> { pointwiseMax(x, y) }
/// Returns the sum of the components.
public func reduce_add<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD3<S>) -> S { x.sum() }
/// Returns the least component.
public func reduce_min<S: Comparable & SIMDScalar>(_ x: SIMD3<S>) -> S { x.min() }
/// Returns the greatest component.
public func reduce_max<S: Comparable & SIMDScalar>(_ x: SIMD3<S>) -> S { x.max() }
/// Returns the components rounded down to integers.
public func floor<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD3<S>) -> SIMD3<S> { x.rounded(.down) }
/// Returns the components rounded up to integers.
public func ceil<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD3<S>) -> SIMD3<S> { x.rounded(.up) }
/// Returns the fractional parts of the components, from 0 up to but not including 1.
public func fract<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD3<S>) -> SIMD3<S> { x - x.rounded(.down) }
/// Returns the signs of the components: -1, 0 or 1.
public func sign<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD3<S>) -> SIMD3<S> {
  SIMD3<S>(repeating: 0).replacing(with: 1, where: x .> 0).replacing(with: -1, where: x .< 0)
}
/// Returns, for each component, 0 if it is less than that of `edge`, and 1 otherwise.
public func step<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD3<S>, edge: SIMD3<S>) -> SIMD3<S> {
  SIMD3<S>(repeating: 1).replacing(with: 0, where: x .< edge)
}
/// Returns, for each component, a smooth transition from 0 at `edge0` to 1 at `edge1`.
public func smoothstep<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD3<S>, edge0: SIMD3<S>, edge1: SIMD3<S>)
  -> SIMD3<S>
{
  let t = clamp((x - edge0) / (edge1 - edge0), min: 0, max: 1)
  return t * t * (SIMD3<S>(repeating: 3) - t * 2)
}
/// Returns the dot product of two vectors.
public func simd_dot<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD3<S>, _ y: SIMD3<S>) -> S { dot(x, y) }
/// Returns the distance between two points.
public func simd_distance<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD3<S>, _ y: SIMD3<S>) -> S { distance(x, y) }
/// Returns the square of the distance between two points.
public func simd_distance_squared<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD3<S>, _ y: SIMD3<S>) -> S {
  distance_squared(x, y)
}
/// Returns the length of a vector.
public func simd_length<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD3<S>) -> S { length(x) }
/// Returns the square of the length of a vector.
public func simd_length_squared<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD3<S>) -> S { length_squared(x) }
/// Returns the unit vector in the direction of a vector; for the zero vector, its components are not numbers.
public func simd_normalize<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD3<S>) -> SIMD3<S> { normalize(x) }
/// Returns the absolute values of the components.
public func simd_abs<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD3<S>) -> SIMD3<S> { abs(x) }
/// Returns the linear interpolation between two vectors, with a fraction `t` for each component.
public func simd_mix<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD3<S>, _ y: SIMD3<S>, _ t: SIMD3<S>) -> SIMD3<S> {
  mix(x, y, t: t)
}
/// Returns the components limited to the ranges from those of `min` to those of `max`.
public func simd_clamp<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD3<S>, _ min: SIMD3<S>, _ max: SIMD3<S>)
  -> SIMD3<S>
{ clamp(x, min: min, max: max) }
/// Returns the lesser of the components of two vectors, for each component.
public func simd_min<S: Comparable & SIMDScalar>(_ x: SIMD3<S>, _ y: SIMD3<S>) -> SIMD3<S> { pointwiseMin(x, y) }
/// Returns the greater of the components of two vectors, for each component.
public func simd_max<S: Comparable & SIMDScalar>(_ x: SIMD3<S>, _ y: SIMD3<S>) -> SIMD3<S> { pointwiseMax(x, y) }
/// Returns the reflection of a vector at the plane whose unit normal is `n`.
public func simd_reflect<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD3<S>, _ n: SIMD3<S>) -> SIMD3<S> {
  reflect(x, n: n)
}

/// Returns the dot product of two vectors.
public func dot<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD4<S>, _ y: SIMD4<S>) -> S { (x * y).sum() }
/// Returns the square of the length of a vector.
public func length_squared<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD4<S>) -> S { dot(x, x) }
/// Returns the length of a vector.
public func length<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD4<S>) -> S { dot(x, x).squareRoot() }
/// Returns the distance between two points.
public func distance<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD4<S>, _ y: SIMD4<S>) -> S { length(x - y) }
/// Returns the square of the distance between two points.
public func distance_squared<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD4<S>, _ y: SIMD4<S>) -> S {
  length_squared(x - y)
}
/// Returns the unit vector in the direction of a vector; for the zero vector, its components are not numbers.
public func normalize<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD4<S>) -> SIMD4<S> { x / length(x) }
/// Returns the linear interpolation between two vectors: the first one for a fraction `t` of 0, the second one for
/// 1.
public func mix<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD4<S>, _ y: SIMD4<S>, t: S) -> SIMD4<S> {
  x + (y - x) * t
}
/// Returns the linear interpolation between two vectors, with a fraction `t` for each component.
public func mix<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD4<S>, _ y: SIMD4<S>, t: SIMD4<S>) -> SIMD4<S> {
  x + (y - x) * t
}
/// Returns the components limited to the ranges from those of `min` to those of `max`.
public func clamp<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD4<S>, min: SIMD4<S>, max: SIMD4<S>) -> SIMD4<S> {
  x.clamped(lowerBound: min, upperBound: max)
}
/// Returns the components limited to the range from `min` to `max`.
public func clamp<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD4<S>, min: S, max: S) -> SIMD4<S> {
  x.clamped(lowerBound: SIMD4<S>(repeating: min), upperBound: SIMD4<S>(repeating: max))
}
/// Returns the reflection of a vector at the plane whose unit normal is `n`.
public func reflect<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD4<S>, n: SIMD4<S>) -> SIMD4<S> {
  x - n * (2 * dot(x, n))
}
/// Returns the projection of the first vector onto the second one.
public func project<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD4<S>, _ y: SIMD4<S>) -> SIMD4<S> {
  y * (dot(x, y) / dot(y, y))
}
/// Returns the absolute values of the components.
public func abs<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD4<S>) -> SIMD4<S> {
  x.replacing(with: -x, where: x .< 0)
}
/// Returns the lesser of the components of two vectors, for each component.
public func min<S: Comparable & SIMDScalar>(_ x: SIMD4<S>, _ y: SIMD4<S>) -> SIMD4<S> { pointwiseMin(x, y) }
/// Returns the greater of the components of two vectors, for each component.
public func max<S: Comparable & SIMDScalar>(_ x: SIMD4<S>, _ y: SIMD4<S>) -> SIMD4<S> { pointwiseMax(x, y) }
/// Returns the sum of the components.
public func reduce_add<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD4<S>) -> S { x.sum() }
/// Returns the least component.
public func reduce_min<S: Comparable & SIMDScalar>(_ x: SIMD4<S>) -> S { x.min() }
/// Returns the greatest component.
public func reduce_max<S: Comparable & SIMDScalar>(_ x: SIMD4<S>) -> S { x.max() }
/// Returns the components rounded down to integers.
public func floor<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD4<S>) -> SIMD4<S> { x.rounded(.down) }
/// Returns the components rounded up to integers.
public func ceil<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD4<S>) -> SIMD4<S> { x.rounded(.up) }
/// Returns the fractional parts of the components, from 0 up to but not including 1.
public func fract<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD4<S>) -> SIMD4<S> { x - x.rounded(.down) }
/// Returns the signs of the components: -1, 0 or 1.
public func sign<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD4<S>) -> SIMD4<S> {
  SIMD4<S>(repeating: 0).replacing(with: 1, where: x .> 0).replacing(with: -1, where: x .< 0)
}
/// Returns, for each component, 0 if it is less than that of `edge`, and 1 otherwise.
public func step<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD4<S>, edge: SIMD4<S>) -> SIMD4<S> {
  SIMD4<S>(repeating: 1).replacing(with: 0, where: x .< edge)
}
/// Returns, for each component, a smooth transition from 0 at `edge0` to 1 at `edge1`.
public func smoothstep<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD4<S>, edge0: SIMD4<S>, edge1: SIMD4<S>)
  -> SIMD4<S>
{
  let t = clamp((x - edge0) / (edge1 - edge0), min: 0, max: 1)
  return t * t * (SIMD4<S>(repeating: 3) - t * 2)
}
/// Returns the dot product of two vectors.
public func simd_dot<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD4<S>, _ y: SIMD4<S>) -> S { dot(x, y) }
/// Returns the distance between two points.
public func simd_distance<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD4<S>, _ y: SIMD4<S>) -> S { distance(x, y) }
/// Returns the square of the distance between two points.
public func simd_distance_squared<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD4<S>, _ y: SIMD4<S>) -> S {
  distance_squared(x, y)
}
/// Returns the length of a vector.
public func simd_length<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD4<S>) -> S { length(x) }
/// Returns the square of the length of a vector.
public func simd_length_squared<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD4<S>) -> S { length_squared(x) }
/// Returns the unit vector in the direction of a vector; for the zero vector, its components are not numbers.
public func simd_normalize<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD4<S>) -> SIMD4<S> { normalize(x) }
/// Returns the absolute values of the components.
public func simd_abs<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD4<S>) -> SIMD4<S> { abs(x) }
/// Returns the linear interpolation between two vectors, with a fraction `t` for each component.
public func simd_mix<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD4<S>, _ y: SIMD4<S>, _ t: SIMD4<S>) -> SIMD4<S> {
  mix(x, y, t: t)
}
/// Returns the components limited to the ranges from those of `min` to those of `max`.
public func simd_clamp<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD4<S>, _ min: SIMD4<S>, _ max: SIMD4<S>)
  -> SIMD4<S>
{ clamp(x, min: min, max: max) }
/// Returns the lesser of the components of two vectors, for each component.
public func simd_min<S: Comparable & SIMDScalar>(_ x: SIMD4<S>, _ y: SIMD4<S>) -> SIMD4<S> { pointwiseMin(x, y) }
/// Returns the greater of the components of two vectors, for each component.
public func simd_max<S: Comparable & SIMDScalar>(_ x: SIMD4<S>, _ y: SIMD4<S>) -> SIMD4<S> { pointwiseMax(x, y) }
/// Returns the reflection of a vector at the plane whose unit normal is `n`.
public func simd_reflect<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD4<S>, _ n: SIMD4<S>) -> SIMD4<S> {
  reflect(x, n: n)
}

/// Returns the cross product of two vectors.
public func cross<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD3<S>, _ y: SIMD3<S>) -> SIMD3<S> {
  SIMD3(x.y * y.z - x.z * y.y, x.z * y.x - x.x * y.z, x.x * y.y - x.y * y.x)
}
/// Returns the cross product of two plane vectors, which is parallel to the z axis.
public func cross<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD2<S>, _ y: SIMD2<S>) -> SIMD3<S> {
  SIMD3(0, 0, x.x * y.y - x.y * y.x)
}
/// Returns the cross product of two vectors.
public func simd_cross<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD3<S>, _ y: SIMD3<S>) -> SIMD3<S> {
  cross(x, y)
}
/// Returns the cross product of two vectors in the plane; only its z component can differ from 0.
public func simd_cross<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD2<S>, _ y: SIMD2<S>) -> SIMD3<S> {
  cross(x, y)
}

/// Returns the linear interpolation between two numbers: the first one for a fraction `t` of 0, the second one for
/// 1.
public func simd_mix(_ x: Float, _ y: Float, _ t: Float) -> Float { x + (y - x) * t }
/// Returns the linear interpolation between two numbers: the first one for a fraction `t` of 0, the second one for
/// 1.
public func simd_mix(_ x: Double, _ y: Double, _ t: Double) -> Double { x + (y - x) * t }
/// Returns the linear interpolation between two numbers: the first one for a fraction `t` of 0, the second one for
/// 1.
public func mix(_ x: Float, _ y: Float, t: Float) -> Float { x + (y - x) * t }
/// Returns the linear interpolation between two numbers: the first one for a fraction `t` of 0, the second one for
/// 1.
public func mix(_ x: Double, _ y: Double, t: Double) -> Double { x + (y - x) * t }
/// Returns a number limited to the range from `min` to `max`.
public func simd_clamp<S: Comparable>(_ x: S, _ min: S, _ max: S) -> S { Swift.min(Swift.max(x, min), max) }
/// Returns a number limited to the range from `min` to `max`.
public func clamp<S: Comparable>(_ x: S, min: S, max: S) -> S { Swift.min(Swift.max(x, min), max) }
/// Creates a vector from its components.
public func simd_make_float2(_ x: Float, _ y: Float) -> simd_float2 { SIMD2(x, y) }
/// Creates a vector from its components.
public func simd_make_float3(_ x: Float, _ y: Float, _ z: Float) -> simd_float3 { SIMD3(x, y, z) }
/// Creates a vector from the first three components of another one.
public func simd_make_float3(_ v: simd_float4) -> simd_float3 { SIMD3(v.x, v.y, v.z) }
/// Creates a vector from its components.
public func simd_make_float4(_ x: Float, _ y: Float, _ z: Float, _ w: Float) -> simd_float4 { SIMD4(x, y, z, w) }
/// Creates a vector from three components and a fourth one.
public func simd_make_float4(_ v: simd_float3, _ w: Float) -> simd_float4 { SIMD4(v.x, v.y, v.z, w) }
