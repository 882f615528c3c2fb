// swift-format-ignore-file
// `appearance()` is there for every view, bar and item (`UIAppearance`, Apple's page). What a proxy was told
// reaches what enters a window afterward, the most derived class last; `textInputMode` is UIResponder's.
import UIKit

class Badge: UILabel {
    @objc dynamic var inset: CGFloat = 1
}
class Card: UIView {}

@main class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        UIView.appearance().tintColor = .red
        UILabel.appearance().textColor = .blue
        UILabel.appearance(whenContainedInInstancesOf: [Card.self]).textColor = .green
        UIButton.appearance().tintColor = .purple
        UISwitch.appearance().onTintColor = .orange
        UISlider.appearance().minimumTrackTintColor = .brown
        UIStepper.appearance().tintColor = .cyan
        UIProgressView.appearance().progressTintColor = .brown
        UIPageControl.appearance().currentPageIndicatorTintColor = .black
        UISegmentedControl.appearance().selectedSegmentTintColor = .yellow
        UIRefreshControl.appearance().tintColor = .red
        UIActivityIndicatorView.appearance().color = .magenta
        UITextField.appearance().keyboardAppearance = .dark
        UITextView.appearance().backgroundColor = .gray
        UIImageView.appearance().tintColor = .green
        UIScrollView.appearance().backgroundColor = .lightGray
        UIStackView.appearance().backgroundColor = .brown
        UIVisualEffectView.appearance().alpha = 0.5
        UIWindow.appearance().tintColor = .red
        UINavigationBar.appearance().barTintColor = .black
        UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.white]
        UIToolbar.appearance().isTranslucent = false
        UITabBarItem.appearance().setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
        UIBarButtonItem.appearance().setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
        UIControl.appearance().tintColor = .red
        Badge.appearance().backgroundColor = .yellow

        let controller = UIViewController()
        let card = Card(), inner = UILabel(), outer = UILabel(), badge = Badge(), control = UISwitch(), field = UITextField()
        let button = UIButton(type: .system), stack = UIStackView(), slider = UISlider(), progress = UIProgressView()
        card.addSubview(inner)
        for view in [card, outer, badge, control, field, button, stack, slider, progress] as [UIView] { controller.view.addSubview(view) }
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = controller
        window?.makeKeyAndVisible()
        print(outer.textColor == .blue, inner.textColor == .green, badge.textColor == .blue, badge.backgroundColor == .yellow)
        print(control.onTintColor == .orange, button.tintColor == .purple, card.tintColor == .red, slider.minimumTrackTintColor == .brown)
        print(field.keyboardAppearance == .dark, stack.backgroundColor == .brown, progress.progressTintColor == .brown, badge.inset)
        // What is there already keeps what it has.
        UILabel.appearance().textColor = .brown
        print(outer.textColor == .blue, UILabel.appearance().textColor == .brown)
        print(field.textInputMode?.primaryLanguage ?? "none", controller.textInputMode == nil || controller.textInputMode?.primaryLanguage != nil)
        return true
    }
}
