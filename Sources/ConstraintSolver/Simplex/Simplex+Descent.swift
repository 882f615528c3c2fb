/// Minimization of a level's cost: a column moves while the cost decreases, by a shift, or by a pivot where a row
/// limits the step.
extension Simplex {
  /// Moves columns until no movement decreases the cost of the level.
  func descend() {
    choosePieces()
    reduceCosts()
    for column in 0..<columnCount { noteSlopes(column) }
    // Degenerate steps of length 0 may cycle; after 20 of them Bland's rule, which cannot cycle, selects the
    // pivots.
    var still = 0
    for _ in 0..<(200 + 50 * (rowCount + columnCount)) {
      guard let (column, isUpwards, fall) = entering(isCareful: still > 20) else { return }
      let didMove = move(column, isUpwards, fall, isCareful: still > 20)
      noteSlopes(column)
      still = didMove ? 0 : still + 1
    }
  }

  /// Computes the slopes of a column's own cost in both directions; they are infinite in a direction in which the
  /// column cannot move.
  private func noteSlopes(_ column: Int) {
    let quantity = Int(nonbasic[column])
    upSlope[column] = .infinity
    downSlope[column] = -.infinity
    guard isFree(quantity) else { return }
    let (below, notAbove) = pieces(of: quantity)
    if value[quantity] < upper[quantity] { upSlope[column] = slope(of: quantity, piece: notAbove) }
    if value[quantity] > lower[quantity] { downSlope[column] = slope(of: quantity, piece: below) }
  }

  /// Returns the column that reduces the cost most per unit, its direction, and the reduction per unit; nil at the
  /// optimum.
  private func entering(isCareful: Bool) -> (column: Int, isUpwards: Bool, fall: Double)? {
    var best = -1
    var bestQuantity = Int.max
    var bestFall = Self.tolerance
    var isUpwards = false
    let (reduced, upSlope, downSlope) = (reduced.base, upSlope.base, downSlope.base)
    for column in 0..<columnCount {
      let up = -(reduced[column] + upSlope[column])
      let down = reduced[column] + downSlope[column]
      let fall = max(up, down)
      guard fall > Self.tolerance else { continue }
      // Among equal columns the last one is selected: new columns come last, and are more likely to move.
      if isCareful ? Int(nonbasic[column]) < bestQuantity : fall >= bestFall {
        best = column
        bestFall = fall
        bestQuantity = Int(nonbasic[column])
        isUpwards = up > down
      }
    }
    return best < 0 ? nil : (best, isUpwards, bestFall)
  }

  /// Moves a column until the cost no longer decreases; returns whether it moved.
  private func move(_ column: Int, _ isUpwards: Bool, _ fall: Double, isCareful: Bool) -> Bool {
    let quantity = Int(nonbasic[column])
    let (below, notAbove) = pieces(of: quantity)
    var ownPiece = isUpwards ? notAbove : below
    var fall = fall
    let start = value[quantity]
    while true {
      // The next breakpoint of the cost, either of the column itself or of a row.
      let own = stop(of: quantity, piece: ownPiece, isUpwards: isUpwards)
      let ownStep = own.isFinite ? max(0, isUpwards ? own - start : start - own) : .infinity
      let (row, rowStep) = nearestRow(column, isUpwards, isCareful)
      guard min(ownStep, rowStep) < .infinity else {
        // Nothing limits the movement, so the decrease was a rounding error.
        lower[quantity] = start
        upper[quantity] = start
        return true
      }
      if ownStep <= rowStep {
        if own != (isUpwards ? upper[quantity] : lower[quantity]) {
          fall -= bend(of: quantity, piece: ownPiece, isUpwards: isUpwards)
          if fall > Self.tolerance {
            ownPiece += isUpwards ? 1 : -1
            continue
          }
        }
        holder[quantity] = tag(of: quantity, piece: ownPiece, isUpwards: isUpwards)
        shift(column, to: own)
        return ownStep > Self.tolerance
      }
      let other = Int(basic[row])
      let rate = tableau[row * columnCount + column]
      let goesUp = (rate > 0) == isUpwards
      let stop = stop(of: other, piece: Int(piece[other]), isUpwards: goesUp)
      if stop != (goesUp ? upper[other] : lower[other]), !isCareful {
        let bend = bend(of: other, piece: Int(piece[other]), isUpwards: goesUp)
        if fall - bend * abs(rate) > Self.tolerance {
          fall -= bend * abs(rate)
          piece[other] += goesUp ? 1 : -1
          slope[other] += goesUp ? bend : -bend
          addToReduced(row, goesUp ? bend : -bend)
          continue
        }
      }
      holder[other] = tag(of: other, piece: Int(piece[other]), isUpwards: goesUp)
      shift(column, to: isUpwards ? start + rowStep : start - rowStep)
      value[other] = stop
      pivot(row, column, ownPiece)
      return rowStep > Self.tolerance
    }
  }

