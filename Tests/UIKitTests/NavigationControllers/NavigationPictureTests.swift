import FlipsideTesting
import QuartzCore
import UIKit
import XCTest

/// Pictures of a push in motion, of large titles, in the dark and from right to left, which were compared by eye
/// with pictures of iOS 12 to 17.
final class NavigationPictureTests: TimeTestCase {
  private func page(_ title: String, _ color: UIColor) -> UIViewController {
    let page = UIViewController()
    page.title = title
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
    let list = UIScrollView(frame: UIScreen.main.bounds)
    list.backgroundColor = .systemBackground
    list.contentSize = CGSize(width: 393, height: 2000)
    for row in 0..<30 {
      let stripe = UIView(frame: CGRect(x: 16, y: 10 + 60 * CGFloat(row), width: 361, height: 44))
      stripe.backgroundColor = color
      list.addSubview(stripe)
    }
    page.view = list
    return page
  }

  private func navigation(large: Bool, dark: Bool = false, mirrored: Bool = false) -> UINavigationController {
    let navigation = UINavigationController(rootViewController: page("Recipes", .systemTeal))
    navigation.navigationBar.prefersLargeTitles = large
    window.overrideUserInterfaceStyle = dark ? .dark : .light
    window.traitOverrides.layoutDirection = mirrored ? .rightToLeft : .leftToRight
    window.rootViewController = navigation
    go(to: now + 0.2)
    return navigation
  }

  private func film(_ navigation: UINavigationController, detail: UIViewController, into strip: inout FilmStrip) {
    let all = CGRect(x: 0, y: 0, width: 1179, height: 2556)
    strip.add(Picture(UIApplication.shared.surface), all)
    navigation.pushViewController(detail, animated: true)
    restart()
    step()
    for time in [0.07, 0.15, 0.7] {
      go(to: time)
      strip.add(Picture(UIApplication.shared.surface), all)
    }
  }

  func testPush() {
    var strip = FilmStrip(columns: 4, scale: 8)
    film(navigation(large: false), detail: page("Soup", .systemPink), into: &strip)
    film(navigation(large: true, dark: true), detail: page("Soup", .systemPink), into: &strip)
    film(navigation(large: false, mirrored: true), detail: page("Soup", .systemPink), into: &strip)
    guard let picture = strip.picture else { return XCTFail("no picture") }
    assertPicture(picture, named: "push")
  }

  func testLargeTitle() {
    var strip = FilmStrip(columns: 4, scale: 4)
    let navigation = navigation(large: true)
    let list = navigation.topViewController?.view as? UIScrollView
    let all = CGRect(x: 0, y: 0, width: 1179, height: 1200)
    for offset in [-149.667, -125, -97.667, -190] as [CGFloat] {
      list?.contentOffset.y = offset
      go(to: now + 0.5)
      strip.add(Picture(UIApplication.shared.surface), all)
    }
    list?.contentOffset.y = -149.667
    go(to: now + 0.5)
    let detail = page("Soup", .systemPink)
    detail.navigationItem.largeTitleDisplayMode = .never
    film(navigation, detail: detail, into: &strip)
    guard let picture = strip.picture else { return XCTFail("no picture") }
    assertPicture(picture, named: "large-title")
  }
}
