import UIKit
import XCTest

/// facts/layout.md#margins
final class SafeAreaTests: CoreTestCase {
  func testZeroOutsideOfAWindow() {
    XCTAssertEqual(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)).safeAreaInsets, .zero)
  }

  func testWindowAndRootHaveTheScreens() {
    let window = makeWindow()
    let expected = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    XCTAssertEqual(window.safeAreaInsets, expected)
    XCTAssertEqual(window.rootViewController?.view.safeAreaInsets, expected)
  }

  private func insets(_ frame: CGRect) -> UIEdgeInsets {
    let view = UIView(frame: frame)
    (windows.first ?? makeWindow()).rootViewController?.view.addSubview(view)
    return view.safeAreaInsets
  }

  func testPropagationIsClampedPerEdge() {
    XCTAssertEqual(insets(CGRect(x: 0, y: 20, width: 100, height: 100)).top, 39)
    XCTAssertEqual(insets(CGRect(x: 0, y: 59, width: 100, height: 100)).top, 0)
    XCTAssertEqual(insets(CGRect(x: 0, y: -50, width: 100, height: 100)).top, 59)
    XCTAssertEqual(insets(CGRect(x: 0, y: 752, width: 100, height: 90)).bottom, 24)
    XCTAssertEqual(insets(CGRect(x: 0, y: 752, width: 100, height: 900)).bottom, 34)
    // Clamped per edge, not an intersection of rectangles: far below the top edge a tall inset does not come back.
    XCTAssertEqual(insets(CGRect(x: 0, y: 10, width: 10, height: 10)).top, 49)
  }

  func testMovingTheViewUpdates() {
    final class Told: UIView {
      var count = 0
      override func safeAreaInsetsDidChange() { count += 1 }
    }
    let window = makeWindow()
    let view = Told(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
    window.rootViewController?.view.addSubview(view)
    XCTAssertEqual(view.count, 0)
    view.frame.origin.y = 0
    XCTAssertEqual(view.safeAreaInsets.top, 59)
    XCTAssertEqual(view.count, 1)
    view.frame.origin.x = 10
    XCTAssertEqual(view.count, 1)
    view.removeFromSuperview()
    XCTAssertEqual(view.safeAreaInsets, .zero)
    XCTAssertEqual(view.count, 2)
  }

  func testAdditionalInsetsAreAddedToTheControllersView() {
    final class Told: UIViewController {
      var count = 0
      override func viewSafeAreaInsetsDidChange() { count += 1 }
    }
    let root = Told()
    makeWindow(root)
    let before = root.count
    root.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 1, bottom: 2, right: 3)
    XCTAssertEqual(root.view.safeAreaInsets, UIEdgeInsets(top: 69, left: 1, bottom: 36, right: 3))
    XCTAssertEqual(root.count, before + 1)
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    root.view.addSubview(child)
    XCTAssertEqual(child.safeAreaInsets.top, 69)
  }

  func testOldPhonesGiveTheBarsPlaceBack() {
    var device = HostDevice()
    device.size = CGSize(width: 375, height: 667)
    device.scale = 2
    device.statusBarHeight = 20
    device.safeArea = .init(top: 20, left: 0, bottom: 0, right: 0)
    UIScreen.main.configure(device)
    final class Bar: UIViewController {
      var hides = false
      override var prefersStatusBarHidden: Bool { hides }
    }
    let root = Bar()
    let window = makeWindow(root)
    XCTAssertEqual(window.safeAreaInsets.top, 20)
    root.hides = true
    root.setNeedsStatusBarAppearanceUpdate()
    XCTAssertEqual(window.safeAreaInsets.top, 0)
    XCTAssertTrue(UIApplication.shared.isStatusBarHidden)
    root.hides = false
    root.setNeedsStatusBarAppearanceUpdate()
    XCTAssertEqual(root.view.safeAreaInsets.top, 20)
  }

  func testMarginsAreBasePlusSafeArea() {
    let window = makeWindow()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    XCTAssertEqual(view.layoutMargins, UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    window.rootViewController?.view.addSubview(view)
    XCTAssertEqual(view.layoutMargins, UIEdgeInsets(top: 67, left: 8, bottom: 8, right: 8))
    view.insetsLayoutMarginsFromSafeArea = false
    XCTAssertEqual(view.layoutMargins.top, 8)
    view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    XCTAssertEqual(view.layoutMargins, UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    XCTAssertEqual(view.directionalLayoutMargins.leading, 2)
  }

  func testRootViewHasTheSystemsLeastMargins() {
    let window = makeWindow()
    XCTAssertEqual(
      window.rootViewController?.view.layoutMargins, UIEdgeInsets(top: 59, left: 16, bottom: 34, right: 16))
    window.rootViewController?.view.layoutMargins = UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 50)
    XCTAssertEqual(
      window.rootViewController?.view.layoutMargins, UIEdgeInsets(top: 64, left: 16, bottom: 39, right: 50))
    window.rootViewController?.viewRespectsSystemMinimumLayoutMargins = false
    XCTAssertEqual(window.rootViewController?.view.layoutMargins.left, 5)
  }

  func testPreservingTheSuperviewsMarginsIsAMaximumPerEdge() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    parent.layoutMargins = UIEdgeInsets(top: 30, left: 30, bottom: 30, right: 30)
    let child = UIView(frame: CGRect(x: 10, y: 25, width: 60, height: 70))
    child.preservesSuperviewLayoutMargins = true
    parent.addSubview(child)
    XCTAssertEqual(child.layoutMargins, UIEdgeInsets(top: 8, left: 20, bottom: 25, right: 8))
  }

  func testMarginChangesAreToldOnce() {
    final class Told: UIView {
      var count = 0
      override func layoutMarginsDidChange() { count += 1 }
    }
    let view = Told()
    view.layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    XCTAssertEqual(view.count, 0)
    view.layoutMargins = .zero
    view.layoutMargins = .zero
    XCTAssertEqual(view.count, 1)
  }

  func testDirectionalMarginsTurn() {
    let view = UIView()
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    XCTAssertEqual(view.layoutMargins.left, 2)
    view.semanticContentAttribute = .forceRightToLeft
    XCTAssertEqual(view.layoutMargins.left, 4)
    XCTAssertEqual(view.effectiveUserInterfaceLayoutDirection, .rightToLeft)
    XCTAssertEqual(UIView.userInterfaceLayoutDirection(for: .playback, relativeTo: .rightToLeft), .leftToRight)
  }

  /// The chosen localization's direction, or what the arguments of Xcode's pseudolanguage say.
  func testDirectionOfTheApp() {
    func turns(_ localizations: [String], _ arguments: String...) -> Bool {
      UIApplication.isRightToLeft(arguments: ["App"] + arguments, localizations: localizations)
    }
    for language in ["ar", "he", "fa-IR", "ur", "ar_EG"] { XCTAssertTrue(turns([language]), language) }
    for language in ["en", "de-DE", "zh-Hans", "", "nonsense"] { XCTAssertFalse(turns([language]), language) }
    XCTAssertFalse(turns([]))
    XCTAssertFalse(turns(["en", "ar"]), "the first is the one that is shown")
    XCTAssertTrue(turns(["en"], "-AppleTextDirection", "YES", "-NSForceRightToLeftWritingDirection", "YES"))
    XCTAssertTrue(turns(["en"], "-AppleTextDirection", "YES"))
    XCTAssertTrue(turns([], "-NSForceRightToLeftWritingDirection", "1"))
    XCTAssertFalse(turns(["en"], "-AppleTextDirection", "NO"))
    XCTAssertFalse(turns(["en"], "-AppleTextDirection"))
    XCTAssertTrue(turns(["ar"], "-AppleTextDirection", "NO"))
  }
}

