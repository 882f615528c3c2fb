@_exported import CoreGraphics
@_exported import Foundation

/// Adds two vectors.
public func vDSP_vaddD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  for i in 0..<Int(__N) {
    let (a, b) = (__A[i * __IA], __B[i * __IB])
    __C[i * __IC] = a + b
  }
}

/// Multiplies two vectors element by element.
public func vDSP_vmulD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  for i in 0..<Int(__N) {
    let (a, b) = (__A[i * __IA], __B[i * __IB])
    __C[i * __IC] = a * b
  }
}

/// Computes the larger elements of two vectors.
public func vDSP_vmaxD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  for i in 0..<Int(__N) {
    let (a, b) = (__A[i * __IA], __B[i * __IB])
    __C[i * __IC] = Swift.max(a, b)
  }
}

/// Computes the smaller elements of two vectors.
public func vDSP_vminD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  for i in 0..<Int(__N) {
    let (a, b) = (__A[i * __IA], __B[i * __IB])
    __C[i * __IC] = Swift.min(a, b)
  }
}

/// Subtracts B from A; B is the first argument, as in vDSP.
public func vDSP_vsubD(
  _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride, _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  for i in 0..<Int(__N) {
    let (a, b) = (__A[i * __IA], __B[i * __IB])
    __C[i * __IC] = a - b
  }
}

/// Divides A by B element by element; B is the first argument, as in vDSP.
public func vDSP_vdivD(
  _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride, _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  for i in 0..<Int(__N) {
    let (a, b) = (__A[i * __IA], __B[i * __IB])
    __C[i * __IC] = a / b
  }
}

/// Multiplies a vector by a scalar.
public func vDSP_vsmulD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>,
  _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  let b = __B.pointee
  for i in 0..<Int(__N) {
    let a = __A[i * __IA]
    __C[i * __IC] = a * b
  }
}

/// Adds a scalar to a vector.
public func vDSP_vsaddD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>,
  _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  let b = __B.pointee
  for i in 0..<Int(__N) {
    let a = __A[i * __IA]
    __C[i * __IC] = a + b
  }
}

/// Divides a vector by a scalar.
public func vDSP_vsdivD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>,
  _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  let b = __B.pointee
  for i in 0..<Int(__N) {
    let a = __A[i * __IA]
    __C[i * __IC] = a / b
  }
}

/// Multiplies a vector by a scalar and adds another scalar.
public func vDSP_vsmsaD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __C: UnsafePointer<Double>,
  _ __D: UnsafeMutablePointer<Double>, _ __ID: vDSP_Stride, _ __N: vDSP_Length
) {
  for i in 0..<Int(__N) { __D[i * __ID] = __A[i * __IA] * __B.pointee + __C.pointee }
}

/// Clips the elements of a vector to a range.
public func vDSP_vclipD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __C: UnsafePointer<Double>,
  _ __D: UnsafeMutablePointer<Double>, _ __ID: vDSP_Stride, _ __N: vDSP_Length
) {
  for i in 0..<Int(__N) { __D[i * __ID] = Swift.min(Swift.max(__A[i * __IA], __B.pointee), __C.pointee) }
}

/// Fills a vector with a scalar.
public func vDSP_vfillD(
  _ __A: UnsafePointer<Double>, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  for i in 0..<Int(__N) { __C[i * __IC] = __A.pointee }
}

/// Sets the elements of a vector to 0.
public func vDSP_vclrD(_ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length) {
  for i in 0..<Int(__N) { __C[i * __IC] = 0 }
}

/// Fills a vector with a ramp that has the given start and step.
public func vDSP_vrampD(
  _ __A: UnsafePointer<Double>, _ __B: UnsafePointer<Double>, _ __C: UnsafeMutablePointer<Double>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  for i in 0..<Int(__N) { __C[i * __IC] = __A.pointee + Double(i) * __B.pointee }
}

/// Computes the dot product of two vectors.
public func vDSP_dotprD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
  __C.pointee = (0..<Int(__N)).reduce(0) { $0 + __A[$1 * __IA] * __B[$1 * __IB] }
}

/// Multiplies an M by P matrix A by a P by N matrix B; both are stored in row order.
public func vDSP_mmulD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride,
  _ __M: vDSP_Length, _ __N: vDSP_Length, _ __P: vDSP_Length
) {
  let (m, n, p) = (Int(__M), Int(__N), Int(__P))
  for row in 0..<m {
    for column in 0..<n {
      __C[(row * n + column) * __IC] = (0..<p).reduce(0) {
        $0 + __A[(row * p + $1) * __IA] * __B[($1 * n + column) * __IB]
      }
    }
  }
}

/// Transposes a matrix A with N rows of M elements into C with M rows of N.
public func vDSP_mtransD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride,
  _ __M: vDSP_Length, _ __N: vDSP_Length
) {
  for row in 0..<Int(__M) {
    for column in 0..<Int(__N) {
      __C[(row * Int(__N) + column) * __IC] = __A[(column * Int(__M) + row) * __IA]
    }
  }
}

/// Computes the convolution of a signal and a filter.
public func vDSP_convD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __F: UnsafePointer<Double>, _ __IF: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length, _ __P: vDSP_Length
) {
  for i in 0..<Int(__N) {
    __C[i * __IC] = (0..<Int(__P)).reduce(0) { $0 + __A[(i + $1) * __IA] * __F[$1 * __IF] }
  }
}

/// Computes the absolute values of a vector.
public func vDSP_vabsD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  for i in 0..<Int(__N) {
    let a = __A[i * __IA]
    __C[i * __IC] = Swift.abs(a)
  }
}

