/// Step 2b: a part with rows is loaded into its `Simplex` and minimized, level by level.
extension Reduction {
  /// Minimizes a part that has rows. Returns nil, or the required bounds that conflict, with their factors.
  func minimise(_ index: Int, _ system: ConstraintSystem) -> [Weighted]? {
    var simplex = simplexes[index]
    // Rounding errors accumulate in a tableau with each pivot, so it is rebuilt after many of them.
    if let old = simplex, old.pivotCount > 100 + 4 * (old.rowCount + old.columnCount) { simplex = nil }
    if let old = simplex, parts[index].hasValidSides, !parts[index].isFree, follow(index, old) { return nil }
    let isNew = simplex == nil
    let used = simplex ?? makeSimplex(index)
    simplexes[index] = used
    used.release()
    load(used, index) { $0.level }
    place(used, index, isNew: isNew)
    if used.minimise(level: 0) > Self.negligible, let conflict = conflict(in: index, used) { return conflict }
    for level in 1..<max(1, levels.count) {
      used.minimise(level: Int32(level))
      if !used.isFree { break }
    }
    if used.didMove { used.computeRows() }
    parts.base[index].isFree = used.isFree
    copyRootValues(index, used)
    noteSides(index, used)
    return nil
  }

  func copyRootValues(_ index: Int, _ simplex: Simplex) {
    let first = Int(parts[index].firstRoot)
    for root in 0..<simplex.columnCount { rootValues[first + root] = simplex.value[root] }
  }

  // MARK: Following small changes

  /// Moves the quantities that rest on bounds that have moved. While every quantity stays on the same side of each
  /// of its bounds, the previous optimum is still optimal; returns false as soon as one crosses a bound.
  private func follow(_ index: Int, _ simplex: Simplex) -> Bool {
    for column in 0..<simplex.columnCount where simplex.holder[Int(simplex.nonbasic[column])] < 0 { return false }
    for column in 0..<simplex.columnCount {
      simplex.shift(column, to: bounds[Int(simplex.holder[Int(simplex.nonbasic[column])])].position)
    }
    for bound in Int(parts[index].firstBound)..<Int(parts[index].endBound)
    where side(bound, simplex) != sides[bound] && !bounds[bound].isRemoved { return false }
    copyRootValues(index, simplex)
    return true
  }

  private func noteSides(_ index: Int, _ simplex: Simplex) {
    parts.base[index].hasValidSides = true
    var hasRoom = true
    for bound in Int(parts[index].firstBound)..<Int(parts[index].endBound) {
      sides[bound] = side(bound, simplex)
      if simplex.place[Int(bounds[bound].quantity)] >= 0, !isInside(bound) { hasRoom = false }
    }
    parts.base[index].hasRoom = hasRoom
  }

  private func side(_ bound: Int, _ simplex: Simplex) -> Int8 {
    let value = simplex.value[Int(bounds[bound].quantity)]
    return Self.side(value - bounds[bound].position, value)
  }

  /// Returns the side of a bound (-1, 0 or 1) for a value at a signed distance from it.
  static func side(_ distance: Double, _ value: Double) -> Int8 {
    let near = Simplex.tolerance * max(1, abs(value))
    return distance > near ? 1 : distance < -near ? -1 : 0
  }

  /// Returns whether a quantity satisfies a bound with slack, so that the bound does not restrict small movements.
  func isInside(_ bound: Int) -> Bool {
    sides[bound] > 0
      ? bounds[bound].above == 0 : sides[bound] < 0 ? bounds[bound].below == 0 : bounds[bound].isRemoved
  }

  private func makeSimplex(_ index: Int) -> Simplex {
    let simplex = spareSimplex()
    simplex.reset(columnCount: Int(parts[index].rootCount), rowCount: Int(parts[index].rowCount))
    for place in 0..<Int(parts[index].rowCount) {
      let row = Int(partRows[Int(parts[index].firstRow) + place])
      let first = Int(rows[row].firstTerm)
      _ = simplex.appendRow(
        { (Int(self.place[self.rowTerms[first + $0].index]), self.rowTerms[first + $0].coefficient) },
        count: Int(rows[row].endTerm) - first)
    }
    return simplex
  }

