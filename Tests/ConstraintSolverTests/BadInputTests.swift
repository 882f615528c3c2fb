import ConstraintSolver
import XCTest

final class BadInputTests: XCTestCase {
  func testNumbersThatAreNotFiniteAreRefused() {
    let system = ConstraintSystem()
    let a = system.makeVariable()
    for bad in [Double.nan, .infinity, -.infinity] {
      XCTAssertNil(system.add([Term(a)], .equal, bad))
      XCTAssertNil(system.add([Term(a, bad)], .equal, 1))
      XCTAssertNil(system.suggest(bad, for: a))
    }
    XCTAssertNil(system.add([Term(a)], .equal, 1, priority: .nan))
    XCTAssertNil(system.add([Term(a)], .equal, 1, priority: 0))
    XCTAssertNil(system.add([Term(a)], .equal, 1, priority: -3))
    let good = system.add([Term(a)], .equal, 7)!
    XCTAssertFalse(system.setConstant(.nan, of: good))
    XCTAssertFalse(system.setPriority(.nan, of: good))
    system.setPreferredValue(.nan, of: a)
    system.solve()
    XCTAssertEqual(system.value(of: a), 7)
  }

  func testPrioritiesAboveRequiredAreRequired() {
    let system = ConstraintSystem()
    let a = system.makeVariable()
    _ = system.add([Term(a)], .equal, 7, priority: 5000)
    _ = system.add([Term(a)], .equal, 9, priority: 999)
    system.solve()
    XCTAssertEqual(system.value(of: a), 7)
    let other = system.add([Term(a)], .equal, 8)!
    system.solve()
    XCTAssertEqual(system.conflicts.map(\.broken), [other], "the greater number is no greater priority")
  }

  func testEmptyConstraintsAndZeroMultipliers() {
    let system = ConstraintSystem()
    let a = system.makeVariable()
    let harmless = system.add([], .equal, 0)!
    let impossible = system.add([Term(a, 0)], .greaterThanOrEqual, 5)!
    let optional = system.add([Term(a), Term(a, -1)], .equal, 5, priority: 200)!
    let cancelled = system.add([Term(a, 2), Term(a, -2)], .equal, 3)!
    let twice = system.add([Term(a), Term(a)], .equal, 8)!
    system.solve()
    XCTAssertEqual(Set(system.conflicts.map(\.constraints)), [[impossible], [cancelled]])
    XCTAssertFalse(system.isBroken(harmless) || system.isBroken(optional) || system.isBroken(twice))
    XCTAssertEqual(system.value(of: a), 4)
  }

  func testHugeNumbers() {
    let system = ConstraintSystem()
    let width = system.makeVariable(isNonNegative: true)
    let height = system.makeVariable(isNonNegative: true)
    _ = system.add([Term(width)], .lessThanOrEqual, .greatestFiniteMagnitude)
    _ = system.add([Term(width)], .equal, 100, priority: 250)
    _ = system.add([Term(height, .greatestFiniteMagnitude), Term(height, .greatestFiniteMagnitude)], .equal, 1)
    _ = system.add([Term(height), Term(width, 1e-300)], .lessThanOrEqual, -.greatestFiniteMagnitude, priority: 20)
    system.solve()
    XCTAssertEqual(system.value(of: width), 100)
    XCTAssertTrue(system.value(of: height).isFinite)
  }

  func testStaleHandlesAndVariablesAreHarmless() {
    let system = ConstraintSystem()
    let a = system.makeVariable()
    let b = system.makeVariable()
    let constraint = system.add([Term(a), Term(b, -1)], .equal, 5)!
    system.suggest(10, for: b)
    system.solve()
    XCTAssertEqual(system.value(of: a), 15)
    system.removeVariable(b)
    XCTAssertFalse(system.setConstant(3, of: constraint))
    system.remove(constraint)
    system.remove(constraint)
    XCTAssertNil(system.add([Term(b)], .equal, 1))
    XCTAssertNil(system.add([Term(Variable(index: -4))], .equal, 1))
    XCTAssertNil(system.add([Term(Variable(index: 4000))], .equal, 1))
    system.removeVariable(b)
    system.endSuggestion(for: b)
    XCTAssertNil(system.suggest(3, for: b))
    system.solve()
    XCTAssertEqual(system.value(of: a), 0)
    XCTAssertEqual(system.value(of: b), 0)
    XCTAssertEqual(system.constraints(affecting: b), [])
    XCTAssertFalse(system.isDetermined(b))
    // The index is reused for the next variable.
    let next = system.makeVariable()
    XCTAssertEqual(next.index, b.index)
    XCTAssertFalse(system.setConstant(3, of: constraint))
    for _ in 0..<3 {
      XCTAssertNotEqual(system.add([Term(next)], .equal, 2), constraint)
      XCTAssertFalse(system.setConstant(3, of: constraint))
    }
    system.solve()
    XCTAssertEqual(system.value(of: next), 2)
  }

  func testNothingToSolve() {
    let system = ConstraintSystem()
    system.solve()
    XCTAssertFalse(system.needsSolving)
    let lone = system.makeVariable()
    XCTAssertEqual(system.constraints(affecting: lone), [])
    XCTAssertTrue(system.needsSolving)
    system.solve()
    XCTAssertEqual(system.value(of: lone), 0)
    XCTAssertFalse(system.isDetermined(lone))
  }

  /// Removed constraints have no effect, however many they are.
  func testManyAddedAndRemoved() {
    let system = ConstraintSystem()
    let variables = (0..<20).map { _ in system.makeVariable(isNonNegative: true) }
    let fixed = system.add([Term(variables[3])], .equal, 5, priority: 10)!
    for round in 0..<200 {
      let added = variables.indices.dropFirst().compactMap {
        system.add([Term(variables[$0]), Term(variables[$0 - 1], -1)], .equal, Double(round % 7))
      }
      XCTAssertEqual(added.count, 19)
      system.solve()
      added.forEach(system.remove)
    }
    system.solve()
    XCTAssertEqual(system.constraints(affecting: variables[3]), [fixed])
    XCTAssertEqual(variables.map { system.value(of: $0) }.filter { $0 != 0 }, [5])
  }

  /// Circular definitions may be consistent or contradictory.
  func testCircles() {
    let system = ConstraintSystem()
    let v = (0..<4).map { _ in system.makeVariable() }
    for index in 0..<4 {
      _ = system.add([Term(v[index]), Term(v[(index + 1) % 4], -1)], .equal, index == 3 ? 3 : -1)
    }
    system.solve()
    XCTAssertEqual(system.conflicts.count, 0)
    XCTAssertEqual(v.map { system.value(of: $0) }, [0, 1, 2, 3])
    _ = system.add([Term(v[0]), Term(v[2], -2)], .equal, 0)
    system.solve()
    XCTAssertEqual(v.map { system.value(of: $0) }, [-4, -3, -2, -1])
    _ = system.add([Term(v[0]), Term(v[2], -1)], .equal, 0)
    system.solve()
    XCTAssertEqual(system.conflicts.map(\.constraints.count), [3])
  }
}
