// swift-format-ignore-file
import UIKit
class Form: UIViewController, UITextFieldDelegate {
  override func viewDidLoad() { super.viewDidLoad() }
}
private class Hidden: NSObject {}
extension Hidden: UITextFieldDelegate {}
class Middle: Form {}
func makeHidden() -> [NSObject & UITextFieldDelegate] { [Hidden(), HiddenSub()] }
private class HiddenSub: Hidden { func textFieldShouldReturn(_ f: UITextField) -> Bool { print("hidden"); return false } }
class Box<T>: NSObject, UITextFieldDelegate {}
