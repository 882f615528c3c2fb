import ConstraintSolver
import XCTest

/// Changes give the same values as a new system with the same constraints, regardless of the order in which they
/// were added.
final class ChangeTests: XCTestCase {
  /// Returns a new system with the same constraints.
  private func fresh(_ solved: SolvedSample, _ isNonNegative: [Bool]) -> SolvedSample {
    let copy = SolvedSample(isNonNegative)
    for (_, sample) in solved.handles { copy.add(sample) }
    copy.solve()
    return copy
  }

  private func change(_ solved: SolvedSample, _ count: Int, _ random: inout FixedGenerator) {
    let place = solved.handles.isEmpty ? nil : Int.random(in: solved.handles.indices, using: &random)
    switch (Int.random(in: 0..<8, using: &random), place) {
    case (0, let place?), (1, let place?):
      solved.system.remove(solved.handles.remove(at: place).handle)
    case (2, let place?), (3, let place?), (4, let place?):
      solved.handles[place].sample.constant = Double(Int.random(in: -4...12, using: &random)) * 4
      solved.system.setConstant(solved.handles[place].sample.constant, of: solved.handles[place].handle)
    case (5, let place?):
      solved.handles[place].sample.priority = RandomSystem.priority(0.4, &random)
      solved.system.setPriority(solved.handles[place].sample.priority, of: solved.handles[place].handle)
    default:
      solved.add(RandomSystem.sample(count, 0.4, &random))
    }
  }

  private func runChanges(seed: UInt64, rounds: Int = 150, _ make: (inout FixedGenerator) -> RandomSystem) {
    var random = FixedGenerator(seed)
    for _ in 0..<rounds {
      let system = make(&random)
      let solved = SolvedSample(system)
      for _ in 0..<12 {
        for _ in 0..<Int.random(in: 1...2, using: &random) {
          change(solved, system.isNonNegative.count, &random)
        }
        let values = solved.solve()
        let copy = fresh(solved, system.isNonNegative)
        for (value, expected) in zip(values, copy.values) where abs(value - expected) > 1e-6 {
          let list = solved.handles.map(\.sample.key).joined(separator: "\n")
          return XCTFail("changed \(values), from scratch \(copy.values) for\n\(list)")
        }
        XCTAssertEqual(solved.conflicts, copy.conflicts)
      }
    }
  }

  func testChangesOfAnyConstraints() { runChanges(seed: 11) { RandomSystem.loose(&$0) } }

  func testChangesOfRowsOfViews() { runChanges(seed: 12) { RandomSystem.row(&$0) } }

  func testChangesOfOptionalConstraints() { runChanges(seed: 13) { RandomSystem.loose(&$0, required: 0.05) } }

  func testChangesOfTreesOfViews() { runChanges(seed: 18, rounds: 50) { RandomSystem.tree(&$0, count: 9) } }

  /// Simulates two states of an app: some constraints are removed and others added, and most of a large part is
  /// unchanged.
  func testConstraintsTakenOutAndPutBack() {
    var random = FixedGenerator(19)
    for round in 0..<60 {
      var system = round % 3 == 0 ? RandomSystem.chain(&random, count: 12) : RandomSystem.tree(&random, count: 12)
      // Random odd fractions prevent constraints from coinciding by chance, so that the reasons of a value are
      // unique.
      for index in system.samples.indices {
        system.samples[index].constant += Double(Int.random(in: 1...600, using: &random)) / 64
      }
      let solved = SolvedSample(system)
      solved.solve()
      var out: [Sample] = []
      for _ in 0..<16 {
        for _ in 0..<Int.random(in: 1...4, using: &random) {
          if !out.isEmpty, Bool.random(using: &random) {
            solved.add(out.remove(at: Int.random(in: out.indices, using: &random)))
          } else {
            let place = Int.random(in: solved.handles.indices, using: &random)
            let (handle, sample) = solved.handles.remove(at: place)
            solved.system.remove(handle)
            out.append(sample)
          }
        }
        let values = solved.solve()
        let copy = fresh(solved, system.isNonNegative)
        XCTAssertEqual(solved.conflicts, copy.conflicts)
        for index in values.indices {
          guard abs(values[index] - copy.values[index]) < 1e-6 else {
            let list = solved.handles.map(\.sample.key).joined(separator: "\n")
            return XCTFail("v\(index): changed \(values), from scratch \(copy.values) for\n\(list)")
          }
          let (variable, other) = (solved.variables[index], copy.variables[index])
          XCTAssertEqual(solved.system.isDetermined(variable), copy.system.isDetermined(other))
          guard copy.system.isDetermined(other) else { continue }
          XCTAssertEqual(
            Set(solved.system.constraints(affecting: variable).compactMap { solved.sample($0)?.key }),
            Set(copy.system.constraints(affecting: other).compactMap { copy.sample($0)?.key }))
        }
        // Changes of constants must work on the updated structure.
        let place = Int.random(in: solved.handles.indices, using: &random)
        solved.handles[place].sample.constant += Double(Int.random(in: -640...640, using: &random)) / 64
        solved.system.setConstant(solved.handles[place].sample.constant, of: solved.handles[place].handle)
        let expected = { self.fresh(solved, system.isNonNegative).values }
        for (one, two) in zip(solved.solve(), expected()) { XCTAssertEqual(one, two, accuracy: 1e-6) }
      }
    }
  }

