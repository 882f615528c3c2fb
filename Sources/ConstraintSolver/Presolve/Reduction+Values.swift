/// Step 2a: `solve(_:conflictsOnly:)` substitutes the constants into the structure, minimizes each part, and
/// computes all values from those of the roots. A part that is a single root needs no simplex: its bounds are
/// intersected to an interval here.
extension Reduction {
  /// Violations of required constraints below this are treated as rounding errors.
  static let negligible = 1e-6

  /// Substitutes the constants and computes the values of all variables, in ``number``. Returns the bounds that
  /// conflict, with their factors, or nil. No values are computed if there is a conflict or `conflictsOnly` is
  /// true.
  func solve(_ system: ConstraintSystem, conflictsOnly: Bool = false) -> [Weighted]? {
    computeConstantParts(system)
    for index in 0..<checkCount {
      let bound = bounds[index]
      if abs(bound.position) * (bound.position > 0 ? bound.below : bound.above) > Self.negligible {
        return [Weighted(tag: Int32(index), factor: 1)]
      }
    }
    var isAnyFree = false
    for index in 0..<parts.count {
      if parts[index].isSolved {
        if parts[index].isFree { isAnyFree = true }
        continue
      }
      if let conflict = parts[index].rowCount == 0 ? narrow(index) : minimise(index, system) { return conflict }
      parts.base[index].isSolved = true
      if parts[index].isFree { isAnyFree = true }
    }
    needsSolving = false
    changeCount = 0
    guard !conflictsOnly else { return nil }
    if isAnyFree { settle(system) }
    computeValues(system)
    return nil
  }

  /// A bound and its factor in a sum.
  struct Weighted {
    var tag: Int32
    var factor: Double
  }

  /// Computes the constants of the definitions, and the positions of the bounds: their values with all roots at 0.
  private func computeConstantParts(_ system: ConstraintSystem) {
    for index in 0..<roots.count { number[Int(roots[index])] = 0 }
    if lateDefinitions.count > 0 {
      for index in 0..<lateDefinitions.count { number[Int(lateDefinitions[index].variable)] = 0 }
      computeDefinitions(system)
      computeLateNumbers(system)
      computeLateDefinitions()
    }
    computeDefinitions(system)
    for index in 0..<checkCount { _ = computePosition(index, system) }
    for index in 0..<parts.count {
      for bound in Int(parts[index].firstBound)..<Int(parts[index].endBound) where computePosition(bound, system) {
        parts.base[index].isSolved = false
      }
    }
  }

  /// Computes the position of a bound; returns whether it has moved.
  @inline(__always)
  private func computePosition(_ index: Int, _ system: ConstraintSystem) -> Bool {
    let bound = bounds.base + index
    let terms = originalTerms.base
    let constraint = Int(bound.pointee.constraint)
    var sum = constraint >= 0 ? system.constraints.base[constraint].constant : 0
    for term in Int(bound.pointee.firstTerm)..<Int(bound.pointee.endTerm) {
      sum -= terms[term].coefficient * number.base[terms[term].index]
    }
    let position = sum * bound.pointee.inverse
    guard position != bound.pointee.position else { return false }
    bound.pointee.position = position
    return true
  }

  private func computeDefinitions(_ system: ConstraintSystem) {
    let number = number.base
    let terms = originalTerms.base
    let definitions = definitions.base
    let constraints = system.constraints.base
    for index in 0..<self.definitions.count {
      let definition = definitions[index]
      var sum = constraints[Int(definition.constraint)].constant
      for term in Int(definition.firstTerm)..<Int(definition.endTerm) {
        sum -= terms[term].coefficient * number[terms[term].index]
      }
      number[Int(definition.variable)] = sum * definition.inverse
    }
  }

  /// Computes the constants of the late definitions. Expects those of the early definitions, computed with all late
  /// ones at 0.
  private func computeLateNumbers(_ system: ConstraintSystem) {
    lateNumber.fill(count: lateDefinitions.count, with: 0)
    for index in 0..<lateDefinitions.count {
      let definition = lateDefinitions[index]
      var sum = system.constraints[Int(definition.constraint)].constant
      for term in Int(definition.firstTerm)..<Int(definition.endTerm) {
        sum -= originalTerms[term].coefficient * number[originalTerms[term].index]
      }
      for term in Int(definition.firstEarlier)..<Int(definition.endEarlier) {
        sum -= lateTerms[term].coefficient * lateNumber[lateTerms[term].index]
      }
      lateNumber[index] = sum * definition.inverse
    }
  }

