import FactTables
import HostModel
import Simulator
import UIKit
import XCTest

/// Compares the table of devices with facts/devices.md#screens.
final class DeviceTests: XCTestCase {
  func testScreensAreAsTheFactsSay() throws {
    let facts = try FactTable("devices", "screens")
    XCTAssertGreaterThan(facts.rows.count, 20)
    for name in facts.rows.map(\.name) where name != "iPhone 4s" {
      guard let device = HostDevice.named(name) else {
        XCTFail("no \(name)")
        continue
      }
      func fact(_ column: String) throws -> Double { try facts.number(name, column) }
      XCTAssertEqual(device.width, try fact("width"), name)
      XCTAssertEqual(device.height, try fact("height"), name)
      XCTAssertEqual(device.scale, try fact("scale"), name)
      XCTAssertEqual(device.statusBarHeight, try fact("status-bar"), name)
      XCTAssertEqual(
        device.safeArea, .init(top: try fact("top"), left: 0, bottom: try fact("bottom"), right: 0), name)
      XCTAssertEqual(device.landscapeSafeArea.left, try fact("side"), name)
      XCTAssertEqual(device.landscapeSafeArea.right, try fact("side"), name)
      XCTAssertEqual(device.landscapeSafeArea.bottom, try fact("side-bottom"), name)
      XCTAssertEqual(device.displayCornerRadius, try fact("corner"), name)
      XCTAssertEqual(device.isPad, name.hasPrefix("iPad"), name)
    }
  }

  func testNamesAreUniqueAndFindThemselves() {
    XCTAssertEqual(Set(HostDevice.all.map(\.name)).count, HostDevice.all.count)
    for device in HostDevice.all { XCTAssertEqual(HostDevice.named(device.name), device) }
  }

  func testNamesAreFoundAsPeopleWriteThem() {
    XCTAssertEqual(HostDevice.named("iphone se 3rd gen")?.name, "iPhone SE (3rd generation)")
    XCTAssertEqual(HostDevice.named("IPHONE 15 pro max")?.name, "iPhone 15 Pro Max")
    XCTAssertEqual(HostDevice.named("iPad Pro (11-inch)")?.name, "iPad Pro 11-inch")
    XCTAssertNil(HostDevice.named("iPhone"))
    XCTAssertNil(HostDevice.named(""))
  }

  func testNearNamesComeFirst() {
    XCTAssertEqual(HostDevice.names(near: "iPhone 15 Por").first, "iPhone 15 Pro")
    XCTAssertTrue(HostDevice.names(near: "SE", limit: 3).allSatisfy { $0.contains("SE") })
    XCTAssertEqual(HostDevice.names(near: "").count, 4)
    XCTAssertEqual(HostDevice.names(near: "Pixel", limit: 2).count, 2)
  }

  func testHomeIndicator() {
    XCTAssertEqual(HostDevice.named("iPhone 15")?.hasHomeIndicator, true)
    XCTAssertEqual(HostDevice.named("iPhone 8")?.hasHomeIndicator, false)
  }

  /// Values of hosts are converted to UIKit's by their raw values.
  func testRawValuesAreThoseOfUIKit() {
    let keys: [(HostKeyModifiers, UIKeyModifierFlags)] = [
      (.shift, .shift), (.control, .control), (.alternate, .alternate), (.command, .command),
    ]
    for (ours, apples) in keys { XCTAssertEqual(ours.rawValue, apples.rawValue) }
    let orientations: [(DeviceOrientation, UIDeviceOrientation)] = [
      (.portrait, .portrait), (.portraitUpsideDown, .portraitUpsideDown), (.landscapeLeft, .landscapeLeft),
      (.landscapeRight, .landscapeRight),
    ]
    for (ours, apples) in orientations { XCTAssertEqual(ours.rawValue, apples.rawValue) }
  }

  func testHostConfigurationFromTheEnvironment() {
    let configuration = HostConfiguration(environment: [
      "FLIPSIDE_HOST": "headless", "FLIPSIDE_DEVICE": "iPad Pro 11-inch", "FLIPSIDE_APPEARANCE": "dark",
      "FLIPSIDE_ORIENTATION": "landscapeRight", "FLIPSIDE_SCALE": "1", "FLIPSIDE_WATCHDOG": "3",
    ])
    XCTAssertEqual(configuration.device.size, CGSize(width: 834, height: 1194))
    XCTAssertTrue(configuration.device.isPad)
    XCTAssertTrue(configuration.device.isDark)
    XCTAssertEqual(configuration.options, ["scale": "1"])
    MainActor.assumeIsolated { XCTAssertEqual(HeadlessHost(configuration).device.scale, 1) }
    XCTAssertEqual(configuration.device.orientation, .landscapeRight)
    XCTAssertEqual(configuration.patience, 3)
  }

  func testHostConfigurationWithoutATool() {
    XCTAssertEqual(HostConfiguration(environment: [:]).host, .headless)
    XCTAssertEqual(HostConfiguration(environment: ["DISPLAY": ":0"]).host, .window)
    XCTAssertEqual(HostConfiguration(environment: ["WAYLAND_DISPLAY": "w"]).host, .window)
    let fallback = HostConfiguration(environment: ["FLIPSIDE_DEVICE": "toaster", "FLIPSIDE_SCALE": "nan"])
    XCTAssertEqual(fallback.device.name, "iPhone 15")
    MainActor.assumeIsolated { XCTAssertEqual(HeadlessHost(fallback).device.scale, 3) }
  }

  func testWrongVariablesAreNamed() {
    let configuration = HostConfiguration(environment: [
      "FLIPSIDE_HOST": "mirror", "FLIPSIDE_DEVICE": "toaster", "FLIPSIDE_SCALE": "nan",
      "FLIPSIDE_LOCALE": "../../x",
      "FLIPSIDE_APPEARANCE": "gray", "FLIPSIDE_ORIENTATION": "", "FLIPSIDE_WATCHDOG": "-1",
      "FLIPSIDE_SPLIT": "half",
    ])
    XCTAssertEqual(
      configuration.complaints,
      [
        "FLIPSIDE_DEVICE=toaster is ignored: it is not a device; flipside devices lists all",
        "FLIPSIDE_APPEARANCE=gray is ignored: it is not light or dark",
        "FLIPSIDE_SCALE=nan is ignored: it is not a number from 0.1 to 8",
        "FLIPSIDE_WATCHDOG=-1 is ignored: it is not a number of seconds",
        "FLIPSIDE_LOCALE=../../x is ignored: it is not a locale such as de_DE",
      ])
    XCTAssertEqual(HostConfiguration(environment: ["FLIPSIDE_LOCALE": "zh-Hans_CN"]).complaints, [])
  }
}
