/// The app's settings of a search bar, apart from its look.
struct SearchBarSettings {
  var showsCancel = false
  var showsScopes = false
  /// Images by their purpose.
  var images: [String: UIImage] = [:]
  var scope = 0
  /// The field's distance from the top of the search bar in a navigation bar; nil outside of one.
  var hostedTop: CGFloat?
  /// The margin between the field and the sides in a navigation bar, in points.
  var hostedMargin: CGFloat = 16
}

/// The views inside of a search bar.
@MainActor final class SearchBarParts {
  let content = SearchBarContent()
  let background = BarBackground()
  /// The hairline above the bar; that below belongs to the background.
  let topLine = UIView()
  let prompt = UILabel()
  let field = UISearchTextField(frame: .zero)
  let cancelItem = UIBarButtonItem(systemItem: .cancel)
  let scopeBar = UIView()
  let scopeBackground = UIImageView()
  let scopes = UISegmentedControl(items: nil)
  private(set) lazy var cancelButton = BarButton(item: cancelItem)
  private(set) lazy var bookmarkButton = makeButton("Bookmarks", "book")
  private(set) lazy var resultsButton = makeButton("Results list", "list.bullet")
  /// The button at the end of the field.
  weak var shownButton: UIButton?
  private weak var bar: UISearchBar?

  func install(for bar: UISearchBar) {
    self.bar = bar
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.frame = bar.bounds
    prompt.font = .systemFont(ofSize: 13)
    prompt.textAlignment = .center
    prompt.textColor = .label
    topLine.backgroundColor = BarBackground.hairlineColor
    topLine.isUserInteractionEnabled = false
    scopeBackground.isUserInteractionEnabled = false
    for view in [background, topLine, prompt, field, cancelButton, scopeBar] { content.addSubview(view) }
    scopeBar.addSubview(scopeBackground)
    scopeBar.addSubview(scopes)
    scopeBar.isHidden = true
    cancelButton.isHidden = true
    prompt.isHidden = true
    cancelItem.primaryAction = UIAction(title: cancelItem.title ?? SystemStrings.text("Cancel")) { [weak bar] _ in
      bar?.cancelWasTapped()
    }
    cancelItem.button = cancelButton
    cancelItem.host = bar
    scopes.addAction(UIAction { [weak bar] _ in bar?.scopeWasChosen() }, for: .valueChanged)
    refreshCancel()
  }

  private func makeButton(_ label: String, _ symbol: String) -> UIButton {
    let button = UIButton(type: .custom)
    button.accessibilityLabel = label
    button.tintColor = .systemGray
    button.setImage(
      UIImage(systemName: symbol, withConfiguration: SearchBarParts.iconConfiguration), for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 24, height: 24)
    let isBookmark = symbol == "book"
    button.addAction(
      UIAction { [weak self] _ in
        guard let bar = self?.bar else { return }
        if isBookmark { bar.bookmarkWasTapped() } else { bar.resultsWereTapped() }
      }, for: .touchUpInside)
    return button
  }

  func refreshCancel() { cancelButton.show(cancelItem, compact: false) }

  func showScopes(_ titles: [String], selected: Int) {
    scopes.removeAllSegments()
    for (index, title) in titles.enumerated() { scopes.insertSegment(withTitle: title, at: index, animated: false) }
    scopes.selectedSegmentIndex = selected
  }
}

/// Holds all parts of a search bar.
final class SearchBarContent: UIView {}
