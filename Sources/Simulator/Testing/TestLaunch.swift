internal import CVirtualHost
import HostModel
import UIKit

/// Runs the tests of `flipside test` in the app that they are for, once it is launched: loads XCTest and the
/// bundles, hands over to the first and ends the process with what that returns.
@MainActor enum TestLaunch {
  /// The file in which the tool describes the tests to run.
  private static let file = ProcessInfo.processInfo.environment["FLIPSIDE_TEST_CONFIGURATION"].flatMap {
    $0.isEmpty ? nil : $0
  }

  static var isWanted: Bool { file != nil }

  /// Real seconds that a test may stay away from the run loop, where the user chose no others: tests work for
  /// longer at a stretch than apps, and XCTest itself watches their time allowance.
  nonisolated static let patience = 120.0

  /// The status of a process whose tests could not be loaded.
  private static let cannotLoad: Int32 = 3

  /// Lets the tests begin in a block of the main run loop. The main queue would not do: it is not re-entrant, and
  /// tests wait for what comes through it.
  static func schedule() {
    RunLoop.main.perform { MainActor.assumeIsolated { () -> Void in end(status: run()) } }
  }

  private typealias Entry = @convention(c) (UnsafePointer<CChar>) -> Int32

  /// The contents of the file.
  private static let plan: [String: Any]? = {
    guard let file, let data = FileManager.default.contents(atPath: file) else { return nil }
    return (try? JSONSerialization.jsonObject(with: data)) as? [String: Any]
  }()

  /// Loads XCTest before the app is launched, as Xcode does: apps look up its classes to detect that they are
  /// tested. The tests themselves are loaded later, and problems are reported then.
  static func prepare() {
    guard let library = plan?["xctestLibrary"] as? String, dlopen(library, RTLD_NOW | RTLD_GLOBAL) != nil,
      let symbol = dlsym(nil, "flipside_prepare_tests")
    else { return }
    // The symbol is that of a C function of this type.
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
    // The symbol is that of a C function of this type.
    return unsafeBitCast(symbol, to: Entry.self)(file)
  }

  /// The line of the results file by which the tool learns of a bundle that it can't have run.
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
    // What was counted of the lines that ran is written by handlers of the exit.
    if getenv("LLVM_PROFILE_FILE") != nil { exit(status) }
    _exit(status)
  }
}
