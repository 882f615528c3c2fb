/// A simplex method over columns and rows (`row = sum of coefficient * column`) whose costs are convex and piecewise
/// linear: each column and row has breakpoints where its cost bends. Levels of cost are minimised one after the other;
/// what a level leaves free is all that the next one may use.
///
/// Every column or row is a *quantity*: columns `0 ..< columnCount`, then the rows.
final class Simplex {
  /// The cost grows by `below` per unit under the position and by `above` per unit over it.
  struct Breakpoint {
    var quantity: Int32
    var level: Int32
    var position: Double
    var below: Double
    var above: Double
    /// Who asks for it.
    var tag: Int32
  }

  static let tolerance = 1e-9

  let columnCount: Int
  let rowCount: Int
  /// Where the quantities may be, by what was minimised before.
  var lower: [Double]
  var upper: [Double]
  var value: [Double]
  /// All breakpoints by quantity, level and position; one more at the end for an extra cost.
  var breakpoints: [Breakpoint]
  /// The breakpoints of the level at work.
  var first: [Int]
  var end: [Int]
  private var cursor: [Int]
  /// Of a basic quantity, the breakpoints of the level that are below it.
  var piece: [Int]
  var slope: [Double]

  var tableau: [Double]
  var basic: [Int]
  var nonbasic: [Int]
  /// The row of a basic quantity; else -1 - its column.
  var place: [Int]
  private var reduced: [Double]

  init(columnCount: Int, rows: [[(column: Int, coefficient: Double)]], breakpoints: [Breakpoint]) {
    self.columnCount = columnCount
    rowCount = rows.count
    let count = columnCount + rows.count
    lower = Array(repeating: -.infinity, count: count)
    upper = Array(repeating: .infinity, count: count)
    value = Array(repeating: 0, count: count)
    self.breakpoints = breakpoints.sorted {
      ($0.quantity, $0.level, $0.position, $0.tag) < ($1.quantity, $1.level, $1.position, $1.tag)
    }
    first = Array(repeating: 0, count: count)
    end = first
    cursor = first
    piece = first
    slope = value
    tableau = Array(repeating: 0, count: columnCount * rows.count)
    basic = Array(columnCount..<count)
    nonbasic = Array(0..<columnCount)
    place = (0..<columnCount).map { -1 - $0 } + Array(0..<rows.count)
    reduced = Array(repeating: 0, count: columnCount)
    for (row, terms) in rows.enumerated() {
      for term in terms { tableau[row * columnCount + term.column] += term.coefficient }
    }
    var index = 0
    for quantity in 0..<count {
      cursor[quantity] = index
      while index < self.breakpoints.count, self.breakpoints[index].quantity == quantity { index += 1 }
    }
    self.breakpoints.append(Breakpoint(quantity: -1, level: -1, position: 0, below: 1, above: 1, tag: -1))
  }

  // MARK: Levels

  /// Makes the cost of a level as small as it gets and keeps it. Levels come in ascending order.
  func minimise(level: Int32) {
    for quantity in value.indices {
      first[quantity] = cursor[quantity]
      var index = cursor[quantity]
      while index < breakpoints.count, breakpoints[index].quantity == quantity, breakpoints[index].level == level {
        index += 1
      }
      end[quantity] = index
      cursor[quantity] = index
    }
    minimise()
    restrict()
  }

  /// Brings one quantity as near to a position as it gets and keeps it there.
  func minimise(distanceOf quantity: Int, to position: Double) {
    for other in value.indices { end[other] = first[other] }
    let extra = breakpoints.count - 1
    breakpoints[extra].position = position
    breakpoints[extra].below = 1
    breakpoints[extra].above = 1
    first[quantity] = extra
    end[quantity] = extra + 1
    minimise()
    restrict()
    first[quantity] = 0
    end[quantity] = 0
  }

  /// Whether a quantity may still move.
  func isFree(_ quantity: Int) -> Bool { lower[quantity] < upper[quantity] }

  private var freedom: (lower: [Double], upper: [Double])?

  /// Remembers what the levels left free, for ``isDetermined(_:)``.
  func saveFreedom() { freedom = (lower, upper) }

  /// Whether a quantity could be at one place only when the freedom was saved.
  func isDetermined(_ quantity: Int) -> Bool {
    let row = place[quantity]
    if row < 0, !isFree(quantity), freedom == nil { return true }
    guard let freedom else { return false }
    let saved = (lower, upper, value)
    (lower, upper) = freedom
    defer { (lower, upper, value) = saved }
    let now = value[quantity]
    for offset in [1e6, -1e6] {
      minimise(distanceOf: quantity, to: now + offset)
      let isElsewhere = abs(value[quantity] - now) > 1e-6
      (lower, upper) = freedom
      if isElsewhere { return false }
    }
    return true
  }

