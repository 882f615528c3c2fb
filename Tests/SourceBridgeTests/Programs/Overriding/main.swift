// swift-format-ignore-file
import UIKit
let f = UITextField()
for d: UITextFieldDelegate in [Form(), Login(), Signup(), Special(), IntBox()] + makeHidden() as [UITextFieldDelegate] {
  print(type(of: d), d.textFieldShouldReturn(f), d.textField(f, shouldChangeCharactersIn: NSRange(), replacementString: ""))
  d.textFieldDidEndEditing(f, reason: .committed)
}
Signup().loadViewIfNeeded()
let s: Signup = Special()
print(s.greet("x"), s.preferredStatusBarStyle == .lightContent, (s.perform(#selector(Signup.greet), with: "y")?.takeUnretainedValue() as? String) ?? "")
useOverloads()
useRows()
print("forced", (Login() as UITextFieldDelegate).textFieldShouldReturn!(f))
