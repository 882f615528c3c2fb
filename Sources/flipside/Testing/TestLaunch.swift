import Foundation
import HostModel
import XcodeProject

/// The launch of one process: its configuration file, environment and arguments.
struct TestLaunch {
  let session: TestSession
  let host: BuiltTestHost
  let bundle: TestBundle
  let destination: TestDestination
  /// The tests or classes to run; nil for all tests.
  var only: [TestName]?
  /// The tests that ran in an earlier process.
  var done: [TestName] = []
  var onlyLists = false

  /// Writes the configuration file and returns the process, which is not running yet.
  /// - Parameters:
  ///   - container: the data folders of the program that loads the bundle.
  ///   - target: the data folders of the app that UI tests drive; nil for other tests.
  func process(in container: AppContainer, target: AppContainer?) throws -> TestProcess {
    let number = session.nextNumber()
    let events = "\(session.scratch)/events-\(number).jsonl"
    let file = "\(session.scratch)/configuration-\(number).json"
    var environment = try environment(container, app: host)
    var configuration = configuration(events: events)
    if let target, let tested = testedApp {
      configuration["target"] =
        [
          "bundleIdentifier": tested.bundleIdentifier, "name": tested.displayName, "path": tested.app.bundle,
          "executable": tested.app.executable, "arguments": [String](),
          "environment": try self.environment(target, app: tested),
        ] as [String: Any]
    }
    do {
      try Data().write(to: URL(fileURLWithPath: events))
      try JSONSerialization.data(withJSONObject: configuration, options: [.sortedKeys, .prettyPrinted])
        .write(to: URL(fileURLWithPath: file))
    } catch {
      throw Failure.writing(file, error)
    }
    environment["FLIPSIDE_TEST_CONFIGURATION"] = file
    // Apps check these variables of Xcode's to detect that they run as tests.
    environment["XCTestConfigurationFilePath"] = file
    environment["XCTestBundlePath"] = "\(host.app.bundle)/\(bundle.placeInBundle)"
    let limit = session.limit(destination)
    environment["FLIPSIDE_WATCHDOG"] = "\(Int(limit.rounded(.up)))"
    return TestProcess(
      executable: host.app.executable, arguments: bundle.isForUI ? [] : arguments, environment: environment,
      events: events, limit: limit + 5)
  }

  /// The app that UI tests drive.
  var testedApp: BuiltTestHost? {
    bundle.isForUI ? bundle.testedApp.flatMap { session.host(named: $0.name, at: $0.location) } : nil
  }

  private var arguments: [String] {
    let given = destination.configuration.options.arguments ?? host.host.app.launch.arguments
    return given.map(host.host.app.infoPlist.settings.expand) + session.options.arguments
  }

