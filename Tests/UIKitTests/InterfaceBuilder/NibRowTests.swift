import UIKit
import XCTest

/// The attributes that each class reads from files and when it reads them, and the keys of its properties
/// (`facts/nib.md#loading`, `#elements/absent`).
final class NibRowTests: CoreTestCase {
  private let fixture = NibFixture()
  private var files = 0

  private func one<Object>(_ element: String, as type: Object.Type = Object.self) throws -> Object {
    // Files are cached, so each test needs its own.
    files += 1
    fixture.xib("Row\(files)", element)
    let objects = UINib(nibName: "Row\(files)", bundle: fixture.bundle).instantiate(withOwner: nil)
    return try XCTUnwrap(objects.first as? Object, console.joined(separator: "\n"))
  }

  // MARK: When

  /// The values of a file are set when `super.init(coder:)` returns, and are set only once.
  func testAnAppsInitializerSeesAllThatTheFileSays() throws {
    let stepper: RecordingStepper = try one(
      """
      <stepper value="15" minimumValue="10" maximumValue="20" stepValue="2.5" enabled="NO" tag="3" id="s" customClass="RecordingStepper" customModule="UIKitTests">
        <rect key="frame" x="7" y="8" width="94" height="32"/></stepper>
      """)
    XCTAssertEqual(stepper.seen, [15, 10, 20, 2.5, 0, 3, 7])
    XCTAssertEqual(stepper.changes, ["stepValue 2.5"])
    XCTAssertEqual(console, [])
  }

  func testEveryControlHasItsOwnPartsOnce() throws {
    let new: [(element: String, made: UIView)] = [
      ("slider", UISlider()), ("stepper", UIStepper()), ("segmentedControl", UISegmentedControl()),
      ("pageControl", UIPageControl()), ("progressView", UIProgressView()), ("textField", UITextField()),
      ("switch", UISwitch()), ("textView", UITextView()), ("visualEffectView", UIVisualEffectView()),
    ]
    for (element, made) in new {
      let read: UIView = try one("<\(element) id=\"o\"/>")
      XCTAssertEqual(read.subviews.map { "\(type(of: $0))" }, made.subviews.map { "\(type(of: $0))" }, element)
    }
  }

  /// Xcode writes `userInteractionEnabled="NO"` for labels and image views that receive no touches, and nothing for
  /// those that do.
  func testWhatAFileLeavesOutIsTheViewsDefault() throws {
    let label: UILabel = try one("<label id=\"l\"/>")
    XCTAssertTrue(label.isUserInteractionEnabled)
    let picture: UIImageView = try one("<imageView id=\"i\"/>")
    XCTAssertTrue(picture.isUserInteractionEnabled)
    let off: UIImageView = try one("<imageView userInteractionEnabled=\"NO\" id=\"i\"/>")
    XCTAssertFalse(off.isUserInteractionEnabled)
    XCTAssertFalse(UILabel().isUserInteractionEnabled || UIImageView().isUserInteractionEnabled)
  }

  func testAHiddenIndicatorStaysHidden() throws {
    let hidden: UIActivityIndicatorView = try one("<activityIndicatorView hidden=\"YES\" id=\"a\"/>")
    XCTAssertTrue(hidden.isHidden)
    XCTAssertFalse(hidden.hidesWhenStopped)
    let shown: UIActivityIndicatorView = try one("<activityIndicatorView id=\"a\"/>")
    XCTAssertFalse(shown.isHidden)
  }

  func testButtonsOfEveryType() throws {
    let types: [(String, UIButton.ButtonType)] = [
      ("custom", .custom), ("system", .system), ("roundedRect", .system), ("infoLight", .infoLight),
      ("infoDark", .infoDark), ("detailDisclosure", .detailDisclosure), ("contactAdd", .contactAdd),
      ("close", .close),
    ]
    for (name, type) in types {
      let button: UIButton = try one("<button buttonType=\"\(name)\" id=\"b\"/>")
      XCTAssertEqual(button.buttonType, type)
    }
    XCTAssertEqual(console, [])
  }

  func testATextViewFindsLinks() throws {
    let view: UITextView = try one(
      "<textView id=\"t\"><dataDetectorType key=\"dataDetectorTypes\" link=\"YES\" address=\"YES\"/></textView>")
    XCTAssertEqual(view.dataDetectorTypes, [.link, .address])
    XCTAssertEqual(view.backgroundColor, .systemBackground)
    let clear: UITextView = try one("<textView id=\"t\"><nil key=\"backgroundColor\"/></textView>")
    XCTAssertNil(clear.backgroundColor)
    XCTAssertEqual(console, [])
  }

  /// The system's title overrides the file's, and the file's style overrides the system's, regardless of their
  /// order in the file.
  func testSystemItems() throws {
    let tab: UITabBarItem = try one("<tabBarItem systemItem=\"search\" title=\"Mine\" id=\"t\"/>")
    XCTAssertEqual(tab.title, "Search")
    for attributes in ["style=\"plain\" systemItem=\"done\"", "systemItem=\"done\" style=\"plain\""] {
      let item: UIBarButtonItem = try one("<barButtonItem \(attributes) id=\"b\"/>")
      XCTAssertEqual(item.style, .plain)
    }
  }

  // MARK: Size classes

