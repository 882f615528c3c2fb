import Foundation

/// The functions of vForce, each of which applies a mathematical function to N numbers.

public func vvsqrtf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  for i in 0..<Int(n.pointee) { y[i] = sqrt(x[i]) }
}

/// Stores the square roots of `n` elements of `x` in `y`.
public func vvsqrt(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  for i in 0..<Int(n.pointee) { y[i] = sqrt(x[i]) }
}

/// Stores the exponentials (base e) of `n` elements of `x` in `y`.
public func vvexpf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  for i in 0..<Int(n.pointee) { y[i] = exp(x[i]) }
}

/// Stores the exponentials (base e) of `n` elements of `x` in `y`.
public func vvexp(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  for i in 0..<Int(n.pointee) { y[i] = exp(x[i]) }
}

/// Stores the natural logarithms of `n` elements of `x` in `y`.
public func vvlogf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  for i in 0..<Int(n.pointee) { y[i] = log(x[i]) }
}

/// Stores the natural logarithms of `n` elements of `x` in `y`.
public func vvlog(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  for i in 0..<Int(n.pointee) { y[i] = log(x[i]) }
}

/// Stores the decimal logarithms of `n` elements of `x` in `y`.
public func vvlog10f(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  for i in 0..<Int(n.pointee) { y[i] = log10(x[i]) }
}

/// Stores the decimal logarithms of `n` elements of `x` in `y`.
public func vvlog10(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  for i in 0..<Int(n.pointee) { y[i] = log10(x[i]) }
}

/// Stores the sines of `n` elements of `x` in `y`.
public func vvsinf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  for i in 0..<Int(n.pointee) { y[i] = sin(x[i]) }
}

/// Stores the sines of `n` elements of `x` in `y`.
public func vvsin(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  for i in 0..<Int(n.pointee) { y[i] = sin(x[i]) }
}

/// Stores the cosines of `n` elements of `x` in `y`.
public func vvcosf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  for i in 0..<Int(n.pointee) { y[i] = cos(x[i]) }
}

/// Stores the cosines of `n` elements of `x` in `y`.
public func vvcos(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  for i in 0..<Int(n.pointee) { y[i] = cos(x[i]) }
}

/// Stores the tangents of `n` elements of `x` in `y`.
public func vvtanf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  for i in 0..<Int(n.pointee) { y[i] = tan(x[i]) }
}

/// Stores the tangents of `n` elements of `x` in `y`.
public func vvtan(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  for i in 0..<Int(n.pointee) { y[i] = tan(x[i]) }
}

/// Stores the values rounded down to integers, of `n` elements of `x` in `y`.
public func vvfloorf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  for i in 0..<Int(n.pointee) { y[i] = floor(x[i]) }
}

/// Stores the values rounded down to integers, of `n` elements of `x` in `y`.
public func vvfloor(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  for i in 0..<Int(n.pointee) { y[i] = floor(x[i]) }
}

/// Stores the values rounded up to integers, of `n` elements of `x` in `y`.
public func vvceilf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  for i in 0..<Int(n.pointee) { y[i] = ceil(x[i]) }
}

/// Stores the values rounded up to integers, of `n` elements of `x` in `y`.
public func vvceil(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  for i in 0..<Int(n.pointee) { y[i] = ceil(x[i]) }
}

/// Stores the absolute values of `n` elements of `x` in `y`.
public func vvfabsf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  for i in 0..<Int(n.pointee) { y[i] = abs(x[i]) }
}

/// Stores the absolute values of `n` elements of `x` in `y`.
public func vvfabs(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  for i in 0..<Int(n.pointee) { y[i] = abs(x[i]) }
}

/// Stores the hyperbolic tangents of `n` elements of `x` in `y`.
public func vvtanhf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  for i in 0..<Int(n.pointee) { y[i] = tanh(x[i]) }
}

/// Stores the hyperbolic tangents of `n` elements of `x` in `y`.
public func vvtanh(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  for i in 0..<Int(n.pointee) { y[i] = tanh(x[i]) }
}

/// Stores the arc tangents, in radians, of `n` elements of `x` in `y`.
public func vvatanf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  for i in 0..<Int(n.pointee) { y[i] = atan(x[i]) }
}

/// Stores the arc tangents, in radians, of `n` elements of `x` in `y`.
public func vvatan(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  for i in 0..<Int(n.pointee) { y[i] = atan(x[i]) }
}

/// Stores the arc sines, in radians, of `n` elements of `x` in `y`.
public func vvasinf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  for i in 0..<Int(n.pointee) { y[i] = asin(x[i]) }
}

/// Stores the arc sines, in radians, of `n` elements of `x` in `y`.
public func vvasin(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  for i in 0..<Int(n.pointee) { y[i] = asin(x[i]) }
}

/// Stores the arc cosines, in radians, of `n` elements of `x` in `y`.
public func vvacosf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  for i in 0..<Int(n.pointee) { y[i] = acos(x[i]) }
}

/// Stores the arc cosines, in radians, of `n` elements of `x` in `y`.
public func vvacos(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  for i in 0..<Int(n.pointee) { y[i] = acos(x[i]) }
}

/// Stores the cube roots of `n` elements of `x` in `y`.
public func vvcbrtf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  for i in 0..<Int(n.pointee) { y[i] = cbrt(x[i]) }
}

/// Stores the cube roots of `n` elements of `x` in `y`.
public func vvcbrt(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  for i in 0..<Int(n.pointee) { y[i] = cbrt(x[i]) }
}

/// Stores the powers of 2 of `n` elements of `x` in `y`.
public func vvexp2f(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  for i in 0..<Int(n.pointee) { y[i] = exp2(x[i]) }
}

/// Stores the powers of 2 of `n` elements of `x` in `y`.
public func vvexp2(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  for i in 0..<Int(n.pointee) { y[i] = exp2(x[i]) }
}

/// Stores the binary logarithms of `n` elements of `x` in `y`.
public func vvlog2f(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  for i in 0..<Int(n.pointee) { y[i] = log2(x[i]) }
}

/// Stores the binary logarithms of `n` elements of `x` in `y`.
public func vvlog2(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  for i in 0..<Int(n.pointee) { y[i] = log2(x[i]) }
}

/// Stores the hyperbolic sines of `n` elements of `x` in `y`.
public func vvsinhf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  for i in 0..<Int(n.pointee) { y[i] = sinh(x[i]) }
}

/// Stores the hyperbolic sines of `n` elements of `x` in `y`.
public func vvsinh(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  for i in 0..<Int(n.pointee) { y[i] = sinh(x[i]) }
}

/// Stores the hyperbolic cosines of `n` elements of `x` in `y`.
public func vvcoshf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  for i in 0..<Int(n.pointee) { y[i] = cosh(x[i]) }
}

/// Stores the hyperbolic cosines of `n` elements of `x` in `y`.
public func vvcosh(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  for i in 0..<Int(n.pointee) { y[i] = cosh(x[i]) }
}
