/// A simplex method over columns and rows (`row = sum of coefficient * column`) whose costs are convex and
/// piecewise linear: the cost of a column or row has a breakpoint, a *bend*, where a constraint begins to be
/// violated. The levels are minimized one after the other; each one restricts the quantities to its optima.
///
/// A *quantity* is a column (indexes `0 ..< columnCount`) or a row (higher indexes). It is either nonbasic, with a
/// fixed value, or basic, a sum over the nonbasic quantities; the coefficients are in the tableau.
final class Simplex {
  /// A breakpoint of a quantity's cost, which grows by `below` per unit below the position and by `above` per unit
  /// above it.
  struct Bend: BitwiseCopyable {
    var position: Double
    var below: Double
    var above: Double
    var level: Int32
    /// The tag of the bound that causes the bend; -1 if no bound does.
    var tag: Int32
  }

  static let tolerance = 1e-9
  /// Bounds further away than this count as infinite.
  static let far = 1e7
  /// The holder of a column that has no value yet.
  static let unplaced: Int32 = -2
  /// The level of the distance that ``minimise(distanceOf:to:)`` minimizes, after all levels of constraints.
  static let extraLevel = Int32.max

  @exclusivity(unchecked) private(set) var columnCount: Int
  @exclusivity(unchecked) var rowCount = 0

  // The following arrays are indexed by quantity.
  /// The interval in which the minimized levels keep their minima, and the tags of the bounds at its ends.
  let lower = FlatArray<Double>()
  let upper = FlatArray<Double>()
  let lowerTag = FlatArray<Int32>()
  let upperTag = FlatArray<Int32>()
  let value = FlatArray<Double>()
  /// The tag of the bound that fixes a nonbasic quantity at its value; -1 if there is none.
  let holder = FlatArray<Int32>()
  /// The index of a quantity's first bend; its bends end at the `firstBend` of the next quantity. The current
  /// level's bends of a quantity are `levelBend ..< levelEnd`.
  let firstBend = FlatArray<Int32>()
  let levelBend = FlatArray<Int32>()
  let levelEnd = FlatArray<Int32>()
  /// For a basic quantity, the number of the current level's bends below its piece of the cost, and the slope of
  /// the piece.
  let piece = FlatArray<Int32>()
  let slope = FlatArray<Double>()
  /// The row of a basic quantity, or -1 minus the column of a nonbasic one.
  let place = FlatArray<Int32>()

  let bends = FlatArray<Bend>()
  let basic = FlatArray<Int32>()
  let nonbasic = FlatArray<Int32>()
  /// The coefficients of the tableau, row by row.
  let tableau = FlatArray<Double>()
  /// The reduced costs: the change of the rows' cost per unit of each column, without the column's own cost.
  let reduced = FlatArray<Double>()
  /// The slopes of a column's own cost, upwards and downwards.
  let upSlope = FlatArray<Double>()
  let downSlope = FlatArray<Double>()
  /// The columns that the pivoted row contains.
  let touched = FlatArray<Int32>()
  /// The values of the nonbasic quantities, by column.
  private let rest = FlatArray<Double>()
  private let keptLower = FlatArray<Double>()
  private let keptUpper = FlatArray<Double>()
  /// The free columns that ``findFreeColumns()`` found.
  let freeColumns = FlatArray<Int32>()
  /// Whether a nonbasic quantity has moved since the values of the rows were computed.
  @exclusivity(unchecked) var didMove = true
  /// The number of pivots since the tableau was built.
  @exclusivity(unchecked) var pivotCount = 0

  init() { columnCount = 0 }

  /// Removes everything and creates columns; reserves memory for rows.
  func reset(columnCount: Int, rowCount: Int) {
    self.columnCount = columnCount
    self.rowCount = 0
    pivotCount = 0
    didMove = true
    truncate(to: 0)
    bends.removeAll()
    basic.removeAll()
    nonbasic.removeAll()
    tableau.removeAll()
    tableau.reserve(columnCount * rowCount)
    for column in 0..<columnCount {
      appendQuantity(place: -1 - column)
      nonbasic.append(Int32(column))
    }
    reduced.fill(count: columnCount, with: 0)
    upSlope.fill(count: columnCount, with: 0)
    downSlope.fill(count: columnCount, with: 0)
  }

