// swift-format-ignore-file
// A page sheet pushes the presenter back (facts/presentation.md#page-sheet), which
// its layout does not know; a script finds a stepper's halves by the labels that VoiceOver reads (UIStepper).
import UIKit

class ViewController: UIViewController {
    let stepper = UIStepper(frame: CGRect(x: 20, y: 300, width: 94, height: 32))
    let open = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        stepper.addTarget(self, action: #selector(step), for: .valueChanged)
        open.setTitle("Open", for: .normal)
        open.frame = CGRect(x: 20, y: 400, width: 80, height: 44)
        open.addTarget(self, action: #selector(present(_:)), for: .touchUpInside)
        for view in [stepper, open] as [UIView] { self.view.addSubview(view) }
    }

    @objc func step() { print("value", stepper.value) }

    @objc func present(_ sender: UIButton) {
        let sheet = UIViewController()
        sheet.view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        present(sheet, animated: true) {
            print("sheet", sheet.view.convert(sheet.view.bounds, to: nil).minY)
            print("presenter", self.view.layer.frame.width.rounded(), self.view.layer.frame.minY.rounded(), self.view.bounds.size)
        }
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
