// swift-format-ignore-file
import UIKit
class Screen: UIViewController, UITextFieldDelegate {
  @IBOutlet weak var label: UILabel?
  @IBInspectable var inset: CGFloat = 4
  @objc dynamic var progress = 0.0
  @objc func tap(_ sender: UIButton?) { print("tap") }
  @objc class func make() { print("make") }
  @objc static var keyPathsForValuesAffectingHalf: Set<String> { ["progress"] }
  @objc var half: Double { progress / 2 }
  func observeAll() -> [NSKeyValueObservation] {
    [observe(\.progress, options: [.new]) { _, change in print("progress", change.newValue ?? -1) },
     observe(\.half) { screen, _ in print("half") }]
  }
}
final class Login: Screen { func textFieldShouldReturn(_ textField: UITextField) -> Bool { print("return"); return false } }
extension Login { override func viewDidLoad() { super.viewDidLoad(); print("loaded") } }
class Model: NSObject { @objc dynamic var name = "n"; @objc nonisolated func off() { print("off") }; @objc func on() { print("on") } }
nonisolated class Free: NSObject { @objc var count = 1; @objc func f() { print("f") } }
class Keeper: NSObject, UITextFieldDelegate {}
class LateKeeper: NSObject {}
extension LateKeeper: UITextFieldDelegate {}
class SubKeeper: LateKeeper { func textFieldShouldReturn(_ textField: UITextField) -> Bool { print("sub keeper"); return false } }
@objc protocol Guest: AnyObject { @objc optional func visit(_ n: Int) -> String }
class Visitor: NSObject, Guest { func visit(_ n: Int) -> String { "visit \(n)" } }
class Box<T>: NSObject { var v: T; init(_ v: T) { self.v = v }; @objc func open() { print("open", v) } }
let screen = Login()
screen.perform(#selector(Screen.tap(_:)), with: nil)
let tokens = screen.observeAll()
screen.progress = 1
screen.loadViewIfNeeded()
let d: UITextFieldDelegate = screen; print(d.textFieldShouldReturn(UITextField()))
let k: UITextFieldDelegate = SubKeeper(); print(k.textFieldShouldReturn(UITextField()))
let model = Model(); model.perform(#selector(Model.off)); model.perform(#selector(Model.on)); Free().perform(#selector(Free.f)); Box(3).perform(#selector(Box<Int>.open))
print((Visitor() as Guest).visit?(4) ?? "none")
screen.perform(#selector(UIView.setNeedsLayout))
screen.view.perform(#selector(UIView.setNeedsLayout))
_ = tokens