final class TraitTests: CoreTestCase {
  private final class Told: UIView {
    var previous: [UIUserInterfaceStyle?] = []
    var current: [UIUserInterfaceStyle] = []
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      previous.append(previousTraitCollection?.userInterfaceStyle)
      current.append(UITraitCollection.current.userInterfaceStyle)
    }
  }

  override func tearDown() {
    UIApplication.shared.send(.appearance(dark: false))
    UIApplication.shared.send(.contentSizeCategory(UIContentSizeCategory.large.rawValue))
    super.tearDown()
  }

  func testTheHostsAppearanceReachesEveryView() {
    let window = makeWindow()
    let view = Told()
    window.rootViewController?.view.addSubview(view)
    XCTAssertEqual(view.traitCollection.userInterfaceStyle, .light)
    XCTAssertEqual(view.previous, [])
    UIApplication.shared.send(.appearance(dark: true))
    XCTAssertEqual(view.traitCollection.userInterfaceStyle, .dark)
    XCTAssertEqual(view.previous, [.light])
    XCTAssertEqual(view.current, [.dark])
    UIApplication.shared.send(.appearance(dark: true))
    XCTAssertEqual(view.previous.count, 1)
  }

  func testDeviceTraits() {
    let window = makeWindow()
    XCTAssertEqual(window.traitCollection.userInterfaceIdiom, .phone)
    XCTAssertEqual(window.traitCollection.displayScale, 3)
    XCTAssertEqual(window.traitCollection.horizontalSizeClass, .compact)
    XCTAssertEqual(window.traitCollection.verticalSizeClass, .regular)
    XCTAssertEqual(window.traitCollection.preferredContentSizeCategory, .large)
    UIApplication.shared.send(.contentSizeCategory(UIContentSizeCategory.extraLarge.rawValue))
    XCTAssertEqual(window.traitCollection.preferredContentSizeCategory, .extraLarge)
    XCTAssertEqual(UIApplication.shared.preferredContentSizeCategory, .extraLarge)
  }

  func testOverrideStyleHoldsForTheSubtree() {
    let window = makeWindow()
    let outer = UIView()
    let inner = Told()
    outer.addSubview(inner)
    window.addSubview(outer)
    outer.overrideUserInterfaceStyle = .dark
    XCTAssertEqual(inner.traitCollection.userInterfaceStyle, .dark)
    XCTAssertEqual(window.traitCollection.userInterfaceStyle, .light)
    inner.overrideUserInterfaceStyle = .light
    XCTAssertEqual(inner.traitCollection.userInterfaceStyle, .light)
    inner.overrideUserInterfaceStyle = .unspecified
    window.addSubview(inner)
    XCTAssertEqual(inner.traitCollection.userInterfaceStyle, .light)
  }

  func testControllersHearBeforeTheirViewsAndCanOverride() {
    let log = Log()
    final class Root: UIView {
      var log: Log?
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { log?("view") }
    }
    final class Controller: UIViewController {
      var log: Log?
      override func loadView() {
        let root = Root()
        root.log = log
        view = root
      }
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { log?("controller") }
    }
    let controller = Controller()
    controller.log = log
    makeWindow(controller)
    _ = log.take()
    UIApplication.shared.send(.appearance(dark: true))
    XCTAssertEqual(log.take(), ["controller", "view"])
    controller.overrideUserInterfaceStyle = .light
    XCTAssertEqual(log.take(), ["controller", "view"])
    XCTAssertEqual(controller.traitCollection.userInterfaceStyle, .light)
    XCTAssertEqual(controller.view.traitCollection.userInterfaceStyle, .light)
  }

  func testOverrideForAChild() {
    let root = UIViewController()
    let child = UIViewController()
    makeWindow(root)
    root.addChild(child)
    root.view.addSubview(child.view)
    root.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: child)
    XCTAssertEqual(child.traitCollection.horizontalSizeClass, .regular)
    XCTAssertEqual(child.view.traitCollection.horizontalSizeClass, .regular)
    XCTAssertEqual(root.traitCollection.horizontalSizeClass, .compact)
  }

  func testRegistrations() {
    let window = makeWindow()
    let view = UIView()
    window.addSubview(view)
    var seen: [UIUserInterfaceStyle] = []
    let registration = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: UIView, previous) in
      seen.append(previous.userInterfaceStyle)
    }
    view.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (_: UIView, _) in
      seen.append(.unspecified)
    }
    UIApplication.shared.send(.appearance(dark: true))
    XCTAssertEqual(seen, [.light])
    view.unregisterForTraitChanges(registration)
    UIApplication.shared.send(.appearance(dark: false))
    XCTAssertEqual(seen, [.light])
  }

  func testContentSizeLimits() {
    let window = makeWindow()
    let view = UIView()
    window.addSubview(view)
    view.maximumContentSizeCategory = .extraLarge
    view.minimumContentSizeCategory = .medium
    UIApplication.shared.send(.contentSizeCategory(UIContentSizeCategory.accessibilityLarge.rawValue))
    XCTAssertEqual(view.traitCollection.preferredContentSizeCategory, .extraLarge)
    UIApplication.shared.send(.contentSizeCategory(UIContentSizeCategory.extraSmall.rawValue))
    XCTAssertEqual(view.traitCollection.preferredContentSizeCategory, .medium)
  }

  func testTintColourResolvesInDrawingAndLayout() {
    final class Reader: UIView {
      var seen: UIColor?
      override func layoutSubviews() { seen = UIColor.tintColor.resolvedColor(with: .current) }
    }
    let parent = UIView()
    parent.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    let view = Reader()
    parent.addSubview(view)
    view.setNeedsLayout()
    view.layoutIfNeeded()
    XCTAssertEqual(view.seen, UIColor(red: 1, green: 0, blue: 0, alpha: 1))
  }

  func testInteractionsBelongToOneView() {
    final class Interaction: NSObject, UIInteraction {
      weak var view: UIView?
      var log: [String] = []
      func willMove(to view: UIView?) { log.append("will") }
      func didMove(to view: UIView?) {
        self.view = view
        log.append("did")
      }
    }
    let first = UIView()
    let second = UIView()
    let interaction = Interaction()
    first.addInteraction(interaction)
    second.addInteraction(interaction)
    XCTAssertTrue(first.interactions.isEmpty)
    XCTAssertTrue(interaction.view === second)
    XCTAssertEqual(interaction.log.count, 6)
    second.interactions = []
    XCTAssertNil(interaction.view)
  }

  func testTraitOverrides() {
    let view = UIView()
    view.traitOverrides.userInterfaceStyle = .dark
    XCTAssertEqual(view.traitCollection.userInterfaceStyle, .dark)
  }
}

