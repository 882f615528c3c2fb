/// When constraints come or go, most of what a simplex has worked out still holds: parts take over the simplexes of the
/// parts that they come from, and start where these ended.
extension Reduction {
  func keepFormer() {
    rows.swap(with: former.rows)
    rowTerms.swap(with: former.rowTerms)
    rowTable.swap(with: former.rowTable)
    bounds.swap(with: former.bounds)
    sides.swap(with: former.sides)
    parts.swap(with: former.parts)
    part.swap(with: former.part)
    place.swap(with: former.place)
    swap(&simplexes, &formerSimplexes)
  }

  func adoptSimplexes(_ system: ConstraintSystem) {
    guard formerSimplexes.contains(where: { $0 != nil }) else { return }
    let tags = newTags(system)
    for index in 0..<parts.count where parts[index].rowCount > 0 {
      guard let (simplex, source) = adopt(index) else { continue }
      if let source { keepResult(index, source, simplex) }
      for quantity in 0..<simplex.value.count where simplex.holder[quantity] >= 0 {
        let tag = tags[Int(simplex.holder[quantity])]
        let isOwn =
          tag >= parts[index].firstBound && tag < parts[index].endBound && bounds[Int(tag)].quantity == quantity
        simplex.holder[quantity] = isOwn ? tag : -1
      }
      simplexes[index] = simplex
    }
    setFormerAside()
  }

  /// Lets the next structure start without what was worked out.
  func forgetSimplexes() {
    for index in simplexes.indices { simplexes[index] = nil }
  }

  private func setFormerAside() {
    for simplex in formerSimplexes {
      guard let simplex, spareSimplexes.count < 4, !simplexes.contains(where: { $0 === simplex }) else { continue }
      spareSimplexes.append(simplex)
    }
    formerSimplexes.removeAll(keepingCapacity: true)
  }

  func spareSimplex() -> Simplex { spareSimplexes.popLast() ?? Simplex() }

  /// By former bound, the place that the bound of the same constraint or variable has now, or -1.
  private func newTags(_ system: ConstraintSystem) -> FlatArray<Int32> {
    let variableCount = max(rank.count, former.part.count)
    let byConstraint = FlatArray<Int32>()
    byConstraint.fill(count: variableCount + system.constraints.count, with: -1)
    for index in 0..<bounds.count { byConstraint[variableCount + Int(bounds[index].constraint)] = Int32(index) }
    let tags = FlatArray<Int32>(capacity: former.bounds.count)
    for index in 0..<former.bounds.count {
      let bound = former.bounds[index]
      tags.append(bound.isGone ? -1 : byConstraint[variableCount + Int(bound.constraint)])
    }
    return tags
  }

  /// The simplex of the part that most likely went before, made to fit.
  /// With that part, if nothing had to be fitted.
  private func adopt(_ index: Int) -> (Simplex, source: Int?)? {
    let part = parts[index]
    var source: Int32 = -1
    var common = 0
    let formerRows = FlatArray<Int32>(capacity: Int(part.rowCount))
    for row in Int(part.firstRow)..<Int(part.firstRow + part.rowCount) {
      let known = formerRow(rows[Int(partRows[row])])
      if known >= 0, source < 0 { source = former.rows[known].part }
      let isCommon = known >= 0 && former.rows[known].part == source
      if isCommon { common += 1 }
      formerRows.append(isCommon ? former.rows[known].place : -1)
    }
    guard source >= 0, let simplex = formerSimplexes[Int(source)] else { return nil }
    let changes = Int(part.rowCount) + simplex.rowCount - 2 * common
    guard changes <= 4 + common / 4 else { return nil }
    let formerColumns = FlatArray<Int32>(capacity: Int(part.rootCount))
    var isSame = changes == 0 && Int(part.rootCount) == simplex.columnCount
    for column in 0..<Int(part.rootCount) {
      let variable = Int(roots[Int(part.firstRoot) + column])
      let isKnown = variable < former.part.count && former.part[variable] == source
      formerColumns.append(isKnown ? former.place[variable] : -1)
      if formerColumns[column] != column { isSame = false }
    }
    for row in 0..<formerRows.count where formerRows[row] != row { isSame = false }
    if isSame { return (simplex, Int(source)) }
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

  /// Takes over what came out for a part whose bounds are what they were, at levels in the same order; unless they move, it
  /// needs no work at all.
  private func keepResult(_ index: Int, _ source: Int, _ simplex: Simplex) {
    let known = former.parts[source]
    let first = Int(parts[index].firstBound)
    let offset = Int(known.firstBound) - first
    guard known.isSolved, known.endBound - known.firstBound == parts[index].endBound - parts[index].firstBound
    else { return }
    for place in first..<Int(parts[index].endBound) {
      let (one, other) = (bounds.base + place, former.bounds.base + place + offset)
      guard one.pointee.constraint == other.pointee.constraint, one.pointee.quantity == other.pointee.quantity,
        one.pointee.level == other.pointee.level, one.pointee.inverse == other.pointee.inverse,
        one.pointee.below == other.pointee.below, one.pointee.above == other.pointee.above
      else { return }
    }
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
  private func formerRow(_ row: Row) -> Int {
    let mask = former.rowTable.count - 1
    guard mask >= 0 else { return -1 }
    var slot = Int(truncatingIfNeeded: row.hash) & mask
    while former.rowTable[slot] >= 0 {
      let known = Int(former.rowTable[slot])
      if former.rows[known].hash == row.hash, isSame(former.rows[known], row) {
        return former.rows[known].part >= 0 ? known : -1
      }
      slot = (slot + 1) & mask
    }
    return -1
  }

  private func isSame(_ known: Row, _ row: Row) -> Bool {
    guard known.endTerm - known.firstTerm == row.endTerm - row.firstTerm else { return false }
    for index in 0..<Int(row.endTerm - row.firstTerm) {
      let (one, other) = (former.rowTerms[Int(known.firstTerm) + index], rowTerms[Int(row.firstTerm) + index])
      guard one.variable == other.variable, abs(one.coefficient - other.coefficient) < 1e-9 else { return false }
    }
    return true
  }
}
