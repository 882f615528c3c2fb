import FactTables
import FlipsideTesting
import UIKit
import XCTest

/// The choice of colors by the user (facts/pickers.md#color-picker).
final class ColorPickerTests: TimeTestCase {
  private final class Listener: NSObject, UIColorPickerViewControllerDelegate {
    var journal: [String] = []
    func colorPickerViewController(
      _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) { journal.append(continuously ? "moving" : "chosen") }
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {
      journal.append("finish")
    }
  }
  private let listener = Listener()
  private let picker = UIColorPickerViewController()

  private func show() {
    picker.delegate = listener
    window.rootViewController?.present(picker, animated: false)
    go(to: now + 1)
  }

  private func hex(_ color: UIColor?) -> String {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color?.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return String(
      format: "%02X%02X%02X %.2f", Int(red * 255 + 0.5), Int(green * 255 + 0.5), Int(blue * 255 + 0.5), alpha)
  }

  private func views(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(views) }
  private func frame(_ label: String) -> CGRect {
    let found = views(picker.view).first { $0.accessibilityLabel == label }
    return found.map { $0.convert($0.bounds, to: nil) } ?? .null
  }

  func testDefaults() {
    XCTAssertTrue(picker.supportsAlpha)
    XCTAssertEqual(hex(picker.selectedColor), "000000 1.00")
    XCTAssertNil(UIColorWell().selectedColor)
    XCTAssertTrue(UIColorWell().supportsAlpha)
    XCTAssertNil(UIColorWell().title)
  }

  /// The first row is gray from white to black; the fourth color of the second-last row is a pale violet.
  func testTheGrid() {
    show()
    let grid = frame("Color Grid")
    tap(grid.minX + 5, grid.minY + 5)
    XCTAssertEqual(hex(picker.selectedColor), "FFFFFF 1.00")
    XCTAssertEqual(listener.journal, ["moving", "chosen"])
    tap(grid.maxX - 5, grid.minY + 5)
    XCTAssertEqual(hex(picker.selectedColor), "000000 1.00")
    tap(grid.minX + grid.width * 3.5 / 12, grid.minY + grid.height * 8.5 / 10)
    XCTAssertEqual(hex(picker.selectedColor), "E292FE 1.00")
  }

  func testTheSpectrum() {
    show()
    stage.tap("Spectrum")
    go(to: now + 1)
    let spectrum = frame("Color Spectrum")
    tap(spectrum.minX + spectrum.width / 3, spectrum.midY)
    XCTAssertEqual(hex(picker.selectedColor).prefix(4), "00FF")
    tap(spectrum.midX, spectrum.maxY - 0.1)
    XCTAssertEqual(hex(picker.selectedColor).prefix(6), "000000")
  }

  func testSlidersAndOpacity() {
    picker.selectedColor = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    show()
    stage.tap("Sliders")
    go(to: now + 1)
    let red = frame("RED")
    tap(red.minX + 2, red.minY + 40)
    XCTAssertEqual(hex(picker.selectedColor), "008000 1.00")
    let opacity = frame("OPACITY")
    tap(opacity.minX + 2, opacity.minY + 40)
    XCTAssertEqual(hex(picker.selectedColor), "008000 0.00")
    XCTAssertTrue(stage.shows("0%"))
  }

  func testWithoutOpacity() {
    picker.supportsAlpha = false
    show()
    XCTAssertFalse(stage.shows("OPACITY"))
  }

  func testFinishing() {
    show()
    picker.selectedColor = .red
    XCTAssertEqual(listener.journal, [])
    stage.tap("Close")
    go(to: now + 1)
    XCTAssertEqual(listener.journal, ["finish"])
    XCTAssertNil(picker.presentingViewController)
  }

  func testADelegateOfIOS14() {
    final class Old: NSObject, UIColorPickerViewControllerDelegate {
      var count = 0
      func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) { count += 1 }
    }
    let old = Old()
    show()
    picker.delegate = old
    let grid = frame("Color Grid")
    tap(grid.minX + 5, grid.minY + 5)
    XCTAssertEqual(old.count, 2)
  }

  func testAWellOpensThePicker() throws {
    let size = try FactTable("pickers", "color-picker").numbers("well-size")
    let well = UIColorWell(frame: CGRect(x: 100, y: 100, width: 0, height: 0))
    XCTAssertEqual(well.frame.size, CGSize(width: size[0], height: size[1]))
    well.title = "Background"
    well.selectedColor = .red
    view.addSubview(well)
    var events = 0
    well.addAction(UIAction { _ in events += 1 }, for: .valueChanged)
    stage.tap("Background")
    go(to: now + 1)
    let shown = window.rootViewController?.presentedViewController as? UIColorPickerViewController
    XCTAssertEqual(hex(shown?.selectedColor), "FF0000 1.00")
    let grid = views(shown!.view).first { $0.accessibilityLabel == "Color Grid" }!
    let frame = grid.convert(grid.bounds, to: nil)
    tap(frame.minX + 5, frame.minY + 5)
    XCTAssertEqual(hex(well.selectedColor), "FFFFFF 1.00")
    XCTAssertGreaterThan(events, 0)
  }

  func testAWellOfAFile() {
    let fixture = NibFixture()
    fixture.xib(
      "Well",
      """
      <colorWell contentMode="scaleToFill" id="w" title="Tint" supportsAlpha="NO">
        <rect key="frame" x="0.0" y="0.0" width="40" height="40"/>
        <color key="selectedColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
      </colorWell>
      """)
    let well = UINib(nibName: "Well", bundle: fixture.bundle).instantiate(withOwner: nil).first as? UIColorWell
    XCTAssertEqual(well?.title, "Tint")
    XCTAssertEqual(well?.supportsAlpha, false)
    XCTAssertEqual(hex(well?.selectedColor), "FF0000 1.00")
  }
}
