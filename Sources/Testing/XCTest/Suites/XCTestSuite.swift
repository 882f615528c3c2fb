@_spi(Testing) import ObjectiveC

/// Tests that run one after the other: those of a class, of a bundle, or of suites.
///
/// Apple's documentation: <https://developer.apple.com/documentation/xctest/xctestsuite>
open class XCTestSuite: XCTest {
  private let suiteName: String
  open private(set) var tests: [XCTest] = []
  /// The class whose class methods run before and after the tests; nil for a suite that is not of one class.
  private(set) var caseClass: XCTestCase.Type?

  public init(name: String) {
    suiteName = name
    super.init()
  }

  /// The tests of a bundle, by classes.
  public convenience init(forBundlePath bundlePath: String) {
    self.init(name: (bundlePath as NSString).lastPathComponent)
    guard let bundle = TestRun.current.configuration.bundles.first(where: { $0.path == bundlePath }) else { return }
    for type in TestDiscovery.cases(of: bundle) { addTest(type.defaultTestSuite) }
  }

  /// The tests of the class of that name, with or without its module.
  public convenience init(forTestCaseWithName name: String) {
    let known = MessageDispatch.testClasses(below: XCTestCase.self).compactMap { $0 as? XCTestCase.Type }
    let type = known.first { TestDiscovery.fullName(of: $0) == name || TestDiscovery.name(of: $0) == name }
    self.init(name: name)
    if let type { take(type) }
  }

  /// The tests of a class, its own and those that it inherits.
  public convenience init(forTestCaseClass testCaseClass: AnyClass) {
    self.init(name: TestDiscovery.name(of: testCaseClass))
    if let type = testCaseClass as? XCTestCase.Type { take(type) }
  }

  private func take(_ type: XCTestCase.Type) {
    caseClass = type
    // Asked first: it may register them.
    let names = type.testNames()
    var tests = TestDiscovery.tests(of: type)
    if let names {
      let places = Dictionary(names.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
      tests = tests.filter { places[$0.name] != nil }.sorted {
        places[$0.name, default: 0] < places[$1.name, default: 0]
      }
    }
    for test in tests {
      guard let testCase = MessageDispatch.makeTestCase(type) as? XCTestCase else { continue }
      testCase.test = test
      addTest(testCase)
    }
  }

  /// All tests of all bundles.
  open class var `default`: XCTestSuite {
    let suite = XCTestSuite(name: "All tests")
    for bundle in TestRun.current.configuration.bundles { suite.addTest(XCTestSuite(forBundlePath: bundle.path)) }
    return suite
  }

  open func addTest(_ test: XCTest) { tests.append(test) }

  func setTests(_ tests: [XCTest]) { self.tests = tests }

  open override var name: String { suiteName }
  open override var testCaseCount: Int { tests.reduce(0) { $0 + $1.testCaseCount } }
  open override var testRunClass: AnyClass? { XCTestSuiteRun.self }

  /// Called before the first of the tests.
  open override func setUp() {}
  /// Called after the last of them.
  open override func tearDown() {}

  open override func perform(_ run: XCTestRun) {
    testRun = run
    TestRun.current.run(self, run as? XCTestSuiteRun)
  }
}
