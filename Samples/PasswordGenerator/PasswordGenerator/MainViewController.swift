import UIKit

class MainViewController: UIViewController {
  @IBOutlet var createPassword: UIButton!
  @IBOutlet var emailPassword: UIButton!

  override func viewDidLoad() {
    super.viewDidLoad()
    createPassword.isEnabled = true
    // There is nothing to send until there is a password.
    emailPassword.isEnabled = false
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    print("main side will appear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    print("main side did disappear")
  }

  override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    print("MainViewController: memory warning")
  }
}
