extension ConstraintSystem {
  /// Finds the values. For each set of required constraints that can't all hold, `choose` returns the one to break
  /// (without it, or if it names another, the last of the set); the set is minimal. A broken constraint is tried
  /// again whenever something has changed.
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
    takeValues()
  }

  private func findList() {
    list.removeAll()
    list.reserve(constraints.count)
    for index in 0..<constraints.count where constraints[index].isUsed && !constraints[index].isBroken {
      list.append(Int32(index))
    }
  }

  private func takeValues() {
    let number = reduction.number.base
    let records = variables.base
    // Adding this rounds to whole numbers.
    let rounding = 6_755_399_441_055_744.0
    for index in 0..<reduction.rank.count where records[index].isUsed {
      var value = number[index]
      // Sums and quotients leave noise in the last bits, which must not decide how a frame is rounded: what is near
      // a round number is that, and the rest ends at a billionth.
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
    // What conflicts must not depend on where the last solve ended.
    reduction.forgetSimplexes()
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
      // A constraint that is not a definition is removed without a new structure, or many conflicts would take a
      // long time.
      reduction.changeCount = 0
      isBuilt = reduction.remove(self, Int(broken.index), isCurrent: false)
    }
  }

  /// Without the constraints that no conflict needs, because some size would be negative without them too.
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

  /// Whether the constraints allow only one value.
  package func isDetermined(_ variable: Variable) -> Bool {
    guard isKnown(variable), Int(variable.index) < reduction.rank.count else { return false }
    return reduction.isDetermined(Int(variable.index))
  }

  /// The constraints that the value of a variable follows from, as of the last ``solve(breaking:)``.
  package func constraints(affecting variable: Variable) -> [Constraint] {
    guard isKnown(variable), Int(variable.index) < reduction.rank.count else { return [] }
    return reduction.constraints(behind: Int(variable.index)).filter { constraints[$0].isUsed }.map(handle)
  }
}
