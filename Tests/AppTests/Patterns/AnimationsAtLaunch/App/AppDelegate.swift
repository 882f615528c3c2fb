// swift-format-ignore-file
// Finite animations that begin at launch are over in the picture of the first settled frame, one that repeats for
// ever does not hold it up; `setValue(nil, forKey:)` takes an animation's value away without a word
// (NSKeyValueCoding; CAAnimation has values for all keys).
import UIKit

class ViewController: UIViewController, CAAnimationDelegate {
    let box = UIView(frame: CGRect(x: 20, y: 200, width: 60, height: 60)), pulse = UIView(frame: CGRect(x: 20, y: 300, width: 60, height: 60))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        box.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        pulse.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        for view in [box, pulse] { self.view.addSubview(view) }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        UIView.animate(withDuration: 0.8, delay: 0.2) { self.box.frame.origin.x = 200 } completion: { print("moved", $0) }
        UIView.animate(withDuration: 0.5, delay: 0, options: [.repeat, .autoreverse]) { self.pulse.bounds.size.width = 40 }
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = 0
        fade.duration = 0.3
        fade.delegate = self
        fade.setValue(box.layer, forKey: "layer")
        box.layer.add(fade, forKey: "fade")
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        let layer = anim.value(forKey: "layer") as? CALayer
        anim.setValue(nil, forKey: "layer")
        print("stopped", flag, layer === box.layer, anim.value(forKey: "layer") == nil)
    }
}

@main class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = ViewController()
        window?.makeKeyAndVisible()
        return true
    }
}
