/// Square matrices of `Float`, stored by columns.

/// A 2 x 2 matrix, which is multiplied by column vectors from the right.
public struct simd_float2x2: Equatable, Sendable {
  /// The columns of the matrix.
  public var columns: (SIMD2<Float>, SIMD2<Float>)

  /// Creates a matrix of zeros.
  public init() { columns = (.zero, .zero) }
  /// Creates a matrix from its columns.
  public init(_ col0: SIMD2<Float>, _ col1: SIMD2<Float>) { columns = (col0, col1) }
  /// Creates a matrix from a tuple of its columns.
  public init(columns: (SIMD2<Float>, SIMD2<Float>)) { self.columns = columns }
  /// Creates a matrix from an array of its columns.
  public init(_ columns: [SIMD2<Float>]) {
    precondition(columns.count == 2, "a 2x2 matrix has 2 columns")
    self.columns = (columns[0], columns[1])
  }
  /// Creates a matrix from an array of its rows.
  public init(rows: [SIMD2<Float>]) { self = simd_float2x2(rows).transpose }
  /// Creates a matrix with a number along the diagonal.
  public init(_ scalar: Float) { self.init(diagonal: SIMD2<Float>(repeating: scalar)) }
  /// Creates a matrix with the given diagonal, and zeros elsewhere.
  public init(diagonal: SIMD2<Float>) {
    self.init()
    for index in 0..<2 { self[index][index] = diagonal[index] }
  }

  /// A column, counted from 0.
  public subscript(column: Int) -> SIMD2<Float> {
    get {
      switch column {
      case 0: columns.0
      default: columns.1
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      default: columns.1 = newValue
      }
    }
  }
  /// The element in a column and row, both counted from 0.
  public subscript(column: Int, row: Int) -> Float {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }

  /// The transpose of the matrix, whose rows are the columns of this one.
  public var transpose: simd_float2x2 {
    var result = simd_float2x2()
    for column in 0..<2 { for row in 0..<2 { result[row][column] = self[column][row] } }
    return result
  }
  /// The determinant of the matrix; 0 if it has no inverse.
  public var determinant: Float {
    SquareMatrix.invert((0..<2).map { c in (0..<2).map { self[c][$0] } }).determinant
  }
  /// The inverse; filled with NaN or infinity if the matrix is singular.
  public var inverse: simd_float2x2 {
    let found = SquareMatrix.invert((0..<2).map { c in (0..<2).map { self[c][$0] } }).inverse
    return simd_float2x2(found.map { SIMD2<Float>($0) })
  }

  public static func == (a: simd_float2x2, b: simd_float2x2) -> Bool { (0..<2).allSatisfy { a[$0] == b[$0] } }
  /// Returns the sum of two matrices.
  public static func + (a: simd_float2x2, b: simd_float2x2) -> simd_float2x2 {
    simd_float2x2((0..<2).map { a[$0] + b[$0] })
  }
  /// Returns the difference of two matrices.
  public static func - (a: simd_float2x2, b: simd_float2x2) -> simd_float2x2 {
    simd_float2x2((0..<2).map { a[$0] - b[$0] })
  }
  /// Returns a matrix with negated components.
  public static prefix func - (a: simd_float2x2) -> simd_float2x2 { simd_float2x2((0..<2).map { -a[$0] }) }
  /// Returns a matrix with every element multiplied by a number.
  public static func * (a: Float, b: simd_float2x2) -> simd_float2x2 { simd_float2x2((0..<2).map { a * b[$0] }) }
  /// Returns a matrix with every element multiplied by a number.
  public static func * (a: simd_float2x2, b: Float) -> simd_float2x2 { b * a }
  /// Returns the product of a matrix and a column vector: the transformed vector.
  public static func * (a: simd_float2x2, v: SIMD2<Float>) -> SIMD2<Float> {
    (1..<2).reduce(a[0] * v[0]) { $0 + a[$1] * v[$1] }
  }
  /// Returns the product of a row vector and a matrix.
  public static func * (v: SIMD2<Float>, a: simd_float2x2) -> SIMD2<Float> { a.transpose * v }
  /// Returns the product of two matrices: the transform by the second one, followed by that by the first one.
  public static func * (a: simd_float2x2, b: simd_float2x2) -> simd_float2x2 {
    simd_float2x2((0..<2).map { a * b[$0] })
  }
  /// Adds a matrix to the first one.
  public static func += (a: inout simd_float2x2, b: simd_float2x2) { a = a + b }
  /// Subtracts a matrix from the first one.
  public static func -= (a: inout simd_float2x2, b: simd_float2x2) { a = a - b }
  /// Multiplies the first matrix by another one, from the right.
  public static func *= (a: inout simd_float2x2, b: simd_float2x2) { a = a * b }
}

