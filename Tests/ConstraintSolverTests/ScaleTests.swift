import ConstraintSolver
import XCTest

/// Large systems, whose solving time must be in proportion to their size, regardless of their depth.
final class ScaleTests: XCTestCase {
  /// Returns nested views, each inset by one point from both sides, with the variables `left` and `width` and
  /// required constraints.
  private func nest(_ count: Int, width: Double) -> (ConstraintSystem, [Variable], [Constraint]) {
    let system = ConstraintSystem()
    let variables = (0..<2 * count + 2).map { system.makeVariable(isNonNegative: $0 % 2 == 1) }
    var handles: [Constraint] = []
    func add(_ terms: [Term], _ relation: Relation, _ constant: Double, _ priority: Double = 1000) {
      if let handle = system.add(terms, relation, constant, priority: priority) { handles.append(handle) }
    }
    add([Term(variables[0])], .equal, 0)
    system.suggest(width, for: variables[1])
    for view in 1...count {
      let (left, width) = (variables[2 * view], variables[2 * view + 1])
      let (outerLeft, outerWidth) = (variables[2 * view - 2], variables[2 * view - 1])
      add([Term(left), Term(outerLeft, -1)], .equal, 1)
      add([Term(left), Term(width), Term(outerLeft, -1), Term(outerWidth, -1)], .equal, -1)
      add([Term(width)], .greaterThanOrEqual, 0.5)
      add([Term(width)], .greaterThanOrEqual, 9000, 750)
    }
    return (system, variables, handles)
  }

  func testTenThousandConstraintsInAChain() {
    let (system, variables, handles) = nest(2500, width: 8000)
    XCTAssertEqual(handles.count, 10_001)
    system.solve()
    XCTAssertEqual(system.conflicts, [])
    XCTAssertEqual(system.value(of: variables[5000]), 2500)
    XCTAssertEqual(system.value(of: variables[5001]), 3000)
    system.suggest(9000, for: variables[1])
    system.solve()
    XCTAssertEqual(system.value(of: variables[5001]), 4000)
    // The reasons are two constraints of each view, and the given width; the position of the first view cancels
    // out.
    XCTAssertEqual(system.constraints(affecting: variables[5001]).count, 5001)
    XCTAssertTrue(system.isDetermined(variables[5001]))
    // A constraint in the middle is removed and added.
    system.remove(handles[5001])
    system.solve()
    XCTAssertFalse(system.isDetermined(variables[5001]))
    _ = system.add([Term(variables[2502]), Term(variables[2500], -1)], .equal, 11)
    system.solve()
    XCTAssertEqual(system.value(of: variables[5000]), 2510)
  }

  /// Every view below a certain depth has a conflict, as its width would be negative. The system must still be
  /// solved.
  func testHundredsOfConflicts() {
    let (system, variables, handles) = nest(400, width: 401)
    let inequalities = Set(stride(from: 3, to: handles.count, by: 4).map { handles[$0] })
    system.solve { set in set.first { inequalities.contains($0) } ?? set[set.count - 1] }
    XCTAssertGreaterThan(system.conflicts.count, 150)
    for conflict in system.conflicts { XCTAssertTrue(conflict.constraints.contains(conflict.broken)) }
    XCTAssertTrue(variables.allSatisfy { system.value(of: $0).isFinite })
    system.suggest(1000, for: variables[1])
    system.solve()
    XCTAssertEqual(system.conflicts, [])
    XCTAssertEqual(system.value(of: variables[801]), 200)
  }

