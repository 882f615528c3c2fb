extension ConstraintSystem {
  /// Errors of required constraints below this are taken for rounding.
  static let negligible = 1e-6

  /// Finds the values. For each set of required constraints that can't all hold, `choose` says which one to give up
  /// (without it, or if it names another, the last of the set); the set is minimal.
  package func solve(breaking choose: (([Constraint]) -> Constraint)? = nil) {
    changedVariables.removeAll(keepingCapacity: true)
    newConflicts.removeAll(keepingCapacity: true)
    guard needsSolving else { return }
    needsSolving = false
    let known = Set(conflicts)
    conflicts.removeAll(keepingCapacity: true)
    for index in constraints.indices { constraints[index].isBroken = false }
    while let set = minimiseAll() {
      let handles = set.sorted().map(handle)
      var broken = choose?(handles) ?? handles[handles.count - 1]
      if !handles.contains(broken) { broken = handles[handles.count - 1] }
      constraints[Int(broken.index)].isBroken = true
      let conflict = Conflict(constraints: handles, broken: broken)
      conflicts.append(conflict)
      if !known.contains(conflict) { newConflicts.append(conflict) }
    }
  }

  /// The constraints that can't all hold, or nil when the values are found.
  private func minimiseAll() -> [Int]? {
    let used = constraints.indices.filter { constraints[$0].isUsed && !constraints[$0].isBroken }
    let levels = Set(used.map { constraints[$0].priority }).union([Self.required]).sorted(by: >)
    var rows: [[(column: Int, coefficient: Double)]] = []
    var breakpoints: [Simplex.Breakpoint] = []
    for index in used {
      let record = constraints[index]
      let level = Int32(levels.firstIndex(of: record.priority) ?? 0)
      breakpoints.append(
        Simplex.Breakpoint(
          quantity: Int32(variables.count + rows.count), level: level, position: record.constant,
          below: record.relation == .lessThanOrEqual ? 0 : 1, above: record.relation == .greaterThanOrEqual ? 0 : 1,
          tag: Int32(index)))
      rows.append(record.terms.map { (Int($0.variable.index), $0.coefficient) })
    }
    let simplex = Simplex(columnCount: variables.count, rows: rows, breakpoints: breakpoints)
    for index in variables.indices where variables[index].isNonNegative { simplex.lower[index] = 0 }
    simplex.minimise(level: 0)
    let violated = (variables.count..<variables.count + rows.count).filter {
      simplex.cost(of: $0) > Self.negligible
    }
    if let conflict = conflict(among: violated, used, rows) { return conflict }
    for level in levels.indices.dropFirst() { simplex.minimise(level: Int32(level)) }
    simplex.saveFreedom()
    let order = variables.indices.sorted {
      (variables[$0].isNonNegative ? 0 : 1, variables[$0].order, $0)
        < (variables[$1].isNonNegative ? 0 : 1, variables[$1].order, $1)
    }
    for index in order { simplex.minimise(distanceOf: index, to: 0) }
    for index in variables.indices where variables[index].isUsed {
      let value = simplex.value[index]
      let near = (value * 64).rounded() / 64
      let snapped = abs(value - near) < 1e-7 ? near : value
      if snapped != variables[index].value {
        variables[index].value = snapped
        changedVariables.append(Variable(index: Int32(index)))
      }
    }
    self.simplex = simplex
    solvedConstraints = used
    return nil
  }

  /// Takes the required constraints in one by one, those that held together first, until one can't hold.
  private func conflict(
    among violated: [Int], _ used: [Int], _ rows: [[(column: Int, coefficient: Double)]]
  ) -> [Int]? {
    guard !violated.isEmpty else { return nil }
    let isViolated = Set(violated.map { used[$0 - variables.count] })
    let required = used.indices.filter { constraints[used[$0]].priority == Self.required }
    let simplex = Simplex(
      columnCount: variables.count, rows: required.map { rows[$0] },
      breakpoints: required.enumerated().map { place, row in
        let record = constraints[used[row]]
        return Simplex.Breakpoint(
          quantity: Int32(variables.count + place), level: isViolated.contains(used[row]) ? Int32(place + 1) : 0,
          position: record.constant, below: record.relation == .lessThanOrEqual ? 0 : 1,
          above: record.relation == .greaterThanOrEqual ? 0 : 1, tag: Int32(used[row]))
      })
    for index in variables.indices where variables[index].isNonNegative { simplex.lower[index] = 0 }
    simplex.minimise(level: 0)
    for (place, row) in required.enumerated() where isViolated.contains(used[row]) {
      let quantity = variables.count + place
      simplex.minimise(level: Int32(place + 1))
      guard simplex.cost(of: quantity) > Self.negligible, simplex.place[quantity] >= 0 else { continue }
      let base = simplex.place[quantity] * simplex.columnCount
      var set = [used[row]]
      for column in 0..<simplex.columnCount where abs(simplex.tableau[base + column]) > Simplex.tolerance {
        let other = simplex.nonbasic[column] - variables.count
        if other >= 0 { set.append(used[required[other]]) }
      }
      return set
    }
    return nil
  }

  /// Whether the constraints allow only one value.
  package func isDetermined(_ variable: Variable) -> Bool {
    guard isKnown(variable), let simplex, Int(variable.index) < simplex.columnCount else { return false }
    return simplex.isDetermined(Int(variable.index))
  }

  /// The constraints that the value of a variable follows from, as of the last ``solve(breaking:)``.
  package func constraints(affecting variable: Variable) -> [Constraint] {
    guard isKnown(variable), let simplex, Int(variable.index) < simplex.columnCount else { return [] }
    let row = simplex.place[Int(variable.index)]
    guard row >= 0 else { return [] }
    var result: [Constraint] = []
    for column in 0..<simplex.columnCount
    where abs(simplex.tableau[row * simplex.columnCount + column]) > Simplex.tolerance {
      let other = simplex.nonbasic[column] - simplex.columnCount
      if other >= 0, constraints[solvedConstraints[other]].isUsed {
        result.append(handle(solvedConstraints[other]))
      }
    }
    return result.sorted { $0.index < $1.index }
  }
}