final class TintTests: CoreTestCase {
  private final class Told: UIView {
    var count = 0
    override func tintColorDidChange() { count += 1 }
  }

  func testInheritsUntilItIsSet() {
    let parent = UIView()
    let child = Told()
    parent.addSubview(child)
    XCTAssertEqual(child.tintColor, .systemBlue)
    parent.tintColor = .red
    XCTAssertEqual(child.tintColor, .red)
    XCTAssertEqual(child.count, 1)
    child.tintColor = .green
    XCTAssertEqual(child.count, 2)
    parent.tintColor = .blue
    XCTAssertEqual(child.tintColor, .green)
    XCTAssertEqual(child.count, 2)
    child.tintColor = nil
    XCTAssertEqual(child.tintColor, .blue)
  }

  func testMovingUnderAnotherTintIsTold() {
    let red = UIView()
    red.tintColor = .red
    let child = Told()
    red.addSubview(child)
    XCTAssertEqual(child.count, 1)
    let plain = UIView()
    plain.addSubview(child)
    XCTAssertEqual(child.count, 2)
    UIView().addSubview(child)
    XCTAssertEqual(child.count, 2)
  }

  func testDimmedIsGrey() {
    let parent = UIView()
    let child = Told()
    parent.addSubview(child)
    parent.tintColor = .red
    parent.tintAdjustmentMode = .dimmed
    XCTAssertEqual(child.tintAdjustmentMode, .dimmed)
    var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    XCTAssertTrue(child.tintColor.getRed(&r, green: &g, blue: &b, alpha: &a))
    XCTAssertEqual(r, g, accuracy: 1e-6)
    XCTAssertEqual(g, b, accuracy: 1e-6)
    child.tintAdjustmentMode = .normal
    XCTAssertEqual(child.tintColor, .red)
  }
}

