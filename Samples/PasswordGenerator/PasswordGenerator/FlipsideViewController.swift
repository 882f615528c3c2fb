import UIKit

class FlipsideViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    print("flipside did appear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    print("flipside will disappear")
  }

  override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    print("FlipsideViewController: memory warning")
  }
}
