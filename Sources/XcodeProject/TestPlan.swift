import Foundation

/// A test plan (`.xctestplan`): the test targets with their selected tests, and the configurations in which all of
/// them run.
public struct TestPlan: Equatable {
  /// A target of the plan.
  public struct Target: Equatable {
    public var name: String
    /// The project of the target as written in the plan, such as `App.xcodeproj`.
    public var project: String?
    public var isEnabled = true
    public var isParallelizable = false
    public var skippedTests: [String] = []
    /// The identifiers of the only tests to run; nil for all tests.
    public var selectedTests: [String]?
  }

  /// The repetition mode of tests, with the maximum number of runs.
  public enum Repetition: Equatable {
    case fixed(Int), untilFailure(Int), retryOnFailure(Int)
  }

  /// The lifetime of attachments.
  public enum Lifetime: String {
    case keepAlways, deleteOnSuccess, keepNever
  }

  /// The options of a configuration. A nil option has the plan's default.
  public struct Options: Equatable {
    public var arguments: [String]?
    public var environment: [String: String]?
    public var language: String?
    public var region: String?
    public var isRandomlyOrdered: Bool?
    public var isCoverageWanted: Bool?
    /// The names of the targets whose coverage is measured; nil for all targets.
    public var coverageTargets: [String]?
    public var hasTimeouts: Bool?
    /// The default time allowance in seconds.
    public var defaultAllowance: Double?
    /// The maximum time allowance in seconds.
    public var maximumAllowance: Double?
    public var repetition: Repetition?
    /// The lifetime of the tests' own attachments.
    public var attachmentLifetime: Lifetime?
    /// The lifetime of the pictures that UI tests capture automatically.
    public var filmLifetime: Lifetime?

    public init() {}

    /// Returns these options, with nil options replaced by those of the argument.
    public func over(_ others: Options) -> Options {
      var result = self
      result.arguments = arguments ?? others.arguments
      result.environment = environment ?? others.environment
      result.language = language ?? others.language
      result.region = region ?? others.region
      result.isRandomlyOrdered = isRandomlyOrdered ?? others.isRandomlyOrdered
      // If coverage is set here, its targets are taken from here as well, because `true` means all targets.
      result.coverageTargets = isCoverageWanted == nil ? others.coverageTargets : coverageTargets
      result.isCoverageWanted = isCoverageWanted ?? others.isCoverageWanted
      result.hasTimeouts = hasTimeouts ?? others.hasTimeouts
      result.defaultAllowance = defaultAllowance ?? others.defaultAllowance
      result.maximumAllowance = maximumAllowance ?? others.maximumAllowance
      result.repetition = repetition ?? others.repetition
      result.attachmentLifetime = attachmentLifetime ?? others.attachmentLifetime
      result.filmLifetime = filmLifetime ?? others.filmLifetime
      return result
    }

    /// The locale, such as `de_DE`; nil for the default.
    public var locale: String? { TestPlan.locale(language: language, region: region) }
  }

  public struct Configuration: Equatable {
    public var name: String
    /// The options, including the plan's defaults.
    public var options: Options
  }

  public let path: String
  public var name: String { ((path as NSString).lastPathComponent as NSString).deletingPathExtension }
  public private(set) var targets: [Target] = []
  /// The configurations, at least one.
  public private(set) var configurations: [Configuration] = []

  public init(path: String) throws {
    self.path = path
    guard let data = RegularFile.contents(path) else { throw ProjectError(file: path, problem: "cannot be read") }
    guard let plan = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else {
      throw ProjectError(file: path, problem: "is not a test plan: it is not JSON", remedy: "save it anew in Xcode")
    }
    guard let listed = plan["testTargets"] as? [Any] else {
      throw ProjectError(file: path, problem: "has no testTargets", remedy: "save it anew in Xcode")
    }
    targets = listed.compactMap { ($0 as? [String: Any]).flatMap(Self.target) }
    let defaults = Self.options(plan["defaultOptions"])
    let own = plan["configurations"] as? [[String: Any]] ?? []
    configurations = own.filter { $0["enabled"] as? Bool != false }.enumerated().map { index, configuration in
      Configuration(
        name: configuration["name"] as? String ?? "Configuration \(index + 1)",
        options: Self.options(configuration["options"]).over(defaults))
    }
    if configurations.isEmpty { configurations = [Configuration(name: "Configuration 1", options: defaults)] }
  }

