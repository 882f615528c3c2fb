import ConstraintSolver
import XCTest

final class AmbiguityTests: XCTestCase {
  func testDeterminedVariablesAgreeWithExactSolutions() {
    var random = FixedGenerator(31)
    var free = 0
    for round in 0..<500 {
      let system = round % 3 == 0 ? RandomSystem.row(&random) : RandomSystem.loose(&random)
      let solved = SolvedSample(system)
      solved.solve()
      guard solved.system.conflicts.isEmpty else { continue }
      for (index, variable) in solved.variables.enumerated() {
        guard
          let isDetermined = ExactSimplex.isDetermined(index, system.samples, isNonNegative: system.isNonNegative)
        else { continue }
        if !isDetermined { free += 1 }
        XCTAssertEqual(
          solved.system.isDetermined(variable), isDetermined,
          "v\(index) in\n\(system.samples.map(\.key).joined(separator: "\n"))")
      }
    }
    XCTAssertGreaterThan(free, 100)
  }

  func testPreferredValues() {
    var random = FixedGenerator(32)
    for _ in 0..<400 {
      let system = RandomSystem.loose(&random, required: 0.2)
      let solved = SolvedSample(system)
      let preferred = system.isNonNegative.map { _ in Double(Int.random(in: -5...40, using: &random)) }
      for (variable, value) in zip(solved.variables, preferred) {
        solved.system.setPreferredValue(value, of: variable)
      }
      solved.solve()
      guard solved.system.conflicts.isEmpty,
        let exact = ExactSimplex.solve(
          system.samples, isNonNegative: system.isNonNegative, preferred: preferred, order: system.order)
      else { continue }
      for (one, other) in zip(solved.values, exact.values) { XCTAssertEqual(one, other, accuracy: 1e-6) }
    }
  }

  /// As in Stevia's tests on devices: a position with a single inequality has the value of that bound, and the size
  /// is 0.
  func testOneBoundIsWhereItRests() {
    for (relation, expected) in [(Relation.lessThanOrEqual, 72.0), (.greaterThanOrEqual, 72), (.equal, 72)] {
      for sign in [1.0, -1] {
        let system = ConstraintSystem()
        let (left, width, outer) = (
          system.makeVariable(), system.makeVariable(isNonNegative: true), system.makeVariable()
        )
        system.suggest(0, for: outer)
        _ = system.add([Term(left, sign), Term(outer, -sign)], relation, 72 * sign)
        _ = system.add([Term(width)], .lessThanOrEqual, 30)
        system.solve()
        XCTAssertEqual([system.value(of: left), system.value(of: width)], [expected, 0])
        XCTAssertEqual(system.isDetermined(left), relation == .equal)
      }
    }
  }

  /// A view that hugs its content at the right edge, with a minimum distance to a view at the left.
  func testOneBoundOfSums() {
    let system = ConstraintSystem()
    let (left, width) = (system.makeVariable(), system.makeVariable(isNonNegative: true))
    _ = system.add([Term(width)], .equal, 100, priority: 250)
    let trailing = system.add([Term(left), Term(width)], .lessThanOrEqual, 300)!
    system.solve()
    XCTAssertEqual([system.value(of: left), system.value(of: width)], [200, 100])
    // Between two bounds, the preferred value applies.
    let leading = system.add([Term(left)], .greaterThanOrEqual, -20)!
    system.solve()
    XCTAssertEqual([system.value(of: left), system.value(of: width)], [0, 100])
    system.setConstant(30, of: leading)
    system.solve()
    XCTAssertEqual([system.value(of: left), system.value(of: width)], [30, 100])
    system.remove(trailing)
    system.setConstant(-20, of: leading)
    system.solve()
    XCTAssertEqual([system.value(of: left), system.value(of: width)], [-20, 100])
  }