  private func environment(_ container: AppContainer, app: BuiltTestHost) throws -> [String: String] {
    let settings = destination.configuration.options
    var environment = ProcessInfo.processInfo.environment
    for name in ["DISPLAY", "WAYLAND_DISPLAY", "FLIPSIDE_SCRIPT", "FLIPSIDE_SCREENSHOT"] { environment[name] = nil }
    if environment["TZ"] == nil { environment["TZ"] = "UTC" }
    environment["SWIFT_DETERMINISTIC_HASHING"] = "1"
    if environment["SWIFT_BACKTRACE"] == nil {
      // Resolving inlined calls takes most of the time of a stack trace, and long traces take the rest, so both are
      // restricted.
      environment["SWIFT_BACKTRACE"] =
        "enable=yes,interactive=no,threads=crashed,registers=none,images=none,color=no,symbolicate=fast,limit=32,top=8"
    }
    let own = settings.environment ?? app.host.app.launch.environment
    let expand = app.host.app.infoPlist.settings.expand
    environment.merge(session.variables(of: own.mapValues(expand))) { given, _ in given }
    // The variable is the one that swift-snapshot-testing reads.
    if session.options.isRecording {
      environment["SNAPSHOT_TESTING_RECORD"] = "all"
      environment["FLIPSIDE_RECORD_SNAPSHOTS"] = "1"
    }
    // Pictures are allocated and freed very often. The memory allocator is configured to keep their memory, because
    // the kernel would have to clear it again.
    environment["MALLOC_MMAP_THRESHOLD_"] = environment["MALLOC_MMAP_THRESHOLD_"] ?? "268435456"
    environment["MALLOC_TRIM_THRESHOLD_"] = environment["MALLOC_TRIM_THRESHOLD_"] ?? "536870912"
    // Snapshot libraries attach differing pictures if the first variable is set, and store them in the folders that
    // the others name.
    environment["__XCODE_BUILT_PRODUCTS_DIR_PATHS"] = (app.app.bundle as NSString).deletingLastPathComponent
    for name in ["SNAPSHOT_ARTIFACTS", "IMAGE_DIFF_DIR"] where environment[name] == nil {
      environment[name] = session.artifacts
    }
    environment.merge(try container.environment()) { $1 }
    environment.merge(HostDescription.headless.environment) { $1 }
    environment["FLIPSIDE_DEVICE"] = destination.device.name
    // Tests and their helpers, such as fastlane's SnapshotHelper, read these variables of the simulator.
    environment["SIMULATOR_DEVICE_NAME"] = destination.device.name
    environment["SIMULATOR_HOST_HOME"] = ProcessInfo.processInfo.environment["HOME"] ?? NSHomeDirectory()
    // Errors that raise an exception in Apple's frameworks end the app or, if it catches exceptions, the test.
    if environment["FLIPSIDE_EXCEPTIONS"] == nil { environment["FLIPSIDE_EXCEPTIONS"] = "stop" }
    environment["FLIPSIDE_LOCALE"] = settings.locale ?? app.host.app.launch.locale
    environment.merge(session.options.environment) { $1 }
    if onlyLists {
      environment["LLVM_PROFILE_FILE"] = "/dev/null"
    } else if session.options.coverage != nil {
      environment["LLVM_PROFILE_FILE"] = "\(session.scratch)/profile-\(session.nextNumber())-%p-%m.profraw"
    }
    return environment
  }

  private func configuration(events: String) -> [String: Any] {
    let settings = destination.configuration.options
    let path = "\(host.app.bundle)/\(bundle.placeInBundle)"
    var configuration: [String: Any] = [
      "version": 1, "xctestLibrary": session.library.library, "results": events, "attachments": session.attachments,
      "bundles": [
        [
          "path": path, "executable": host.app.executable(of: bundle), "module": bundle.module.name,
          "target": bundle.name, "isUITest": bundle.isForUI,
        ] as [String: Any]
      ],
      "record": session.options.isRecording, "list": onlyLists, "done": done.map(\.description),
    ]
    if let only { configuration["only"] = only.map(\.description) }
    configuration["order"] = session.isRandom(bundle, in: destination) ? "random" : "alphabetical"
    configuration["seed"] = session.seed
    // The project's own baselines are not used: Xcode stores them for the Mac and the device that measured, and a
    // test without a baseline passes.
    configuration["baselines"] = session.options.baselines
    configuration["attachmentLifetime"] = settings.attachmentLifetime?.rawValue
    let film = session.options.keepsFilms ? .keepAlways : settings.filmLifetime
    configuration["filmLifetime"] = film?.rawValue
    switch session.repetition(destination) {
    case .fixed(let count): configuration["repetition"] = ["mode": "fixed", "count": count] as [String: Any]
    case .untilFailure(let count):
      configuration["repetition"] = ["mode": "untilFailure", "count": count] as [String: Any]
    case .retryOnFailure(let count):
      configuration["repetition"] = ["mode": "retryOnFailure", "count": count] as [String: Any]
    case nil: break
    }
    let limit = session.limit(destination)
    configuration["timeAllowances"] =
      [
        "enabled": settings.hasTimeouts == true || session.options.timeout != nil, "default": limit,
        // Without a configured maximum a test may request any time allowance, as with Xcode.
        "maximum": max(limit, settings.maximumAllowance ?? session.options.timeout ?? 86_400),
      ] as [String: Any]
    return configuration
  }

  /// Returns the name of a test, with the name of its target in place of the module's.
  func inTarget(_ name: TestName) -> TestName {
    name.target == bundle.module.name ? TestName([bundle.name] + name.components.dropFirst()) : name
  }
}