  /// Loads the bounds of a part into a simplex, each at the level that the closure returns; nil omits a bound.
  private func load(_ simplex: Simplex, _ index: Int, level: (Bound) -> Int32?) {
    simplex.bends.removeAll()
    var bound = Int(parts[index].firstBound)
    let end = Int(parts[index].endBound)
    for quantity in 0..<simplex.value.count {
      let first = simplex.bends.count
      simplex.firstBend[quantity] = Int32(first)
      while bound < end, bounds[bound].quantity == quantity {
        if !bounds[bound].isRemoved, let level = level(bounds[bound]) {
          insert(
            Simplex.Bend(
              position: bounds[bound].position, below: bounds[bound].below, above: bounds[bound].above,
              level: level,
              tag: Int32(bound)), into: simplex, from: first)
        }
        bound += 1
      }
    }
    simplex.firstBend[simplex.value.count] = Int32(simplex.bends.count)
    for quantity in 0..<simplex.value.count {
      simplex.levelBend[quantity] = simplex.firstBend[quantity]
      simplex.levelEnd[quantity] = simplex.firstBend[quantity]
      simplex.piece[quantity] = 0
      simplex.slope[quantity] = 0
    }
  }

  /// Inserts a bend so that bends stay sorted by level and position.
  private func insert(_ bend: Simplex.Bend, into simplex: Simplex, from first: Int) {
    var place = simplex.bends.count
    simplex.bends.append(bend)
    while place > first,
      simplex.bends[place - 1].level > bend.level
        || simplex.bends[place - 1].level == bend.level && simplex.bends[place - 1].position > bend.position
    {
      simplex.bends[place] = simplex.bends[place - 1]
      place -= 1
    }
    simplex.bends[place] = bend
  }

  /// Moves the columns of a new simplex to values that their own bounds allow; in an existing simplex, only the
  /// columns whose holder moved or was removed.
  private func place(_ simplex: Simplex, _ index: Int, isNew: Bool) {
    if isNew {
      simplex.didMove = true
      for column in 0..<simplex.columnCount { placeColumn(simplex, column, index) }
      holdByEqualities(simplex, index)
    } else {
      for column in 0..<simplex.columnCount {
        let quantity = Int(simplex.nonbasic[column])
        let before = simplex.value[quantity]
        defer { if simplex.value[quantity] != before { simplex.didMove = true } }
        if simplex.holder[quantity] == Simplex.unplaced {
          placeColumn(simplex, quantity, index)
        } else if simplex.holder[quantity] >= 0 {
          simplex.value[quantity] = bounds[Int(simplex.holder[quantity])].position
        } else {
          simplex.holdByBend(quantity)
        }
      }
    }
    if simplex.didMove { simplex.computeRows() }
  }

  private func placeColumn(_ simplex: Simplex, _ column: Int, _ index: Int) {
    let (first, end) = boundsOf(column, index)
    let interval = narrow(first, end)
    let value = max(interval.lower, min(interval.upper, 0))
    simplex.value[column] = value
    simplex.holder[column] =
      value == interval.lower ? interval.lowerHolder : value == interval.upper ? interval.upperHolder : -1
  }

