import UIKit
import XCTest

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
