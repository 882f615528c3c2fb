/// The cost of the current level, and the intervals of optimal values, to which lower levels are limited.
extension Simplex {
  /// The cost of the current level.
  var cost: Double {
    var cost = 0.0
    for quantity in 0..<value.count where levelBend[quantity] < levelEnd[quantity] {
      cost += self.cost(of: quantity)
    }
    return cost
  }

  private func cost(of quantity: Int) -> Double {
    var cost = 0.0
    for index in Int(levelBend[quantity])..<Int(levelEnd[quantity]) {
      let distance = value[quantity] - bends[index].position
      cost += distance > 0 ? distance * bends[index].above : -distance * bends[index].below
    }
    return cost
  }

  func slope(of quantity: Int, piece: Int) -> Double {
    var slope = 0.0
    let first = Int(levelBend[quantity])
    for index in first..<Int(levelEnd[quantity]) {
      slope += index - first < piece ? bends[index].above : -bends[index].below
    }
    return slope
  }

  /// Returns the number of bends below the value, and the number of bends not above it.
  func pieces(of quantity: Int) -> (below: Int, notAbove: Int) {
    let first = Int(levelBend[quantity])
    let end = Int(levelEnd[quantity])
    guard first < end else { return (0, 0) }
    let value = value[quantity]
    let near = Self.tolerance * max(1, abs(value))
    var below = 0
    var notAbove = 0
    for index in first..<end {
      if bends[index].position < value - near { below += 1 }
      if bends[index].position <= value + near { notAbove += 1 }
    }
    return (below, notAbove)
  }

  /// Returns the end of a linear piece of a quantity's cost, in one direction.
  @inline(__always)
  func stop(of quantity: Int, piece: Int, isUpwards: Bool) -> Double {
    let index = Int(levelBend[quantity]) + piece
    if isUpwards {
      return index < levelEnd[quantity] ? min(bends[index].position, upper[quantity]) : upper[quantity]
    }
    return index > levelBend[quantity] ? max(bends[index - 1].position, lower[quantity]) : lower[quantity]
  }

  /// Returns the tag of the bound at that end.
  func tag(of quantity: Int, piece: Int, isUpwards: Bool) -> Int32 {
    let index = Int(levelBend[quantity]) + piece
    if isUpwards {
      return index < levelEnd[quantity] && bends[index].position < upper[quantity]
        ? bends[index].tag : upperTag[quantity]
    }
    return index > levelBend[quantity] && bends[index - 1].position > lower[quantity]
      ? bends[index - 1].tag : lowerTag[quantity]
  }

  /// Returns the change of the cost's slope at that end.
  func bend(of quantity: Int, piece: Int, isUpwards: Bool) -> Double {
    let index = Int(levelBend[quantity]) + piece - (isUpwards ? 0 : 1)
    return bends[index].below + bends[index].above
  }

  func choosePieces() {
    for row in 0..<rowCount { choosePiece(of: Int(basic[row])) }
  }

  /// Selects the piece with the least absolute slope among those that contain a basic quantity's value.
  private func choosePiece(of quantity: Int) {
    guard levelBend[quantity] < levelEnd[quantity] else {
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
    piece[quantity] = Int32(best)
    slope[quantity] = bestSlope
  }

  var hasSlopes: Bool {
    for row in 0..<rowCount where slope[Int(basic[row])] != 0 { return true }
    return false
  }

  func reduceCosts() {
    for column in 0..<columnCount { reduced[column] = 0 }
    for row in 0..<rowCount where slope[Int(basic[row])] != 0 { addToReduced(row, slope[Int(basic[row])]) }
  }

  @inline(__always)
  func addToReduced(_ row: Int, _ factor: Double) {
    let entries = tableau.base + row * columnCount
    let reduced = reduced.base
    for column in 0..<columnCount { reduced[column] += factor * entries[column] }
  }

  /// Restricts every quantity to the interval in which the cost of the level keeps its minimum.
  func restrict() {
    for row in 0..<rowCount {
      let quantity = Int(basic[row])
      // A quantity without bends of this level keeps its interval.
      if levelBend[quantity] == levelEnd[quantity], value[quantity] <= upper[quantity],
        value[quantity] >= lower[quantity]
      {
        continue
      }
      restrict(quantity, piece: Int(piece[quantity]), isUpwards: true)
      restrict(quantity, piece: Int(piece[quantity]), isUpwards: false)
    }
    for column in 0..<columnCount {
      let quantity = Int(nonbasic[column])
      guard isFree(quantity) else { continue }
      let (below, notAbove) = pieces(of: quantity)
      let up = reduced[column] + slope(of: quantity, piece: notAbove)
      let down = reduced[column] + slope(of: quantity, piece: below)
      if up > Self.tolerance {
        upper[quantity] = value[quantity]
        upperTag[quantity] = fixingTag(quantity, below, notAbove, isUpwards: true)
      } else {
        restrict(quantity, piece: notAbove, isUpwards: true)
      }
      if down < -Self.tolerance {
        lower[quantity] = value[quantity]
        lowerTag[quantity] = fixingTag(quantity, below, notAbove, isUpwards: false)
      } else {
        restrict(quantity, piece: below, isUpwards: false)
      }
    }
  }

  /// Returns the tag of the bound that keeps a nonbasic quantity from rising or falling: a bend at its value, or
  /// else its holder.
  private func fixingTag(_ quantity: Int, _ below: Int, _ notAbove: Int, isUpwards: Bool) -> Int32 {
    let first = Int(levelBend[quantity])
    for index in first + below..<first + notAbove where (isUpwards ? bends[index].above : bends[index].below) > 0 {
      return bends[index].tag
    }
    return holder[quantity]
  }

  private func restrict(_ quantity: Int, piece: Int, isUpwards: Bool) {
    let stop = stop(of: quantity, piece: piece, isUpwards: isUpwards)
    let tag = tag(of: quantity, piece: piece, isUpwards: isUpwards)
    if isUpwards {
      upper[quantity] = max(stop, value[quantity])
      upperTag[quantity] = tag
    } else {
      lower[quantity] = min(stop, value[quantity])
      lowerTag[quantity] = tag
    }
  }
}
