import FactTables
import FlipsideTesting
import UIKit
import XCTest

import class CoreText.NSAttributedString

/// Wheels as configured by apps: sizes, queries, rows (facts/geometry.md#picker-view).
final class UIPickerViewTests: PickerTestCase {
  func testSizes() throws {
    let table = try FactTable("geometry", "picker-view")
    let size = try table.numbers("size")
    let standard = CGSize(width: size[0], height: size[1])
    XCTAssertEqual(UIPickerView().frame.size, standard)
    XCTAssertEqual(UIPickerView().intrinsicContentSize, standard)
    XCTAssertEqual(picker.sizeThatFits(.zero), standard)
    XCTAssertEqual(picker.rowSize(forComponent: 0), CGSize(width: 302, height: try table.number("row-height")))
    XCTAssertEqual(picker.rowSize(forComponent: 7), .zero)
  }

  /// (320 − 18 − 2 · 5) / 3, rounded down; the wheels are side by side, in the direction of text.
  func testWheelsShareTheWidth() {
    model.wheels = [["a"], ["b"], ["c"]]
    picker.reloadAllComponents()
    step()
    XCTAssertEqual((0..<3).map { picker.rowSize(forComponent: $0).width }, [97, 97, 97])
    func x(_ text: String) -> CGFloat {
      labels(text).first.map { $0.convert($0.bounds, to: picker).midX } ?? .nan
    }
    XCTAssertEqual(x("b"), 160, accuracy: 1)
    XCTAssertLessThan(x("a"), x("b"))
    XCTAssertLessThan(x("b"), x("c"))
    picker.semanticContentAttribute = .forceRightToLeft
    picker.setNeedsLayout()
    step()
    XCTAssertGreaterThan(x("a"), x("b"))
    XCTAssertGreaterThan(x("b"), x("c"))
  }

  /// Apps remove the selection by its index among the subviews.
  func testTheSelectionIsTheSecondSubview() {
    let band = picker.subviews[1]
    XCTAssertEqual(band.frame, CGRect(x: 9, y: 91, width: 302, height: 34))
    XCTAssertEqual(band.backgroundColor, .quaternarySystemFill)
    XCTAssertFalse(band.isUserInteractionEnabled)
  }

  /// The numbers of components and rows are queried first, then the titles of visible rows, each once.
  func testOrderOfQuestions() {
    XCTAssertEqual(Array(model.journal.prefix(2)), ["components", "rows 0"])
    let titles = model.journal.filter { $0.hasPrefix("title") }
    XCTAssertEqual(titles, ["title 0.0", "title 0.1", "title 0.2", "title 0.3", "title 0.4"])
    model.journal = []
    picker.selectRow(1, inComponent: 0, animated: false)
    XCTAssertEqual(model.journal, ["title 0.5"])
    model.journal = []
    picker.reloadComponent(0)
    XCTAssertEqual(model.journal, ["rows 0"])
    step()
    XCTAssertEqual(model.journal.count, 1 + 6)
  }

  /// Half of the picker's height is 108; N = ⌈2 · 291 / 32⌉ = 19 rows are one turn of the cylinder.
  func testRowsAreOnACylinder() {
    picker.selectRow(10, inComponent: 0, animated: false)
    step()
    let angle = 2 * CGFloat.pi / 19
    let radius = 0.334225372 * 291 as CGFloat
    for distance in 2...4 {
      let label = labels("Row \(10 + distance)")[0]
      let frame = label.convert(label.bounds, to: picker)
      XCTAssertEqual(frame.midY, 108 + radius * sin(CGFloat(distance) * angle), accuracy: 0.01)
      XCTAssertEqual(frame.height, 32 * cos(CGFloat(distance) * angle), accuracy: 0.01)
      XCTAssertEqual(label.alpha, 0.447, accuracy: 0.001)
      XCTAssertEqual(label.font.pointSize, 21)
    }
    XCTAssertTrue(labels("Row 15").isEmpty)
    XCTAssertEqual(labels("Row 10").map(\.font.pointSize), [23.5])
    XCTAssertEqual(labels("Row 10").map(\.alpha), [1])
  }

