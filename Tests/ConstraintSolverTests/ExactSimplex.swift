import ConstraintSolver

/// A constraint of a sample, whose terms are indexed by variable.
struct Sample: Hashable {
  var terms: [Int: Double]
  var relation: Relation
  var constant: Double
  var priority: Double
}

/// A reference solver with a plain simplex method: a tableau of fractions, two error variables for each constraint,
/// and one cost per priority level, with Bland's rule. Undetermined variables are then settled in order. One with a
/// bound on one side only gets its value, and any other the feasible value nearest to its preferred one.
struct ExactSimplex {
  /// The rows of the tableau; the last column contains the constants.
  private var rows: [[Rational]] = []
  private var basis: [Int] = []
  private var costs: [[(column: Int, cost: Rational)]] = []
  private var isOut: [Bool] = []
  private let isNonNegative: [Bool]

  /// Returns the values and the sum of the errors of the required constraints, or nil if a fraction overflowed.
  static func solve(
    _ samples: [Sample], isNonNegative: [Bool], preferred: [Double]? = nil, order: [Int]? = nil
  ) -> (values: [Double], error: Double)? {
    Rational.didOverflow = false
    var simplex = ExactSimplex(samples, isNonNegative, preferred, order ?? Array(isNonNegative.indices))
    var error = 0.0
    let order = order ?? Array(isNonNegative.indices)
    for level in simplex.costs.indices {
      let place = level - (simplex.costs.count - order.count)
      var levelCost = simplex.costs[level]
      if place >= 0, let oneSided = simplex.costOfOneBound(order[place]) { levelCost = oneSided }
      let cost = simplex.minimise(levelCost) ?? .zero
      if level == 0 { error = cost.double }
      if Rational.didOverflow { return nil }
    }
    let values = simplex.values
    return Rational.didOverflow ? nil : (values, error)
  }

  /// Returns whether a variable has a unique value, or nil if a fraction overflowed.
  static func isDetermined(_ variable: Int, _ samples: [Sample], isNonNegative: [Bool]) -> Bool? {
    Rational.didOverflow = false
    var simplex = ExactSimplex(samples, isNonNegative, nil, [])
    for level in simplex.costs.indices { _ = simplex.minimise(simplex.costs[level]) }
    let ends = [1, -1].map { sign -> Rational? in
      var trial = simplex
      return trial.minimise([(2 * variable, Rational(sign)), (2 * variable + 1, Rational(-sign))]).map {
        Rational(sign) * $0
      }
    }
    return Rational.didOverflow ? nil : ends[0] != nil && ends[0] == ends[1]
  }

  private init(_ samples: [Sample], _ isNonNegative: [Bool], _ preferred: [Double]?, _ order: [Int]) {
    self.isNonNegative = isNonNegative
    var all = samples
    var levels = Set(samples.map(\.priority)).union([1000]).sorted(by: >)
    for (place, variable) in order.enumerated() {
      let level = -1 - Double(place)
      levels.append(level)
      all.append(
        Sample(terms: [variable: 1], relation: .equal, constant: preferred?[variable] ?? 0, priority: level))
    }
    // The columns are each variable and its negative, and the two errors of each constraint.
    let width = 2 * isNonNegative.count + 2 * all.count
    costs = Array(repeating: [], count: levels.count)
    isOut = Array(repeating: false, count: width)
    for (variable, isIn) in isNonNegative.enumerated() where isIn { isOut[2 * variable + 1] = true }
    for (index, sample) in all.enumerated() {
      var row = Array(repeating: Rational.zero, count: width + 1)
      for (variable, factor) in sample.terms {
        row[2 * variable] = Rational(factor)
        row[2 * variable + 1] = -Rational(factor)
      }
      let below = 2 * isNonNegative.count + 2 * index
      row[below] = Rational(1)
      row[below + 1] = Rational(-1)
      row[width] = Rational(sample.constant)
      if row[width] < .zero { row = row.map { -$0 } }
      basis.append(sample.constant < 0 ? below + 1 : below)
      rows.append(row)
      let level = levels.firstIndex(of: sample.priority) ?? 0
      if sample.relation != .lessThanOrEqual { costs[level].append((below, Rational(1))) }
      if sample.relation != .greaterThanOrEqual { costs[level].append((below + 1, Rational(1))) }
    }
  }

  /// Returns the cost that minimizes the distance of a variable to its bound, if it has a bound on one side only.
  private func costOfOneBound(_ variable: Int) -> [(column: Int, cost: Rational)]? {
    let costs = [1, -1].map { [(2 * variable, Rational($0)), (2 * variable + 1, Rational(-$0))] }
    let isBounded = costs.map { cost in
      var trial = self
      return trial.minimise(cost) != nil
    }
    return isBounded[0] == isBounded[1] ? nil : costs[isBounded[0] ? 0 : 1]
  }

  /// Returns the minimal cost, or nil if it is unbounded.
  private mutating func minimise(_ cost: [(column: Int, cost: Rational)]) -> Rational? {
    let width = isOut.count
    var reduced = Array(repeating: Rational.zero, count: width + 1)
    for (column, factor) in cost { reduced[column] = factor }
    for (row, column) in basis.enumerated() where !reduced[column].isZero {
      let factor = reduced[column]
      for index in 0...width where !rows[row][index].isZero {
        reduced[index] = reduced[index] - factor * rows[row][index]
      }
    }
    while !Rational.didOverflow {
      guard let entering = (0..<width).first(where: { !isOut[$0] && reduced[$0].numerator < 0 }) else { break }
      var leaving: Int?
      var best = Rational.zero
      for row in rows.indices where rows[row][entering].numerator > 0 {
        let ratio = rows[row][width] / rows[row][entering]
        if let known = leaving, ratio > best || ratio == best && basis[row] > basis[known] { continue }
        leaving = row
        best = ratio
      }
      guard let leaving else { return nil }
      pivot(leaving, entering, &reduced)
    }
    // Columns that would increase the cost are excluded from now on.
    for column in 0..<width where reduced[column].numerator > 0 { isOut[column] = true }
    return -reduced[width]
  }

  private mutating func pivot(_ row: Int, _ column: Int, _ reduced: inout [Rational]) {
    let divisor = rows[row][column]
    for index in rows[row].indices where !rows[row][index].isZero { rows[row][index] = rows[row][index] / divisor }
    let pivotRow = rows[row]
    let filled = pivotRow.indices.filter { !pivotRow[$0].isZero }
    for other in rows.indices where other != row && !rows[other][column].isZero {
      let factor = rows[other][column]
      for index in filled { rows[other][index] = rows[other][index] - factor * pivotRow[index] }
    }
    let factor = reduced[column]
    for index in filled { reduced[index] = reduced[index] - factor * pivotRow[index] }
    basis[row] = column
  }

  private var values: [Double] {
    var columns: [Int: Rational] = [:]
    for (row, column) in basis.enumerated() { columns[column] = rows[row][isOut.count] }
    return isNonNegative.indices.map {
      ((columns[2 * $0] ?? .zero) - (columns[2 * $0 + 1] ?? .zero)).double
    }
  }
}
