import UIKit
import XCTest

/// Wheels of titles, and a record of the picker's calls.
final class PickerModel: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  var wheels: [[String]]
  var journal: [String] = []
  var onSelect: ((UIPickerView, Int, Int) -> Void)?

  init(_ wheels: [String]...) { self.wheels = wheels }

  func numberOfComponents(in pickerView: UIPickerView) -> Int {
    journal.append("components")
    return wheels.count
  }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    journal.append("rows \(component)")
    return wheels[component].count
  }
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    journal.append("title \(component).\(row)")
    return wheels[component].indices.contains(row) ? wheels[component][row] : nil
  }
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    journal.append("selected \(component).\(row)")
    onSelect?(pickerView, row, component)
  }
}

/// A picker of the standard size at (36, 200).
class PickerTestCase: TimeTestCase {
  let picker = UIPickerView(frame: CGRect(x: 36, y: 200, width: 0, height: 0))
  let model = PickerModel((0..<60).map { "Row \($0)" })

  override func setUp() {
    super.setUp()
    picker.dataSource = model
    picker.delegate = model
    picker.frame.size = CGSize(width: 320, height: 216)
    view.addSubview(picker)
    step()
  }

  var selections: [String] { model.journal.filter { $0.hasPrefix("selected") } }

  func pass(_ seconds: CFTimeInterval) { go(to: now + seconds) }

  func views(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(views) }

  /// Returns the labels with a text: the dimmed one, and the one in the selection.
  func labels(_ text: String) -> [UILabel] {
    views(picker).compactMap { $0 as? UILabel }.filter { $0.text == text && !$0.isHidden }
  }
}
