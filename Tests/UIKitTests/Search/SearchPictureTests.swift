import FlipsideTesting
import QuartzCore
import UIKit
import XCTest

/// Pictures of search bars and searches: light, dark, from right to left and with the largest text, which were
/// compared by eye with pictures of iOS 13.
final class SearchPictureTests: TimeTestCase {
  private func list() -> UIScrollView {
    let list = UIScrollView(frame: UIScreen.main.bounds)
    list.backgroundColor = .systemBackground
    list.contentSize = CGSize(width: 393, height: 2000)
    for row in 0..<30 {
      let stripe = UIView(frame: CGRect(x: 16, y: 10 + 60 * CGFloat(row), width: 361, height: 44))
      stripe.backgroundColor = .systemTeal
      list.addSubview(stripe)
    }
    return list
  }

  private func page(dark: Bool, mirrored: Bool, text: UIContentSizeCategory) -> UISearchController {
    let page = UIViewController()
    page.title = "Fruit"
    page.view = list()
    page.definesPresentationContext = true
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
    let search = UISearchController(searchResultsController: nil)
    search.searchBar.scopeButtonTitles = ["All", "Green", "Red"]
    page.navigationItem.searchController = search
    page.navigationItem.hidesSearchBarWhenScrolling = false
    let navigation = UINavigationController(rootViewController: page)
    navigation.navigationBar.prefersLargeTitles = true
    window.overrideUserInterfaceStyle = dark ? .dark : .light
    window.traitOverrides.layoutDirection = mirrored ? .rightToLeft : .leftToRight
    window.traitOverrides.preferredContentSizeCategory = text
    window.rootViewController = navigation
    go(to: now + 0.5)
    return search
  }

  func testSearchInANavigationBar() {
    var strip = FilmStrip(columns: 4, scale: 8)
    let all = CGRect(x: 0, y: 0, width: 1179, height: 2556)
    for (dark, mirrored, text) in [
      (false, false, UIContentSizeCategory.large), (true, false, .large), (false, true, .large),
      (false, false, .accessibilityExtraExtraExtraLarge),
    ] {
      let search = page(dark: dark, mirrored: mirrored, text: text)
      strip.add(Picture(UIApplication.shared.surface), all)
      search.isActive = true
      search.searchBar.becomeFirstResponder()
      for time in [0.1, 1] {
        go(to: now + time)
        strip.add(Picture(UIApplication.shared.surface), all)
      }
      search.searchBar.text = mirrored ? "תפוח" : "Apple"
      go(to: now + 0.5)
      strip.add(Picture(UIApplication.shared.surface), all)
      search.searchBar.resignFirstResponder()
      search.isActive = false
      go(to: now + 1)
    }
    guard let picture = strip.picture else { return XCTFail("no picture") }
    assertPicture(picture, named: "search")
  }

  func testBars() {
    var strip = FilmStrip(columns: 3, scale: 3)
    let area = CGRect(x: 0, y: 150, width: 1179, height: 1500)
    for (dark, mirrored) in [(false, false), (true, false), (false, true)] {
      let page = UIViewController()
      page.view.backgroundColor = .systemBackground
      window.overrideUserInterfaceStyle = dark ? .dark : .light
      window.traitOverrides.layoutDirection = mirrored ? .rightToLeft : .leftToRight
      window.rootViewController = page
      var y: CGFloat = 70
      for (index, bar) in bars().enumerated() {
        bar.frame = CGRect(x: 0, y: y, width: 393, height: 0)
        bar.sizeToFit()
        page.view.addSubview(bar)
        y += bar.bounds.height + (index == 1 ? 8 : 16)
      }
      go(to: now + 0.2)
      strip.add(Picture(UIApplication.shared.surface), area)
    }
    guard let picture = strip.picture else { return XCTFail("no picture") }
    assertPicture(picture, named: "search-bars")
  }

  private func bars() -> [UISearchBar] {
    let bars = (0..<5).map { _ in UISearchBar() }
    bars[0].placeholder = "Search"
    bars[1].searchBarStyle = .minimal
    bars[1].text = "Minimal"
    bars[1].showsCancelButton = true
    bars[2].barStyle = .black
    bars[2].placeholder = "Black"
    bars[2].showsBookmarkButton = true
    bars[3].prompt = "Pick a city"
    bars[3].placeholder = "Search"
    bars[3].scopeButtonTitles = ["All", "Near", "Far"]
    bars[3].showsScopeBar = true
    bars[3].showsSearchResultsButton = true
    bars[4].searchTextField.tokens = [
      UISearchToken(icon: UIImage(systemName: "flag"), text: "Flagged"), UISearchToken(icon: nil, text: "Ann"),
    ]
    bars[4].text = "hello"
    return bars
  }

  func testUnavailableContent() {
    var strip = FilmStrip(columns: 4, scale: 8)
    var empty = UIContentUnavailableConfiguration.empty()
    empty.image = UIImage(systemName: "star")
    empty.text = "No Favorites"
    empty.secondaryText = "What you like will appear here, as soon as you have found something."
    empty.button = .filled()
    empty.button.title = "Browse"
    empty.secondaryButton.title = "Later"
    let kinds = [empty, .loading(), .search(), empty]
    for (index, configuration) in kinds.enumerated() {
      let page = UIViewController()
      page.view.backgroundColor = .systemBackground
      page.contentUnavailableConfiguration = configuration
      window.overrideUserInterfaceStyle = index == 3 ? .dark : .light
      window.rootViewController = UINavigationController(rootViewController: page)
      go(to: now + 0.2)
      strip.add(Picture(UIApplication.shared.surface), CGRect(x: 0, y: 0, width: 1179, height: 2556))
    }
    guard let picture = strip.picture else { return XCTFail("no picture") }
    assertPicture(picture, named: "content-unavailable")
  }
}