  private static func target(_ entry: [String: Any]) -> Target? {
    guard let reference = entry["target"] as? [String: Any], let name = reference["name"] as? String else {
      return nil
    }
    var target = Target(name: name)
    target.project = (reference["containerPath"] as? String).map { String($0.drop { $0 != ":" }.dropFirst()) }
    target.isEnabled = entry["enabled"] as? Bool ?? true
    target.isParallelizable = entry["parallelizable"] as? Bool ?? false
    target.skippedTests = tests(entry["skippedTests"])
    target.selectedTests = entry["selectedTests"].map(tests)
    return target
  }

  /// Parses a list of test identifiers, or since Xcode 16 a dictionary of suites and functions.
  private static func tests(_ value: Any?) -> [String] {
    if let names = value as? [Any] { return names.compactMap { $0 as? String } }
    guard let value = value as? [String: Any] else { return [] }
    let functions = value["testFunctions"] as? [String] ?? []
    return functions + suites(value["suites"], below: "")
  }

  private static func suites(_ value: Any?, below outer: String, depth: Int = 0) -> [String] {
    guard depth < 50 else { return [] }
    return (value as? [[String: Any]] ?? []).flatMap { suite -> [String] in
      guard let name = suite["name"] as? String else { return [] }
      let functions = suite["testFunctions"] as? [String] ?? []
      let inner = suites(suite["suites"], below: outer + name + "/", depth: depth + 1)
      if functions.isEmpty, inner.isEmpty { return [outer + name] }
      return functions.map { "\(outer)\(name)/\($0)" } + inner
    }
  }

  private static func options(_ value: Any?) -> Options {
    let values = value as? [String: Any] ?? [:]
    var options = Options()
    func isOn(_ entry: [String: Any]) -> Bool { entry["enabled"] as? Bool ?? true }
    options.arguments = (values["commandLineArgumentEntries"] as? [[String: Any]]).map { entries in
      entries.filter(isOn).flatMap { BuildSettings.words($0["argument"] as? String ?? "") }
    }
    options.environment = (values["environmentVariableEntries"] as? [[String: Any]]).map { entries in
      var variables: [String: String] = [:]
      for entry in entries where isOn(entry) {
        if let key = entry["key"] as? String { variables[key] = entry["value"] as? String ?? "" }
      }
      return variables
    }
    options.language = values["language"] as? String
    options.region = values["region"] as? String
    options.isRandomlyOrdered = (values["testExecutionOrdering"] as? String).map { $0 == "random" }
    options.isCoverageWanted = values["codeCoverage"].map { $0 as? Bool ?? true }
    options.coverageTargets = coverageTargets(values["codeCoverage"])
    options.hasTimeouts = values["testTimeoutsEnabled"] as? Bool
    options.defaultAllowance = seconds(values["defaultTestExecutionTimeAllowance"])
    options.maximumAllowance = seconds(values["maximumTestExecutionTimeAllowance"])
    options.repetition = repetition(values)
    options.attachmentLifetime = (values["userAttachmentLifetime"] as? String).flatMap(Lifetime.init)
    options.filmLifetime = (values["uiTestingScreenshotsLifetime"] as? String).flatMap(Lifetime.init)
    return options
  }

  /// Parses the targets of code coverage, as in `{ "targets" : [ { "containerPath" : "container:App.xcodeproj",
  /// "identifier" : "0F1", "name" : "App" } ] }`.
  private static func coverageTargets(_ value: Any?) -> [String]? {
    let listed = (value as? [String: Any])?["targets"] as? [Any]
    return listed?.compactMap { ($0 as? [String: Any])?["name"] as? String }
  }

  private static func seconds(_ value: Any?) -> Double? {
    let number = (value as? NSNumber)?.doubleValue ?? (value as? String).flatMap(Double.init)
    return number.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
  }

  private static func repetition(_ values: [String: Any]) -> Repetition? {
    let count = (values["maximumTestRepetitions"] as? NSNumber)?.intValue
    // Missing numbers are replaced by Xcode's defaults.
    switch values["testRepetitionMode"] as? String {
    case "untilFailure": return .untilFailure(min(max(count ?? 100, 1), 100_000))
    case "retryOnFailure": return .retryOnFailure(min(max(count ?? 3, 1), 100_000))
    case "fixedIterations": return .fixed(min(max(count ?? 1, 1), 100_000))
    default: return count.flatMap { $0 > 1 ? .fixed(min($0, 100_000)) : nil }
    }
  }

  /// Returns the locale for a language and a region, with English as the default language; nil if neither is set.
  static func locale(language: String?, region: String?) -> String? {
    guard let language, !language.isEmpty else { return region.flatMap { $0.isEmpty ? nil : "en_\($0)" } }
    return region.flatMap { $0.isEmpty ? nil : "\(language)_\($0)" } ?? language
  }
}
