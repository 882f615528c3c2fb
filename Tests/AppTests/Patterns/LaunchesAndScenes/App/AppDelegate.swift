import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
    print("discarded \(sceneSessions.count)")
  }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let activity = connectionOptions.userActivities.first ?? session.stateRestorationActivity
    let first = PageController(number: Page(activity)?.number ?? 1)
    print("connects with page \(first.number), opened \(UserDefaults.standard.integer(forKey: "opened")) times")
    UserDefaults.standard.set(UserDefaults.standard.integer(forKey: "opened") + 1, forKey: "opened")
    window = UIWindow(windowScene: scene)
    window?.rootViewController = UINavigationController(rootViewController: first)
    window?.makeKeyAndVisible()
  }

  private var top: PageController? {
    (window?.rootViewController as? UINavigationController)?.topViewController as? PageController
  }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    top.map { Page(number: $0.number).activity }
  }

  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    print("opens \(URLContexts.first?.url.absoluteString ?? "")")
  }

  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    print("continues \(userActivity.webpageURL?.absoluteString ?? "page \(Page(userActivity)?.number ?? 0)")")
  }

  func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {
    let width = windowScene.traitCollection.horizontalSizeClass == .compact ? "compact" : "regular"
    print("from \(previousCoordinateSpace.bounds.width) to \(windowScene.coordinateSpace.bounds.width), \(width)")
  }
}

final class PageController: UIViewController {
  let number: Int

  init(number: Int) {
    self.number = number
    super.init(nibName: nil, bundle: nil)
    title = "Page \(number)"
  }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let next = UIButton(type: .system)
    next.setTitle("Next", for: .normal)
    next.frame = CGRect(x: 20, y: 200, width: 100, height: 44)
    next.addAction(
      UIAction { [unowned self] _ in
        navigationController?.pushViewController(PageController(number: number + 1), animated: true)
      }, for: .touchUpInside)
    let window = UIButton(type: .system)
    window.setTitle("New window", for: .normal)
    window.frame = CGRect(x: 20, y: 300, width: 200, height: 44)
    window.addAction(
      UIAction { [unowned self] _ in
        UIApplication.shared.requestSceneSessionActivation(
          nil, userActivity: Page(number: number + 10).activity, options: nil)
      }, for: .touchUpInside)
    view.addSubview(next)
    view.addSubview(window)
  }
}