/// Traits that change while they are told.
final class TraitLoopTests: CoreTestCase {
  final class Flipping: UIView {
    var calls = 0
    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      calls += 1
      overrideUserInterfaceStyle = traitCollection.userInterfaceStyle == .dark ? .light : .dark
    }
  }

  final class FlippingController: UIViewController {
    var calls = 0
    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      calls += 1
      overrideUserInterfaceStyle = traitCollection.userInterfaceStyle == .dark ? .light : .dark
    }
  }

  final class Settling: UIView {
    var seen: [UIUserInterfaceStyle] = []
    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      seen.append(traitCollection.userInterfaceStyle)
      if seen.count == 1 { overrideUserInterfaceStyle = .light }
    }
  }

  func testAViewThatAlwaysChangesItsTraitsIsStopped() {
    let window = makeWindow()
    let view = Flipping()
    window.rootViewController?.view.addSubview(view)
    window.overrideUserInterfaceStyle = .dark
    step()
    XCTAssertGreaterThan(view.calls, 1)
    XCTAssertLessThan(view.calls, 100)
    XCTAssertEqual(console.filter { $0.contains("Trait feedback loop: Flipping") }.count, 1)
  }

  func testAControllerThatAlwaysChangesItsTraitsIsStopped() {
    let controller = FlippingController()
    let window = makeWindow(controller)
    window.overrideUserInterfaceStyle = .dark
    step()
    XCTAssertGreaterThan(controller.calls, 1)
    XCTAssertLessThan(controller.calls, 200)
    XCTAssertEqual(console.filter { $0.contains("Trait feedback loop: FlippingController") }.count, 1)
  }

  func testAChangeWithinTheCallIsToldAfterIt() {
    let window = makeWindow()
    let view = Settling()
    window.rootViewController?.view.addSubview(view)
    view.seen = []
    window.overrideUserInterfaceStyle = .dark
    XCTAssertEqual(view.seen, [.dark, .light])
    XCTAssertEqual(view.traitCollection.userInterfaceStyle, .light)
    XCTAssertFalse(said("Trait feedback loop"))
  }
}

