import Foundation
import HostModel
import XcodeProject

/// The command line of `flipside test`.
struct TestOptions {
  var path: String
  var selection: ProjectSelection
  var plan: String?
  var only: [TestName] = []
  var skip: [TestName] = []
  var devices: [HostDevice] = []
  /// The environment variables of the host, for appearance, orientation and locale.
  var environment: [String: String] = [:]
  var repetition: TestPlan.Repetition?
  /// The maximum number of concurrent processes; nil for the scheme's setting.
  var jobs: Int?
  var shard: TestShard?
  /// The path of a `results.json` with the durations of tests.
  var times: String?
  var junit: String?
  var json: String?
  var html: String?
  var coverage: String?
  /// The path of the folder for results and attachments.
  var results: String?
  /// The seed of the random order.
  var seed: UInt64?
  /// The path of a file with baselines for performance tests.
  var baselines: String?
  var isRecording = false
  /// Whether the films of passing UI tests are kept.
  var keepsFilms = false
  var isQuiet = false
  var onlyLists = false
  /// The time limit of a test, in seconds of real time.
  var timeout: Double?
  var onlyConfigurations: [String] = []
  var skippedConfigurations: [String] = []
  var arguments: [String] = []
  /// Messages about options that were changed or ignored.
  var notes: [String] = []

  private static let options =
    [
      "only-testing", "skip-testing", "test-plan", "device", "orientation", "appearance", "locale", "language",
      "region", "iterations", "jobs", "shard", "times", "junit", "json", "html", "coverage", "results", "timeout",
      "only-test-configuration", "skip-test-configuration", "photos",
      "exceptions", "seed", "baselines",
    ] + ProjectSelection.options
  private static let flags = ["retry-on-failure", "until-failure", "record", "film", "quiet", "list"]

  init(_ words: [String]) throws {
    let given = try XcodebuildWords(words)
    notes = given.notes
    let arguments = try Arguments(given.words, command: "test", options: Self.options, flags: Self.flags)
    // As with xcodebuild, the default is the project in the current folder.
    path = arguments.operands.isEmpty ? "." : try arguments.path(command: "test")
    selection = try ProjectSelection(arguments)
    plan = arguments.value("test-plan")
    only = try arguments.values("only-testing").map(TestName.init(text:))
    skip = try arguments.values("skip-testing").map(TestName.init(text:))
    environment = try RunCommand.hostEnvironment(arguments, host: .headless)
    environment["FLIPSIDE_DEVICE"] = nil
    if let locale = try Self.locale(arguments) { environment["FLIPSIDE_LOCALE"] = locale }
    devices = try arguments.values("device").map { name in
      guard let device = HostDevice.named(name) else { throw RunCommand.noDevice(name) }
      return device
    }
    repetition = try Self.repetition(arguments)
    jobs = try Self.number("jobs", arguments, 1...256)
    shard = try arguments.value("shard").map(TestShard.init(text:))
    times = arguments.value("times")
    seed = try Self.number("seed", arguments, 0...Int.max).map(UInt64.init)
    baselines = try arguments.value("baselines").map(Self.baselines)
    junit = arguments.value("junit")
    json = arguments.value("json")
    html = arguments.value("html")
    coverage = arguments.value("coverage")
    results = arguments.value("results")
    isRecording = arguments.has("record")
    keepsFilms = arguments.has("film")
    isQuiet = arguments.has("quiet")
    onlyLists = arguments.has("list")
    onlyConfigurations = arguments.values("only-test-configuration")
    skippedConfigurations = arguments.values("skip-test-configuration")
    self.arguments = arguments.passedOn
    if let text = arguments.value("timeout") {
      guard let seconds = Double(text), seconds.isFinite, (0.1...86_400).contains(seconds) else {
        throw Failure("--timeout must be a number of seconds from 0.1 to 86400, not \"\(text)\"", code: 2)
      }
      timeout = seconds
    }
  }

  /// Returns the path of a baseline file. Xcode stores baselines for the Mac and the device that measured, so the
  /// user selects the file for this machine.
  private static func baselines(_ path: String) throws -> String {
    let full = URL(fileURLWithPath: path).standardizedFileURL.path
    guard path.hasSuffix(".plist"), RegularFile.exists(full) else {
      throw Failure(
        "--baselines is one of the .plist files in an .xcbaseline folder that Xcode keeps baselines in, not \"\(path)\"",
        code: 2)
    }
    return full
  }

  private static func locale(_ arguments: Arguments) throws -> String? {
    guard arguments.value("language") != nil || arguments.value("region") != nil else { return nil }
    let locale = [arguments.value("language") ?? "en", arguments.value("region")].compactMap { $0 }
      .joined(separator: "_")
    guard LocaleName.isOne(locale) else {
      throw Failure(
        "--language and --region must be codes such as de and DE, not \"\(locale.prefix(60))\"", code: 2)
    }
    return locale
  }

  private static func repetition(_ arguments: Arguments) throws -> TestPlan.Repetition? {
    let count = try number("iterations", arguments, 1...100_000)
    if arguments.has("retry-on-failure") {
      if arguments.has("until-failure") {
        throw Failure("--retry-on-failure and --until-failure exclude each other", code: 2)
      }
      return .retryOnFailure(count ?? 3)
    }
    if arguments.has("until-failure") { return .untilFailure(count ?? 100) }
    return count.map { .fixed($0) }
  }

  private static func number(_ option: String, _ arguments: Arguments, _ range: ClosedRange<Int>) throws -> Int? {
    guard let text = arguments.value(option) else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw Failure(
        "--\(option) is a number from \(range.lowerBound) to \(range.upperBound), not \"\(text.prefix(60))\"",
        code: 2)
    }
    return number
  }
}