  /// A value for the current size classes replaces the element's own value; without either, the property keeps the
  /// default of its class.
  func testValuesOfSizeClassesAreReadAndGoAgain() throws {
    let stack: RecordingStack = try one(
      """
      <stackView id="s" axis="vertical" customClass="RecordingStack" customModule="UIKitTests">
        <subviews><label text="a" textAlignment="center" id="a"><variation key="heightClass=compact" alpha="0.5" numberOfLines="4"><fontDescription key="fontDescription" type="system" pointSize="9"/></variation></label></subviews>
        <variation key="heightClass=regular" axis="horizontal" spacing="5"/>
      </stackView>
      """)
    let label = try XCTUnwrap(stack.arrangedSubviews.first as? UILabel)
    XCTAssertEqual(stack.seen, .horizontal)
    XCTAssertEqual(stack.axis, .horizontal)
    XCTAssertEqual(stack.spacing, 5)
    stack.traitOverrides.verticalSizeClass = .compact
    XCTAssertEqual(stack.axis, .vertical)
    XCTAssertEqual(stack.spacing, 0)
    XCTAssertEqual(label.alpha, 0.5)
    XCTAssertEqual(label.numberOfLines, 4)
    XCTAssertEqual(label.font.pointSize, 9)
    stack.traitOverrides.verticalSizeClass = .regular
    XCTAssertEqual(label.alpha, 1)
    XCTAssertEqual(label.numberOfLines, 1)
    XCTAssertEqual(label.font.pointSize, 17)
    XCTAssertEqual(label.textAlignment, .center)
  }

  // MARK: Keys

  /// The keys of key-value coding are Objective-C's names instead of the file's.
  func testPropertiesHaveKeys() {
    let view = UIView()
    view.setValue(true, forKey: "clipsToBounds")
    view.setValue(UIView.ContentMode.center.rawValue, forKey: "contentMode")
    XCTAssertTrue(view.clipsToBounds)
    XCTAssertEqual(view.contentMode, .center)
    XCTAssertEqual(view.value(forKey: "contentMode") as? Int, 4)
    let slider = UISlider()
    slider.setValue(10, forKey: "maximumValue")
    slider.setValue(7, forKey: "value")
    slider.setValue(UIColor.red, forKey: "thumbTintColor")
    XCTAssertEqual(slider.value, 7)
    XCTAssertEqual(slider.thumbTintColor, .red)
    let scroll = UIScrollView()
    scroll.setValue(true, forKey: "pagingEnabled")
    scroll.setValue(NSNumber(value: 3), forKey: "maximumZoomScale")
    XCTAssertTrue(scroll.isPagingEnabled)
    XCTAssertEqual(scroll.maximumZoomScale, 3)
    let button = UIButton()
    button.setValue(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), forKey: "contentEdgeInsets")
    XCTAssertEqual(button.contentEdgeInsets.right, 4)
    let tap = UITapGestureRecognizer()
    tap.setValue(3, forKey: "numberOfTapsRequired")
    tap.setValue(false, forKey: "enabled")
    XCTAssertEqual(tap.numberOfTapsRequired, 3)
    XCTAssertFalse(tap.isEnabled)
    // These are keys of an ancestor, of a class that was not used before, and of the application.
    XCTAssertTrue(KeyValueAccess.hasKey("minimumValue", on: RecordingStepper.self))
    XCTAssertTrue(KeyValueAccess.hasKey("contentOffset", on: UITextView.self))
    XCTAssertTrue(KeyValueAccess.hasKey("delegate", on: UIApplication.self))
    XCTAssertFalse(KeyValueAccess.hasKey("minValue", on: UISlider.self))
    XCTAssertEqual(console, [])
  }

  /// Runtime attributes are set by their keys after `init(coder:)`, in the order of the file.
  func testRuntimeAttributesAreKeys() throws {
    let label: UILabel = try one(
      """
      <label textAlignment="right" id="l"><userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="number" keyPath="textAlignment"><integer key="value" value="1"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="string" keyPath="text" value="first"/>
        <userDefinedRuntimeAttribute type="string" keyPath="text" value="second"/>
        <userDefinedRuntimeAttribute type="boolean" keyPath="clipsToBounds" value="YES"/>
        <userDefinedRuntimeAttribute type="color" keyPath="highlightedTextColor"><color key="value" systemColor="systemRedColor"/></userDefinedRuntimeAttribute>
      </userDefinedRuntimeAttributes></label>
      """)
    XCTAssertEqual(label.textAlignment, .center)
    XCTAssertEqual(label.text, "second")
    XCTAssertTrue(label.clipsToBounds)
    XCTAssertEqual(label.highlightedTextColor, .systemRed)
    XCTAssertEqual(console, [])
  }
}

final class RecordingStepper: UIStepper {
  var seen: [Double] = []
  var changes: [String] = []

  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    seen = [
      value, minimumValue, maximumValue, stepValue, isEnabled ? 1 : 0, Double(tag), Double(frame.minX),
    ]
  }
  override var stepValue: Double { didSet { changes.append("stepValue \(stepValue)") } }
}

final class RecordingStack: UIStackView {
  var seen: NSLayoutConstraint.Axis?

  override init(frame: CGRect) { super.init(frame: frame) }
  required init(coder: NSCoder) {
    super.init(coder: coder)
    seen = axis
  }
}
