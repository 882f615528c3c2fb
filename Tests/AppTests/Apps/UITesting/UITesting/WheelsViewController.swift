import UIKit

/// A wheel of years, a slider in a scroll view, and a label that tells what happened to them and what a pointer
/// does over it.
class WheelsViewController: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
  private let status = UILabel()
  private var choices = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    status.text = "ready"
    status.accessibilityIdentifier = "status"
    status.isUserInteractionEnabled = true
    status.addGestureRecognizer(UIHoverGestureRecognizer(target: self, action: #selector(hover)))
    let years = UIPickerView()
    years.dataSource = self
    years.delegate = self
    years.selectRow(123, inComponent: 0, animated: false)
    let slider = UISlider()
    slider.value = 0.5
    let stack = UIStackView(arrangedSubviews: [status, years, slider])
    stack.axis = .vertical
    stack.frame = CGRect(x: 20, y: 20, width: 320, height: 320)
    let scroll = UIScrollView(frame: view.bounds)
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scroll.contentSize = CGSize(width: 360, height: 2_000)
    scroll.addSubview(stack)
    view.addSubview(scroll)
  }

  @objc private func hover(_ recognizer: UIHoverGestureRecognizer) {
    status.text = recognizer.state == .ended ? "left" : "hovers"
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 201 }
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    "\(1900 + row)"
  }
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    choices += 1
    status.text = "choice \(choices): \(1900 + row)"
  }
}
