import UIKit

/// The controller under test.
class CounterController: UIViewController {
  var count = 0
  let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 40))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(label)
    update()
  }

  @objc func increment() {
    count += 1
    update()
  }

  private func update() { label.text = "\(count)" }
}
