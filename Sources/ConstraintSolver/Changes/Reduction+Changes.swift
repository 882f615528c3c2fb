/// Constraints that are added and removed without a new structure.
///
/// A constraint that is not a definition is a bound: it is added to or removed from the bounds of its quantity. The
/// part is solved again only if the quantity violates the new bound, or if the removed bound was active.
extension Reduction {
  static let notFound: Int32 = -1

  func notePlaces(_ system: ConstraintSystem) {
    placeOf.fill(count: system.constraints.count, with: Self.notFound)
    for index in 0..<bounds.count where bounds[index].constraint >= 0 {
      placeOf[Int(bounds[index].constraint)] = Int32(index)
    }
    for index in 0..<definitions.count { placeOf[Int(definitions[index].constraint)] = Int32(-2 - index) }
    for index in 0..<lateDefinitions.count {
      placeOf[Int(lateDefinitions[index].constraint)] = Int32(-2 - definitions.count - index)
    }
    removedChecks.removeAll()
    waste = 0
    changeCount = 0
    needsSolving = true
  }

  /// Adds a constraint to the structure; returns false if that needs a new structure. `isCurrent` is whether the
  /// values satisfy the other constraints.
  func add(_ system: ConstraintSystem, _ index: Int, isCurrent: Bool) -> Bool {
    guard mayChange() else { return false }
    let record = system.constraints[index]
    placeOf.extend(count: system.constraints.count, with: Self.notFound)
    // A required equality is cheaper as a definition: a few of them justify a rebuild.
    if record.relation == .equal, record.priority == ConstraintSystem.required { waste += 8 }
    findLevel(record.priority)
    unsorted.removeAll()
    let rowCount = rows.count
    bound(system, Int32(index), record)
    guard let bound = unsorted.popLast() else { return true }
    var distance = -record.constant
    for term in Int(record.firstTerm)..<Int(record.firstTerm + record.termCount) {
      distance += system.terms[term].coefficient * number[system.terms[term].index]
    }
    return insert(bound, distance * bound.inverse, rowCount, isCurrent)
  }

  /// Removes a constraint; returns false if that needs a new structure.
  func remove(_ system: ConstraintSystem, _ index: Int, isCurrent: Bool) -> Bool {
    guard mayChange() else { return false }
    let place = Int(placeOf[index])
    if place < -1 { return removeDefinition(system, index, -2 - place) }
    placeOf[index] = Self.notFound
    if place >= 0 { removeBound(place, isCurrent) }
    return true
  }

  /// Updates the priority of a constraint; returns false if that needs a new structure.
  func changeLevel(_ system: ConstraintSystem, _ index: Int, isCurrent: Bool) -> Bool {
    let place = Int(placeOf[index])
    guard mayChange(), place >= -1 else { return false }
    guard place >= checkCount else {
      return remove(system, index, isCurrent: isCurrent) && add(system, index, isCurrent: isCurrent)
    }
    let level = findLevel(system.constraints[index].priority)
    var bound = bounds[place]
    bound.level = level
    let side = sides[place]
    markRemoved(place)
    let new = self.place(for: bound)
    put(bound, at: new, side)
    follow(new, isInactive: isInside(new), isCurrent)
    return true
  }

  /// Returns whether a constraint is one of the definitions.
  func isDefinition(_ index: Int) -> Bool { placeOf[index] < Self.notFound }

  private func mayChange() -> Bool {
    changeCount += 1
    return changeCount <= 8 + bounds.count / 16 && waste <= 64 + bounds.count
  }

  /// Returns the level of a priority, adding it if no constraint had this priority before.
  @discardableResult
  private func findLevel(_ priority: Double) -> Int32 {
    let count = levels.count
    addLevel(priority)
    let level = level(of: priority)
    if levels.count > count, level < count {
      waste += 1
      for index in 0..<bounds.count where bounds[index].level >= level { bounds.base[index].level += 1 }
    }
    return level
  }

  // MARK: Bounds

