import Foundation
import Synchronization

/// The tests that are written with Swift Testing. The toolchain's library, which the test bundles link, runs them
/// and prints their results; its events are converted to events of this module.
struct ModernTests {
  private let configuration: TestConfiguration

  init(_ configuration: TestConfiguration) { self.configuration = configuration }

  /// The type of the library's C entry point, which is its stable interface for tools.
  private typealias Entry =
    @convention(thin) @Sendable (
      _ configuration: UnsafeRawBufferPointer?, _ report: @escaping @Sendable (UnsafeRawBufferPointer) -> Void
    ) async throws -> Bool

  private static let entry: Entry? = {
    guard let symbol = dlsym(nil, "swt_abiv0_getEntryPoint") else { return nil }
    // The symbol is a C function that returns a Swift function; both have the types in the library's documentation.
    let get = unsafeBitCast(symbol, to: (@convention(c) () -> UnsafeRawPointer).self)
    return unsafeBitCast(get(), to: Entry.self)
  }()

  /// Whether a test bundle links Swift Testing.
  var isPresent: Bool { Self.entry != nil }

  /// Runs the tests.
  /// - Returns: the number of tests and of failures.
  func run() -> (ran: Int, failures: Int) {
    guard let result = perform([:]) else { return (0, 0) }
    return (result.record.ran, result.passed ? 0 : max(1, result.record.failed))
  }

  /// Writes the selected tests to the event file.
  func list() { _ = perform(["listTests": true], isList: true) }

  private func perform(
    _ options: [String: Any], isList: Bool = false
  ) -> (passed: Bool, record: ModernRecord)? {
    guard let entry = Self.entry else { return nil }
    var options = options
    options["verbosity"] = isList ? Int.min : 0
    // Colors are disabled if the output is read by a program.
    if isatty(STDOUT_FILENO) == 0 { setenv("NO_COLOR", "1", 1) }
    options.merge(filters()) { $1 }
    let mode = configuration.repetition.mode
    if mode != .none, !isList {
      options["repetitions"] = configuration.repetition.count
      if mode == .untilFailure { options["repeatUntil"] = "fail" }
      if mode == .retryOnFailure { options["repeatUntil"] = "pass" }
    }
    guard let data = try? JSONSerialization.data(withJSONObject: options) else { return nil }
    let outcome = Outcome(ModernRecord(isList: isList))
    _ = MainLoopWaker.shared
    Task {
      let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: data.count, alignment: 1)
      data.copyBytes(to: buffer)
      let passed = try? await entry(UnsafeRawBufferPointer(buffer)) { bytes in
        outcome.record.withLock { $0.take(Data(bytes)) }
      }
      buffer.deallocate()
      outcome.end(passed ?? false)
    }
    _ = TestClock.wait(until: .infinity) { outcome.value != nil }
    return (outcome.value ?? false, outcome.record.withLock { $0 })
  }

  private final class Outcome: Sendable {
    /// The events so far. They are locked, because the library reports from the threads of its tests.
    let record: Mutex<ModernRecord>
    private let passed = Mutex<Bool?>(nil)

    init(_ record: ModernRecord) { self.record = Mutex(record) }

    var value: Bool? { passed.withLock { $0 } }

    func end(_ value: Bool) {
      passed.withLock { $0 = value }
      MainLoopWaker.wake()
    }
  }

  // MARK: Filters

  private func filters() -> [String: Any] {
    var result: [String: Any] = [:]
    if !configuration.only.isEmpty { result["filter"] = configuration.only.map(pattern) }
    let skipped = configuration.skip + configuration.done
    if !skipped.isEmpty { result["skip"] = skipped.map(pattern) }
    return result
  }

  /// Returns a regular expression for the library's identifiers, such as `Module.Suite/function()/File.swift:1:2`.
  private func pattern(_ filter: TestIdentifier) -> String {
    let bundle = configuration.bundles.first { $0.name == filter.parts.first }
    var parts = filter.parts
    if let bundle, !bundle.module.isEmpty { parts[0] = bundle.module }
    let module = NSRegularExpression.escapedPattern(for: parts.first ?? "")
    guard parts.count > 1 else { return "^\(module)\\." }
    let rest = parts.dropFirst().joined(separator: "/")
    // Nested suites may be written with dots, as their types are.
    let path = rest.split(separator: "/").map { part -> String in
      part.contains("(") ? String(part) : part.replacingOccurrences(of: ".", with: "/")
    }.joined(separator: "/")
    return "^\(module)\\.\(NSRegularExpression.escapedPattern(for: path))(\\(.*\\))?(/|$)"
  }
}

/// The recorded events of a run of Swift Testing.
struct ModernRecord {
  private let isList: Bool
  /// The locations of test functions by the library's identifiers, without suites.
  private var functions: [String: (file: String?, line: Int?)] = [:]
  private var starts: [String: (real: Double, app: Double)] = [:]
  private var failing: Set<String> = []
  private var known: Set<String> = []
  private var iterations: [String: Int] = [:]
  /// The arguments of the test cases that are running, by function.
  private var cases: [String: [(arguments: String, begin: Double, issues: [[String: Any?]])]] = [:]
  private(set) var ran = 0
  private(set) var failed = 0

  init(isList: Bool) { self.isList = isList }

