extension ConstraintSystem {
  /// Computes the values of all variables. For each minimal set of required constraints that can't all be
  /// satisfied, `choose` returns the constraint to break; the last of the set is broken if `choose` is nil or
  /// returns another constraint. Broken constraints are tried again after every change.
  package func solve(breaking choose: (([Constraint]) -> Constraint)? = nil) {
    changedVariables.removeAll(keepingCapacity: true)
    newConflicts.removeAll(keepingCapacity: true)
    guard change != .none else { return }
    if change == .bounds, !reduction.needsSolving {
      change = .none
      reduction.changeCount = 0
      return
    }
    if change == .structure, conflicts.isEmpty {
      findList()
      build(list)
    }
    if !conflicts.isEmpty || reduction.solve(self) != nil { solveConflicts(choose) }
    change = .none
    storeValues()
  }

  private func findList() {
    list.removeAll()
    list.reserve(constraints.count)
    for index in 0..<constraints.count where constraints[index].isUsed && !constraints[index].isBroken {
      list.append(Int32(index))
    }
  }

  private func storeValues() {
    let number = reduction.number.base
    let records = variables.base
    // Adding and then subtracting this number rounds a value to an integer.
    let rounding = 6_755_399_441_055_744.0
    for index in 0..<reduction.rank.count where records[index].isUsed {
      var value = number[index]
      // Sums and quotients leave noise in the last bits, which must not affect how a frame is rounded: a value near
      // a multiple of 1/64 becomes that multiple, any other is rounded to a multiple of 2^-30.
      let near = (value * 64 + rounding - rounding) / 64
      value = abs(value - near) < 1e-7 ? near : (value * 1_073_741_824 + rounding - rounding) / 1_073_741_824
      if value != records[index].value {
        records[index].value = value
        changedVariables.append(Variable(index: Int32(index)))
      }
    }
  }

  // MARK: Conflicts

  private func solveConflicts(_ choose: (([Constraint]) -> Constraint)?) {
    let known = Set(conflicts)
    conflicts.removeAll(keepingCapacity: true)
    kept = .none
    for index in 0..<constraints.count { constraints.base[index].isBroken = false }
    let order = canonicalOrder()
    // The conflicts found must not depend on the solution of the previous solve.
    reduction.discardSimplexes()
    var isBuilt = false
    while true {
      if !isBuilt {
        let list = FlatArray<Int32>(capacity: order.count)
        for index in order where !constraints[index].isBroken { list.append(Int32(index)) }
        build(list)
      }
      guard let bounds = reduction.solve(self) else { return }
      let set = minimal(reduction.constraints(behind: bounds), order)
      let handles = set.map(handle)
      guard let last = handles.last else { return }
      let chosen = choose?(handles) ?? last
      let broken = handles.contains(chosen) ? chosen : last
      constraints.base[Int(broken.index)].isBroken = true
      let conflict = Conflict(constraints: handles, broken: broken)
      conflicts.append(conflict)
      if !known.contains(conflict) { newConflicts.append(conflict) }
      // A constraint that is not a definition is removed from the existing structure: a rebuild for each of many
      // conflicts would be slow.
      reduction.changeCount = 0
      isBuilt = reduction.remove(self, Int(broken.index), isCurrent: false)
    }
  }

  /// Returns a minimal conflicting subset: removes each constraint without which the others still conflict, as with
  /// required sizes that would have to be negative.
  private func minimal(_ set: [Int], _ order: [Int]) -> [Int] {
    guard set.count > 1, set.count <= 100 else { return set }
    var kept = order.filter { set.contains($0) }
    var trial = Reduction()
    var former = Reduction()
    for index in kept {
      let list = FlatArray<Int32>(capacity: kept.count)
      for other in kept where other != index { list.append(Int32(other)) }
      swap(&trial, &former)
      trial.build(self, list, former: former)
      if trial.solve(self, conflictsOnly: true) != nil { kept.removeAll { $0 == index } }
    }
    return kept.sorted()
  }

  /// Returns the constraints sorted by their contents, so that the order of their addition does not affect the
  /// conflicts.
  private func canonicalOrder() -> [Int] {
    struct Key {
      var terms: [Term]
      var numbers: [Double]
    }
    var indexes: [Int] = []
    var keys: [Int: Key] = [:]
    for index in 0..<constraints.count where constraints[index].isUsed {
      let record = constraints[index]
      var own: [Term] = []
      for term in Int(record.firstTerm)..<Int(record.firstTerm + record.termCount) { own.append(terms[term]) }
      own.sort { $0.index < $1.index }
      indexes.append(index)
      keys[index] = Key(
        terms: own,
        numbers: own.flatMap { [Double($0.index), $0.coefficient] } + [
          Double(record.relation.rawValue), record.constant, record.priority,
        ])
    }
    return indexes.sorted { one, other in
      let (first, second) = (keys[one]?.numbers ?? [], keys[other]?.numbers ?? [])
      return first == second ? one < other : first.lexicographicallyPrecedes(second)
    }
  }

  // MARK: Reasons

  /// Returns whether the constraints allow only one value of a variable.
  package func isDetermined(_ variable: Variable) -> Bool {
    guard isKnown(variable), Int(variable.index) < reduction.rank.count else { return false }
    return reduction.isDetermined(Int(variable.index))
  }

  /// Returns the constraints that determined the value of a variable in the last ``solve(breaking:)``.
  package func constraints(affecting variable: Variable) -> [Constraint] {
    guard isKnown(variable), Int(variable.index) < reduction.rank.count else { return [] }
    return reduction.constraints(behind: Int(variable.index)).filter { constraints[$0].isUsed }.map(handle)
  }
}