  // MARK: Costs

  private func slope(of quantity: Int, piece: Int) -> Double {
    var slope = 0.0
    for index in first[quantity]..<end[quantity] {
      slope += index - first[quantity] < piece ? breakpoints[index].above : -breakpoints[index].below
    }
    return slope
  }

  /// How many breakpoints are below a value, and how many are not above it.
  private func pieces(of quantity: Int) -> (below: Int, notAbove: Int) {
    let value = value[quantity]
    let near = Self.tolerance * max(1, abs(value))
    var below = 0
    var notAbove = 0
    for index in first[quantity]..<end[quantity] {
      if breakpoints[index].position < value - near { below += 1 }
      if breakpoints[index].position <= value + near { notAbove += 1 }
    }
    return (below, notAbove)
  }

  // MARK: Minimising

  private func minimise() {
    for row in 0..<rowCount { choosePiece(of: basic[row]) }
    reduceCosts()
    var degenerate = 0
    for _ in 0..<(200 + 50 * (rowCount + columnCount)) {
      guard let (column, direction, gain) = entering(bland: degenerate > 20) else { return }
      let moved = move(column, direction, gain, bland: degenerate > 20)
      degenerate = moved ? 0 : degenerate + 1
    }
  }

  /// The piece of a basic quantity that lies flattest at its value.
  private func choosePiece(of quantity: Int) {
    guard end[quantity] > first[quantity] else {
      piece[quantity] = 0
      slope[quantity] = 0
      return
    }
    let (below, notAbove) = pieces(of: quantity)
    var best = below
    var bestSlope = slope(of: quantity, piece: below)
    for piece in below..<notAbove {
      let next = slope(of: quantity, piece: piece + 1)
      if abs(next) < abs(bestSlope) { (best, bestSlope) = (piece + 1, next) }
    }
    piece[quantity] = best
    slope[quantity] = bestSlope
  }

  private func reduceCosts() {
    for column in 0..<columnCount { reduced[column] = 0 }
    for row in 0..<rowCount where slope[basic[row]] != 0 { addToReduced(row, slope[basic[row]]) }
  }

  private func addToReduced(_ row: Int, _ factor: Double) {
    let base = row * columnCount
    for column in 0..<columnCount { reduced[column] += factor * tableau[base + column] }
  }

  /// The column to move, where to, and by how much the cost falls per unit.
  private func entering(bland: Bool) -> (column: Int, direction: Double, gain: Double)? {
    var best: (Int, Double, Double)?
    var bestQuantity = Int.max
    var bestGain = Self.tolerance
    for column in 0..<columnCount {
      let quantity = nonbasic[column]
      guard isFree(quantity) else { continue }
      let (below, notAbove) = pieces(of: quantity)
      let up = -(reduced[column] + slope(of: quantity, piece: notAbove))
      let down = reduced[column] + slope(of: quantity, piece: below)
      let (gain, direction) =
        up > down
        ? (value[quantity] < upper[quantity] ? up : 0, 1.0) : (value[quantity] > lower[quantity] ? down : 0, -1.0)
      if bland ? gain > Self.tolerance && quantity < bestQuantity : gain > bestGain {
        best = (column, direction, gain)
        bestGain = gain
        bestQuantity = quantity
      }
    }
    return best
  }

  /// Moves a column until its cost falls no more; whether it moved at all.
  private func move(_ column: Int, _ direction: Double, _ gain: Double, bland: Bool) -> Bool {
    let quantity = nonbasic[column]
    let (below, notAbove) = pieces(of: quantity)
    var ownPiece = direction > 0 ? notAbove : below
    var gain = gain
    let start = value[quantity]
    while true {
      // The nearest place where the cost bends: of the column itself, or of a row.
      var step = Double.infinity
      var row = -1
      let own = stop(of: quantity, piece: ownPiece, direction)
      if own.isFinite { step = max(0, (own - start) * direction) }
      for candidate in 0..<rowCount {
        let rate = tableau[candidate * columnCount + column] * direction
        guard abs(rate) > Self.tolerance else { continue }
        let other = basic[candidate]
        let stop = stop(of: other, piece: piece[other], rate)
        guard stop.isFinite else { continue }
        let reach = max(0, (stop - value[other]) / rate)
        let tie = row >= 0 && abs(reach - step) <= Self.tolerance
        let isBetter =
          tie
          ? (bland
            ? other < basic[row] : abs(rate) > abs(tableau[row * columnCount + column])) : reach < step
        if isBetter { (step, row) = (min(step, reach), candidate) }
      }
      guard step.isFinite else {
        // Nothing bends any more: the fall was a rounding error.
        reduced[column] = 0
        lower[quantity] = value[quantity]
        upper[quantity] = value[quantity]
        return true
      }
      if row < 0 {
        let bound = direction > 0 ? upper[quantity] : lower[quantity]
        let bend = bend(of: quantity, piece: ownPiece, direction)
        gain -= own == bound ? .infinity : bend
        if own != bound { ownPiece += direction > 0 ? 1 : -1 }
        if gain > Self.tolerance { continue }
        shift(column, to: own)
        return step > Self.tolerance
      }
      let other = basic[row]
      let rate = tableau[row * columnCount + column] * direction
      let stop = stop(of: other, piece: piece[other], rate)
      let isBound = stop == (rate > 0 ? upper[other] : lower[other])
      let bend = isBound ? .infinity : bend(of: other, piece: piece[other], rate)
      if !bland, gain - bend * abs(rate) > Self.tolerance {
        gain -= bend * abs(rate)
        piece[other] += rate > 0 ? 1 : -1
        slope[other] += rate > 0 ? bend : -bend
        addToReduced(row, rate > 0 ? bend : -bend)
        continue
      }
      shift(column, to: start + step * direction)
      value[other] = stop
      pivot(row, column, ownPiece)
      return step > Self.tolerance
    }
  }

