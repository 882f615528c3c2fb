/// Square matrices of `Double`, stored by columns.

/// A 2 x 2 matrix, which is multiplied by column vectors from the right.
public struct simd_double2x2: Equatable, Sendable {
  public var columns: (SIMD2<Double>, SIMD2<Double>)

  public init() { columns = (.zero, .zero) }
  public init(_ col0: SIMD2<Double>, _ col1: SIMD2<Double>) { columns = (col0, col1) }
  public init(columns: (SIMD2<Double>, SIMD2<Double>)) { self.columns = columns }
  public init(_ columns: [SIMD2<Double>]) {
    precondition(columns.count == 2, "a 2x2 matrix has 2 columns")
    self.columns = (columns[0], columns[1])
  }
  public init(rows: [SIMD2<Double>]) { self = simd_double2x2(rows).transpose }
  /// Creates a matrix with a number along the diagonal.
  public init(_ scalar: Double) { self.init(diagonal: SIMD2<Double>(repeating: scalar)) }
  public init(diagonal: SIMD2<Double>) {
    self.init()
    for index in 0..<2 { self[index][index] = diagonal[index] }
  }

  public subscript(column: Int) -> SIMD2<Double> {
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
  public subscript(column: Int, row: Int) -> Double {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }

  public var transpose: simd_double2x2 {
    var result = simd_double2x2()
    for column in 0..<2 { for row in 0..<2 { result[row][column] = self[column][row] } }
    return result
  }
  public var determinant: Double {
    SquareMatrix.invert((0..<2).map { c in (0..<2).map { self[c][$0] } }).determinant
  }
  /// The inverse; filled with NaN or infinity if the matrix is singular.
  public var inverse: simd_double2x2 {
    let found = SquareMatrix.invert((0..<2).map { c in (0..<2).map { self[c][$0] } }).inverse
    return simd_double2x2(found.map { SIMD2<Double>($0) })
  }

  public static func == (a: simd_double2x2, b: simd_double2x2) -> Bool { (0..<2).allSatisfy { a[$0] == b[$0] } }
  public static func + (a: simd_double2x2, b: simd_double2x2) -> simd_double2x2 {
    simd_double2x2((0..<2).map { a[$0] + b[$0] })
  }
  public static func - (a: simd_double2x2, b: simd_double2x2) -> simd_double2x2 {
    simd_double2x2((0..<2).map { a[$0] - b[$0] })
  }
  public static prefix func - (a: simd_double2x2) -> simd_double2x2 { simd_double2x2((0..<2).map { -a[$0] }) }
  public static func * (a: Double, b: simd_double2x2) -> simd_double2x2 {
    simd_double2x2((0..<2).map { a * b[$0] })
  }
  public static func * (a: simd_double2x2, b: Double) -> simd_double2x2 { b * a }
  public static func * (a: simd_double2x2, v: SIMD2<Double>) -> SIMD2<Double> {
    (1..<2).reduce(a[0] * v[0]) { $0 + a[$1] * v[$1] }
  }
  public static func * (v: SIMD2<Double>, a: simd_double2x2) -> SIMD2<Double> { a.transpose * v }
  public static func * (a: simd_double2x2, b: simd_double2x2) -> simd_double2x2 {
    simd_double2x2((0..<2).map { a * b[$0] })
  }
  public static func += (a: inout simd_double2x2, b: simd_double2x2) { a = a + b }
  public static func -= (a: inout simd_double2x2, b: simd_double2x2) { a = a - b }
  public static func *= (a: inout simd_double2x2, b: simd_double2x2) { a = a * b }
}

public func simd_mul(_ a: simd_double2x2, _ b: simd_double2x2) -> simd_double2x2 { a * b }
public func simd_mul(_ a: simd_double2x2, _ v: SIMD2<Double>) -> SIMD2<Double> { a * v }
public func matrix_multiply(_ a: simd_double2x2, _ b: simd_double2x2) -> simd_double2x2 { a * b }
public func matrix_multiply(_ a: simd_double2x2, _ v: SIMD2<Double>) -> SIMD2<Double> { a * v }
public func simd_transpose(_ a: simd_double2x2) -> simd_double2x2 { a.transpose }
public func simd_inverse(_ a: simd_double2x2) -> simd_double2x2 { a.inverse }
public func simd_determinant(_ a: simd_double2x2) -> Double { a.determinant }
public func simd_equal(_ a: simd_double2x2, _ b: simd_double2x2) -> Bool { a == b }

/// A 3 x 3 matrix, which is multiplied by column vectors from the right.
public struct simd_double3x3: Equatable, Sendable {
  public var columns: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)

