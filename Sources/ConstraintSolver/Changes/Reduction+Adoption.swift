/// Reuse of simplexes after constraints were added or removed: a part of the new structure adopts the simplex of
/// the corresponding part of the previous structure and continues from its solution (a warm start), because most of
/// the tableau is still valid.
extension Reduction {
  func adoptSimplexes(_ system: ConstraintSystem, _ former: Reduction) {
    guard former.simplexes.contains(where: { $0 != nil }) else { return }
    findTags(system, former)
    sources.fill(count: parts.count, with: -1)
    for index in 0..<parts.count where parts[index].rowCount > 0 {
      guard let (simplex, source) = adopt(index, former) else { continue }
      if let source {
        if isSame(index, former, source) { copyResult(index, former, source, simplex) }
        sources[index] = Int32(source)
        former.simplexes[source] = nil
      }
      for quantity in 0..<simplex.value.count where simplex.holder[quantity] >= 0 {
        let tag = tags[Int(simplex.holder[quantity])]
        let isOwn =
          tag >= parts[index].firstBound && tag < parts[index].endBound && bounds[Int(tag)].quantity == quantity
        simplex.holder[quantity] = isOwn ? tag : -1
      }
      simplexes[index] = simplex
    }
  }

  /// Makes this structure current again, and reclaims the simplexes that the later structure adopted.
  func reclaimSimplexes(from later: Reduction) {
    sources.fill(count: parts.count, with: -1)
    for index in 0..<min(later.sources.count, later.parts.count) where later.sources[index] >= 0 {
      let own = Int(later.sources[index])
      parts.base[own].isSolved = false
      parts.base[own].hasValidSides = false
      guard let simplex = later.simplexes[index], isSame(own, later, index) else { continue }
      if later.parts[index].isSolved { copyResult(own, later, index, simplex) }
      let offset = parts[own].firstBound - later.parts[index].firstBound
      for quantity in 0..<simplex.value.count where simplex.holder[quantity] >= 0 {
        simplex.holder[quantity] += offset
      }
      simplexes[own] = simplex
      later.simplexes[index] = nil
      sources[own] = Int32(index)
    }
    later.sources.removeAll()
    changeCount = 0
    needsSolving = true
  }

  /// Discards all simplexes, so that the next structure starts without a previous solution.
  func discardSimplexes() {
    for index in simplexes.indices { simplexes[index] = nil }
  }

  /// Moves up to four simplexes to the pool of spare ones, to reuse their memory.
  func recycleSimplexes() {
    for simplex in simplexes where spareSimplexes.count < 4 { simplex.map { spareSimplexes.append($0) } }
    simplexes.removeAll(keepingCapacity: true)
  }

  func spareSimplex() -> Simplex { spareSimplexes.popLast() ?? Simplex() }

  /// Finds, by former bound, the current index of the bound of the same constraint or variable, or -1.
  private func findTags(_ system: ConstraintSystem, _ former: Reduction) {
    let variableCount = max(rank.count, former.part.count)
    keys.fill(count: variableCount + system.constraints.count, with: -1)
    let byConstraint = keys.base
    for index in 0..<bounds.count { byConstraint[variableCount + Int(bounds[index].constraint)] = Int32(index) }
    tags.removeAll()
    tags.reserve(former.bounds.count)
    for index in 0..<former.bounds.count {
      let bound = former.bounds[index]
      tags.append(bound.isRemoved ? -1 : byConstraint[variableCount + Int(bound.constraint)])
    }
  }

