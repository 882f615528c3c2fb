import HostModel
import Simulator
import UIKit
import XCTest

/// The registration of hosts by name.
final class HostRegistryTests: XCTestCase {
  private final class FilmHost: ApplicationHost {
    let device = HostDevice()
    func run(_ application: UIApplication) -> Never { exit(0) }
    func open(_ url: URL) -> Bool { false }
  }

  /// Each host in the list must be registered, or it could be chosen but not created.
  func testHostsOfTheListAreRegistered() {
    MainActor.assumeIsolated {
      for host in HostDescription.all { XCTAssertTrue(HostRegistry.names.contains(host.name), "\(host.name)") }
    }
  }

  func testNamesAreOpen() {
    MainActor.assumeIsolated {
      let configuration = HostConfiguration(environment: ["FLIPSIDE_HOST": "film"])
      XCTAssertEqual(configuration.complaints, [])
      XCTAssertTrue(HostRegistry.makeHost(for: configuration) is HeadlessHost, "nobody has registered it")
      HostRegistry.register(HostName(rawValue: "film")) { _ in FilmHost() }
      XCTAssertTrue(HostRegistry.makeHost(for: configuration) is FilmHost)
      HostRegistry.unregister(HostName(rawValue: "film"))
    }
  }

  func testVariablesOfOptions() {
    let option = HostOption(name: "frame-rate", placeholder: "N", summary: "", expected: "a number") { _ in true }
    XCTAssertEqual(option.variable, "FLIPSIDE_FRAME_RATE")
  }

  func testOnlyRepeatableHostsFixWhatDiffersBetweenMachines() {
    XCTAssertEqual(HostDescription.window.environment, ["FLIPSIDE_HOST": "window"])
    XCTAssertEqual(
      HostDescription.headless.environment, ["FLIPSIDE_HOST": "headless", "FLIPSIDE_REPEATABLE": "1"])
  }
}