  /// Keeps only the first quantities.
  func truncate(to count: Int) {
    lower.truncate(to: count)
    upper.truncate(to: count)
    lowerTag.truncate(to: count)
    upperTag.truncate(to: count)
    value.truncate(to: count)
    holder.truncate(to: count)
    firstBend.truncate(to: count == 0 ? 0 : count + 1)
    levelBend.truncate(to: count)
    levelEnd.truncate(to: count)
    piece.truncate(to: count)
    slope.truncate(to: count)
    place.truncate(to: count)
  }

  func appendQuantity(place newPlace: Int) {
    lower.append(-.infinity)
    upper.append(.infinity)
    lowerTag.append(-1)
    upperTag.append(-1)
    value.append(0)
    holder.append(-1)
    if firstBend.count == 0 { firstBend.append(0) }
    firstBend.append(firstBend[firstBend.count - 1])
    levelBend.append(0)
    levelEnd.append(0)
    piece.append(0)
    slope.append(0)
    place.append(Int32(newPlace))
  }

  /// Adds a row over columns, as a new quantity, and returns the quantity.
  func appendRow(_ terms: (Int) -> (column: Int, coefficient: Double), count: Int) -> Int {
    appendQuantity(place: 0)
    addRow(value.count - 1, terms, count: count)
    return value.count - 1
  }

  /// Makes a quantity a row over columns.
  func addRow(_ quantity: Int, _ terms: (Int) -> (column: Int, coefficient: Double), count: Int) {
    let base = tableau.count
    tableau.extend(count: base + columnCount, with: 0)
    var sum = 0.0
    for index in 0..<count {
      let (column, coefficient) = terms(index)
      sum += coefficient * value[column]
      let row = Int(place[column])
      if row < 0 {
        tableau.base[base - 1 - row] += coefficient
      } else {
        for other in 0..<columnCount {
          tableau.base[base + other] += coefficient * tableau[row * columnCount + other]
        }
      }
    }
    place[quantity] = Int32(rowCount)
    value[quantity] = sum
    basic.append(Int32(quantity))
    rowCount += 1
  }

  // MARK: Levels

  /// Saves the intervals that the minimized levels allow.
  func keepIntervals() {
    keptLower.fill(count: lower.count, with: 0)
    keptUpper.fill(count: upper.count, with: 0)
    keptLower.base.update(from: lower.base, count: lower.count)
    keptUpper.base.update(from: upper.base, count: upper.count)
  }

  func restoreIntervals() {
    lower.base.update(from: keptLower.base, count: min(lower.count, keptLower.count))
    upper.base.update(from: keptUpper.base, count: min(upper.count, keptUpper.count))
  }

  /// Discards the results of all levels.
  func release() {
    for quantity in 0..<value.count {
      lower[quantity] = -.infinity
      upper[quantity] = .infinity
      lowerTag[quantity] = -1
      upperTag[quantity] = -1
      levelEnd[quantity] = firstBend[quantity]
    }
  }

  /// Computes the values of the rows from those of the nonbasic quantities.
  func computeRows() {
    rest.removeAll()
    for column in 0..<columnCount { rest.append(value[Int(nonbasic[column])]) }
    let values = rest.base
    var row = 0
    // Four independent sums at a time let the processor overlap their additions.
    while row + 4 <= rowCount {
      let entries = tableau.base + row * columnCount
      var sums = (0.0, 0.0, 0.0, 0.0)
      for column in 0..<columnCount {
        let value = values[column]
        sums.0 += entries[column] * value
        sums.1 += entries[column + columnCount] * value
        sums.2 += entries[column + 2 * columnCount] * value
        sums.3 += entries[column + 3 * columnCount] * value
      }
      value[Int(basic[row])] = sums.0
      value[Int(basic[row + 1])] = sums.1
      value[Int(basic[row + 2])] = sums.2
      value[Int(basic[row + 3])] = sums.3
      row += 4
    }
    while row < rowCount {
      let entries = tableau.base + row * columnCount
      var sum = 0.0
      for column in 0..<columnCount { sum += entries[column] * values[column] }
      value[Int(basic[row])] = sum
      row += 1
    }
    didMove = false
  }