  /// Inserts a bound of a root, or of an existing or new row, at its index.
  private func insert(_ bound: Bound, _ distance: Double, _ rowCount: Int, _ isCurrent: Bool) -> Bool {
    var bound = bound
    guard bound.quantity >= 0 else {
      bound.position = -distance
      put(bound, at: placeForCheck(), 0)
      if abs(distance) * (distance < 0 ? bound.below : bound.above) > Self.negligible {
        needsSolving = true
      }
      return true
    }
    let row = Int(bound.quantity) - rank.count
    if row < 0 {
      bound.part = part[Int(bound.quantity)]
      bound.quantity = place[Int(bound.quantity)]
    } else {
      if row >= rowCount, !appendRow(row) { return false }
      bound.part = rows[row].part
      bound.quantity = parts[Int(bound.part)].rootCount + rows[row].place
    }
    let own = Int(bound.part)
    var value = 0.0
    if let simplex = simplexes[own] {
      value = simplex.value[Int(bound.quantity)]
    } else if parts[own].rowCount == 0 {
      value = rootValues[Int(parts[own].firstRoot)]
    }
    bound.position = value - distance
    let place = place(for: bound)
    put(bound, at: place, Self.side(distance, value))
    follow(place, isInactive: isInside(place), isCurrent)
    return true
  }

  /// Adds a new row to the part of its roots, if they all belong to one part; returns whether they do.
  private func appendRow(_ row: Int) -> Bool {
    let first = Int(rows[row].firstTerm)
    let own = part[rowTerms[first].index]
    for term in first..<Int(rows[row].endTerm) where part[rowTerms[term].index] != own { return false }
    rows.base[row].part = own
    rows.base[row].place = parts[Int(own)].rowCount
    partRows.insert(Int32(row), at: Int(parts[Int(own)].firstRow + parts[Int(own)].rowCount))
    parts.base[Int(own)].rowCount += 1
    for other in Int(own) + 1..<max(Int(own) + 1, parts.count) { parts.base[other].firstRow += 1 }
    if let simplex = simplexes[Int(own)] {
      _ = simplex.appendRow(
        { (Int(self.place[self.rowTerms[first + $0].index]), self.rowTerms[first + $0].coefficient) },
        count: Int(rows[row].endTerm) - first)
    }
    waste += 1
    return true
  }

  private func put(_ bound: Bound, at place: Int, _ side: Int8) {
    bounds[place] = bound
    sides[place] = side
    if bound.constraint >= 0 { placeOf[Int(bound.constraint)] = Int32(place) }
  }

  private func placeForCheck() -> Int {
    if let place = removedChecks.popLast() { return Int(place) }
    makeRoom(at: checkCount)
    shiftBounds(ofPartsFrom: 0)
    checkCount += 1
    return checkCount - 1
  }

  private func shiftBounds(ofPartsFrom first: Int) {
    let parts = parts.base
    for index in first..<max(first, self.parts.count) {
      parts[index].firstBound += 1
      parts[index].endBound += 1
    }
  }

  /// Returns the index among the bounds of its part, by quantity and level.
  private func place(for bound: Bound) -> Int {
    var low = Int(parts[Int(bound.part)].firstBound)
    var high = Int(parts[Int(bound.part)].endBound)
    while low < high {
      let middle = (low + high) / 2
      let other = bounds[middle]
      if other.quantity < bound.quantity || other.quantity == bound.quantity && other.level < bound.level {
        low = middle + 1
      } else {
        high = middle
      }
    }
    var place = low
    while place < parts[Int(bound.part)].endBound, bounds[place].quantity == bound.quantity,
      bounds[place].level == bound.level
    {
      if bounds[place].isRemoved { return place }
      place += 1
    }
    makeRoom(at: low)
    parts.base[Int(bound.part)].endBound += 1
    shiftBounds(ofPartsFrom: Int(bound.part) + 1)
    return low
  }

  /// Inserts an empty bound at an index, and updates all references to the later bounds.
  private func makeRoom(at place: Int) {
    bounds.insert(.none, at: place)
    sides.insert(0, at: place)
    let bounds = bounds.base
    for index in place + 1..<max(place + 1, self.bounds.count) where bounds[index].constraint >= 0 {
      placeOf[Int(bounds[index].constraint)] = Int32(index)
    }
    for index in 0..<parts.count {
      if parts[index].holder >= place { parts.base[index].holder += 1 }
      guard parts[index].rowCount > 0, let simplex = simplexes[index] else { continue }
      let holder = simplex.holder.base
      for quantity in 0..<simplex.holder.count where holder[quantity] >= place { holder[quantity] += 1 }
    }
  }

  private func removeBound(_ place: Int, _ isCurrent: Bool) {
    let isInactive = isInside(place)
    markRemoved(place)
    if place < checkCount {
      removedChecks.append(Int32(place))
    } else {
      follow(place, isInactive: isInactive, isCurrent)
    }
  }

