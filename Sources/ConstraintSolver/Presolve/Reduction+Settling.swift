/// Step 3: variables that no constraint determines get values, sizes before positions.
extension Reduction {
  /// Settles the variables that the constraints leave free, one after the other: a variable with a bound on one
  /// side only takes the value of that bound, any other the allowed value nearest to its preferred one. Expects the
  /// constants of the variables in ``number``.
  func settle(_ system: ConstraintSystem) {
    if settleLoneRoots(system) { return }
    markDependents()
    scratch.removeAll()
    for index in 0..<parts.count { scratch.append(Int32(index)) }
    // Free parts are settled together if a variable depends on several of them.
    var candidates: [Candidate] = []
    for variable in 0..<rank.count where dependsOnFree[variable] && system.variables[variable].isUsed {
      var first = -1
      forEachFreePart(of: variable) { own in
        if first < 0 { first = own } else { scratch[groupTop(own)] = Int32(groupTop(first)) }
      }
      guard first >= 0 else { continue }
      let record = system.variables[variable]
      candidates.append(
        Candidate(variable: variable, group: first, isSize: record.isNonNegative, order: record.order))
    }
    for index in candidates.indices { candidates[index].group = groupTop(candidates[index].group) }
    candidates.sort()
    var members = (0..<parts.count).filter { parts[$0].isFree }.map { (group: groupTop($0), part: $0) }
    members.sort { $0 < $1 }
    var (member, candidate) = (0, 0)
    while member < members.count {
      let group = members[member].group
      let firstMember = member
      while member < members.count, members[member].group == group { member += 1 }
      while candidate < candidates.count, candidates[candidate].group < group { candidate += 1 }
      let firstCandidate = candidate
      while candidate < candidates.count, candidates[candidate].group == group { candidate += 1 }
      let first = members[firstMember].part
      if member - firstMember == 1, parts[first].rowCount == 0 {
        settleRoot(system, first, firstCandidate < candidate ? candidates[firstCandidate].variable : -1)
      } else if member - firstMember == 1, let simplex = simplexes[first] {
        settle(system, first, simplex, candidates[firstCandidate..<candidate])
      } else {
        settle(
          system, members[firstMember..<member].map(\.part), candidates[firstCandidate..<candidate].map(\.variable))
      }
    }
  }

  /// A variable that is not determined yet.
  private struct Candidate: Comparable {
    var variable: Int
    var group: Int
    var isSize: Bool
    var order: Int

    static func < (one: Self, other: Self) -> Bool {
      if one.group != other.group { return one.group < other.group }
      if one.isSize != other.isSize { return one.isSize }
      return (one.order, one.variable) < (other.order, other.variable)
    }
  }

  private func groupTop(_ index: Int) -> Int {
    var index = index
    while Int(scratch[index]) != index { index = Int(scratch[index]) }
    return index
  }

  /// Marks the variables that depend on free parts, in the order in which values are computed.
  private func markDependents() {
    dependsOnFree.fill(count: rank.count, with: false)
    for index in 0..<parts.count where parts[index].isFree {
      for root in Int(parts[index].firstRoot)..<Int(parts[index].firstRoot + parts[index].rootCount) {
        dependsOnFree[Int(roots[root])] = true
      }
    }
    var index = lateDefinitions.count - 1
    while index >= 0 {
      let variable = Int(lateDefinitions[index].variable)
      for term in Int(firstDefinitionTerm[variable])..<Int(endDefinitionTerm[variable])
      where dependsOnFree[definitionTerms[term].index] { dependsOnFree[variable] = true }
      index -= 1
    }
    for index in 0..<definitions.count {
      for term in Int(definitions[index].firstTerm)..<Int(definitions[index].endTerm)
      where dependsOnFree[originalTerms[term].index] {
        dependsOnFree[Int(definitions[index].variable)] = true
        break
      }
    }
  }