  /// Pivots rows with an equality into the nonbasic set, in exchange for columns without bounds, so that descent
  /// starts near the optimum.
  private func holdByEqualities(_ simplex: Simplex, _ index: Int) {
    for level in 0..<Int32(levels.count) {
      for row in 0..<simplex.rowCount where Int(simplex.basic[row]) >= simplex.columnCount {
        let quantity = Int(simplex.basic[row])
        let end = Int(simplex.firstBend[quantity + 1])
        var bend = Int(simplex.firstBend[quantity])
        while bend < end, simplex.bends[bend].level < level { bend += 1 }
        while bend < end, simplex.bends[bend].level == level,
          simplex.bends[bend].below == 0 || simplex.bends[bend].above == 0
        { bend += 1 }
        guard bend < end, simplex.bends[bend].level == level else { continue }
        for column in 0..<simplex.columnCount {
          let other = Int(simplex.nonbasic[column])
          guard other < simplex.columnCount, simplex.firstBend[other] == simplex.firstBend[other + 1],
            abs(simplex.tableau[row * simplex.columnCount + column]) > 0.1
          else { continue }
          simplex.value[quantity] = simplex.bends[bend].position
          simplex.holder[quantity] = simplex.bends[bend].tag
          simplex.pivot(row, column, 0)
          break
        }
      }
    }
  }

  func boundsOf(_ quantity: Int, _ index: Int) -> (first: Int, end: Int) {
    var first = Int(parts[index].firstBound)
    let last = Int(parts[index].endBound)
    while first < last, bounds[first].quantity < quantity { first += 1 }
    var end = first
    while end < last, bounds[end].quantity == quantity { end += 1 }
    return (first, end)
  }

  // MARK: Conflicts

  /// Adds the violated required bounds one by one until one cannot be satisfied. Returns the unsatisfied bound and
  /// the bounds that restrict its row. The simplex, whose least sum of violations is known, continues from there.
  private func conflict(in index: Int, _ simplex: Simplex) -> [Weighted]? {
    let violated = violatedBounds(index, simplex)
    simplex.release()
    load(simplex, index) { bound in
      guard bound.level == 0 else { return nil }
      let tag = violated.firstIndex { self.bounds[$0].constraint == bound.constraint }
      return tag.map { Int32($0 + 1) } ?? 0
    }
    place(simplex, index, isNew: false)
    simplex.minimise(level: 0)
    for (order, tag) in violated.enumerated() {
      guard simplex.minimise(level: Int32(order + 1)) > Self.negligible else { continue }
      return reason(simplex, tag)
    }
    return nil
  }

  private func violatedBounds(_ index: Int, _ simplex: Simplex) -> [Int] {
    (Int(parts[index].firstBound)..<Int(parts[index].endBound)).filter {
      let bound = bounds[$0]
      guard bound.level == 0 else { return false }
      let distance = simplex.value[Int(bound.quantity)] - bound.position
      return distance * (distance > 0 ? bound.above : -bound.below) > Simplex.tolerance
    }
  }

  /// Returns the bounds that keep a quantity from reaching a bound.
  private func reason(_ simplex: Simplex, _ tag: Int) -> [Weighted] {
    let quantity = Int(bounds[tag].quantity)
    let isBelow = simplex.value[quantity] < bounds[tag].position
    var result = [Weighted(tag: Int32(tag), factor: 1)]
    let limit = isBelow ? simplex.upper[quantity] : simplex.lower[quantity]
    let row = Int(simplex.place[quantity])
    if row < 0 || abs(limit - simplex.value[quantity]) <= Self.negligible / 10 {
      let other = isBelow ? simplex.upperTag[quantity] : simplex.lowerTag[quantity]
      if other >= 0 {
        result.append(Weighted(tag: other, factor: -1))
        return result
      }
    }
    guard row >= 0 else { return result }
    for column in 0..<simplex.columnCount {
      let factor = simplex.tableau[row * simplex.columnCount + column]
      guard abs(factor) > Simplex.tolerance else { continue }
      let other = Int(simplex.nonbasic[column])
      let goesUp = (factor > 0) == isBelow
      let holder = goesUp ? simplex.upperTag[other] : simplex.lowerTag[other]
      if holder >= 0 { result.append(Weighted(tag: holder, factor: -factor)) }
    }
    return result
  }
}
