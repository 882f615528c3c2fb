// swift-format-ignore-file
import UIKit

/// Two bars that are drawn, not views: each is an element.
class Chart: UIView {
    private lazy var bars: [UIAccessibilityElement] = (0..<2).map { number in
        let bar = UIAccessibilityElement(accessibilityContainer: self)
        bar.accessibilityLabel = "Bar \(number + 1)"
        bar.accessibilityValue = "\(number * 10) %"
        bar.accessibilityTraits = .image
        bar.accessibilityFrameInContainerSpace = CGRect(x: 20 + 40 * CGFloat(number), y: 10, width: 30, height: 100)
        return bar
    }
    override var accessibilityElements: [Any]? {
        get { bars }
        set {}
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        print("touched", touches.first!.location(in: self))
    }
}

@main class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        let root = UIViewController()
        window?.rootViewController = root
        window?.makeKeyAndVisible()
        let chart = Chart(frame: CGRect(x: 50, y: 200, width: 200, height: 200))
        root.view.addSubview(chart)
        chart.accessibilityContainerType = .semanticGroup
        chart.accessibilityCustomActions = [
            UIAccessibilityCustomAction(name: "Delete", target: self, selector: #selector(remove)),
            UIAccessibilityCustomAction(name: "Share") { action in print("share", action.name); return true },
        ]
        chart.accessibilityCustomRotors = [
            UIAccessibilityCustomRotor(name: "Bars") { predicate in
                predicate.searchDirection == .next ? UIAccessibilityCustomRotorItemResult(targetElement: chart, targetRange: nil) : nil
            }
        ]
        print(chart.accessibilityElementCount(), (chart.accessibilityElement(at: 1) as? UIAccessibilityElement)?.accessibilityFrame ?? .zero)
        print(chart.accessibilityCustomActions?.map(\.name) ?? [], chart.accessibilityCustomActions?[1].actionHandler?(chart.accessibilityCustomActions![1]) ?? false)
        print(chart.accessibilityCustomRotors?.first?.itemSearchBlock(UIAccessibilityCustomRotorSearchPredicate())?.targetElement === chart)
        chart.accessibilityAttributedLabel = NSAttributedString(string: "Sales", attributes: [.accessibilitySpeechLanguage: "en"])
        print(chart.accessibilityLabel ?? "", chart.accessibilityAttributedLabel?.attributes(at: 0, effectiveRange: nil).count ?? 0)
        UIAccessibility.post(notification: .screenChanged, argument: chart)
        print(UIAccessibility.isVoiceOverRunning, UIAccessibility.isReduceMotionEnabled)
        NotificationCenter.default.addObserver(self, selector: #selector(remove), name: UIAccessibility.voiceOverStatusDidChangeNotification, object: nil)
        return true
    }
    @objc func remove() -> Bool { true }
}
