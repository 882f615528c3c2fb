import FlipsideTesting
import HostModel
import UIKit
import XCTest

/// An app that shares the screen of an iPad. facts/devices.md#multitasking
final class MultitaskingTests: XCTestCase {
  func testWidths() {
    let rows: [(width: Double, height: Double, third: Double, half: Double, twoThirds: Double)] = [
      (768, 1024, 320, 379, 438), (1024, 768, 320, 507, 694), (1112, 834, 320, 551, 782),
      (834, 1194, 320, 412, 504),
      (1194, 834, 375, 592, 809), (1024, 1366, 375, 507, 639), (1366, 1024, 375, 678, 981),
    ]
    for row in rows {
      func width(_ share: WindowShare) -> Double { share.width(of: row.width, height: row.height) }
      XCTAssertEqual(width(.third), row.third)
      XCTAssertEqual(width(.slideOver), row.third)
      XCTAssertEqual(width(.half), row.half)
      XCTAssertEqual(width(.twoThirds), row.twoThirds)
      XCTAssertEqual(width(.full), row.width)
    }
  }

  @MainActor private final class Listener: UIViewController {
    var heard: [String] = []
    override func willTransition(
      to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.willTransition(to: newCollection, with: coordinator)
      heard.append("willTransition \(newCollection.horizontalSizeClass == .compact ? "compact" : "regular")")
    }
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      heard.append("size \(size.width)")
      coordinator.animate(alongsideTransition: { _ in self.heard.append("alongside \(self.view.bounds.width)") }) {
        _ in self.heard.append("completion")
      }
    }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      guard previousTraitCollection?.horizontalSizeClass != traitCollection.horizontalSizeClass else { return }
      heard.append("traits")
    }
  }

  func testAWindowThatBecomesNarrowAndWide() {
    MainActor.assumeIsolated {
      let listener = Listener()
      onStage(listener, device: "iPad (10th generation)", orientation: .landscapeLeft) { stage in
        listener.heard = []
        UIApplication.shared.send(.share(.half))
        stage.clock.settle()
        XCTAssertEqual(
          listener.heard, ["willTransition compact", "size 585.0", "traits", "alongside 585.0", "completion"])
        XCTAssertEqual(stage.window.frame, CGRect(x: 0, y: 0, width: 585, height: 820))
        XCTAssertEqual(UIScreen.main.bounds.width, 1180)
        let scene = stage.window.windowScene
        XCTAssertEqual(scene?.isFullScreen, false)
        XCTAssertEqual(scene?.coordinateSpace.bounds.width, 585)
        XCTAssertEqual(listener.traitCollection.verticalSizeClass, .regular)
        XCTAssertEqual(listener.view.safeAreaInsets, UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0))
        listener.heard = []
        UIApplication.shared.send(.share(.twoThirds))
        stage.clock.settle()
        XCTAssertEqual(
          listener.heard, ["willTransition regular", "size 795.0", "traits", "alongside 795.0", "completion"])
        UIApplication.shared.send(.share(.full))
        stage.clock.settle()
        XCTAssertEqual(stage.window.frame.width, 1180)
      }
    }
  }

  func testTurningAWindowThatIsNarrow() {
    MainActor.assumeIsolated {
      onStage(device: "iPad Pro 11-inch") { stage in
        UIApplication.shared.send(.share(.third))
        stage.clock.settle()
        XCTAssertEqual(stage.window.frame.size, CGSize(width: 320, height: 1194))
        stage.rotate(to: .landscapeLeft)
        stage.clock.settle()
        XCTAssertEqual(stage.window.frame.size, CGSize(width: 375, height: 834))
      }
    }
  }

  func testAGeometryRequestIsDeniedBesideAnotherApp() {
    MainActor.assumeIsolated {
      onStage(device: "iPad Pro 11-inch") { stage in
        UIApplication.shared.send(.share(.half))
        var code: Int?
        stage.window.windowScene?.requestGeometryUpdate(
          UIWindowScene.GeometryPreferences.iOS(interfaceOrientations: .landscapeLeft)
        ) { code = ($0 as NSError).code }
        XCTAssertEqual(code, 101)
        stage.window.windowScene?.requestGeometryUpdate(
          UIWindowScene.GeometryPreferences.Mac(systemFrame: .zero)
        ) { code = ($0 as NSError).code }
        XCTAssertEqual(code, 100)
      }
    }
  }

  func testAPhoneIsNotShared() {
    MainActor.assumeIsolated {
      onStage { stage in
        UIApplication.shared.send(.share(.half))
        stage.clock.settle()
        XCTAssertEqual(stage.window.frame.width, 393)
        XCTAssertNotNil(UIApplication.shared.problemWithSharing)
      }
    }
  }

  func testAnAppThatWantsTheWholeScreenHasIt() {
    MainActor.assumeIsolated {
      let old = UIApplication.shared
      var device = HostDevice.named("iPad Pro 11-inch") ?? HostDevice()
      device.share = .half
      for (info, share): ([String: Any], WindowShare) in [
        ([:], .half), (["UIRequiresFullScreen": true], .full),
        (["UISupportedInterfaceOrientations": ["UIInterfaceOrientationPortrait"]], .full),
      ] {
        UIScreen.main.configure(device)
        _ = UIApplication.makeForTest(delegate: nil, info: info)
        XCTAssertEqual(UIScreen.main.device.share, share, "\(info)")
      }
      UIApplication.replaceShared(with: old)
      UIScreen.main.configure(HostDevice())
    }
  }
}