/// Negates a vector.
public func vDSP_vnegD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  for i in 0..<Int(__N) {
    let a = __A[i * __IA]
    __C[i * __IC] = -a
  }
}

/// Squares the elements of a vector.
public func vDSP_vsqD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  for i in 0..<Int(__N) {
    let a = __A[i * __IA]
    __C[i * __IC] = a * a
  }
}

/// Computes the sum of a vector.
public func vDSP_sveD(
  _ __A: UnsafePointer<Double>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
  let sum = (0..<Int(__N)).lazy.map { __A[$0 * __I] }.reduce(0) { $0 + $1 }
  __C.pointee = sum
}

/// Computes the sum of the squares of a vector.
public func vDSP_svesqD(
  _ __A: UnsafePointer<Double>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
  let sum = (0..<Int(__N)).lazy.map { __A[$0 * __I] }.reduce(0) { $0 + $1 * $1 }
  __C.pointee = sum
}

/// Computes the sum of the absolute values of a vector.
public func vDSP_svemgD(
  _ __A: UnsafePointer<Double>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
  let sum = (0..<Int(__N)).lazy.map { __A[$0 * __I] }.reduce(0) { $0 + Swift.abs($1) }
  __C.pointee = sum
}

/// Computes the mean of a vector.
public func vDSP_meanvD(
  _ __A: UnsafePointer<Double>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
  let sum = (0..<Int(__N)).lazy.map { __A[$0 * __I] }.reduce(0) { $0 + $1 }
  __C.pointee = sum / Double(__N)
}

/// Computes the mean of the squares of a vector.
public func vDSP_measqvD(
  _ __A: UnsafePointer<Double>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
  let sum = (0..<Int(__N)).lazy.map { __A[$0 * __I] }.reduce(0) { $0 + $1 * $1 }
  __C.pointee = sum / Double(__N)
}

/// Computes the root mean square of a vector.
public func vDSP_rmsqvD(
  _ __A: UnsafePointer<Double>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
  let sum = (0..<Int(__N)).lazy.map { __A[$0 * __I] }.reduce(0) { $0 + $1 * $1 }
  __C.pointee = (sum / Double(__N)).squareRoot()
}

/// Computes the maximum of a vector.
public func vDSP_maxvD(
  _ __A: UnsafePointer<Double>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
  let sum = (0..<Int(__N)).lazy.map { __A[$0 * __I] }.reduce(-Double.infinity) { Swift.max($0, $1) }
  __C.pointee = sum
}

/// Computes the minimum of a vector.
public func vDSP_minvD(
  _ __A: UnsafePointer<Double>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
  let sum = (0..<Int(__N)).lazy.map { __A[$0 * __I] }.reduce(Double.infinity) { Swift.min($0, $1) }
  __C.pointee = sum
}

/// Computes the maximum of the absolute values of a vector.
public func vDSP_maxmgvD(
  _ __A: UnsafePointer<Double>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
  let sum = (0..<Int(__N)).lazy.map { __A[$0 * __I] }.reduce(0) { Swift.max($0, Swift.abs($1)) }
  __C.pointee = sum
}

/// Computes the maximum of a vector and its index, which includes the stride.
public func vDSP_maxviD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
  _ __I: UnsafeMutablePointer<vDSP_Length>, _ __N: vDSP_Length
) {
  __C.pointee = -Double.infinity
  __I.pointee = 0
  for i in 0..<Int(__N) where __A[i * __IA] > __C.pointee {
    __C.pointee = __A[i * __IA]
    __I.pointee = vDSP_Length(i * __IA)
  }
}

/// Computes the minimum of a vector and its index, which includes the stride.
public func vDSP_minviD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
  _ __I: UnsafeMutablePointer<vDSP_Length>, _ __N: vDSP_Length
) {
  __C.pointee = Double.infinity
  __I.pointee = 0
  for i in 0..<Int(__N) where __A[i * __IA] < __C.pointee {
    __C.pointee = __A[i * __IA]
    __I.pointee = vDSP_Length(i * __IA)
  }
}

/// Computes a Hann window of N elements, or its first half.
public func vDSP_hann_windowD(_ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length, _ __Flag: Int32) {
  let count = __Flag & 1 == 1 ? (Int(__N) + 1) / 2 : Int(__N)
  for i in 0..<count {
    let x = Double(i) / Double(__N)
    __C[i] = Double(0.5 * (1 - cos(2 * .pi * x)))
  }
}

/// Computes a Hamming window of N elements, or its first half.
public func vDSP_hamm_windowD(_ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length, _ __Flag: Int32) {
  let count = __Flag & 1 == 1 ? (Int(__N) + 1) / 2 : Int(__N)
  for i in 0..<count {
    let x = Double(i) / Double(__N)
    __C[i] = Double(0.54 - 0.46 * cos(2 * .pi * x))
  }
}

/// Computes a Blackman window of N elements, or its first half.
public func vDSP_blkman_windowD(_ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length, _ __Flag: Int32) {
  let count = __Flag & 1 == 1 ? (Int(__N) + 1) / 2 : Int(__N)
  for i in 0..<count {
    let x = Double(i) / Double(__N)
    __C[i] = Double(0.42 - 0.5 * cos(2 * .pi * x) + 0.08 * cos(4 * .pi * x))
  }
}

/// The flag for the first half of a window only.
public let vDSP_HALF_WINDOW: Int32 = 1
/// The flag for a Hann window with a maximum of 1.
public let vDSP_HANN_DENORM: Int32 = 0
/// The flag for a Hann window that is scaled to preserve the power of the signal.
public let vDSP_HANN_NORM: Int32 = 2
