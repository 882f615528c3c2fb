/// Step 1a: `build(_:_:former:)` turns the required equalities into definitions. Equalities of one variable come
/// first, then the others in the order of their newest variable; each is solved for one variable, after the
/// definitions before it have been substituted.
extension Reduction {
  /// Builds the structure of the constraints that are listed.
  func build(_ system: ConstraintSystem, _ list: borrowing FlatArray<Int32>, former: Reduction) {
    reset(variableCount: system.variables.count)
    sort(system, list)
    // Fixed variables come first, so that they disappear from all other constraints.
    for index in 0..<fixing.count { define(system, fixing[index], system.constraints[Int(fixing[index])]) }
    for index in 0..<defining.count { define(system, defining[index], system.constraints[Int(defining[index])]) }
    for index in 0..<bounding.count {
      bound(system, bounding[index], system.constraints[Int(bounding[index])])
    }
    for index in 0..<system.variables.count {
      let record = system.variables[index]
      if record.isUsed, record.isNonNegative { boundByZero(index) }
    }
    findParts(system)
    sortBounds()
    if former !== self { adoptSimplexes(system, former) }
    notePlaces(system)
  }

  private func reset(variableCount: Int) {
    recycleSimplexes()
    definitions.removeAll()
    lateDefinitions.removeAll()
    originalTerms.removeAll()
    lateTerms.removeAll()
    definitionTerms.removeAll()
    unsorted.removeAll()
    rows.removeAll()
    rowTerms.removeAll()
    rowTable.removeAll()
    sources.removeAll()
    rank.fill(count: variableCount, with: 0)
    appears.fill(count: variableCount, with: false)
    firstDefinitionTerm.fill(count: variableCount, with: 0)
    endDefinitionTerm.fill(count: variableCount, with: 0)
    // One more element serves definitions whose constraints were removed.
    number.fill(count: variableCount + 1, with: 0)
    part.fill(count: variableCount, with: -1)
    place.fill(count: variableCount, with: -1)
    coefficient.fill(count: variableCount, with: 0)
    mark.fill(count: variableCount, with: 0)
    stamp = 0
  }

  /// Separates the definitions from the other constraints, and collects the levels.
  private func sort(_ system: ConstraintSystem, _ list: borrowing FlatArray<Int32>) {
    let required = ConstraintSystem.required
    levels.removeAll()
    fixing.removeAll()
    defining.removeAll()
    bounding.removeAll()
    levels.append(required)
    var last = required
    let records = system.constraints.base
    for index in 0..<list.count {
      let record = records + Int(list[index])
      let priority = record.pointee.priority
      if priority != last {
        last = priority
        addLevel(priority)
      }
      if record.pointee.relation != .equal || priority != required {
        bounding.append(list[index])
      } else if record.pointee.termCount == 1 {
        fixing.append(list[index])
      } else {
        defining.append(list[index])
      }
    }
    sortDefining(system)
  }

  /// Sorts the definitions by their newest variable, because newer views usually depend on older ones: if a long
  /// chain of views were eliminated from its other end, each definition would contain all the others.
  private func sortDefining(_ system: ConstraintSystem) {
    keys.removeAll()
    var isSorted = true
    for index in 0..<defining.count {
      let record = system.constraints[Int(defining[index])]
      var newest: Int32 = 0
      for term in Int(record.firstTerm)..<Int(record.firstTerm + record.termCount) {
        newest = max(newest, system.terms[term].variable.index)
      }
      if index > 0, newest < keys[index - 1] { isSorted = false }
      keys.append(newest)
    }
    guard !isSorted else { return }
    ends.fill(count: rank.count + 1, with: 0)
    for index in 0..<keys.count { ends.base[Int(keys[index]) + 1] += 1 }
    for index in 1..<ends.count { ends.base[index] += ends[index - 1] }
    scratch.fill(count: defining.count, with: 0)
    for index in 0..<defining.count {
      let place = Int(ends[Int(keys[index])])
      ends.base[Int(keys[index])] += 1
      scratch[place] = defining[index]
    }
    defining.swap(with: scratch)
  }

  /// Adds a level for a priority unless there is one, and keeps the levels in descending order.
  func addLevel(_ priority: Double) {
    for index in 0..<levels.count where levels[index] == priority { return }
    var place = levels.count
    while place > 0, levels[place - 1] < priority { place -= 1 }
    levels.append(priority)
    var index = levels.count - 1
    while index > place {
      levels[index] = levels[index - 1]
      index -= 1
    }
    levels[place] = priority
  }

