/// A replaced structure is kept until the next one: constraints that are removed and added again, as by two
/// alternating layouts, reuse it.
extension ConstraintSystem {
  /// Which structure is as it was before ``differences``: none, that at work, which a new one has to replace, or
  /// the one before it.
  enum Kept { case none, current, other }

  /// A constraint that came or went. The terms of one that went are still where they were.
  struct Difference: BitwiseCopyable {
    var index: Int32
    var isRemoval: Bool
    var relation: Relation
    var firstTerm: Int32
    var termCount: Int32
    var priority: Double
  }

  enum Noted { case further, nearer, restored }

  /// Notes how the constraints differ from those of the structure that is kept. If they don't any more, it is at
  /// work again.
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
    former.takeBack(from: other ?? former)
    kept = isIntact ? .other : .none
    differences.append(difference)
  }

  /// Lets go of a constraint.
  func takeOut(_ index: Int, _ record: ConstraintRecord) {
    let noted = noteDifference(index, record, isRemoval: true)
    guard noted != .restored, change < .structure else { return }
    takeIn { reduction.remove(self, index, isCurrent: change <= .bounds) }
    guard change == .structure, noted == .further, conflicts.isEmpty, reduction.isDefinition(index) else { return }
    kept = .current
    differences.removeAll()
    differences.append(
      Difference(
        index: Int32(index), isRemoval: true, relation: record.relation, firstTerm: record.firstTerm,
        termCount: record.termCount, priority: record.priority))
  }

  /// Replaces the structure before the last one by a new one.
  func build(_ list: borrowing FlatArray<Int32>) {
    let former = reduction
    // The first one has none before it.
    reduction = former.rank.count == 0 ? former : other ?? Reduction()
    if reduction !== former { other = former }
    reduction.build(self, list, former: former)
    kept = kept == .current ? .other : .none
  }
}