  /// Where the piece of a quantity ends.
  private func stop(of quantity: Int, piece: Int, _ direction: Double) -> Double {
    let index = first[quantity] + piece
    if direction > 0 {
      return index < end[quantity] ? min(breakpoints[index].position, upper[quantity]) : upper[quantity]
    }
    return index > first[quantity] ? max(breakpoints[index - 1].position, lower[quantity]) : lower[quantity]
  }

  private func bend(of quantity: Int, piece: Int, _ direction: Double) -> Double {
    let index = first[quantity] + piece - (direction > 0 ? 0 : 1)
    return breakpoints[index].below + breakpoints[index].above
  }

  private func shift(_ column: Int, to position: Double) {
    let quantity = nonbasic[column]
    let step = position - value[quantity]
    value[quantity] = position
    guard step != 0 else { return }
    for row in 0..<rowCount { value[basic[row]] += tableau[row * columnCount + column] * step }
  }

  private func pivot(_ row: Int, _ column: Int, _ enteringPiece: Int) {
    let entering = nonbasic[column]
    let leaving = basic[row]
    addToReduced(row, -slope[leaving])
    let base = row * columnCount
    let inverse = 1 / tableau[base + column]
    for index in 0..<columnCount { tableau[base + index] *= -inverse }
    tableau[base + column] = inverse
    for other in 0..<rowCount where other != row {
      let factor = tableau[other * columnCount + column]
      guard factor != 0 else { continue }
      tableau[other * columnCount + column] = 0
      for index in 0..<columnCount {
        let entry = tableau[other * columnCount + index] + factor * tableau[base + index]
        tableau[other * columnCount + index] = abs(entry) < 1e-12 ? 0 : entry
      }
    }
    basic[row] = entering
    nonbasic[column] = leaving
    place[entering] = row
    place[leaving] = -1 - column
    piece[entering] = enteringPiece
    slope[entering] = slope(of: entering, piece: enteringPiece)
    let cost = reduced[column] + slope[entering]
    reduced[column] = 0
    addToReduced(row, cost)
  }

  /// Keeps every quantity where the cost of the level stays what it is.
  private func restrict() {
    for row in 0..<rowCount {
      let quantity = basic[row]
      let low = stop(of: quantity, piece: piece[quantity], -1)
      let high = stop(of: quantity, piece: piece[quantity], 1)
      lower[quantity] = min(low, value[quantity])
      upper[quantity] = max(high, value[quantity])
    }
    for column in 0..<columnCount {
      let quantity = nonbasic[column]
      guard isFree(quantity) else { continue }
      let (below, notAbove) = pieces(of: quantity)
      let up = reduced[column] + slope(of: quantity, piece: notAbove)
      let down = reduced[column] + slope(of: quantity, piece: below)
      let high = up > Self.tolerance ? value[quantity] : stop(of: quantity, piece: notAbove, 1)
      let low = down < -Self.tolerance ? value[quantity] : stop(of: quantity, piece: below, -1)
      lower[quantity] = min(low, value[quantity])
      upper[quantity] = max(high, value[quantity])
    }
  }

  /// The cost of the level at work that a quantity bears.
  func cost(of quantity: Int) -> Double {
    var cost = 0.0
    for index in first[quantity]..<end[quantity] {
      let distance = value[quantity] - breakpoints[index].position
      cost += distance > 0 ? distance * breakpoints[index].above : -distance * breakpoints[index].below
    }
    return cost
  }
}
