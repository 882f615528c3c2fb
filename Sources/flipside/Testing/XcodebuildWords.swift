import Foundation

/// Translates command lines of `xcodebuild test` to options of `flipside test`. Arguments without an equivalent are
/// reported and ignored.
struct XcodebuildWords {
  /// The options in the spelling of `flipside test`.
  private(set) var words: [String] = []
  /// Messages about ignored options, with the reason.
  private(set) var notes: [String] = []

  init(_ given: [String]) throws {
    var rest = given[...]
    while let word = rest.popFirst() {
      if word == "--" {
        words += [word] + rest
        return
      }
      guard word.hasPrefix("-"), !word.hasPrefix("--"), word.count > 2 else {
        takeOperand(word, isXcodebuild: given.contains { Self.marks.contains($0) })
        continue
      }
      if let colon = word.firstIndex(of: ":") {
        let (name, value) = (String(word[..<colon].dropFirst()), String(word[colon...].dropFirst()))
        guard let option = Self.lists[name] else { throw Self.unknown(word) }
        words += ["--" + option, value]
        continue
      }
      try take(String(word.dropFirst()), &rest)
    }
  }

  /// Options that identify a command line as one for `xcodebuild`.
  private static let marks: Set<String> = ["-project", "-workspace", "-scheme", "-destination", "-target"]
  private static let actions: Set<String> = [
    "test", "build", "clean", "build-for-testing", "test-without-building",
  ]

  private mutating func takeOperand(_ word: String, isXcodebuild: Bool) {
    if isXcodebuild, Self.actions.contains(word), !FileManager.default.fileExists(atPath: word) {
      if word == "clean" { notes.append("clean is ignored: builds are cached, and are never out of date") }
      return
    }
    // The word is a build setting such as `CODE_SIGNING_ALLOWED=NO`.
    if let name = word.split(separator: "=", maxSplits: 1).first, name.count < word.count,
      name.allSatisfy({ $0.isUppercase || $0 == "_" || $0.isNumber })
    {
      notes.append("\(word) is ignored: build settings are read from the project only")
      return
    }
    words.append(word)
  }

  /// Options whose value follows a colon.
  private static let lists = [
    "only-testing": "only-testing", "skip-testing": "skip-testing",
  ]
  /// Options with one value that have the same meaning in `flipside test`.
  private static let same = [
    "scheme": "scheme", "target": "target", "configuration": "configuration", "testPlan": "test-plan",
    "only-testing": "only-testing", "skip-testing": "skip-testing", "test-iterations": "iterations",
    "parallel-testing-worker-count": "jobs", "maximum-parallel-testing-workers": "jobs", "jobs": "jobs",
    "resultBundlePath": "results", "maximum-test-execution-time-allowance": "timeout",
    "only-test-configuration": "only-test-configuration", "skip-test-configuration": "skip-test-configuration",
  ]
  private static let ignoredWithValue: Set<String> = [
    "sdk", "derivedDataPath", "arch", "xcconfig", "toolchain", "clonedSourcePackagesDirPath", "resultBundleVersion",
    "resultStreamPath", "packageCachePath", "destination-timeout", "default-test-execution-time-allowance",
    "collect-test-diagnostics", "maximum-concurrent-test-simulator-destinations",
    "maximum-concurrent-test-device-destinations", "test-repetition-relaunch-enabled", "scmProvider",
  ]
  private static let ignoredAlone: Set<String> = [
    "disableAutomaticPackageResolution", "skipPackageUpdates", "onlyUsePackageVersionsFromResolvedFile",
    "allowProvisioningUpdates", "hideShellScriptEnvironment", "skipMacroValidation", "skipPackagePluginValidation",
    "skipPackageSignatureValidation", "showBuildTimingSummary", "disable-concurrent-destination-testing",
    "parallelizeTargets", "verbose", "alltargets", "allowProvisioningDeviceRegistration",
  ]

  private mutating func take(_ name: String, _ rest: inout ArraySlice<String>) throws {
    func value() throws -> String {
      guard let value = rest.popFirst() else {
        throw Failure("-\(name) needs a value (flipside help test)", code: 2)
      }
      return value
    }
    func isOn() throws -> Bool { ["YES", "TRUE", "1"].contains(try value().uppercased()) }
    switch name {
    case "project", "workspace": words.append(try value())
    case "destination": try takeDestination(try value())
    case "quiet": words.append("--quiet")
    case "retry-tests-on-failure": words.append("--retry-on-failure")
    case "run-tests-until-failure": words.append("--until-failure")
    case "testLanguage": words += ["--language", try value()]
    case "testRegion": words += ["--region", try value()]
    case "parallel-testing-enabled": if try !isOn() { words += ["--jobs", "1"] }
    case "test-timeouts-enabled": _ = try value()
    case "enableCodeCoverage":
      guard try isOn() else { return }
      words += ["--coverage", "coverage.lcov"]
      notes.append("-enableCodeCoverage YES is read as --coverage coverage.lcov")
    case _ where Self.ignoredAlone.contains(name): notes.append("-\(name) is ignored: it has no effect here")
    case _ where Self.ignoredWithValue.contains(name):
      notes.append("-\(name) \(try value()) is ignored: it has no effect here")
    default:
      guard let option = Self.same[name] else { throw Self.unknown("-" + name) }
      words += ["--" + option, try value()]
    }
  }

  /// Translates a destination such as `platform=iOS Simulator,name=iPhone 15,OS=17.5`.
  private mutating func takeDestination(_ text: String) throws {
    var values: [String: String] = [:]
    for part in text.split(separator: ",") {
      let sides = part.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
      if sides.count == 2 { values[sides[0].lowercased()] = sides[1] }
    }
    if let platform = values["platform"], !platform.hasPrefix("iOS") {
      throw Failure("-destination: there is no \(platform) here, only the iOS simulator", code: 2)
    }
    if let name = values["name"] {
      words += ["--device", name]
      notes.append(
        "-destination is read as --device \"\(name)\"; the version of iOS is always Flipside's")
    } else {
      notes.append("-destination \(text) names no device, so the default one is used")
    }
  }

  private static func unknown(_ word: String) -> Failure {
    Failure("flipside test does not know the option \(word) (flipside help test)", code: 2)
  }
}
