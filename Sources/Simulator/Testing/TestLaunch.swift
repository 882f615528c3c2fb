internal import CVirtualHost
import HostModel
import UIKit

/// Runs the tests of `flipside test` in the launched app: loads XCTest and the test bundles, calls XCTest and ends
/// the process with the status that it returns.
@MainActor enum TestLaunch {
  /// The path of the configuration file that the tool writes.
  private static let file = ProcessInfo.processInfo.environment["FLIPSIDE_TEST_CONFIGURATION"].flatMap {
    $0.isEmpty ? nil : $0
  }

  static var isWanted: Bool { file != nil }

  /// The default time in real seconds that a test may take without returning to the run loop. It is longer than for
  /// apps, because XCTest itself enforces time allowances.
  nonisolated static let patience = 120.0

  /// The exit status of a process whose tests could not be loaded.
  private static let cannotLoad: Int32 = 3

  /// Schedules the tests in a block of the main run loop. A block of the main queue would not work, because the
  /// queue is not reentrant and tests wait for blocks on it.
  static func schedule() {
    RunLoop.main.perform { MainActor.assumeIsolated { () -> Void in end(status: run()) } }
  }

  private typealias Entry = @convention(c) (UnsafePointer<CChar>) -> Int32

  /// The contents of the configuration file.
  private static let plan: [String: Any]? = {
    guard let file, let data = FileManager.default.contents(atPath: file) else { return nil }
    return (try? JSONSerialization.jsonObject(with: data)) as? [String: Any]
  }()

  /// Loads XCTest before the app is launched, as Xcode does, because apps look up its classes to detect that they
  /// run as tests. The test bundles are loaded later; problems are reported then.
  static func prepare() {
    guard let library = plan?["xctestLibrary"] as? String, dlopen(library, RTLD_NOW | RTLD_GLOBAL) != nil,
      let symbol = dlsym(nil, "flipside_prepare_tests")
    else { return }
    // The symbol is a C function of this type.
    unsafeBitCast(symbol, to: (@convention(c) () -> Void).self)()
  }

  private static func run() -> Int32 {
    guard let file, let plan, let library = plan["xctestLibrary"] as? String else {
      HostLog.note("cannot read the configuration of the tests\(file.map { ": " + $0 } ?? "")")
      return cannotLoad
    }
    var images = [library]
    for bundle in plan["bundles"] as? [[String: Any]] ?? [] {
      if let image = bundle["executable"] as? String { images.append(image) }
    }
    for image in images where dlopen(image, RTLD_NOW | RTLD_GLOBAL) == nil {
      let reason = dlerror().map { String(cString: $0) } ?? "for an unknown reason"
      HostLog.note("cannot load \(image): \(reason)")
      report(image, reason, to: plan["results"] as? String)
      return cannotLoad
    }
    guard let symbol = dlsym(nil, "flipside_run_tests") else {
      HostLog.note("\(library) is not the library of tests that belongs to this app")
      return cannotLoad
    }
    // The symbol is a C function of this type.
    return unsafeBitCast(symbol, to: Entry.self)(file)
  }

  /// Writes an event by which the tool learns that a bundle could not be loaded.
  private static func report(_ image: String, _ reason: String, to results: String?) {
    guard let results, let file = fopen(results, "a") else { return }
    defer { fclose(file) }
    let event = ["event": "bundleFailed", "path": image, "message": reason]
    guard let data = try? JSONSerialization.data(withJSONObject: event, options: [.sortedKeys]) else { return }
    fputs(String(decoding: data, as: UTF8.self) + "\n", file)
  }

  private static func end(status: Int32) -> Never {
    ChangedDefaults.write()
    fflush(nil)
    // The counts of code coverage are written by exit handlers.
    if getenv("LLVM_PROFILE_FILE") != nil { exit(status) }
    _exit(status)
  }
}
