extension Reduction {
  /// Settles what the constraints leave free, one variable after the other: what is bounded on one side lies on that
  /// bound, all else comes as near to its preferred value as it gets. Expects the constant parts in ``number``.
  func settle(_ system: ConstraintSystem) {
    if settleLoneRoots(system) { return }
    var joined = Array(0..<parts.count)
    func top(_ index: Int) -> Int {
      var index = index
      while joined[index] != index { index = joined[index] }
      return index
    }
    var candidates: [Int] = []
    for variable in 0..<rank.count where system.variables[variable].isUsed {
      let free = freeParts(of: variable)
      guard let first = free.first else { continue }
      candidates.append(variable)
      for other in free { joined[top(other)] = top(first) }
    }
    candidates.sort {
      let (one, other) = (system.variables[$0], system.variables[$1])
      return (one.isNonNegative ? 0 : 1, one.order, $0) < (other.isNonNegative ? 0 : 1, other.order, $1)
    }
    var members: [[Int]] = Array(repeating: [], count: parts.count)
    for index in 0..<parts.count where parts[index].isFree { members[top(index)].append(index) }
    var own: [[Int]] = Array(repeating: [], count: parts.count)
    for variable in candidates {
      if let free = freeParts(of: variable).first { own[top(free)].append(variable) }
    }
    for index in 0..<parts.count where !members[index].isEmpty {
      if members[index].count == 1, parts[members[index][0]].rowCount == 0 {
        settleRoot(system, members[index][0], own[index])
      } else {
        settle(system, members[index], own[index])
      }
    }
  }

  /// Settles the roots that no definition uses, such as the place of a window; whether there are no others.
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

  /// The free parts that a variable depends on; its sum over roots is in ``leaves``.
  private func freeParts(of variable: Int) -> [Int] {
    if rank[variable] == 0 {
      let own = Int(part[variable])
      return own >= 0 && parts[own].isFree ? [own] : []
    }
    expand(variable)
    var result: [Int] = []
    for index in 0..<leaves.count {
      let own = Int(part[Int(leaves[index])])
      if own >= 0, parts[own].isFree, !result.contains(own) { result.append(own) }
    }
    return result
  }

  /// A variable over the columns of some parts; what other parts add to it is settled.
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

  private func settleRoot(_ system: ConstraintSystem, _ index: Int, _ variables: [Int]) {
    let part = parts[index]
    var target = 0.0
    if let variable = variables.first {
      let (terms, constant) = sum(variable, firstColumn: [index: 0])
      target = (system.variables[variable].preferred - constant) / terms[0].coefficient
    }
    rootValues[Int(part.firstRoot)] = part.rest(near: target)
  }

  private func settle(_ system: ConstraintSystem, _ members: [Int], _ variables: [Int]) {
    let (simplex, firstColumn) = jointSimplex(members)
    for variable in variables {
      let (terms, constant) = sum(variable, firstColumn: firstColumn)
      let target = system.variables[variable].preferred - constant
      // A size is never without a lower bound, so it comes to rest on that.
      let isSize = system.variables[variable].isNonNegative && system.variables[variable].preferred <= 0
      let quantity =
        terms.count == 1 ? terms[0].column : simplex.appendRow({ terms[$0] }, count: terms.count)
      let position = terms.count == 1 ? target / terms[0].coefficient : target
      if isSize {
        simplex.minimise(distanceOf: quantity, to: position)
      } else {
        simplex.rest(quantity, near: position)
      }
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

  /// A simplex over what parts leave free, and each part's first column in it.
  private func jointSimplex(_ members: [Int]) -> (Simplex, [Int: Int]) {
    var firstColumn: [Int: Int] = [:]
    var count = 0
    for member in members {
      firstColumn[member] = count
      count += Int(parts[member].rootCount)
    }
    let simplex = Simplex(columnCount: count, rowCount: 0)
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

  /// Whether the constraints allow a variable only one value.
  func isDetermined(_ variable: Int) -> Bool {
    for index in freeParts(of: variable) {
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
