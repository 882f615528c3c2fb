/// Linear constraints with priorities, and the values of the variables that meet them.
///
/// A constraint is `sum of terms  relation  constant`. Those of priority 1000 hold; of the others, the sum of the errors
/// of each priority is made as small as it gets without a greater error of any higher one. What is still free then
/// comes as near to 0 as it can: variables that can't be negative (sizes) first, then by `order`. So the values follow
/// from the constraints alone, not from the order in which they came.
///
/// Nothing happens before ``solve(breaking:)``. Not thread safe.
package final class ConstraintSystem {
  /// From here on a constraint is required.
  package static let required = 1000.0
  /// What a greater constant is taken for.
  static let limit = 1e12

  struct VariableRecord {
    var isUsed = false
    var isNonNegative = false
    var order = 0
    var value = 0.0
    var suggestion: Constraint?
  }

  struct ConstraintRecord {
    var generation: Int32 = 0
    var isUsed = false
    var isBroken = false
    var relation = Relation.equal
    var constant = 0.0
    var priority = 0.0
    var terms: [Term] = []
  }

  var variables: [VariableRecord] = []
  var freeVariables: [Int32] = []
  var constraints: [ConstraintRecord] = []
  var freeConstraints: [Int32] = []

  /// Whether something changed since ``solve(breaking:)``.
  package internal(set) var needsSolving = false
  /// The variables whose values the last ``solve(breaking:)`` changed.
  package internal(set) var changedVariables: [Variable] = []
  /// The conflicts that the last ``solve(breaking:)`` met and that were not there before.
  package internal(set) var newConflicts: [Conflict] = []
  /// All conflicts that stand.
  package internal(set) var conflicts: [Conflict] = []
  var simplex: Simplex?
  var solvedConstraints: [Int] = []

  package init() {}

  // MARK: Variables

  /// A new variable, 0 until solved. Sizes are not negative; `order` says which comes first where several are free.
  package func makeVariable(isNonNegative: Bool = false, order: Int = 0) -> Variable {
    var record = VariableRecord()
    record.isUsed = true
    record.isNonNegative = isNonNegative
    record.order = order
    needsSolving = true
    if let index = freeVariables.popLast() {
      variables[Int(index)] = record
      return Variable(index: index)
    }
    variables.append(record)
    return Variable(index: Int32(variables.count - 1))
  }

  /// Forgets a variable and the constraints that name it.
  package func removeVariable(_ variable: Variable) {
    guard isKnown(variable) else { return }
    for index in constraints.indices
    where constraints[index].isUsed && constraints[index].terms.contains(where: { $0.variable == variable }) {
      remove(handle(index))
    }
    variables[Int(variable.index)] = VariableRecord()
    freeVariables.append(variable.index)
    needsSolving = true
  }

  /// Where a variable stands among those that the constraints leave free.
  package func setOrder(_ order: Int, of variable: Variable) {
    guard isKnown(variable), variables[Int(variable.index)].order != order else { return }
    variables[Int(variable.index)].order = order
    needsSolving = true
  }

  /// As of the last ``solve(breaking:)``.
  package func value(of variable: Variable) -> Double {
    isKnown(variable) ? variables[Int(variable.index)].value : 0
  }

  func isKnown(_ variable: Variable) -> Bool {
    variables.indices.contains(Int(variable.index)) && variables[Int(variable.index)].isUsed
  }

  // MARK: Constraints

  /// Adds `sum of terms  relation  constant`; nil if a number is not finite, a variable unknown, or the priority not above 0.
  package func add(
    _ terms: [Term], _ relation: Relation, _ constant: Double, priority: Double = ConstraintSystem.required
  ) -> Constraint? {
    terms.withUnsafeBufferPointer { add($0, relation, constant, priority: priority) }
  }

  /// The same without an array.
  package func add(
    _ terms: UnsafeBufferPointer<Term>, _ relation: Relation, _ constant: Double,
    priority: Double = ConstraintSystem.required
  ) -> Constraint? {
    guard constant.isFinite, priority > 0 else { return nil }
    for term in terms where !term.coefficient.isFinite || !isKnown(term.variable) { return nil }
    let index = freeConstraints.popLast().map(Int.init) ?? constraints.count
    if index == constraints.count { constraints.append(ConstraintRecord()) }
    constraints[index].isUsed = true
    constraints[index].isBroken = false
    constraints[index].relation = relation
    constraints[index].constant = Self.limited(constant)
    constraints[index].priority = min(priority, Self.required)
    constraints[index].terms = Array(terms)
    needsSolving = true
    return handle(index)
  }

  package func remove(_ constraint: Constraint) {
    guard let index = index(of: constraint) else { return }
    constraints[index].isUsed = false
    constraints[index].generation &+= 1
    constraints[index].terms = []
    freeConstraints.append(Int32(index))
    needsSolving = true
  }

  /// Whether the constant was taken: not if it is not finite or the constraint gone.
  @discardableResult
  package func setConstant(_ constant: Double, of constraint: Constraint) -> Bool {
    guard let index = index(of: constraint), constant.isFinite else { return false }
    let limited = Self.limited(constant)
    if constraints[index].constant != limited {
      constraints[index].constant = limited
      needsSolving = true
    }
    return true
  }

  @discardableResult
  package func setPriority(_ priority: Double, of constraint: Constraint) -> Bool {
    guard let index = index(of: constraint), priority > 0 else { return false }
    let limited = min(priority, Self.required)
    if constraints[index].priority != limited {
      constraints[index].priority = limited
      needsSolving = true
    }
    return true
  }

  /// Asks for a value (`variable == value`), or changes what was asked for.
  @discardableResult
  package func suggest(
    _ value: Double, for variable: Variable, priority: Double = ConstraintSystem.required
  ) -> Constraint? {
    guard isKnown(variable) else { return nil }
    if let constraint = variables[Int(variable.index)].suggestion {
      if setConstant(value, of: constraint), setPriority(priority, of: constraint) { return constraint }
      if index(of: constraint) != nil { return nil }
    }
    let constraint = add([Term(variable)], .equal, value, priority: priority)
    variables[Int(variable.index)].suggestion = constraint
    return constraint
  }

  package func endSuggestion(for variable: Variable) {
    guard isKnown(variable), let constraint = variables[Int(variable.index)].suggestion else { return }
    variables[Int(variable.index)].suggestion = nil
    remove(constraint)
  }

  /// Whether a required constraint was given up because it conflicts with others.
  package func isBroken(_ constraint: Constraint) -> Bool {
    index(of: constraint).map { constraints[$0].isBroken } ?? false
  }

  func handle(_ index: Int) -> Constraint {
    Constraint(index: Int32(index), generation: constraints[index].generation)
  }

  func index(of constraint: Constraint) -> Int? {
    let index = Int(constraint.index)
    guard constraints.indices.contains(index), constraints[index].isUsed,
      constraints[index].generation == constraint.generation
    else { return nil }
    return index
  }

  static func limited(_ constant: Double) -> Double { max(-limit, min(limit, constant)) }
}