  /// Inequalities that all hang together and do not fit. The conflicts do not depend on earlier solutions.
  func testConnectedInequalitiesThatDoNotFit() {
    let system = ConstraintSystem()
    let count = 200
    let variables = (0...2 * count).map { system.makeVariable(isNonNegative: $0 % 2 == 0) }
    let room = system.suggest(600, for: variables[0])
    for view in 1...count {
      let (left, width) = (variables[2 * view - 1], variables[2 * view])
      let before =
        view == 1 ? [] : [Term(variables[2 * view - 3], -1), Term(variables[2 * view - 2], -1)]
      _ = system.add([Term(left)] + before, .greaterThanOrEqual, 1)
      _ = system.add([Term(left)] + before, .equal, 0, priority: 250)
      _ = system.add([Term(left), Term(width), Term(variables[0], -1)], .lessThanOrEqual, -1)
      _ = system.add([Term(width)], .greaterThanOrEqual, Double(view % 3), priority: 750)
    }
    func solution() -> (values: [Double], sets: [Conflict]) {
      system.solve()
      return (variables.map { system.value(of: $0) }, system.conflicts)
    }
    let wide = solution()
    XCTAssertEqual(wide.sets, [])
    room.map { _ = system.setConstant(195, of: $0) }
    let narrow = solution()
    XCTAssertGreaterThan(narrow.sets.count, 2)
    XCTAssertEqual(Set(narrow.sets.map(\.broken)).count, narrow.sets.count)
    for set in narrow.sets { XCTAssertTrue(set.constraints.contains(set.broken)) }
    room.map { _ = system.setConstant(600, of: $0) }
    let again = solution()
    XCTAssertEqual(again.sets, [])
    XCTAssertEqual(again.values, wide.values)
    room.map { _ = system.setConstant(195, of: $0) }
    let narrowAgain = solution()
    XCTAssertEqual(narrowAgain.sets, narrow.sets)
    XCTAssertEqual(narrowAgain.values, narrow.values)
  }

  /// With many equal costs, degenerate steps of the simplex must not cycle.
  func testManyTies() {
    let system = ConstraintSystem()
    let count = 30
    let variables = (0..<count).map { _ in system.makeVariable(isNonNegative: true) }
    for first in 0..<count {
      for second in 0..<first {
        _ = system.add([Term(variables[first]), Term(variables[second], -1)], .equal, 0, priority: 500)
        _ = system.add([Term(variables[first]), Term(variables[second])], .lessThanOrEqual, 20)
      }
    }
    _ = system.add(variables.map { Term($0) }, .greaterThanOrEqual, 240)
    system.solve()
    XCTAssertEqual(system.conflicts, [])
    XCTAssertEqual(variables.map { system.value(of: $0) }, Array(repeating: 8, count: count))
  }

  /// Factors and constants of any magnitude give finite values, and exact ones if a definition determines them.
  func testHugeAndSmallFactors() {
    let system = ConstraintSystem()
    let (a, b, c, d) = (
      system.makeVariable(), system.makeVariable(), system.makeVariable(isNonNegative: true), system.makeVariable()
    )
    _ = system.add([Term(a), Term(b, -1e9)], .equal, 0)
    _ = system.add([Term(b)], .equal, 390)
    _ = system.add([Term(c), Term(a, -1e-9)], .equal, 10)
    _ = system.add([Term(d), Term(a, 1e-9)], .lessThanOrEqual, 1e9)
    _ = system.add([Term(d, 1e-9)], .greaterThanOrEqual, 1e3, priority: 750)
    _ = system.add([Term(d, 1e9)], .equal, 5e9, priority: 250)
    system.solve()
    XCTAssertEqual(system.conflicts, [])
    XCTAssertEqual(system.value(of: a), 3.9e11)
    XCTAssertEqual(system.value(of: c), 400)
    XCTAssertEqual(system.value(of: d), 999_999_610)
    let exponents = [-12.0, -9, -6, -3, 0, 3, 6, 9, 12]
    var random = FixedGenerator(41)
    for _ in 0..<500 {
      let system = ConstraintSystem()
      let variables = (0..<4).map { system.makeVariable(isNonNegative: $0 % 2 == 0) }
      for _ in 0..<8 {
        let terms = variables.shuffled(using: &random).prefix(2).map {
          Term($0, pow(10, exponents.randomElement(using: &random) ?? 0))
        }
        _ = system.add(
          terms, Relation(rawValue: Int8.random(in: -1...1, using: &random)) ?? .equal,
          pow(10, exponents.randomElement(using: &random) ?? 0), priority: RandomSystem.priority(0.3, &random))
      }
      system.solve()
      XCTAssertTrue(variables.allSatisfy { system.value(of: $0).isFinite })
    }
  }
}