  /// Returns the simplex of the previous part that shares the most rows with a part, adapted to the part's roots
  /// and rows; nil if too few rows match. `source` is the index of that previous part if its simplex fits
  /// unchanged.
  private func adopt(_ index: Int, _ former: Reduction) -> (Simplex, source: Int?)? {
    let part = parts[index]
    var source: Int32 = -1
    var common = 0
    formerRows.removeAll()
    for row in Int(part.firstRow)..<Int(part.firstRow + part.rowCount) {
      let known = formerRow(rows[Int(partRows[row])], former)
      if known >= 0, source < 0 { source = former.rows[known].part }
      let isCommon = known >= 0 && former.rows[known].part == source
      if isCommon { common += 1 }
      formerRows.append(isCommon ? former.rows[known].place : -1)
    }
    guard source >= 0, let simplex = former.simplexes[Int(source)] else { return nil }
    let changes = Int(part.rowCount) + simplex.rowCount - 2 * common
    guard changes <= 4 + common / 4 else { return nil }
    formerColumns.removeAll()
    var isSame = changes == 0 && Int(part.rootCount) == simplex.columnCount
    for column in 0..<Int(part.rootCount) {
      let variable = Int(roots[Int(part.firstRoot) + column])
      let isKnown = variable < former.part.count && former.part[variable] == source
      formerColumns.append(isKnown ? former.place[variable] : -1)
      if formerColumns[column] != column { isSame = false }
    }
    for row in 0..<formerRows.count where formerRows[row] != row { isSame = false }
    if isSame { return (simplex, Int(source)) }
    let pivotCount = simplex.pivotCount
    defer {
      // Adapting may have pivoted the tableau, so the previous structure has to solve this part again if it
      // returns.
      if simplex.pivotCount != pivotCount {
        former.parts.base[Int(source)].isSolved = false
        former.parts.base[Int(source)].hasValidSides = false
      }
    }
    let adapted = simplex.adapted(into: spareSimplex(), columns: formerColumns, rows: formerRows) { row, new in
      let row = Int(self.partRows[Int(part.firstRow) + row])
      let first = Int(self.rows[row].firstTerm)
      new.addRow(
        Int(part.rootCount + self.rows[row].place),
        { (Int(self.place[self.rowTerms[first + $0].index]), self.rowTerms[first + $0].coefficient) },
        count: Int(self.rows[row].endTerm) - first)
    }
    return adapted.map { ($0, nil) }
  }

  /// Returns whether a part has the same bounds, at the same levels, as a part of another structure.
  private func isSame(_ index: Int, _ former: Reduction, _ source: Int) -> Bool {
    let known = former.parts[source]
    let first = Int(parts[index].firstBound)
    let offset = Int(known.firstBound) - first
    guard known.rootCount == parts[index].rootCount, known.rowCount == parts[index].rowCount,
      known.endBound - known.firstBound == parts[index].endBound - parts[index].firstBound
    else { return false }
    for place in first..<Int(parts[index].endBound) {
      let (one, other) = (bounds.base + place, former.bounds.base + place + offset)
      guard one.pointee.constraint == other.pointee.constraint, one.pointee.quantity == other.pointee.quantity,
        one.pointee.level == other.pointee.level, one.pointee.inverse == other.pointee.inverse,
        one.pointee.below == other.pointee.below, one.pointee.above == other.pointee.above
      else { return false }
    }
    return true
  }

  /// Copies the result of a part with the same bounds. It remains valid unless the bounds move.
  private func copyResult(_ index: Int, _ former: Reduction, _ source: Int, _ simplex: Simplex) {
    let known = former.parts[source]
    guard known.isSolved else { return }
    let first = Int(parts[index].firstBound)
    let offset = Int(known.firstBound) - first
    for place in first..<Int(parts[index].endBound) {
      bounds.base[place].position = former.bounds[place + offset].position
      sides[place] = former.sides[place + offset]
    }
    parts.base[index].isSolved = true
    parts.base[index].isFree = known.isFree
    parts.base[index].hasValidSides = known.hasValidSides
    parts.base[index].hasRoom = known.hasRoom
    copyRootValues(index, simplex)
  }

  /// Returns the index of the equal row of the previous structure, or -1.
  private func formerRow(_ row: Row, _ former: Reduction) -> Int {
    let mask = former.rowTable.count - 1
    guard mask >= 0 else { return -1 }
    var slot = Int(truncatingIfNeeded: row.hash) & mask
    while former.rowTable[slot] >= 0 {
      let known = Int(former.rowTable[slot])
      if former.rows[known].hash == row.hash, isSame(former.rows[known], row, former) {
        return former.rows[known].part >= 0 ? known : -1
      }
      slot = (slot + 1) & mask
    }
    return -1
  }

  private func isSame(_ known: Row, _ row: Row, _ former: Reduction) -> Bool {
    guard known.endTerm - known.firstTerm == row.endTerm - row.firstTerm else { return false }
    for index in 0..<Int(row.endTerm - row.firstTerm) {
      let (one, other) = (former.rowTerms[Int(known.firstTerm) + index], rowTerms[Int(row.firstTerm) + index])
      guard one.variable == other.variable, abs(one.coefficient - other.coefficient) < 1e-9 else { return false }
    }
    return true
  }
}
