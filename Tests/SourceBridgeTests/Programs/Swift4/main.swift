// swift-format-ignore-file
import UIKit

class OldDelegate: NSObject, UIApplicationDelegate {
  func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplicationLaunchOptionsKey: Any]?) -> Bool { return true }
}
class OldScreen: UIViewController {
  var state: UIControlState = .normal
  @objc func shown(_ notification: Notification) { print("shown", notification.userInfo?[UIKeyboardFrameEndUserInfoKey] != nil) }
  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(self, selector: #selector(shown(_:)), name: NSNotification.Name.UIKeyboardWillShow, object: nil)
    NotificationCenter.default.addObserver(self, selector: #selector(shown), name: .UIApplicationDidBecomeActive, object: nil)
    let label = UILabel()
    label.attributedText = NSAttributedString(string: "old", attributes: [NSAttributedStringKey.foregroundColor: UIColor.red])
    let button = UIButton(type: UIButtonType.system)
    button.setTitle("t", for: UIControlState.normal)
    button.addTarget(self, action: #selector(shown(_:)), for: UIControlEvents.touchUpInside)
    view.addSubview(label); view.addSubview(button)
    view.bringSubview(toFront: label)
    print(view.subviews.last === label)
    view.sendSubview(toBack: label)
    print(view.subviews.first === label)
    let child = UIViewController()
    addChildViewController(child); child.didMove(toParentViewController: self)
    print(childViewControllers.count)
    child.willMove(toParentViewController: nil); child.removeFromParentViewController()
    print(childViewControllers.count)
    UIView.animate(withDuration: 0, delay: 0, options: UIViewAnimationOptions.curveLinear, animations: {}, completion: nil)
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fillMode = kCAFillModeForwards
    animation.timingFunction = CAMediaTimingFunction(name: kCAMediaTimingFunctionEaseIn)
    let shape = CAShapeLayer(); shape.lineCap = kCALineCapRound
    print(animation.fillMode == .forwards, shape.lineCap == .round)
    let insets = UIEdgeInsetsMake(1, 2, 3, 4)
    print(insets.left, UIEdgeInsetsInsetRect(CGRect(x: 0, y: 0, width: 10, height: 10), insets))
    let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in }
    print(UIImagePNGRepresentation(image) != nil, UIImageJPEGRepresentation(image, 0.5) != nil)
    view.contentMode = UIViewContentMode.center
    view.autoresizingMask = [UIViewAutoresizing.flexibleWidth]
    print(CGRectFromString(NSStringFromCGRect(CGRect(x: 1, y: 2, width: 3, height: 4))))
  }
}
let screen = OldScreen()
screen.loadViewIfNeeded()
NotificationCenter.default.post(name: .UIKeyboardWillShow, object: nil, userInfo: [UIKeyboardFrameEndUserInfoKey: CGRect.zero])
NotificationCenter.default.post(name: UIResponder.keyboardWillShowNotification, object: nil)
#if swift(>=4.2)
print("new")
#else
print("old")
#endif
