import UIKit

/// Four lists in the tabs of one window.
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let tabs = UITabBarController()
    tabs.viewControllers = [
      tab("contacts", ContactsViewController(store: .shared), String(localized: "Contacts"), "person.crop.circle"),
      tab("companies", CompaniesViewController(store: .shared), String(localized: "Companies"), "building.2"),
      tab("photos", PhotosViewController(), String(localized: "Photos"), "photo.on.rectangle"),
      tab("settings", settings(), String(localized: "Settings"), "gearshape"),
    ]
    let window = UIWindow(windowScene: scene)
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    self.window = window
  }

  private func tab(
    _ identifier: String, _ root: UIViewController, _ title: String, _ symbol: String
  ) -> UIViewController {
    root.title = title
    let navigation = UINavigationController(rootViewController: root)
    navigation.navigationBar.prefersLargeTitles = true
    navigation.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: symbol), selectedImage: nil)
    navigation.tabBarItem.accessibilityIdentifier = identifier
    return navigation
  }

  private func settings() -> UIViewController {
    guard let settings = UIStoryboard(name: "Settings", bundle: nil).instantiateInitialViewController() else {
      preconditionFailure("Settings.storyboard has no initial view controller")
    }
    return settings
  }
}
