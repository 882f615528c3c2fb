import XCTest

import UIKit

/// `appearance()`: its values apply to views that enter a window. Apple's documentation of `UIAppearance`; which
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

  /// Apps that are always laid out from right to left, independent of the device's language, set the direction by
  /// appearance.
  func testDirection() {
    MainActor.assumeIsolated {
      UIView.appearance().semanticContentAttribute = .forceRightToLeft
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
      field.text = "text"
      field.clearButtonMode = .always
      let kept = UISlider()
      kept.semanticContentAttribute = .forceLeftToRight
      let plain = UIView()
      plain.semanticContentAttribute = .unspecified
      let window = makeWindow()
      for view in [field, kept, plain] { window.addSubview(view) }
      XCTAssertEqual(field.effectiveUserInterfaceLayoutDirection, .rightToLeft)
      XCTAssertLessThan(field.clearButtonRect(forBounds: field.bounds).maxX, 40)
      XCTAssertEqual(kept.semanticContentAttribute, .forceLeftToRight)
      XCTAssertEqual(plain.semanticContentAttribute, .unspecified)
    }
  }

  /// Apps mirror their interface like this for a language that they choose themselves.
  func testTheDirectionOfAllViews() {
    MainActor.assumeIsolated {
      UIView.appearance().semanticContentAttribute = .forceRightToLeft
      let stack = UIStackView(arrangedSubviews: [UILabel(), UISwitch()])
      let player = UIView()
      player.semanticContentAttribute = .playback
      let window = makeWindow()
      for view in [stack, player] { window.addSubview(view) }
      XCTAssertEqual(stack.effectiveUserInterfaceLayoutDirection, .rightToLeft)
      XCTAssertEqual(stack.arrangedSubviews[1].effectiveUserInterfaceLayoutDirection, .rightToLeft)
      XCTAssertEqual(player.semanticContentAttribute, .playback, "what the app set itself stays")
      stack.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
      stack.layoutIfNeeded()
      let last = stack.arrangedSubviews[1]
      XCTAssertEqual(last.alignmentRect(forFrame: last.frame).minX, 0, "the last one is at the left")
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

  /// Returns a new image of one color; images are distinguished by identity.
  private func picture() -> UIImage { UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in } }

  /// The marked members of controls that take states and positions, each set on the proxy.
  func testMarkedMembersOfControlsArePassedOn() {
    MainActor.assumeIsolated {
      let images = (0..<12).map { _ in picture() }
      let stepper = UIStepper.appearance()
      stepper.setBackgroundImage(images[0], for: .normal)
      stepper.setIncrementImage(images[1], for: .normal)
      stepper.setDecrementImage(images[2], for: .disabled)
      stepper.setDividerImage(images[3], forLeftSegmentState: .highlighted, rightSegmentState: .normal)
      let slider = UISlider.appearance()
      slider.setMinimumTrackImage(images[4], for: .normal)
      slider.setMaximumTrackImage(images[5], for: .normal)
      let segments = UISegmentedControl.appearance()
      segments.setBackgroundImage(images[6], for: .selected, barMetrics: .default)
      segments.setDividerImage(
        images[7], forLeftSegmentState: .normal, rightSegmentState: .selected, barMetrics: .default)
      segments.setContentPositionAdjustment(
        UIOffset(horizontal: 3, vertical: 1), forSegmentType: .left, barMetrics: .default)
      UISwitch.appearance().onImage = images[8]
      let button = UIButton.appearance()
      button.setPreferredSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 31), forImageIn: .normal)

      let (made, line, parts, toggle, press) = (
        UIStepper(), UISlider(), UISegmentedControl(items: ["a", "b"]), UISwitch(), UIButton(type: .custom)
      )
      let window = makeWindow()
      for view in [made, line, parts, toggle, press] { window.addSubview(view) }
      XCTAssertTrue(made.backgroundImage(for: .normal) === images[0])
      XCTAssertTrue(made.incrementImage(for: .normal) === images[1])
      XCTAssertTrue(made.decrementImage(for: .disabled) === images[2])
      XCTAssertTrue(
        made.dividerImage(forLeftSegmentState: .highlighted, rightSegmentState: .normal) === images[3])
      XCTAssertTrue(line.minimumTrackImage(for: .normal) === images[4])
      XCTAssertTrue(line.maximumTrackImage(for: .normal) === images[5])
      XCTAssertTrue(parts.backgroundImage(for: .selected, barMetrics: .default) === images[6])
      XCTAssertTrue(
        parts.dividerImage(forLeftSegmentState: .normal, rightSegmentState: .selected, barMetrics: .default)
          === images[7])
      XCTAssertEqual(parts.contentPositionAdjustment(forSegmentType: .left, barMetrics: .default).horizontal, 3)
      XCTAssertTrue(toggle.onImage === images[8])
      XCTAssertEqual(
        press.preferredSymbolConfigurationForImage(in: .normal), UIImage.SymbolConfiguration(pointSize: 31))
    }
  }

  func testMarkedMembersOfBarsArePassedOn() {
    MainActor.assumeIsolated {
      let images = (0..<3).map { _ in picture() }
      UIToolbar.appearance().setShadowImage(images[0], forToolbarPosition: .any)
      UIToolbar.appearance().setBackgroundImage(images[1], forToolbarPosition: .bottom, barMetrics: .default)
      UINavigationBar.appearance().setTitleVerticalPositionAdjustment(4, for: .default)
      UINavigationBar.appearance().setBackgroundImage(images[2], for: .compact)
      let (toolbar, bar) = (UIToolbar(), UINavigationBar())
      let window = makeWindow()
      window.addSubview(toolbar)
      window.addSubview(bar)
      XCTAssertTrue(toolbar.shadowImage(forToolbarPosition: .any) === images[0])
      XCTAssertTrue(toolbar.backgroundImage(forToolbarPosition: .bottom, barMetrics: .default) === images[1])
      XCTAssertEqual(bar.titleVerticalPositionAdjustment(for: .default), 4)
      XCTAssertTrue(bar.backgroundImage(for: .compact) === images[2])
    }
  }

  /// A view with the code that the bridge writes for `@objc dynamic` members.
  private class Badge: UIView {
    static var made = 0
    let ring = NSObject()
    var rings = 1 {
      didSet { if AppearanceRecorder.takes(self, "rings", rings) { return } }
    }
    var ringColor: UIColor? {
      didSet {
        if AppearanceRecorder.takes(self, "ringColor", ringColor) { return }
        drawn.append(ring.hash)
      }
    }
    var drawn: [Int] = []
    var titles: [UInt: String] = [:]

    override init(frame: CGRect) {
      Badge.made += 1
      super.init(frame: frame)
    }
    required init?(coder: NSCoder) { nil }

    override var backgroundColor: UIColor? {
      didSet {
        if AppearanceRecorder.isProxy(self) { return }
        drawn.append(ring.hash)
      }
    }

    func setTitle(_ title: String, for state: UIControl.State) {
      if AppearanceRecorder.takes(self, "setTitle(_:for:)", for: [state], { $0.setTitle(title, for: state) }) {
        return
      }
      titles[state.rawValue] = title
    }
  }

  override func setUp() {
    super.setUp()
    MainActor.assumeIsolated {
      KeyValueAccess.register("ringColor", on: Badge.self, \.ringColor)
      KeyValueAccess.register("rings", on: Badge.self, \.rings)
    }
  }

  func testMembersOfTheAppsClassesAreRecordedAndPassedOn() {
    MainActor.assumeIsolated {
      Badge.appearance().ringColor = .green
      Badge.appearance().ringColor = .magenta
      Badge.appearance().rings = 3
      Badge.appearance().setTitle("on", for: .normal)
      Badge.appearance().setTitle("off", for: .disabled)
      let (badge, own) = (Badge(), Badge())
      own.rings = 1
      own.setTitle("mine", for: .disabled)
      let window = makeWindow()
      window.addSubview(badge)
      window.addSubview(own)
      XCTAssertEqual(badge.ringColor, .magenta)
      XCTAssertEqual(badge.drawn.count, 1)
      XCTAssertEqual(badge.rings, 3)
      XCTAssertEqual(badge.titles, [0: "on", 2: "off"])
      XCTAssertEqual(own.rings, 1)
      XCTAssertEqual(own.titles, [0: "on", 2: "mine"])
    }
  }

  /// Apple's proxy is no object of the class: it makes none, and none of its code runs.
  func testNoViewOfTheAppsIsMadeForAProxy() {
    MainActor.assumeIsolated {
      let before = Badge.made
      let proxy = Badge.appearance()
      proxy.ringColor = .magenta
      proxy.backgroundColor = .orange
      XCTAssertTrue(Badge.appearance() === proxy)
      XCTAssertEqual(Badge.made, before)
      let badge = Badge()
      makeWindow().addSubview(badge)
      XCTAssertEqual(badge.backgroundColor, .orange)
      XCTAssertEqual(Badge.made, before + 1)
    }
  }

  /// A value that an app's own initializer sets counts as set by the app.
  func testWhatAnInitializerSetsIsKept() {
    final class Tinted: UILabel {
      override init(frame: CGRect) {
        super.init(frame: frame)
        textColor = .brown
      }
      required init?(coder: NSCoder) { nil }
    }
    MainActor.assumeIsolated {
      Tinted.appearance().textColor = .red
      Tinted.appearance().shadowColor = .green
      let label = Tinted()
      makeWindow().addSubview(label)
      XCTAssertEqual(label.textColor, .brown)
      XCTAssertEqual(label.shadowColor, .green)
    }
  }

  func testTraitsDecideWhoTakesPart() {
    MainActor.assumeIsolated {
      UILabel.appearance(for: UITraitCollection(userInterfaceStyle: .dark)).textColor = .yellow
      let (light, dark) = (UILabel(), UILabel())
      let window = makeWindow()
      dark.overrideUserInterfaceStyle = .dark
      light.overrideUserInterfaceStyle = .light
      window.addSubview(light)
      window.addSubview(dark)
      XCTAssertEqual(dark.textColor, .yellow)
      XCTAssertNotEqual(light.textColor, .yellow)
    }
  }

  /// Values apply also to traits that change while a view is in its window; the app's own values are kept.
  func testNewTraitsBringWhatIsSetForThem() {
    MainActor.assumeIsolated {
      UILabel.appearance().textColor = .purple
      UILabel.appearance(for: UITraitCollection(userInterfaceStyle: .dark)).textColor = .yellow
      UILabel.appearance(for: UITraitCollection(userInterfaceStyle: .dark)).shadowColor = .green
      let (label, own) = (UILabel(), UILabel())
      own.textColor = .brown
      let window = makeWindow()
      window.overrideUserInterfaceStyle = .light
      for view in [label, own] { window.addSubview(view) }
      XCTAssertEqual(label.textColor, .purple)
      window.overrideUserInterfaceStyle = .dark
      step()
      XCTAssertEqual(label.textColor, .yellow)
      XCTAssertEqual(label.shadowColor, .green)
      XCTAssertEqual(own.textColor, .brown)
      XCTAssertEqual(own.shadowColor, .green)
      window.overrideUserInterfaceStyle = .light
      step()
      XCTAssertEqual(label.textColor, .purple)
      label.textColor = .blue
      window.overrideUserInterfaceStyle = .dark
      step()
      XCTAssertEqual(label.textColor, .blue)
    }
  }

  /// Apple's page of `UIAppearance`: to give views in a window what was set since, take them out and put them in
  /// again.
  func testWhatIsSetAnewComesWithTheNextWindow() {
    MainActor.assumeIsolated {
      UILabel.appearance().textColor = .purple
      let label = UILabel()
      let window = makeWindow()
      window.addSubview(label)
      UILabel.appearance().textColor = .red
      XCTAssertEqual(label.textColor, .purple)
      label.removeFromSuperview()
      window.addSubview(label)
      XCTAssertEqual(label.textColor, .red)
    }
  }

  /// UIAppearance, Apple's documentation: a value that was set on an object itself is kept.
  func testWhatWasSetToTheUsualValueStays() {
    MainActor.assumeIsolated {
      UILabel.appearance().textColor = .purple
      UIView.appearance().backgroundColor = .orange
      UISwitch.appearance().onTintColor = .red
      let (label, other, toggle) = (UILabel(), UILabel(), UISwitch())
      label.textColor = .label
      label.backgroundColor = nil
      toggle.onTintColor = nil
      let window = makeWindow()
      for view in [label, other, toggle] { window.addSubview(view) }
      XCTAssertEqual(label.textColor, .label)
      XCTAssertNil(label.backgroundColor)
      XCTAssertNil(toggle.onTintColor)
      XCTAssertEqual(other.textColor, .purple)
      XCTAssertEqual(other.backgroundColor, .orange)
      other.removeFromSuperview()
      window.addSubview(other)
      XCTAssertEqual(other.textColor, .purple)
    }
  }

  private final class Special: UIView {
    let id: Int
    init(id: Int) {
      self.id = id
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
  }

  func testAClassWithoutTheUsualInitializers() {
    MainActor.assumeIsolated {
      Special.appearance().backgroundColor = .red
      let view = Special(id: 7)
      makeWindow().addSubview(view)
      XCTAssertEqual(view.backgroundColor, .red)
      XCTAssertEqual(view.id, 7)
    }
  }
}
