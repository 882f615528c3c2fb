@_exported import Foundation

/// The vector and matrix types of Apple's simd library. Vectors are Swift's own types; matrices and quaternions are
/// declared in this module.

public typealias simd_float2 = SIMD2<Float>
/// A vector of two double-precision floating-point numbers.
public typealias simd_double2 = SIMD2<Double>
/// A vector of two signed 32-bit integers.
public typealias simd_int2 = SIMD2<Int32>
/// A vector of two unsigned 32-bit integers.
public typealias simd_uint2 = SIMD2<UInt32>
/// A vector of three single-precision floating-point numbers.
public typealias simd_float3 = SIMD3<Float>
/// A vector of three double-precision floating-point numbers.
public typealias simd_double3 = SIMD3<Double>
/// A vector of three signed 32-bit integers.
public typealias simd_int3 = SIMD3<Int32>
/// A vector of three unsigned 32-bit integers.
public typealias simd_uint3 = SIMD3<UInt32>
/// A vector of four single-precision floating-point numbers.
public typealias simd_float4 = SIMD4<Float>
/// A vector of four double-precision floating-point numbers.
public typealias simd_double4 = SIMD4<Double>
/// A vector of four signed 32-bit integers.
public typealias simd_int4 = SIMD4<Int32>
/// A vector of four unsigned 32-bit integers.
public typealias simd_uint4 = SIMD4<UInt32>
/// A vector of two single-precision floating-point numbers; another name of `simd_float2`.
public typealias float2 = SIMD2<Float>
/// A vector of three single-precision floating-point numbers; another name of `simd_float3`.
public typealias float3 = SIMD3<Float>
/// A vector of four single-precision floating-point numbers; another name of `simd_float4`.
public typealias float4 = SIMD4<Float>
/// Another name of `simd_float2x2`.
public typealias float2x2 = simd_float2x2
/// Another name of `simd_float2x2`.
public typealias matrix_float2x2 = simd_float2x2
/// Another name of `simd_float3x3`.
public typealias float3x3 = simd_float3x3
/// Another name of `simd_float3x3`.
public typealias matrix_float3x3 = simd_float3x3
/// Another name of `simd_float4x4`.
public typealias float4x4 = simd_float4x4
/// Another name of `simd_float4x4`.
public typealias matrix_float4x4 = simd_float4x4
/// A vector of two single-precision floating-point numbers; another name of `simd_float2`.
public typealias vector_float2 = SIMD2<Float>
/// A vector of three single-precision floating-point numbers; another name of `simd_float3`.
public typealias vector_float3 = SIMD3<Float>
/// A vector of four single-precision floating-point numbers; another name of `simd_float4`.
public typealias vector_float4 = SIMD4<Float>
/// A vector of two double-precision floating-point numbers; another name of `simd_double2`.
public typealias double2 = SIMD2<Double>
/// A vector of three double-precision floating-point numbers; another name of `simd_double3`.
public typealias double3 = SIMD3<Double>
/// A vector of four double-precision floating-point numbers; another name of `simd_double4`.
public typealias double4 = SIMD4<Double>
/// Another name of `simd_double2x2`.
public typealias double2x2 = simd_double2x2
/// Another name of `simd_double2x2`.
public typealias matrix_double2x2 = simd_double2x2
/// Another name of `simd_double3x3`.
public typealias double3x3 = simd_double3x3
/// Another name of `simd_double3x3`.
public typealias matrix_double3x3 = simd_double3x3
/// Another name of `simd_double4x4`.
public typealias double4x4 = simd_double4x4
/// Another name of `simd_double4x4`.
public typealias matrix_double4x4 = simd_double4x4
/// A vector of two double-precision floating-point numbers; another name of `simd_double2`.
public typealias vector_double2 = SIMD2<Double>
/// A vector of three double-precision floating-point numbers; another name of `simd_double3`.
public typealias vector_double3 = SIMD3<Double>
/// A vector of four double-precision floating-point numbers; another name of `simd_double4`.
public typealias vector_double4 = SIMD4<Double>

/// The identity matrix with 2 rows and columns, in single precision.
public let matrix_identity_float2x2 = simd_float2x2(1)
/// The identity matrix with 3 rows and columns, in single precision.
public let matrix_identity_float3x3 = simd_float3x3(1)
/// The identity matrix with 4 rows and columns, in single precision.
public let matrix_identity_float4x4 = simd_float4x4(1)
/// The identity matrix with 2 rows and columns, in double precision.
public let matrix_identity_double2x2 = simd_double2x2(1)
/// The identity matrix with 3 rows and columns, in double precision.
public let matrix_identity_double3x3 = simd_double3x3(1)
/// The identity matrix with 4 rows and columns, in double precision.
public let matrix_identity_double4x4 = simd_double4x4(1)