  /// Settles the free roots that no definition contains, such as the position of a window. Returns whether all free
  /// parts are settled then.
  private func settleLoneRoots(_ system: ConstraintSystem) -> Bool {
    var areAll = true
    for index in 0..<parts.count where parts[index].isFree {
      let first = Int(parts[index].firstRoot)
      let root = Int(roots[first])
      if parts[index].rowCount == 0, !appears[root] {
        rootValues[first] = parts[index].rest(near: system.variables[root].preferred)
      } else {
        areAll = false
      }
    }
    return areAll
  }

  /// Calls the closure with each free part on which a variable depends. Leaves the variable's sum over roots in
  /// ``leaves`` if it has a definition.
  private func forEachFreePart(of variable: Int, _ body: (Int) -> Void) {
    if rank[variable] == 0 {
      let own = Int(part[variable])
      if own >= 0, parts[own].isFree { body(own) }
      return
    }
    expand(variable)
    for index in 0..<leaves.count {
      let own = Int(part[Int(leaves[index])])
      if own >= 0, parts[own].isFree { body(own) }
    }
  }

  /// Returns a variable as a sum over the columns of some parts. Other parts are already settled, so they
  /// contribute to the constant.
  private func sum(_ variable: Int, firstColumn: [Int: Int]) -> (
    terms: [(column: Int, coefficient: Double)], constant: Double
  ) {
    expand(variable)
    var constant = number[variable]
    var terms: [(column: Int, coefficient: Double)] = []
    for index in 0..<leaves.count {
      let leaf = Int(leaves[index])
      let own = Int(part[leaf])
      if let first = firstColumn[own] {
        terms.append((first + Int(place[leaf]), coefficient[leaf]))
      } else {
        constant += coefficient[leaf] * rootValues[Int(parts[own].firstRoot + place[leaf])]
      }
    }
    return (terms, constant)
  }

  private func settleRoot(_ system: ConstraintSystem, _ index: Int, _ variable: Int) {
    var target = 0.0
    if variable >= 0 {
      expand(variable)
      var rest = system.variables[variable].preferred - number[variable]
      var factor = 1.0
      for index in 0..<leaves.count {
        let leaf = Int(leaves[index])
        let own = parts[Int(part[leaf])]
        if own.isFree {
          factor = coefficient[leaf]
        } else {
          rest -= coefficient[leaf] * rootValues[Int(own.firstRoot + place[leaf])]
        }
      }
      target = rest / factor
    }
    rootValues[Int(parts[index].firstRoot)] = parts[index].rest(near: target)
  }

  private func settle(_ system: ConstraintSystem, _ members: [Int], _ variables: [Int]) {
    let (simplex, firstColumn) = jointSimplex(members)
    for variable in variables {
      let (terms, constant) = sum(variable, firstColumn: firstColumn)
      let target = system.variables[variable].preferred - constant
      let quantity =
        terms.count == 1 ? terms[0].column : simplex.appendRow({ terms[$0] }, count: terms.count)
      let position = terms.count == 1 ? target / terms[0].coefficient : target
      settleQuantity(system, variable, simplex, quantity, position)
      if !simplex.isFree { break }
    }
    simplex.computeRows()
    for member in members {
      guard let first = firstColumn[member] else { continue }
      for root in 0..<Int(parts[member].rootCount) {
        rootValues[Int(parts[member].firstRoot) + root] = simplex.value[first + root]
      }
    }
  }

  private func settleQuantity(
    _ system: ConstraintSystem, _ variable: Int, _ simplex: Simplex, _ quantity: Int, _ position: Double
  ) {
    // A size always has a lower bound, so the nearest value to its preferred one is that bound.
    if system.variables[variable].isNonNegative, system.variables[variable].preferred <= 0 {
      simplex.minimise(distanceOf: quantity, to: position)
    } else {
      simplex.rest(quantity, near: position)
    }
  }