  public init() { columns = (.zero, .zero, .zero) }
  public init(_ col0: SIMD3<Double>, _ col1: SIMD3<Double>, _ col2: SIMD3<Double>) { columns = (col0, col1, col2) }
  public init(columns: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)) { self.columns = columns }
  public init(_ columns: [SIMD3<Double>]) {
    precondition(columns.count == 3, "a 3x3 matrix has 3 columns")
    self.columns = (columns[0], columns[1], columns[2])
  }
  public init(rows: [SIMD3<Double>]) { self = simd_double3x3(rows).transpose }
  /// Creates a matrix with a number along the diagonal.
  public init(_ scalar: Double) { self.init(diagonal: SIMD3<Double>(repeating: scalar)) }
  public init(diagonal: SIMD3<Double>) {
    self.init()
    for index in 0..<3 { self[index][index] = diagonal[index] }
  }

  public subscript(column: Int) -> SIMD3<Double> {
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
  public subscript(column: Int, row: Int) -> Double {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }

  public var transpose: simd_double3x3 {
    var result = simd_double3x3()
    for column in 0..<3 { for row in 0..<3 { result[row][column] = self[column][row] } }
    return result
  }
  public var determinant: Double {
    SquareMatrix.invert((0..<3).map { c in (0..<3).map { self[c][$0] } }).determinant
  }
  /// The inverse; filled with NaN or infinity if the matrix is singular.
  public var inverse: simd_double3x3 {
    let found = SquareMatrix.invert((0..<3).map { c in (0..<3).map { self[c][$0] } }).inverse
    return simd_double3x3(found.map { SIMD3<Double>($0) })
  }

  public static func == (a: simd_double3x3, b: simd_double3x3) -> Bool { (0..<3).allSatisfy { a[$0] == b[$0] } }
  public static func + (a: simd_double3x3, b: simd_double3x3) -> simd_double3x3 {
    simd_double3x3((0..<3).map { a[$0] + b[$0] })
  }
  public static func - (a: simd_double3x3, b: simd_double3x3) -> simd_double3x3 {
    simd_double3x3((0..<3).map { a[$0] - b[$0] })
  }
  public static prefix func - (a: simd_double3x3) -> simd_double3x3 { simd_double3x3((0..<3).map { -a[$0] }) }
  public static func * (a: Double, b: simd_double3x3) -> simd_double3x3 {
    simd_double3x3((0..<3).map { a * b[$0] })
  }
  public static func * (a: simd_double3x3, b: Double) -> simd_double3x3 { b * a }
  public static func * (a: simd_double3x3, v: SIMD3<Double>) -> SIMD3<Double> {
    (1..<3).reduce(a[0] * v[0]) { $0 + a[$1] * v[$1] }
  }
  public static func * (v: SIMD3<Double>, a: simd_double3x3) -> SIMD3<Double> { a.transpose * v }
  public static func * (a: simd_double3x3, b: simd_double3x3) -> simd_double3x3 {
    simd_double3x3((0..<3).map { a * b[$0] })
  }
  public static func += (a: inout simd_double3x3, b: simd_double3x3) { a = a + b }
  public static func -= (a: inout simd_double3x3, b: simd_double3x3) { a = a - b }
  public static func *= (a: inout simd_double3x3, b: simd_double3x3) { a = a * b }
}

public func simd_mul(_ a: simd_double3x3, _ b: simd_double3x3) -> simd_double3x3 { a * b }
public func simd_mul(_ a: simd_double3x3, _ v: SIMD3<Double>) -> SIMD3<Double> { a * v }
public func matrix_multiply(_ a: simd_double3x3, _ b: simd_double3x3) -> simd_double3x3 { a * b }
public func matrix_multiply(_ a: simd_double3x3, _ v: SIMD3<Double>) -> SIMD3<Double> { a * v }
public func simd_transpose(_ a: simd_double3x3) -> simd_double3x3 { a.transpose }
public func simd_inverse(_ a: simd_double3x3) -> simd_double3x3 { a.inverse }
public func simd_determinant(_ a: simd_double3x3) -> Double { a.determinant }
public func simd_equal(_ a: simd_double3x3, _ b: simd_double3x3) -> Bool { a == b }