  private func markRemoved(_ place: Int) {
    let bound = bounds[place]
    bounds[place] = Bound.none
    bounds.base[place].part = bound.part
    bounds.base[place].quantity = bound.quantity
    bounds.base[place].level = bound.level
    waste += 1
    guard bound.part >= 0, let simplex = simplexes[Int(bound.part)] else { return }
    if simplex.holder[Int(bound.quantity)] == place { simplex.holder[Int(bound.quantity)] = -1 }
  }

  // MARK: Effects of a changed bound

  /// Marks the part of a changed bound for solving, unless its values are still optimal.
  private func follow(_ place: Int, isInactive: Bool, _ isCurrent: Bool) {
    let own = Int(bounds[place].part)
    guard isCurrent, parts[own].isSolved else { return unsolve(own) }
    if parts[own].rowCount == 0 {
      if !followRoot(own) { unsolve(own) }
    } else if parts[own].isFree || !isInactive && !keepsColumn(Int(bounds[place].quantity), own) {
      unsolve(own)
    }
  }

  private func unsolve(_ own: Int) {
    parts.base[own].isSolved = false
    parts.base[own].hasValidSides = false
    needsSolving = true
  }

  /// Recomputes the interval of a part with a single root. Returns whether the interval, and so the root's value,
  /// is unchanged.
  private func followRoot(_ own: Int) -> Bool {
    let interval = narrow(Int(parts[own].firstBound), Int(parts[own].endBound))
    func isNear(_ one: Double, _ other: Double) -> Bool {
      one == other || abs(one - other) <= Simplex.tolerance * max(1, min(abs(one), abs(other)))
    }
    guard interval.conflict == nil, isNear(interval.lower, parts[own].lower),
      isNear(interval.upper, parts[own].upper), (interval.upper > interval.lower) == parts[own].isFree
    else { return false }
    parts.base[own].holder = interval.holder
    return true
  }

  /// Returns whether a quantity keeps its value because its own bounds fix it on both sides, and no other quantity
  /// can reduce the cost by moving.
  private func keepsColumn(_ quantity: Int, _ own: Int) -> Bool {
    guard parts[own].hasRoom, let simplex = simplexes[own], simplex.place[quantity] < 0 else { return false }
    let (first, end) = boundsOf(quantity, own)
    var (isHeldUp, isHeldDown) = (false, false)
    var index = first
    while index < end, !(isHeldUp && isHeldDown) {
      let level = bounds[index].level
      var (up, down) = (0.0, 0.0)
      while index < end, bounds[index].level == level {
        let bound = bounds[index]
        up += sides[index] >= 0 ? bound.above : -bound.below
        down += sides[index] <= 0 ? bound.below : -bound.above
        index += 1
      }
      if !isHeldUp, abs(up) > Simplex.tolerance { if up > 0 { isHeldUp = true } else { return false } }
      if !isHeldDown, abs(down) > Simplex.tolerance { if down > 0 { isHeldDown = true } else { return false } }
    }
    guard isHeldUp, isHeldDown else { return false }
    if simplex.holder[quantity] < 0 {
      for index in first..<end where sides[index] == 0 && !bounds[index].isRemoved {
        simplex.holder[quantity] = Int32(index)
        return true
      }
      return false
    }
    return true
  }

  // MARK: Definitions

  /// Turns the variable of a removed definition into a root of its own, if no other constraint contains the
  /// variable.
  private func removeDefinition(_ system: ConstraintSystem, _ index: Int, _ place: Int) -> Bool {
    guard place < definitions.count else { return false }
    let variable = Int(definitions[place].variable)
    guard system.variables[variable].uses == 1 else { return false }
    placeOf[index] = Self.notFound
    definitions.base[place].variable = Int32(rank.count)
    definitions.base[place].inverse = 0
    definitions.base[place].endTerm = definitions[place].firstTerm
    rank[variable] = 0
    part[variable] = Int32(parts.count)
    self.place[variable] = 0
    parts.append(
      Part(
        firstRoot: Int32(roots.count), rootCount: 1, firstRow: Int32(partRows.count),
        firstBound: Int32(bounds.count), endBound: Int32(bounds.count)))
    roots.append(Int32(variable))
    rootValues.append(number[variable])
    simplexes.append(nil)
    waste += 4
    unsolve(parts.count - 1)
    guard system.variables[variable].isNonNegative else { return true }
    for index in 0..<bounds.count where bounds[index].constraint == -1 - variable && !bounds[index].isRemoved {
      removeBound(index, false)
      break
    }
    unsorted.removeAll()
    boundByZero(variable)
    return unsorted.popLast().map { insert($0, number[variable], rows.count, false) } ?? true
  }
}
