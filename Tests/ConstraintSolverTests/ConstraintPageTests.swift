import ConstraintSolver
import FactTables
import XCTest

/// Runs the worked example of `Documentation/constraints.md`.
final class ConstraintPageTests: XCTestCase {
  private let names = ["title.left", "title.width", "detail.left", "detail.width"]

  /// Solves a row with a width of 300, in which a title and a detail do not both fit.
  private func solved(above lowest: Double) -> ConstraintSystem {
    let system = ConstraintSystem()
    let variables = names.indices.map { system.makeVariable(isNonNegative: $0 % 2 == 1, order: $0) }
    let (titleLeft, titleWidth, detailLeft, detailWidth) = (variables[0], variables[1], variables[2], variables[3])
    func add(_ terms: [Term], _ relation: Relation, _ constant: Double, _ priority: Double = 1000) {
      if priority > lowest { _ = system.add(terms, relation, constant, priority: priority) }
    }
    add([Term(titleLeft)], .equal, 16)
    add([Term(detailLeft), Term(detailWidth)], .equal, 284)
    add([Term(detailLeft), Term(titleLeft, -1), Term(titleWidth, -1)], .greaterThanOrEqual, 8)
    add([Term(titleWidth)], .greaterThanOrEqual, 200, 751)
    add([Term(detailWidth)], .greaterThanOrEqual, 150, 750)
    add([Term(titleWidth)], .lessThanOrEqual, 200, 251)
    add([Term(detailWidth)], .lessThanOrEqual, 150, 250)
    system.solve()
    return system
  }

  func testThePageShowsWhatTheSolverDoes() throws {
    let page = try DocumentationPage("constraints")
    for lowest in [751.0, 750, 300, 0] {
      let system = solved(above: lowest)
      page.assertShows(system.explanation { self.names[Int($0.index)] })
    }
    let system = solved(above: 0)
    let values = names.indices.map { system.value(of: Variable(index: Int32($0))) }
    XCTAssertEqual(values, [16, 200, 224, 60])
    page.assertShows(zip(names, values).map { "\($0) = \(Int($1))" }.joined(separator: "\n"))
  }
}
