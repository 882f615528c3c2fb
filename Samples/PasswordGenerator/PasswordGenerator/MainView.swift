import UIKit

/// The side where passwords are made.
class MainView: UIView {
  @IBOutlet weak var passwordLength: UITextField!
  @IBOutlet weak var includeLowerCase: UISwitch!
  @IBOutlet weak var includeUpperCase: UISwitch!
  @IBOutlet weak var includeNumbers: UISwitch!
  @IBOutlet weak var includePunctuation: UISwitch!
  @IBOutlet weak var showPhonetics: UISwitch!
  @IBOutlet weak var password: UITextField!
  @IBOutlet weak var phoneticPassword: UITextView!
  @IBOutlet weak var emailPasswordButton: UIButton!

  @IBAction func setPassword(_ sender: Any) {
    endEditing(true)
    do {
      let new = try Password(length: Password.length(from: passwordLength.text ?? ""), classes: chosenClasses)
      password.text = new.text
      phoneticPassword.textColor = .label
      phoneticPassword.text = showPhonetics.isOn ? new.phonetics : ""
    } catch {
      password.text = ""
      phoneticPassword.textColor = .systemRed
      phoneticPassword.text = "\(error)"
    }
    emailPasswordButton.isEnabled = password.text != ""
  }

  private var chosenClasses: [Password.CharacterClass] {
    let switches: [(UISwitch, Password.CharacterClass)] = [
      (includeLowerCase, .lowerCase), (includeUpperCase, .upperCase), (includeNumbers, .numbers),
      (includePunctuation, .punctuation),
    ]
    return switches.filter { $0.0.isOn }.map { $0.1 }
  }

  @IBAction func resignResponder(_ sender: Any) {
    passwordLength.resignFirstResponder()
    password.resignFirstResponder()
  }

  @IBAction func emailPassword(_ sender: Any) {
    var mail = URLComponents()
    mail.scheme = "mailto"
    mail.queryItems = [
      URLQueryItem(name: "subject", value: "Your new password"),
      URLQueryItem(name: "body", value: password.text),
    ]
    guard let url = mail.url else { return }
    UIApplication.shared.open(url)
  }
}
