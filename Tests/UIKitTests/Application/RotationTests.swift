import ObjectiveC
import UIKit
import XCTest

/// facts/lifecycle.md#rotation
final class RotationTests: CoreTestCase {
  private class Rotating: LoggingController {
    var mask = UIInterfaceOrientationMask.all
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
      super.viewWillTransition(to: size, with: coordinator)
      log("willTransition \(Int(size.width))x\(Int(size.height))")
      coordinator.animate { [log] _ in
        log("alongside")
      } completion: { [log] _ in
        log("completion")
      }
    }
    override func willRotate(to orientation: UIInterfaceOrientation, duration: TimeInterval) {
      log("willRotate \(orientation.rawValue)")
    }
    override func willAnimateRotation(to orientation: UIInterfaceOrientation, duration: TimeInterval) {
      log("willAnimate")
    }
    override func didRotate(from orientation: UIInterfaceOrientation) { log("didRotate \(orientation.rawValue)") }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { log("traits") }
  }
  private let log = Log()

  override func tearDown() {
    UIApplication.shared.send(.rotate(.portrait))
    step()
    super.tearDown()
  }

  /// facts/lifecycle.md#rotation/device-orientation
  func testTheDevicesOrientationIsNotSet() {
    makeWindow(Rotating("A", log))
    step()
    UIDevice.current.setValue(UIInterfaceOrientation.landscapeRight.rawValue, forKey: "orientation")
    step()
    XCTAssertTrue(said("Please use UIWindowScene.requestGeometryUpdate(_:)"))
    XCTAssertEqual(UIScreen.main.bounds.width, 393)
    XCTAssertEqual(UIDevice.current.value(forKey: "orientation") as? Int, UIDeviceOrientation.portrait.rawValue)
  }

  func testOrder() {
    let root = Rotating("A", log)
    let window = makeWindow(root)
    step()
    _ = log.take()
    UIApplication.shared.send(.rotate(.landscapeLeft))
    step()
    var order: [String] = []
    for entry in log.take() where order.last != entry { order.append(entry) }
    XCTAssertEqual(
      order,
      [
        "willTransition 852x393", "willRotate 3", "traits", "A.willLayout", "A.didLayout", "willAnimate",
        "alongside",
        "completion", "didRotate 1",
      ])
    // A device turned to the left shows a landscape-right interface: same raw value (SDK).
    XCTAssertEqual(UIApplication.shared.statusBarOrientation, .landscapeRight)
    XCTAssertEqual(window.frame, CGRect(x: 0, y: 0, width: 852, height: 393))
    XCTAssertEqual(root.view.frame, CGRect(x: 0, y: 0, width: 852, height: 393))
    XCTAssertEqual(window.safeAreaInsets, UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
    XCTAssertEqual(root.traitCollection.verticalSizeClass, .compact)
    XCTAssertEqual(UIApplication.shared.surface.width, 2556)
    XCTAssertTrue(UIApplication.shared.isStatusBarHidden)
  }

  func testRefusedByTheControllerOrByShouldAutorotate() {
    final class Fixed: Rotating {
      override var shouldAutorotate: Bool { false }
    }
    let root = Rotating("A", log)
    root.mask = .portrait
    makeWindow(root)
    UIApplication.shared.send(.rotate(.landscapeLeft))
    XCTAssertEqual(UIScreen.main.bounds.width, 393)
    root.mask = .all
    root.setNeedsUpdateOfSupportedInterfaceOrientations()
    XCTAssertEqual(UIScreen.main.bounds.width, 852)
    UIApplication.shared.send(.rotate(.portrait))
    windows[0].rootViewController = Fixed("B", log)
    UIApplication.shared.send(.rotate(.landscapeRight))
    XCTAssertEqual(UIScreen.main.bounds.width, 393)
  }

  /// "Creating Platform-Specific Properties and Values", Information Property List Key Reference.
  func testTheKeyOfTheDevicesFamilyGoesFirst() {
    let shared = UIApplication.shared
    defer { UIApplication.replaceShared(with: shared) }
    let key = "UISupportedInterfaceOrientations"
    let application = UIApplication.makeForTest(
      delegate: nil,
      info: [
        key: ["UIInterfaceOrientationPortraitUpsideDown"], key + "~iphone": ["UIInterfaceOrientationPortrait"],
        key + "~ipad": ["UIInterfaceOrientationLandscapeLeft"],
      ])
    XCTAssertEqual(application.supportedInterfaceOrientations(for: nil), .portrait)
  }

  func testUpsideDownIsRefusedOnAPhoneByDefault() {
    makeWindow(UIViewController())
    UIApplication.shared.send(.rotate(.portraitUpsideDown))
    XCTAssertEqual(UIScreen.main.interfaceOrientation, .portrait)
  }

  /// facts/mistakes.md#exceptions
  func testNoCommonOrientation() {
    let controller = Rotating("A", log)
    makeWindow(controller)
    controller.mask = []
    UIApplication.shared.send(.rotate(.landscapeLeft))
    XCTAssertTrue(
      said(
        "Supported orientations has no common orientation with the application, and [UIKitTests."), "\(console)")
    XCTAssertTrue(said("shouldAutorotate] is returning YES"), "\(console)")
  }

  func testGeometryRequest() {
    let window = makeWindow(UIViewController())
    window.windowScene?.requestGeometryUpdate(.iOS(interfaceOrientations: .landscapeRight))
    XCTAssertEqual(UIScreen.main.interfaceOrientation, .landscapeRight)
    var failed = false
    window.windowScene?.requestGeometryUpdate(.iOS(interfaceOrientations: .portraitUpsideDown)) { _ in failed = true
    }
    XCTAssertTrue(failed)
    window.windowScene?.requestGeometryUpdate(.iOS(interfaceOrientations: .portrait))
    XCTAssertEqual(UIScreen.main.interfaceOrientation, .portrait)
  }

  /// The application itself begins generating the notifications, so that apps receive them without a request.
  func testDeviceOrientationIsPostedWithoutAsking() {
    nonisolated(unsafe) var count = 0
    let token = NotificationCenter.default.addObserver(
      forName: UIDevice.orientationDidChangeNotification, object: nil, queue: nil
    ) { _ in count += 1 }
    defer { NotificationCenter.default.removeObserver(token) }
    makeWindow(UIViewController())
    XCTAssertTrue(UIDevice.current.isGeneratingDeviceOrientationNotifications)
    UIApplication.shared.send(.rotate(.landscapeLeft))
    XCTAssertEqual(count, 1)
    XCTAssertEqual(UIDevice.current.orientation, .landscapeLeft)
    UIDevice.current.beginGeneratingDeviceOrientationNotifications()
    UIApplication.shared.send(.rotate(.landscapeRight))
    XCTAssertEqual(count, 2)
    XCTAssertEqual(UIDevice.current.orientation, .landscapeRight)
    UIDevice.current.endGeneratingDeviceOrientationNotifications()
  }
}