  func testTitlesWithAttributesKeepTheirColourOnly() {
    final class Red: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
      func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 2 }
      func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int)
        -> NSAttributedString?
      {
        row == 1
          ? nil
          : NSAttributedString(
            string: "red", attributes: [.foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 90)])
      }
      func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        "plain"
      }
    }
    let red = Red()
    picker.dataSource = red
    picker.delegate = red
    step()
    let label = labels("red")[0]
    XCTAssertEqual(label.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor, .red)
    XCTAssertEqual((label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize, 23.5)
    XCTAssertFalse(labels("plain").isEmpty)
  }

  /// Views of rows that are no longer visible are offered for reuse; views without a size get the row's.
  func testOwnViewsAreUsedAgain() {
    final class Own: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
      var made = 0
      func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 100 }
      func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 50 }
      func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
      ) -> UIView {
        if view == nil { made += 1 }
        let label = view as? UILabel ?? UILabel()
        label.text = "own \(row)"
        return label
      }
    }
    let own = Own()
    picker.dataSource = own
    picker.delegate = own
    step()
    XCTAssertEqual(picker.rowSize(forComponent: 0).height, 50)
    XCTAssertEqual((picker.view(forRow: 0, forComponent: 0) as? UILabel)?.text, "own 0")
    XCTAssertEqual(picker.view(forRow: 0, forComponent: 0)?.bounds.size, CGSize(width: 302, height: 50))
    for row in 0..<90 {
      picker.selectRow(row, inComponent: 0, animated: false)
      step()
    }
    XCTAssertLessThan(own.made, 16)
    XCTAssertNil(picker.view(forRow: 0, forComponent: 0))
  }

  func testRowsWithoutTitlesAreQuestionMarks() {
    final class Bare: NSObject, UIPickerViewDataSource {
      func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 1 }
    }
    let bare = Bare()
    picker.delegate = nil
    picker.dataSource = bare
    step()
    XCTAssertFalse(labels("?").isEmpty)
  }

  // MARK: Bad input

  func testNoRowsAndNoData() {
    model.wheels = [[], ["a"]]
    picker.reloadAllComponents()
    step()
    XCTAssertEqual(picker.numberOfComponents, 2)
    XCTAssertEqual(picker.numberOfRows(inComponent: 0), 0)
    XCTAssertEqual(picker.selectedRow(inComponent: 0), -1)
    picker.selectRow(3, inComponent: 0, animated: true)
    tap(80, 340)
    XCTAssertEqual(selections, [])
    picker.dataSource = nil
    picker.delegate = nil
    step()
    XCTAssertEqual(picker.numberOfComponents, 0)
    XCTAssertEqual(picker.selectedRow(inComponent: 0), -1)
  }

  func testRowsBeyondTheEndAreTheLast() {
    picker.selectRow(1000, inComponent: 0, animated: false)
    XCTAssertEqual(picker.selectedRow(inComponent: 0), 59)
    picker.selectRow(-4, inComponent: 0, animated: false)
    XCTAssertEqual(picker.selectedRow(inComponent: 0), 0)
    picker.selectRow(0, inComponent: 4, animated: false)
    let lines = stage.console.lines
    XCTAssertTrue(lines.contains { $0.contains("NSRangeException: component 4") }, "\(lines)")
    model.wheels = [["a", "b"]]
    picker.selectRow(50, inComponent: 0, animated: false)
    picker.reloadAllComponents()
    XCTAssertEqual(picker.selectedRow(inComponent: 0), 1)
  }

  /// A wheel with the maximum number of rows is as exact at its end as at its beginning.
  func testAsManyRowsAsThereCanBe() {
    final class Endless: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
      var chosen: [Int] = []
      func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { .max }
      func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        "\(row % 12)"
      }
      func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        chosen.append(row)
      }
    }
    let endless = Endless()
    picker.dataSource = endless
    picker.delegate = endless
    step()
    picker.selectRow(.max - 1, inComponent: 0, animated: false)
    step()
    XCTAssertEqual(picker.selectedRow(inComponent: 0), .max - 1)
    picker.selectRow(.max / 2, inComponent: 0, animated: false)
    step()
    tap(196, 200 + 108 + 32)
    pass(1)
    XCTAssertEqual(endless.chosen, [.max / 2 + 1])
    XCTAssertEqual(picker.selectedRow(inComponent: 0), .max / 2 + 1)
  }

  func testSizesThatAreNoNumbers() {
    final class Odd: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
      func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        -3 + 10 * component
      }
      func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { .nan }
      func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
        component == 0 ? .nan : -.infinity
      }
    }
    let odd = Odd()
    picker.dataSource = odd
    picker.delegate = odd
    step()
    XCTAssertEqual(picker.rowSize(forComponent: 1), CGSize(width: 148, height: 32))
    XCTAssertEqual(picker.numberOfRows(inComponent: 0), 0)
  }

  /// A delegate that changes the picker during a query.
  func testDelegatesThatReloadWhileTheyAreAsked() {
    final class Busy: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
      func numberOfComponents(in pickerView: UIPickerView) -> Int {
        pickerView.reloadAllComponents()
        return 1
      }
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        pickerView.reloadComponent(0)
        return 5
      }
      func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        pickerView.reloadAllComponents()
        pickerView.selectRow(3, inComponent: 0, animated: false)
        return "Row \(row)"
      }
    }
    let busy = Busy()
    picker.dataSource = busy
    picker.delegate = busy
    step()
    XCTAssertEqual(picker.selectedRow(inComponent: 0), 3)
  }

  // MARK: Files and ends

  func testFiles() throws {
    let fixture = NibFixture()
    final class Owner: NSObject {}
    fixture.xib(
      "Picker",
      """
      <pickerView contentMode="scaleToFill" id="p"><rect key="frame" x="0.0" y="20" width="300" height="162"/></pickerView>
      """)
    let made = UINib(nibName: "Picker", bundle: fixture.bundle).instantiate(withOwner: nil).first as? UIPickerView
    XCTAssertEqual(made?.frame, CGRect(x: 0, y: 20, width: 300, height: 162))
    made?.setValue(model, forKey: "dataSource")
    XCTAssertTrue(made?.dataSource === model)
  }

  func testIsFreed() {
    let model = model
    assertFreed {
      let picker = UIPickerView()
      picker.dataSource = model
      picker.delegate = model
      onStage { stage in
        stage.view.addSubview(picker)
        stage.swipe(.up, on: picker)
        stage.clock.advance(by: 0.1)
        picker.removeFromSuperview()
      }
      return picker
    }
  }
}
