import FlipsideTesting
import UIKit
import XCTest

import class CoreText.NSAttributedString

/// Facts: facts/geometry.md#bars (44 points, 16 point margins), and Apple's page of `UINavigationBar`.
final class UINavigationBarTests: XCTestCase {
  private var stage: Stage!
  private var bar: UINavigationBar!

  override func setUp() {
    super.setUp()
    stage = Stage(animates: false)
    bar = UINavigationBar(frame: CGRect(x: 0, y: 100, width: 393, height: 44))
    stage.view.addSubview(bar)
  }

  override func tearDown() {
    stage.end()
    stage = nil
    bar = nil
    super.tearDown()
  }

  private func texts() -> [String] { labels(in: bar).compactMap(\.text).filter { !$0.isEmpty } }

  private func labels(in view: UIView) -> [UILabel] {
    view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels(in: $0) }
  }

  private func label(_ text: String) throws -> UILabel {
    try XCTUnwrap(labels(in: bar).first { $0.text == text }, "\(texts())")
  }

  private func frame(_ view: UIView) -> CGRect { view.convert(view.bounds, to: bar) }

  func testDefaults() {
    let bar = UINavigationBar()
    XCTAssertEqual(bar.barStyle, .default)
    XCTAssertTrue(bar.isTranslucent)
    XCTAssertNil(bar.barTintColor)
    XCTAssertNil(bar.shadowImage)
    XCTAssertFalse(bar.prefersLargeTitles)
    XCTAssertEqual(bar.items, [])
    XCTAssertNil(bar.topItem)
    XCTAssertNil(bar.backItem)
    XCTAssertNil(bar.popItem(animated: false))
    XCTAssertEqual(UIBarStyle.blackOpaque, .black)
    XCTAssertEqual(UIBarMetrics.compactPrompt.rawValue, 102)
    XCTAssertEqual(UIBarPosition.topAttached.rawValue, 3)
  }

  func testStackShowsTheTopItem() {
    let (first, second) = (UINavigationItem(title: "First"), UINavigationItem(title: "Second"))
    bar.pushItem(first, animated: false)
    UIApplication.shared.step()
    XCTAssertEqual(texts(), ["First"])
    bar.pushItem(second, animated: true)
    UIApplication.shared.step()
    XCTAssertEqual(Set(texts()), ["First", "Second"])
    XCTAssertTrue(bar.topItem === second)
    XCTAssertTrue(bar.backItem === first)
    XCTAssertTrue(bar.popItem(animated: false) === second)
    UIApplication.shared.step()
    XCTAssertEqual(texts(), ["First"])
    bar.setItems([second, first], animated: true)
    XCTAssertTrue(bar.topItem === first)
    bar.items = nil
    UIApplication.shared.step()
    XCTAssertEqual(texts(), [])
  }

  func testSizeThatFits() {
    XCTAssertEqual(bar.sizeThatFits(CGSize(width: 320, height: 999)), CGSize(width: 320, height: 44))
    XCTAssertEqual(bar.intrinsicContentSize, CGSize(width: -1, height: 44))
    let item = UINavigationItem(title: "T")
    item.prompt = "Prompt"
    bar.items = [item]
    XCTAssertEqual(bar.sizeThatFits(.zero).height, 74)
  }

  func testTitleIsCentredAndSemibold() throws {
    bar.items = [UINavigationItem(title: "Password Generator")]
    UIApplication.shared.step()
    let label = try label("Password Generator")
    XCTAssertEqual(frame(label).midX, 196.5, accuracy: 0.4)
    XCTAssertEqual(frame(label).midY, 22, accuracy: 0.4)
    XCTAssertEqual(label.font.pointSize, 17)
    XCTAssertEqual(
      label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont,
      .systemFont(ofSize: 17, weight: .semibold))
  }

  func testTitleMovesAsideAndIsCutOff() throws {
    let item = UINavigationItem(title: "A title that is quite long")
    item.leftBarButtonItem = UIBarButtonItem(title: "A long button", style: .plain, target: nil, action: nil)
    bar.items = [item]
    UIApplication.shared.step()
    let title = try label("A title that is quite long")
    let button = try label("A long button")
    XCTAssertGreaterThan(frame(title).minX, frame(button).maxX)
    XCTAssertGreaterThan(frame(title).midX, 197)
    item.title = String(repeating: "far too long ", count: 20)
    UIApplication.shared.step()
    XCTAssertLessThanOrEqual(frame(try label(item.title ?? "")).maxX, 393 - 16)
  }

  func testItemsStandAtTheMargins() throws {
    let item = UINavigationItem(title: "T")
    item.leftBarButtonItems = [
      UIBarButtonItem(barButtonSystemItem: .cancel, target: nil, action: nil),
      UIBarButtonItem(barButtonSystemItem: .edit, target: nil, action: nil),
    ]
    item.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil)
    bar.items = [item]
    UIApplication.shared.step()
    XCTAssertEqual(frame(try label("Cancel")).minX, 16, accuracy: 0.4)
    XCTAssertEqual(frame(try label("Edit")).minX - frame(try label("Cancel")).maxX, 16, accuracy: 0.7)
    XCTAssertEqual(frame(try label("Done")).maxX, 393 - 16, accuracy: 0.7)
    XCTAssertEqual(try label("Done").font, .systemFont(ofSize: 17, weight: .semibold))
    XCTAssertEqual(try label("Cancel").font, .systemFont(ofSize: 17))
    XCTAssertEqual(item.leftBarButtonItem?.systemItem, .cancel)
  }

  func testItemSendsItselfToItsTarget() {
    let target = BarTarget()
    _ = BarTarget.register
    let item = UINavigationItem(title: "T")
    let done = UIBarButtonItem(barButtonSystemItem: .done, target: target, action: Selector(("done:")))
    item.rightBarButtonItem = done
    bar.items = [item]
    UIApplication.shared.step()
    stage.tap(CGPoint(x: 360, y: 122))
    XCTAssertTrue(target.senders.first === done)
    done.isEnabled = false
    UIApplication.shared.step()
    stage.tap(CGPoint(x: 360, y: 122))
    XCTAssertEqual(target.senders.count, 1)
    done.isEnabled = true
    var ran = 0
    done.primaryAction = UIAction(title: "Go") { _ in ran += 1 }
    UIApplication.shared.step()
    XCTAssertEqual(done.title, "Go")
    stage.tap(CGPoint(x: 366, y: 122))
    XCTAssertEqual(ran, 1)
    XCTAssertEqual(target.senders.count, 1)
  }

  func testTargetIsNotRetained() {
    let item = UIBarButtonItem(title: "", style: .plain, target: nil, action: nil)
    weak var gone: BarTarget?
    do {
      let target = BarTarget()
      gone = target
      item.target = target
    }
    XCTAssertNil(gone)
    XCTAssertNil(item.target)
  }

  func testBackButtonPops() {
    let delegate = BarDelegate()
    bar.delegate = delegate
    bar.pushItem(UINavigationItem(title: "First"), animated: false)
    bar.pushItem(UINavigationItem(title: "Second"), animated: false)
    UIApplication.shared.step()
    delegate.allows = false
    stage.tap(CGPoint(x: 20, y: 122))
    XCTAssertEqual(bar.topItem?.title, "Second")
    delegate.allows = true
    stage.tap(CGPoint(x: 20, y: 122))
    XCTAssertEqual(bar.topItem?.title, "First")
    XCTAssertEqual(
      delegate.journal,
      [
        "should push First", "did push First", "should push Second", "did push Second", "should pop Second",
        "should pop Second", "did pop Second",
      ])
    XCTAssertEqual(texts(), ["First"])
    delegate.allows = false
    bar.pushItem(UINavigationItem(title: "Third"), animated: false)
    XCTAssertEqual(bar.topItem?.title, "First")
  }

  /// The back button shows the previous title, "Back" if that is too long, or no title.
  func testBackTitle() throws {
    let (first, second) = (UINavigationItem(title: "First"), UINavigationItem(title: "Second"))
    bar.items = [first, second]
    UIApplication.shared.step()
    XCTAssertEqual(frame(try label("First")).minX, 27, accuracy: 0.5)
    first.title = "A title far too long for a back button"
    UIApplication.shared.step()
    XCTAssertEqual(Set(texts()), ["Back", "Second"])
    second.title = "A title that leaves room for nothing else"
    UIApplication.shared.step()
    XCTAssertEqual(texts(), ["A title that leaves room for nothing else"])
    second.title = "Second"
    first.backButtonTitle = "Return"
    UIApplication.shared.step()
    XCTAssertEqual(Set(texts()), ["Return", "Second"])
    first.backBarButtonItem = UIBarButtonItem(title: "Own", style: .plain, target: nil, action: nil)
    UIApplication.shared.step()
    XCTAssertEqual(Set(texts()), ["Own", "Second"])
    second.hidesBackButton = true
    UIApplication.shared.step()
    XCTAssertEqual(texts(), ["Second"])
    second.hidesBackButton = false
    second.leftBarButtonItem = UIBarButtonItem(title: "Left", style: .plain, target: nil, action: nil)
    UIApplication.shared.step()
    XCTAssertEqual(Set(texts()), ["Left", "Second"])
    second.leftItemsSupplementBackButton = true
    UIApplication.shared.step()
    XCTAssertEqual(Set(texts()), ["Own", "Left", "Second"])
  }

  func testChangesOfItemsShow() throws {
    let item = UINavigationItem(title: "Old")
    let button = UIBarButtonItem(title: "A", style: .plain, target: nil, action: nil)
    item.rightBarButtonItem = button
    bar.items = [item]
    UIApplication.shared.step()
    item.title = "New"
    button.title = "B"
    UIApplication.shared.step()
    XCTAssertEqual(Set(texts()), ["New", "B"])
    button.isHidden = true
    UIApplication.shared.step()
    XCTAssertEqual(texts(), ["New"])
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    item.titleView = view
    UIApplication.shared.step()
    XCTAssertEqual(texts(), [])
    XCTAssertEqual(frame(view), CGRect(x: 176.667, y: 12, width: 40, height: 20).rounded(to: 3))
    item.titleView = nil
    UIApplication.shared.step()
    XCTAssertNil(view.superview)
    XCTAssertEqual(texts(), ["New"])
  }

  func testCustomView() {
    let view = UISwitch()
    let item = UINavigationItem(title: "T")
    item.rightBarButtonItem = UIBarButtonItem(customView: view)
    bar.items = [item]
    UIApplication.shared.step()
    XCTAssertEqual(frame(view).maxX, 393 - 16, accuracy: 0.4)
    XCTAssertEqual(frame(view).midY, 22, accuracy: 0.4)
    stage.tap(CGPoint(x: 350, y: 122))
    XCTAssertTrue(view.isOn)
  }

  func testTopAttachedBackgroundReachesUnderTheStatusBar() {
    let delegate = BarDelegate()
    delegate.position = .topAttached
    bar.delegate = delegate
    XCTAssertEqual(bar.barPosition, .topAttached)
    bar.setNeedsLayout()
    UIApplication.shared.step()
    XCTAssertEqual(bar.subviews.first?.frame, CGRect(x: 0, y: -100, width: 393, height: 144))
    bar.delegate = nil
    XCTAssertEqual(bar.barPosition, .top)
  }

  func testControllerHasAnItemWithItsTitle() {
    let controller = UIViewController()
    controller.title = "Before"
    XCTAssertEqual(controller.navigationItem.title, "Before")
    controller.title = "After"
    XCTAssertEqual(controller.navigationItem.title, "After")
    controller.navigationItem.title = "Own"
    XCTAssertEqual(controller.title, "After")
    XCTAssertEqual(controller.editButtonItem.title, "Edit")
    controller.editButtonItem.title = "Change"
    controller.editButtonItem.perform(event: nil)
    XCTAssertTrue(controller.isEditing)
    XCTAssertEqual(controller.editButtonItem.title, "Done")
    XCTAssertEqual(controller.editButtonItem.style, .done)
  }

  func testHostileSizesAndItems() {
    let item = UINavigationItem(title: String(repeating: "x", count: 10_000))
    item.leftBarButtonItems = (0..<200).map {
      UIBarButtonItem(title: "\($0)", style: .done, target: nil, action: nil)
    }
    item.rightBarButtonItems = [.fixedSpace(-5), .fixedSpace(.infinity), .flexibleSpace()]
    bar.items = [item, UINavigationItem(), item]
    for frame in [
      CGRect.zero, CGRect(x: 0, y: 0, width: 1, height: 1), CGRect(x: 0, y: 0, width: CGFloat.nan, height: 44),
      CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 44), CGRect(x: 0, y: 0, width: -300, height: -44),
    ] {
      bar.frame = frame
      UIApplication.shared.step()
    }
    bar.pushItem(item, animated: false)
    XCTAssertEqual(bar.items?.count, 3)
  }

  func testBarAndItemsGoAway() {
    weak var goneBar: UINavigationBar?
    weak var goneItem: UINavigationItem?
    weak var goneButton: UIBarButtonItem?
    do {
      let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 393, height: 44))
      let item = UINavigationItem(title: "T")
      let button = UIBarButtonItem(barButtonSystemItem: .add, target: bar, action: nil)
      item.rightBarButtonItem = button
      bar.items = [UINavigationItem(title: "Back"), item]
      bar.layoutIfNeeded()
      (goneBar, goneItem, goneButton) = (bar, item, button)
    }
    XCTAssertNil(goneBar)
    XCTAssertNil(goneItem)
    XCTAssertNil(goneButton)
  }
}

