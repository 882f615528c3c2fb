import FlipsideTesting
import HostModel
import Simulator
import UIKit
import XCTest

/// The audit rules of UI tests and `flipside audit`.
final class AccessibilityAuditTests: XCTestCase {
  /// A custom screen, whose properties contain its views.
  private final class Screen: UIViewController {
    let first = UIButton(type: .system)
    lazy var later = UILabel()
    var optional: UISwitch?
    var box = UIView()
  }

  private func onMain(_ body: @MainActor () -> Void) { MainActor.assumeIsolated(body) }

  /// Returns the kinds of issues found for a view on a white screen.
  @MainActor private func kinds(
    of view: UIView, _ frame: CGRect = CGRect(x: 40, y: 200, width: 200, height: 60), back: UIColor = .white
  ) -> [AuditFinding.Kind] {
    onStage(animates: false) { stage in
      stage.view.backgroundColor = back
      view.frame = frame
      stage.view.addSubview(view)
      UIApplication.shared.step()
      UIApplication.shared.step()
      return AccessibilityAudit(UIApplication.shared).issues().filter {
        $0.element === view || ($0.element as? UIView)?.isDescendant(of: view) == true
      }.map(\.kind)
    }
  }

  @MainActor private func label(_ text: String, _ color: UIColor = .black, size: CGFloat = 17) -> UILabel {
    let label = UILabel()
    label.text = text
    label.textColor = color
    label.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: size))
    label.adjustsFontForContentSizeCategory = true
    return label
  }

  // MARK: Descriptions

  func testElementsWithoutDescription() {
    onMain {
      let button = UIButton(type: .custom)
      XCTAssertEqual(kinds(of: button), [.sufficientElementDescription])
      button.accessibilityLabel = " "
      XCTAssertEqual(kinds(of: button), [.sufficientElementDescription])
      button.accessibilityLabel = "Share"
      XCTAssertEqual(kinds(of: button), [])
      let view = UIView()
      XCTAssertEqual(kinds(of: view), [])
      view.isAccessibilityElement = true
      XCTAssertEqual(kinds(of: view), [.sufficientElementDescription])
      view.accessibilityValue = "3"
      XCTAssertEqual(kinds(of: view), [])
      // VoiceOver skips a label without text.
      XCTAssertEqual(kinds(of: UILabel()), [])
    }
  }

  /// A switch needs a label for its value, unless a cell around it is read first.
  func testValuesNeedALabel() {
    onMain {
      let toggle = UISwitch()
      XCTAssertEqual(kinds(of: toggle), [.sufficientElementDescription])
      toggle.accessibilityLabel = "Wi-Fi"
      XCTAssertEqual(kinds(of: toggle), [])
      XCTAssertEqual(kinds(of: UISlider()), [.sufficientElementDescription])
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Wi-Fi"
      cell.accessoryView = UISwitch()
      XCTAssertFalse(kinds(of: cell).contains(.sufficientElementDescription))
    }
  }

  // MARK: Targets

  func testSmallTargets() {
    onMain {
      @MainActor func button(_ width: CGFloat, _ height: CGFloat, _ given: UIButton? = nil) -> [AuditFinding
        .Kind]
      {
        let button = given ?? UIButton()
        button.accessibilityLabel = "Share"
        return kinds(of: button, CGRect(x: 40, y: 200, width: width, height: height))
      }
      XCTAssertEqual(button(44, 44), [])
      XCTAssertEqual(button(43, 44), [.hitRegion])
      XCTAssertEqual(button(100, 30), [.hitRegion])
      // The area in which touches reach the button counts.
      final class Wide: UIButton {
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
          bounds.insetBy(dx: -10, dy: -10).contains(point)
        }
      }
      XCTAssertEqual(button(30, 30, Wide()), [])
      XCTAssertEqual(button(20, 20, Wide()), [.hitRegion])
    }
  }

  /// The sizes of UIKit's controls are not reported.
  func testControlsOfUIKitKeepTheirSize() {
    onMain {
      let stepper = UIStepper()
      let field = UITextField()
      field.borderStyle = .roundedRect
      field.placeholder = "Name"
      let segments = UISegmentedControl(items: ["One", "Two"])
      for view in [stepper, field, segments] as [UIView] {
        let size = view.sizeThatFits(CGSize(width: 200, height: 100))
        let frame = CGRect(x: 40, y: 200, width: max(size.width, 100), height: size.height)
        XCTAssertFalse(kinds(of: view, frame).contains(.hitRegion), "\(type(of: view))")
      }
    }
  }

  // MARK: Contrast

  func testRatios() {
    let (black, white) = (AuditColor(red: 0, green: 0, blue: 0), AuditColor(red: 1, green: 1, blue: 1))
    XCTAssertEqual(black.contrast(with: white), 21, accuracy: 1e-9)
    XCTAssertEqual(white.contrast(with: white), 1, accuracy: 1e-9)
    func gray(_ value: Int) -> AuditColor {
      AuditColor(red: Double(value) / 255, green: Double(value) / 255, blue: Double(value) / 255)
    }
    // These grays are just above and below the limit of 4.5 to 1 on white.
    XCTAssertEqual(gray(0x76).contrast(with: white), 4.54, accuracy: 0.01)
    XCTAssertEqual(gray(0x77).contrast(with: white), 4.48, accuracy: 0.01)
    XCTAssertEqual(black.blended(over: white, alpha: 0.5), AuditColor(red: 0.5, green: 0.5, blue: 0.5))
    XCTAssertEqual(AuditColor.leastContrast(pointSize: 17, isBold: false), 4.5)
    XCTAssertEqual(AuditColor.leastContrast(pointSize: 18, isBold: false), 3)
    XCTAssertEqual(AuditColor.leastContrast(pointSize: 12, isBold: true), 3)
  }

  func testContrastOfLabels() {
    onMain {
      XCTAssertEqual(kinds(of: label("Plain")), [])
      XCTAssertEqual(kinds(of: label("Faint", .init(white: 0.8, alpha: 1))), [.contrast])
      XCTAssertEqual(kinds(of: label("On black", .white), back: .black), [])
      // A ratio of 3.5 to 1 is sufficient for large text only.
      let gray = UIColor(white: 0.53, alpha: 1)
      XCTAssertEqual(kinds(of: label("Small", gray)), [.contrast])
      XCTAssertEqual(kinds(of: label("Large", gray, size: 20)), [])
      let faded = label("Faded")
      faded.alpha = 0.3
      XCTAssertEqual(kinds(of: faded), [.contrast])
      let disabled = label("Disabled", .init(white: 0.8, alpha: 1))
      disabled.isEnabled = false
      XCTAssertEqual(kinds(of: disabled), [])
    }
  }

  // MARK: Text

  func testClippedText() {
    onMain {
      let frame = CGRect(x: 40, y: 200, width: 60, height: 60)
      let long = label("Much longer than its label is wide")
      XCTAssertEqual(kinds(of: long, frame), [.textClipped])
      let lines = label("Two lines of text")
      lines.numberOfLines = 0
      XCTAssertEqual(kinds(of: lines, CGRect(x: 40, y: 200, width: 100, height: 60)), [])
      // The label extends beyond the edge of the screen.
      XCTAssertEqual(kinds(of: label("Beyond"), CGRect(x: 340, y: 200, width: 100, height: 40)), [.textClipped])
      let scroll = UIScrollView()
      let inside = label("Scrolls")
      inside.frame = CGRect(x: 150, y: 0, width: 100, height: 40)
      scroll.addSubview(inside)
      XCTAssertEqual(kinds(of: scroll), [])
      let clipping = UIView()
      clipping.clipsToBounds = true
      let cut = label("Cut")
      cut.frame = CGRect(x: 150, y: 0, width: 100, height: 40)
      clipping.addSubview(cut)
      XCTAssertEqual(kinds(of: clipping), [.textClipped])
    }
  }

  func testTextOfFixedSize() {
    onMain {
      let fixed = label("Fixed")
      fixed.adjustsFontForContentSizeCategory = false
      XCTAssertEqual(kinds(of: fixed), [.dynamicType])
    }
  }

  func testConflictingTraits() {
    onMain {
      let view = UIView()
      view.isAccessibilityElement = true
      view.accessibilityLabel = "Both"
      view.accessibilityTraits = [.button, .link]
      XCTAssertEqual(kinds(of: view), [.trait])
    }
  }

  // MARK: Names

  func testObjectsAreNamedByProperties() {
    onMain {
      onStage(Screen(), animates: false) { stage in
        guard let screen = stage.controller as? Screen else { return XCTFail("another controller") }
        let (toggle, inner) = (UISwitch(), UIView())
        screen.optional = toggle
        screen.first.setTitle("Save", for: .normal)
        for view in [screen.first, screen.later, toggle, screen.box] as [UIView] { screen.view.addSubview(view) }
        screen.box.addSubview(inner)
        inner.accessibilityIdentifier = "inner"
        UIApplication.shared.step()
        @MainActor func finding(_ view: UIView) -> AuditFinding {
          let issue = AccessibilityAudit.Issue(kind: .trait, summary: "", detail: "", number: 0, element: view)
          return AuditSubject(view).finding(issue)
        }
        XCTAssertEqual(finding(screen.first).property, "first")
        XCTAssertEqual(finding(screen.first).name, "Save")
        XCTAssertEqual(finding(screen.first).owner, "Screen")
        XCTAssertEqual(finding(screen.first).screen, "Screen")
        XCTAssertEqual(finding(screen.later).property, "later")
        XCTAssertEqual(finding(toggle).property, "optional")
        // The nearest ancestor with a name is used.
        XCTAssertEqual(finding(inner).property, "box")
        XCTAssertEqual(finding(inner).name, "inner")
        // The label of a button is named as the button.
        let title = screen.first.titleLabel.map { finding($0) }
        XCTAssertEqual(title?.className, "UIButton")
        XCTAssertEqual(title?.property, "first")
      }
    }
  }
}
