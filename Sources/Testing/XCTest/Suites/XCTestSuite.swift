@_spi(Testing) import ObjectiveC

/// A sequence of tests: those of a class or a bundle, or nested suites.
///
/// Apple's documentation: <https://developer.apple.com/documentation/xctest/xctestsuite>
open class XCTestSuite: XCTest {
  private let suiteName: String
  open private(set) var tests: [XCTest] = []
  /// The class whose class methods run before and after the tests; nil if the suite does not represent a class.
  private(set) var caseClass: XCTestCase.Type?

  public init(name: String) {
    suiteName = name
    super.init()
  }

  /// Creates a suite with the tests of a bundle, in one suite for each class.
  public convenience init(forBundlePath bundlePath: String) {
    self.init(name: (bundlePath as NSString).lastPathComponent)
    guard let bundle = TestRun.current.configuration.bundles.first(where: { $0.path == bundlePath }) else { return }
    for type in TestDiscovery.cases(of: bundle) { addTest(type.defaultTestSuite) }
  }

  /// Creates a suite with the tests of a class. The name may include the module.
  public convenience init(forTestCaseWithName name: String) {
    let known = MessageDispatch.testClasses(below: XCTestCase.self).compactMap { $0 as? XCTestCase.Type }
    let type = known.first { TestDiscovery.fullName(of: $0) == name || TestDiscovery.name(of: $0) == name }
    self.init(name: name)
    if let type { take(type) }
  }

  /// Creates a suite with the tests of a class, own and inherited.
  public convenience init(forTestCaseClass testCaseClass: AnyClass) {
    self.init(name: TestDiscovery.name(of: testCaseClass))
    if let type = testCaseClass as? XCTestCase.Type { take(type) }
  }

  private func take(_ type: XCTestCase.Type) {
    caseClass = type
    // The names are read first, because that may register the tests.
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

  /// A suite with all tests of all bundles.
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

  /// Called before the first test of the suite.
  open override func setUp() {}
  /// Called after the last test of the suite.
  open override func tearDown() {}

  open override func perform(_ run: XCTestRun) {
    testRun = run
    TestRun.current.run(self, run as? XCTestSuiteRun)
  }
}
