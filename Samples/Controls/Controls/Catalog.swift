import UIKit

/// A page of the catalog and the controller that shows it.
struct Page {
  let title: String
  let make: () -> UIViewController

  init(_ title: String, _ build: @escaping (PageViewController) -> Void) {
    self.title = title
    make = { PageViewController(title: title, build: build) }
  }

  /// A page that is a scene of the main storyboard.
  init(_ title: String, scene identifier: String) {
    self.title = title
    make = { UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: identifier) }
  }
}

enum Catalog {
  static let sections: [(title: String, pages: [Page])] = [
    ("Buttons", Buttons.pages),
    ("Values", Values.pages),
    ("Pickers", Pickers.pages),
    ("Menus and pasting", Menus.pages),
    ("Text", Texts.pages),
    ("Images and bars", Images.pages + Bars.pages),
    ("Interface Builder", [Page("Storyboard", scene: "Storyboard")]),
  ]
}
