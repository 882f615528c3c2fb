/// A textual dump of the solver's structure for debugging, which `Documentation/constraints.md` explains line by
/// line.
extension ConstraintSystem {
  /// Returns the solved structure of ``solve(breaking:)`` as text: the definitions, then each part with its bounds
  /// and, if it has rows, its tableau after the last level.
  ///
  /// - Parameter name: gives the name of a variable.
  package func explanation(_ name: (Variable) -> String) -> String {
    func named(_ index: Int) -> String { name(Variable(index: Int32(index))) }
    var lines: [String] = []
    for variable in 0..<reduction.rank.count where reduction.rank[variable] != 0 {
      lines.append("definition \(named(variable)) = \(reduction.definition(of: variable, named))")
    }
    for part in 0..<reduction.parts.count { lines += reduction.explanation(of: part, named, constraints) }
    return lines.joined(separator: "\n")
  }

  /// Formats a number without a fraction if it is whole: `16`, `0.5`.
  static func text(_ number: Double) -> String {
    guard abs(number) < 1e15, Double(Int64(number)) == number else { return "\(number)" }
    return "\(Int64(number))"
  }

  /// Formats a sum such as `2 a - b + 5`. Terms with the coefficient 0 are omitted, and so is the constant 0 unless
  /// it is alone.
  static func text(_ terms: [(coefficient: Double, name: String)], constant: Double = 0) -> String {
    var result = ""
    for (coefficient, name) in terms where abs(coefficient) > Simplex.tolerance {
      let size = abs(coefficient) == 1 ? "" : text(abs(coefficient)) + " "
      result += (result.isEmpty ? (coefficient < 0 ? "-" : "") : coefficient < 0 ? " - " : " + ") + size + name
    }
    if result.isEmpty { return text(constant) }
    if constant != 0 { result += (constant < 0 ? " - " : " + ") + text(abs(constant)) }
    return result
  }
}

extension Reduction {
  /// Returns the definition of a variable as a sum over roots.
  fileprivate func definition(of variable: Int, _ named: (Int) -> String) -> String {
    expand(variable)
    var terms: [(Double, String)] = []
    var constant = number[variable]
    for index in 0..<leaves.count {
      let leaf = Int(leaves[index])
      terms.append((coefficient[leaf], named(leaf)))
      constant -= coefficient[leaf] * number[leaf]
    }
    return ConstraintSystem.text(terms, constant: constant)
  }

  fileprivate func explanation(
    of index: Int, _ named: (Int) -> String, _ constraints: borrowing FlatArray<ConstraintSystem.ConstraintRecord>
  ) -> [String] {
    let part = parts[index]
    var names: [String] = []
    for root in 0..<Int(part.rootCount) { names.append(named(Int(roots[Int(part.firstRoot) + root]))) }
    var lines = ["part of \(names.joined(separator: ", "))"]
    for row in 0..<Int(part.rowCount) {
      let record = rows[Int(partRows[Int(part.firstRow) + row])]
      var terms: [(Double, String)] = []
      for term in Int(record.firstTerm)..<Int(record.endTerm) {
        terms.append((rowTerms[term].coefficient, named(rowTerms[term].index)))
      }
      names.append("row\(row + 1)")
      lines.append("  row\(row + 1) = \(ConstraintSystem.text(terms))")
    }
    for bound in Int(part.firstBound)..<Int(part.endBound) where !bounds[bound].isRemoved {
      lines.append("  bound \(text(of: bounds[bound], names))")
    }
    guard let simplex = simplexes[index] else { return lines }
    for row in 0..<simplex.rowCount {
      var terms: [(Double, String)] = []
      for column in 0..<simplex.columnCount {
        terms.append((simplex.tableau[row * simplex.columnCount + column], names[Int(simplex.nonbasic[column])]))
      }
      let quantity = Int(simplex.basic[row])
      lines.append(
        "  basic \(names[quantity]) = \(ConstraintSystem.text(terms)) = \(ConstraintSystem.text(simplex.value[quantity]))"
      )
    }
    for column in 0..<simplex.columnCount {
      let quantity = Int(simplex.nonbasic[column])
      let holder = Int(simplex.holder[quantity])
      let reason = holder >= 0 && holder < bounds.count ? ", held by \(text(of: bounds[holder], names))" : ""
      lines.append("  nonbasic \(names[quantity]) = \(ConstraintSystem.text(simplex.value[quantity]))\(reason)")
    }
    return lines
  }

  /// Formats a bound such as `title.width >= 200 @ 751`.
  private func text(of bound: Bound, _ names: [String]) -> String {
    let relation = bound.below > 0 ? (bound.above > 0 ? "==" : ">=") : "<="
    let quantity = Int(bound.quantity)
    let name = quantity >= 0 && quantity < names.count ? names[quantity] : "check"
    let priority = ConstraintSystem.text(levels[Int(bound.level)])
    return "\(name) \(relation) \(ConstraintSystem.text(bound.position)) @ \(priority)"
  }
}
