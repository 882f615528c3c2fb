import Foundation
#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The test action of a scheme: its test targets, or the test plans that list them, with the arguments and
/// environment of the tests.
public struct TestAction: Equatable {
  /// A test target of the scheme.
  public struct Testable: Equatable {
    public var target: String
    /// The project of the target as written in the scheme, such as `App.xcodeproj`.
    public var project: String?
    /// Whether the scheme skips the target.
    public var isSkipped = false
    public var isParallelizable = false
    public var isRandomlyOrdered = false
    /// The identifiers of skipped tests, such as `Class` or `Class/method()`.
    public var skippedTests: [String] = []
    /// The identifiers of the only tests to run; nil if all tests run except skipped ones.
    public var selectedTests: [String]?

    public init(target: String, project: String? = nil) {
      self.target = target
      self.project = project
    }
  }

  public internal(set) var configuration: String?
  public internal(set) var testables: [Testable] = []
  /// The test plans as written in the scheme (`container:Tests/App.xctestplan`); the default plan comes first.
  public internal(set) var plans: [String] = []
  public internal(set) var arguments: [String] = []
  public internal(set) var environment: [String: String] = [:]
  /// The locale in which the tests run, such as `de_DE`.
  public internal(set) var locale: String?
  public internal(set) var isCoverageWanted = false
  /// The names of the targets whose coverage is measured; nil for all targets.
  public internal(set) var coverageTargets: [String]?
  /// The lifetime of the tests' own attachments. `filmLifetime` is that of automatic pictures.
  public internal(set) var attachmentLifetime: TestPlan.Lifetime?
  public internal(set) var filmLifetime: TestPlan.Lifetime?
  /// Whether the arguments and environment of the launch action are used.
  public internal(set) var usesLaunchSettings = true

  public init() {}

  /// Reads the test action of a scheme; nil if it has none.
  static func read(_ data: Data) -> TestAction? {
    let reader = Reader()
    _ = XMLFile.parse(data, delegate: reader)
    return reader.action
  }

  private final class Reader: NSObject, XMLParserDelegate {
    var action: TestAction?
    private var testable: Testable?
    private var usesList = false
    private var listed: [String] = []
    private var defaultPlan: String?
    private var path: [String] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String]
    ) {
      path.append(name)
      if name == "TestAction" { action = Self.action(attributes) }
      guard path.contains("TestAction"), action != nil else { return }
      let isOn = attributes["isEnabled"] == "YES"
      switch name {
      case "TestPlanReference":
        guard let reference = attributes["reference"] else { return }
        if attributes["default"] == "YES" {
          action?.plans.insert(reference, at: 0)
        } else {
          action?.plans.append(reference)
        }
      case "TestableReference":
        var new = Testable(target: "")
        new.isSkipped = attributes["skipped"] == "YES"
        new.isParallelizable = attributes["parallelizable"] == "YES"
        new.isRandomlyOrdered = attributes["testExecutionOrdering"] == "random"
        usesList = attributes["useTestSelectionWhitelist"] == "YES"
        listed = []
        testable = new
      case "BuildableReference" where path.contains("CodeCoverageTargets"):
        if let target = attributes["BlueprintName"] { action?.coverageTargets?.append(target) }
      case "BuildableReference":
        guard testable != nil, path.contains("TestableReference") else { return }
        testable?.target = attributes["BlueprintName"] ?? ""
        testable?.project = attributes["ReferencedContainer"].map { String($0.drop { $0 != ":" }.dropFirst()) }
      case "Test":
        guard let identifier = attributes["Identifier"] else { return }
        if path.contains("SkippedTests") { testable?.skippedTests.append(identifier) }
        if path.contains("SelectedTests") { listed.append(identifier) }
      case "CommandLineArgument" where isOn:
        action?.arguments += BuildSettings.words(attributes["argument"] ?? "")
      case "EnvironmentVariable" where isOn:
        if let key = attributes["key"] { action?.environment[key] = attributes["value"] ?? "" }
      default: break
      }
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
      if !path.isEmpty { path.removeLast() }
      guard name == "TestableReference", var done = testable else { return }
      if usesList { done.selectedTests = listed }
      if !done.target.isEmpty { action?.testables.append(done) }
      testable = nil
    }

    private static func action(_ attributes: [String: String]) -> TestAction {
      var action = TestAction()
      func text(_ key: String) -> String? { attributes[key].flatMap { $0.isEmpty ? nil : $0 } }
      action.configuration = text("buildConfiguration")
      action.isCoverageWanted = attributes["codeCoverageEnabled"] == "YES"
      if attributes["onlyGenerateCoverageForSpecifiedTargets"] == "YES" { action.coverageTargets = [] }
      action.attachmentLifetime = text("userAttachmentLifetime").flatMap(TestPlan.Lifetime.init)
      action.filmLifetime = text("systemAttachmentLifetime").flatMap(TestPlan.Lifetime.init)
      action.usesLaunchSettings = attributes["shouldUseLaunchSchemeArgsEnv"] != "NO"
      let language = text("language").flatMap { $0.hasPrefix("IDELaunchSchemeLanguage") ? nil : $0 }
      action.locale = TestPlan.locale(language: language, region: text("region"))
      return action
    }
  }
}
