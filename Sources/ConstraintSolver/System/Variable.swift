/// An unknown of a ``ConstraintSystem``: a number that the constraints determine.
package struct Variable: Hashable, Sendable, BitwiseCopyable {
  /// A small, dense number, so that the owner can use it as an array index. It is reused after
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
