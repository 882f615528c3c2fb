// swift-format-ignore-file
import UIKit
final class Login: Middle {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { print("login return"); return false }
  func textFieldDidEndEditing(_ textField: UITextField) { print("login end") }
}
class Signup: Middle {}
extension Signup {
  override func viewDidLoad() { super.viewDidLoad(); print("signup loaded") }
  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool { print("signup change"); return false }
  @objc func greet(_ who: String) -> String { "hello " + who }
}
class Special: Signup {
  override func greet(_ who: String) -> String { "special " + super.greet(who) }
  override func textFieldShouldReturn(_ textField: UITextField) -> Bool { print("special"); return super.textFieldShouldReturn(textField) }
}
extension Signup { func textFieldShouldReturn(_ textField: UITextField) -> Bool { print("signup return"); return false } }
class IntBox: Box<Int> { func textFieldShouldReturn(_ f: UITextField) -> Bool { print("intbox"); return false } }
