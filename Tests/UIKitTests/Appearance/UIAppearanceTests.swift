import XCTest

import UIKit

/// `appearance()`: what is set goes to views that enter a window. Apple's documentation of `UIAppearance`; which
/// properties take part: `facts/defaults.md#appearance`.
final class UIAppearanceTests: CoreTestCase {
  override func tearDown() {
    MainActor.assumeIsolated { AppearanceProxies.removeAll() }
    super.tearDown()
  }

  func testViewsTakeWhatIsSetWhenTheyEnterAWindow() {
    MainActor.assumeIsolated {
      UISwitch.appearance().onTintColor = .red
      UISlider.appearance().minimumTrackTintColor = .green
      UIButton.appearance().setTitleColor(.orange, for: .highlighted)
      UIPageControl.appearance().currentPageIndicatorTintColor = .purple
      let (toggle, slider, button, pages) = (UISwitch(), UISlider(), UIButton(type: .custom), UIPageControl())
      XCTAssertNil(toggle.onTintColor)
      let window = makeWindow()
      for view in [toggle, slider, button, pages] { window.addSubview(view) }
      XCTAssertEqual(toggle.onTintColor, .red)
      XCTAssertEqual(slider.minimumTrackTintColor, .green)
      XCTAssertEqual(button.titleColor(for: .highlighted), .orange)
      XCTAssertEqual(pages.currentPageIndicatorTintColor, .purple)
    }
  }

  func testWhatTheAppSetItselfStays() {
    MainActor.assumeIsolated {
      UISwitch.appearance().onTintColor = .red
      let toggle = UISwitch()
      toggle.onTintColor = .blue
      makeWindow().addSubview(toggle)
      XCTAssertEqual(toggle.onTintColor, .blue)
    }
  }

  private final class Card: UIView {}

  func testContainersAndSubclassesGoBeforeTheRest() {
    MainActor.assumeIsolated {
      UILabel.appearance().textColor = .red
      UILabel.appearance(whenContainedInInstancesOf: [Card.self]).textColor = .blue
      UIView.appearance().tintColor = .brown
      UIButton.appearance().tintColor = .cyan
      let window = makeWindow()
      let (plain, within, card, button) = (UILabel(), UILabel(), Card(), UIButton(type: .system))
      card.addSubview(within)
      for view in [plain, card, button] { window.addSubview(view) }
      XCTAssertEqual(plain.textColor, .red)
      XCTAssertEqual(within.textColor, .blue)
      XCTAssertEqual(button.tintColor, .cyan)
      XCTAssertEqual(card.tintColor, .brown)
    }
  }

  func testTheSameProxyIsReturned() {
    MainActor.assumeIsolated {
      XCTAssertTrue(UILabel.appearance() === UILabel.appearance())
      XCTAssertFalse(UILabel.appearance() === UILabel.appearance(whenContainedInInstancesOf: [UIButton.self]))
    }
  }
}