  private func computeLateDefinitions() {
    var index = lateDefinitions.count - 1
    while index >= 0 {
      let variable = Int(lateDefinitions[index].variable)
      var sum = lateNumber[index]
      for term in Int(firstDefinitionTerm[variable])..<Int(endDefinitionTerm[variable]) {
        sum += definitionTerms[term].coefficient * number[definitionTerms[term].index]
      }
      number[variable] = sum
      index -= 1
    }
  }

  /// Computes all values from those of the roots.
  private func computeValues(_ system: ConstraintSystem) {
    var isAtZero = true
    for index in 0..<roots.count {
      number[Int(roots[index])] = rootValues[index]
      if rootValues[index] != 0 { isAtZero = false }
    }
    guard !isAtZero else { return }
    computeLateDefinitions()
    computeDefinitions(system)
  }

  // MARK: Single roots

  /// Computes the interval of a single root from its bounds, level by level. Returns two required bounds that
  /// conflict, or nil.
  private func narrow(_ index: Int) -> [Weighted]? {
    let interval = narrow(Int(parts[index].firstBound), Int(parts[index].endBound))
    if let conflict = interval.conflict {
      return [Weighted(tag: conflict.0, factor: 1), Weighted(tag: conflict.1, factor: -1)]
    }
    parts.base[index].lower = interval.lower
    parts.base[index].upper = interval.upper
    parts.base[index].holder = interval.holder
    parts.base[index].isFree = interval.upper > interval.lower
    rootValues[Int(parts[index].firstRoot)] = interval.lower
    return nil
  }

  struct Interval {
    var lower = -Double.infinity
    var upper = Double.infinity
    var lowerHolder: Int32 = -1
    var upperHolder: Int32 = -1
    var conflict: (Int32, Int32)?

    /// The bound that holds the value of an interval that has been narrowed to a point.
    var holder: Int32 { lowerHolder >= 0 ? lowerHolder : upperHolder }
  }

  /// Returns the interval that the bounds of one quantity allow, level by level.
  func narrow(_ first: Int, _ end: Int) -> Interval {
    var interval = Interval()
    var index = first
    while index < end, interval.lower < interval.upper {
      let level = bounds[index].level
      var lower = -Double.infinity
      var upper = Double.infinity
      var lowerHolder: Int32 = -1
      var upperHolder: Int32 = -1
      let levelStart = index
      while index < end, bounds[index].level == level {
        let bound = bounds[index]
        if bound.below > 0, bound.position > lower { (lower, lowerHolder) = (bound.position, Int32(index)) }
        if bound.above > 0, bound.position < upper { (upper, upperHolder) = (bound.position, Int32(index)) }
        index += 1
      }
      if lower > upper {
        if level == 0 {
          guard lower - upper < Self.negligible else {
            interval.conflict = (lowerHolder, upperHolder)
            return interval
          }
          upper = lower
        } else {
          (lower, upper, lowerHolder, upperHolder) = leastError(levelStart, index)
        }
      }
      interval.narrow(lower, upper, lowerHolder, upperHolder)
    }
    return interval
  }

  /// Returns the interval in which the sum of the bounds' errors is least, and the bounds at its ends.
  private func leastError(_ first: Int, _ end: Int) -> (Double, Double, Int32, Int32) {
    scratch.removeAll()
    var slope = 0.0
    for index in first..<end {
      var place = scratch.count
      scratch.append(Int32(index))
      while place > 0, bounds[Int(scratch[place - 1])].position > bounds[index].position {
        scratch[place] = scratch[place - 1]
        place -= 1
      }
      scratch[place] = Int32(index)
      slope -= bounds[index].below
    }
    var lower = -1
    for index in 0..<scratch.count {
      let bound = bounds[Int(scratch[index])]
      slope += bound.below + bound.above
      if lower < 0, slope > -1e-9 { lower = index }
      if slope > 1e-9 {
        return (
          bounds[Int(scratch[lower])].position, bound.position, scratch[lower], scratch[index]
        )
      }
    }
    // The bounds conflict, so errors have both signs and the loop returns; this line is never reached.
    let last = scratch[scratch.count - 1]
    return (bounds[Int(last)].position, bounds[Int(last)].position, last, last)
  }
}

extension Reduction.Interval {
  /// Intersects the interval with another one; if they are disjoint, keeps the endpoint nearest to the other one.
  mutating func narrow(_ newLower: Double, _ newUpper: Double, _ lowerTag: Int32, _ upperTag: Int32) {
    if newUpper <= lower {
      upper = lower
      upperHolder = lowerHolder
    } else if newLower >= upper {
      lower = upper
      lowerHolder = upperHolder
    } else {
      if newLower > lower { (lower, lowerHolder) = (newLower, lowerTag) }
      if newUpper < upper { (upper, upperHolder) = (newUpper, upperTag) }
    }
  }
}
