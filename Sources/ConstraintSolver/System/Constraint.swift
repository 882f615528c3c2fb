/// The relation of the sum of a constraint's terms to its constant.
package enum Relation: Int8, Sendable, BitwiseCopyable {
  case lessThanOrEqual = -1
  case equal = 0
  case greaterThanOrEqual = 1
}

/// A handle of a constraint in a ``ConstraintSystem``. Using the handle of a removed constraint has no effect.
package struct Constraint: Hashable, Sendable, BitwiseCopyable {
  package let index: Int32
  let generation: Int32
}

/// Required constraints that cannot all be satisfied, and the one that was broken.
package struct Conflict: Hashable, Sendable {
  /// The constraints in the order of their handles' indexes. Without any one of them the others can be satisfied.
  package let constraints: [Constraint]
  package let broken: Constraint
}
