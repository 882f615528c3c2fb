/// Reuse of simplexes after constraints were added or removed: parts adopt the simplexes of their former parts and
/// continue from their solutions, since most of the tableau stays valid.
extension Reduction {
  func adoptSimplexes(_ system: ConstraintSystem, _ former: Reduction) {
    guard former.simplexes.contains(where: { $0 != nil }) else { return }
    findTags(system, former)
    sources.fill(count: parts.count, with: -1)
    for index in 0..<parts.count where parts[index].rowCount > 0 {
      guard let (simplex, source) = adopt(index, former) else { continue }
      if let source {
        if isSame(index, former, source) { takeResult(index, former, source, simplex) }
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

  /// Goes to work again after another structure, which had some of its simplexes.
  func takeBack(from later: Reduction) {
    sources.fill(count: parts.count, with: -1)
    for index in 0..<min(later.sources.count, later.parts.count) where later.sources[index] >= 0 {
      let own = Int(later.sources[index])
      parts.base[own].isSolved = false
      parts.base[own].knowsSides = false
      guard let simplex = later.simplexes[index], isSame(own, later, index) else { continue }
      if later.parts[index].isSolved { takeResult(own, later, index, simplex) }
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

  /// Lets the next structure start without what was worked out.
  func forgetSimplexes() {
    for index in simplexes.indices { simplexes[index] = nil }
  }

  /// Keeps some of the simplexes to be used again.
  func setSimplexesAside() {
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
      tags.append(bound.isGone ? -1 : byConstraint[variableCount + Int(bound.constraint)])
    }
  }

  /// The simplex of the part that most likely went before, made to fit.
  /// With that part, if nothing had to be fitted.
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
      // Should that structure come back: it rests elsewhere.
      if simplex.pivotCount != pivotCount {
        former.parts.base[Int(source)].isSolved = false
        former.parts.base[Int(source)].knowsSides = false
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

  /// Whether the bounds of a part are what they are in another structure, at levels in the same order.
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

  /// Takes over what came out for a part of the same bounds; unless they move, it needs no work at all.
  private func takeResult(_ index: Int, _ former: Reduction, _ source: Int, _ simplex: Simplex) {
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
    parts.base[index].knowsSides = known.knowsSides
    parts.base[index].hasRoom = known.hasRoom
    takeRootValues(index, simplex)
  }

  /// The former row of the same sum, or -1.
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