  mutating func take(_ data: Data) {
    guard let object = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any],
      let payload = object["payload"] as? [String: Any]
    else { return }
    if object["kind"] as? String == "test" { noteTest(payload) }
    if object["kind"] as? String == "event", !isList { noteEvent(payload) }
  }

  private mutating func noteTest(_ test: [String: Any]) {
    guard test["kind"] as? String == "function", let id = test["id"] as? String else { return }
    let place = original(test["sourceLocation"])
    functions[id] = place
    guard isList else { return }
    TestRun.current.events.write(
      "test",
      [
        "id": Self.identifier(id), "name": test["displayName"] as? String ?? test["name"] as? String,
        "framework": "Swift Testing", "file": place.file, "line": place.line,
      ])
  }

  private func original(_ location: Any?) -> (file: String?, line: Int?) {
    BridgedLocations.original(location as? [String: Any])
  }

  private mutating func noteEvent(_ event: [String: Any]) {
    guard let kind = event["kind"] as? String else { return }
    let id = event["testID"] as? String
    let isFunction = id.map { functions[$0] != nil } ?? false
    switch kind {
    case "testStarted" where isFunction: start(id ?? "")
    case "issueRecorded": issue(event, id)
    case "testEnded" where isFunction: end(id ?? "", skipped: false)
    case "testCaseStarted" where isFunction: startCase(event, of: id ?? "")
    case "testCaseEnded" where isFunction: endCase(of: id ?? "")
    case "testSkipped" where isFunction:
      let name = id ?? ""
      start(name)
      TestRun.current.events.write(
        "skipped",
        ["id": Self.identifier(name), "message": ModernConsole.text(event), "line": functions[name]?.line])
      end(name, skipped: true)
    case "valueAttached": attach(event, id)
    default: break
    }
  }

  private mutating func start(_ id: String) {
    starts[id] = (RealClock.now, RealClock.appClock)
    cases[id] = nil
    iterations[id, default: 0] += 1
    failing.remove(id)
    known.remove(id)
    TestRun.current.events.write(
      "caseStarted",
      [
        "id": Self.identifier(id), "name": Self.identifier(id), "framework": "Swift Testing",
        "iteration": iterations[id], "file": functions[id]?.file, "line": functions[id]?.line,
      ])
  }

  private mutating func issue(_ event: [String: Any], _ id: String?) {
    let issue = event["issue"] as? [String: Any] ?? [:]
    let isKnown = issue["isKnown"] as? Bool ?? false
    let isWarning = (issue["severity"] as? String ?? issue["_severity"] as? String) == "warning"
    if let id, !isWarning { _ = isKnown ? known.insert(id).inserted : failing.insert(id).inserted }
    let place = original(issue["sourceLocation"])
    // Events do not identify which of several parallel cases an issue belongs to.
    if let id, !isWarning, !isKnown, cases[id]?.count == 1 {
      cases[id]?[0].issues.append(["message": ModernConsole.text(event), "file": place.file, "line": place.line])
    }
    TestRun.current.events.write(
      "issue",
      [
        "id": id.map(Self.identifier), "type": "assertionFailure", "message": ModernConsole.text(event),
        "file": place.file,
        "line": place.line, "expected": isKnown, "severity": isWarning ? "warning" : "error",
      ])
  }

  /// Records the start of a case. The library reports the arguments as text only, as in `Test case passing 1
  /// argument n → 1 to test(_:) started.`
  private mutating func startCase(_ event: [String: Any], of id: String) {
    guard
      let match = ModernConsole.text(event).firstMatch(
        of: #/^Test case passing \d+ arguments? (.*) to .* started\.$/#.dotMatchesNewlines())
    else { return }
    let values = match.1.replacing(#/(^|, )\w+ → /#) { $0.1 }
    cases[id, default: []].append((String(values), RealClock.now, []))
  }

  private mutating func endCase(of id: String) {
    guard let running = cases[id], !running.isEmpty else { return }
    let ended = cases[id]?.removeFirst()
    TestRun.current.events.write(
      "argumentsFinished",
      [
        "id": Self.identifier(id), "arguments": ended?.arguments,
        "issues": ended?.issues.map { $0.compactMapValues { $0 } },
        "duration": RealClock.now - (ended?.begin ?? 0),
      ])
  }

  private mutating func end(_ id: String, skipped: Bool) {
    let result: TestRun.TestResult =
      skipped ? .skipped : failing.contains(id) ? .failed : known.contains(id) ? .expectedFailure : .passed
    ran += 1
    if result == .failed { failed += 1 }
    let start = starts[id] ?? (RealClock.now, RealClock.appClock)
    TestRun.current.events.write(
      "caseFinished",
      [
        "id": Self.identifier(id), "result": result.rawValue, "duration": RealClock.now - start.real,
        "virtualDuration": RealClock.appClock - start.app, "iteration": iterations[id],
      ])
  }

  private func attach(_ event: [String: Any], _ id: String?) {
    guard let attachment = event["attachment"] as? [String: Any] ?? event["_attachment"] as? [String: Any],
      let path = attachment["path"] as? String, let data = FileManager.default.contents(atPath: path)
    else { return }
    let added = XCTAttachment(contentsOfFile: URL(fileURLWithPath: path))
    added.lifetime = .keepAlways
    ActivityRecorder.write(added, data, identifier: id.map(Self.identifier))
  }

  /// Converts an identifier of the library: `Module.Suite/function()/File.swift:1:2` becomes
  /// `Module/Suite/function()`.
  static func identifier(_ id: String) -> String {
    var parts = id.split(separator: "/").map(String.init)
    if let last = parts.last, parts.count > 1, last.contains(".swift:") { parts.removeLast() }
    guard let first = parts.first, let dot = first.firstIndex(of: ".") else { return parts.joined(separator: "/") }
    parts[0] = first[..<dot] + "/" + first[first.index(after: dot)...]
    return parts.joined(separator: "/")
  }
}
