import Simulator
import SimulatorModel
import XCTest

/// The table of devices against the facts (devices/devices.json).
final class DeviceTests: XCTestCase {
  private typealias Row = (
    name: String, width: Double, height: Double, scale: Double, statusBar: Double, top: Double, bottom: Double,
    landscapeSide: Double, landscapeBottom: Double, corner: Double
  )

  private let facts: [Row] = [
    ("iPhone SE (1st generation)", 320, 568, 2, 20, 20, 0, 0, 0, 0),
    ("iPhone SE (3rd generation)", 375, 667, 2, 20, 20, 0, 0, 0, 0),
    ("iPhone 8 Plus", 414, 736, 3, 20, 20, 0, 0, 0, 0),
    ("iPhone X", 375, 812, 3, 44, 44, 34, 44, 21, 39),
    ("iPhone 11", 414, 896, 2, 48, 48, 34, 48, 21, 41.5),
    ("iPhone 11 Pro Max", 414, 896, 3, 44, 44, 34, 44, 21, 39),
    ("iPhone 13 mini", 375, 812, 3, 50, 50, 34, 50, 21, 44),
    ("iPhone 14", 390, 844, 3, 47, 47, 34, 47, 21, 47.33),
    ("iPhone 14 Plus", 428, 926, 3, 47, 47, 34, 47, 21, 53.33),
    ("iPhone 15", 393, 852, 3, 54, 59, 34, 59, 21, 55),
    ("iPhone 15 Pro Max", 430, 932, 3, 54, 59, 34, 59, 21, 55),
    ("iPhone 16 Pro", 402, 874, 3, 54, 62, 34, 62, 21, 62),
    ("iPhone 17 Pro Max", 440, 956, 3, 54, 62, 34, 62, 21, 62),
    ("iPhone Air", 420, 912, 3, 54, 68, 34, 68, 21, 62),
    ("iPad Pro (9.7-inch)", 768, 1024, 2, 20, 20, 0, 0, 0, 0),
    ("iPad (9th generation)", 810, 1080, 2, 20, 20, 0, 0, 0, 0),
    ("iPad Pro (10.5-inch)", 834, 1112, 2, 20, 20, 0, 0, 0, 0),
    ("iPad Pro 11-inch", 834, 1194, 2, 24, 24, 20, 0, 20, 18),
    ("iPad mini (6th generation)", 744, 1133, 2, 24, 24, 20, 0, 20, 21.5),
    ("iPad Pro 12.9-inch", 1024, 1366, 2, 24, 24, 20, 0, 20, 18),
    ("iPad Pro 13-inch (M4)", 1032, 1376, 2, 24, 24, 20, 0, 20, 30),
  ]

  func testScreensAreAsTheFactsSay() {
    for fact in facts {
      guard let device = DeviceModel.named(fact.name) else {
        XCTFail("no \(fact.name)")
        continue
      }
      XCTAssertEqual(device.width, fact.width, fact.name)
      XCTAssertEqual(device.height, fact.height, fact.name)
      XCTAssertEqual(device.scale, fact.scale, fact.name)
      XCTAssertEqual(device.statusBarHeight, fact.statusBar, fact.name)
      XCTAssertEqual(device.safeArea, .init(top: fact.top, left: 0, bottom: fact.bottom, right: 0), fact.name)
      XCTAssertEqual(device.landscapeSafeArea.left, fact.landscapeSide, fact.name)
      XCTAssertEqual(device.landscapeSafeArea.right, fact.landscapeSide, fact.name)
      XCTAssertEqual(device.landscapeSafeArea.bottom, fact.landscapeBottom, fact.name)
      XCTAssertEqual(device.displayCornerRadius, fact.corner, fact.name)
      XCTAssertEqual(device.isPad, fact.name.hasPrefix("iPad"), fact.name)
    }
  }

  func testNamesAreUniqueAndFindThemselves() {
    XCTAssertEqual(Set(DeviceModel.all.map(\.name)).count, DeviceModel.all.count)
    for device in DeviceModel.all { XCTAssertEqual(DeviceModel.named(device.name), device) }
  }

  func testNamesAreFoundAsPeopleWriteThem() {
    XCTAssertEqual(DeviceModel.named("iphone se 3rd gen")?.name, "iPhone SE (3rd generation)")
    XCTAssertEqual(DeviceModel.named("IPHONE 15 pro max")?.name, "iPhone 15 Pro Max")
    XCTAssertEqual(DeviceModel.named("iPad Pro (11-inch)")?.name, "iPad Pro 11-inch")
    XCTAssertNil(DeviceModel.named("iPhone"))
    XCTAssertNil(DeviceModel.named(""))
  }

  func testNearNamesComeFirst() {
    XCTAssertEqual(DeviceModel.names(near: "iPhone 15 Por").first, "iPhone 15 Pro")
    XCTAssertTrue(DeviceModel.names(near: "SE", limit: 3).allSatisfy { $0.contains("SE") })
    XCTAssertEqual(DeviceModel.names(near: "").count, 4)
    XCTAssertEqual(DeviceModel.names(near: "Pixel", limit: 2).count, 2)
  }

  func testHomeIndicator() {
    XCTAssertEqual(DeviceModel.named("iPhone 15")?.hasHomeIndicator, true)
    XCTAssertEqual(DeviceModel.named("iPhone 8")?.hasHomeIndicator, false)
  }

  func testHostConfigurationFromTheEnvironment() {
    let configuration = HostConfiguration(environment: [
      "FLIPSIDE_HOST": "headless", "FLIPSIDE_DEVICE": "iPad Pro 11-inch", "FLIPSIDE_APPEARANCE": "dark",
      "FLIPSIDE_ORIENTATION": "landscapeRight", "FLIPSIDE_SCALE": "1", "FLIPSIDE_WATCHDOG": "3",
    ])
    XCTAssertEqual(configuration.device.size, CGSize(width: 834, height: 1194))
    XCTAssertTrue(configuration.device.isPad)
    XCTAssertTrue(configuration.device.isDark)
    XCTAssertEqual(configuration.device.scale, 1)
    XCTAssertEqual(configuration.orientation, .landscapeRight)
    XCTAssertEqual(configuration.patience, 3)
  }

  func testHostConfigurationWithoutATool() {
    XCTAssertEqual(HostConfiguration(environment: [:]).kind, .headless)
    XCTAssertEqual(HostConfiguration(environment: ["DISPLAY": ":0"]).kind, .window)
    XCTAssertEqual(HostConfiguration(environment: ["WAYLAND_DISPLAY": "w"]).kind, .window)
    let fallback = HostConfiguration(environment: ["FLIPSIDE_DEVICE": "toaster", "FLIPSIDE_SCALE": "nan"])
    XCTAssertEqual(fallback.device.name, "iPhone 15")
    XCTAssertEqual(fallback.device.scale, 3)
  }
}
