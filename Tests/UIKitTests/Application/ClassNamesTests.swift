import UIKit
import XCTest

public final class NamedDelegate: NSObject, UIApplicationDelegate {}

final class ClassNamesTests: XCTestCase {
  func testWithAndWithoutItsModule() {
    XCTAssertTrue(ClassNames.find("UIKitTests.NamedDelegate") == NamedDelegate.self)
    ClassNames.applicationModule = "UIKitTests"
    defer { ClassNames.applicationModule = nil }
    XCTAssertTrue(ClassNames.find("NamedDelegate") == NamedDelegate.self)
    // Info.plist may still hold the name of a module that was renamed.
    XCTAssertTrue(ClassNames.find("OldName.NamedDelegate") == NamedDelegate.self)
  }

  func testUIKitsOwnAndUnknownOnes() {
    XCTAssertTrue(ClassNames.find("UIWindowScene") == UIWindowScene.self)
    XCTAssertNil(ClassNames.find("Nothing.AtAll"))
    XCTAssertNil(ClassNames.find(""))
    XCTAssertNil(ClassNames.find("…"))
  }
}