  func testBoundsOutOfSightAreNone() {
    let system = ConstraintSystem()
    let (left, right) = (system.makeVariable(), system.makeVariable())
    _ = system.add([Term(left)], .lessThanOrEqual, .greatestFiniteMagnitude)
    _ = system.add([Term(left), Term(right, -1)], .lessThanOrEqual, 4e8)
    _ = system.add([Term(right)], .greaterThanOrEqual, -.greatestFiniteMagnitude)
    system.solve()
    XCTAssertEqual([system.value(of: left), system.value(of: right)], [0, 0])
  }

  func testOrderSaysWhichComesFirst() {
    let system = ConstraintSystem()
    let (a, b) = (system.makeVariable(), system.makeVariable())
    _ = system.add([Term(a), Term(b)], .equal, 100)
    system.solve()
    XCTAssertEqual([system.value(of: a), system.value(of: b)], [0, 100])
    system.setOrder(1, of: a)
    system.solve()
    XCTAssertEqual([system.value(of: a), system.value(of: b)], [100, 0])
  }

  /// Two undetermined positions differ by a determined width: the first in the order is settled at 0, and the other
  /// one at a distance of the width.
  func testFreePositionsBesideDeterminedSizes() {
    for isLeftFirst in [false, true] {
      let system = ConstraintSystem()
      let right = system.makeVariable(order: isLeftFirst ? 1 : 0)
      let left = system.makeVariable(order: isLeftFirst ? 0 : 1)
      let width = system.makeVariable(isNonNegative: true)
      _ = system.add([Term(right), Term(left, -1), Term(width, -1)], .equal, 0)
      _ = system.add([Term(width)], .equal, 100, priority: 500)
      system.solve()
      let expected = isLeftFirst ? [0.0, 100, 100] : [-100, 0, 100]
      XCTAssertEqual([left, right, width].map { system.value(of: $0) }, expected)
      XCTAssertEqual([left, right, width].map { system.isDetermined($0) }, [false, false, true])
    }
  }

  func testSizesComeBeforePositions() {
    let system = ConstraintSystem()
    let left = system.makeVariable()
    let width = system.makeVariable(isNonNegative: true)
    _ = system.add([Term(left), Term(width, 0.5)], .equal, 50)
    system.solve()
    XCTAssertEqual([system.value(of: left), system.value(of: width)], [50, 0])
  }

  /// If two optional constraints of equal priority conflict, the solver chooses a vertex.
  func testEqualPrioritiesEndAtAVertex() {
    let system = ConstraintSystem()
    let width = system.makeVariable(isNonNegative: true)
    _ = system.add([Term(width)], .equal, 100, priority: 750)
    _ = system.add([Term(width)], .equal, 200, priority: 750)
    system.solve()
    XCTAssertEqual(system.value(of: width), 100)
    XCTAssertFalse(system.isDetermined(width))
    _ = system.add([Term(width)], .equal, 130, priority: 750)
    system.solve()
    XCTAssertEqual(system.value(of: width), 130, "the least sum of errors is at the middle one")
    XCTAssertTrue(system.isDetermined(width))
  }

  func testConstraintsAffecting() {
    let system = ConstraintSystem()
    let (left, width) = (system.makeVariable(), system.makeVariable(isNonNegative: true))
    let (outerLeft, outerWidth) = (system.makeVariable(), system.makeVariable(isNonNegative: true))
    let origin = system.add([Term(outerLeft)], .equal, 0)!
    let size = system.suggest(320, for: outerWidth)!
    let leading = system.add([Term(left), Term(outerLeft, -1)], .equal, 20)!
    let trailing = system.add(
      [Term(left), Term(width), Term(outerLeft, -1), Term(outerWidth, -1)], .lessThanOrEqual, -20)!
    let hug = system.add([Term(width)], .lessThanOrEqual, 100, priority: 250)!
    let resist = system.add([Term(width)], .greaterThanOrEqual, 100, priority: 750)!
    system.solve()
    XCTAssertEqual(system.constraints(affecting: left), [origin, leading])
    XCTAssertEqual(system.constraints(affecting: width), [resist])
    system.setConstant(500, of: hug)
    system.setConstant(500, of: resist)
    system.solve()
    XCTAssertEqual(system.value(of: width), 280)
    // The position of the outer view cancels out.
    XCTAssertEqual(Set(system.constraints(affecting: width)), [size, leading, trailing])
  }

