import Foundation

/// The functions of vForce, each of which applies a mathematical function to N numbers.

public func vvsqrtf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  for i in 0..<Int(n.pointee) { y[i] = sqrt(x[i]) }
}

public func vvsqrt(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  for i in 0..<Int(n.pointee) { y[i] = sqrt(x[i]) }
}

public func vvexpf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  for i in 0..<Int(n.pointee) { y[i] = exp(x[i]) }
}

public func vvexp(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  for i in 0..<Int(n.pointee) { y[i] = exp(x[i]) }
}

public func vvlogf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  for i in 0..<Int(n.pointee) { y[i] = log(x[i]) }
}

public func vvlog(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  for i in 0..<Int(n.pointee) { y[i] = log(x[i]) }
}

public func vvlog10f(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  for i in 0..<Int(n.pointee) { y[i] = log10(x[i]) }
}

public func vvlog10(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  for i in 0..<Int(n.pointee) { y[i] = log10(x[i]) }
}

public func vvsinf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  for i in 0..<Int(n.pointee) { y[i] = sin(x[i]) }
}

public func vvsin(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  for i in 0..<Int(n.pointee) { y[i] = sin(x[i]) }
}

public func vvcosf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  for i in 0..<Int(n.pointee) { y[i] = cos(x[i]) }
}

public func vvcos(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  for i in 0..<Int(n.pointee) { y[i] = cos(x[i]) }
}

public func vvtanf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  for i in 0..<Int(n.pointee) { y[i] = tan(x[i]) }
}

public func vvtan(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  for i in 0..<Int(n.pointee) { y[i] = tan(x[i]) }
}

public func vvfloorf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  for i in 0..<Int(n.pointee) { y[i] = floor(x[i]) }
}

public func vvfloor(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  for i in 0..<Int(n.pointee) { y[i] = floor(x[i]) }
}

public func vvceilf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  for i in 0..<Int(n.pointee) { y[i] = ceil(x[i]) }
}

public func vvceil(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  for i in 0..<Int(n.pointee) { y[i] = ceil(x[i]) }
}

public func vvfabsf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  for i in 0..<Int(n.pointee) { y[i] = abs(x[i]) }
}

public func vvfabs(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  for i in 0..<Int(n.pointee) { y[i] = abs(x[i]) }
}

public func vvtanhf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  for i in 0..<Int(n.pointee) { y[i] = tanh(x[i]) }
}

public func vvtanh(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  for i in 0..<Int(n.pointee) { y[i] = tanh(x[i]) }
}

public func vvatanf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  for i in 0..<Int(n.pointee) { y[i] = atan(x[i]) }
}

public func vvatan(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  for i in 0..<Int(n.pointee) { y[i] = atan(x[i]) }
}

public func vvasinf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  for i in 0..<Int(n.pointee) { y[i] = asin(x[i]) }
}

public func vvasin(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  for i in 0..<Int(n.pointee) { y[i] = asin(x[i]) }
}

public func vvacosf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  for i in 0..<Int(n.pointee) { y[i] = acos(x[i]) }
}

public func vvacos(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  for i in 0..<Int(n.pointee) { y[i] = acos(x[i]) }
}

public func vvcbrtf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  for i in 0..<Int(n.pointee) { y[i] = cbrt(x[i]) }
}

public func vvcbrt(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  for i in 0..<Int(n.pointee) { y[i] = cbrt(x[i]) }
}

public func vvexp2f(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  for i in 0..<Int(n.pointee) { y[i] = exp2(x[i]) }
}

public func vvexp2(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  for i in 0..<Int(n.pointee) { y[i] = exp2(x[i]) }
}

public func vvlog2f(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  for i in 0..<Int(n.pointee) { y[i] = log2(x[i]) }
}

public func vvlog2(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  for i in 0..<Int(n.pointee) { y[i] = log2(x[i]) }
}

public func vvsinhf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  for i in 0..<Int(n.pointee) { y[i] = sinh(x[i]) }
}

public func vvsinh(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  for i in 0..<Int(n.pointee) { y[i] = sinh(x[i]) }
}

public func vvcoshf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  for i in 0..<Int(n.pointee) { y[i] = cosh(x[i]) }
}

public func vvcosh(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  for i in 0..<Int(n.pointee) { y[i] = cosh(x[i]) }
}