  /// Settles the candidates of a single part, in the part's own simplex.
  private func settle(
    _ system: ConstraintSystem, _ index: Int, _ simplex: Simplex, _ candidates: ArraySlice<Candidate>
  ) {
    simplex.keepIntervals()
    let count = simplex.value.count
    simplex.findFreeColumns()
    for candidate in candidates where simplex.freeColumns.count > 0 {
      let variable = candidate.variable
      if rank[variable] == 0, simplex.isFixed(Int(place[variable])) { continue }
      let (terms, constant) = sum(variable, firstColumn: [index: 0])
      if terms.allSatisfy({ simplex.isFixed($0.column) }) { continue }
      let quantity =
        terms.count == 1 ? terms[0].column : simplex.appendRow({ terms[$0] }, count: terms.count)
      let factor = terms.count == 1 ? terms[0].coefficient : 1
      settleQuantity(
        system, variable, simplex, quantity, (system.variables[variable].preferred - constant) / factor)
      simplex.findFreeColumns()
    }
    simplex.dropQuantities(from: count)
    if simplex.didMove { simplex.computeRows() }
    copyRootValues(index, simplex)
    simplex.restoreIntervals()
  }

  /// Returns a simplex over the quantities of the parts, limited to the intervals that the minimized levels allow,
  /// and each part's first column in it.
  private func jointSimplex(_ members: [Int]) -> (Simplex, [Int: Int]) {
    var firstColumn: [Int: Int] = [:]
    var count = 0
    for member in members {
      firstColumn[member] = count
      count += Int(parts[member].rootCount)
    }
    let simplex = spareSimplex()
    simplex.reset(columnCount: count, rowCount: 0)
    for member in members {
      let first = firstColumn[member] ?? 0
      let part = parts[member]
      let solved = simplexes[member]
      for root in 0..<Int(part.rootCount) {
        simplex.lower[first + root] = solved?.lower[root] ?? part.lower
        simplex.upper[first + root] = solved?.upper[root] ?? part.upper
        simplex.value[first + root] = solved?.value[root] ?? max(part.lower, min(part.upper, 0))
      }
    }
    for member in members {
      guard let solved = simplexes[member], let first = firstColumn[member] else { continue }
      var quantity = Int(parts[member].rootCount)
      for index in 0..<Int(parts[member].rowCount) {
        let row = Int(partRows[Int(parts[member].firstRow) + index])
        let firstTerm = Int(rows[row].firstTerm)
        let new = simplex.appendRow(
          {
            (
              first + Int(self.place[self.rowTerms[firstTerm + $0].index]),
              self.rowTerms[firstTerm + $0].coefficient
            )
          },
          count: Int(rows[row].endTerm) - firstTerm)
        simplex.lower[new] = min(solved.lower[quantity], simplex.value[new])
        simplex.upper[new] = max(solved.upper[quantity], simplex.value[new])
        quantity += 1
      }
    }
    return (simplex, firstColumn)
  }

  /// Returns whether the constraints allow only one value of a variable.
  func isDetermined(_ variable: Int) -> Bool {
    var free: Set<Int> = []
    forEachFreePart(of: variable) { free.insert($0) }
    for index in free.sorted() {
      expand(variable)
      var terms: [(column: Int, coefficient: Double)] = []
      for leaf in 0..<leaves.count where Int(part[Int(leaves[leaf])]) == index {
        terms.append((Int(place[Int(leaves[leaf])]), coefficient[Int(leaves[leaf])]))
      }
      for offset in [1e6, -1e6] {
        let (simplex, _) = jointSimplex([index])
        let quantity = simplex.appendRow({ terms[$0] }, count: terms.count)
        let value = simplex.value[quantity]
        simplex.minimise(distanceOf: quantity, to: value + offset)
        if abs(simplex.value[quantity] - value) > Self.negligible { return false }
      }
    }
    return true
  }
}
