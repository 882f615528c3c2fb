/// Gaussian elimination with pivoting, for square matrices of any size, given by columns.
enum SquareMatrix {
  static func invert<S: BinaryFloatingPoint>(_ columns: [[S]]) -> (inverse: [[S]], determinant: S) {
    let count = columns.count
    // The algorithm treats the columns as rows, that is, it inverts the transposed matrix. Its result is the
    // transposed inverse, again given by columns.
    var rows = columns
    var result = (0..<count).map { i in (0..<count).map { S($0 == i ? 1 : 0) } }
    var determinant: S = 1
    for step in 0..<count {
      let pivot = (step..<count).max { abs(rows[$0][step]) < abs(rows[$1][step]) } ?? step
      if pivot != step {
        rows.swapAt(pivot, step)
        result.swapAt(pivot, step)
        determinant = -determinant
      }
      let value = rows[step][step]
      determinant *= value
      for index in 0..<count {
        rows[step][index] /= value
        result[step][index] /= value
      }
      for other in 0..<count where other != step {
        let factor = rows[other][step]
        for index in 0..<count {
          rows[other][index] -= factor * rows[step][index]
          result[other][index] -= factor * result[step][index]
        }
      }
    }
    return (result, determinant.isNaN ? 0 : determinant)
  }
}
