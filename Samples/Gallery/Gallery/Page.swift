import UIKit

/// What one button of the list shows, from the list and the button.
struct Page {
  let title: String
  let open: (_ list: UIViewController, _ button: UIView) -> Void

  static func pushed(_ title: String, _ make: @escaping () -> UIViewController) -> Page {
    Page(title: title) { list, _ in list.navigationController?.pushViewController(make(), animated: true) }
  }

  static func presented(_ title: String, _ make: @escaping (UIView) -> UIViewController) -> Page {
    Page(title: title) { list, button in list.present(make(button), animated: true) }
  }
}

struct Section {
  let title: String
  let pages: [Page]

  static let all = [
    Section(title: "Containers", pages: Containers.pages),
    Section(title: "Sheets and covers", pages: Presentations.pages),
    Section(title: "Alerts and activities", pages: Alerts.pages),
    Section(title: "Segues", pages: Segues.pages),
  ]
}
