/// Step 1b: each constraint that is not a definition becomes a bound on a root, or on a row over several roots.
/// Roots that share a row form a part.
extension Reduction {
  /// Writes a constraint that is not a definition as a bound of a root or row.
  func bound(_ system: ConstraintSystem, _ constraint: Int32, _ record: ConstraintSystem.ConstraintRecord) {
    let firstTerm = originalTerms.count
    let level = level(of: record.priority)
    if record.termCount == 1, rank[system.terms[Int(record.firstTerm)].index] == 0 {
      let term = system.terms[Int(record.firstTerm)]
      return bound(
        constraint, record.relation, level, Int32(firstTerm), quantity: term.variable.index, scale: term.coefficient
      )
    }
    beginSum()
    for index in Int(record.firstTerm)..<Int(record.firstTerm + record.termCount) {
      let term = system.terms[index]
      guard term.coefficient != 0 else { continue }
      if rank[term.index] != 0 { originalTerms.append(term) }
      addToSum(term.index, term.coefficient, upTo: .max)
    }
    finishSum()
    // A constraint without roots has a constant error, which cannot be minimized. It is checked only if it is
    // required.
    if leaves.count == 0, level > 0 {
      originalTerms.truncate(to: firstTerm)
      return
    }
    bound(constraint, record.relation, level, Int32(firstTerm))
  }

  /// Adds the lower bound 0 of a variable that cannot be negative.
  func boundByZero(_ variable: Int) {
    let firstTerm = originalTerms.count
    if rank[variable] == 0 {
      return bound(
        Int32(-1 - variable), .greaterThanOrEqual, 0, Int32(firstTerm), quantity: Int32(variable), scale: 1)
    }
    originalTerms.append(Term(variable, 1))
    expand(variable)
    bound(Int32(-1 - variable), .greaterThanOrEqual, 0, Int32(firstTerm))
  }

  /// Adds a bound of the sum that was computed last.
  private func bound(_ constraint: Int32, _ relation: Relation, _ level: Int32, _ firstTerm: Int32) {
    var scale = 1.0
    var quantity: Int32 = -1
    if leaves.count == 1 {
      quantity = leaves[0]
      scale = coefficient[Int(quantity)]
    } else if leaves.count > 1 {
      (quantity, scale) = row()
    }
    bound(constraint, relation, level, firstTerm, quantity: quantity, scale: scale)
  }

  @inline(__always)
  private func bound(
    _ constraint: Int32, _ relation: Relation, _ level: Int32, _ firstTerm: Int32, quantity: Int32, scale: Double
  ) {
    let isUpper = scale > 0 ? relation == .lessThanOrEqual : relation == .greaterThanOrEqual
    let weight = abs(scale)
    unsorted.append(
      Bound(
        constraint: constraint, quantity: quantity, level: level, firstTerm: firstTerm,
        endTerm: Int32(originalTerms.count), inverse: 1 / scale,
        below: relation == .equal || !isUpper ? weight : 0, above: relation == .equal || isUpper ? weight : 0))
  }

  /// Returns the quantity of the row that equals the current sum (the variable count plus the row's index; an equal
  /// row is reused), and the factor between the sum and the row.
  private func row() -> (quantity: Int32, scale: Double) {
    leaves.sort()
    let scale = coefficient[Int(leaves[0])]
    var hash: UInt64 = 14_695_981_039_346_656_037
    for index in 0..<leaves.count { hash = (hash ^ UInt64(UInt32(leaves[index]))) &* 1_099_511_628_211 }
    hash ^= hash >> 29
    if rowTable.count < 2 * (rows.count + 1) { growRowTable() }
    let mask = rowTable.count - 1
    var slot = Int(truncatingIfNeeded: hash) & mask
    while rowTable[slot] >= 0 {
      let row = Int(rowTable[slot])
      if rows[row].hash == hash, isSum(rows[row], scale) { return (Int32(rank.count + row), scale) }
      slot = (slot + 1) & mask
    }
    rowTable[slot] = Int32(rows.count)
    let first = rowTerms.count
    for index in 0..<leaves.count {
      rowTerms.append(Term(Int(leaves[index]), coefficient[Int(leaves[index])] / scale))
    }
    rows.append(Row(firstTerm: Int32(first), endTerm: Int32(rowTerms.count), hash: hash))
    return (Int32(rank.count + rows.count - 1), scale)
  }

  private func isSum(_ row: Row, _ scale: Double) -> Bool {
    guard Int(row.endTerm - row.firstTerm) == leaves.count else { return false }
    for index in 0..<leaves.count {
      let term = rowTerms[Int(row.firstTerm) + index]
      guard term.index == Int(leaves[index]), abs(coefficient[term.index] / scale - term.coefficient) < 1e-9
      else { return false }
    }
    return true
  }

  private func growRowTable() {
    rowTable.fill(count: max(64, rowTable.count * 2), with: -1)
    let mask = rowTable.count - 1
    for row in 0..<rows.count {
      var slot = Int(truncatingIfNeeded: rows[row].hash) & mask
      while rowTable[slot] >= 0 { slot = (slot + 1) & mask }
      rowTable[slot] = Int32(row)
    }
  }

  // MARK: Parts

