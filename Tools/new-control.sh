#!/bin/sh
# Writes the files of a new control of UIKit: the class, what Interface Builder files say of it, and tests. They compile and
# pass as they are: a bar whose value follows the finger, to be changed into what the control is.
#
#   Tools/new-control.sh UIRating [FOLDER]
#
# FOLDER is the repository unless given. CONTRIBUTING.md says what else a control needs.
set -eu
class=${1:-}
root=${2:-$(cd "$(dirname "$0")/.." && pwd)}
if ! printf '%s' "$class" | grep -Eq '^UI[A-Z][A-Za-z0-9]*$'; then
  echo "usage: Tools/new-control.sh UINAME [FOLDER]; the name of the class begins with UI and a capital letter" >&2
  exit 1
fi
# The row's name: rating of UIRating, urlField of UIURLField. The element's: its first letter alone is small.
row=$(printf '%s' "${class#UI}" | sed -E 's/^([A-Z]+)([A-Z][a-z])/\L\1\E\2/; t; s/^([A-Z]+)/\L\1/')
element=$(printf '%s' "${class#UI}" | sed -E 's/^./\l&/')
apple=$(printf '%s' "$class" | tr '[:upper:]' '[:lower:]')
sources=$root/Sources/UIKit/Controls
tests=$root/Tests/UIKitTests/Controls
for file in "$sources/$class.swift" "$sources/$class+Nib.swift" "$tests/${class}Tests.swift"; do
  if [ -e "$file" ]; then
    echo "$file is there already" >&2
    exit 1
  fi
done
mkdir -p "$sources" "$tests"

# write FILE: the template on standard input, with the names.
write() {
  sed "s/CLASS/$class/g; s/ROW/$row/g; s/ELEMENT/$element/g; s/APPLE/$apple/g" >"$1"
  echo "$1"
}

write "$sources/$class.swift" <<'END'
import CoreGraphics

/// What the control shows and takes, in one sentence.
///
/// Its size, with the fact that says so (facts/geometry.md#controls). What a finger does, and which events are sent.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/APPLE>
@preconcurrency @MainActor open class CLASS: UIControl {
  private static let size = CGSize(width: 100, height: 30)
  private let bar = UIView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    // What only a control from code has, such as `contentMode`, is set here: files say it themselves.
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    decode(.ROW, from: coder)
  }

  override class var nibRow: NibRow { .ROW }

  private func setUp() {
    bar.isUserInteractionEnabled = false
    addSubview(bar)
    show()
  }

  // MARK: Value

  /// From 0 to 1; other values are brought into that range. Setting it sends nothing.
  open var value: Double {
    get { stored }
    set {
      stored = newValue.isNaN ? 0 : min(max(newValue, 0), 1)
      setNeedsLayout()
    }
  }
  private var stored = 0.0

  // MARK: Look

  private func show() {
    bar.backgroundColor = tintColor
    bar.alpha = isEnabled ? 1 : 0.5
  }

  override func stateDidChange() { show() }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    show()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    bar.frame = CGRect(x: 0, y: 0, width: bounds.width * CGFloat(value), height: bounds.height)
  }

  // MARK: Size

  open override var intrinsicContentSize: CGSize { CLASS.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CLASS.size }

  // MARK: Touches

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    follow(touch)
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    follow(touch)
    return true
  }

  private func follow(_ touch: UITouch) { change(to: Double(touch.location(in: self).x / bounds.width)) }

  /// What the user does, and code does not, sends `.valueChanged`.
  private func change(to new: Double) {
    let old = value
    value = new
    if value != old { sendActions(for: .valueChanged) }
  }

  // MARK: Accessibility

  open override var accessibilityTraits: UIAccessibilityTraits {
    get { super.accessibilityTraits.union(.adjustable) }
    set { super.accessibilityTraits = newValue }
  }

  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? "\(Int((value * 100).rounded())) %" }
    set { super.accessibilityValue = newValue }
  }

  open override func accessibilityIncrement() { change(to: value + 0.1) }
  open override func accessibilityDecrement() { change(to: value - 0.1) }
}
END

write "$sources/$class+Nib.swift" <<'END'
extension NibRow {
  static let ROW = NibRow(CLASS.self) { row in
    row.property("value", \.value)
  }
}
END

write "$tests/${class}Tests.swift" <<'END'
import UIKit
import XCTest

/// The facts that give the expected values: `facts/geometry.md#controls`, `facts/events.md#controls`.
final class CLASSTests: CoreTestCase {
  private var stage: Stage!
  private var control: CLASS!
  private var changes: [Double] = []

  override func setUp() {
    super.setUp()
    stage = Stage()
    control = CLASS(frame: CGRect(x: 100, y: 200, width: 100, height: 30))
    stage.view.addSubview(control)
    changes = []
    control.addAction(
      UIAction { [weak self] action in self?.changes.append((action.sender as? CLASS)?.value ?? -1) },
      for: .valueChanged)
    UIApplication.shared.step()
  }

  override func tearDown() {
    stage.end()
    stage = nil
    control = nil
    super.tearDown()
  }

  func testDefaults() {
    XCTAssertEqual(control.value, 0)
    XCTAssertEqual(control.intrinsicContentSize, CGSize(width: 100, height: 30))
    XCTAssertEqual(control.sizeThatFits(.zero), control.intrinsicContentSize)
  }

  func testValuesAreBroughtIntoTheRange() {
    for (value, expected) in [(0.5, 0.5), (-1, 0), (2, 1), (.nan, 0), (.infinity, 1)] {
      control.value = value
      XCTAssertEqual(control.value, expected)
    }
    XCTAssertEqual(changes, [], "code sends nothing")
  }

  func testAFingerChangesTheValue() {
    stage.touch(.began, CGPoint(x: 125, y: 215))
    stage.touch(.moved, CGPoint(x: 150, y: 215))
    stage.touch(.ended, CGPoint(x: 150, y: 215))
    XCTAssertEqual(changes, [0.25, 0.5])
    control.isEnabled = false
    stage.tap(CGPoint(x: 110, y: 215))
    XCTAssertEqual(control.value, 0.5)
  }

  func testAccessibility() {
    XCTAssertTrue(control.accessibilityTraits.contains(.adjustable))
    control.accessibilityIncrement()
    XCTAssertEqual(control.accessibilityValue, "10 %")
    XCTAssertEqual(changes, [0.1])
  }

  /// The element of Interface Builder files, and the key of key-value coding.
  func testFilesAndKeys() throws {
    let fixture = NibFixture()
    fixture.xib("Control", "<ELEMENT value=\"0.75\" enabled=\"NO\" id=\"c\"/>")
    let made = UINib(nibName: "Control", bundle: fixture.bundle).instantiate(withOwner: nil)
    let read = try XCTUnwrap(made.first as? CLASS)
    XCTAssertEqual(read.value, 0.75)
    XCTAssertFalse(read.isEnabled)
    read.setValue(0.25, forKey: "value")
    XCTAssertEqual(read.value, 0.25)
    XCTAssertEqual(console, [])
  }
}
END
