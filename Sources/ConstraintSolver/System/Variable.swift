/// An unknown of a ``ConstraintSystem``: a number that the constraints determine.
package struct Variable: Hashable, Sendable, BitwiseCopyable {
  /// Small and dense, so that the owner may keep arrays by it; used again after
  /// ``ConstraintSystem/removeVariable(_:)``.
  package let index: Int32

  package init(index: Int32) { self.index = index }
}

/// A coefficient times a variable.
package struct Term: Hashable, Sendable, BitwiseCopyable {
  package var variable: Variable
  package var coefficient: Double

  package init(_ variable: Variable, _ coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }

  init(_ index: Int, _ coefficient: Double) { self.init(Variable(index: Int32(index)), coefficient) }

  var index: Int { Int(variable.index) }
}