  func level(of priority: Double) -> Int32 {
    var level = 0
    while level < levels.count - 1, levels[level] != priority { level += 1 }
    return Int32(level)
  }

  /// Makes a required equality the definition of one of its variables.
  private func define(
    _ system: ConstraintSystem, _ constraint: Int32, _ record: ConstraintSystem.ConstraintRecord
  ) {
    let first = Int(record.firstTerm)
    let end = first + Int(record.termCount)
    var largest = 0.0
    for index in first..<end { largest = max(largest, abs(system.terms[index].coefficient)) }
    var pivot = -1
    for index in first..<end {
      let term = system.terms[index]
      guard rank[term.index] == 0, !appears[term.index], abs(term.coefficient) > 0.01 * largest else { continue }
      if pivot < 0 || isBetterPivot(system, term.index, system.terms[pivot].index) { pivot = index }
    }
    guard pivot >= 0 else { return defineLate(system, constraint, record) }
    let variable = system.terms[pivot].index
    let inverse = 1 / system.terms[pivot].coefficient
    let firstOriginal = originalTerms.count
    let firstDefinition = definitionTerms.count
    if end - first > 1 {
      beginSum()
      for index in first..<end where index != pivot {
        let term = system.terms[index]
        originalTerms.append(term)
        addToSum(term.index, term.coefficient, upTo: Int32(Self.longDefinition))
      }
      finishSum(upTo: Int32(Self.longDefinition))
      appendDefinition(-inverse)
    }
    firstDefinitionTerm[variable] = Int32(firstDefinition)
    endDefinitionTerm[variable] = Int32(definitionTerms.count)
    definitions.append(
      Definition(
        constraint: constraint, variable: Int32(variable), inverse: inverse, firstTerm: Int32(firstOriginal),
        endTerm: Int32(originalTerms.count)))
    rank[variable] = Int32(definitions.count)
  }

  /// Returns whether a variable is a better pivot than another one: positions are preferred to sizes, which also
  /// have a lower bound, and newer variables to older ones, on which they usually depend.
  private func isBetterPivot(_ system: ConstraintSystem, _ one: Int, _ other: Int) -> Bool {
    let isSize = system.variables[one].isNonNegative
    return isSize == system.variables[other].isNonNegative ? one > other : !isSize
  }

  private func appendDefinition(_ factor: Double) {
    for index in 0..<leaves.count {
      let leaf = Int(leaves[index])
      appears[leaf] = true
      definitionTerms.append(Term(leaf, coefficient[leaf] * factor))
    }
  }

  private func defineLate(
    _ system: ConstraintSystem, _ constraint: Int32, _ record: ConstraintSystem.ConstraintRecord
  ) {
    let firstOriginal = originalTerms.count
    earlier.removeAll()
    beginSum()
    for index in Int(record.firstTerm)..<Int(record.firstTerm + record.termCount) {
      let term = system.terms[index]
      originalTerms.append(term)
      if term.coefficient != 0 { addToSum(term.index, term.coefficient, upTo: .max) }
    }
    finishSum(notingEarlier: true)
    var largest = 0.0
    for index in 0..<leaves.count { largest = max(largest, abs(coefficient[Int(leaves[index])])) }
    var pivot = -1
    for index in 0..<leaves.count {
      let leaf = Int(leaves[index])
      guard abs(coefficient[leaf]) > 0.01 * largest else { continue }
      if pivot < 0 || isBetterPivot(system, leaf, pivot) { pivot = leaf }
    }
    guard pivot >= 0 else {
      // The constraint is redundant, or conflicting if its constant differs.
      unsorted.append(
        Bound(
          constraint: constraint, quantity: -1, level: 0, firstTerm: Int32(firstOriginal),
          endTerm: Int32(originalTerms.count), inverse: 1, below: 1, above: 1))
      return
    }
    let inverse = 1 / coefficient[pivot]
    firstDefinitionTerm[pivot] = Int32(definitionTerms.count)
    coefficient[pivot] = 0
    leaves.remove(Int32(pivot))
    appendDefinition(-inverse)
    endDefinitionTerm[pivot] = Int32(definitionTerms.count)
    let firstEarlier = lateTerms.count
    for index in 0..<earlier.count { lateTerms.append(earlier[index]) }
    lateDefinitions.append(
      LateDefinition(
        constraint: constraint, variable: Int32(pivot), inverse: inverse, firstTerm: Int32(firstOriginal),
        endTerm: Int32(originalTerms.count), firstEarlier: Int32(firstEarlier), endEarlier: Int32(lateTerms.count)))
    rank[pivot] = Int32(-lateDefinitions.count)
  }
}
