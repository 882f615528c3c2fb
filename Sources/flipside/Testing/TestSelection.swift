import Foundation

/// Which tests of a project run: what the scheme or plan chooses, the options, and the shard.
struct TestSelection {
  let plan: TestPlanSettings
  let only: [TestName]
  let skip: [TestName]

  /// Whether any test of a target may be wanted.
  func mayRun(target: String) -> Bool {
    guard plan.target(target) != nil else { return false }
    return (only.isEmpty || only.contains { $0.target == target })
      && !skip.contains { $0.components == [target] }
  }

  /// Returns the names that the plan skips and selects of a target.
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

  /// Returns sentences about names that match no test.
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

  /// Throws for options that choose a target that the plan does not have, and notes those that skip one.
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
