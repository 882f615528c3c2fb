import UIKit

enum Segues {
  static let pages: [Page] = [
    .pushed("Every kind of segue") {
      UIStoryboard(name: "Segues", bundle: nil).instantiateInitialViewController()!
    }
  ]
}

/// Has a button for each kind of segue, and a child in a container view; comes back by an unwind segue.
class SeguesViewController: UIViewController {
  @IBOutlet var status: UILabel!

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    segue.destination.title = segue.identifier
    segue.destination.popoverPresentationController?.delegate = self
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    identifier != "Never"
  }

  @IBAction func unwindHere(_ segue: UIStoryboardSegue) {
    status.text = "Back from \(segue.source.title ?? "somewhere")"
  }
}

extension SeguesViewController: UIPopoverPresentationControllerDelegate {
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
}

/// Shows the destination by a cross dissolve.
class DissolveSegue: UIStoryboardSegue {
  override func perform() {
    destination.modalTransitionStyle = .crossDissolve
    destination.modalPresentationStyle = .fullScreen
    source.present(destination, animated: true)
  }
}
