import Foundation
import HostModel

/// Determines the tests to run and distributes them over processes.
struct TestPlanner {
  let session: TestSession
  let destinations: [TestDestination]
  /// The durations of the tests in an earlier run, in seconds.
  let times: [TestName: Double]

  /// The selected tests of a bundle.
  struct Chosen {
    var host: BuiltTestHost
    var bundle: TestBundle
    var tests: [TestName]
    /// Whether all tests of the bundle are selected.
    var isWhole: Bool
  }

  /// Returns all tests of the bundles, and the selected ones.
  func choose() throws -> (all: [TestName], chosen: [Chosen]) {
    var all: [TestName] = []
    var chosen: [Chosen] = []
    for host in session.hosts {
      for bundle in host.host.bundles {
        guard let tests = try list(bundle, of: host) else { continue }
        all += tests
        let wanted = tests.filter(session.selection.includes)
        chosen.append(Chosen(host: host, bundle: bundle, tests: wanted, isWhole: wanted.count == tests.count))
      }
    }
    // The bundles run in the order of the plan, regardless of the programs that load them.
    let order = session.project.plan.targets.map(\.name)
    chosen.sort { order.firstIndex(of: $0.bundle.name) ?? 0 < order.firstIndex(of: $1.bundle.name) ?? 0 }
    return (all, chosen)
  }

  /// Returns the tests of a bundle; nil if it could not be loaded, which is reported.
  private func list(_ bundle: TestBundle, of host: BuiltTestHost) throws -> [TestName]? {
    let library = host.app.executable(of: bundle)
    var fingerprint = Fingerprint()
    fingerprint.add(file: library)
    fingerprint.add(file: host.app.executable)
    fingerprint.add(file: session.library.library)
    let stored = "\((host.app.bundle as NSString).deletingLastPathComponent)/\(bundle.module.name)-tests.json"
    if let data = FileManager.default.contents(atPath: stored),
      let known = try? JSONDecoder().decode(StoredList.self, from: data), known.state == fingerprint.text
    {
      return known.tests.map(\.name)
    }
    let launch = TestLaunch(
      session: session, host: host, bundle: bundle, destination: destinations[0], onlyLists: true)
    let end = try session.withContainer(of: host.app) { container in
      try launch.process(in: container, target: nil).run(output: { _ in }, event: { _ in })
    }
    for failure in end.log.failures { session.add(fault: TestFault.bundle(failure)) }
    guard end.log.failures.isEmpty else { return nil }
    // An app that exits at its launch, even with 0, has not listed its tests.
    guard end.log.isFinished else {
      // The output of the process is the trace of the crash.
      session.console.print(end.output, from: 0)
      let reason = TestFault.reason(of: end, limit: session.limit(destinations[0]))
      let summary = TestFault.summary(of: end.output) ?? reason
      session.add(
        fault: "\(bundle.name): Early unexpected exit, operation never finished bootstrapping - no restart will be "
          + "attempted. (Underlying Error: \(host.host.app.name): \(summary))")
      return nil
    }
    var tests = end.log.listed
    for index in tests.indices { tests[index].name = launch.inTarget(tests[index].name) }
    if let data = try? JSONEncoder().encode(StoredList(state: fingerprint.text, tests: tests)) {
      try? data.write(to: URL(fileURLWithPath: stored), options: .atomic)
    }
    return tests.map(\.name)
  }

  private struct StoredList: Codable {
    var state: String
    var tests: [ListedTest]
  }

  // MARK: Processes

  /// Returns the tests of one shard.
  func share(_ chosen: [Chosen], of shard: TestShard) -> [Chosen] {
    var groups: [(name: TestName, weight: Double)] = []
    for item in chosen {
      for (suite, tests) in Self.suites(of: item.tests) { groups.append((suite, weight(of: tests))) }
    }
    let own = Set(TestShard.distribute(groups, over: shard.count)[shard.index - 1])
    return chosen.map { item in
      var item = item
      let tests = item.tests.filter { own.contains($0.suite) }
      item.isWhole = item.isWhole && tests.count == item.tests.count
      item.tests = tests
      return item
    }
  }

  /// Returns the tests of each process, for all devices and configurations.
  func units(_ chosen: [Chosen], jobs: Int) -> [TestUnit] {
    var units: [TestUnit] = []
    for destination in destinations {
      for item in chosen where !item.tests.isEmpty {
        let isParallel =
          session.options.jobs != nil
          || session.project.plan.target(item.bundle.name)?.isParallelizable == true
        let parts = isParallel && jobs > 1 ? split(item.tests, into: jobs) : [item.tests]
        for part in parts {
          let isAll = item.isWhole && parts.count == 1
          units.append(
            TestUnit(
              number: units.count, host: item.host, bundle: item.bundle, destination: destination,
              only: isAll ? nil : part, tests: part))
        }
      }
    }
    return units
  }

  /// Divides the tests into groups. The tests of a class stay together, because they may share the results of its
  /// set-up.
  private func split(_ tests: [TestName], into count: Int) -> [[TestName]] {
    let suites = Self.suites(of: tests)
    let shards = TestShard.distribute(
      suites.map { ($0.name, weight(of: $0.tests)) }, over: min(count, suites.count))
    return shards.compactMap { names in
      let own = Set(names)
      let part = tests.filter { own.contains($0.suite) }
      return part.isEmpty ? nil : part
    }
  }

  private static func suites(of tests: [TestName]) -> [(name: TestName, tests: [TestName])] {
    var order: [TestName] = []
    var groups: [TestName: [TestName]] = [:]
    for test in tests {
      if groups[test.suite] == nil { order.append(test.suite) }
      groups[test.suite, default: []].append(test)
    }
    return order.map { ($0, groups[$0] ?? []) }
  }

  /// Returns the expected duration of tests in seconds. A test without a recorded duration counts as the average.
  private func weight(of tests: [TestName]) -> Double {
    let average = times.isEmpty ? 1 : times.values.reduce(0, +) / Double(times.count)
    return tests.reduce(0) { $0 + (times[$1] ?? average) }
  }
}
