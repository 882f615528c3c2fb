import Foundation
import HostModel
import XcodeProject

/// `flipside test PATH`: builds a project's test targets and runs them.
enum TestCommand {
  static func run(_ words: [String]) throws {
    let options = try TestOptions(words)
    for note in options.notes { Terminal.error(note) }
    try options.checkOutput()
    if let times = options.times { _ = try ResultsFile.report(TestRun.file(times)) }
    var project = try TestProject.read(path: options.path, selection: options.selection, plan: options.plan)
    let selection = TestSelection(plan: project.plan, only: options.only, skip: options.skip)
    let targets = project.bundles.map(\.name)
    guard !targets.isEmpty else {
      throw Failure(
        project.plan.isExplicit
          ? "no tests found: \(project.plan.source) enables no test targets"
          : "no tests found: \(project.plan.source) has no test targets; in Xcode, add one with File > New > Target"
      )
    }
    try selection.check(targets)
    for index in project.hosts.indices {
      project.hosts[index].bundles.removeAll { !selection.mayRun(target: $0.name) }
    }
    guard !project.bundles.isEmpty else {
      throw Failure("no tests found: the options exclude all test targets (\(targets.joined(separator: ", ")))")
    }
    let destinations = try destinations(options, project)
    let runtime = try Runtime.find()
    let library = try XCTestLibrary.prepare(runtime, for: project.bundles)
    let coverage = options.coverage == nil ? nil : CoverageScope(of: destinations)
    for text in coverage?.unknownTargets(in: project) ?? [] { Terminal.error(text) }
    let hosts = try build(project, library: library, runtime: runtime, for: destinations, coverage: coverage)
    let session = try TestSession(
      options: options, project: project, hosts: hosts, library: library, selection: selection,
      folder: try resultsFolder(options, project))
    let isSuccess = try TestRun(session: session, destinations: destinations).run()
    try? FileManager.default.removeItem(atPath: session.scratch)
    for host in hosts { host.app.unlock() }
    exit(isSuccess ? 0 : 1)
  }

  /// Returns the devices of the options, or the default device of the app's family, each combined with all
  /// configurations.
  private static func destinations(_ options: TestOptions, _ project: TestProject) throws -> [TestDestination] {
    var devices = options.devices
    if devices.isEmpty {
      let app = project.hosts.first { !$0.isRunner }?.app ?? project.hosts[0].app
      if let device = try RunCommand.device(chosen: nil, for: app) { devices = [device] }
    }
    let all = project.plan.configurations
    for name in options.onlyConfigurations + options.skippedConfigurations
    where !all.contains(where: { $0.name == name }) {
      throw Failure(
        "there is no test configuration \(name) in \(project.plan.source); it has "
          + all.map { $0.name.isEmpty ? "only one without a name" : $0.name }.joined(separator: ", "), code: 2)
    }
    let chosen = all.filter { configuration in
      (options.onlyConfigurations.isEmpty || options.onlyConfigurations.contains(configuration.name))
        && !options.skippedConfigurations.contains(configuration.name)
    }
    return devices.flatMap { device in chosen.map { TestDestination(device: device, configuration: $0) } }
  }

  /// Builds the programs that are needed: those that load test bundles, and the apps that UI tests drive.
  private static func build(
    _ project: TestProject, library: XCTestLibrary, runtime: Runtime, for destinations: [TestDestination],
    coverage: CoverageScope?
  ) throws -> [BuiltTestHost] {
    let scales = Set(destinations.map { Int($0.device.scale) }).sorted()
    let driven = project.bundles.filter(\.isForUI).compactMap(\.testedApp)
    let wanted = project.hosts.filter { host in
      !host.bundles.isEmpty
        || driven.contains { $0.name == host.target && $0.location == host.app.location && !host.isRunner }
    }
    return try wanted.map { host in
      var builder = AppBuilder(project: host.app, runtime: runtime)
      builder.tests = TestBuild(bundles: host.bundles, library: library, coverage: coverage)
      return BuiltTestHost(host: host, app: try builder.build(scales: scales))
    }
  }

  /// Returns the folder of the results: the one in the options, or one in the cache that is emptied before each
  /// run.
  private static func resultsFolder(_ options: TestOptions, _ project: TestProject) throws -> String {
    let folder =
      options.results.map { URL(fileURLWithPath: $0).standardizedFileURL.path }
      ?? TestTimes.folder(of: project) + "/Results"
    if options.results == nil { try? FileManager.default.removeItem(atPath: folder) }
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw Failure.writing(folder, error)
    }
    return folder
  }
}

/// The durations of tests in the last run on this machine or in a `results.json`.
enum TestTimes {
  static func folder(of project: TestProject) -> String {
    var fingerprint = Fingerprint()
    fingerprint.add(project.location)
    return "\(Cache.folder)/tests-\(fingerprint.text)"
  }

  static func last(of project: TestProject) -> [TestName: Double] {
    guard let report = try? ResultsFile.report(folder(of: project) + "/times.json") else { return [:] }
    return times(report)
  }

  static func times(_ report: TestReport) -> [TestName: Double] {
    var times: [TestName: Double] = [:]
    for record in report.records { times[record.name] = max(times[record.name] ?? 0, record.duration) }
    return times
  }
}