  /// The reasons for a value are exactly the constraints whose constants change it.
  func testConstraintsAffectingMoveTheValue() {
    var random = FixedGenerator(33)
    var moved = 0
    for round in 0..<400 {
      var system = round % 2 == 0 ? RandomSystem.equalities(&random) : RandomSystem.row(&random)
      // Random odd fractions prevent constraints from coinciding by chance.
      for index in system.samples.indices {
        system.samples[index].constant += Double(Int.random(in: 1...600, using: &random)) / 64
      }
      let solved = SolvedSample(system)
      let values = solved.solve()
      guard solved.system.conflicts.isEmpty else { continue }
      let affecting = solved.variables.map { solved.system.constraints(affecting: $0) }
      let determined = solved.variables.map { solved.system.isDetermined($0) }
      for (handle, sample) in solved.handles {
        let changes = [1.0 / 128, -1.0 / 128].map { change -> [Double] in
          solved.system.setConstant(sample.constant + change, of: handle)
          defer { solved.system.setConstant(sample.constant, of: handle) }
          solved.solve()
          return zip(solved.values, values).map { $0 - $1 }
        }
        guard solved.system.conflicts.isEmpty else { continue }
        for index in values.indices where determined[index] && abs(changes[0][index] + changes[1][index]) < 1e-6 {
          if abs(changes[0][index]) > 1e-6 { moved += 1 }
          XCTAssertEqual(
            affecting[index].contains(handle), abs(changes[0][index]) > 1e-6,
            "v\(index), \(sample.key) in\n\(system.samples.map(\.key).joined(separator: "\n"))")
        }
      }
    }
    XCTAssertGreaterThan(moved, 2000)
  }

  /// If two bounds hold a variable and one is removed, the other one becomes the reason, although no value changes.
  func testReasonsAfterAConstraintHasGone() {
    let system = ConstraintSystem()
    let (a, x, y) = (system.makeVariable(), system.makeVariable(), system.makeVariable())
    let first = system.add([Term(a)], .greaterThanOrEqual, 10)!
    let second = system.add([Term(a)], .equal, 10, priority: 750)!
    let row = system.add([Term(x), Term(y)], .equal, 100, priority: 600)!
    let one = system.add([Term(x)], .equal, 30, priority: 750)!
    let other = system.add([Term(x)], .equal, 30, priority: 700)!
    system.solve()
    XCTAssertEqual(system.constraints(affecting: a), [first])
    XCTAssertEqual(system.constraints(affecting: y), [row, one])
    system.remove(first)
    system.remove(one)
    system.solve()
    XCTAssertEqual(system.changedVariables, [])
    XCTAssertEqual(system.constraints(affecting: a), [second])
    XCTAssertEqual(system.constraints(affecting: x), [other])
    XCTAssertEqual(system.constraints(affecting: y), [row, other])
    XCTAssertTrue([a, x, y].allSatisfy(system.isDetermined))
    system.remove(other)
    system.solve()
    XCTAssertFalse(system.isDetermined(x))
  }

  /// The variable that is settled first is twice another one, plus a constant.
  func testMultiplesOfFreeVariables() {
    let system = ConstraintSystem()
    let (a, b, double) = (system.makeVariable(), system.makeVariable(), system.makeVariable())
    system.setOrder(1, of: a)
    system.setOrder(1, of: b)
    _ = system.add([Term(a), Term(b)], .lessThanOrEqual, 1000)
    _ = system.add([Term(double), Term(a, -2)], .equal, 10)
    system.solve()
    XCTAssertEqual(system.value(of: double), 0)
    XCTAssertEqual(system.value(of: a), -5)
    system.setPreferredValue(30, of: double)
    system.solve()
    XCTAssertEqual(system.value(of: a), 10)
  }
}
