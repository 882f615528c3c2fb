import UIKit

/// Fields, search bars and text views.
enum Texts {
  static let pages = [Page("Text fields", fields), Page("Search bars", searchBars), Page("Text views", textViews)]

  private static func field(_ text: String? = nil, _ change: (UITextField) -> Void = { _ in }) -> UITextField {
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.placeholder = "Placeholder"
    field.text = text
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    change(field)
    return field
  }

  private static func fields(_ page: PageViewController) {
    for (name, style) in [
      ("No border", UITextField.BorderStyle.none), ("Line", .line), ("Bezel", .bezel), ("Rounded", .roundedRect),
    ] {
      page.addWide(name, field { $0.borderStyle = style })
    }
    page.addWide("Text and clear button", field("Ada Lovelace") { $0.clearButtonMode = .always })
    page.addWide("Secure", field("secret") { $0.isSecureTextEntry = true })
    page.addWide("Disabled", field("Ada Lovelace") { $0.isEnabled = false })
    page.addWide("Centered", field("In the middle") { $0.textAlignment = .center })
    page.addWide(
      "Views at both ends",
      field {
        $0.leftView = UIImageView(image: UIImage(systemName: "person"))
        $0.leftViewMode = .always
        $0.rightView = UIActivityIndicatorView(style: .medium)
        ($0.rightView as? UIActivityIndicatorView)?.startAnimating()
        $0.rightViewMode = .always
      })
    page.addWide("Search", UISearchTextField())
  }

  private static func searchBars(_ page: PageViewController) {
    func bar(_ change: (UISearchBar) -> Void) -> UISearchBar {
      let bar = UISearchBar()
      bar.placeholder = "Search"
      change(bar)
      return bar
    }
    page.addWide("Default", bar { $0.searchBarStyle = .default })
    page.addWide("Prominent", bar { $0.searchBarStyle = .prominent })
    page.addWide("Minimal", bar { $0.searchBarStyle = .minimal })
    page.addWide(
      "Text and cancel button",
      bar {
        $0.text = "Berries"
        $0.showsCancelButton = true
      })
    page.addWide("Bookmarks", bar { $0.showsBookmarkButton = true })
    page.addWide("Search results", bar { $0.showsSearchResultsButton = true })
    page.addWide("Prompt", bar { $0.prompt = "What are you looking for?" })
    page.addWide(
      "Scopes",
      bar {
        $0.scopeButtonTitles = ["All", "Unread", "Flagged"]
        $0.showsScopeBar = true
      })
    page.addWide(
      "Token",
      bar {
        $0.searchTextField.insertToken(UISearchToken(icon: UIImage(systemName: "tag"), text: "Fruit"), at: 0)
      })
  }

  private static func textViews(_ page: PageViewController) {
    func view(_ change: (UITextView) -> Void) -> UITextView {
      let view = UITextView()
      view.isScrollEnabled = false
      view.font = .preferredFont(forTextStyle: .body)
      view.adjustsFontForContentSizeCategory = true
      view.text = "Twelve voices were shouting in anger, and they were all alike."
      change(view)
      return view
    }
    page.addWide("Plain", view { _ in })
    page.addWide("Not editable", view { $0.isEditable = false })
    page.addWide(
      "Links",
      view {
        $0.isEditable = false
        $0.dataDetectorTypes = .all
        $0.text = "Call +1 408 555 0100 or see https://example.com"
      })
    page.addWide(
      "Background and insets",
      view {
        $0.backgroundColor = .secondarySystemBackground
        $0.layer.cornerRadius = 10
        $0.textContainerInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
      })
    let plain = UILabel()
    plain.text = "Body, and disabled"
    plain.font = .preferredFont(forTextStyle: .body)
    plain.adjustsFontForContentSizeCategory = true
    plain.isEnabled = false
    page.add("Label", plain)
  }
}
