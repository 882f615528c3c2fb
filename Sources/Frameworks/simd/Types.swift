@_exported import Foundation

/// The vector and matrix types of Apple's simd library. Vectors are Swift's own types; matrices and quaternions are
/// declared in this module.

public typealias simd_float2 = SIMD2<Float>
public typealias simd_double2 = SIMD2<Double>
public typealias simd_int2 = SIMD2<Int32>
public typealias simd_uint2 = SIMD2<UInt32>
public typealias simd_float3 = SIMD3<Float>
public typealias simd_double3 = SIMD3<Double>
public typealias simd_int3 = SIMD3<Int32>
public typealias simd_uint3 = SIMD3<UInt32>
public typealias simd_float4 = SIMD4<Float>
public typealias simd_double4 = SIMD4<Double>
public typealias simd_int4 = SIMD4<Int32>
public typealias simd_uint4 = SIMD4<UInt32>
public typealias float2 = SIMD2<Float>
public typealias float3 = SIMD3<Float>
public typealias float4 = SIMD4<Float>
public typealias float2x2 = simd_float2x2
public typealias matrix_float2x2 = simd_float2x2
public typealias float3x3 = simd_float3x3
public typealias matrix_float3x3 = simd_float3x3
public typealias float4x4 = simd_float4x4
public typealias matrix_float4x4 = simd_float4x4
public typealias vector_float2 = SIMD2<Float>
public typealias vector_float3 = SIMD3<Float>
public typealias vector_float4 = SIMD4<Float>
public typealias double2 = SIMD2<Double>
public typealias double3 = SIMD3<Double>
public typealias double4 = SIMD4<Double>
public typealias double2x2 = simd_double2x2
public typealias matrix_double2x2 = simd_double2x2
public typealias double3x3 = simd_double3x3
public typealias matrix_double3x3 = simd_double3x3
public typealias double4x4 = simd_double4x4
public typealias matrix_double4x4 = simd_double4x4
public typealias vector_double2 = SIMD2<Double>
public typealias vector_double3 = SIMD3<Double>
public typealias vector_double4 = SIMD4<Double>

public let matrix_identity_float2x2 = simd_float2x2(1)
public let matrix_identity_float3x3 = simd_float3x3(1)
public let matrix_identity_float4x4 = simd_float4x4(1)
public let matrix_identity_double2x2 = simd_double2x2(1)
public let matrix_identity_double3x3 = simd_double3x3(1)
public let matrix_identity_double4x4 = simd_double4x4(1)
