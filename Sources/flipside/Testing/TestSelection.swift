import Foundation

/// The selection of tests by the scheme or test plan, the options and the shard.
struct TestSelection {
  let plan: TestPlanSettings
  let only: [TestName]
  let skip: [TestName]

  /// Returns whether any test of a target may be selected.
  func mayRun(target: String) -> Bool {
    guard plan.target(target) != nil else { return false }
    return (only.isEmpty || only.contains { $0.target == target })
      && !skip.contains { $0.components == [target] }
  }

  /// Returns the names that the plan skips and selects in a target.
  private func names(of target: String) -> (skipped: [TestName], selected: [TestName]?) {
    let entry = plan.target(target)
    return (
      (entry?.skippedTests ?? []).map { TestName(target: target, identifier: $0) },
      entry?.selectedTests?.map { TestName(target: target, identifier: $0) }
    )
  }

  func includes(_ test: TestName) -> Bool {
    let (skipped, selected) = names(of: test.target)
    return (only.isEmpty || only.contains { $0.contains(test) }) && !(skip + skipped).contains { $0.contains(test) }
      && selected?.contains { $0.contains(test) } != false
  }

  /// Returns messages about names that match no test.
  func unknownNames(among tests: [TestName], targets: [String]) -> [String] {
    func isUnknown(_ name: TestName) -> Bool {
      targets.contains(name.target) && !tests.contains { name.contains($0) }
    }
    var texts = only.filter(isUnknown).map { "--only-testing names \($0), but there is no such test" }
    texts += skip.filter(isUnknown).map { "--skip-testing names \($0), but there is no such test" }
    for target in targets {
      let (skipped, selected) = names(of: target)
      texts += skipped.filter(isUnknown).map { "\(plan.source) skips \($0), but there is no such test" }
      texts += (selected ?? []).filter(isUnknown).map { "\(plan.source) selects \($0), but there is no such test" }
    }
    return texts
  }

  /// Throws if an option selects a target that the plan does not contain, and prints a message if one skips such a
  /// target.
  func check(_ known: [String]) throws {
    func problem(_ name: TestName) -> String? {
      guard !known.contains(name.target) else { return nil }
      let list = known.isEmpty ? "it has no test targets" : "its test targets are \(known.joined(separator: ", "))"
      return "there is no test target \(name.target) in \(plan.source); \(list)"
    }
    if let problem = only.lazy.compactMap(problem).first { throw Failure(problem) }
    for problem in skip.compactMap(problem) { Terminal.error(problem) }
  }
}
