import UIKit

/// A scrolling column of controls, each below a caption that names its state.
class PageViewController: UIViewController {
  private let build: (PageViewController) -> Void
  private let scrollView = UIScrollView()
  private let column = UIStackView()

  init(title: String, build: @escaping (PageViewController) -> Void) {
    self.build = build
    super.init(nibName: nil, bundle: nil)
    self.title = title
    navigationItem.largeTitleDisplayMode = .never
  }

  required init?(coder: NSCoder) { fatalError("pages are made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    column.axis = .vertical
    column.spacing = 16
    scrollView.keyboardDismissMode = .onDrag
    scrollView.addSubview(column)
    view.addSubview(scrollView)
    for part in [scrollView, column] { part.translatesAutoresizingMaskIntoConstraints = false }
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      column.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor, constant: 16),
      column.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor, constant: -16),
      column.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
    build(self)
  }

  /// Adds controls in their own sizes, side by side, or below each other where the text is large.
  func add(_ caption: String, _ views: UIView...) {
    let row = UIStackView(arrangedSubviews: views)
    row.spacing = 16
    row.alignment = .center
    arrange(row)
    row.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
      [weak self] (row: UIStackView, _: UITraitCollection) in self?.arrange(row)
    }
    addCaptioned(caption, row, alignment: .leading)
  }

  /// Adds a control as wide as the page.
  func addWide(_ caption: String, _ view: UIView) { addCaptioned(caption, view, alignment: .fill) }

  private func arrange(_ row: UIStackView) {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    row.axis = isLarge ? .vertical : .horizontal
    row.alignment = isLarge ? .leading : .center
  }

  private func addCaptioned(_ caption: String, _ content: UIView, alignment: UIStackView.Alignment) {
    let label = UILabel()
    label.text = caption
    label.font = .preferredFont(forTextStyle: .footnote)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .secondaryLabel
    label.numberOfLines = 0
    let group = UIStackView(arrangedSubviews: [label, content])
    group.axis = .vertical
    group.spacing = 6
    group.alignment = alignment
    column.addArrangedSubview(group)
  }
}
