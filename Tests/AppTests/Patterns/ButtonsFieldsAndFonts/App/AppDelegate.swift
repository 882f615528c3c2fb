// swift-format-ignore-file
// What controls look like in iOS 17. Expected: facts/geometry.md#button, facts/text.md#system-font (Helvetica
// Neue's lines are 1.193, Times New Roman's and Arial's 1.15 em), Apple's pages of UIButton (`lineBreakMode`),
// UITextField (`borderStyle`, `adjustsFontSizeToFitWidth`), UIBarButtonItem (`width`) and UIFont (`familyNames`).
import UIKit

class ViewController: UIViewController {
    let wrapping = UIButton(type: .system), selected = UIButton(type: .system), tapped = UIButton(type: .system)
    let field = UITextField(), letter = UILabel(), bar = UIToolbar()
    let symbol = UIImageView(image: UIImage(systemName: "square.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 120)))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        wrapping.setTitle("A title of several words that wraps", for: .normal)
        wrapping.titleLabel?.lineBreakMode = .byWordWrapping
        wrapping.frame = CGRect(x: 20, y: 100, width: 100, height: 120)
        selected.setTitle("On", for: .normal)
        selected.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        selected.isSelected = true
        selected.frame = CGRect(x: 160, y: 100, width: 100, height: 60)
        tapped.setTitle("Tap", for: .normal)
        tapped.frame = CGRect(x: 280, y: 100, width: 80, height: 44)
        tapped.addTarget(self, action: #selector(tap), for: .touchUpInside)
        field.borderStyle = .roundedRect
        field.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        field.frame = CGRect(x: 20, y: 240, width: 200, height: 34)
        field.keyboardType = .decimalPad
        field.placeholder = "Number"
        letter.text = "W"
        letter.font = .systemFont(ofSize: 80)
        letter.adjustsFontSizeToFitWidth = true
        letter.minimumScaleFactor = 0.1
        letter.frame = CGRect(x: 240, y: 240, width: 30, height: 60)
        let item = UIBarButtonItem(title: "X", style: .plain, target: nil, action: nil)
        item.width = 60
        bar.items = [item]
        bar.frame = CGRect(x: 0, y: 320, width: 393, height: 44)
        symbol.tintColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        symbol.frame.origin = CGPoint(x: 20, y: 400)
        for view in [wrapping, selected, tapped, field, letter, bar, symbol] as [UIView] { self.view.addSubview(view) }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let title = wrapping.titleLabel!
        print("lines", Int((title.bounds.height / title.font.lineHeight).rounded()), "middle", abs(title.frame.midX - 50) <= 0.5, abs(title.frame.midY - 60) <= 0.5)
        print("title", selected.currentTitleColor == .white, selected.titleLabel!.frame.minX > 10)
        print("item", buttons(in: bar).map(\.bounds.width))
        let sizes = symbol.image!.size
        print("symbol", sizes.width > 100, symbol.image!.isSymbolImage)
        let lines: [(String, CGFloat)] = [("HelveticaNeue", 1.193), ("TimesNewRomanPSMT", 1.15), ("ArialMT", 1.15)]
        print(lines.map { abs(UIFont(name: $0.0, size: 100)!.lineHeight / 100 - $0.1) < 0.006 })
        let names = ["HelveticaNeue-CondensedBold", "ArialRoundedMTBold", "Copperplate", "Avenir-Heavy", "AvenirNext-Bold", "Futura-Medium", "Georgia",
            "Menlo-Regular", "MarkerFelt-Wide", "AmericanTypewriter", "ChalkboardSE-Regular", "GillSans", "Optima-Regular", "Palatino-Roman",
            "TimesNewRomanPSMT", "TrebuchetMS", "Verdana", "Zapfino", "Courier", "Didot", "Baskerville", "Cochin", "HoeflerText-Regular"]
        print(names.filter { UIFont(name: $0, size: 17)?.fontName != $0 })
        func width(_ text: String, _ name: String) -> CGFloat {
            (text as NSString).size(withAttributes: [.font: UIFont(name: name, size: 100)!]).width
        }
        print(width("iiii", "Menlo-Regular") == width("WWWW", "Menlo-Regular"), width("Width", "HelveticaNeue-CondensedBold") < width("Width", "HelveticaNeue-Bold") * 0.9,
              width("width", "Verdana") > width("width", "Georgia"))
    }

    @objc func tap() { print("tapped") }

    private func buttons(in view: UIView) -> [UIButton] { view.subviews.flatMap { ($0 as? UIButton).map { [$0] } ?? buttons(in: $0) } }
}

@main class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = ViewController()
        window?.makeKeyAndVisible()
        return true
    }

    func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
        let controller = window!.rootViewController as! ViewController
        print("title after two taps", controller.tapped.titleLabel!.alpha, controller.tapped.titleLabel!.layer.presentation()?.opacity ?? 1)
    }
}