/// Returns the product of two matrices: the transform by the second one, followed by that by the first one.
public func simd_mul(_ a: simd_float2x2, _ b: simd_float2x2) -> simd_float2x2 { a * b }
/// Returns the product of a matrix and a column vector: the transformed vector.
public func simd_mul(_ a: simd_float2x2, _ v: SIMD2<Float>) -> SIMD2<Float> { a * v }
/// Returns the product of two matrices: the transform by the second one, followed by that by the first one.
public func matrix_multiply(_ a: simd_float2x2, _ b: simd_float2x2) -> simd_float2x2 { a * b }
/// Returns the product of a matrix and a column vector: the transformed vector.
public func matrix_multiply(_ a: simd_float2x2, _ v: SIMD2<Float>) -> SIMD2<Float> { a * v }
/// Returns the transpose of a matrix.
public func simd_transpose(_ a: simd_float2x2) -> simd_float2x2 { a.transpose }
/// Returns the inverse of a matrix. The elements are infinite or not numbers if its determinant is 0.
public func simd_inverse(_ a: simd_float2x2) -> simd_float2x2 { a.inverse }
/// Returns the determinant of a matrix.
public func simd_determinant(_ a: simd_float2x2) -> Float { a.determinant }
/// Returns whether all elements of two matrices are equal.
public func simd_equal(_ a: simd_float2x2, _ b: simd_float2x2) -> Bool { a == b }

/// A 3 x 3 matrix, which is multiplied by column vectors from the right.
public struct simd_float3x3: Equatable, Sendable {
  /// The columns of the matrix.
  public var columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)

  /// Creates a matrix of zeros.
  public init() { columns = (.zero, .zero, .zero) }
  /// Creates a matrix from its columns.
  public init(_ col0: SIMD3<Float>, _ col1: SIMD3<Float>, _ col2: SIMD3<Float>) { columns = (col0, col1, col2) }
  /// Creates a matrix from a tuple of its columns.
  public init(columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)) { self.columns = columns }
  /// Creates a matrix from an array of its columns.
  public init(_ columns: [SIMD3<Float>]) {
    precondition(columns.count == 3, "a 3x3 matrix has 3 columns")
    self.columns = (columns[0], columns[1], columns[2])
  }
  /// Creates a matrix from an array of its rows.
  public init(rows: [SIMD3<Float>]) { self = simd_float3x3(rows).transpose }
  /// Creates a matrix with a number along the diagonal.
  public init(_ scalar: Float) { self.init(diagonal: SIMD3<Float>(repeating: scalar)) }
  /// Creates a matrix with the given diagonal, and zeros elsewhere.
  public init(diagonal: SIMD3<Float>) {
    self.init()
    for index in 0..<3 { self[index][index] = diagonal[index] }
  }

  /// A column, counted from 0.
  public subscript(column: Int) -> SIMD3<Float> {
    get {
      switch column {
      case 0: columns.0
      case 1: columns.1
      default: columns.2
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      default: columns.2 = newValue
      }
    }
  }
  /// The element in a column and row, both counted from 0.
  public subscript(column: Int, row: Int) -> Float {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }

  /// The transpose of the matrix, whose rows are the columns of this one.
  public var transpose: simd_float3x3 {
    var result = simd_float3x3()
    for column in 0..<3 { for row in 0..<3 { result[row][column] = self[column][row] } }
    return result
  }
  /// The determinant of the matrix; 0 if it has no inverse.
  public var determinant: Float {
    SquareMatrix.invert((0..<3).map { c in (0..<3).map { self[c][$0] } }).determinant
  }
  /// The inverse; filled with NaN or infinity if the matrix is singular.
  public var inverse: simd_float3x3 {
    let found = SquareMatrix.invert((0..<3).map { c in (0..<3).map { self[c][$0] } }).inverse
    return simd_float3x3(found.map { SIMD3<Float>($0) })
  }

  public static func == (a: simd_float3x3, b: simd_float3x3) -> Bool { (0..<3).allSatisfy { a[$0] == b[$0] } }
  /// Returns the sum of two matrices.
  public static func + (a: simd_float3x3, b: simd_float3x3) -> simd_float3x3 {
    simd_float3x3((0..<3).map { a[$0] + b[$0] })
  }
  /// Returns the difference of two matrices.
  public static func - (a: simd_float3x3, b: simd_float3x3) -> simd_float3x3 {
    simd_float3x3((0..<3).map { a[$0] - b[$0] })
  }
  /// Returns a matrix with negated components.
  public static prefix func - (a: simd_float3x3) -> simd_float3x3 { simd_float3x3((0..<3).map { -a[$0] }) }
  /// Returns a matrix with every element multiplied by a number.
  public static func * (a: Float, b: simd_float3x3) -> simd_float3x3 { simd_float3x3((0..<3).map { a * b[$0] }) }
  /// Returns a matrix with every element multiplied by a number.
  public static func * (a: simd_float3x3, b: Float) -> simd_float3x3 { b * a }
  /// Returns the product of a matrix and a column vector: the transformed vector.
  public static func * (a: simd_float3x3, v: SIMD3<Float>) -> SIMD3<Float> {
    (1..<3).reduce(a[0] * v[0]) { $0 + a[$1] * v[$1] }
  }
  /// Returns the product of a row vector and a matrix.
  public static func * (v: SIMD3<Float>, a: simd_float3x3) -> SIMD3<Float> { a.transpose * v }
  /// Returns the product of two matrices: the transform by the second one, followed by that by the first one.
  public static func * (a: simd_float3x3, b: simd_float3x3) -> simd_float3x3 {
    simd_float3x3((0..<3).map { a * b[$0] })
  }
  /// Adds a matrix to the first one.
  public static func += (a: inout simd_float3x3, b: simd_float3x3) { a = a + b }
  /// Subtracts a matrix from the first one.
  public static func -= (a: inout simd_float3x3, b: simd_float3x3) { a = a - b }
  /// Multiplies the first matrix by another one, from the right.
  public static func *= (a: inout simd_float3x3, b: simd_float3x3) { a = a * b }
}