  /// Minimizes the cost of a level, restricts the quantities to the optima, and returns the minimum. Levels have to
  /// be minimized in ascending order.
  @discardableResult
  func minimise(level: Int32) -> Double {
    var isEmpty = true
    for quantity in 0..<value.count {
      levelBend[quantity] = levelEnd[quantity]
      let end = firstBend[quantity + 1]
      var index = levelEnd[quantity]
      while index < end, bends[Int(index)].level == level { index += 1 }
      levelEnd[quantity] = index
      if index > levelBend[quantity] { isEmpty = false }
    }
    guard !isEmpty else { return 0 }
    descend()
    let cost = self.cost
    // If all bounds of the level are satisfied, prefer flat pieces, so that none of them counts as active.
    if cost < 1e-7, hasSlopes {
      choosePieces()
      reduceCosts()
    }
    restrict()
    return cost
  }

  /// Moves one quantity as near to a position as possible, and keeps it there.
  func minimise(distanceOf quantity: Int, to position: Double) {
    approach(quantity, position) { true }
  }

  /// Moves one quantity to its bound, if it is bounded on one side only, else as near to a position as possible,
  /// and keeps it there.
  func rest(_ quantity: Int, near position: Double) {
    var isThere = false
    approach(quantity, position) {
      isThere = abs(value[quantity] - position) <= Self.tolerance * max(1, abs(position))
      // A position beyond a bound can't be reached: the quantity takes the bound, whether or not there is one on
      // the other side.
      if !isThere { return true }
      isThere = self.lower[quantity] <= -Self.far || self.upper[quantity] >= Self.far
      return !isThere
    }
    guard isThere else { return }
    let upper = end(of: quantity, position + Self.far)
    let lower = end(of: quantity, position - Self.far)
    minimise(distanceOf: quantity, to: (upper == nil) == (lower == nil) ? position : upper ?? lower ?? position)
  }

  /// Returns the value at which a quantity stops before a distant position; nil if it reaches the position.
  private func end(of quantity: Int, _ position: Double) -> Double? {
    approach(quantity, position) { false }
    // The steps have left rounding errors in the rows.
    if didMove { computeRows() }
    return abs(value[quantity] - position) > 1 ? value[quantity] : nil
  }

  private func approach(_ quantity: Int, _ position: Double, isKept: () -> Bool) {
    for other in 0..<value.count {
      levelBend[other] = 0
      levelEnd[other] = 0
    }
    let extra = bends.count
    bends.append(Bend(position: position, below: 1, above: 1, level: Self.extraLevel, tag: -1))
    levelBend[quantity] = Int32(extra)
    levelEnd[quantity] = Int32(extra + 1)
    descend()
    if isKept() { restrict() }
    bends.truncate(to: extra)
    levelBend[quantity] = 0
    levelEnd[quantity] = 0
  }

  /// Collects the columns that can still move.
  func findFreeColumns() {
    freeColumns.removeAll()
    for column in 0..<columnCount where isFree(Int(nonbasic[column])) { freeColumns.append(Int32(column)) }
  }

  /// Returns whether a quantity keeps its value, whichever free columns move.
  func isFixed(_ quantity: Int) -> Bool {
    let row = Int(place[quantity])
    guard row >= 0 else { return !isFree(quantity) }
    for index in 0..<freeColumns.count
    where abs(tableau[row * columnCount + Int(freeColumns[index])]) > Self.tolerance { return false }
    return true
  }

  /// Whether any column can still move.
  var isFree: Bool {
    for column in 0..<columnCount where isFree(Int(nonbasic[column])) { return true }
    return false
  }

  @inline(__always)
  func isFree(_ quantity: Int) -> Bool { lower[quantity] < upper[quantity] }

}