/// A 4 x 4 matrix, which is multiplied by column vectors from the right.
public struct simd_double4x4: Equatable, Sendable {
  public var columns: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)

  public init() { columns = (.zero, .zero, .zero, .zero) }
  public init(_ col0: SIMD4<Double>, _ col1: SIMD4<Double>, _ col2: SIMD4<Double>, _ col3: SIMD4<Double>) {
    columns = (col0, col1, col2, col3)
  }
  public init(columns: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)) { self.columns = columns }
  public init(_ columns: [SIMD4<Double>]) {
    precondition(columns.count == 4, "a 4x4 matrix has 4 columns")
    self.columns = (columns[0], columns[1], columns[2], columns[3])
  }
  public init(rows: [SIMD4<Double>]) { self = simd_double4x4(rows).transpose }
  /// Creates a matrix with a number along the diagonal.
  public init(_ scalar: Double) { self.init(diagonal: SIMD4<Double>(repeating: scalar)) }
  public init(diagonal: SIMD4<Double>) {
    self.init()
    for index in 0..<4 { self[index][index] = diagonal[index] }
  }

  public subscript(column: Int) -> SIMD4<Double> {
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
  public subscript(column: Int, row: Int) -> Double {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }

  public var transpose: simd_double4x4 {
    var result = simd_double4x4()
    for column in 0..<4 { for row in 0..<4 { result[row][column] = self[column][row] } }
    return result
  }
  public var determinant: Double {
    SquareMatrix.invert((0..<4).map { c in (0..<4).map { self[c][$0] } }).determinant
  }
  /// The inverse; filled with NaN or infinity if the matrix is singular.
  public var inverse: simd_double4x4 {
    let found = SquareMatrix.invert((0..<4).map { c in (0..<4).map { self[c][$0] } }).inverse
    return simd_double4x4(found.map { SIMD4<Double>($0) })
  }

  public static func == (a: simd_double4x4, b: simd_double4x4) -> Bool { (0..<4).allSatisfy { a[$0] == b[$0] } }
  public static func + (a: simd_double4x4, b: simd_double4x4) -> simd_double4x4 {
    simd_double4x4((0..<4).map { a[$0] + b[$0] })
  }
  public static func - (a: simd_double4x4, b: simd_double4x4) -> simd_double4x4 {
    simd_double4x4((0..<4).map { a[$0] - b[$0] })
  }
  public static prefix func - (a: simd_double4x4) -> simd_double4x4 { simd_double4x4((0..<4).map { -a[$0] }) }
  public static func * (a: Double, b: simd_double4x4) -> simd_double4x4 {
    simd_double4x4((0..<4).map { a * b[$0] })
  }
  public static func * (a: simd_double4x4, b: Double) -> simd_double4x4 { b * a }
  public static func * (a: simd_double4x4, v: SIMD4<Double>) -> SIMD4<Double> {
    (1..<4).reduce(a[0] * v[0]) { $0 + a[$1] * v[$1] }
  }
  public static func * (v: SIMD4<Double>, a: simd_double4x4) -> SIMD4<Double> { a.transpose * v }
  public static func * (a: simd_double4x4, b: simd_double4x4) -> simd_double4x4 {
    simd_double4x4((0..<4).map { a * b[$0] })
  }
  public static func += (a: inout simd_double4x4, b: simd_double4x4) { a = a + b }
  public static func -= (a: inout simd_double4x4, b: simd_double4x4) { a = a - b }
  public static func *= (a: inout simd_double4x4, b: simd_double4x4) { a = a * b }
}

public func simd_mul(_ a: simd_double4x4, _ b: simd_double4x4) -> simd_double4x4 { a * b }
public func simd_mul(_ a: simd_double4x4, _ v: SIMD4<Double>) -> SIMD4<Double> { a * v }
public func matrix_multiply(_ a: simd_double4x4, _ b: simd_double4x4) -> simd_double4x4 { a * b }
public func matrix_multiply(_ a: simd_double4x4, _ v: SIMD4<Double>) -> SIMD4<Double> { a * v }
public func simd_transpose(_ a: simd_double4x4) -> simd_double4x4 { a.transpose }
public func simd_inverse(_ a: simd_double4x4) -> simd_double4x4 { a.inverse }
public func simd_determinant(_ a: simd_double4x4) -> Double { a.determinant }
public func simd_equal(_ a: simd_double4x4, _ b: simd_double4x4) -> Bool { a == b }