/// Returns the product of two matrices: the transform by the second one, followed by that by the first one.
public func simd_mul(_ a: simd_float3x3, _ b: simd_float3x3) -> simd_float3x3 { a * b }
/// Returns the product of a matrix and a column vector: the transformed vector.
public func simd_mul(_ a: simd_float3x3, _ v: SIMD3<Float>) -> SIMD3<Float> { a * v }
/// Returns the product of two matrices: the transform by the second one, followed by that by the first one.
public func matrix_multiply(_ a: simd_float3x3, _ b: simd_float3x3) -> simd_float3x3 { a * b }
/// Returns the product of a matrix and a column vector: the transformed vector.
public func matrix_multiply(_ a: simd_float3x3, _ v: SIMD3<Float>) -> SIMD3<Float> { a * v }
/// Returns the transpose of a matrix.
public func simd_transpose(_ a: simd_float3x3) -> simd_float3x3 { a.transpose }
/// Returns the inverse of a matrix. The elements are infinite or not numbers if its determinant is 0.
public func simd_inverse(_ a: simd_float3x3) -> simd_float3x3 { a.inverse }
/// Returns the determinant of a matrix.
public func simd_determinant(_ a: simd_float3x3) -> Float { a.determinant }
/// Returns whether all elements of two matrices are equal.
public func simd_equal(_ a: simd_float3x3, _ b: simd_float3x3) -> Bool { a == b }