  /// The structure is the same after required equalities were removed and added again, regardless of other changes.
  func testEqualitiesThatComeBack() {
    var random = FixedGenerator(29)
    for _ in 0..<60 {
      let system = RandomSystem.tree(&random, count: 9)
      let solved = SolvedSample(system)
      solved.solve()
      for _ in 0..<12 {
        var out: [Sample] = []
        for _ in 0..<Int.random(in: 1...3, using: &random) {
          let places = solved.handles.indices.filter {
            solved.handles[$0].sample.relation == .equal && solved.handles[$0].sample.priority == 1000
          }
          guard let place = places.randomElement(using: &random) else { break }
          let gone = solved.handles.remove(at: place)
          solved.system.remove(gone.handle)
          out.append(gone.sample)
        }
        if Bool.random(using: &random) { solved.solve() }
        switch Int.random(in: 0..<4, using: &random) {
        case 0: change(solved, system.isNonNegative.count, &random)
        case 1: out.indices.last.map { out[$0].constant += 4 }
        case 2: out.indices.last.map { out[$0].priority = 500 }
        default: break
        }
        for sample in out.reversed() { solved.add(sample) }
        let values = solved.solve()
        let copy = fresh(solved, system.isNonNegative)
        for (value, expected) in zip(values, copy.values) { XCTAssertEqual(value, expected, accuracy: 1e-6) }
        XCTAssertEqual(solved.conflicts, copy.conflicts)
      }
    }
  }

  /// A constraint is replaced by one that differs in one property only.
  func testOneThingChangedInPlace() {
    for isSum in [false, true] {
      for (first, second) in [(Relation.greaterThanOrEqual, Relation.equal), (.equal, .lessThanOrEqual)] {
        let system = ConstraintSystem()
        let (a, b, c) = (system.makeVariable(), system.makeVariable(), system.makeVariable())
        _ = system.add([Term(a), Term(b)], .greaterThanOrEqual, 100)
        _ = system.add([Term(a)], .equal, 60, priority: 750)
        _ = system.add([Term(b)], .equal, 80, priority: 500)
        let terms = isSum ? [Term(a), Term(b, 2)] : [Term(b)]
        var constraint = system.add(terms, first, 0, priority: 600)!
        system.solve()
        for relation in [second, first, second] {
          system.remove(constraint)
          constraint = system.add(terms, relation, 0, priority: 600)!
          system.solve()
          let fresh = ConstraintSystem()
          let (x, y) = (fresh.makeVariable(), fresh.makeVariable())
          _ = fresh.add([Term(x), Term(y)], .greaterThanOrEqual, 100)
          _ = fresh.add([Term(x)], .equal, 60, priority: 750)
          _ = fresh.add([Term(y)], .equal, 80, priority: 500)
          _ = fresh.add(isSum ? [Term(x), Term(y, 2)] : [Term(y)], relation, 0, priority: 600)
          fresh.solve()
          XCTAssertEqual([a, b].map(system.value), [x, y].map(fresh.value), "\(relation), sum: \(isSum)")
        }
        XCTAssertEqual(system.value(of: c), 0)
      }
    }
  }

