@_spi(Testing) import ObjectiveC

/// Runs the tests of a configuration file and returns the exit status of the process. The Simulator calls it.
@_cdecl("flipside_run_tests")
public func flipside_run_tests(_ file: UnsafePointer<CChar>) -> Int32 {
  let path = String(cString: file)
  guard let configuration = TestConfiguration(file: path) else {
    TestOutput.write("flipside: cannot read the configuration of the tests, \(path)")
    return TestStatus.unreadable
  }
  return TestSession(configuration).run()
}

/// Registers the classes of XCTest. The Simulator calls it before the app is launched, because apps look up the
/// classes to detect that they run as tests.
@_cdecl("flipside_prepare_tests")
public func flipside_prepare_tests() {
  MessageDispatch.registerClass("XCTest", XCTest.self)
  MessageDispatch.registerClass("XCTestCase", XCTestCase.self)
}

/// The exit statuses of the process.
enum TestStatus {
  static let passed: Int32 = 0
  static let failed: Int32 = 1
  static let nothingRan: Int32 = 2
  static let unreadable: Int32 = 3
}

/// The run of all tests of a configuration.
struct TestSession {
  private let configuration: TestConfiguration

  init(_ configuration: TestConfiguration) { self.configuration = configuration }

  func run() -> Int32 {
    TestOutput.begin()
    let run = TestRun.current
    run.configuration = configuration
    if let results = configuration.results { run.events.open(results) }
    flipside_prepare_tests()
    SkippedTestContext.register()
    XCTestObservationCenter.register()
    Stoppable.observeLoops()
    CaughtExceptions.begin()
    _ = MainLoopWaker.shared
    PrincipalClass.makeObjects(of: bundles())
    let plan = TestPlan(configuration)
    if configuration.isList {
      plan.list()
      ModernTests(configuration).list()
      run.events.write("runFinished", ["status": Int(TestStatus.passed)])
      return TestStatus.passed
    }
    run.events.write(
      "runStarted", ["seed": configuration.seed, "iterations": configuration.repetition.count])
    let modern = ModernTests(configuration)
    var failures = 0
    var ran = 0
    if plan.testCount > 0 || !modern.isPresent {
      let suite = plan.suite()
      let observed = bundles()
      for bundle in observed { XCTestObservationCenter.shared.each { $0.testBundleWillStart(bundle) } }
      suite.run()
      for bundle in observed { XCTestObservationCenter.shared.each { $0.testBundleDidFinish(bundle) } }
      ran += suite.testRun?.executionCount ?? 0
      failures += failedCount(suite)
    }
    let outcome = modern.run()
    ran += outcome.ran
    failures += outcome.failures
    let status = failures > 0 ? TestStatus.failed : ran == 0 ? TestStatus.nothingRan : TestStatus.passed
    run.events.write("runFinished", ["tests": ran, "failures": failures, "status": Int(status)])
    return status
  }

  /// Returns the number of failed tests. A test that passed when it was repeated has not failed; failures outside
  /// of tests are included.
  private func failedCount(_ suite: XCTestSuite) -> Int {
    let run = TestRun.current
    let failed = run.results.values.filter { $0 == .failed }.count
    guard configuration.repetition.mode == .retryOnFailure else {
      return suite.testRun?.totalFailureCount ?? failed
    }
    return failed + run.failuresOutsideTests
  }

  private func bundles() -> [Bundle] { configuration.bundles.compactMap { Bundle(path: $0.path) } }
}

/// The selected tests in the order in which they run.
struct TestPlan {
  private let configuration: TestConfiguration
  private let bundles: [(bundle: TestConfiguration.Bundle, suites: [XCTestSuite])]

  init(_ configuration: TestConfiguration) {
    self.configuration = configuration
    var random = SplitMix(state: configuration.seed)
    var number = 0
    bundles = configuration.bundles.map { bundle in
      var suites: [XCTestSuite] = []
      for type in TestDiscovery.cases(of: bundle) {
        let suite = type.defaultTestSuite
        var tests = suite.tests.filter { test in
          guard let testCase = test as? XCTestCase else { return true }
          return Self.isWanted(testCase, bundle, configuration)
        }
        if let shard = configuration.shard {
          number += 1
          if (number - 1) % shard.count != shard.index - 1 { tests = [] }
        }
        if configuration.isRandom { tests.shuffle(using: &random) }
        // A class without any tests is listed, as with Apple's XCTest.
        let isEmpty = suite.tests.isEmpty && configuration.isWhole
        suite.setTests(tests)
        if !tests.isEmpty || isEmpty { suites.append(suite) }
      }
      if configuration.isRandom { suites.shuffle(using: &random) }
      return (bundle, suites)
    }
  }

  private static func isWanted(
    _ testCase: XCTestCase, _ bundle: TestConfiguration.Bundle, _ configuration: TestConfiguration
  ) -> Bool {
    let own = testCase.identifier
    // A filter may contain the name of the target or of its module.
    let names = [own, TestIdentifier([bundle.name] + own.parts.dropFirst())]
    func matches(_ filters: [TestIdentifier]) -> Bool {
      filters.contains { filter in names.contains { $0.isContained(in: filter) } }
    }
    if !configuration.only.isEmpty, !matches(configuration.only) { return false }
    return !matches(configuration.skip) && !names.contains(where: configuration.done.contains)
  }

  var testCount: Int { bundles.reduce(0) { $0 + $1.suites.reduce(0) { $0 + $1.testCaseCount } } }

  func suite() -> XCTestSuite {
    let isWhole = configuration.only.isEmpty && configuration.skip.isEmpty
    let all = XCTestSuite(name: isWhole ? "All tests" : "Selected tests")
    for (bundle, suites) in bundles where !suites.isEmpty || isWhole {
      let suite = XCTestSuite(name: (bundle.path as NSString).lastPathComponent)
      for test in suites { suite.addTest(test) }
      all.addTest(suite)
    }
    return all
  }

  /// Writes the selected tests to the event file.
  func list() {
    for test in bundles.flatMap(\.suites).flatMap(\.tests) {
      guard let testCase = test as? XCTestCase else { continue }
      TestRun.current.events.write(
        "test",
        [
          "id": "\(testCase.identifier)", "name": testCase.name, "framework": "XCTest",
          "file": testCase.test.map { "\($0.file)" }, "line": testCase.test?.line,
        ])
    }
  }
}

extension TestIdentifier {
  init(_ parts: [String]) { self.parts = parts }
}

/// A random number generator that depends only on its seed, so that every machine gets the same order.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }
}
