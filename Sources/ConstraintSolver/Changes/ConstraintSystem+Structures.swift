/// Reuse of the previous structure. It is kept until the next one is built, so that a layout that removes
/// constraints and adds them again, or alternates between two sets of constraints, need not rebuild it.
extension ConstraintSystem {
  /// The structure that matches the current constraints apart from ``differences``: neither, the current one (until
  /// it is replaced), or the previous one.
  enum Kept { case none, current, other }

  /// A constraint that was added or removed. The terms of a removed constraint are still at their old indexes.
  struct Difference: BitwiseCopyable {
    var index: Int32
    var isRemoval: Bool
    var relation: Relation
    var firstTerm: Int32
    var termCount: Int32
    var priority: Double
  }

  enum Noted { case further, nearer, restored }

  /// Records a difference between the current constraints and those of the kept structure. If this difference
  /// cancels the last remaining one, the kept structure becomes current again.
  func noteDifference(_ index: Int, _ record: ConstraintRecord, isRemoval: Bool) -> Noted {
    guard kept != .none else { return .further }
    let difference = Difference(
      index: Int32(index), isRemoval: isRemoval, relation: record.relation, firstTerm: record.firstTerm,
      termCount: record.termCount, priority: record.priority)
    for place in 0..<differences.count where undoes(difference, differences[place]) {
      differences[place] = differences[differences.count - 1]
      differences.truncate(to: differences.count - 1)
      guard differences.count == 0 else { return .nearer }
      restore(difference)
      return .restored
    }
    if differences.count >= 16 { kept = .none }
    differences.append(difference)
    return .further
  }

  private func undoes(_ difference: Difference, _ other: Difference) -> Bool {
    guard difference.index == other.index, difference.isRemoval != other.isRemoval else { return false }
    if difference.isRemoval { return true }
    guard difference.relation == other.relation, difference.priority == other.priority,
      difference.termCount == other.termCount
    else { return false }
    for term in 0..<Int(difference.termCount)
    where terms[Int(difference.firstTerm) + term] != terms[Int(other.firstTerm) + term] { return false }
    return true
  }

  private func restore(_ difference: Difference) {
    let isIntact = change < .structure
    change = .constants
    guard kept == .other, let former = other else {
      kept = .none
      reduction.changeCount = 0
      return
    }
    other = reduction
    reduction = former
    former.reclaimSimplexes(from: other ?? former)
    kept = isIntact ? .other : .none
    differences.append(difference)
  }

  /// Updates the structure for the removal of a constraint, and records the difference.
  func noteRemoval(_ index: Int, _ record: ConstraintRecord) {
    let noted = noteDifference(index, record, isRemoval: true)
    guard noted != .restored, change < .structure else { return }
    updateStructure { reduction.remove(self, index, isCurrent: change <= .bounds) }
    guard change == .structure, noted == .further, conflicts.isEmpty, reduction.isDefinition(index) else { return }
    kept = .current
    differences.removeAll()
    differences.append(
      Difference(
        index: Int32(index), isRemoval: true, relation: record.relation, firstTerm: record.firstTerm,
        termCount: record.termCount, priority: record.priority))
  }

  /// Builds a new structure, which replaces the one before the current one.
  func build(_ list: borrowing FlatArray<Int32>) {
    let former = reduction
    // The first build has no previous structure to replace.
    reduction = former.rank.count == 0 ? former : other ?? Reduction()
    if reduction !== former { other = former }
    reduction.build(self, list, former: former)
    kept = kept == .current ? .other : .none
  }
}
