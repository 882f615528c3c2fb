import ConstraintSolver
import XCTest

final class ConstraintSystemTests: XCTestCase {
  func testRowOfViews() {
    let system = ConstraintSystem()
    let (a, b) = (system.makeVariable(isNonNegative: true), system.makeVariable(isNonNegative: true))
    _ = system.add([Term(a), Term(b)], .equal, 300)
    _ = system.add([Term(a)], .lessThanOrEqual, 100, priority: 251)
    _ = system.add([Term(b)], .lessThanOrEqual, 80, priority: 250)
    let larger = system.add([Term(b)], .greaterThanOrEqual, 250, priority: 750)
    system.solve()
    XCTAssertEqual([system.value(of: a), system.value(of: b)], [50, 250])
    system.setPriority(1, of: larger!)
    system.solve()
    XCTAssertEqual([system.value(of: a), system.value(of: b)], [100, 200])
  }

  func testConflictNamesTheSet() {
    let system = ConstraintSystem()
    let (a, b) = (system.makeVariable(), system.makeVariable())
    let first = system.add([Term(a)], .equal, 10)!
    _ = system.add([Term(b)], .equal, 10)!
    let second = system.add([Term(a), Term(b, -1)], .greaterThanOrEqual, 10)!
    var sets: [[Constraint]] = []
    system.solve {
      sets.append($0)
      return first
    }
    XCTAssertEqual(sets.count, 1)
    XCTAssertEqual(sets.first?.count, 3)
    XCTAssertTrue(system.isBroken(first))
    XCTAssertFalse(system.isBroken(second))
    XCTAssertEqual(system.value(of: a), 20)
    system.remove(second)
    system.solve()
    XCTAssertFalse(system.isBroken(first))
    XCTAssertEqual(system.value(of: a), 10)
  }

  func testAmbiguity() {
    let system = ConstraintSystem()
    let (a, b, c) = (system.makeVariable(), system.makeVariable(), system.makeVariable())
    _ = system.add([Term(a), Term(b)], .equal, 100)
    let fixed = system.add([Term(c)], .equal, 100, priority: 20)!
    system.solve()
    XCTAssertFalse(system.isDetermined(a))
    XCTAssertFalse(system.isDetermined(b))
    XCTAssertTrue(system.isDetermined(c))
    XCTAssertEqual(system.value(of: a), 0)
    XCTAssertEqual(system.constraints(affecting: c), [fixed])
  }
}