  /// A removed variable is replaced by another one with the same index.
  func testVariablesReplaced() {
    var random = FixedGenerator(20)
    for _ in 0..<60 {
      let system = RandomSystem.tree(&random, count: 8)
      let solved = SolvedSample(system)
      solved.solve()
      for _ in 0..<6 {
        let place = Int.random(in: 2..<solved.variables.count, using: &random)
        let samples = solved.handles.map(\.sample).filter { $0.terms[place] != nil && $0.terms[place] != 0 }
        solved.system.removeVariable(solved.variables[place])
        solved.handles.removeAll { samples.contains($0.sample) }
        if Bool.random(using: &random) { solved.solve() }
        solved.variables[place] = solved.system.makeVariable(isNonNegative: system.isNonNegative[place])
        for var sample in samples {
          sample.constant += 4
          solved.add(sample)
        }
        let values = solved.solve()
        let expected = fresh(solved, system.isNonNegative).values
        for (one, two) in zip(values, expected) { XCTAssertEqual(one, two, accuracy: 1e-6) }
      }
    }
  }

  /// Constants are changed many times, as by an app's animations.
  func testManyConstantsChanged() {
    var random = FixedGenerator(14)
    for _ in 0..<30 {
      let system = RandomSystem.row(&random)
      let solved = SolvedSample(system)
      for _ in 0..<60 {
        let place = Int.random(in: solved.handles.indices, using: &random)
        solved.handles[place].sample.constant += Double(Int.random(in: -3...3, using: &random))
        solved.system.setConstant(solved.handles[place].sample.constant, of: solved.handles[place].handle)
        let values = solved.solve()
        let expected = fresh(solved, system.isNonNegative).values
        for (one, other) in zip(values, expected) { XCTAssertEqual(one, other, accuracy: 1e-6) }
      }
    }
  }

  func testOrderOfAddingMakesNoDifference() {
    var random = FixedGenerator(15)
    for round in 0..<500 {
      let system = round % 2 == 0 ? RandomSystem.loose(&random) : RandomSystem.row(&random)
      let solved = SolvedSample(system)
      solved.solve()
      for _ in 0..<4 {
        var shuffled = system
        shuffled.samples.shuffle(using: &random)
        let other = SolvedSample(shuffled)
        other.solve()
        // Values must be exactly equal, because frames are rounded from them.
        XCTAssertEqual(solved.values, other.values, system.samples.map(\.key).joined(separator: "\n"))
        XCTAssertEqual(solved.conflicts, other.conflicts)
      }
    }
  }

  /// A typical tree of views is built in any order and by changes.
  func testTreeOfViewsInAnyOrder() {
    var random = FixedGenerator(16)
    for _ in 0..<12 {
      let system = RandomSystem.tree(&random, count: 14)
      let solved = SolvedSample(system)
      solved.solve()
      XCTAssertEqual(solved.conflicts, [])
      var shuffled = system
      shuffled.samples.shuffle(using: &random)
      let other = SolvedSample(system.isNonNegative)
      for sample in shuffled.samples {
        other.add(sample)
        if Int.random(in: 0..<6, using: &random) == 0 { other.solve() }
      }
      other.solve()
      for (one, two) in zip(solved.values, other.values) { XCTAssertEqual(one, two, accuracy: 1e-6) }
    }
  }

  func testChangedVariablesAreAllThatChanged() {
    var random = FixedGenerator(17)
    for _ in 0..<100 {
      let solved = SolvedSample(RandomSystem.row(&random))
      solved.solve()
      let before = solved.values
      let place = Int.random(in: solved.handles.indices, using: &random)
      solved.system.setConstant(solved.handles[place].sample.constant + 8, of: solved.handles[place].handle)
      solved.solve()
      let changed = Set(solved.system.changedVariables)
      for (index, variable) in solved.variables.enumerated() {
        XCTAssertEqual(changed.contains(variable), solved.values[index] != before[index])
      }
    }
  }
}
