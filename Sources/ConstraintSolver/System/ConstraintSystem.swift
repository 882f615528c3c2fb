/// Linear constraints with priorities, and the values of the variables that satisfy them.
///
/// A constraint is `sum of terms  relation  constant`. Constraints of priority 1000 are required. For the others,
/// the sum of the errors of each priority is minimized without increasing the error of any higher priority. The
/// variables that are still free are then settled one by one, variables that can't be negative (sizes) first, then
/// by `order`: a variable with a bound on one side only takes the value of that bound, as in UIKit, whose simplex
/// keeps the slack of inequalities at 0 unless a constraint requires more; any other takes the allowed value
/// nearest to its preferred one (0 by default). The values therefore depend on the constraints alone, not on the
/// order in which they were added.
///
/// Values are computed by ``solve(breaking:)`` only. The class is not thread-safe.
package final class ConstraintSystem {
  /// The priority of required constraints; higher ones are reduced to it.
  package static let required = 1000.0
  /// The largest absolute value of a constant; greater ones are clamped.
  static let limit = 1e12

  struct VariableRecord: BitwiseCopyable {
    var value = 0.0
    var preferred = 0.0
    var order = 0
    /// The number of constraints that contain the variable.
    var uses: Int32 = 0
    var isUsed = false
    var isNonNegative = false
    var suggestion: Constraint?
  }

  struct ConstraintRecord: BitwiseCopyable {
    var constant = 0.0
    var priority = 0.0
    var firstTerm: Int32 = 0
    var termCount: Int32 = 0
    var generation: Int32 = 0
    var relation = Relation.equal
    var isUsed = false
    var isBroken = false
  }

  /// The extent of the changes since the values were computed: none, changes that ``Reduction`` has already
  /// included, changed constants, or any change of the structure.
  enum Change: Int { case none, bounds, constants, structure }

  let variables = FlatArray<VariableRecord>()
  private let freeVariables = FlatArray<Int32>()
  let constraints = FlatArray<ConstraintRecord>()
  private let freeConstraints = FlatArray<Int32>()
  /// The terms of all constraints, in any order; those of removed constraints are reclaimed in bulk.
  let terms = FlatArray<Term>()
  @exclusivity(unchecked) private var unusedTerms = 0

  @exclusivity(unchecked) var change = Change.structure
  @exclusivity(unchecked) var reduction = Reduction()
  /// The previous structure; nil before the second one is built.
  @exclusivity(unchecked) var other: Reduction?
  /// The structure that the constraints match apart from ``differences``, if any.
  @exclusivity(unchecked) var kept = Kept.none
  let differences = FlatArray<Difference>()
  /// The indexes of the constraints that a new structure is built from.
  let list = FlatArray<Int32>()
  /// Whether anything has changed since the last ``solve(breaking:)``.
  package var needsSolving: Bool { change != .none }
  /// The variables whose values the last ``solve(breaking:)`` changed.
  @exclusivity(unchecked) package internal(set) var changedVariables: [Variable] = []
  /// The conflicts of the last ``solve(breaking:)`` that the previous one did not have.
  @exclusivity(unchecked) package internal(set) var newConflicts: [Conflict] = []
  /// All current conflicts.
  @exclusivity(unchecked) package internal(set) var conflicts: [Conflict] = []

  package init() {}

  // MARK: Variables

  /// Creates a variable. Its value is 0 until the next ``solve(breaking:)``. `order` is its rank among the
  /// variables that the constraints leave free.
  package func makeVariable(isNonNegative: Bool = false, order: Int = 0) -> Variable {
    var record = VariableRecord()
    record.isUsed = true
    record.isNonNegative = isNonNegative
    record.order = order
    change = .structure
    kept = .none
    if let index = freeVariables.popLast() {
      variables[Int(index)] = record
      return Variable(index: index)
    }
    variables.append(record)
    return Variable(index: Int32(variables.count - 1))
  }

  /// Removes a variable and the constraints that contain it.
  package func removeVariable(_ variable: Variable) {
    guard isKnown(variable) else { return }
    let place = Int(variable.index)
    var index = 0
    while variables[place].uses > 0, index < constraints.count {
      if constraints[index].isUsed, names(index, variable) { remove(handle(index)) }
      index += 1
    }
    variables[place] = VariableRecord()
    freeVariables.append(variable.index)
    change = .structure
    kept = .none
  }

  /// Sets the rank of a variable among those that the constraints leave free.
  package func setOrder(_ order: Int, of variable: Variable) {
    guard isKnown(variable) else { return }
    var record = variables[Int(variable.index)]
    guard record.order != order else { return }
    record.order = order
    variables[Int(variable.index)] = record
    change = max(change, .constants)
  }

  /// Sets the preferred value of a variable, 0 by default. A free variable takes the nearest allowed value, unless
  /// it is bounded on one side only.
  package func setPreferredValue(_ value: Double, of variable: Variable) {
    guard isKnown(variable), value.isFinite else { return }
    var record = variables[Int(variable.index)]
    guard record.preferred != value else { return }
    record.preferred = Self.limited(value)
    variables[Int(variable.index)] = record
    change = max(change, .constants)
  }

  /// Returns the value that the last ``solve(breaking:)`` computed.
  package func value(of variable: Variable) -> Double {
    isKnown(variable) ? variables[Int(variable.index)].value : 0
  }

  func isKnown(_ variable: Variable) -> Bool {
    let index = Int(variable.index)
    return index >= 0 && index < variables.count && variables[index].isUsed
  }

  // MARK: Constraints

  /// Adds `sum of terms  relation  constant`. Returns nil if a number is not finite, a variable is unknown, or the
  /// priority is not greater than 0.
  package func add(
    _ terms: [Term], _ relation: Relation, _ constant: Double, priority: Double = ConstraintSystem.required
  ) -> Constraint? {
    terms.withUnsafeBufferPointer { add($0, relation, constant, priority: priority) }
  }

  /// Adds a constraint as the overload with an array of terms does, without allocating one.
  package func add(
    _ newTerms: UnsafeBufferPointer<Term>, _ relation: Relation, _ constant: Double,
    priority: Double = ConstraintSystem.required
  ) -> Constraint? {
    guard constant.isFinite, priority > 0 else { return nil }
    for term in newTerms where !term.coefficient.isFinite || !isKnown(term.variable) { return nil }
    var record = ConstraintRecord()
    record.constant = Self.limited(constant)
    record.priority = min(priority, Self.required)
    record.relation = relation
    record.isUsed = true
    record.firstTerm = Int32(terms.count)
    for term in newTerms { append(term, from: Int(record.firstTerm)) }
    record.termCount = Int32(terms.count) - record.firstTerm
    var index = constraints.count
    if let free = freeConstraints.popLast() {
      index = Int(free)
      record.generation = constraints[index].generation
      constraints[index] = record
    } else {
      constraints.append(record)
    }
    if noteDifference(index, record, isRemoval: false) != .restored {
      updateStructure { reduction.add(self, index, isCurrent: change <= .bounds) }
    }
    return handle(index)
  }

  /// Applies a change to the existing structure with `body`, which returns false if the structure has to be
  /// rebuilt.
  func updateStructure(_ body: () -> Bool) {
    guard change < .structure else { return }
    change = conflicts.isEmpty && body() ? max(change, .bounds) : .structure
  }

  /// Appends a term, or adds its coefficient to a term of the same variable that follows index `first`.
  private func append(_ term: Term, from first: Int) {
    guard term.coefficient != 0 else { return }
    for index in first..<terms.count where terms[index].variable == term.variable {
      terms[index] = Term(term.variable, terms[index].coefficient + term.coefficient)
      return
    }
    variables.base[term.index].uses += 1
    terms.append(Term(term.variable, max(-Self.limit, min(Self.limit, term.coefficient))))
  }

  package func remove(_ constraint: Constraint) {
    guard let index = index(of: constraint) else { return }
    var record = constraints[index]
    noteRemoval(index, record)
    for term in Int(record.firstTerm)..<Int(record.firstTerm + record.termCount) {
      variables.base[terms[term].index].uses -= 1
    }
    unusedTerms += Int(record.termCount)
    record.isUsed = false
    record.isBroken = false
    record.generation &+= 1
    record.termCount = 0
    constraints[index] = record
    freeConstraints.append(Int32(index))
    if unusedTerms > 256, unusedTerms > terms.count / 2 { compactTerms() }
  }

  /// Sets the constant of a constraint. Returns false if the number is not finite or the constraint was removed.
  @discardableResult
  package func setConstant(_ constant: Double, of constraint: Constraint) -> Bool {
    guard let index = index(of: constraint), constant.isFinite else { return false }
    let limited = Self.limited(constant)
    if constraints[index].constant != limited {
      constraints.base[index].constant = limited
      change = max(change, .constants)
    }
    return true
  }

  @discardableResult
  package func setPriority(_ priority: Double, of constraint: Constraint) -> Bool {
    guard let index = index(of: constraint), priority > 0 else { return false }
    let limited = min(priority, Self.required)
    if constraints[index].priority != limited {
      constraints.base[index].priority = limited
      kept = .none
      updateStructure { reduction.changeLevel(self, index, isCurrent: change <= .bounds) }
    }
    return true
  }

  /// Suggests a value for a variable (an edit constraint, `variable == value`), or changes the suggested value.
  /// Returns the constraint.
  @discardableResult
  package func suggest(
    _ value: Double, for variable: Variable, priority: Double = ConstraintSystem.required
  ) -> Constraint? {
    guard isKnown(variable) else { return nil }
    if let constraint = variables[Int(variable.index)].suggestion, index(of: constraint) != nil {
      return setConstant(value, of: constraint) && setPriority(priority, of: constraint) ? constraint : nil
    }
    let constraint = add([Term(variable)], .equal, value, priority: priority)
    variables.base[Int(variable.index)].suggestion = constraint
    return constraint
  }

  package func endSuggestion(for variable: Variable) {
    guard isKnown(variable), let constraint = variables[Int(variable.index)].suggestion else { return }
    variables.base[Int(variable.index)].suggestion = nil
    remove(constraint)
  }

  /// Returns whether a required constraint is broken because it conflicts with others.
  package func isBroken(_ constraint: Constraint) -> Bool {
    index(of: constraint).map { constraints[$0].isBroken } ?? false
  }

  func handle(_ index: Int) -> Constraint {
    Constraint(index: Int32(index), generation: constraints[index].generation)
  }

  func index(of constraint: Constraint) -> Int? {
    let index = Int(constraint.index)
    guard index >= 0, index < constraints.count else { return nil }
    let record = constraints[index]
    return record.isUsed && record.generation == constraint.generation ? index : nil
  }

  private func names(_ index: Int, _ variable: Variable) -> Bool {
    let record = constraints[index]
    for term in Int(record.firstTerm)..<Int(record.firstTerm + record.termCount)
    where terms[term].variable == variable { return true }
    return false
  }

  private func compactTerms() {
    let compact = FlatArray<Term>(capacity: terms.count)
    for index in 0..<constraints.count where constraints[index].isUsed {
      let first = Int(constraints[index].firstTerm)
      constraints.base[index].firstTerm = Int32(compact.count)
      for term in first..<first + Int(constraints[index].termCount) { compact.append(terms[term]) }
    }
    terms.swap(with: compact)
    unusedTerms = 0
    kept = .none
  }

  static func limited(_ constant: Double) -> Double { max(-limit, min(limit, constant)) }
}

extension ConstraintSystem.Change: Comparable {
  static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
}
