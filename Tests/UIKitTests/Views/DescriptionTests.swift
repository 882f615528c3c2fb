import FlipsideTesting
import UIKit
import XCTest

/// The console descriptions of objects: `facts/descriptions.md#descriptions`.
final class DescriptionTests: XCTestCase {
  private final class Badge: UILabel {}
  private final class Catcher: NSObject {}

  /// The text with `0x…` for each address.
  private func plain(_ object: Any) -> String {
    "\(object)".replacingOccurrences(of: "0x[0-9a-f]+", with: "0x…", options: .regularExpression)
  }

  func testViewsNameWhatTheyShow() {
    MainActor.assumeIsolated {
      let label = UILabel(frame: CGRect(x: 1, y: 2.5, width: 100, height: 20))
      label.text = "Hi"
      label.alpha = 0.5
      label.tag = 4
      label.autoresizingMask = .flexibleWidth
      label.backgroundColor = .red
      XCTAssertEqual(
        plain(label),
        "<UILabel: 0x…; frame = (1 2.5; 100 20); text = 'Hi'; alpha = 0.5; autoresize = W; userInteractionEnabled = NO; "
          + "tag = 4; backgroundColor = UIExtendedSRGBColorSpace 1 0 0 1; layer = <CALayer: 0x…>>")
      XCTAssertTrue(plain(Badge()).contains(".Badge: 0x…; baseClass = UILabel; frame = (0 0; 0 0)"), plain(Badge()))
      let field = UITextField()
      field.text = "abc"
      XCTAssertTrue(plain(field).contains("; text = 'abc'"), plain(field))
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      XCTAssertFalse(plain(cell).contains("text"), plain(cell))
      cell.textLabel?.text = "Row"
      XCTAssertTrue(plain(cell).contains("; text = 'Row'"), plain(cell))
    }
  }

  func testScrollViewsNameTheirOffset() {
    MainActor.assumeIsolated {
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view.contentSize = CGSize(width: 10, height: 40.5)
      view.contentOffset.y = 3
      XCTAssertTrue(
        plain(view).hasSuffix(
          "layer = <CALayer: 0x…>; contentOffset: {0, 3}; contentSize: {10, 40.5}; adjustedContentInset: {0, 0, 0, 0}>"
        ),
        plain(view))
      let grid = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      XCTAssertTrue(
        plain(grid).hasSuffix("; layout: <UICollectionViewFlowLayout: 0x…>; dataSource: (null)>"), plain(grid))
    }
  }

  func testRecognizersNameViewsAndTargets() {
    MainActor.assumeIsolated {
      let catcher = Catcher()
      let tap = UITapGestureRecognizer(target: catcher, action: "tapped:")
      tap.numberOfTapsRequired = 2
      tap.cancelsTouchesInView = false
      let view = UIView()
      view.addGestureRecognizer(tap)
      let text = plain(tap)
      XCTAssertTrue(
        text.hasPrefix(
          "<UITapGestureRecognizer: 0x…; state = Possible; cancelsTouchesInView = NO; view = <UIView 0x…>; "
            + "target= <(action=tapped:, target=<"), text)
      XCTAssertTrue(text.hasSuffix("Catcher 0x…>)>; numberOfTapsRequired = 2>"), text)
    }
  }

  func testValues() {
    MainActor.assumeIsolated {
      XCTAssertEqual(plain(UIColor.label), "<UIDynamicSystemColor: 0x…; name = labelColor>")
      XCTAssertEqual(plain(UIColor.systemBlue), "<UIDynamicCatalogSystemColor: 0x…; name = systemBlueColor>")
      XCTAssertEqual(
        plain(UIAlertAction(title: "OK", style: .default)),
        "<UIAlertAction: 0x… Title = \"OK\" Descriptive = \"(null)\" Image = 0x0>".replacingOccurrences(
          of: "0x0", with: "0x…"))
      XCTAssertEqual(
        plain(UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 2))),
        "<UIBezierPath: 0x…; <MoveTo {0, 0}>,\n <LineTo {1, 0}>,\n <LineTo {1, 2}>,\n <LineTo {0, 2}>,\n <Close>>")
      let traits = UITraitCollection {
        $0.userInterfaceIdiom = .phone
        $0.displayScale = 3
        $0.layoutDirection = .rightToLeft
        $0.preferredContentSizeCategory = .large
      }
      XCTAssertEqual(
        plain(traits),
        "<UITraitCollection: 0x…; UserInterfaceIdiom = Phone, DisplayScale = 3, UserInterfaceLayoutDirection = RTL, "
          + "PreferredContentSizeCategory = L>")
      XCTAssertTrue(plain(UIScreen.main).hasPrefix("<UIScreen: 0x…; bounds = {{0, 0}, {"), plain(UIScreen.main))
    }
  }

  func testAttributedText() {
    let text = NSMutableAttributedString(
      string: "hello", attributes: [.font: UIFont.systemFont(ofSize: 12), .kern: 2])
    text.append(NSAttributedString(string: " w"))
    XCTAssertEqual(
      plain(text),
      "hello{\n    NSFont = \"<UICTFont: 0x…> font-family: \\\".AppleSystemUIFont\\\"; font-weight: normal; "
        + "font-style: normal; font-size: 12.00pt\";\n    NSKern = 2;\n} w{\n}")
  }
}
