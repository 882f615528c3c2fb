#!/usr/bin/env python3
"""Writes an Xcode project into FOLDER: an app with a button, 100 unit tests that run in it, and UI tests that launch it and tap."""
import os
import sys

folder = sys.argv[1]


def write(path, text):
    path = os.path.join(folder, path)
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w") as file:
        file.write(text)


write("Hundred/App.swift", """import UIKit

@main class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    let controller = UIViewController()
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Count") { action in
      (action.sender as? UIButton)?.accessibilityValue = "tapped"
    })
    button.frame = CGRect(x: 100, y: 200, width: 120, height: 44)
    controller.view.addSubview(button)
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = controller
    window?.makeKeyAndVisible()
    return true
  }
}
""")
for number in range(10):
    tests = "".join(
        f"""  func test{test}() {{
    let view = UIView(frame: CGRect(x: 0, y: 0, width: {test + 1}, height: 10))
    view.layoutIfNeeded()
    XCTAssertEqual(view.bounds.width, {test + 1})
  }}
""" for test in range(10))
    write(f"HundredTests/Part{number}Tests.swift",
          f"import XCTest\n@testable import Hundred\n\nfinal class Part{number}Tests: XCTestCase {{\n{tests}}}\n")
write("HundredUITests/HundredUITests.swift", """import XCTest

final class HundredUITests: XCTestCase {
  private func taps(_ count: Int) {
    let app = XCUIApplication()
    app.launch()
    for _ in 0..<count { app.buttons["Count"].tap() }
  }

  func testLaunches() { for _ in 0..<10 { XCUIApplication().launch() } }
  func testTaps10() { taps(10) }
  func testTaps60() { taps(60) }
}
""")


def target(name, number, kind, settings):
    return f"""
    {number}0 = {{ isa = PBXNativeTarget; name = {name}; productType = "com.apple.product-type.{kind}";
      buildConfigurationList = {number}1; buildPhases = ( ); fileSystemSynchronizedGroups = ( {number}3 ); dependencies = ( ); }};
    {number}1 = {{ isa = XCConfigurationList; buildConfigurations = ( {number}2 ); }};
    {number}2 = {{ isa = XCBuildConfiguration; name = Debug; buildSettings = {{ GENERATE_INFOPLIST_FILE = YES;
      PRODUCT_BUNDLE_IDENTIFIER = com.example.{name}; {settings} }}; }};
    {number}3 = {{ isa = PBXFileSystemSynchronizedRootGroup; path = {name}; sourceTree = "<group>"; }};"""


host = 'TEST_HOST = "$(BUILT_PRODUCTS_DIR)/Hundred.app/$(BUNDLE_EXECUTABLE_FOLDER_PATH)/Hundred";'
targets = (target("Hundred", "10", "application", "")
           + target("HundredTests", "20", "bundle.unit-test", host)
           + target("HundredUITests", "30", "bundle.ui-testing", "TEST_TARGET_NAME = Hundred;"))
write("Hundred.xcodeproj/project.pbxproj", f"""// !$*UTF8*$!
{{ archiveVersion = 1; objectVersion = 77; rootObject = 000; objects = {{
    000 = {{ isa = PBXProject; buildConfigurationList = 0C0; mainGroup = 0A0; targets = ( 100, 200, 300 ); }};
    0C0 = {{ isa = XCConfigurationList; buildConfigurations = ( 0C1 ); }};
    0C1 = {{ isa = XCBuildConfiguration; name = Debug; buildSettings = {{ SDKROOT = iphoneos; SWIFT_VERSION = 5.0; }}; }};
    0A0 = {{ isa = PBXGroup; sourceTree = "<group>"; children = ( 103, 203, 303 ); }};{targets}
}}; }}
""")
