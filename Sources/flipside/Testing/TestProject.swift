import Foundation
import XcodeProject

/// The programs that `flipside test` builds and runs for a project or package, each with the test bundles that it
/// loads.
struct TestProject {
  /// The project's file or the package's folder.
  let location: String
  /// The name that results are shown under.
  let name: String
  /// The programs that tests run in or drive, apps first.
  var hosts: [TestHost]
  /// The file of the scheme or test plan, for messages.
  var scheme: String?
  var plan: TestPlanSettings
  var configuration: String?

  var bundles: [TestBundle] { hosts.flatMap(\.bundles) }
}

/// A program with the test bundles that it loads: an app, or the empty one that tests without an app and UI tests
/// run in.
struct TestHost {
  var app: AppProject
  /// Whether it is the empty program.
  var isRunner = false
  /// The name of the app's target.
  var target = ""
  var bundles: [TestBundle] = []
}

/// A test target as it is to be built: a shared library of its sources and of what only it needs.
struct TestBundle {
  /// The target's name, which tests are selected by.
  var name: String
  var module: AppModule
  /// The modules that only tests need, those that others need first. Each bundle links what it imports of them.
  var others: [AppModule] = []
  var resources: [AppProject.Resource] = []
  var infoPlist: InfoPlist
  var isForUI = false
  /// The app that UI tests drive: the location and the name of a host.
  var testedApp: (location: String, name: String)?

  /// Whether it has code besides the tests whose coverage is measured.
  func isMeasured(by coverage: CoverageScope) -> Bool { others.contains(where: coverage.includes) }

  /// Its folder in the app's bundle.
  var placeInBundle: String { "PlugIns/\(name).xctest" }
}

/// The settings for tests in a scheme and its test plan, from any source.
struct TestPlanSettings {
  /// A target with the tests that are chosen of it.
  struct Target {
    var name: String
    /// The project or the folder of the package, as schemes and plans write it.
    var container: String?
    var isParallelizable = false
    var isRandomlyOrdered: Bool?
    /// Identifiers without the target: `Class`, `Class/method()`.
    var skippedTests: [String] = []
    var selectedTests: [String]?
  }

  struct Configuration {
    /// Empty for the only one of a scheme without plans.
    var name = ""
    var options = TestPlan.Options()
  }

  /// The plan's name, or the scheme's.
  var name = ""
  /// The plan's file, or the scheme's name, for messages.
  var source = ""
  var targets: [Target] = []
  var configurations = [Configuration()]

  func target(_ name: String) -> Target? { targets.first { $0.name == name } }
}
