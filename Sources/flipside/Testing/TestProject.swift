import Foundation
import XcodeProject

/// The programs that `flipside test` builds and runs for a project or package, each with the test bundles that it
/// loads.
struct TestProject {
  /// The path of the project file or of the package's folder.
  let location: String
  /// The name in reports.
  let name: String
  /// The programs that run tests or are driven by UI tests, apps first.
  var hosts: [TestHost]
  /// The path of the scheme or test plan, for messages.
  var scheme: String?
  var plan: TestPlanSettings
  var configuration: String?

  var bundles: [TestBundle] { hosts.flatMap(\.bundles) }
}

/// A program with the test bundles that it loads. The program is an app, or the empty program, which runs UI tests
/// and tests without an app.
struct TestHost {
  var app: AppProject
  /// Whether this is the empty program.
  var isRunner = false
  /// The name of the app's target.
  var target = ""
  var bundles: [TestBundle] = []
}

/// A test target to build. It is a shared library of its own sources and of the modules that only tests need.
struct TestBundle {
  /// The name of the target, by which tests are selected.
  var name: String
  var module: AppModule
  /// The modules that only tests need, dependencies first. Each bundle links those that it imports.
  var others: [AppModule] = []
  var resources: [AppProject.Resource] = []
  var infoPlist: InfoPlist
  var isForUI = false
  /// The location and the name of the app that UI tests drive.
  var testedApp: (location: String, name: String)?

  /// Returns whether the bundle contains code besides tests whose coverage is measured.
  func isMeasured(by coverage: CoverageScope) -> Bool { others.contains(where: coverage.includes) }

  /// The path of the bundle inside the app.
  var placeInBundle: String { "PlugIns/\(name).xctest" }
}

/// The test settings of a scheme and its test plan.
struct TestPlanSettings {
  /// A target with its selected and skipped tests.
  struct Target {
    var name: String
    /// The reference to the project, or to the package's folder, as written in schemes and plans.
    var container: String?
    var isParallelizable = false
    var isRandomlyOrdered: Bool?
    /// The identifiers of skipped tests without the target, such as `Class` or `Class/method()`.
    var skippedTests: [String] = []
    var selectedTests: [String]?
  }

  struct Configuration {
    /// The name of the configuration; empty for a scheme without test plans.
    var name = ""
    var options = TestPlan.Options()
  }

  /// The name of the plan or of the scheme.
  var name = ""
  /// The path of the plan or the name of the scheme, for messages.
  var source = ""
  var targets: [Target] = []
  /// Whether a test plan, or a scheme that lists test targets, decides on the targets.
  var isExplicit = false
  var configurations = [Configuration()]

  func target(_ name: String) -> Target? { targets.first { $0.name == name } }
}