  /// Finds the connected components of the roots: two roots are connected if a row contains both.
  func findParts(_ system: ConstraintSystem) {
    let count = rank.count
    // `place` temporarily holds a union-find forest, in which each tree's root is its lowest index.
    for index in 0..<count { place[index] = Int32(index) }
    for row in 0..<rows.count {
      let first = top(Int(rowTerms[Int(rows[row].firstTerm)].index))
      var least = first
      for index in Int(rows[row].firstTerm) + 1..<Int(rows[row].endTerm) {
        let other = top(rowTerms[index].index)
        if other == least { continue }
        place[max(other, least)] = Int32(min(other, least))
        least = min(other, least)
      }
    }
    parts.removeAll()
    for index in 0..<count where rank[index] == 0 && system.variables[index].isUsed {
      let above = top(index)
      if above == index {
        part[index] = Int32(parts.count)
        parts.append(Part(firstRoot: 0))
      } else {
        part[index] = part[above]
      }
      parts.base[Int(part[index])].rootCount += 1
    }
    var first: Int32 = 0
    for index in 0..<parts.count {
      parts.base[index].firstRoot = first
      first += parts[index].rootCount
      parts.base[index].rootCount = 0
    }
    roots.fill(count: Int(first), with: 0)
    rootValues.fill(count: Int(first), with: 0)
    for index in 0..<count where part[index] >= 0 {
      let own = Int(part[index])
      place[index] = parts[own].rootCount
      roots[Int(parts[own].firstRoot + parts[own].rootCount)] = Int32(index)
      parts.base[own].rootCount += 1
    }
    placeRows()
    simplexes.removeAll(keepingCapacity: true)
    for _ in 0..<parts.count { simplexes.append(nil) }
  }

  private func top(_ index: Int) -> Int {
    var index = index
    while Int(place[index]) != index {
      place[index] = place[Int(place[index])]
      index = Int(place[index])
    }
    return index
  }

  /// Sorts the rows by part and numbers them within it.
  private func placeRows() {
    for row in 0..<rows.count {
      let own = Int(part[rowTerms[Int(rows[row].firstTerm)].index])
      rows.base[row].part = Int32(own)
      rows.base[row].place = parts[own].rowCount
      parts.base[own].rowCount += 1
    }
    var first: Int32 = 0
    for index in 0..<parts.count {
      parts.base[index].firstRow = first
      first += parts[index].rowCount
    }
    partRows.fill(count: rows.count, with: 0)
    for row in 0..<rows.count { partRows[Int(parts[Int(rows[row].part)].firstRow + rows[row].place)] = Int32(row) }
  }

  /// Sorts the bounds by part, quantity and level; the checks stay in front.
  func sortBounds() {
    checkCount = 0
    // Numbers the quantities of all parts consecutively.
    keys.removeAll()
    var total: Int32 = 0
    for index in 0..<parts.count {
      keys.append(total)
      total += parts[index].rootCount + parts[index].rowCount
    }
    let variableCount = Int32(rank.count)
    for index in 0..<unsorted.count {
      let quantity = unsorted[index].quantity
      if quantity < 0 {
        checkCount += 1
      } else if quantity < variableCount {
        unsorted.base[index].quantity = keys[Int(part[Int(quantity)])] + place[Int(quantity)]
      } else {
        let row = Int(quantity - variableCount)
        let own = parts[Int(rows[row].part)]
        unsorted.base[index].quantity = keys[Int(rows[row].part)] + own.rootCount + rows[row].place
      }
    }
    // Every element is overwritten below.
    bounds.removeAll()
    bounds.lengthen(to: unsorted.count)
    sides.fill(count: unsorted.count, with: 0)
    starts.fill(count: Int(total) + 2, with: 0)
    for index in 0..<unsorted.count { starts.base[Int(unsorted[index].quantity) + 2] += 1 }
    for index in 1..<starts.count { starts.base[index] += starts[index - 1] }
    // The end of each quantity's bounds so far. A quantity has few bounds, so insertion sort by level is fast
    // enough.
    ends.removeAll()
    ends.lengthen(to: starts.count)
    ends.base.update(from: starts.base, count: starts.count)
    let bounds = bounds.base
    for index in 0..<unsorted.count {
      let bound = unsorted[index]
      let key = Int(bound.quantity) + 1
      let first = Int(starts[key])
      var place = Int(ends[key])
      ends[key] = Int32(place + 1)
      while place > first, bounds[place - 1].level > bound.level {
        bounds[place] = bounds[place - 1]
        place -= 1
      }
      bounds[place] = bound
    }
    for index in 0..<parts.count {
      let first = Int(keys[index])
      let last = first + Int(parts[index].rootCount + parts[index].rowCount)
      parts.base[index].firstBound = starts[first + 1]
      parts.base[index].endBound = starts[last + 1]
      for bound in Int(starts[first + 1])..<Int(starts[last + 1]) {
        bounds[bound].quantity -= Int32(first)
        bounds[bound].part = Int32(index)
      }
    }
  }
}

extension Reduction.Bound {
  static var none: Self {
    Self(constraint: -1, quantity: -1, level: 0, firstTerm: 0, endTerm: 0, inverse: 1, below: 0, above: 0)
  }
}

extension FlatArray where Element == Int32 {
  /// Sorts the elements in ascending order by insertion, which suits a few elements.
  func sort() {
    var index = 1
    while index < count {
      let element = self[index]
      var other = index
      while other > 0, self[other - 1] > element {
        self[other] = self[other - 1]
        other -= 1
      }
      self[other] = element
      index += 1
    }
  }

  func remove(_ element: Int32) {
    var kept = 0
    for index in 0..<count where self[index] != element {
      self[kept] = self[index]
      kept += 1
    }
    truncate(to: kept)
  }
}