/// Apple's documentation of `UITraitOverrides`.
final class TraitOverridesTests: CoreTestCase {
  func testWhatIsOverriddenCanBeAskedAndTakenBack() {
    let window = makeWindow()
    let view = UIView()
    window.rootViewController?.view.addSubview(view)
    XCTAssertFalse(view.traitOverrides.contains(UITraitUserInterfaceStyle.self))
    view.traitOverrides.userInterfaceStyle = .dark
    XCTAssertTrue(view.traitOverrides.contains(UITraitUserInterfaceStyle.self))
    XCTAssertFalse(view.traitOverrides.contains(UITraitDisplayScale.self))
    XCTAssertEqual(view.traitCollection.userInterfaceStyle, .dark)
    view.traitOverrides.remove(UITraitUserInterfaceStyle.self)
    XCTAssertFalse(view.traitOverrides.contains(UITraitUserInterfaceStyle.self))
    XCTAssertEqual(view.traitCollection.userInterfaceStyle, .light)
  }

  func testTraitsOfTheAppsOwn() {
    struct Spacious: UITraitDefinition { static let defaultValue = false }
    let controller = UIViewController()
    makeWindow(controller)
    controller.traitOverrides[Spacious.self] = true
    XCTAssertTrue(controller.view.traitCollection[Spacious.self])
    controller.traitOverrides.remove(Spacious.self)
    XCTAssertFalse(controller.view.traitCollection[Spacious.self])
  }
}

/// facts/text.md#accessibility.
final class StandardElementTests: CoreTestCase {
  func testStandardControlsAreElements() {
    let button = UIButton(type: .system)
    XCTAssertTrue(button.isAccessibilityElement)
    XCTAssertEqual(button.accessibilityTraits, .button)
    button.isEnabled = false
    button.isSelected = true
    XCTAssertEqual(button.accessibilityTraits, [.button, .notEnabled, .selected])
    button.accessibilityTraits = .link
    XCTAssertEqual(button.accessibilityTraits, .link)
    XCTAssertTrue(UILabel().isAccessibilityElement)
    XCTAssertEqual(UILabel().accessibilityTraits, .staticText)
    XCTAssertTrue(UITextField().isAccessibilityElement)
    XCTAssertFalse(UIView().isAccessibilityElement)
    button.isAccessibilityElement = false
    XCTAssertFalse(button.isAccessibilityElement)
  }

  /// What a value's change by a finger or by VoiceOver is, is also the control's primary action.
  func testAValuesChangeIsThePrimaryAction() {
    let controls: [UIControl] = [UISlider(), UIStepper(), UIPageControl(), UISegmentedControl(items: ["a", "b"])]
    let window = makeWindow()
    for control in controls {
      var count = 0
      control.addAction(UIAction { _ in count += 1 }, for: .primaryActionTriggered)
      control.frame = CGRect(x: 20, y: 100, width: 200, height: 44)
      (control as? UIPageControl)?.numberOfPages = 3
      window.rootViewController?.view.addSubview(control)
      step()
      if control is UISlider { control.accessibilityIncrement() } else { tap(20 + control.frame.width - 15, 122) }
      step()
      XCTAssertEqual(count, 1, "\(type(of: control))")
      control.removeFromSuperview()
    }
  }

  /// Apple's headers: FLT_MAX and FLT_MIN of UIStackView.h, UINT_MAX of UIPanGestureRecognizer.h.
  func testConstantsOfTheHeaders() {
    XCTAssertEqual(UIStackView.spacingUseDefault, 3.4028234663852886e38)
    XCTAssertEqual(UIStackView.spacingUseSystem, 1.1754943508222875e-38)
    XCTAssertEqual(UIPanGestureRecognizer().maximumNumberOfTouches, 4_294_967_295)
  }
}
