import UIKit

/// The storyboard connects its outlet `gone`.
class OutletController: UIViewController {}

/// The storyboard leaves the outlet alone.
class UnconnectedController: UIViewController {
  @IBOutlet weak var label: UILabel!

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = "never shown"
  }
}

/// The storyboard connects the button to an action that is not there.
class ActionController: UIViewController {
  @IBOutlet weak var button: UIButton!
}

class PlainController: UIViewController {}
