import FactTables
import UIKit
import XCTest

import class UIKit.NSAttributedString

/// A value that an app set on an object itself is kept, even if it equals the default, for every member that takes
/// part in `UIAppearance` (`facts/defaults.md#appearance`).
final class AppearanceTableTests: CoreTestCase {
  override func tearDown() {
    MainActor.assumeIsolated { AppearanceProxies.removeAll() }
    super.tearDown()
  }

  /// Members by class and selector, each with a check of it.
  @MainActor private var checks: [String: () -> Void] = [:]

  private static let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in }

  /// Objects of the class: one that was set to the usual value, and one that was not touched, both in a window.
  @MainActor private func check<Object: UIView, Value>(
    _ name: String, _ make: @escaping () -> Object, _ get: @escaping (Object) -> Value,
    _ set: @escaping (Object, Value) -> Void, _ value: Value, _ isEqual: @escaping (Value, Value) -> Bool
  ) {
    checks["\(Object.self) \(name)"] = { [self] in
      AppearanceProxies.removeAll()
      set(Object.appearance(), value)
      let (own, other) = (make(), make())
      let usual = get(own)
      set(own, usual)
      let window = makeWindow()
      window.addSubview(own)
      window.addSubview(other)
      XCTAssertTrue(isEqual(get(own), usual), "\(Object.self) \(name) was overwritten")
      XCTAssertTrue(isEqual(get(other), value), "\(Object.self) \(name) was not passed on")
    }
  }

  @MainActor private func property<Object: UIView, Value: Equatable>(
    _ path: ReferenceWritableKeyPath<Object, Value>, _ name: String, _ value: Value,
    _ make: @escaping () -> Object = { Object() }
  ) { check(name, make, { $0[keyPath: path] }, { $0[keyPath: path] = $1 }, value, ==) }

  @MainActor private func image<Object: UIView>(
    _ name: String, _ get: @escaping (Object) -> UIImage?, _ set: @escaping (Object, UIImage?) -> Void,
    _ make: @escaping () -> Object = { Object() }
  ) { check(name, make, get, set, Self.image, ==) }

  @MainActor private func color(
    _ name: String, _ get: @escaping (UIButton) -> UIColor?, _ set: @escaping (UIButton, UIColor?) -> Void
  ) { check(name, { UIButton(type: .custom) }, get, set, .magenta, ==) }

  @MainActor private func views() {
    property(\UIView.backgroundColor, "backgroundColor", .magenta)
    check("tintColor", { UIView() }, { $0.tintColor }, { $0.tintColor = $1 }, UIColor.magenta as UIColor?, ==)
    property(\UIActivityIndicatorView.color, "color", .magenta)
    property(\UILabel.font, "font", UIFont.systemFont(ofSize: 31))
    property(\UILabel.textColor, "textColor", .magenta)
    property(\UILabel.shadowColor, "shadowColor", .magenta)
    property(\UILabel.shadowOffset, "shadowOffset", CGSize(width: 3, height: 4))
    property(\UILabel.highlightedTextColor, "highlightedTextColor", .magenta)
    property(\UIPageControl.pageIndicatorTintColor, "pageIndicatorTintColor", .magenta)
    property(\UIPageControl.currentPageIndicatorTintColor, "currentPageIndicatorTintColor", .magenta)
    property(\UIProgressView.progressTintColor, "progressTintColor", .magenta)
    property(\UIProgressView.trackTintColor, "trackTintColor", .magenta)
    property(\UIProgressView.progressImage, "progressImage", Self.image)
    property(\UIProgressView.trackImage, "trackImage", Self.image)
    property(\UIRefreshControl.attributedTitle, "attributedTitle", NSAttributedString(string: "a"))
    property(\UITableView.separatorColor, "separatorColor", .magenta)
    property(\UITableView.separatorInset, "separatorInset", UIEdgeInsets(top: 0, left: 4, bottom: 0, right: 3))
    property(\UITableView.separatorEffect, "separatorEffect", UIBlurEffect(style: .dark))
    property(\UITableView.sectionIndexColor, "sectionIndexColor", .magenta)
    property(\UITableView.sectionIndexBackgroundColor, "sectionIndexBackgroundColor", .magenta)
    property(\UITableView.sectionIndexTrackingBackgroundColor, "sectionIndexTrackingBackgroundColor", .magenta)
    property(\UISwitch.onTintColor, "onTintColor", .magenta)
    property(\UISwitch.thumbTintColor, "thumbTintColor", .magenta)
    property(\UISwitch.onImage, "onImage", Self.image)
    property(\UISwitch.offImage, "offImage", Self.image)
  }

  @MainActor private func buttons() {
    property(\UIButton.contentEdgeInsets, "contentEdgeInsets", UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    color("setTitleColor:forState:", { $0.titleColor(for: .normal) }, { $0.setTitleColor($1, for: .normal) })
    color(
      "setTitleShadowColor:forState:", { $0.titleShadowColor(for: .normal) },
      { $0.setTitleShadowColor($1, for: .normal) })
    image("setImage:forState:", { (b: UIButton) in b.image(for: .normal) }, { $0.setImage($1, for: .normal) })
    image(
      "setBackgroundImage:forState:", { (b: UIButton) in b.backgroundImage(for: .normal) },
      { $0.setBackgroundImage($1, for: .normal) })
    check(
      "setPreferredSymbolConfiguration:forImageInState:", { UIButton(type: .custom) },
      { $0.preferredSymbolConfigurationForImage(in: .normal) },
      { $0.setPreferredSymbolConfiguration($1, forImageIn: .normal) },
      UIImage.SymbolConfiguration(pointSize: 31) as UIImage.SymbolConfiguration?, ==)
    image(
      "setBackgroundImage:forState:", { (s: UIStepper) in s.backgroundImage(for: .normal) },
      { $0.setBackgroundImage($1, for: .normal) })
    image(
      "setIncrementImage:forState:", { (s: UIStepper) in s.incrementImage(for: .normal) },
      { $0.setIncrementImage($1, for: .normal) })
    image(
      "setDecrementImage:forState:", { (s: UIStepper) in s.decrementImage(for: .normal) },
      { $0.setDecrementImage($1, for: .normal) })
    image(
      "setDividerImage:forLeftSegmentState:rightSegmentState:",
      { (s: UIStepper) in s.dividerImage(forLeftSegmentState: .normal, rightSegmentState: .normal) },
      { $0.setDividerImage($1, forLeftSegmentState: .normal, rightSegmentState: .normal) })
  }

  @MainActor private func sliders() {
    property(\UISlider.minimumTrackTintColor, "minimumTrackTintColor", .magenta)
    property(\UISlider.maximumTrackTintColor, "maximumTrackTintColor", .magenta)
    property(\UISlider.thumbTintColor, "thumbTintColor", .magenta)
    property(\UISlider.minimumValueImage, "minimumValueImage", Self.image)
    property(\UISlider.maximumValueImage, "maximumValueImage", Self.image)
    image(
      "setThumbImage:forState:", { (s: UISlider) in s.thumbImage(for: .normal) },
      { $0.setThumbImage($1, for: .normal) })
    image(
      "setMinimumTrackImage:forState:", { (s: UISlider) in s.minimumTrackImage(for: .normal) },
      { $0.setMinimumTrackImage($1, for: .normal) })
    image(
      "setMaximumTrackImage:forState:", { (s: UISlider) in s.maximumTrackImage(for: .normal) },
      { $0.setMaximumTrackImage($1, for: .normal) })
    property(\UISegmentedControl.selectedSegmentTintColor, "selectedSegmentTintColor", .magenta)
    image(
      "setBackgroundImage:forState:barMetrics:",
      { (s: UISegmentedControl) in s.backgroundImage(for: .normal, barMetrics: .default) },
      { $0.setBackgroundImage($1, for: .normal, barMetrics: .default) })
    image(
      "setDividerImage:forLeftSegmentState:rightSegmentState:barMetrics:",
      { (s: UISegmentedControl) in
        s.dividerImage(forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
      },
      { $0.setDividerImage($1, forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default) })
    check(
      "setTitleTextAttributes:forState:", { UISegmentedControl(items: ["a"]) },
      { $0.titleTextAttributes(for: .normal) }, { $0.setTitleTextAttributes($1, for: .normal) },
      [.foregroundColor: UIColor.magenta] as [NSAttributedString.Key: Any]?,
      { $0?[.foregroundColor] as? UIColor == $1?[.foregroundColor] as? UIColor })
    check(
      "setContentPositionAdjustment:forSegmentType:barMetrics:", { UISegmentedControl(items: ["a"]) },
      { $0.contentPositionAdjustment(forSegmentType: .any, barMetrics: .default) },
      { $0.setContentPositionAdjustment($1, forSegmentType: .any, barMetrics: .default) },
      UIOffset(horizontal: 3, vertical: 1), ==)
  }

  func testValuesThatAnAppSetAreKept() throws {
    try MainActor.assumeIsolated {
      views()
      buttons()
      sliders()
      // Bars and their items get their values from the bar that shows them; the other members are read-only.
      let elsewhere: Set<String> = [
        "UIBarItem", "UIBarButtonItem", "UINavigationBar", "UITabBar", "UITabBarItem", "UIToolbar", "UISearchBar",
        "UITableViewCell",
      ]
      let readOnly: Set<String> = [
        "currentTitleColor", "currentTitleShadowColor", "currentImage", "currentBackgroundImage",
        "preferredVibrancy",
      ]
      var count = 0
      for row in try FactTable("defaults", "appearance").rows where !elsewhere.contains(row.name) {
        let selectors = try XCTUnwrap(row.cells["value"]).split(separator: ",").map { $0.filter { $0 != " " } }
        for selector in selectors where !readOnly.contains(selector) {
          let check = checks["\(row.name) \(selector)"]
          XCTAssertNotNil(check, "\(row.name) \(selector) has no check")
          check?()
          count += 1
        }
      }
      XCTAssertEqual(count, checks.count)
    }
  }

  func testValuesOfBarsAreKept() {
    MainActor.assumeIsolated {
      UINavigationBar.appearance().isTranslucent = false
      UINavigationBar.appearance().setTitleVerticalPositionAdjustment(4, for: .default)
      UIToolbar.appearance().barStyle = .black
      UIToolbar.appearance().setShadowImage(Self.image, forToolbarPosition: .any)
      let (bar, toolbar) = (UINavigationBar(), UIToolbar())
      bar.isTranslucent = true
      bar.setTitleVerticalPositionAdjustment(0, for: .default)
      toolbar.barStyle = .default
      toolbar.setShadowImage(nil, forToolbarPosition: .any)
      let window = makeWindow()
      window.addSubview(bar)
      window.addSubview(toolbar)
      XCTAssertTrue(bar.isTranslucent)
      XCTAssertEqual(bar.titleVerticalPositionAdjustment(for: .default), 0)
      XCTAssertEqual(toolbar.barStyle, .default)
      XCTAssertNil(toolbar.shadowImage(forToolbarPosition: .any))
    }
  }
}