/// A 4 x 4 matrix, which is multiplied by column vectors from the right.
public struct simd_float4x4: Equatable, Sendable {
  /// The columns of the matrix.
  public var columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)

  /// Creates a matrix of zeros.
  public init() { columns = (.zero, .zero, .zero, .zero) }
  /// Creates a matrix from its columns.
  public init(_ col0: SIMD4<Float>, _ col1: SIMD4<Float>, _ col2: SIMD4<Float>, _ col3: SIMD4<Float>) {
    columns = (col0, col1, col2, col3)
  }
  /// Creates a matrix from a tuple of its columns.
  public init(columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)) { self.columns = columns }
  /// Creates a matrix from an array of its columns.
  public init(_ columns: [SIMD4<Float>]) {
    precondition(columns.count == 4, "a 4x4 matrix has 4 columns")
    self.columns = (columns[0], columns[1], columns[2], columns[3])
  }
  /// Creates a matrix from an array of its rows.
  public init(rows: [SIMD4<Float>]) { self = simd_float4x4(rows).transpose }
  /// Creates a matrix with a number along the diagonal.
  public init(_ scalar: Float) { self.init(diagonal: SIMD4<Float>(repeating: scalar)) }
  /// Creates a matrix with the given diagonal, and zeros elsewhere.
  public init(diagonal: SIMD4<Float>) {
    self.init()
    for index in 0..<4 { self[index][index] = diagonal[index] }
  }

  /// A column, counted from 0.
  public subscript(column: Int) -> SIMD4<Float> {
    get {
      switch column {
      case 0: columns.0
      case 1: columns.1
      case 2: columns.2
      default: columns.3
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      case 2: columns.2 = newValue
      default: columns.3 = newValue
      }
    }
  }
  /// The element in a column and row, both counted from 0.
  public subscript(column: Int, row: Int) -> Float {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }

  /// The transpose of the matrix, whose rows are the columns of this one.
  public var transpose: simd_float4x4 {
    var result = simd_float4x4()
    for column in 0..<4 { for row in 0..<4 { result[row][column] = self[column][row] } }
    return result
  }
  /// The determinant of the matrix; 0 if it has no inverse.
  public var determinant: Float {
    SquareMatrix.invert((0..<4).map { c in (0..<4).map { self[c][$0] } }).determinant
  }
  /// The inverse; filled with NaN or infinity if the matrix is singular.
  public var inverse: simd_float4x4 {
    let found = SquareMatrix.invert((0..<4).map { c in (0..<4).map { self[c][$0] } }).inverse
    return simd_float4x4(found.map { SIMD4<Float>($0) })
  }

  public static func == (a: simd_float4x4, b: simd_float4x4) -> Bool { (0..<4).allSatisfy { a[$0] == b[$0] } }
  /// Returns the sum of two matrices.
  public static func + (a: simd_float4x4, b: simd_float4x4) -> simd_float4x4 {
    simd_float4x4((0..<4).map { a[$0] + b[$0] })
  }
  /// Returns the difference of two matrices.
  public static func - (a: simd_float4x4, b: simd_float4x4) -> simd_float4x4 {
    simd_float4x4((0..<4).map { a[$0] - b[$0] })
  }
  /// Returns a matrix with negated components.
  public static prefix func - (a: simd_float4x4) -> simd_float4x4 { simd_float4x4((0..<4).map { -a[$0] }) }
  /// Returns a matrix with every element multiplied by a number.
  public static func * (a: Float, b: simd_float4x4) -> simd_float4x4 { simd_float4x4((0..<4).map { a * b[$0] }) }
  /// Returns a matrix with every element multiplied by a number.
  public static func * (a: simd_float4x4, b: Float) -> simd_float4x4 { b * a }
  /// Returns the product of a matrix and a column vector: the transformed vector.
  public static func * (a: simd_float4x4, v: SIMD4<Float>) -> SIMD4<Float> {
    (1..<4).reduce(a[0] * v[0]) { $0 + a[$1] * v[$1] }
  }
  /// Returns the product of a row vector and a matrix.
  public static func * (v: SIMD4<Float>, a: simd_float4x4) -> SIMD4<Float> { a.transpose * v }
  /// Returns the product of two matrices: the transform by the second one, followed by that by the first one.
  public static func * (a: simd_float4x4, b: simd_float4x4) -> simd_float4x4 {
    simd_float4x4((0..<4).map { a * b[$0] })
  }
  /// Adds a matrix to the first one.
  public static func += (a: inout simd_float4x4, b: simd_float4x4) { a = a + b }
  /// Subtracts a matrix from the first one.
  public static func -= (a: inout simd_float4x4, b: simd_float4x4) { a = a - b }
  /// Multiplies the first matrix by another one, from the right.
  public static func *= (a: inout simd_float4x4, b: simd_float4x4) { a = a * b }
}

/// Returns the product of two matrices: the transform by the second one, followed by that by the first one.
public func simd_mul(_ a: simd_float4x4, _ b: simd_float4x4) -> simd_float4x4 { a * b }
/// Returns the product of a matrix and a column vector: the transformed vector.
public func simd_mul(_ a: simd_float4x4, _ v: SIMD4<Float>) -> SIMD4<Float> { a * v }
/// Returns the product of two matrices: the transform by the second one, followed by that by the first one.
public func matrix_multiply(_ a: simd_float4x4, _ b: simd_float4x4) -> simd_float4x4 { a * b }
/// Returns the product of a matrix and a column vector: the transformed vector.
public func matrix_multiply(_ a: simd_float4x4, _ v: SIMD4<Float>) -> SIMD4<Float> { a * v }
/// Returns the transpose of a matrix.
public func simd_transpose(_ a: simd_float4x4) -> simd_float4x4 { a.transpose }
/// Returns the inverse of a matrix. The elements are infinite or not numbers if its determinant is 0.
public func simd_inverse(_ a: simd_float4x4) -> simd_float4x4 { a.inverse }
/// Returns the determinant of a matrix.
public func simd_determinant(_ a: simd_float4x4) -> Float { a.determinant }
/// Returns whether all elements of two matrices are equal.
public func simd_equal(_ a: simd_float4x4, _ b: simd_float4x4) -> Bool { a == b }