  /// Returns the row whose cost bends first when the column moves; among equals, the row with the largest
  /// coefficient.
  private func nearestRow(_ column: Int, _ isUpwards: Bool, _ isCareful: Bool) -> (row: Int, step: Double) {
    var step = Double.infinity
    var best = -1
    var bestRate = 0.0
    for row in 0..<rowCount {
      let rate = tableau[row * columnCount + column]
      guard abs(rate) > Self.tolerance else { continue }
      let quantity = Int(basic[row])
      let goesUp = (rate > 0) == isUpwards
      let stop = stop(of: quantity, piece: Int(piece[quantity]), isUpwards: goesUp)
      guard stop.isFinite else { continue }
      let distance = max(0, (goesUp ? stop - value[quantity] : value[quantity] - stop) / abs(rate))
      if best >= 0, abs(distance - step) <= Self.tolerance {
        guard isCareful ? quantity < Int(basic[best]) : abs(rate) > bestRate else { continue }
      } else if distance >= step {
        continue
      }
      step = min(step, distance)
      best = row
      bestRate = abs(rate)
    }
    return (best, step)
  }

  /// Moves a column to a position, and updates the rows that depend on it.
  func shift(_ column: Int, to position: Double) {
    let quantity = Int(nonbasic[column])
    let step = position - value[quantity]
    value[quantity] = position
    guard step != 0 else { return }
    didMove = true
    for row in 0..<rowCount {
      let rate = tableau[row * columnCount + column]
      if rate != 0 { value.base[Int(basic[row])] += rate * step }
    }
  }

  /// Returns the sum of two coefficients; 0 if it is a rounding error.
  @inline(__always)
  private static func sum(_ one: Double, _ other: Double) -> Double {
    let sum = one + other
    return abs(sum) < 1e-12 ? 0 : sum
  }

  /// Exchanges a basic and a nonbasic quantity.
  func pivot(_ row: Int, _ column: Int, _ enteringPiece: Int) {
    let entering = Int(nonbasic[column])
    let leaving = Int(basic[row])
    addToReduced(row, -slope[leaving])
    let entries = tableau.base + row * columnCount
    let inverse = 1 / entries[column]
    touched.removeAll()
    touched.reserve(columnCount)
    for index in 0..<columnCount where entries[index] != 0 {
      entries[index] *= -inverse
      touched.append(Int32(index))
    }
    entries[column] = inverse
    // Rows are sparse at first. In a dense one, a loop without conditions over all columns is faster.
    let isSparse = touched.count * 4 < columnCount
    for other in 0..<rowCount where other != row {
      let target = tableau.base + other * columnCount
      let factor = target[column]
      guard factor != 0 else { continue }
      target[column] = 0
      if isSparse {
        let columns = touched.base
        for place in 0..<touched.count {
          let index = Int(columns[place])
          target[index] = Self.sum(target[index], factor * entries[index])
        }
      } else {
        for index in 0..<columnCount { target[index] = Self.sum(target[index], factor * entries[index]) }
      }
    }
    basic[row] = Int32(entering)
    nonbasic[column] = Int32(leaving)
    place[entering] = Int32(row)
    place[leaving] = Int32(-1 - column)
    piece[entering] = Int32(enteringPiece)
    slope[entering] = slope(of: entering, piece: enteringPiece)
    let cost = reduced[column] + slope[entering]
    reduced[column] = 0
    addToReduced(row, cost)
    pivotCount += 1
    didMove = true
  }
}