/// `facts/nib.md#elements`
final class BarNibTests: XCTestCase {
  func testNavigationBarFromNib() throws {
    _ = BarTarget.register
    let fixture = NibFixture()
    fixture.xib(
      "Bar",
      """
      <navigationBar contentMode="scaleToFill" translucent="NO" barStyle="black" id="b">
        <rect key="frame" x="0.0" y="0.0" width="393" height="44"/>
        <color key="barTintColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
        <textAttributes key="titleTextAttributes"><fontDescription key="fontDescription" type="system" pointSize="20"/></textAttributes>
        <items>
          <navigationItem title="Password Generator" prompt="P" id="n">
            <barButtonItem key="leftBarButtonItem" style="done" systemItem="done" id="l">
              <connections><action selector="done:" destination="-1" id="a"/></connections>
            </barButtonItem>
            <rightBarButtonItems>
              <barButtonItem title="One" tag="7" enabled="NO" width="50" id="r1"/>
              <barButtonItem systemItem="add" id="r2"/>
              <barButtonItem style="plain" id="r3"><view key="customView" id="c"><rect key="frame" x="0" y="0" width="20" height="10"/></view></barButtonItem>
            </rightBarButtonItems>
          </navigationItem>
        </items>
      </navigationBar>
      """)
    let owner = BarTarget()
    let loaded = UINib(nibName: "Bar", bundle: fixture.bundle).instantiate(withOwner: owner)
    let bar = try XCTUnwrap(loaded.first as? UINavigationBar)
    XCTAssertEqual(bar.barStyle, .black)
    XCTAssertFalse(bar.isTranslucent)
    XCTAssertEqual(bar.barTintColor, UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    XCTAssertEqual((bar.titleTextAttributes?[.font] as? UIFont)?.pointSize, 20)
    let item = try XCTUnwrap(bar.topItem)
    XCTAssertEqual(item.title, "Password Generator")
    XCTAssertEqual(item.prompt, "P")
    XCTAssertEqual(item.leftBarButtonItem?.systemItem, .done)
    XCTAssertEqual(item.leftBarButtonItem?.style, .done)
    let right = try XCTUnwrap(item.rightBarButtonItems)
    XCTAssertEqual(right.map(\.systemItem), [nil, .add, nil])
    XCTAssertEqual(right.map(\.tag), [7, 0, 0])
    XCTAssertEqual(right.map(\.isEnabled), [false, true, true])
    XCTAssertEqual(right.map(\.width), [50, 0, 0])
    XCTAssertEqual(right.last?.customView?.bounds.size, CGSize(width: 20, height: 10))
    item.leftBarButtonItem?.perform(event: nil)
    XCTAssertTrue(owner.senders.first === item.leftBarButtonItem)
  }

  func testNavigationItemOfStoryboardController() throws {
    _ = BarTarget.register
    let fixture = NibFixture()
    fixture.storyboard(
      "Main",
      NibFixture.scene(
        "vc1", connections: #"<outlet property="button" destination="bb" id="o"/>"#,
        others: ""
      )
      .replacingOccurrences(
        of: "<connections>",
        with: """
          <navigationItem key="navigationItem" title="Scene" id="ni">
            <barButtonItem key="rightBarButtonItem" title="Go" id="bb">
              <connections><segue destination="vc2" kind="presentation" identifier="go" id="s"/></connections>
            </barButtonItem>
          </navigationItem><connections>
          """
      )
      .replacingOccurrences(
        of: #"<viewController id="vc1""#,
        with: #"<viewController customClass="BarController" customModule="UIKitTests" id="vc1""#)
        + NibFixture.scene("vc2"))
    KeyValueAccess.register("button", on: BarController.self, get: { $0.button }, set: { $0.button = $1 })
    let storyboard = UIStoryboard(name: "Main", bundle: fixture.bundle)
    let controller = try XCTUnwrap(storyboard.instantiateInitialViewController() as? BarController)
    XCTAssertEqual(controller.navigationItem.title, "Scene")
    let button = try XCTUnwrap(controller.navigationItem.rightBarButtonItem)
    controller.loadViewIfNeeded()
    XCTAssertTrue(controller.button === button, "the outlet leads to the same item")
    button.perform(event: nil)
    XCTAssertEqual(controller.prepared, ["go"])
  }
}

final class BarTarget: NSObject {
  var senders: [AnyObject] = []
  static let register: Void = {
    MessageDispatch.register("done:", on: BarTarget.self) { (target, sender: AnyObject?) in
      if let sender { target.senders.append(sender) }
    }
  }()
}

final class BarController: UIViewController {
  var button: UIBarButtonItem?
  var prepared: [String] = []
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if sender as AnyObject? === button { prepared.append(segue.identifier ?? "-") }
  }
}

final class BarDelegate: NSObject, UINavigationBarDelegate {
  var journal: [String] = []
  var allows = true
  var position = UIBarPosition.any
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
    journal.append("should push \(item.title ?? "")")
    return allows
  }
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
    journal.append("did push \(item.title ?? "")")
  }
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    journal.append("should pop \(item.title ?? "")")
    return allows
  }
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
    journal.append("did pop \(item.title ?? "")")
  }
  func position(for bar: any UIBarPositioning) -> UIBarPosition { position }
}

extension CGRect {
  fileprivate func rounded(to scale: CGFloat) -> CGRect {
    CGRect(
      x: (minX * scale).rounded() / scale, y: (minY * scale).rounded() / scale, width: width, height: height)
  }
}
