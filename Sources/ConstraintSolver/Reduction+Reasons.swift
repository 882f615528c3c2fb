extension Reduction {
  /// The constraints that bounds with factors come from: their own and those of the definitions that go into them.
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

  /// The constraints that the value of a variable follows from.
  func constraints(behind variable: Int) -> [Int] {
    expand(variable)
    var holders: [Weighted] = []
    for index in 0..<leaves.count {
      let root = Int(leaves[index])
      let factor = -coefficient[root]
      let own = Int(part[root])
      guard own >= 0 else { continue }
      if let simplex = simplexes[own] {
        let quantity = Int(place[root])
        if simplex.place[quantity] < 0 {
          holders.append(Weighted(tag: simplex.holder[quantity], factor: factor))
        } else {
          let base = Int(simplex.place[quantity]) * simplex.columnCount
          for column in 0..<simplex.columnCount where abs(simplex.tableau[base + column]) > Simplex.tolerance {
            holders.append(
              Weighted(
                tag: simplex.holder[Int(simplex.nonbasic[column])], factor: factor * simplex.tableau[base + column])
            )
          }
        }
      } else {
        holders.append(Weighted(tag: parts[own].isFree ? -1 : parts[own].holder, factor: factor))
      }
    }
    holders.removeAll { $0.tag < 0 }
    var result: Set<Int> = []
    var weights = [(variable: variable, weight: 1.0)]
    for holder in holders {
      let bound = bounds[Int(holder.tag)]
      if bound.constraint >= 0 { result.insert(Int(bound.constraint)) }
      for term in Int(bound.firstTerm)..<Int(bound.endTerm) {
        weights.append((originalTerms[term].index, originalTerms[term].coefficient * bound.inverse * holder.factor))
      }
    }
    return result.union(definitions(behind: weights)).sorted()
  }

  /// The constraints of the definitions that a sum of variables depends on: the way of the numbers backwards.
  private func definitions(behind weights: [(variable: Int, weight: Double)]) -> Set<Int> {
    var result: Set<Int> = []
    var adjoint = Array(repeating: 0.0, count: rank.count)
    for (variable, weight) in weights { adjoint[variable] += weight }
    func goBack() {
      var index = definitions.count - 1
      while index >= 0 {
        let definition = definitions[index]
        index -= 1
        let weight = adjoint[Int(definition.variable)] * definition.inverse
        adjoint[Int(definition.variable)] = 0
        guard abs(weight) > Simplex.tolerance else { continue }
        result.insert(Int(definition.constraint))
        for term in Int(definition.firstTerm)..<Int(definition.endTerm) {
          adjoint[originalTerms[term].index] -= weight * originalTerms[term].coefficient
        }
      }
    }
    goBack()
    guard lateDefinitions.count > 0 else { return result }
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
    return result
  }
}
