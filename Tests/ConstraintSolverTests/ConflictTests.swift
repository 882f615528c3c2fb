import ConstraintSolver
import XCTest

/// A conflict is a minimal set of constraints that can't all be satisfied.
final class ConflictTests: XCTestCase {
  private func canHold(_ samples: [Sample], _ isNonNegative: [Bool]) -> Bool? {
    ExactSimplex.solve(samples, isNonNegative: isNonNegative, order: []).map { $0.error == 0 }
  }

  func testSetsConflictAndAreMinimal() {
    var random = FixedGenerator(21)
    var sets = 0
    for round in 0..<1500 {
      let system =
        round % 3 == 0
        ? RandomSystem.row(&random) : RandomSystem.loose(&random, required: round % 2 == 0 ? 0.9 : 0.6)
      let solved = SolvedSample(system)
      solved.solve()
      for conflict in solved.system.conflicts {
        sets += 1
        let samples = conflict.constraints.compactMap { solved.sample($0) }
        XCTAssertTrue(conflict.constraints.contains(conflict.broken))
        XCTAssertTrue(samples.allSatisfy { $0.priority == 1000 })
        guard let isFeasible = canHold(samples, system.isNonNegative) else { continue }
        XCTAssertFalse(isFeasible, "these hold together:\n\(samples.map(\.key).joined(separator: "\n"))")
        for index in samples.indices {
          var fewer = samples
          fewer.remove(at: index)
          guard let isFeasible = canHold(fewer, system.isNonNegative) else { continue }
          XCTAssertTrue(
            isFeasible, "\(samples[index].key) is too many in\n\(fewer.map(\.key).joined(separator: "\n"))")
          if !isFeasible { return }
        }
      }
    }
    XCTAssertGreaterThan(sets, 500)
  }

  func testNothingIsBrokenWithoutNeed() {
    var random = FixedGenerator(22)
    for _ in 0..<800 {
      let system = RandomSystem.loose(&random, required: 0.6)
      let solved = SolvedSample(system)
      solved.solve()
      let required = system.samples.filter { $0.priority == 1000 }
      guard let canHold = canHold(required, system.isNonNegative) else { continue }
      XCTAssertEqual(solved.system.conflicts.isEmpty, canHold)
    }
  }

  func testOnlyNewConflictsAreNew() {
    let system = ConstraintSystem()
    let (a, b) = (system.makeVariable(), system.makeVariable())
    let first = system.add([Term(a)], .equal, 10)!
    let second = system.add([Term(a)], .equal, 20)!
    system.solve { _ in second }
    XCTAssertEqual(system.newConflicts.map(\.constraints), [[first, second]])
    XCTAssertEqual(system.newConflicts.map(\.broken), [second])
    let third = system.add([Term(b)], .equal, 20)!
    system.solve { _ in second }
    XCTAssertEqual(system.newConflicts, [])
    XCTAssertEqual(system.conflicts.count, 1)
    XCTAssertTrue(system.isBroken(second))
    // A broken constraint is restored as soon as it can be satisfied.
    system.setConstant(20, of: first)
    system.solve { _ in second }
    XCTAssertEqual(system.conflicts, [])
    XCTAssertFalse(system.isBroken(second))
    system.setConstant(5, of: third)
    system.setConstant(10, of: first)
    system.solve { _ in first }
    XCTAssertEqual(system.newConflicts.map(\.constraints), [[first, second]])
    XCTAssertEqual(system.newConflicts.map(\.broken), [first])
    XCTAssertEqual(system.value(of: a), 20)
    XCTAssertEqual(system.value(of: b), 5)
  }

  /// In a cell without layout, only the margins and the rule that sizes are not negative conflict.
  func testMarginsWiderThanTheView() {
    let system = ConstraintSystem()
    let (left, width) = (system.makeVariable(), system.makeVariable(isNonNegative: true))
    let outer = system.makeVariable(isNonNegative: true)
    let leading = system.add([Term(left)], .equal, 8)!
    let trailing = system.add([Term(left), Term(width), Term(outer, -1)], .equal, -8)!
    let size = system.suggest(0, for: outer)!
    system.solve { _ in trailing }
    XCTAssertEqual(system.newConflicts.first?.constraints, [leading, trailing, size])
    XCTAssertEqual(system.value(of: width), 0)
    system.suggest(375, for: outer)
    system.solve { _ in trailing }
    XCTAssertEqual(system.conflicts, [])
    XCTAssertEqual(system.value(of: width), 359)
  }

  func testSmallContradictionsCount() {
    for gap in [0.5, 0.01, 0.0001] {
      let system = ConstraintSystem()
      let (a, b) = (system.makeVariable(), system.makeVariable())
      _ = system.add([Term(a)], .greaterThanOrEqual, 10 + gap)
      _ = system.add([Term(a)], .lessThanOrEqual, 10)
      _ = system.add([Term(b)], .equal, 10)
      _ = system.add([Term(b, 2)], .equal, 20 + gap)
      system.solve()
      XCTAssertEqual(system.conflicts.count, 2)
    }
  }

  func testRoundingIsNoConflict() {
    let system = ConstraintSystem()
    let v = (0..<3).map { _ in system.makeVariable(isNonNegative: true) }
    for variable in v { _ = system.add([Term(variable)], .equal, 100.0 / 3) }
    _ = system.add(v.map { Term($0) }, .equal, 100)
    _ = system.add([Term(v[0], 0.1), Term(v[1], 0.2), Term(v[2], -0.3)], .lessThanOrEqual, 0)
    system.solve()
    XCTAssertEqual(system.conflicts, [])
  }

  func testAChoiceOutsideTheSetIsNotTaken() {
    let system = ConstraintSystem()
    let (a, b) = (system.makeVariable(), system.makeVariable())
    let other = system.add([Term(b)], .equal, 3)!
    _ = system.add([Term(a)], .greaterThanOrEqual, 10)!
    let last = system.add([Term(a)], .lessThanOrEqual, 5)!
    system.solve { _ in other }
    XCTAssertEqual(system.conflicts.map(\.broken), [last])
    XCTAssertEqual(system.value(of: b), 3)
  }
}
