import ConstraintSolver
import XCTest

/// Compares the engine with exact fractions on random systems. The sum of errors of every level must be minimal.
/// Undetermined variables, in order, must have the value of their bound if they have one on one side only, or else
/// the feasible value nearest to 0.
final class ExactSolutionTests: XCTestCase {
  private func check(
    _ system: RandomSystem, _ values: [Double], without broken: [Sample] = [], file: StaticString = #filePath,
    line: UInt = #line
  ) -> Bool? {
    var samples = system.samples
    for sample in broken { samples.remove(at: samples.firstIndex(of: sample) ?? 0) }
    guard let exact = ExactSimplex.solve(samples, isNonNegative: system.isNonNegative, order: system.order)
    else { return nil }
    XCTAssertEqual(exact.error, 0, "conflicting constraints are left", file: file, line: line)
    for (value, expected) in zip(values, exact.values) where abs(value - expected) > 1e-6 {
      XCTFail(
        "got \(values), exact \(exact.values) for\n\(samples.map(\.key).joined(separator: "\n"))\n\(system.isNonNegative)",
        file: file, line: line)
      return false
    }
    return true
  }

  private func run(_ count: Int, seed: UInt64, _ make: (inout FixedGenerator) -> RandomSystem) {
    var random = FixedGenerator(seed)
    var left = 0
    for _ in 0..<count {
      let sample = make(&random)
      let solved = SolvedSample(sample)
      let values = solved.solve()
      let broken = solved.system.conflicts.compactMap { solved.sample($0.broken) }
      switch check(sample, values, without: broken) {
      case nil: left += 1
      case false?: return
      case true?: break
      }
    }
    XCTAssertLessThan(left, count / 10, "too many samples are out of the fractions' reach")
  }

  func testAnyConstraints() { run(1500, seed: 1) { RandomSystem.loose(&$0) } }

  func testOptionalConstraints() { run(1000, seed: 2) { RandomSystem.loose(&$0, required: 0) } }

  func testMostlyRequiredConstraints() { run(1000, seed: 3) { RandomSystem.loose(&$0, required: 0.8) } }

  func testFewConstraints() { run(600, seed: 6) { RandomSystem.sparse(&$0) } }

  func testEqualities() { run(600, seed: 7) { RandomSystem.equalities(&$0) } }

  func testTreesOfViews() { run(250, seed: 5) { RandomSystem.tree(&$0, count: 6) } }

  func testEqualPriorities() {
    run(1000, seed: 8) {
      var system = RandomSystem.loose(&$0, required: 0.2)
      for index in system.samples.indices where system.samples[index].priority < 1000 {
        system.samples[index].priority = 500
      }
      return system
    }
  }

  /// Suggests values for sizes one by one, with any priority.
  func testSuggestions() {
    var random = FixedGenerator(9)
    var checked = 0
    for round in 0..<150 {
      let system = round % 2 == 0 ? RandomSystem.loose(&random, required: 0.2) : RandomSystem.row(&random)
      let solved = SolvedSample(system)
      let place = Int.random(in: system.isNonNegative.indices, using: &random)
      for edit in 0..<6 {
        let value = Double(Int.random(in: -2...30, using: &random) * 8)
        let priority = edit < 3 ? 600.0 : [1000, 600, 50, 750][Int.random(in: 0..<4, using: &random)]
        XCTAssertNotNil(solved.system.suggest(value, for: solved.variables[place], priority: priority))
        solved.solve()
        guard solved.system.conflicts.isEmpty else { continue }
        var edited = system
        edited.samples.append(Sample(terms: [place: 1], relation: .equal, constant: value, priority: priority))
        if check(edited, solved.values) == false { return }
        checked += 1
      }
      solved.system.endSuggestion(for: solved.variables[place])
      solved.solve()
      if solved.system.conflicts.isEmpty, check(system, solved.values) == false { return }
    }
    XCTAssertGreaterThan(checked, 500)
  }

  func testRowsOfViews() { run(700, seed: 4) { RandomSystem.row(&$0) } }
}
