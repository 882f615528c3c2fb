import FlipsideTesting
import UIKit
import XCTest

/// Apple's pages of the large content viewer, and of the images of bar items for it.
final class LargeContentTests: XCTestCase {
  private final class Listener: NSObject, UILargeContentViewerInteractionDelegate {
    var ends: [String] = []
    func largeContentViewerInteraction(
      _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
      at point: CGPoint
    ) { ends.append("\(item?.largeContentTitle ?? "-") \(point)") }
  }

  private func makeView(_ title: String, x: CGFloat) -> UIView {
    let view = UIView(frame: CGRect(x: x, y: 0, width: 50, height: 50))
    view.showsLargeContentViewer = true
    view.largeContentTitle = title
    return view
  }

  func testDefaults() {
    let view = UIView()
    XCTAssertFalse(view.showsLargeContentViewer)
    XCTAssertFalse(view.scalesLargeContentImage)
    XCTAssertNil(view.largeContentTitle)
    XCTAssertNil(view.largeContentImage)
    XCTAssertEqual(view.largeContentImageInsets, .zero)
    view.largeContentImageInsets.top = 3
    view.scalesLargeContentImage = true
    XCTAssertEqual(view.largeContentImageInsets.top, 3)
    XCTAssertTrue(view.scalesLargeContentImage)
  }

  func testAFingerThatRestsShowsTheItemUnderIt() {
    onStage(textSize: .accessibilityLarge) { stage in
      XCTAssertTrue(UILargeContentViewerInteraction.isEnabled)
      let bar = UIView(frame: CGRect(x: 100, y: 300, width: 150, height: 50))
      bar.addSubview(makeView("First", x: 0))
      bar.addSubview(makeView("Second", x: 50))
      let listener = Listener()
      let interaction = UILargeContentViewerInteraction(delegate: listener)
      bar.addInteraction(interaction)
      XCTAssertIdentical(interaction.gestureRecognizerForExclusionRelationship.view, bar)
      stage.view.addSubview(bar)
      stage.touch(.began, CGPoint(x: 120, y: 320))
      stage.clock.advance(by: 0.4)
      XCTAssertFalse(stage.shows("First"))
      stage.clock.advance(by: 0.4)
      XCTAssertTrue(stage.shows("First"))
      stage.touch(.moved, CGPoint(x: 170, y: 320))
      stage.clock.advance(by: 0.4)
      XCTAssertFalse(stage.shows("First"))
      XCTAssertTrue(stage.shows("Second"))
      stage.touch(.ended, CGPoint(x: 170, y: 320))
      stage.clock.advance(by: 0.4)
      XCTAssertFalse(stage.shows("Second"))
      XCTAssertEqual(listener.ends, ["Second (70.0, 20.0)"])
      bar.removeInteraction(interaction)
      XCTAssertNil(interaction.view)
      XCTAssertEqual(bar.gestureRecognizers ?? [], [])
    }
  }

  func testAtOrdinaryTextSizesNothingIsShown() {
    onStage { stage in
      XCTAssertFalse(UILargeContentViewerInteraction.isEnabled)
      let view = makeView("First", x: 100)
      view.addInteraction(UILargeContentViewerInteraction())
      stage.view.addSubview(view)
      stage.touch(.began, CGPoint(x: 120, y: 20))
      stage.clock.advance(by: 1)
      XCTAssertFalse(stage.shows("First"))
      stage.touch(.ended, CGPoint(x: 120, y: 20))
    }
  }

  func testBarsShowTheirItems() {
    let tabs = UITabBarController()
    tabs.viewControllers = ["Music", "Books"].map { title in
      let page = UIViewController()
      page.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: "star"), tag: 0)
      return page
    }
    onStage(tabs, textSize: .accessibilityExtraExtraLarge) { stage in
      let point = CGPoint(x: 295, y: 800)
      stage.touch(.began, point)
      stage.clock.advance(by: 1)
      let shown = stage.window.subviews.last
      XCTAssertEqual(shown?.accessibilityIdentifier, "LargeContentViewer")
      XCTAssertEqual(shown?.center, stage.window.center)
      XCTAssertEqual(tabs.selectedIndex, 0)
      stage.touch(.ended, point)
      stage.clock.advance(by: 1)
      XCTAssertEqual(tabs.selectedIndex, 1, "the finger chooses the item on which it lifts")
      XCTAssertNotEqual(stage.window.subviews.last?.accessibilityIdentifier, "LargeContentViewer")
      stage.textSize = .large
      XCTAssertTrue(tabs.tabBar.interactions.isEmpty)
    }
  }

  func testAChangeOfTheSettingIsPosted() {
    onStage { stage in
      nonisolated(unsafe) var posted = 0
      let observer = NotificationCenter.default.addObserver(
        forName: UILargeContentViewerInteraction.enabledStatusDidChangeNotification, object: nil, queue: nil
      ) { _ in posted += 1 }
      stage.textSize = .extraLarge
      XCTAssertEqual(posted, 0)
      stage.textSize = .accessibilityMedium
      stage.textSize = .accessibilityLarge
      XCTAssertEqual(posted, 1)
      NotificationCenter.default.removeObserver(observer)
    }
  }
}
