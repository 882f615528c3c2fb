/// Traces a value, or a set of conflicting bounds, to the constraints that cause it.
extension Reduction {
  /// Returns the constraints that contribute to a weighted sum of bounds: those of the bounds themselves and those
  /// of the definitions that were substituted into them.
  func constraints(behind bounds: [Weighted]) -> [Int] {
    var result: Set<Int> = []
    var weights: [(variable: Int, weight: Double)] = []
    for weighted in bounds {
      let bound = self.bounds[Int(weighted.tag)]
      if bound.constraint >= 0 { result.insert(Int(bound.constraint)) }
      for term in Int(bound.firstTerm)..<Int(bound.endTerm) {
        weights.append(
          (originalTerms[term].index, originalTerms[term].coefficient * bound.inverse * weighted.factor))
      }
    }
    return result.union(definitions(behind: weights)).sorted()
  }

  /// Returns the constraints that determine the value of a variable.
  func constraints(behind variable: Int) -> [Int] {
    expand(variable)
    var factors: [Int32: Double] = [:]
    for index in 0..<leaves.count {
      let root = Int(leaves[index])
      let own = Int(part[root])
      guard own >= 0 else { continue }
      for holder in holders(own, Int(place[root])) where holder.tag >= 0 {
        factors[holder.tag, default: 0] -= coefficient[root] * holder.factor
      }
    }
    var result: Set<Int> = []
    var weights = [(variable: variable, weight: 1.0)]
    for (tag, factor) in factors.sorted(by: { $0.key < $1.key }) where abs(factor) > Simplex.tolerance {
      let bound = bounds[Int(tag)]
      if bound.constraint >= 0 { result.insert(Int(bound.constraint)) }
      for term in Int(bound.firstTerm)..<Int(bound.endTerm) {
        weights.append((originalTerms[term].index, originalTerms[term].coefficient * bound.inverse * factor))
      }
    }
    return result.union(definitions(behind: weights)).sorted()
  }

  /// Returns the active bounds that determine the value of a part's root, with their factors.
  private func holders(_ index: Int, _ root: Int) -> [Weighted] {
    guard let simplex = simplexes[index] else {
      return [Weighted(tag: parts[index].isFree ? -1 : parts[index].holder, factor: 1)]
    }
    guard simplex.place[root] >= 0 else { return [Weighted(tag: simplex.holder[root], factor: 1)] }
    let base = Int(simplex.place[root]) * simplex.columnCount
    return (0..<simplex.columnCount).map {
      Weighted(tag: simplex.holder[Int(simplex.nonbasic[$0])], factor: simplex.tableau[base + $0])
    }
  }

  /// Returns the constraints of the definitions on which a weighted sum of variables depends. It propagates the
  /// weights backwards through the definitions (an adjoint computation).
  private func definitions(behind weights: [(variable: Int, weight: Double)]) -> Set<Int> {
    // Contributions along different paths may cancel out, so the weights are summed before they are compared with
    // 0.
    var shares = Array(repeating: 0.0, count: definitions.count)
    var adjoint = Array(repeating: 0.0, count: number.count)
    for (variable, weight) in weights { adjoint[variable] += weight }
    func goBack() {
      var index = definitions.count - 1
      while index >= 0 {
        let definition = definitions[index]
        defer { index -= 1 }
        let weight = adjoint[Int(definition.variable)] * definition.inverse
        adjoint[Int(definition.variable)] = 0
        guard weight != 0 else { continue }
        shares[index] += weight
        for term in Int(definition.firstTerm)..<Int(definition.endTerm) {
          adjoint[originalTerms[term].index] -= weight * originalTerms[term].coefficient
        }
      }
    }
    goBack()
    var result: Set<Int> = []
    var late = Array(repeating: 0.0, count: lateDefinitions.count)
    for index in 0..<lateDefinitions.count {
      let variable = Int(lateDefinitions[index].variable)
      late[index] = adjoint[variable]
      for term in Int(firstDefinitionTerm[variable])..<Int(endDefinitionTerm[variable]) {
        adjoint[definitionTerms[term].index] += definitionTerms[term].coefficient * late[index]
      }
    }
    for index in adjoint.indices { adjoint[index] = 0 }
    for index in (0..<lateDefinitions.count).reversed() {
      let definition = lateDefinitions[index]
      let weight = late[index] * definition.inverse
      guard abs(weight) > Simplex.tolerance else { continue }
      result.insert(Int(definition.constraint))
      for term in Int(definition.firstEarlier)..<Int(definition.endEarlier) {
        late[lateTerms[term].index] -= weight * lateTerms[term].coefficient
      }
      for term in Int(definition.firstTerm)..<Int(definition.endTerm) {
        adjoint[originalTerms[term].index] -= weight * originalTerms[term].coefficient
      }
    }
    goBack()
    for index in shares.indices where abs(shares[index]) > Simplex.tolerance {
      result.insert(Int(definitions[index].constraint))
    }
    return result
  }
}
