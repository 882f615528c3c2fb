import Foundation
import HostModel
import Synchronization
import XcodeProject

/// A combination of a device and a configuration of the test plan.
struct TestDestination {
  var device: HostDevice
  var configuration: TestPlanSettings.Configuration

  /// The name of the device, with that of the configuration if it has one.
  var name: String { [device.name, configuration.name].filter { !$0.isEmpty }.joined(separator: ", ") }
}

/// A built program with the test bundles that it loads.
struct BuiltTestHost {
  var host: TestHost
  var app: BuiltApp

  private var info: [String: Any] {
    let data = FileManager.default.contents(atPath: app.bundle + "/Info.plist") ?? Data()
    return (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any] ?? [:]
  }

  var bundleIdentifier: String { info["CFBundleIdentifier"] as? String ?? host.app.infoPlist.identifier }
  var displayName: String {
    info["CFBundleDisplayName"] as? String ?? info["CFBundleName"] as? String ?? host.app.name
  }
}

/// The state that all processes of a run share.
final class TestSession: @unchecked Sendable {
  let options: TestOptions
  let project: TestProject
  let hosts: [BuiltTestHost]
  let library: XCTestLibrary
  let selection: TestSelection
  let console: TestConsole
  /// The path of the folder for results and attachments.
  let folder: String
  /// The path of the folder for configuration and event files, which is removed after the run.
  let scratch: String
  private let state = Mutex(State())

  /// The mutable state, which several threads change.
  private struct State {
    var number = 0
    var containers: [String: [AppContainer]] = [:]
    var variables: [[String: String]: [String: String]] = [:]
    var report = TestReport()
  }

  var report: TestReport { state.withLock { $0.report } }

  init(
    options: TestOptions, project: TestProject, hosts: [BuiltTestHost], library: XCTestLibrary,
    selection: TestSelection,
    folder: String
  ) throws {
    self.options = options
    self.project = project
    self.hosts = hosts
    self.library = library
    self.selection = selection
    self.folder = folder
    seed = options.seed ?? .random(in: 1..<1_000_000_000)
    console = TestConsole(isQuiet: options.isQuiet)
    let runs = "\(Cache.folder)/test-runs"
    // Remove the files of interrupted runs.
    for name in (try? FileManager.default.contentsOfDirectory(atPath: runs)) ?? [] {
      if let process = pid_t(name), kill(process, 0) != 0 {
        try? FileManager.default.removeItem(atPath: "\(runs)/\(name)")
      }
    }
    scratch = "\(runs)/\(getpid())"
    try Cache.make(scratch)
    try Cache.make(attachments)
    if options.results == nil { try? FileManager.default.removeItem(atPath: artifacts) }
    OwnFolder(path: artifacts).clear()
    try OwnFolder(path: artifacts).make()
    let title = "Test - \(project.plan.name.isEmpty ? project.name : project.plan.name)"
    state.withLock { $0.report.title = title }
  }

  /// The seed for the random orders of this run.
  let seed: UInt64

  /// Returns whether the plan or the scheme requests a random order for the tests of a bundle.
  func isRandom(_ bundle: TestBundle, in destination: TestDestination) -> Bool {
    destination.configuration.options.isRandomlyOrdered ?? project.plan.target(bundle.name)?.isRandomlyOrdered
      ?? false
  }

  var attachments: String { folder + "/Attachments" }
  /// The path of the folder in which snapshot libraries store pictures.
  var artifacts: String { folder + "/Artifacts" }

  /// Returns a number that is unique in this run, for file names.
  func nextNumber() -> Int {
    state.withLock {
      $0.number += 1
      return $0.number
    }
  }

  func add(_ records: [TestRecord]) {
    state.withLock { $0.report.merge(TestReport(records: records)) }
  }
  func add(fault: String) {
    state.withLock { if !$0.report.faults.contains(fault) { $0.report.faults.append(fault) } }
  }
  func end() { state.withLock { $0.report.end = Date() } }

  /// Calls the closure with data folders for an app. No two processes use the same folders at the same time.
  func withContainer<Result>(of app: BuiltApp, _ body: (AppContainer) throws -> Result) rethrows -> Result {
    let container = state.withLock {
      $0.containers[app.bundle]?.popLast() ?? AppContainer(of: app, isKept: false, folder: nil)
    }
    defer { state.withLock { $0.containers[app.bundle, default: []].append(container) } }
    return try body(container)
  }

  /// Returns the variables of a scheme that are passed to a process. Each refused variable is logged once.
  func variables(of scheme: [String: String]) -> [String: String] {
    state.withLock {
      if let known = $0.variables[scheme] { return known }
      let allowed = LaunchEnvironment.variables(of: scheme)
      $0.variables[scheme] = allowed
      return allowed
    }
  }

  func host(named name: String, at location: String) -> BuiltTestHost? {
    hosts.first { !$0.host.isRunner && $0.host.app.location == location && $0.host.target == name }
  }

  /// Returns the time limit of a test, in seconds of real time.
  func limit(_ destination: TestDestination) -> Double {
    if let timeout = options.timeout { return timeout }
    let plan = destination.configuration.options
    // Xcode's default is 600 seconds if a plan enables time-outs without a duration.
    return min(plan.hasTimeouts == true ? plan.defaultAllowance ?? 600 : 600, plan.maximumAllowance ?? 86_400)
  }

  var repetition: (TestDestination) -> TestPlan.Repetition? {
    { [options] in options.repetition ?? $0.configuration.options.repetition }
  }
}
