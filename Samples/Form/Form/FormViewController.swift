import UIKit

/// A form whose layout is the storyboard's: constraints, stack views and what changes with the size classes.
class FormViewController: UIViewController, UITextFieldDelegate {
  @IBOutlet weak var nameField: UITextField!
  @IBOutlet weak var emailField: UITextField!
  @IBOutlet weak var guestsLabel: UILabel!
  @IBOutlet weak var budgetLabel: UILabel!
  @IBOutlet weak var budgetSlider: UISlider!
  @IBOutlet weak var notesView: UITextView!
  @IBOutlet weak var notesHeight: NSLayoutConstraint!
  @IBOutlet weak var bookButton: UIButton!

  override func viewDidLoad() {
    super.viewDidLoad()
    notesView.layer.cornerRadius = 8
    notesView.layer.borderWidth = 1
    notesView.layer.borderColor = UIColor.separator.cgColor
    for field in [nameField, emailField] { field?.delegate = self }
    budgetChanged(budgetSlider)
    fieldChanged(nameField)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    notesView.layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
  }

  @IBAction func guestsChanged(_ sender: UIStepper) { guestsLabel.text = "\(Int(sender.value))" }

  @IBAction func budgetChanged(_ sender: UISlider) {
    budgetLabel.text = "\(Int((sender.value * 100).rounded()) * 10) €"
  }

  @IBAction func fieldChanged(_ sender: UITextField) {
    bookButton.isEnabled = !(nameField.text ?? "").isEmpty && !(emailField.text ?? "").isEmpty
  }

  @IBAction func book(_ sender: UIButton) { print("booked for \(nameField.text ?? "")") }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField === nameField { emailField.becomeFirstResponder() } else { textField.resignFirstResponder() }
    return false
  }
}
